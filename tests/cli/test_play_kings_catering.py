"""The King's Catering in the terminal: whole games, alone and with others, refusals, and that nothing is lost."""

import re
from pathlib import Path

import pytest

import threekings
from tests.cli.calls import call, refused
from tests.cli.catering_games import feast
from tests.cli.test_play import kept, moves

PLAY = ("play", "kings-catering", "--bots", "random", "--name", "Ada", "--seed", "7")
NEW = "3\n2\n1\n" + "1 new\n" * 2 + "new\n"  # a column that holds tiles, and all of them to Tables of their own


def typed(turns: int = 40) -> str:
    """So many turns; a line that does not fit the moment is refused, and the next one tried."""
    return NEW * turns


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_ends_with_scores_and_a_winner(state: Path, players: int) -> None:
    result = call(*PLAY, "--players", str(players), typed=typed())
    assert result.exit_code == 0, result.output
    match = threekings.replay(kept(state).read_text())
    assert match.over
    output = " ".join(result.stdout.split())
    assert "Crew placed" in output
    assert f"{max(match.scores())}★" in output.rpartition("Crew placed")[2]
    winners = [match.headers.names[seat] for seat in match.winners()]
    words = {1: "has", 2: "wins with", 3: "share the win"}[1 if players == 1 else min(len(winners) + 1, 3)]
    assert f"{' and '.join(winners)} {words}" in output


@pytest.mark.parametrize("palace", ["schoenbrunn", "buckingham", "versailles"])
def test_alone_at_a_palace_the_verdict_is_about_its_target(state: Path, palace: str) -> None:
    output = call(*PLAY, "--players", "1", "--option", f"palace={palace}", typed=typed()).stdout
    match = threekings.replay(kept(state).read_text())
    stars, target = match.scores()[0], match.view(0)["target"]
    assert match.over
    last = " ".join(output.split())
    if stars >= target:
        assert f"{stars}★. The target of {target}★ is reached!" in last
    else:
        assert f"{stars}★, {target - stars}★ short of the target of {target}★." in last


def test_two_rounds_are_played_one_after_the_other_and_both_are_told(state: Path) -> None:
    output = call(*PLAY, "--players", "2", "--option", "rounds=2", typed=typed(60)).stdout
    match = threekings.replay(kept(state).read_text())
    assert match.over
    assert "The first round is over." in output
    assert "round 2 of 2" in output
    assert "1st 2nd" in output
    sides = kept(state).read_text()
    royals2 = re.search(r"^option royals2 (\S+)$", sides, re.MULTILINE)
    assert royals2
    assert all(side in output for side in royals2[1].split(","))


def test_undo_inside_a_turn_takes_back_tile_by_tile_and_then_the_column(state: Path) -> None:
    call(*PLAY, "--players", "2", typed="3\n1 new\n1 new\nundo\nundo\nquit\n")
    assert [line.split(" ", 1)[1] for line in moves(kept(state))] == ["column 3"]
    call("play", "--resume", typed="undo\n2\nquit\n")
    assert moves(kept(state)) == ["0 column 2"]


def test_undo_after_the_refill_goes_back_to_my_last_tile(state: Path) -> None:
    """As in the other games: what was seen meanwhile stays seen."""
    call(*PLAY, "--players", "1", typed="1\nnew\nundo\nquit\n")
    assert moves(kept(state)) == ["0 column 1"]


def test_wrong_lines_say_why_and_nothing_happens(state: Path) -> None:
    output = call(
        *PLAY, "--players", "2", typed="7\nzork\nput beer-1a new\n3\n1 99\n9 new\ncolumn 1\nwhy 1 new\n"
    ).stdout
    assert "7 is no column; type 1, 2 or 3" in output
    assert "zork is no column" in output
    assert "KC 3.1: take a column first" in output
    assert "there is no cell 99: only new is possible" in output
    assert "9 is no tile of yours" in output
    assert "KC 3.2: place the 3 tiles you have taken first" in output
    assert re.search(r"put \S+ new is allowed now\.", output)
    assert moves(kept(state)) == ["0 column 3"]


def test_rules_help_look_and_log() -> None:
    output = " ".join(call(*PLAY, "--players", "2", typed="?\nhelp\n3\n1 new\nlook\nlog\nquit\n").stdout.split())
    for words in (
        "reconstructed",
        "never under K2",
        "whoever ate last begins",
        "1 14b",
        "Royals in force: K3, Q4, P2.",
    ):
        assert words in output
    assert "Ada founds Table 1 with" in output


def test_hint_names_what_is_to_be_typed_and_why() -> None:
    output = " ".join(call(*PLAY, "--players", "2", typed="hint\n3\nhint\n").stdout.split())
    assert re.search(r"1\. column \d wins about \d+ %: .*you end with about \d+★", output)
    assert re.search(r"1\. [123] \S+ \(put \S+ .+\) wins about \d+ %", output)


def test_a_seeded_game_plays_the_same_way_again_also_when_it_was_left_inside_a_turn(state: Path) -> None:
    call(*PLAY, "--players", "3", typed=NEW * 5)
    whole = moves(kept(state))
    kept(state).unlink()
    args: tuple[str, ...] = (*PLAY, "--players", "3")
    for line in (NEW * 5).splitlines():
        call(*args, typed=f"{line}\n")
        args = ("play", "--resume")
    assert moves(kept(state)) == whole


def test_a_record_is_verified_and_replayed(tmp_path: Path) -> None:
    match, file = feast(4, players=3), tmp_path / "feast.record"
    file.write_text(match.record())
    assert call("verify", file).stdout == f"{file}: fine, {match.length} moves\n"
    output = call("replay", file).stdout
    assert all(f"{stars}★" in output for stars in match.scores())
    assert "Ada" in call("replay", file, "--to", "0").stdout
    middle = call("replay", file, "--to", "30").stdout
    assert middle.count("Table 1") == 3
    one = call("replay", file, "--to", "30", "--seat", "1").stdout
    assert "together" in one
    file.write_text(match.record().replace("\nresult ", "\nresult 1"))
    assert "result should be" in call("verify", file).stdout


def test_screens_do_not_depend_on_the_deck_nor_on_tiles_left_out(tmp_path: Path) -> None:
    shown = []
    deck = threekings.new("kings-catering", players=2, seed=5).headers.deck
    for one, other in ((20, 30), (20, 60)):
        cards = list(deck)
        cards[one], cards[other] = cards[other], cards[one]
        match = threekings.new("kings-catering", players=2, seed=5, deck=cards)
        for line in ("column 1", f"put {cards[0]} new", "column 3", f"put {cards[3]} new"):
            match.play(line)
        (tmp_path / "game.record").write_text(match.record())
        result = call(
            "play", "--resume", tmp_path / "game.record", "--seat", "1", "--bots", "random", typed="look\nlog\nquit\n"
        )
        assert result.exit_code == 0
        shown.append((call("replay", tmp_path / "game.record").stdout, result.stdout.partition("saved in")[0]))
    assert shown[0] == shown[1]


def test_refusals() -> None:
    assert "allowed: 1, 2, 3, 4" in refused(call("play", "kings-catering", "--players", "5"))
    assert "palace is for one player alone" in refused(
        call("play", "kings-catering", "--players", "2", "--option", "palace=versailles")
    )
    assert "option royals cannot be 'K9'" in refused(call("play", "kings-catering", "--option", "royals=K9"))
