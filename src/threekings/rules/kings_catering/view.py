"""What people may know of a game of The King's Catering, KC 9: views and reasons.

A view is plain data for JSON; a reason is a message (texts.py).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from threekings.edition import Edition
from threekings.rules.kings_catering.calls import rules
from threekings.rules.kings_catering.edition import PALACES, SIDES
from threekings.rules.kings_catering.notation import cell_of, move_text, put_parts
from threekings.rules.kings_catering.options import NO_PALACE
from threekings.rules.kings_catering.printed import hopeless, prints, royal
from threekings.rules.kings_catering.rules import (
    COLUMNS,
    FOODS,
    HALVES,
    MOST_TYPES,
    NEW,
    NONE,
    OVER,
    PLACE,
    PUT,
    ROUND,
    SECOND_PRINCESS,
    SIZES,
    SIZES_APART,
    SOURCES,
    TILES,
)
from threekings.rules.kings_catering.seen import Caterer, Face, KingsCateringAids, KingsCateringView, Laid, Phase, Stars
from threekings.rules.kings_catering.warnings import warnings, why_falls
from threekings.states import fields, legal_moves, scores, winners
from threekings.texts import Message, plain

PHASES: tuple[Phase, ...] = ("take", "place", "round", "over")
SOURCE_NAMES = ("king", "queen", "princess", "princess2", "crew")
UNREAD = ("deck", "cell_place", "cell_sides", "shape", "crew_types", "tally")  # large fields that no view needs
State = np.void | Mapping[str, Any]  # a state, or its fields


def views(edition: Edition, state: np.void, seats: Iterable[int | None]) -> list[KingsCateringView]:
    """What each of these seats may know; None is a spectator. Only who is to act is told what placing would bring."""
    values = fields(state, without=UNREAD)
    seen = _seen_by_all(edition, state, values)
    found = []
    for seat in seats:
        view: KingsCateringView = {**seen, "prompt": plain(prompt(values, seat))}
        if seat in seen["to_act"]:
            if values["phase"] == PLACE:
                view["gains"] = gains(edition, state)
                view["warnings"] = warnings(edition, state, view["gains"])
                view["moves"] = [*view["gains"]]
            else:
                view["moves"] = [
                    move_text(edition, move) for move in legal_moves(rules, edition, state, values["seat"])
                ]
        found.append(view)
    return found


def _seen_by_all(edition: Edition, state: np.void, values: State) -> KingsCateringView:
    to_act = [values["seat"]] if values["phase"] < ROUND else []
    palace = values["palace"]
    royals = sides(values, values["round"] - 1)
    shown = faces_in_sight(edition, values)
    never = hopeless(edition, royals[0])
    return {
        "options": options_of(values),
        "phase": PHASES[values["phase"]],
        "round": values["round"],
        "rounds": values["rounds"],
        "royals": royals,
        "asked": [royal(edition, side) for side in royals],
        "palace": PALACES[palace - 1] if palace else None,
        "target": int(edition.record["target"][palace - 1]) if palace else None,
        "to_act": to_act,
        "waiting": len(to_act),
        "columns": columns(edition, values),
        "taken": None if values["taken"] == NONE else values["taken"] + 1,
        "hand": tile_names(edition, values["hand"][: values["hand_size"]]),
        "deck": values["stop"] - values["top"],
        "discarded": tile_names(edition, values["discard"][: values["discards"]]),
        "caterers": _caterers(edition, state, values),
        "faces": shown,
        "colours": [*edition.content["colours"]],
        "hopeless": [name for name in shown if name in never],
        "gains": {},
        "warnings": {},
        "aids": aids(edition, state),
        "moves": [],
        "prompt": plain(prompt(values, None)),
    }


def options_of(state: State) -> dict[str, Any]:
    """The options a state is played with; a palace brings its own Royals."""
    palace = int(state["palace"])
    chosen: dict[str, Any] = {"palace": PALACES[palace - 1] if palace else NO_PALACE, "rounds": int(state["rounds"])}
    if not palace:
        royals = sides(state, 0)
        chosen |= {"royals": ",".join(royals), "princesses": len(royals) - 2}
    if state["rounds"] > 1:
        chosen["royals2"] = ",".join(sides(state, 1))
    return chosen | {"first": int(state["first"]), "short_start": bool(state["short_start"])}


def sides(state: State, number: int) -> list[str]:
    """The Royals in force in a round, counted from 0."""
    return [SIDES[side] for side in state["royals"][number] if side != NONE]


def columns(edition: Edition, state: State) -> list[list[str]]:
    """The tiles of every column."""
    return [tile_names(edition, column[:size]) for column, size in _columns(state)]


def _columns(state: State) -> list[tuple[Any, int]]:
    return [(state["columns"][column], int(state["column_size"][column])) for column in range(COLUMNS)]


def tile_names(edition: Edition, tiles: Any) -> list[str]:
    return [edition.cards[tile] for tile in tiles]


def faces_in_sight(edition: Edition, values: State) -> dict[str, Face]:
    """What is printed on the tiles that lie in columns, at Tables, in a hand and among those discarded."""
    tiles = values["hand"][: values["hand_size"]] + values["discard"][: values["discards"]]
    for column, size in _columns(values):
        tiles += column[:size]
    for seat in range(values["players"]):
        tiles += values["tile"][seat][: values["held"][seat]]
    printed = prints(edition)
    return {edition.cards[tile]: printed[tile].face() for tile in tiles}


def aids(edition: Edition, state: np.void) -> KingsCateringAids:
    """How many tiles of every kind nobody has seen yet, KC 9.1."""
    printed = prints(edition)
    unseen = Counter(printed[tile][:2] for tile in state["deck"][state["top"] :].tolist())
    crew = dict.fromkeys(printed[tile].type for tile in range(FOODS, TILES))
    return {
        "foods": {name: [unseen[name, size + 1] for size in range(SIZES)] for name in edition.content["types"]},
        "crew": {name: unseen[name, None] for name in crew},
    }


def _caterers(edition: Edition, state: np.void, values: State) -> list[Caterer]:
    """Every player's Tables, and the stars they bring as things stand."""
    found: list[Caterer] = []
    for seat, (now, left) in enumerate(reckoned(edition, state)):
        before = stars_before(values, seat)
        caterer: Caterer = {
            "tables": _tables(edition, state, values, seat, left),
            "tiles": values["held"][seat],
            "crew": values["crew"][seat] + values["crew_before"][seat],
            "before": before,
            "stars": now,
            "total": sum(now.values()) + sum((before or {}).values()),
        }
        found.append(caterer)
    return found


