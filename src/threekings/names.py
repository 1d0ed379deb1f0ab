"""The names people give themselves: one form for each, so that none can be taken for another that looks alike.

Letters that nobody sees (zero width, direction, fillers) go; what cannot be told apart by reading has the same key.
Records are read with whatever names were once written into them (record_format.py).
"""

import unicodedata
from collections.abc import Collection
from itertools import count, dropwhile

JOINER, EMOJI_STYLE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
BRAILLE_BLANK = "\u2800"
ONE_LINE = "a name is one line of letters that can be seen"
# Without ink, but no format characters by their category: fillers, and what chooses between forms of a letter.
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u3164\uffa0\U00016fe4\U0001d159")
SELECTORS = (("\ufe00", "\ufe0f"), ("\ufff0", "\ufff8"), ("\U000e0000", "\U000e0fff"))


def normalised(text: str) -> str:
    """A name as it is kept and shown; ValueError where it is not one line, or nothing of it can be seen."""
    text = text.strip()
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
        raise ValueError(ONE_LINE)
    letters = unicodedata.normalize("NFKC", text).replace(BRAILLE_BLANK, " ")
    spaced = " ".join(without_hidden(letters).split())
    name = "".join(dropwhile(stands_alone_badly, unicodedata.normalize("NFKC", spaced)))
    if not name:
        raise ValueError(ONE_LINE)
    return name


def without_hidden(text: str) -> str:
    """The text without letters that nobody sees, but for those that hold an emoji together."""
    kept = ""
    for place, letter in enumerate(text):
        if not is_hidden(letter) or holds_together(letter, kept[-1:], text[place + 1 : place + 2]):
            kept += letter
    return kept


def is_hidden(letter: str) -> bool:
    selects = any(first <= letter <= last for first, last in SELECTORS)
    return unicodedata.category(letter) == "Cf" or letter in FILLERS or selects


def holds_together(letter: str, before: str, behind: str) -> bool:
    """Whether a hidden letter is part of an emoji: a joiner between two pictures, or the choice of a coloured one."""
    if letter == JOINER:
        return (is_picture(before) or before == EMOJI_STYLE) and is_picture(behind)
    return letter == EMOJI_STYLE and (is_picture(before) or (before != "" and behind == KEYCAP))


def is_picture(letter: str) -> bool:
    """Whether it may be part of an emoji; those of a later Unicode than Python's too."""
    arrow, pictured = "\u2190" <= letter <= "\u21ff", "\U0001f000" <= letter <= "\U0001faff"
    return letter != "" and (arrow or pictured or unicodedata.category(letter) == "So")


def stands_alone_badly(letter: str) -> bool:
    """Marks at the beginning would be put on whatever stands before the name."""
    return letter == " " or unicodedata.category(letter).startswith("M")


def key(name: str) -> str:
    """What names have in common that cannot be told apart."""
    bare = unicodedata.normalize("NFKC", name.replace(JOINER, "").replace(EMOJI_STYLE, ""))
    return unicodedata.normalize("NFKC", bare.casefold())


def unique(name: str, taken: Collection[str], most: int) -> str:
    """The name or, where somebody is called so, with the first number behind it that makes it another."""
    keys = {key(one) for one in taken}
    candidates = (name if number == 1 else numbered(name, number, most) for number in count(1))
    return next(one for one in candidates if key(one) not in keys)


def numbered(name: str, number: int, most: int) -> str:
    """The name with a number, in so many letters at most."""
    space = most - len(f" {number}")
    return f"{name if len(name) <= space else normalised(name[:space])} {number}"
