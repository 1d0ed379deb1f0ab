"""Writes docs/daily-deal.json: what follows from the rule of the daily deal for one date, bots' replies too.

python -m tests.daily_vectors > docs/daily-deal.json    after a new edition, or with a new version of the bots
"""

import json
from typing import Any

from threekings import fair_shuffle
from threekings.bots import choose, read_bot
from threekings.daily_deal import PERSON, DailyDeal, bot_seed, daily_deal, mark
from threekings.games import GAMES
from threekings.match import Match, card_codes
from threekings.server.table.setup import shuffled_deck

DATE = "2026-11-16"
STEPS = 16  # of a game


def vectors() -> dict[str, Any]:
    deals = {name: daily_deal(game, DATE) for name, game in GAMES.items() if game.is_bundled}
    return {name: vector(deal) for name, deal in deals.items()}


def vector(deal: DailyDeal) -> dict[str, Any]:
    match = begun(deal)
    play(match, deal)
    return {
        "text": deal.text,
        "secret": deal.secret.hex(),
        "mark": mark(deal.secret),
        "table": deal.table,
        "key": deal.key.hex(),
        "seat": deal.seats.index(PERSON),
        "options": match.options,
        "deck": " ".join(match.headers.deck or []),
        "moves": [f"{seat} {move}" for step in range(1, STEPS + 1) for seat, move in match.moves_of(step)],
    }


def begun(deal: DailyDeal) -> Match:
    game, edition = GAMES[deal.game], GAMES[deal.game].edition()
    options = game.settled(deal.options, deal.players, fair_shuffle.chance(deal.key, "options"))
    deck = card_codes(edition, shuffled_deck(edition, deal.key))
    match = Match(game, edition, deal.players, options, deck=deck, seed=None)
    match.headers.table, match.headers.secret = deal.table, deal.secret
    return match


def play(match: Match, deal: DailyDeal) -> None:
    while len(match.steps) < STEPS:
        steps = len(match.steps)
        for seat in match.to_act:
            if deal.seats[seat] == PERSON:
                move = match.moves(seat)[0]
            else:
                move = choose(read_bot(deal.seats[seat]), match, seat, bot_seed(deal.key, seat, steps))
            match.play(move, seat)


if __name__ == "__main__":
    print(json.dumps(vectors(), indent=1))
