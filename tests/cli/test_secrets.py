"""What a rival holds in secret is on no screen: games that differ only in hidden cards look the same."""

from pathlib import Path

import pytest

import threekings
from tests.cli.calls import call
from tests.decks import deck, play

COMMANDS = "log\nhelp\nwhy draw\nwhy feed bread wine\n\nzork\nquit\n"


def hidden(drawn: str, below: str, *, memory: str) -> str:
    """The record of a game in which seat 1 has drawn one card and another lies under the supply; seat 0 is to act."""
    cards = deck(f"bread*2 wine*2 ham*2 cake*2 ham chicken {drawn}", bottom=below)
    match = threekings.new("king-lui", players=4, deck=cards, seed=5, memory=memory, first=3)
    return play(match, "draw", "draw", "draw", "take wine").record()


@pytest.mark.parametrize("memory", ["counted", "open"])
@pytest.mark.parametrize("columns", ["60", "80", "140"])
def test_screens_do_not_depend_on_hidden_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, memory: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = []
    for drawn, below in (("fruit", "cheese"), ("cheese", "fruit")):
        file = tmp_path / "game.record"
        file.write_text(hidden(drawn, below, memory=memory))
        watched = call("replay", file, "--seat", "2").stdout
        result = call("play", "--resume", file, "--bots", "random", "--seat", "0", typed=COMMANDS)
        assert result.exit_code == 0
        shown.append((watched, result.stdout, result.stderr))
    assert shown[0] == shown[1]


def test_with_all_hands_open_they_differ(tmp_path: Path) -> None:
    shown = []
    for drawn, below in (("fruit", "cheese"), ("cheese", "fruit")):
        (tmp_path / "game.record").write_text(hidden(drawn, below, memory="counted"))
        shown.append(call("replay", tmp_path / "game.record").stdout)
    assert shown[0] != shown[1]
