"""Why a move of The King's Catering is worth a hint: stars now and by whom, what the Table gains, where it may end."""

from collections.abc import Iterator, Sequence

import numpy as np

from threekings.edition import Edition
from threekings.reasons import World, mean
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.notation import cell_of, put_parts
from threekings.rules.kings_catering.rules import COLOURS, MATCHED, NEW, PUT, SIZE, SIZES
from threekings.rules.kings_catering.warnings import Outcome
from threekings.states import copied, scores
from threekings.texts import Message

GIVES = (  # by source of stars
    "kc-hint-from-king",
    "kc-hint-from-queen",
    "kc-hint-from-princess",
    "kc-hint-from-princess",
    "kc-hint-from-crew",
)


def reasons(edition: Edition, worlds: Sequence[World], seat: int, move: int) -> list[Message]:
    """Reasons for a move, the weightiest first."""
    known = worlds[0].before
    found = [*(_why_put(edition, known, seat, move) if move >= PUT else _why_column(edition, worlds, seat, move))]
    stars = mean(worlds, lambda world: scores(rules, edition, world.end)[seat])
    return [*found, Message("kc-hint-end", {"stars": stars})]


def _why_column(edition: Edition, worlds: Sequence[World], seat: int, column: int) -> Iterator[Message]:
    known = worlds[0].before
    now = scores(rules, edition, known)[seat]
    gained = mean(worlds, lambda world: scores(rules, edition, world.after)[seat]) - now
    if gained > 0 and known["held"][seat] > 0:  # the first tile of all brings what few tiles bring: no reason for any
        yield Message("kc-hint-turn", {"stars": gained})
    yield Message("kc-hint-tiles", {"count": int(known["column_size"][column])})


def _why_put(edition: Edition, known: np.void, seat: int, move: int) -> Iterator[Message]:
    after = copied(known)
    rules.put(edition.record, after, seat, move)
    was, now = Outcome(edition, known, seat), Outcome(edition, after, seat)
    _, place, _ = put_parts(move)
    table = int(known["tables"][seat]) if place == NEW else cell_of(place)[0]
    stars = sum(now.stars) - sum(was.stars) if known["held"][seat] > 0 else 0
    if stars > 0:
        yield Message("kc-hint-now", {"stars": stars})
    yield from _about_table(known, after, seat, table, place)
    if place != NEW and now.stands(table) and not was.stands(table):
        yield Message("kc-hint-stands", {"table": table + 1})
    if stars > 0:
        source = max(range(len(GIVES)), key=lambda source: now.stars[source] - was.stars[source])
        yield Message(GIVES[source], {"stars": now.stars[source] - was.stars[source]})


def _about_table(known: np.void, after: np.void, seat: int, table: int, place: int) -> Iterator[Message]:
    """What the tile makes of its Table."""
    tally = after["tally"][seat, table]
    if place == NEW:
        yield Message("kc-hint-founds", {"table": table + 1})
        return
    before = known["tally"][seat, table]
    sizes = slice(SIZE, SIZE + SIZES)
    if tally[sizes].all() and not before[sizes].all():
        yield Message("kc-hint-all-sizes", {"table": table + 1})
    colours = slice(MATCHED, MATCHED + COLOURS)
    if (matched := int(tally[colours].sum()) - int(before[colours].sum())) > 0:
        yield Message("kc-hint-matches", {"count": matched})
