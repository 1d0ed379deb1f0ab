"""Letters for terminals that cannot show all of ours: what means something keeps a mark of its own, one column wide.

✓ and ✗ become + and x, lines and corners - | +, ö becomes o; whatever has no stand-in is a question mark.
"""

import codecs
import unicodedata

NAME = "threekings.plain"  # of the error handler, for streams
STAND_INS = str.maketrans(
    {
        "✓": "+",
        "✗": "x",
        "★": "*",
        "·": ".",
        "→": ">",
        "←": "<",
        "×": "x",
        "–": "-",
        "−": "-",
        "±": "~",
        "…": "~",
        "’": "'",
        "“": '"',
        "”": '"',
    }
    | dict.fromkeys("─━╌═", "-")
    | dict.fromkeys("│┃║", "|")
    | dict.fromkeys("╭╮╯╰┌┐└┘├┤┬┴┼┏┓┗┛┢┡", "+")
    | dict.fromkeys("▬▼♠●■♣◣◆▲◐█", "#")
)


def stand_in(error: UnicodeError) -> tuple[str | bytes, int]:
    """What is written for letters a stream cannot write; never fails."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end].translate(STAND_INS)
    return "".join(map(plain, missing)), error.end


def plain(letter: str) -> str:
    """A letter without its accents, if anything is left of it."""
    bare = unicodedata.normalize("NFKD", letter)[0]
    return bare if bare.isascii() else "?"


codecs.register_error(NAME, stand_in)
