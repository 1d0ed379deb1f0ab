"""Why a move of King Lui is worth a hint: what a dish brings beside the king's plate, and whom feeding costs points.

Of rivals' hands only what they took in front of all is counted, as KL 6 lets everybody know it.
"""

from collections.abc import Sequence

import numpy as np

from threekings.edition import Edition
from threekings.reasons import World, in_ten, mean
from threekings.rules.king_lui.notation import fed
from threekings.rules.king_lui.rules import DISHES, DRAW, EMERALD, FEED, LAY
from threekings.texts import Message


def reasons(edition: Edition, worlds: Sequence[World], seat: int, move: int) -> list[Message]:
    """Reasons for a move, the weightiest first."""
    if move < DRAW:
        return _why_take(edition, worlds, seat, move)
    if move == DRAW:
        return _why_draw(worlds, seat)
    known = worlds[0].before
    if move == LAY:
        return _why_lay(known, seat)
    return _why_feed(edition, known, seat, move) if move >= FEED else []


def _why_take(edition: Edition, worlds: Sequence[World], seat: int, dish: int) -> list[Message]:
    known, name = worlds[0].before, edition.cards[dish]
    king, before = int(known["king"][dish]), _held(known, seat, dish)
    mine = before + int(known["table"][dish])
    over = in_ten(worlds, lambda world: _held(world.end, seat, dish) > world.end["king"][dish])
    found = []
    if mine <= king:
        points = mine * king - before * king
        found.append(Message("kl-hint-brings", {"points": points, "count": king, "dish": name}))
    else:
        found.append(Message("kl-hint-lacks", {"count": mine - king, "dish": name}))
    if over:
        found.append(Message("kl-hint-over", {"tenths": over, "dish": name}))
    points = mean(worlds, lambda world: _points(_held(world.end, seat, dish), int(world.end["king"][dish])))
    found.append(Message("kl-hint-average", {"points": points, "dish": name}))
    rivals = [rival for rival in _rivals(known, seat) if king < known["taken"][rival][dish] <= king + mine - before]
    if rivals:
        rival = max(rivals, key=lambda rival: int(known["taken"][rival][dish]))
        found.insert(1, Message("kl-hint-keeps-over", {"seat": rival, "dish": name}))
    return found


def _why_draw(worlds: Sequence[World], seat: int) -> list[Message]:
    cards = [int(world.before["deck"][world.before["top"]]) for world in worlds]
    scoring = in_ten(worlds, lambda world: _scores(world, seat))
    found = [Message("kl-hint-draw", {"tenths": scoring})]
    if emerald := round(10 * cards.count(EMERALD) / len(cards)):
        found.append(Message("kl-hint-emerald", {"tenths": emerald}))
    return found


def _scores(world: World, seat: int) -> bool:
    """Whether the card that is drawn there scores in the end."""
    card = int(world.before["deck"][world.before["top"]])
    return card != EMERALD and _held(world.end, seat, card) <= world.end["king"][card]


def _why_lay(known: np.void, seat: int) -> list[Message]:
    pairs = [(a, b) for a in range(DISHES) for b in range(a, DISHES) if _may_feed(known, a, b)]
    costly = pairs and all(_loss(known, seat, pair, hidden=True) > 0 for pair in pairs)
    return [Message("kl-hint-lay")] if costly else []


def _may_feed(state: np.void, dish: int, other: int) -> bool:
    """KL 4.5"""
    king = state["king"]
    return bool(king[dish] > 1 if dish == other else king[dish] > 0 and king[other] > 0)


def _why_feed(edition: Edition, known: np.void, seat: int, move: int) -> list[Message]:
    pair, found = fed(move), []
    losses = {rival: _loss(known, rival, pair) for rival in _rivals(known, seat)}
    rival = max(losses, key=lambda rival: losses[rival])
    if losses[rival] > 0:
        found.append(Message("kl-hint-feed", {"points": losses[rival], "seat": rival}))
    over = [dish for dish in {*pair} if _goes_over(known, rival, dish, pair.count(dish))]
    if losses[rival] > 0 and over:
        found.append(Message("kl-hint-feed-over", {"seat": rival, "dish": edition.cards[over[0]]}))
    cost = _loss(known, seat, pair, hidden=True)
    found.append(Message("kl-hint-feed-costs", {"points": cost}) if cost > 0 else Message("kl-hint-feed-free"))
    return found


def _goes_over(state: np.void, seat: int, dish: int, eaten: int) -> bool:
    """Whether the king has fewer than the seat once so many were eaten, and has not now."""
    king, taken = int(state["king"][dish]), int(state["taken"][seat][dish])
    return king - eaten < taken <= king


def _loss(state: np.void, seat: int, pair: tuple[int, int], *, hidden: bool = False) -> int:
    """Points that feeding costs a seat, as if the game ended now; of its hidden cards only the seat itself is told."""
    lost = 0
    for dish in {*pair}:
        hand = _held(state, seat, dish) if hidden else int(state["taken"][seat][dish])
        king = int(state["king"][dish])
        lost += _points(hand, king) - _points(hand, king - pair.count(dish))
    return lost


def _points(hand: int, king: int) -> int:
    """KL 5.2, 5.3"""
    return hand * king if hand <= king else 0


def _held(state: np.void, seat: int, dish: int) -> int:
    return int(state["taken"][seat][dish]) + int(state["drawn"][seat][dish])


def _rivals(state: np.void, seat: int) -> list[int]:
    return [rival for rival in range(int(state["players"])) if rival != seat]
