"""What people may know of a game of King Lui: views and reasons. KL 6.

A view is plain data for JSON; a reason is a message (texts.py).
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import sub
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.king_lui.calls import rules
from threekings.rules.king_lui.notation import NAMES, dish_names, fed, move_text
from threekings.rules.king_lui.options import options_of
from threekings.rules.king_lui.rules import (
    ACT,
    DISHES,
    DRAW,
    DRAWN,
    EMERALD,
    FEED,
    LAY,
    OVER,
    PASS,
    TAKEN,
    UNSEEN,
)
from threekings.rules.king_lui.seen import Counts, Hand, KingLuiAids, KingLuiView, Phase
from threekings.states import copied, fields, legal_moves, scores, seats_in, winners
from threekings.texts import Argument, Message, plain

PHASES: tuple[Phase, ...] = ("act", "drawn", "over")
HANDS = ("deck", "taken", "drawn")  # fields of the state that `rules.reckon_hands` reads
Counted = list[list[int]]  # of a hand, as it tells them


def views(edition: Edition, state: np.void, seats: Iterable[int | None]) -> list[KingLuiView]:
    """What each of these seats may know; None is a spectator. What several may know is put together once."""
    values, hands = fields(state, without=HANDS), _hands(edition, state)
    known, seen = _known_to_all(state), _seen_by_all(edition, state, values, hands)
    found = []
    for seat in seats:
        knows = known | (0 if seat is None else 1 << seat)  # KL 6.2
        view: KingLuiView = {**seen, "hands": _mixed(edition, seen["hands"], hands, knows)}
        if seat is not None:
            view["aids"] = {**seen["aids"], "unseen": portions(dish_names(edition.cards), hands[seat][UNSEEN])}
        if seat in seen["to_act"]:
            moves = _legal(edition, state)
            view["moves"] = [move_text(edition, move) for move in moves]
            view["prompt"] = plain(Message(f"kl-prompt-{'-'.join(dict.fromkeys(map(_verb, moves)))}"))
        found.append(view)
    return found


def _seen_by_all(edition: Edition, state: np.void, values: Mapping[str, Any], hands: list[Counted]) -> KingLuiView:
    dishes = dish_names(edition.cards)
    to_act = [] if values["phase"] == OVER else [values["seat"]]
    return {
        "options": options_of(values),
        "phase": PHASES[values["phase"]],
        "course": values["course"],
        "courses": values["course"] + int(rules.courses_to_come(edition.record, state)),
        "chef": values["chef"],
        "acted": [(values["chef"] + turn) % values["players"] for turn in range(values["acted"])],  # KL 3.2
        "to_act": to_act,
        "waiting": len(to_act),
        "supply": len(edition.deck) - values["top"],
        "table": portions(dishes, values["table"]),
        "emeralds": values["table"][EMERALD],
        "king": portions(dishes, values["king"]),
        "eaten": portions(dishes, values["eaten"]),
        "hands": [_hidden_hand(dishes, hand, values["open"]) for hand in hands[:-1]],
        "aids": _aids(edition, state, values, hands[-1][UNSEEN]),
        "moves": [],
        "prompt": plain(Message("kl-prompt-wait", {"seat": values["seat"]}) if to_act else Message("kl-prompt-over")),
    }


def opened(edition: Edition, state: np.void, seats: Iterable[int]) -> dict[str, Any]:
    """What a spectator's view says instead where the hands of these seats are open, KL 6.5."""
    values, hands, known = fields(state, without=HANDS), _hands(edition, state), _known_to_all(state)
    for seat in seats:
        known |= 1 << seat
    seen = _seen_by_all(edition, state, values, hands)
    unseen = list(hands[-1][UNSEEN])
    for seat in seats_in(known & ~_known_to_all(state)):
        unseen = list(map(sub, unseen, state["drawn"][seat].tolist()))
    return {
        "hands": _mixed(edition, seen["hands"], hands, known),
        "aids": {**seen["aids"], "unseen": portions(dish_names(edition.cards), unseen)},
    }


def _known_to_all(state: np.void) -> int:
    """The seats whose hands even a spectator knows, as bits."""
    return int(rules.known_hands(state, -1))


def _hands(edition: Edition, state: np.void) -> list[Counted]:
    """All hands as counts, and behind them what a spectator has not seen."""
    hands = np.zeros((int(state["players"]) + 1, UNSEEN + 1, DISHES + 1), np.int32)
    rules.reckon_hands(edition.record, state, hands)
    found: list[Counted] = hands.tolist()
    return found


