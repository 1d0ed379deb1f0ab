"""What people may know of a game of King Lui: views, reasons and the log. KL 6.

A view is plain data for JSON; a reason or a log line is a message (texts.py).
"""

from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.king_lui import rules
from threekings.rules.king_lui.notation import NAMES, fed
from threekings.rules.king_lui.options import options_of
from threekings.rules.king_lui.rules import ACT, DISHES, DRAW, DRAWN, EMERALD, FEED, LAY, OVER, PASS
from threekings.texts import Message, Said

PHASES = ("act", "drawn", "over")
HIDDEN = dict.fromkeys(("size", "taken", "cards", "by_dish", "points", "discards"))
Counts = dict[str, int]
Moves = tuple[tuple[int, int], ...]


def view(edition: Edition, state: np.void, seat: int | None) -> dict[str, Any]:
    """What a seat may know; None is a spectator."""
    over = bool(state["phase"] == OVER)
    to_act = [] if over else [int(state["seat"])]
    asked = prompt(edition, state, seat)
    return {
        "options": options_of(state),
        "phase": PHASES[state["phase"]],
        "course": int(state["course"]),
        "chef": int(state["chef"]),
        "acted": int(state["acted"]),
        "to_act": to_act,
        "waiting": len(to_act),
        "supply": int(edition.record["cards"] - state["top"]),
        "table": portions(edition, state["table"]),
        "emeralds": int(state["table"][EMERALD]),
        "king": portions(edition, state["king"]),
        "eaten": portions(edition, state["eaten"]),
        "hands": _hands(edition, state, seat),
        "prompt": {"id": asked.id, "args": dict(asked.args)},
    }


def _hands(edition: Edition, state: np.void, viewer: int | None) -> list[dict[str, Any]]:
    """KL 6.1, 6.3: the size for all, the public part where memory is open, everything for those who know it."""
    known = int(rules.known_hands(state, -1 if viewer is None else viewer))
    taken, drawn, public = state["taken"].tolist(), state["drawn"].tolist(), bool(state["open"])
    hands = []
    for seat in range(int(state["players"])):
        size = sum(taken[seat]) + sum(drawn[seat])
        if known >> seat & 1:
            hands.append(_known_hand(edition, state, seat, size))
        else:
            hands.append(HIDDEN | {"size": size, "taken": portions(edition, taken[seat]) if public else None})
    return hands


def _known_hand(edition: Edition, state: np.void, seat: int, size: int) -> dict[str, Any]:
    by_dish = dish_points(edition, state, seat)
    return {
        "size": size,
        "taken": portions(edition, state["taken"][seat]),
        "cards": portions(edition, state["taken"][seat] + state["drawn"][seat]),
        "by_dish": by_dish,
        "points": sum(by_dish.values()),
        "discards": int(rules.discards(state, seat)),
    }


def portions(edition: Edition, counts: Any) -> Counts:
    """Counts by the names of the dishes, in their order."""
    listed = counts.tolist() if isinstance(counts, np.ndarray) else counts
    return {name: count for name, count in zip(edition.cards[:DISHES], listed, strict=False) if name}


def dish_points(edition: Edition, state: np.void, seat: int) -> Counts:
    """A seat's points by dish, KL 5.3, as if the game ended now."""
    points = np.zeros(DISHES, np.int32)
    rules.hand_points(state, seat, points)
    return portions(edition, points)


def breakdown(edition: Edition, state: np.void) -> list[Counts]:
    """Points by source, for every player."""
    return [dish_points(edition, state, seat) for seat in range(state["players"])]


def prompt(edition: Edition, state: np.void, seat: int | None) -> Message:
    """What is asked of the viewer now; who is to act is offered what is possible and nothing else."""
    if state["phase"] == OVER:
        return Message("kl-prompt-over")
    if state["seat"] != seat:
        return Message("kl-prompt-wait", {"seat": int(state["seat"])})
    verbs = dict.fromkeys(_verb(move) for move in _legal(edition, state))
    return Message(f"kl-prompt-{'-'.join(verbs)}")


def _verb(move: int) -> str:
    return "take" if move < DRAW else NAMES[move] if move < FEED else "feed"


# Why a move may not be played


