"""What a rival holds in secret is on no screen: games that differ only in hidden cards look the same."""

import re
from pathlib import Path

import pytest

import threekings
from tests.cli.calls import call
from tests.cli.screens import printed
from tests.decks import deck, play

COMMANDS = "log\nhelp\nwhy draw\nwhy feed bread wine\n\nzork\nquit\n"


def without_file(screens: str) -> str:
    """The screens without the name of the file in which the game was kept: it tells the time of day."""
    return re.sub(r"saved in .*?\.record", "saved", screens, flags=re.DOTALL)


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
        shown.append((watched, without_file(result.stdout), result.stderr))
    assert shown[0] == shown[1]


def test_with_all_hands_open_they_differ(tmp_path: Path) -> None:
    shown = []
    for drawn, below in (("fruit", "cheese"), ("cheese", "fruit")):
        (tmp_path / "game.record").write_text(hidden(drawn, below, memory="counted"))
        shown.append(call("replay", tmp_path / "game.record").stdout)
    assert shown[0] != shown[1]


# Ku-Ka-King


def ku_ka_king(pile: tuple[int, int]) -> str:
    """A game of two in which two cards that nobody has seen have changed places."""
    cards = threekings.new("ku-ka-king", players=2, seed=5).headers.deck
    one, other = pile
    cards[one], cards[other] = cards[other], cards[one]
    match = threekings.new("ku-ka-king", players=2, seed=5, deck=cards)
    for first, second in (("row 1", "row 2"), ("row 3", "row 3"), ("row 4", "row 1")):
        match.play(first, 0)
        match.play(second, 1)
    return match.record()


@pytest.mark.parametrize("columns", ["60", "80", "140"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_screens_do_not_depend_on_the_pile_nor_on_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: str, bot: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    typed = COMMANDS.replace("why feed bread wine", "why 3").replace("quit\n", "5\n4\nlog\nquit\n")
    shown = []
    for places in ((60, 70), (60, 100)):  # within the pile, and with the cards put away unseen
        file = tmp_path / "game.record"
        file.write_text(ku_ka_king(places))
        watched = [call("replay", file, *eyes).stdout for eyes in ([], ["--seat", "1"])]
        result = call("play", "--resume", file, "--bots", bot, "--seat", "0", typed=typed)
        assert result.exit_code == 0
        shown.append((watched, without_file(result.stdout), result.stderr))
    assert shown[0] == shown[1]
    assert "Ku – Ka – King!" in shown[0][1]


@pytest.mark.parametrize("columns", [60, 80, 140])
def test_screens_do_not_depend_on_choices_not_yet_shown(columns: int) -> None:
    shown = []
    for rows in ((1, 2), (2, 1), (6, 6)):
        match = threekings.new("ku-ka-king", players=3, seed=5)
        for seat, row in enumerate(rows, start=1):
            match.play(f"row {row}", seat)
        shown.append((printed(match, columns), match.record()))
    assert shown[0] == shown[1] == shown[2]
