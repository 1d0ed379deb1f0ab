"""The moves of Ku-Ka-King: as they are listed, as they may be typed, and as they are revealed."""

import re
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from threekings.bots.hints import Hint
from threekings.cli.terminal.boards.contract import ROOMY, Names, View, share_won
from threekings.cli.terminal.boards.ku_ka_king.cards import CARD
from threekings.cli.terminal.prompts import letters
from threekings.errors import InvalidMove
from threekings.happenings import Happening
from threekings.texts import Message, localized, reason, spoken

TYPED = re.compile(r"(?:r|row)? *([0-9]{1,4})")


def choices(view: View, width: int) -> RenderableType | None:
    """The rows that can be chosen: typing their number is enough. On a narrow terminal the board alone shows them."""
    if width < ROOMY:
        return None
    line = Text(localized("cli-kk-type"))
    for move in view["moves"]:
        line.append(f"  {move.split(' ')[1]}", "bold")
    return line.append(f"   {localized('cli-kk-clash-costs')}", "dim")


def spell_out(text: str, view: View) -> str:
    """`6`, `r 6` and `row 6` are row 6, whichever rows are empty."""
    match = TYPED.fullmatch(letters(text))
    count = len(view["rows"])
    if not match:
        raise InvalidMove(localized("cli-kk-no-move", text=text, count=count))
    number = int(match[1])
    if not 1 <= number <= count:
        raise InvalidMove(reason(Message("kk-1-3-no-such-row", {"row": number, "count": count}), language=spoken()))
    return f"row {number}"


def advice(hint: Hint, place: int, view: View) -> str:
    """A row that a bot would name so often, and the share of games it wins."""
    if hint.share is None or hint.often is None:
        return share_won(hint, place, view)
    often = localized("web-hint-often", tenths=round(10 * hint.often))
    return localized("cli-kk-hint-often", place=place, move=hint.move, often=often, share=round(100 * hint.share))


def reveal(happenings: Sequence[Happening], names: Names) -> list[Text]:
    """Ku – Ka – King! and who has named which row; nothing if no choices were shown."""
    shown = sorted(named_rows(happenings))
    if not shown:
        return []
    named = [row for _, row in shown]
    parts = []
    for seat, row in shown:
        clash = named.count(row) > 1
        style = f"bold {CARD}" if clash else "bold"
        parts.append(Text.assemble(f"{names[seat]} ", (f" {row} ", f"{style} reverse"), (" ✗" if clash else "", style)))
    return [*(Text(localized(f"cli-kk-beat-{beat}"), "bold") for beat in (1, 2, 3)), Text("   ").join(parts)]


def named_rows(happenings: Sequence[Happening]) -> Iterator[tuple[int, int]]:
    """Seat and row of every choice that was shown."""
    for happening in happenings:
        match happening:
            case {"kind": "took", "seat": seat, "row": row}:
                yield seat, row
            case {"kind": "clashed", "seats": seats, "row": row}:
                yield from ((seat, row) for seat in seats)