def why_not(edition: Edition, state: np.void, seat: int, move: int) -> Message | None:
    """The rule that forbids the move, or None if it is legal."""
    if state["phase"] == OVER:
        return Message("kl-5-1-game-is-over")
    if seat != state["seat"]:
        return Message("kl-3-2-not-your-turn", {"seat": int(state["seat"])})
    if state["phase"] == DRAWN and move != LAY and move < FEED:
        return Message("kl-4-3-emerald-waits")
    if move < DRAW:
        return None if state["table"][move] else Message("kl-4-1-not-on-table", {"dish": edition.cards[move]})
    if move == DRAW:
        return None if _supply(edition, state) else Message("kl-4-7-supply-is-empty")
    if move == LAY:
        return None if state["phase"] == DRAWN else Message("kl-4-3-no-emerald-drawn")
    if move == PASS:
        return None if _legal(edition, state) == [PASS] else Message("kl-4-7-pass-is-last")
    return _why_not_feed(edition, state, *fed(move))


def _why_not_feed(edition: Edition, state: np.void, dish: int, other: int) -> Message | None:
    king = state["king"]
    if king.sum() < 2:
        return Message("kl-4-4-must-be-laid" if state["phase"] == DRAWN else "kl-4-5-king-has-too-few")
    if state["phase"] == ACT:
        if not state["table"][EMERALD]:
            return Message("kl-4-5-no-emerald")
        if not state["table"][:DISHES].any() and _supply(edition, state) and not state["free_dragon"]:
            return Message("kl-4-6-draw-is-compulsory")
    for fed_dish, needed in ((dish, 1 + (dish == other)), (other, 1)):
        if king[fed_dish] < needed:
            return Message("kl-4-5-king-lacks", {"dish": edition.cards[fed_dish], "count": int(king[fed_dish])})
    return None


def _supply(edition: Edition, state: np.void) -> bool:
    return bool(state["top"] < edition.record["cards"])


def _legal(edition: Edition, state: np.void) -> list[int]:
    """The moves of the seat to act."""
    moves = np.zeros(rules.MOVES, np.int32)
    count = rules.legal(edition.record, state, state["seat"], moves)
    return [int(move) for move in moves[:count]]


# The log


def tell_start(edition: Edition, state: np.void) -> list[Said]:
    """What everybody sees when the game begins."""
    return [_tell_over(edition, state) if state["phase"] == OVER else _tell_course(edition, state, 0)]


def tell(edition: Edition, before: np.void, after: np.void, moves: Moves) -> list[Said]:
    """What a move and all that followed from it look like, to all and to the seat itself."""
    seat, move = moves[0]  # nobody chooses at the same moment in this game
    lines = [_tell_move(edition, before, seat, move)]
    if after["course"] == before["course"] and after["phase"] != OVER:
        return lines
    served = after["king"] - before["king"] + after["eaten"] - before["eaten"]
    kind = "kl-log-serve" if served.any() else "kl-log-serve-nothing"
    lines.append(Said(Message(kind, {"cards": _some(portions(edition, served))})))
    if after["phase"] == OVER:
        lines.append(_tell_over(edition, after))
    else:
        lines.append(
            _tell_course(edition, after, int(before["table"][EMERALD] + (move == LAY) - _fed_from_table(before, move)))
        )
    return lines


def _tell_move(edition: Edition, before: np.void, seat: int, move: int) -> Said:
    if move < DRAW:
        dish = edition.cards[move]
        return Said(Message("kl-log-take", {"seat": seat, "cards": {dish: int(before["table"][move])}}))
    if move == DRAW:
        card = int(before["deck"][before["top"]])
        if card == EMERALD:
            return Said(Message("kl-log-draw-emerald", {"seat": seat}))
        return Said(
            Message("kl-log-draw", {"seat": seat}),
            Message("kl-log-draw-own", {"seat": seat, "dish": edition.cards[card]}),
            seat,
        )
    if move >= FEED:
        dish, other = (edition.cards[dish] for dish in fed(move))
        cards = {dish: 2} if dish == other else {dish: 1, other: 1}
        return Said(Message("kl-log-feed", {"seat": seat, "cards": cards}))
    return Said(Message("kl-log-lay" if move == LAY else "kl-log-pass", {"seat": seat}))


def _tell_course(edition: Edition, state: np.void, emeralds_before: int) -> Said:
    dealt = _some(portions(edition, state["table"]))
    emeralds = int(state["table"][EMERALD]) - emeralds_before
    cards = dealt | ({"emerald": emeralds} if emeralds else {})
    return Said(Message("kl-log-course", {"course": int(state["course"]), "seat": int(state["chef"]), "cards": cards}))


def _tell_over(edition: Edition, state: np.void) -> Said:
    return Said(Message("kl-log-over", {"count": int(edition.record["cards"] - state["top"])}))


def _fed_from_table(before: np.void, move: int) -> bool:
    return bool(move >= FEED and before["phase"] == ACT)


def _some(counts: Counts) -> Counts:
    return {name: count for name, count in counts.items() if count}
