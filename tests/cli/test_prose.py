"""Words in columns: cut, filled up and broken into lines, with letters that take two."""

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from threekings.cli.terminal.prose import Prose, wrapped
from threekings.cli.terminal.text_width import cell_len, cut, filled, shortened


@pytest.mark.parametrize(
    ("word", "width", "shown"),
    [
        ("Bartholomew", 5, "Bart…"),
        ("Ada", 3, "Ada"),
        ("日本語", 6, "日本語"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日…"),
        ("日本語", 1, "…"),
    ],
)
def test_names_are_cut_by_columns(word: str, width: int, shown: str) -> None:
    assert cut(word, width) == shown
    assert cell_len(cut(word, width)) <= width


def test_half_of_a_wide_letter_is_never_shown() -> None:
    assert shortened("日本", 3) == "日"
    assert filled("日本", 7, side="both", filling="─") == "─日本──"
    assert filled("ham", 5) == "ham  "


@pytest.mark.parametrize(
    ("sentence", "width", "lines"),
    [
        ("Ada takes 2 ham.", 10, ["Ada takes", "2 ham."]),
        ("Ada puts beer-1a at Table 1, 0 -1.", 32, ["Ada puts beer-1a at Table 1,", "0 -1."]),
        ("Adaさんがハム2枚を取りました。", 22, ["Adaさんがハム2枚を取り", "ました。"]),
        ("パン1枚、ワイン1枚、チキン2枚", 15, ["パン1枚、", "ワイン1枚、", "チキン2枚"]),
        ("Donaudampfschiff", 8, ["Donaudam", "pfschiff"]),
        ("one\n\ntwo", 8, ["one", "", "two"]),
    ],
)
def test_sentences_are_broken_where_their_language_breaks_them(sentence: str, width: int, lines: list[str]) -> None:
    assert [line.plain.rstrip() for line in wrapped(Text(sentence), width)] == lines


def test_in_a_narrow_column_nothing_of_a_sentence_is_lost() -> None:
    sentence = "山札がなくなりました。箱のカードをシャッフルして、列を補充します。"
    console, grid = Console(width=30), Table.grid()
    grid.add_row(Prose(sentence))
    with console.capture() as capture:
        console.print(grid)
    assert "".join(line.strip() for line in capture.get().splitlines()) == sentence
