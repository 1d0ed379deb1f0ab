"""What speaks against a placement in The King's Catering: Tables the King would discard, and stars it costs.

Said before a tile is put, as things would stand then: a later tile may still mend it.
"""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from threekings.edition import Edition
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.notation import cell_of, put_parts, read_move
from threekings.rules.kings_catering.rules import LEAST_TILES, NEW, OTHER_SHAPES, OVER, SOURCES, TILE_COUNT
from threekings.rules.kings_catering.seen import Stars
from threekings.texts import Message, Text, plain

COSTS = (  # by source of stars
    "kc-warning-costs-king",
    "kc-warning-costs-queen",
    "kc-warning-costs-princess",
    "kc-warning-costs-princess",
    "kc-warning-costs-crew",
)


class Outcome:
    """How things would stand for a player: stars by source, and as bits the Tables that count."""

    def __init__(self, edition: Edition, state: np.void, seat: int):
        players = int(state["players"])
        stars, left = np.zeros((players, SOURCES), np.int32), np.zeros(players, np.int64)
        rules.reckon(edition.record, state, stars, left)
        self.state, self.stars, self.left = state, stars[seat].tolist(), int(left[seat])

    def stands(self, table: int) -> bool:
        return bool(self.left >> table & 1)


def warnings(edition: Edition, state: np.void, gains: Stars) -> dict[str, list[Text]]:
    """By placement what speaks against it; only those against which something does."""
    seat = int(state["seat"])
    before, risky = Outcome(edition, state, seat), _risky(edition, state, seat)
    falling: dict[int, list[Text]] = {}  # by place: which Tables fall does not depend on the tile and its turns
    found: dict[str, list[Text]] = {}
    for text, gain in gains.items():
        move = read_move(edition, text)
        _, place, _ = put_parts(move)
        judging = place not in falling and risky(place)
        if judging or gain < 0:
            after = Outcome(edition, _after(edition, state, seat, move), seat)
        if judging:
            falling[place] = [plain(message) for message in _falls(edition, before, after, seat, place)]
        said = falling.setdefault(place, [])
        if gain < 0:
            said = [*said, *map(plain, _costs(before.stars, after.stars))]
        if said:
            found[text] = said
    return found


def _risky(edition: Edition, state: np.void, seat: int) -> Callable[[int], bool]:
    """Tells of a place whether a tile there may make a Table fall: most cannot, and need not be tried."""
    king = int(rules.king(state))
    rule, limit = int(edition.record["rule"][king]), int(edition.record["limit"][king])
    tiles = state["tally"][seat, : state["tables"][seat], TILE_COUNT].tolist()

    def risky(place: int) -> bool:
        grown = 1 if place == NEW else tiles[cell_of(place)[0]] + 1
        return grown < limit if rule == LEAST_TILES else rule == OTHER_SHAPES and grown in tiles

    return risky


def _after(edition: Edition, state: np.void, seat: int, move: int) -> np.void:
    after: np.void = state.copy()
    rules.put(edition.record, after, seat, move)
    return after


def _falls(edition: Edition, before: Outcome, after: Outcome, seat: int, place: int) -> Iterator[Message]:
    """The Table at which the tile would lie, if it does not stand then; and others that would stand no more."""
    tables = int(after.state["tables"][seat])
    table = tables - 1 if place == NEW else cell_of(place)[0]
    if not after.stands(table):
        yield why_falls(edition, after.state, seat, table)
    for other in range(int(before.state["tables"][seat])):
        if other != table and before.stands(other) and not after.stands(other):
            yield Message("kc-warning-other-falls", {"table": other + 1})


def why_falls(edition: Edition, state: np.void, seat: int, table: int) -> Message:
    """What the King holds against a Table that he would discard now, or has discarded, KC 5."""
    king = int(rules.king(state))
    over = state["phase"] == OVER
    if edition.record["rule"][king] == LEAST_TILES:
        limit = int(edition.record["limit"][king])
        return Message("kc-fallen-few-tiles" if over else "kc-warning-few-tiles", {"limit": limit})
    shape = state["shape"][seat]
    alike = next(earlier for earlier in range(table) if shape[earlier] == shape[table])
    return Message("kc-fallen-same-shape" if over else "kc-warning-same-shape", {"table": alike + 1})


def _costs(before: Iterable[int], after: Iterable[int]) -> Iterator[Message]:
    """Who would give fewer stars."""
    for text, was, now in zip(COSTS, before, after, strict=True):
        if now < was:
            yield Message(text, {"stars": was - now})
