"""A bot of one's own, registered and rated in the arena.

    python examples/own_bot.py --games 400          # ratings need: pip install "threekings[arena]"

The bot plays King Lui by one thought: it takes the largest heap with which it has no more of that dish than the king.
In the arena it meets greedy and random, each alone against copies of each other one, all on the same decks in all
rotations around the table.
"""

import argparse

import threekings as tk
from threekings.cli import main as threekings_command


def modest(position: tk.Position, _bot: tk.Bot, _seed: int) -> str:
    """The text of one of the position's moves, by what its seat may know; where no heap is safe it draws."""
    view, moves = position.view(), position.moves()
    king, table, hand = view["king"], view["table"], view["hands"][position.seat]["by_dish"]
    safe = {
        move: table[dish]
        for move in moves
        for dish in [move.removeprefix("take ")]
        if move.startswith("take ") and hand[dish] + table[dish] <= king[dish]
    }
    if safe:
        return max(safe, key=lambda move: safe[move])
    return "draw" if "draw" in moves else moves[0]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=400, help="of each line-up")
    options.add_argument("--players", type=int, default=4)
    asked = options.parse_args()
    tk.register_bot(tk.BotKind("modest", modest, plays=lambda game: game.name == "king-lui"))
    settings = ["--players", str(asked.players), "--bots", "modest,greedy,random", "--games", str(asked.games)]
    threekings_command(["arena", "king-lui", *settings])  # the command line, which knows one bot more now


if __name__ == "__main__":
    main()