def _mixed(edition: Edition, hidden: list[Hand], hands: list[Counted], known: int) -> list[Hand]:
    dishes = dish_names(edition.cards)
    return [_whole_hand(dishes, hands[seat]) if known >> seat & 1 else hand for seat, hand in enumerate(hidden)]


def _hidden_hand(dishes: Sequence[str], counts: Counted, memory: int) -> Hand:
    """KL 6.1, 6.3: the size for all, the public part where memory is open."""
    taken = counts[TAKEN]
    return {
        "size": taken[DISHES],
        "taken": portions(dishes, taken) if memory else None,
        "cards": None,
        "by_dish": None,
        "points": None,
        "discards": None,
        "lost": None,
    }


def _whole_hand(dishes: Sequence[str], counts: Counted) -> Hand:
    """A hand for those who know it."""
    taken, held, scored, _ = counts
    *by_dish, discards = scored
    return {
        "size": taken[DISHES],
        "taken": portions(dishes, taken),
        "cards": portions(dishes, held),
        "by_dish": portions(dishes, by_dish),
        "points": sum(by_dish),
        "discards": discards,
        "lost": [dishes[dish] for dish in seats_in(held[DISHES])],
    }


def _aids(edition: Edition, state: np.void, values: Mapping[str, Any], unseen: list[int]) -> KingLuiAids:
    """What even a spectator can have kept in mind, KL 6.1."""
    gone = values["table"][EMERALD] + sum(values["eaten"]) // 2 + (values["phase"] == DRAWN)
    return {
        "unseen": portions(dish_names(edition.cards), unseen),
        "emeralds": int(edition.record["emeralds"]) - gone,
        "taken": _points_of_taken(state) if values["open"] else None,
    }


def _points_of_taken(state: np.void) -> list[int]:
    """What everybody's points would be without the portions that they drew."""
    twin = copied(state)
    twin["drawn"] = 0
    return [sum(by_dish) for *by_dish, _ in reckoned(twin)]


def reckoned(state: np.void) -> list[list[int]]:
    """Every seat's points by dish as if the game ended now, and behind them the cards it discards."""
    points = np.zeros((int(state["players"]), DISHES + 1), np.int32)
    rules.reckon(state, points)
    return points.tolist()


def portions(dishes: Sequence[str], counts: Sequence[int]) -> Counts:
    """Counts by the names of the dishes, in their order."""
    return dict(zip(dishes, counts))  # noqa: B905  # naming `strict` takes longer than all the rest


def breakdown(edition: Edition, state: np.void) -> list[Counts]:
    """Points by source, for every player."""
    dishes = dish_names(edition.cards)
    return [portions(dishes, points) for points in reckoned(state)]


def _verb(move: int) -> str:
    return "take" if move < DRAW else NAMES[move] if move < FEED else "feed"


def verdict(edition: Edition, state: np.void) -> Message:
    """Who wins a game that is over, and what decided a tie, KL 5.4."""
    points, won = scores(rules, edition, state), winners(rules, edition, state)
    most, discards = max(points), reckoned(state)[won[0]][-1]
    leaders = [seat for seat, own in enumerate(points) if own == most]
    if len(leaders) == 1:
        return Message("kl-verdict-wins", {"seat": won[0], "points": most})
    if len(won) == 1:
        tied: dict[str, Argument] = {"seats": leaders, "seat": won[0], "points": most, "discards": discards}
        return Message("kl-verdict-wins-tie", tied)
    if state["shared"]:
        return Message("kl-verdict-share", {"seats": won, "points": most})
    return Message("kl-verdict-share-tie", {"seats": won, "points": most, "discards": discards})


def reveals(before: np.void, after: np.void) -> bool:
    """Whether cards were turned up or drawn, or all hands shown at the end, KL 6.5."""
    return bool(before["top"] != after["top"] or after["phase"] == OVER)


# Why a move may not be played


def why_not(edition: Edition, state: np.void, seat: int, move: int) -> Message | None:
    """The rule that forbids the move, or None if it is legal."""
    phase, acting = int(state["phase"]), int(state["seat"])
    if phase == OVER:
        return Message("kl-5-1-game-is-over")
    if seat != acting:
        return Message("kl-3-2-not-your-turn", {"seat": acting})
    if phase == DRAWN and move != LAY and move < FEED:
        return Message("kl-4-3-emerald-waits")
    if move < DRAW:
        return None if state["table"][move] else Message("kl-4-1-not-on-table", {"dish": edition.cards[move]})
    if move == DRAW:
        return None if _supply(edition, state) else Message("kl-4-7-supply-is-empty")
    if move == LAY:
        return None if phase == DRAWN else Message("kl-4-3-no-emerald-drawn")
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
    return legal_moves(rules, edition, state, int(state["seat"]))