def _tables(edition: Edition, state: np.void, values: State, seat: int, left: int) -> list[Laid]:
    """All Tables, with whether they keep the King's rule as things stand, and if not why."""
    found: list[Laid] = []
    for table in range(values["tables"][seat]):
        stands = bool(left >> table & 1)
        found.append(
            {"stands": stands, "falls": None if stands else plain(why_falls(edition, state, seat, table)), "tiles": []}
        )
    tiles = values["tile"][seat][: values["held"][seat]]
    for tile, place, turns in zip(tiles, values["tile_place"][seat], values["turns"][seat], strict=False):
        table, east, north = cell_of(place)
        found[table]["tiles"].append({"tile": edition.cards[tile], "x": east, "y": north, "turns": turns})
    return found


def reckoned(edition: Edition, state: np.void) -> list[tuple[Stars, int]]:
    """Every player's stars of this round by source, as if it ended now, and as bits the Tables that count for them."""
    players = int(state["players"])
    stars, left = np.zeros((players, SOURCES), np.int32), np.zeros(players, np.int64)
    rules.reckon(edition.record, state, stars, left)
    return [(_by_source(state, row), bits) for row, bits in zip(stars.tolist(), left.tolist(), strict=True)]


def stars_before(state: State, seat: int) -> Stars | None:
    """Stars of the first of two rounds by source; None in the first round."""
    return None if state["round"] == 1 else _by_source(state, map(int, state["before"][seat]))


