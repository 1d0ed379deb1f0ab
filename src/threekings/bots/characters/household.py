"""Names for bots at a table: the characters have their own, all others are people of the royal household."""

from collections.abc import Container, Sequence

from threekings.bots import characters

NUMERALS = ("", " II", " III", " IV", " V", " VI")  # as kings of one name are told apart
NAMES = ("Odette", "Anselm", "Gisela", "Bruno", "Mathilde", "Lambert", "Rosalind", "Perrin", "Isolde", "Tancred")


def character_name(name: str, taken: Container[str]) -> str:
    """What a character is called at a table; these names, in small letters, are taken."""
    called = (characters.seat_name(name) + numeral for numeral in NUMERALS)
    return next(one for one in called if one.casefold() not in taken)


def bot_names(bots: Sequence[str], seed: int, taken: Sequence[str] = ()) -> list[str]:
    """Different names for bots; another game brings other people of the household to the table."""
    free = [name for name in NAMES if name not in taken]
    start, named = seed % len(free), list[str]()
    others = iter(free[start:] + free[:start])
    for bot in bots:
        in_use = {name.casefold() for name in (*taken, *named)}
        named.append(character_name(bot, in_use) if bot in characters.NAMES else next(others))
    return named
