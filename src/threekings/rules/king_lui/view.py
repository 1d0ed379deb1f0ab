"""What people may know of a game of King Lui: views and reasons. KL 6.

A view is plain data for JSON; a reason is a message (texts.py).
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.king_lui.calls import rules
from threekings.rules.king_lui.notation import NAMES, dish_names, fed, move_text
from threekings.rules.king_lui.options import options_of
from threekings.rules.king_lui.rules import ACT, DISHES, DRAW, DRAWN, EMERALD, FEED, LAY, OVER, PASS
from threekings.rules.king_lui.seen import Counts, Hand, KingLuiAids, KingLuiView, Phase
from threekings.states import copied, fields, legal_moves, scores, seats_in, winners
from threekings.texts import Argument, Message, plain

PHASES: tuple[Phase, ...] = ("act", "drawn", "over")


def views(edition: Edition, state: np.void, seats: Iterable[int | None]) -> list[KingLuiView]:
    """What each of these seats may know; None is a spectator. What several may know is put together once."""
    values = fields(state)
    whole, known = _whole_hands(edition, state, values), _known_to_all(state)
    seen = _seen_by_all(edition, state, values, whole)
    found = []
    for seat in seats:
        knows = known | (0 if seat is None else 1 << seat)  # KL 6.2
        aids = _aids_of(seen["aids"], values, knows)
        view: KingLuiView = {**seen, "hands": _mixed(seen["hands"], whole, knows), "aids": aids}
        if seat in seen["to_act"]:
            moves = _legal(edition, state)
            view["moves"] = [move_text(edition, move) for move in moves]
            view["prompt"] = plain(Message(f"kl-prompt-{'-'.join(dict.fromkeys(map(_verb, moves)))}"))
        found.append(view)
    return found


def _seen_by_all(edition: Edition, state: np.void, values: Mapping[str, Any], whole: list[Hand]) -> KingLuiView:
    dishes = dish_names(edition.cards)
    to_act = [] if values["phase"] == OVER else [values["seat"]]
    return {
        "options": options_of(values),
        "phase": PHASES[values["phase"]],
        "course": values["course"],
        "courses": values["course"] + _courses_to_come(values, _supply_left(edition, values)),
        "chef": values["chef"],
        "acted": [(values["chef"] + turn) % values["players"] for turn in range(values["acted"])],  # KL 3.2
        "to_act": to_act,
        "waiting": len(to_act),
        "supply": _supply_left(edition, values),
        "table": portions(dishes, values["table"]),
        "emeralds": values["table"][EMERALD],
        "king": portions(dishes, values["king"]),
        "eaten": portions(dishes, values["eaten"]),
        "hands": [_hidden_hand(hand, values["open"]) for hand in whole],
        "aids": _aids(edition, state, values),
        "moves": [],
        "prompt": plain(Message("kl-prompt-wait", {"seat": values["seat"]}) if to_act else Message("kl-prompt-over")),
    }


def opened(edition: Edition, state: np.void, seats: Iterable[int]) -> dict[str, Any]:
    """What a spectator's view says instead where the hands of these seats are open, KL 6.5."""
    values, known = fields(state), _known_to_all(state)
    for seat in seats:
        known |= 1 << seat
    whole = _whole_hands(edition, state, values)
    return {
        "hands": _mixed([_hidden_hand(hand, values["open"]) for hand in whole], whole, known),
        "aids": _aids_of(_aids(edition, state, values), values, known),
    }


def _known_to_all(state: np.void) -> int:
    """The seats whose hands even a spectator knows, as bits."""
    return int(rules.known_hands(state, -1))


def _mixed(hidden: list[Hand], whole: list[Hand], known: int) -> list[Hand]:
    return [whole[seat] if known >> seat & 1 else hand for seat, hand in enumerate(hidden)]


