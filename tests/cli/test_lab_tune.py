"""`threekings lab tune`: what it shows and writes, and what it refuses before anything is played."""

import json
from pathlib import Path

from tests.cli.calls import call, refused
from threekings.games import GAMES

GAME = GAMES["kings-catering"]
QUICK = ("lab", "tune", "kings-catering", "--setup", "family", "--candidates", "4", "--games", "8", "--bot", "greedy")


def test_an_edition_is_found_shown_and_written(tmp_path: Path) -> None:
    file, notes = tmp_path / "fair.toml", tmp_path / "notes.jsonl"
    shown = call(*QUICK, "--output", file, "--notes", notes).stdout
    assert "family" in shown
    assert "K3 = { rule = " in shown
    assert "versailles, alone:" in shown
    found = GAME.edition(file)
    assert found.name == "fair"
    changed = {
        side for side, entry in found.content["royals"].items() if entry != GAME.edition().content["royals"][side]
    }
    assert changed <= {"K3", "Q4", "P2"}
    assert call(*QUICK, "--notes", notes).stdout == shown


def test_the_same_for_programs(tmp_path: Path) -> None:
    found = json.loads(call(*QUICK, "--edition", "1", "--json", "--output", tmp_path / "fair.toml").stdout)
    assert found["setups"].keys() == {"family"}
    assert found["setups"]["family"]["wins"].keys() == {"2", "3", "4"}
    assert found["alone"].keys() == {"schoenbrunn", "buckingham", "versailles"}
    named = {**GAME.edition(tmp_path / "fair.toml").content, "name": "standard"}
    assert GAME.edition(named).digest == found["edition"]


def test_what_cannot_be_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    assert "leaves nothing open" in refused(call("lab", "tune", "king-lui"))
    assert "games are" in refused(call("lab", "tune", "chess"))
    assert "family" in refused(call("lab", "tune", "kings-catering", "--setup", "breakfast"))
    assert "bots are" in refused(call("lab", "tune", "kings-catering", "--bot", "queen"))
    assert "cannot be written" in refused(call(*QUICK, "--output", tmp_path / "no" / "folder.toml"))
    assert "cannot be written" in refused(call(*QUICK, "--notes", tmp_path))
    assert "standard edition 9" in refused(call(*QUICK, "--edition", "9"))
    other = tmp_path / "other.jsonl"
    other.write_text('{"some": "thing"}\n', encoding="utf-8")
    assert "no note of a search" in refused(call(*QUICK, "--notes", other))
    assert other.read_text(encoding="utf-8") == '{"some": "thing"}\n'
