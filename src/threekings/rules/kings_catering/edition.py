"""The tiles and Royals of The King's Catering as data, KC 1 and 5: reads a file of editions/ or an owner's file."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from threekings.edition import Edition, checker, content_digest, frozen_record, is_count, is_name
from threekings.rules.kings_catering.rules import (
    COLOURS,
    CREW_TYPES,
    EDITION,
    FOODS,
    IN_FORCE,
    NO_RULE,
    NONE,
    ROYALS,
    SIZES,
    STEPS,
    TILES,
    TYPES,
)

SIDES = tuple(f"{family}{number}" for family in "KQP" for number in range(1, 7))
PALACES = ("schoenbrunn", "buckingham", "versailles")
COMPASS = ("north", "east", "south", "west")
ORIGINS = ("known", "partly-known", "reconstructed")
WORD = "a word of small letters, digits and hyphens"

# The vocabulary, in the order of the rules' constants: what each word needs beside it
RULES: dict[str, tuple[str, ...]] = {  # from 1 on: a King may have none
    "least-tiles": ("limit",),
    "most-types": ("limit",),
    "other-shapes": (),
    "sizes-apart": (),
}
ROYAL_SCORINGS: dict[str, tuple[str, ...]] = {
    "tables-of-tiles": ("number", "stars"),
    "tables-of-foods": ("number", "stars"),
    "tables-of-types": ("number", "stars"),
    "tables-of-all-sizes": ("stars",),
    "tables-with-one-crew": ("number", "stars"),
    "matched-beyond": ("number", "stars"),
    "each-crew": ("stars",),
    "open-halves": ("number", "stars"),
    "same-type": ("number", "stars"),
    "sets-of-types": ("stars",),
    "sets-of-colours": ("stars",),
    "type-in-sets": ("food", "steps"),
    "size-in-sets": ("size", "steps"),
    "largest-table": ("number", "stars"),
    "smallest-table": ("number", "stars", "most"),
    "few-tiles": ("number", "stars"),
    "few-open-halves": ("number", "stars"),
    "few-tables": ("number", "stars"),
    "most-tables": ("stars",),
    "most-crew": ("stars",),
    "most-of-types": ("stars",),
    "most-of-sizes": ("stars",),
    "most-of-colours": ("stars",),
    "least-tables": ("stars",),
    "least-crew": ("stars",),
    "least-of-types": ("stars",),
    "least-of-sizes": ("stars",),
    "least-of-colours": ("stars",),
}
CREW_SCORINGS: dict[str, tuple[str, ...]] = {
    "foods-of-type": ("food", "every", "stars"),
    "foods-of-size": ("size", "every", "stars"),
    "matched-of-colour": ("colour", "every", "stars"),
    "all-sizes": ("every", "stars"),
    "all-types": ("every", "stars"),
}
NUMBERS = {"limit": 20, "number": 40, "every": 20, "stars": 20, "most": 99, "target": 99, "size": SIZES}  # from 1 to
Check = Callable[[str, bool, str], None]


class Face:
    """Reads the entries of one tile, Royal or palace, and refuses the first that is wrong."""

    def __init__(self, check: Check, entry: str, value: Any, words: Mapping[str, Sequence[str]]):
        self.check, self.entry, self.words = check, entry, words
        check(entry, isinstance(value, dict), "a table, { … }")
        self.value: dict[str, Any] = value

    def has_only(self, needed: Sequence[str], allowed: Sequence[str] = ()) -> None:
        always = [*needed, "is", *self.part_known()]
        for key in self.value:
            self.check(f"{self.entry}.{key}", key in [*always, *allowed], f"one of {', '.join([*always, *allowed])}")
        for key in always:
            self.check(f"{self.entry}.{key}", key in self.value, "there")
        self.word("is", ORIGINS)

    def part_known(self) -> list[str]:
        """Who calls a face partly known says which part is: `known`."""
        if self.value.get("is") != "partly-known":
            return []
        fine = isinstance(self.value.get("known"), str) and self.value["known"] != ""
        self.check(f"{self.entry}.known", fine, "there, and say what is known")
        return ["known"]

    def word(self, key: str, allowed: Sequence[str]) -> int:
        """The number of a word among those allowed."""
        value = self.value.get(key)
        self.check(f"{self.entry}.{key}", isinstance(value, str) and value in allowed, f"one of {', '.join(allowed)}")
        return allowed.index(str(value))

    def number(self, key: str) -> int:
        value = self.value.get(key)
        self.check(f"{self.entry}.{key}", is_count(value, 1, NUMBERS[key]), f"a number from 1 to {NUMBERS[key]}")
        return int(str(value))

    def subject(self, needed: Sequence[str]) -> int:
        """What a scoring is about: a type of Food, a colour or a Size; NONE where it is about none."""
        for key, words in self.words.items():
            if key in needed:
                return self.word(key, words)
        return self.number("size") - 1 if "size" in needed else NONE


def read_edition(content: Mapping[str, Any], source: str) -> Edition:
    """The edition with this content, or BrokenEdition naming the source and the entry that is wrong."""
    check = checker(source)
    _check_parts(check, content)
    words = {"food": content["types"], "colour": content["colours"]}
    foods, crew = content["foods"], content["crew"]
    fields: dict[str, Any] = {name: np.zeros(EDITION[name].shape, EDITION[name].base) for name in EDITION.names or ()}
    fields |= {"types": len(words["food"]), "colours": len(words["colour"])}
    for tile, name in enumerate(foods):
        _read_food(fields, tile, Face(check, f"foods.{name}", foods[name], words))
    kinds = list(dict.fromkeys(name.split("-")[0] for name in crew))
    check("crew", len(kinds) <= CREW_TYPES, f"of at most {CREW_TYPES} types")
    for tile, name in enumerate(crew, start=FOODS):
        fields["crew"][tile] = kinds.index(name.split("-")[0])
        _read_crew(fields, tile, Face(check, f"crew.{name}", crew[name], words))
    for side, name in enumerate(SIDES):
        _read_royal(fields, side, Face(check, f"royals.{name}", content["royals"][name], words))
    for number, name in enumerate(PALACES):
        _read_palace(fields, number, Face(check, f"palaces.{name}", content["palaces"][name], words))
    return Edition(
        name=content["name"],
        digest=content_digest(content),
        cards=(*foods, *crew),
        deck=tuple(range(TILES)),
        record=frozen_record(EDITION, fields),
        content=content,
    )


def _check_parts(check: Check, content: Mapping[str, Any]) -> None:
    """All parts are there, with the names they need."""
    parts = ("name", "types", "colours", "foods", "crew", "royals", "palaces")
    for key in [*content, *parts]:
        check(key, key in parts, f"left out: there are only {', '.join(parts)}")
        check(key, key in content, "there")
    check("name", is_name(content["name"]), WORD)
    for key, most in (("types", TYPES), ("colours", COLOURS)):
        words = content[key]
        check(key, isinstance(words, list) and 1 <= len(words) <= most, f"a list of 1 to {most} words")
        for place, word in enumerate(words):
            check(f"{key}[{place}]", is_name(word) and word not in words[:place], f"new, {WORD}")
    for key in parts[3:]:
        check(key, isinstance(content[key], dict), "a table")
    for key, count in (("foods", FOODS), ("crew", TILES - FOODS)):
        check(key, len(content[key]) == count, f"{count} tiles, not {len(content[key])}")
        for name in content[key]:
            check(f"{key}.{name}", is_name(name), f"called by {WORD}")
    for name in content["crew"]:
        check(f"crew.{name}", name not in content["foods"], "called otherwise: there is a food of this name")
    for key, names in (("royals", SIDES), ("palaces", PALACES)):
        for name in [*content[key], *names]:
            check(f"{key}.{name}", name in names, f"one of {', '.join(names)}")
            check(f"{key}.{name}", name in content[key], "there")


def _read_food(fields: dict[str, Any], tile: int, face: Face) -> None:
    face.has_only(("food", "size"), COMPASS)
    fields["food"][tile] = face.word("food", face.words["food"])
    fields["size"][tile] = face.number("size") - 1
    fields["crew"][tile] = NONE
    colours = [face.word(side, face.words["colour"]) if side in face.value else NONE for side in COMPASS]
    for turns in range(4):
        for side in range(4):
            colour = colours[(side - turns) % 4]  # a turn clockwise brings the north to the east
            if colour == NONE:
                fields["bare"][tile, turns] |= 1 << side
            else:
                fields["halves"][tile, turns] |= 1 << 4 * side + colour
    fields["turns"][tile] = next(turns for turns in (1, 2, 4) if colours == colours[turns:] + colours[:turns])


def _read_crew(fields: dict[str, Any], tile: int, face: Face) -> None:
    fields["food"][tile] = fields["size"][tile] = NONE
    fields["turns"][tile] = 1
    fields["condition"][tile] = face.word("scores", tuple(CREW_SCORINGS))
    needed = CREW_SCORINGS[face.value["scores"]]
    face.has_only(("scores", *needed))
    fields["subject"][tile] = face.subject(needed)
    fields["every"][tile] = face.number("every")
    fields["stars"][tile] = face.number("stars")


def _read_royal(fields: dict[str, Any], side: int, face: Face) -> None:
    scoring = face.word("scores", tuple(ROYAL_SCORINGS))
    needed = ROYAL_SCORINGS[face.value["scores"]]
    rule = NO_RULE
    if "rule" in face.value:
        face.check(f"{face.entry}.rule", side < ROYALS // 3, "left out: only Kings have a rule")
        rule = 1 + face.word("rule", tuple(RULES))
        needed = ("rule", *RULES[face.value["rule"]], *needed)
    face.has_only(("scores", *needed))
    fields["rule"][side], fields["scoring"][side] = rule, scoring
    fields["royal_stars"][side] = face.number("stars") if "stars" in needed else 1
    for key in ("limit", "number", "most"):
        fields[key][side] = face.number(key) if key in needed else 0
    fields["royal_subject"][side] = face.subject(needed)
    if "steps" in needed:
        steps = face.value["steps"]
        fine = isinstance(steps, list) and 1 <= len(steps) <= STEPS and all(is_count(step, 0, 20) for step in steps)
        face.check(f"{face.entry}.steps", fine, f"a list of 1 to {STEPS} numbers from 0 to 20")
        fields["steps"][side, : len(steps)] = steps
        fields["set_size"][side] = len(steps)


def _read_palace(fields: dict[str, Any], number: int, face: Face) -> None:
    face.has_only(("royals", "target"))
    royals = face.value["royals"]
    fine = isinstance(royals, list) and [str(side)[:1] for side in royals] == ["K", "Q", "P"]
    face.check(f"{face.entry}.royals", fine, 'a list of a King, a Queen and a Princess, such as ["K1", "Q5", "P3"]')
    for place, side in enumerate(royals):
        face.check(f"{face.entry}.royals[{place}]", side in SIDES, f"one of {', '.join(SIDES)}")
    fields["palace"][number] = [*(SIDES.index(side) for side in royals), NONE][:IN_FORCE]
    fields["target"][number] = face.number("target")
