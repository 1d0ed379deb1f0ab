"""Ku-Ka-King in the terminal: all choose at the same moment, see it together, and nothing is lost."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import threekings
from tests.cli.calls import call, refused
from tests.cli.test_play import kept, moves
from threekings.cli.terminal.bot_turns import bot_seed

PLAY = ("play", "ku-ka-king", "--bots", "random", "--name", "Ada", "--seed", "7")
Named = Callable[..., None]


def any_row(lines: int = 60) -> str:
    """Rows 1 to 6 over and over; one that is empty is refused, and the next line tried."""
    return "".join(f"{1 + line % 6}\n" for line in range(lines))


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Named:
    """Lets bots name these rows, one after another, whoever is asked."""

    def name(*rows: int) -> None:
        left = list(rows)
        monkeypatch.setattr("threekings.cli.terminal.bot_turns.choose", lambda *_: f"row {left.pop(0)}")

    return name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_scores_and_a_winner(state: Path, players: int) -> None:
    result = call(*PLAY, "--players", str(players), typed=any_row())
    assert result.exit_code == 0, result.output
    match = threekings.replay(kept(state).read_text())
    assert match.over
    winners, most = [match.headers.names[seat] for seat in match.winners()], max(match.scores())
    words = f"{winners[0]} wins with {most} points."
    if len(winners) > 1:
        words = f"{' and '.join(winners)} share the win with {most} points each."
    assert words in result.stdout
    assert "First scoring." in result.stdout
    assert "last round!" in result.stdout


def test_without_a_number_four_play(state: Path) -> None:
    call(*PLAY, typed="quit\n")
    assert threekings.replay(kept(state).read_text()).players == 4


def test_all_choices_are_shown_together(state: Path, named: Named) -> None:
    named(2, 3)
    output = call(*PLAY, "--players", "3", typed="6\nquit\n").stdout
    at = output.index("Ku – Ka – King!")
    line = output[at:].splitlines()[1]
    names = threekings.replay(kept(state).read_text()).headers.names
    assert line.split() == ["Ada", "6", names[1], "2", names[2], "3"]
    assert output.index("Ada takes row 6") > at
    assert moves(kept(state)) == ["0 row 6", "1 row 2", "2 row 3"]


def test_the_player_may_sit_anywhere_and_chooses_like_the_others(state: Path, named: Named) -> None:
    named(2, 3)
    output = call(*PLAY, "--players", "3", "--seat", "1", typed="6\nquit\n").stdout
    assert "Ada takes row 6" in output
    assert moves(kept(state)) == ["0 row 2", "1 row 6", "2 row 3"]


def test_a_clash_lets_me_choose_again_at_once(state: Path, named: Named) -> None:
    named(6, 3, 2)
    output = call(*PLAY, "--players", "3", typed="6\n1\nquit\n").stdout
    assert "Ada  6  ✗" in output
    assert "clash in row 6" in output
    assert "You clashed: choose again." in output
    assert output.count("Ku – Ka – King!") == 2
    assert moves(kept(state)) == ["0 row 6", "1 row 6", "2 row 3", "0 row 1", "1 row 2"]


def test_others_who_clash_choose_again_without_me(state: Path, named: Named) -> None:
    named(2, 2, 3, 4)
    output = call(*PLAY, "--players", "3", typed="6\nquit\n").stdout
    assert output.count("Ku – Ka – King!") == 2
    assert "choose again" in output
    assert "round 2" in output
    assert len(moves(kept(state))) == 5


def test_a_number_is_a_row_also_when_rows_before_it_are_empty(state: Path, named: Named) -> None:
    for line in ("5", "row 5", "r 5", "R5", "4"):
        named(6, 1, 2)  # row 1 is taken, row 6 clashes
        output = call(*PLAY, "--players", "3", typed=f"6\n1\nwhy 1\n{line}\nquit\n").stdout
        assert output.count("KK 3.1: row 1 holds no card") == 2
        assert moves(kept(state))[3] == f"0 row {line[-1]}"
        kept(state).unlink()


def test_a_wrong_move_says_why_and_nothing_happens(state: Path) -> None:
    output = call(*PLAY, "--players", "3", typed="8\n0\n99\nzork\nrow\nwhy 7\nwhy 8\nwhy\n").stdout
    for number in (8, 0, 99):
        assert f"KK 1.3: there is no row {number}; the rows are 1 to 7" in output
    assert "zork is no move; moves are row 1 to row 7, or the number alone" in output
    assert "row 7 is allowed now." in output
    assert "Say which move: why row 1" in output
    assert moves(kept(state)) == []


def test_undo_goes_back_to_my_previous_choice(state: Path, named: Named) -> None:
    named(2, 3, 2, 3, 4, 5)
    output = call(*PLAY, "--players", "3", typed="undo\n6\n1\nundo\nundo\n7\nquit\n").stdout
    assert "There is no move of yours to take back." in output
    assert moves(kept(state)) == ["0 row 7", "1 row 4", "2 row 5"]


def test_undo_after_a_clash_takes_all_choices_back(state: Path, named: Named) -> None:
    named(6, 3, 2, 3)
    call(*PLAY, "--players", "3", typed="6\nundo\n1\nquit\n")
    assert moves(kept(state)) == ["0 row 1", "1 row 2", "2 row 3"]


def test_rules_help_and_log() -> None:
    output = " ".join(call(*PLAY, typed="?\nhelp\n1\nlog\nquit\n").stdout.split())
    assert "reconstructed" in output
    assert "--edition FILE" in output
    assert "the number of a row, 6, or its text: row 6, r 6." in output
    assert "take bread" not in output


def test_hint_says_that_steward_mixes_and_how_often_to_name_a_row() -> None:
    output = " ".join(call(*PLAY, typed="hint\n").stdout.split())
    assert "steward mixes" in output
    assert re.search(r"1\. row \d, .+: wins about \d+ % against others who mix as well: .+10\)", output)


def test_a_seeded_game_plays_the_same_way_again_also_when_it_was_left_in_the_middle_of_a_round(state: Path) -> None:
    typed = any_row()
    call(*PLAY, "--players", "4", typed=typed)
    whole = moves(kept(state))
    kept(state).unlink()
    for line in typed.splitlines():  # left after every choice
        args = ("play", "--resume") if state.exists() and list(state.glob("*.record")) else (*PLAY, "--players", "4")
        if "The final scoring ends the game." in call(*args, typed=f"{line}\n").stdout:
            break
    assert moves(kept(state)) == whole


def test_a_choice_that_others_did_not_see_is_asked_for_again(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("threekings.cli.terminal.bot_turns.choose", choose)
    refused(call(*PLAY, typed="6\n"), code=1)
    assert moves(kept(state)) == []
    assert "Choose a row." in call("play", "--resume", typed="quit\n").stdout


def test_bots_that_choose_together_have_words_of_their_own() -> None:
    match = threekings.new("ku-ka-king", players=4, seed=7)
    words = {bot_seed(match, seat) for seat in range(4)}
    assert len(words) == 4
    match.play("row 1", 0)
    assert {bot_seed(match, seat) for seat in range(4)} == words


def test_refusals() -> None:
    assert "allowed: 2, 3, 4" in refused(call("play", "ku-ka-king", "--players", "5"))
    assert "--option 'first=0'" in refused(call("play", "ku-ka-king", "--option", "first=0"))