def _by_source(state: State, stars: Iterable[int]) -> Stars:
    """Stars by the names of their sources: there may be one Princess."""
    two = state["royals"][0][SECOND_PRINCESS] != NONE
    named = enumerate(zip(SOURCE_NAMES, stars, strict=True))
    return {name: count for source, (name, count) in named if two or source != SECOND_PRINCESS}


def breakdown(edition: Edition, state: np.void) -> list[dict[str, Any]]:
    """Stars by source, for every player; those of the first of two rounds apart, under `before`."""
    found = [stars for stars, _ in reckoned(edition, state)]
    if state["round"] == 1:
        return found
    return [{**stars, "before": stars_before(state, seat)} for seat, stars in enumerate(found)]


def source_names(state: np.void, sources: Iterable[str]) -> dict[str, str]:
    """What the sources of a breakdown are called that have another name: Royals, by the side in force."""
    return dict(zip(sources, sides(state, 0), strict=False))


def crew_by_type(edition: Edition, state: np.void) -> dict[str, tuple[int, int]]:
    """By type of Crew: the stars they bring to all players together, and how many were placed."""
    found = {name.split("-")[0]: (0, 0) for name in edition.cards[FOODS:]}
    for seat, (_, left) in enumerate(reckoned(edition, state)):
        for index in range(int(state["held"][seat])):
            tile, (table, _, _) = int(state["tile"][seat, index]), cell_of(int(state["tile_place"][seat, index]))
            if edition.record["food"][tile] == NONE:
                kind = edition.cards[tile].split("-")[0]
                stars = int(rules.crew_stars(edition.record, state["tally"][seat, table], tile))
                found[kind] = (found[kind][0] + stars * (left >> table & 1), found[kind][1] + 1)
    return found


def gains(edition: Edition, state: np.void) -> Stars:
    """All ways to put a tile, and the stars that each would bring its player now."""
    moves, stars, after = np.zeros(rules.MOVES, np.int32), np.zeros(rules.MOVES, np.int32), np.zeros(1, rules.STATE)
    count = rules.gains(edition.record, state, moves, stars, after)
    values = zip(moves[:count].tolist(), stars[:count].tolist(), strict=True)
    return {move_text(edition, move): gain for move, gain in values}


def prompt(state: State, seat: int | None) -> Message:
    """What is asked of the viewer now."""
    if state["phase"] == OVER:
        return Message("kc-prompt-over")
    if state["seat"] != seat:
        return Message("kc-prompt-wait", {"seat": int(state["seat"])})
    if state["phase"] == PLACE:
        return Message("kc-prompt-put", {"count": int(state["hand_size"])})
    return Message("kc-prompt-column")


def verdict(edition: Edition, state: np.void) -> Message:
    """Who wins a game that is over, and what decided a tie, KC 6.2; alone whether the target is reached, KC 7.2."""
    points, won = scores(rules, edition, state), winners(rules, edition, state)
    stars = max(points)
    if len(points) == 1:
        return _verdict_alone(edition, int(state["palace"]), stars)
    leaders = [seat for seat, own in enumerate(points) if own == stars]
    if len(leaders) == 1:
        return Message("kc-verdict-wins", {"seat": won[0], "stars": stars})
    crew = int(state["crew"][won[0]]) + int(state["crew_before"][won[0]])
    if len(won) > 1:
        return Message("kc-verdict-share", {"seats": won, "stars": stars, "crew": crew})
    return Message("kc-verdict-wins-tie", {"seats": leaders, "seat": won[0], "stars": stars, "crew": crew})


def _verdict_alone(edition: Edition, palace: int, stars: int) -> Message:
    if not palace:
        return Message("kc-verdict-alone", {"seat": 0, "stars": stars})
    target = int(edition.record["target"][palace - 1])
    values: dict[str, str | int] = {"palace": PALACES[palace - 1], "stars": stars, "target": target}
    if stars >= target:
        return Message("kc-verdict-reached", values)
    return Message("kc-verdict-missed", values | {"missing": target - stars})


