"""Why a row of Ku-Ka-King is worth a hint: what it makes of the collection, and how likely nobody else names it."""

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from threekings.edition import Edition
from threekings.reasons import World, in_ten
from threekings.rules.ku_ka_king.rules import ANIMALS, CHURCH, FARMER, FARMHOUSE, KINDS, KING, KNIGHT, WIFE
from threekings.rules.ku_ka_king.view import row_gains
from threekings.texts import Message

WANTED = 3  # of ten worlds in which a rival names the row as well, from which on that is told


def reasons(edition: Edition, worlds: Sequence[World], seat: int, move: int) -> list[Message]:
    """Reasons for a row, the weightiest first."""
    known = worlds[0].before
    chance, found = _chance(worlds, seat, move), [*_collected(edition, known, seat, move)]
    if (points := row_gains(edition, known, seat)[move]) > 0:
        found.insert(1, Message("kk-hint-brings", {"points": points}))
    found.insert(1 if chance.id == "kk-hint-wanted" and found else 0, chance)
    return found


def _chance(worlds: Sequence[World], seat: int, row: int) -> Message:
    """How likely the row is the seat's alone."""
    if len(worlds[0].choices) < 2:
        return Message("kk-hint-nobody-else")
    rivals = Counter(other for world in worlds for other, named in world.choices if named == row and other != seat)
    alone = in_ten(worlds, lambda world: [named for _, named in world.choices].count(row) == 1)
    if 10 - alone < WANTED:
        return Message("kk-hint-alone", {"tenths": alone})
    ((rival, count),) = rivals.most_common(1)
    return Message("kk-hint-wanted", {"seat": rival, "tenths": max(round(10 * count / len(worlds)), 1)})


def _collected(edition: Edition, known: np.void, seat: int, row: int) -> Iterator[Message]:
    """What the row makes of what the seat has."""
    new = Counter(known["rows"][row][: known["size"][row]].tolist())
    have = Counter({kind: int(count) for kind, count in enumerate(known["collection"][seat])})
    then = have + new
    if _farms(then) > _farms(have):
        yield Message("kk-hint-farm")
    elif _pairs(then) > _pairs(have):
        yield Message("kk-hint-pair")
    if new[KING]:
        yield Message("kk-hint-kings", {"count": then[KING]})
    if new[KNIGHT]:
        most = then[KNIGHT] >= _most_of_others(known, seat, KNIGHT)
        yield Message("kk-hint-most-knights" if most else "kk-hint-knights", {"count": then[KNIGHT]})
    others = _most_of_others(known, seat, CHURCH)
    if new[CHURCH] and have[CHURCH] < others <= then[CHURCH]:
        yield Message("kk-hint-churches")
    herd = max((kind for kind in range(ANIMALS, KINDS) if new[kind]), key=lambda kind: then[kind], default=None)
    if herd is not None and then[herd] > 1:
        yield Message("kk-hint-herd", {"cards": {edition.cards[herd]: then[herd]}})


def _pairs(cards: Counter[int]) -> int:
    """KK 5.6"""
    return min(cards[FARMER], cards[WIFE])


def _farms(cards: Counter[int]) -> int:
    return min(_pairs(cards), cards[FARMHOUSE])


def _most_of_others(state: np.void, seat: int, kind: int) -> int:
    return max(int(state["collection"][other][kind]) for other in range(int(state["players"])) if other != seat)