def _hidden_hand(hand: Hand, memory: int) -> Hand:
    """KL 6.1, 6.3: the size for all, the public part where memory is open."""
    return {
        "size": hand["size"],
        "taken": hand["taken"] if memory else None,
        "cards": None,
        "by_dish": None,
        "points": None,
        "discards": None,
        "lost": None,
    }


def _whole_hands(edition: Edition, state: np.void, values: Mapping[str, Any]) -> list[Hand]:
    """All hands, for those who know them."""
    dishes, most, hands = dish_names(edition.cards), _most_that_count(edition, values), []
    for taken, drawn, points in zip(values["taken"], values["drawn"], reckoned(state), strict=False):
        cards = list(map(add, taken, drawn))
        *by_dish, discards = points
        hand: Hand = {
            "size": sum(cards),
            "taken": portions(dishes, taken),
            "cards": portions(dishes, cards),
            "by_dish": portions(dishes, by_dish),
            "points": sum(by_dish),
            "discards": discards,
            "lost": [dish for dish, own, may in zip(dishes, cards, most, strict=False) if own > may],
        }
        hands.append(hand)
    return hands


def _most_that_count(edition: Edition, values: Mapping[str, Any]) -> list[int]:
    """How many of each dish a hand can keep at most, KL 5.2: with more, all are discarded whatever happens.

    The king gets no more than lie there and may be dealt, nor more than a hand with this many leaves over.
    """
    supply, copies = _supply_left(edition, values), edition.record["copies"].tolist()
    dealt = supply if _courses_to_come(values, supply) else 0
    dishes = zip(copies, values["eaten"], values["king"], values["table"], strict=False)
    return [min(king + table + dealt, (count - eaten) // 2) for count, eaten, king, table in dishes]


def _aids(edition: Edition, state: np.void, values: Mapping[str, Any]) -> KingLuiAids:
    """What even a spectator can have kept in mind, KL 6.1."""
    shown = map(sum, zip(values["table"], values["king"], values["eaten"], *values["taken"], strict=False))
    unseen = [copies - count for copies, count in zip(edition.record["copies"].tolist(), shown, strict=True)]
    gone = values["table"][EMERALD] + sum(values["eaten"]) // 2 + (values["phase"] == DRAWN)
    return {
        "unseen": portions(dish_names(edition.cards), unseen),
        "emeralds": int(edition.record["emeralds"]) - gone,
        "taken": _points_of_taken(state) if values["open"] else None,
    }


def _aids_of(aids: KingLuiAids, values: Mapping[str, Any], known: int) -> KingLuiAids:
    """The same for those who have also seen what these seats drew, as bits, KL 6.2."""
    unseen = [*aids["unseen"].values()]
    for seat in seats_in(known):
        unseen = [count - drawn for count, drawn in zip(unseen, values["drawn"][seat], strict=False)]
    return {**aids, "unseen": portions([*aids["unseen"]], unseen)}


def _points_of_taken(state: np.void) -> list[int]:
    """What everybody's points would be without the portions that they drew."""
    twin = copied(state)
    twin["drawn"] = 0
    return [sum(by_dish) for *by_dish, _ in reckoned(twin)]


def _supply_left(edition: Edition, values: Mapping[str, Any]) -> int:
    return len(edition.deck) - int(values["top"])


def _courses_to_come(values: Mapping[str, Any], supply: int) -> int:
    """As many as the supply is enough for, KL 5.1: cards that are drawn make it fewer."""
    return 0 if values["phase"] == OVER else supply // (2 * int(values["players"]))


def reckoned(state: np.void) -> list[list[int]]:
    """Every seat's points by dish as if the game ended now, and behind them the cards it discards."""
    points = np.zeros((int(state["players"]), DISHES + 1), np.int32)
    rules.reckon(state, points)
    return points.tolist()


def portions(dishes: Sequence[str], counts: Sequence[int]) -> Counts:
    """Counts by the names of the dishes, in their order."""
    return dict(zip(dishes, counts, strict=False))


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
