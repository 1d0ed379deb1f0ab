"""`threekings lab`: a page on the balance of a game."""

import json
from pathlib import Path

from tests.cli.calls import call, refused

QUICK = ("--games", "2", "--bot", "random")


def test_the_page_says_how_it_was_made_and_has_its_tables() -> None:
    output = call("lab", "kings-catering", *QUICK).stdout
    assert "`threekings lab kings-catering --games 2 --bot random --seed 1`" in output
    for head in ("What each seat wins", "Where a player's points come from", "What one Crew tile brings"):
        assert head in output
    for row in ("| 2 | all setups |", "| family | K3 |", "| decorations | P5 |", "| taster |"):
        assert row in output
    widths = {line.count("|") for line in output.split("## What one Crew")[1].splitlines() if line.startswith("|")}
    assert widths == {9}


def test_a_game_without_setups_has_its_page_too() -> None:
    output = call("lab", "king-lui", *QUICK).stdout
    assert "| – | bread |" in output
    assert "Crew" not in output


def test_equal_seeds_give_equal_pages(tmp_path: Path) -> None:
    pages = [tmp_path / "one.md", tmp_path / "two.md"]
    for page in pages:
        assert call("lab", "ku-ka-king", *QUICK, "--output", page).exit_code == 0
    assert pages[0].read_text() == pages[1].read_text() != ""


def test_a_program_gets_every_figure_with_its_interval() -> None:
    found = json.loads(call("lab", "kings-catering", *QUICK, "--json").stdout)
    assert {table["players"] for table in found} == {2, 3, 4}
    for table in found:
        assert len(table["seats"]) == table["players"]
        assert all(low <= middle <= high for middle, low, high in [*table["seats"], *table["sources"].values()])


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    assert "games are" in refused(call("lab", "chess"))
    assert "bots are" in refused(call("lab", "king-lui", "--bot", "queen"))
    assert "--games" in refused(call("lab", "king-lui", "--games", "1"))
    refused(call("lab", "ku-ka-king", *QUICK, "--output", tmp_path / "no" / "such" / "folder.md"))