def reveals(before: np.void, after: np.void) -> bool:
    """Whether tiles were turned up."""
    return bool(before["top"] != after["top"])


# Why a move may not be played


def why_not(edition: Edition, state: np.void, seat: int, move: int) -> Message | None:
    """The rule that forbids the move, or None if it is legal."""
    if state["phase"] == OVER:
        return Message("kc-3-4-game-is-over")
    if state["phase"] == ROUND:
        return Message("kc-8-1-round-is-over")
    if seat != state["seat"]:
        return Message("kc-3-4-not-your-turn", {"seat": int(state["seat"])})
    if move >= PUT:
        return _why_not_put(edition, state, seat, move)
    if state["phase"] == PLACE:
        return Message("kc-3-2-place-all", {"count": int(state["hand_size"])})
    if not state["column_size"][move]:
        return Message("kc-3-1-column-is-empty", {"column": move + 1})
    return None if rules.may_take(state, move) else Message("kc-2-6-short-start")


def _why_not_put(edition: Edition, state: np.void, seat: int, move: int) -> Message | None:
    tile, place, turns = put_parts(move)
    if state["phase"] != PLACE:
        return Message("kc-3-1-take-a-column")
    if tile not in state["hand"][: state["hand_size"]]:
        return Message("kc-3-2-not-in-hand", {"tile": edition.cards[tile]})
    if place == NEW:
        return None
    table, east, north = cell_of(place)
    if table >= state["tables"][seat]:
        return Message("kc-4-1-no-such-table", {"table": table + 1, "count": int(state["tables"][seat])})
    if place in state["tile_place"][seat, : state["held"][seat]]:
        return Message("kc-4-2-cell-is-taken", {"x": east, "y": north})
    cell = int(rules.find_cell(state, seat, place))
    if cell == NONE:
        return Message("kc-4-2-touches-nothing", {"x": east, "y": north, "table": table + 1})
    if turns >= edition.record["turns"][tile]:
        return _why_not_turned(edition, tile, turns)
    if edition.record["food"][tile] == NONE:
        return _why_not_crew(edition, state, seat, tile, cell)
    return _why_not_food(edition, state, seat, tile, cell, turns)


def _why_not_turned(edition: Edition, tile: int, turns: int) -> Message:
    if edition.record["food"][tile] == NONE:
        return Message("kc-4-2-crew-is-not-turned")
    alike = turns % int(edition.record["turns"][tile])
    return Message("kc-4-2-looks-the-same", {"tile": edition.cards[tile], "turns": turns, "alike": alike})


def _why_not_crew(edition: Edition, state: np.void, seat: int, tile: int, cell: int) -> Message | None:
    if rules.fits_crew(edition.record, state, seat, tile, cell):
        return None
    table, _, _ = cell_of(int(state["cell_place"][seat, cell]))
    if state["crew_types"][seat, table] >> edition.record["crew"][tile] & 1:
        return Message("kc-4-5-crew-of-this-type", {"type": edition.cards[tile].split("-")[0], "table": table + 1})
    return Message("kc-4-4-no-empty-side")


def _why_not_food(edition: Edition, state: np.void, seat: int, tile: int, cell: int, turns: int) -> Message | None:
    if not edition.record["halves"][tile, turns] & state["cell_sides"][seat, cell] & HALVES:
        return Message("kc-4-3-no-decoration-matches")
    if rules.obeys_king(edition.record, state, seat, tile, cell):
        return None
    side = int(rules.king(state))
    return Message(RULES_THAT_FORBID[int(edition.record["rule"][side])], {"king": SIDES[side]})


RULES_THAT_FORBID = {MOST_TYPES: "kc-4-6-too-many-types", SIZES_APART: "kc-4-6-equal-sizes-touch"}
