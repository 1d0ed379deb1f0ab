"""What a table of The King's Catering may choose: KC 2.1, 2.2, 2.4, 2.6, 7.2, 8.1; and what goes together, KC 2.5."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from threekings.options import RANDOM, Flag, Number, Offer, Option, Seat, Value, Word, chance, settle_first
from threekings.rules.kings_catering.edition import PALACES, SIDES
from threekings.rules.kings_catering.rules import IN_FORCE, NONE

SETUPS = {
    "family": "K3,Q4,P2",
    "thinking": "K2,Q6,P6",
    "low-interaction": "K1,Q5,P4",
    "high-interaction": "K6,Q2,P1",
    "sizes": "K5,Q3,P3",
    "decorations": "K4,Q1,P5",
}
NO_PALACE = "none"
SOLO, PAIR = 1, 2


@dataclass(frozen=True)
class Royals:
    """A King, a Queen and one or two Princesses: a setup's name, their sides in any order, or `random`."""

    default: str
    kind, values = "royals", (*SETUPS, RANDOM)

    @property
    def allowed(self) -> str:
        return f"{', '.join(SETUPS)}, sides such as K3,Q4,P2, or random"

    def check(self, value: Any, _players: int) -> bool:
        return isinstance(value, str) and (value == RANDOM or in_order(value) in POSSIBLE)

    def read(self, text: str) -> Value:
        return text


def _possible() -> Iterator[str]:
    """All sides that may be in force together: two Princesses are of different tiles, KC 2.1."""
    kings, queens, princesses = SIDES[:6], SIDES[6:12], SIDES[12:]
    pairs = [",".join(pair) for pair in combinations(princesses, 2) if tile_of(pair[0]) != tile_of(pair[1])]
    for king in kings:
        for queen in queens:
            yield from (f"{king},{queen},{princess}" for princess in [*princesses, *pairs])


def in_order(royals: str) -> str:
    """The sides as records write them, King, Queen, Princesses ascending; of a setup those it names."""
    sides = SETUPS.get(royals, royals).split(",")
    return ",".join(sorted(sides, key=lambda side: SIDES.index(side) if side in SIDES else NONE))


def tile_of(side: str) -> str:
    """The tile a side is printed on: 1 and 2, 3 and 4, 5 and 6 share one, KC 1.3."""
    return f"{side[0]}{(int(side[1]) + 1) // 2}"


POSSIBLE = tuple(_possible())
OPTIONS: dict[str, Option] = {
    "royals": Royals("family"),
    "princesses": Number(1, 2),
    "palace": Word((NO_PALACE, *PALACES)),
    "rounds": Number(1, 2),
    "royals2": Royals(RANDOM),
    "first": Seat(),
    "short_start": Flag(),
}
PARAGRAPHS = {
    "royals": "2.2",
    "princesses": "2.1",
    "palace": "7.2",
    "rounds": "8.1",
    "royals2": "8.1",
    "first": "2.4",
    "short_start": "2.6",
}
SEVERAL = (2, 3, 4)
OFFERS = {
    "palace": Offer(PALACES, (SOLO,)),
    "royals": Offer(Royals.values, SEVERAL),
    "first": Offer((RANDOM,), SEVERAL),
}


def settle(given: Mapping[str, Value], values: dict[str, Value], players: int, word: int | None) -> dict[str, Value]:
    """Refuse what does not go together, KC 2.5; name the sides in force, draw those left to chance."""
    for problem, found in _problems(given, values, players).items():
        if found:
            raise ValueError(problem)
    values = settle_first(given, values, players, word)
    if values["palace"] != NO_PALACE:
        return values
    first = in_order(str(values["royals"]))
    if first == RANDOM:
        first = _drawn([royals for royals in POSSIBLE if _count(royals) == values["princesses"]], "royals", word)
    values = values | {"royals": first}
    return _settle_second(values, first, word) if values["rounds"] == PAIR else values


def _problems(given: Mapping[str, Value], values: Mapping[str, Value], players: int) -> dict[str, bool]:
    """What may be wrong, and whether it is."""
    palace = values["palace"] != NO_PALACE
    named = in_order(str(values["royals"]))
    return {
        "option first is for 2 to 4 players": "first" in given and players == SOLO,
        "option short_start is for 2 to 4 players": bool(values.get("short_start")) and players == SOLO,
        "option palace is for one player alone": palace and players != SOLO,
        "option palace brings its own Royals: not together with royals, royals2 or princesses": palace
        and bool({"royals", "royals2", "princesses"} & {*given}),
        "option rounds=2 is for 2 players": values["rounds"] == PAIR and players != PAIR,
        "option rounds=2 is played with one Princess a round": values["rounds"] == PAIR
        and values["princesses"] == PAIR,
        "option royals2 goes with rounds=2": "royals2" in given and values["rounds"] != PAIR,
        f"option royals: {values['royals']} has {_count(named)} P, but princesses is {values['princesses']}; "
        "name as many, or random": not palace and named != RANDOM and _count(named) != values["princesses"],
    }


def _settle_second(values: dict[str, Value], first: str, word: int | None) -> dict[str, Value]:
    """KC 8.1: one Princess, and no tile of the first round."""
    used = {tile_of(side) for side in first.split(",")}
    free = [royals for royals in POSSIBLE if _count(royals) == 1 and used.isdisjoint(map(tile_of, royals.split(",")))]
    second = in_order(str(values["royals2"]))
    if second == RANDOM:
        second = _drawn(free, "royals2", word)
    if second not in free:
        raise ValueError(f"option royals2 cannot be {second} after {first}: one Princess, and Royals of other tiles")
    return values | {"royals2": second}


def _drawn(royals: list[str], name: str, word: int | None) -> str:
    return royals[chance(name, word) % len(royals)]


def _count(royals: str) -> int:
    """How many Princesses there are."""
    return royals.count("P")


def configure(state: np.void, values: Mapping[str, Value]) -> None:
    """Write settled options into the state; a palace's Royals are the edition's."""
    state["first"] = values["first"]
    state["palace"] = 0 if values["palace"] == NO_PALACE else PALACES.index(str(values["palace"])) + 1
    state["rounds"] = values["rounds"]
    state["short_start"] = values["short_start"]
    state["royals"] = NONE
    if not state["palace"]:
        state["royals"][0] = side_codes(str(values["royals"]))
    if values["rounds"] == PAIR:
        state["royals"][1] = side_codes(str(values["royals2"]))


def side_codes(royals: str) -> list[int]:
    sides = [SIDES.index(side) for side in royals.split(",")]
    return [*sides, NONE][:IN_FORCE]
