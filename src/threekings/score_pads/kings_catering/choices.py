"""Which Royals are in force: a setup, sides chosen one by one with what they ask, or those of a palace.

`king-2`, `queen-2` and `princess-2` are of the second of two rounds; `princess2` is the second Princess of the first.
"""

from collections.abc import Iterator

from threekings.edition import Edition
from threekings.options import Value, complete
from threekings.rules.kings_catering.edition import PALACES, SIDES
from threekings.rules.kings_catering.options import NO_PALACE, OFFERS, OPTIONS, PAIR, SETUPS, settle
from threekings.rules.kings_catering.printed import royal
from threekings.score_pads.pad import Options, PadOption, PadValue, WrongChoice, option, plain_values
from threekings.texts import Message

OTHER = "other"  # than a setup: chosen one by one
FAMILIES = {"king": "K", "queen": "Q", "princess": "P"}
SECOND = "-2"  # marks the Royals of the second round
USUAL, USUAL_SECOND = "family", "thinking"  # which have no tile in common
USUAL_PRINCESS = "P3"  # the second one
OPTION_NAMES = (
    *("palace", "rounds", "royals", "princesses", *FAMILIES, "princess2"),
    *("royals2", *(f"{family}{SECOND}" for family in FAMILIES)),
)


def options(edition: Edition, players: int, chosen: Options) -> list[PadOption]:
    """What has to be chosen, by what was chosen so far."""
    found: list[PadOption] = []
    if players in OFFERS["palace"].players:
        found.append(option("palace", plain_values([*PALACES, NO_PALACE]), chosen, PALACES[0]))
        if found[-1]["value"] != NO_PALACE:
            return found
    if players == PAIR:
        found.append(option("rounds", plain_values(OPTIONS["rounds"].values), chosen, OPTIONS["rounds"].default))
    two_rounds = bool(found) and found[-1]["value"] == PAIR
    found += first_royals(edition, chosen, one_princess=two_rounds)
    return [*found, *second_royals(edition, chosen)] if two_rounds else found


def first_royals(edition: Edition, chosen: Options, *, one_princess: bool) -> Iterator[PadOption]:
    yield (setup := option("royals", plain_values([*SETUPS, OTHER]), chosen, USUAL))
    if setup["value"] != OTHER:
        return
    count = OPTIONS["princesses"].default
    if not one_princess:
        princesses = option("princesses", plain_values(OPTIONS["princesses"].values), chosen, count)
        yield princesses
        count = princesses["value"]
    yield from one_by_one(edition, chosen, USUAL)
    if count != OPTIONS["princesses"].default:
        yield option("princess2", family_values(edition, FAMILIES["princess"]), chosen, USUAL_PRINCESS)


def second_royals(edition: Edition, chosen: Options) -> Iterator[PadOption]:
    yield (setup := option("royals2", plain_values([*SETUPS, OTHER]), chosen, USUAL_SECOND))
    if setup["value"] == OTHER:
        yield from one_by_one(edition, chosen, USUAL_SECOND, SECOND)


def one_by_one(edition: Edition, chosen: Options, usual: str, mark: str = "") -> Iterator[PadOption]:
    for (name, letter), side in zip(FAMILIES.items(), SETUPS[usual].split(","), strict=True):
        yield option(f"{name}{mark}", family_values(edition, letter), chosen, side)


def family_values(edition: Edition, letter: str) -> list[PadValue]:
    """The sides of a family, with what they ask."""
    return [side_value(edition, side) for side in SIDES if side.startswith(letter)]


def side_value(edition: Edition, side: str) -> PadValue:
    asked = royal(edition, side)
    return {"value": side, "asks": [words for words in (asked["rule"], asked["scores"]) if words]}


def given(chosen: Options) -> dict[str, Value]:
    """The options of the game; WrongChoice where two Royals cannot be in force together."""
    if chosen.get("palace", NO_PALACE) != NO_PALACE:
        return {"palace": chosen["palace"]}
    royals = sides_chosen(chosen, "royals")
    found: dict[str, Value] = {"royals": royals, "princesses": royals.count(FAMILIES["princess"])}
    if "royals2" not in chosen:
        check(found, "princess2", "pad-kc-same-tile")
        return found
    found |= {"rounds": PAIR, "royals2": sides_chosen(chosen, "royals2", SECOND)}
    check(found, "royals2", "pad-kc-same-tiles")
    return found


def sides_chosen(chosen: Options, setup: str, mark: str = "") -> str:
    """K3,Q4,P2"""
    if chosen[setup] != OTHER:
        return SETUPS[str(chosen[setup])]
    sides = [str(chosen[f"{family}{mark}"]) for family in FAMILIES]
    return ",".join([*sides, *([str(chosen["princess2"])] if "princess2" in chosen and not mark else [])])


def check(found: Options, blamed: str, text: str) -> None:
    """All else was chosen from a list: only the tiles on which the Royals are printed can be wrong, KC 2.1 and 8.1."""
    players = PAIR  # as many as may play both ways
    try:
        settle(found, complete(OPTIONS, found, players), players, None)
    except ValueError:
        raise WrongChoice(blamed, Message(text)) from None
