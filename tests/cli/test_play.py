"""Playing in the terminal: moves, commands, refusals, and that nothing is lost."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

import threekings
from tests.cli.calls import PLAY, call, random_game, refused
from tests.decks import SMALL

LONG = "1\n" * 100


def kept(state: Path) -> Path:
    (file,) = state.glob("*.record")
    return file


def moves(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line[0].isdigit()]


# A whole game


def test_a_name_may_be_an_emoji_that_is_joined_by_marks_nobody_sees(state: Path) -> None:
    call("play", "--name", "👩\u200d🍳", "--bots", "random", typed="1\n")
    assert threekings.replay(kept(state).read_text()).headers.names[0] == "👩\u200d🍳"


def test_a_name_cannot_pose_as_a_comment() -> None:
    call("play", "--name", "Ada\u2028# you 2", "--bots", "random", "--seed", "7", typed="1\n")
    shown = call("play", "--resume", typed="quit\n").stdout
    assert "Ada # you 2 takes 3 wine." in shown


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_ends_with_scores_and_a_winner(state: Path, players: int) -> None:
    result = call(*PLAY, "--players", str(players), "--seed", "7", typed=LONG)
    assert result.exit_code == 0, result.output
    match = threekings.replay(kept(state).read_text())
    assert match.over
    assert str(kept(state)) in result.stdout.replace("\n", "")
    winner = match.headers.names[match.winners()[0]]
    assert f"{winner} wins with {max(match.scores())} points." in result.stdout


def test_a_seeded_game_plays_the_same_way_again(state: Path) -> None:
    games = []
    for _ in range(2):
        call(*PLAY, "--seed", "7", typed=LONG)
        games.append(moves(kept(state)))
        kept(state).unlink()
    assert games[0] == games[1]


def test_the_player_may_sit_elsewhere(state: Path) -> None:
    call(*PLAY, "--seat", "2", "--seed", "7", typed="1\n")
    assert threekings.replay(kept(state).read_text()).headers.names[2] == "Ada"
    assert [move[0] for move in moves(kept(state))[:3]] == ["0", "1", "2"]


def test_options_and_editions_are_those_of_the_game(state: Path) -> None:
    call(*PLAY, "--option", "tiebreak=shared", "--edition", SMALL, "--players", "3", typed="")
    match = threekings.replay(kept(state).read_text(), edition=SMALL)
    assert match.options["tiebreak"] == "shared"


def test_an_edition_need_not_be_named_again_to_resume(state: Path) -> None:
    call(*PLAY, "--edition", SMALL, "--players", "3", typed="1\n")
    assert call("play", "--resume", typed=LONG).exit_code == 0
    assert threekings.replay(kept(state).read_text(), edition=SMALL).over


# Moves and commands


def test_moves_may_be_typed_as_text_in_any_length(state: Path) -> None:
    call(*PLAY, "--seed", "7", typed="take wine\n")
    assert moves(kept(state))[0] == "0 take wine"
    for short in ("t w", "wine", "w", "T WI", "1"):
        kept(state).unlink()
        call(*PLAY, "--seed", "7", typed=f"{short}\n")
        assert moves(kept(state))[0] == "0 take wine", short


def test_a_letter_names_the_dish_it_is_marked_with(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="take a\n")
    assert "A ■ cake" in result.stdout
    assert moves(kept(state))[0] == "0 take cake"


def test_a_wrong_move_says_why_and_nothing_happens(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="take bread\nzork\nch\n99\nfeed wine ham\n")
    assert "KL 4.1: there is no bread on the table" in result.stdout
    assert "zork is no move" in result.stdout
    assert "ch may be chicken and cheese" in result.stdout
    assert "There is no move 99" in result.stdout
    assert "KL 4.5: the king has fewer than two portions" in result.stdout
    assert moves(kept(state)) == []


def test_why_explains_without_playing(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="why take bread\nwhy t w\nwhy\nwhy zork\n")
    assert "KL 4.1" in result.stdout
    assert "take wine is allowed now" in result.stdout
    assert moves(kept(state)) == []


def test_undo_goes_back_to_my_previous_choice(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="undo\n1\n1\nundo\nundo\nt h\nquit\n")
    assert "There is no move of yours to take back." in result.stdout
    assert moves(kept(state))[0] == "0 take ham"
    assert sum(move.startswith("0") for move in moves(kept(state))) == 1


def test_rules_help_and_log(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="?\nhelp\n1\nlog\nquit\n")
    assert "with 3 cheese you score 12" in " ".join(result.stdout.split())
    assert "back to your previous choice" in result.stdout
    assert result.stdout.count("Course 1: Ada deals") == 2  # on the first screen and in the log
    assert result.exit_code == 0
    assert state.exists()


def test_hint_shows_the_two_best_moves_with_reasons() -> None:
    output = " ".join(call(*PLAY, "--seed", "7", typed="hint\n").stdout.split())
    first, second = re.findall(r"\d\. (take \w+|draw) wins about \d+ %: (.+?)(?= \d\. |$)", output)[:2]
    assert first[0] != second[0]
    assert "3. take" not in output.partition("wins about")[2]
    assert " the king " in first[1] + second[1]


def test_memory_open_shows_what_rivals_took(state: Path) -> None:
    output = call(*PLAY, "--seed", "7", "--option", "memory=open", typed="1\n1\n1\n").stdout
    assert any("cards: " in line for line in output.splitlines())
    assert state.exists()


# Nothing is lost


def test_quit_says_where_the_game_is(state: Path) -> None:
    result = call(*PLAY, typed="1\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == f"saved in {kept(state)}; go on with: threekings play --resume"


def test_the_end_of_input_is_one_line_and_resume_goes_on(state: Path) -> None:
    result = call(*PLAY, "--seed", "7", typed="1\n1\n")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == f"saved in {kept(state)}; go on with: threekings play --resume"
    before = moves(kept(state))
    result = call("play", "--resume", typed=LONG)
    assert result.exit_code == 0
    assert moves(kept(state))[: len(before)] == before
    assert threekings.replay(kept(state).read_text()).over


def test_a_resumed_game_is_the_one_that_was_never_left(state: Path) -> None:
    call(*PLAY, "--seed", "7", typed=LONG)
    whole = moves(kept(state))
    kept(state).unlink()
    call(*PLAY, "--seed", "7", typed="1\n1\n1\n")
    call("play", "--resume", typed=LONG)
    assert moves(kept(state)) == whole


@pytest.mark.skipif(os.name != "posix", reason="signals as terminals send them")
def test_ctrl_c_in_a_terminal_loses_nothing(state: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "threekings", *PLAY, "--seed", "7"]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    ) as process:
        os.close(theirs)
        try:
            read_until(ours, "Your move")
            os.write(ours, b"take wine\n")
            read_until(ours, "Your move")
            errors = interrupted(process)
        finally:
            process.kill()  # or a test that fails would wait for ever
    os.close(ours)
    assert process.returncode == 1
    assert errors.strip() == f"threekings: saved in {kept(state)}; go on with: threekings play --resume"
    assert moves(kept(state))[0] == "0 take wine"
    assert call("play", "--resume", typed=LONG).exit_code == 0


def hear_ctrl_c() -> None:
    """Tests that run in the background are started deaf to it, and hand that on."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def interrupted(process: subprocess.Popen[str]) -> str:
    """Press Ctrl-C until it is heard: line editing misses one that comes while it draws the prompt."""
    for _ in range(20):
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=10)[1]
    raise AssertionError("Ctrl-C was never heard")


def read_until(terminal: int, words: str) -> None:
    """Read what a terminal shows until it shows the words."""
    shown = ""
    while words not in shown:
        assert select.select([terminal], [], [], 120)[0], shown
        shown += os.read(terminal, 4096).decode(errors="replace")


def test_save_writes_a_record_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.record"
    result = call(*PLAY, "--seed", "7", typed=f"1\nsave {mine}\n1\nsave {mine}\nquit\n")
    assert result.stdout.replace("\n", "").count(f"Saved in {mine}") == 2
    assert moves(mine)[0] == "0 take wine"
    assert call("play", "--resume", mine, typed=LONG).exit_code == 0


def test_save_that_fails_is_one_line_and_the_game_goes_on(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada\n")
    typed = f"save\nsave {tmp_path}\nsave {other}\nsave {other}/x\nsave {tmp_path}/none/x\n" + LONG
    result = call(*PLAY, "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert "Is a directory" in result.stdout
    assert result.stdout.count("Not saved:") == 4
    assert other.read_text() == "Dear Ada\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "state"]


def test_where_the_state_folder_cannot_be_written_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    result = call(*PLAY, typed=LONG)
    assert result.exit_code == 0
    assert result.stdout.count("cannot be kept") == 1
    assert "cannot be kept" in call(*PLAY, typed="1\n").stdout.splitlines()[-1]


def test_a_record_from_elsewhere_is_played_on_in_a_file_of_ours(tmp_path: Path, state: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(text := random_game(moves=8).record() + "# seat 2 thinks long\n")
    assert call("play", "--resume", file, "--bots", "random", typed=LONG).exit_code == 0
    assert file.read_text() == text
    assert threekings.replay(kept(state).read_text()).over


def test_a_finished_game_is_shown_and_nothing_is_written(tmp_path: Path, state: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(text := random_game().record())
    assert call("play", "--resume", file, typed="").exit_code == 0
    assert file.read_text() == text
    assert not list(state.rglob("*.record"))


def test_bots_that_are_noted_stay_when_others_are_not(tmp_path: Path, state: Path) -> None:
    file = tmp_path / "game.record"
    first, _, rest = random_game(moves=8).record().partition("\n")
    file.write_text(f"{first}\n# bot 1 greedy\n{rest}")
    call("play", "--resume", file, typed="quit\n")
    assert "# bot 1 greedy" in kept(state).read_text()
    assert "# bot 2 lina" in kept(state).read_text()


# Refusals


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "unknown game 'chess'; games are: king-lui"),
        (["--players", "9"], "allowed: 3, 4, 5"),
        (["--seat", "4"], "there is no seat 4"),
        (["--bots", "zork"], "unknown bot 'zork'"),
        (["--bots", "random,random"], "name one for all, or 3"),
        (["--option", "spice=hot"], "options are: first"),
        (["--option", "seed=3"], "options are: first"),
        (["--option", "tiebreak"], "NAME=VALUE"),
        (["--option", "tiebreak=coin"], "allowed: discards or shared"),
        (["--seed", "-1"], "seed cannot be -1"),
        (["--name", " "], "a name cannot be"),
        (["--edition", "/nowhere.toml"], "/nowhere.toml: No such file or directory"),
        (["--resume"], "there is no unfinished game"),
        (["--resume", "/nowhere.record"], "/nowhere.record: No such file or directory"),
        (["--resume", "/"], "/: Is a directory"),
        (["--resume", "/nowhere.record", "--seed", "7"], "--resume goes on with a game as it is"),
    ],
)
def test_bad_input_is_one_line(args: list[str], words: str) -> None:
    assert words in refused(call("play", *args))


def test_a_tampered_game_is_not_resumed(state: Path) -> None:
    call(*PLAY, "--seed", "7", typed="1\n1\n")
    file = kept(state)
    file.write_text(file.read_text().replace("0 take wine", "0 take bread"))
    line = refused(call("play", "--resume", file), code=1)
    assert f"{file}:" in line
    assert "KL 4.1" in line


def test_a_finished_game_is_not_resumed_by_itself() -> None:
    call(*PLAY, typed=LONG)
    assert "there is no unfinished game" in refused(call("play", "--resume"))
