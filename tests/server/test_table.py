"""One table in simulated time: what may be done there, and what its log gives back."""

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import permutations
from typing import Any

import pytest

import threekings
from tests.server.tables import GAMES, NAMES, Life, created, moved, shown, some_move
from threekings.bots.characters.household import NAMES as HOUSEHOLD
from threekings.match import Match
from threekings.server.protocol.outgoing_frames import views_of
from threekings.server.table import chat, ending, moves, seats, setup, takeover, undo
from threekings.server.table.chat import MOST_TEXT
from threekings.server.table.events import (
    Abandoned,
    Began,
    BotTookOver,
    Event,
    Moved,
    Muted,
    PaceSet,
    PlayerReturned,
    Result,
    SeatedBot,
    SeatLeft,
    SeatTaken,
    Undone,
)
from threekings.server.table.fold import CHAT_KEPT, after
from threekings.server.table.moves import SealedChoice
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, MOST_SALT
from threekings.server.table.setup import MOST_PACE, STAND_IN
from threekings.server.table.table import ABANDONED, GATHERING, OVER, PLAYING, Table
from threekings.texts import Message, reason


def refusal(life: Life, command: Callable[..., object], *args: object, **more: object) -> str:
    """The code with which a command is refused; nothing has changed."""
    before = shown(life.table)
    with pytest.raises(Refused) as refused:
        command(life.table, *args, **more)
    assert refused.value.reason
    assert shown(life.table) == before
    return refused.value.code


# Sitting down and beginning


def test_people_sit_rise_and_sit_elsewhere() -> None:
    life = Life()
    assert life.do(seats.take_seat(life.table, 1, " Ada ", b"salt")) == SeatTaken(seat=1, name="Ada", salt=b"salt")
    assert [place.name for place in life.table.seats] == [None, "Ada", None]
    assert life.do(seats.leave_seat(life.table, 1)) == SeatLeft(seat=1)
    assert not any(place.taken for place in life.table.seats)
    life.do(seats.take_seat(life.table, 2, "Ada"))
    assert life.table.seats[2].taken and life.table.status == GATHERING


def test_a_seat_is_taken_once() -> None:
    life = Life(plan="open human greedy")
    life.do(seats.take_seat(life.table, 0, "Ada"))
    assert refusal(life, seats.take_seat, 0, "Bea") == "taken"
    assert refusal(life, seats.take_seat, 2, "Bea") == "taken"
    assert refusal(life, seats.take_seat, 3, "Bea") == "seat"
    assert refusal(life, seats.take_seat, -1, "Bea") == "seat"
    assert refusal(life, seats.leave_seat, 1) == "seat"
    assert refusal(life, seats.leave_seat, 2) == "seat"


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "a\0", "x" * (MOST_NAME + 1), "\ud800"])
def test_a_name_is_one_short_line(name: str) -> None:
    assert refusal(Life(), seats.take_seat, 0, name) == "name"


def test_a_salt_has_an_end() -> None:
    assert refusal(Life(), seats.take_seat, 0, "Ada", b"x" * (MOST_SALT + 1)) == "salt"
    assert seats.take_seat(Life().table, 0, "Ada", b"x" * MOST_SALT).salt == b"x" * MOST_SALT


def test_bots_take_the_seats_that_are_empty_when_the_game_begins() -> None:
    life = Life(plan="open human greedy")
    life.do(seats.take_seat(life.table, 0, "Ada"))
    began = life.do(setup.begin(life.table))
    assert isinstance(began, Began) and began.bots == {1: SeatedBot("Nora", STAND_IN)}
    assert [place.bot for place in life.table.seats] == [None, STAND_IN, "greedy"]
    assert [place.person for place in life.table.seats] == [True, False, False]
    assert refusal(life, setup.begin) == "begun"
    assert refusal(life, seats.take_seat, 1, "Bea") == "begun"


def test_a_bot_is_never_called_as_somebody_else_at_the_table() -> None:
    for people in permutations([*HOUSEHOLD[:2], "Nora", "Otto"], 2):
        life = Life(plan="greedy open random open open")
        for seat, name in zip((1, 3), people, strict=True):
            life.do(seats.take_seat(life.table, seat, name))
        life.do(setup.begin(life.table))
        names = [str(place.name) for place in life.table.seats]
        assert len({*names}) == 5 and (names[1], names[3]) == people
        assert names[0] in HOUSEHOLD and names[2] in HOUSEHOLD
        assert names[4] == ("Nora II" if "Nora" in people else "Nora")
        assert life.table.match and [*life.table.match.headers.names.values()] == names
        assert [place.name for place in life.again().seats] == names


def test_a_table_is_full_when_nobody_is_missing() -> None:
    life = Life(plan="open greedy random")
    assert not life.table.full
    life.do(seats.take_seat(life.table, 0, "Ada"))
    assert life.table.full
    assert setup.begin(life.table).bots == {}


def test_nothing_can_be_played_before_the_game() -> None:
    life = Life()
    life.do(seats.take_seat(life.table, 0, "Ada"))
    for command in (undo.undo, takeover.resign, takeover.come_back):
        assert refusal(life, command, 0) == "status"
    assert refusal(life, moves.play, 0, "draw") == "status"
    assert refusal(life, takeover.let_bot_play, 0, "left") == "status"
    assert refusal(life, ending.record) == "status"


@pytest.mark.parametrize(
    ("plan", "word"),
    [
        ({"game": "chess"}, "king-lui"),
        ({"plan": "open open"}, "3 to 5"),
        ({"plan": "open"}, "3 to 5"),
        ({"plan": "open open alphazero"}, "bots are"),
        ({"plan": "open open steward:999999999"}, "at most"),
        ({"plan": "open open steward:60000ms"}, "at most"),
        ({"seconds": 0}, "seconds"),
        ({"pace": MOST_PACE + 1}, "pace"),
        ({"options": {"tiebreak": "dice"}}, "tiebreak"),
        ({"options": {"nonsense": 1}}, "nonsense"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_can(plan: dict[str, Any], word: str) -> None:
    with pytest.raises(Refused, match=word) as refused:
        created(**({"game": "king-lui", "plan": "open open open"} | plan))
    assert refused.value.code == "table"


# Moves


def test_who_is_not_to_move_is_told_the_rule() -> None:
    life = Life().sit_all()
    assert refusal(life, moves.play, 1, "draw") == "illegal"
    assert refusal(life, moves.play, 0, "feed bread bread") == "illegal"
    assert refusal(life, moves.play, 0, "take a nap") == "invalid"
    assert refusal(life, moves.play, 0, "take bread" * 100) == "invalid"
    assert refusal(life, moves.play, 7, "draw") == "seat"
    with pytest.raises(Refused, match=r"KL 4\.5"):
        moves.play(life.table, 0, "feed bread bread")


def test_a_move_the_rules_forbid_is_refused_with_the_rule_as_a_message() -> None:
    life = Life().sit_all()
    with pytest.raises(Refused) as refused:
        moves.play(life.table, 1, "draw")
    assert refused.value.message == Message("kl-3-2-not-your-turn", {"seat": 0})
    assert refused.value.reason == reason(refused.value.message)
    with pytest.raises(Refused) as refused:
        moves.play(life.table, 0, "nonsense")
    assert (refused.value.code, refused.value.message) == ("invalid", None)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_asking_why_changes_nothing_and_says_what_playing_would(game: str, players: int) -> None:
    life = Life(game, " ".join(["open"] * players)).sit_all().play_out(until=lambda table: table.seq > 6)
    assert life.table.match
    seat = life.table.to_act[0]
    legal = life.table.match.moves(seat)
    before = shown(life.table)
    assert [moves.why_not(life.table, seat, move) for move in legal] == [None] * len(legal)
    assert shown(life.table) == before
    for move in ("nonsense", "x" * 1000):
        assert refusal(life, moves.why_not, seat, move) == "invalid"
    life.do(ending.abandon(life.table, None))
    assert refusal(life, moves.why_not, seat, legal[0]) == "status"


def test_nobody_moves_for_a_bot_or_an_absent_player() -> None:
    life = Life(plan="greedy open open").sit_all()
    assert refusal(life, moves.play, 0, "draw") == "seat"
    life = Life().sit_all()
    life.do(takeover.let_bot_play(life.table, 0, "left"))
    assert refusal(life, moves.play, 0, "draw") == "away"
    life.play(0, "draw", bot=True)
    assert life.table.to_act == (1,)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_ends_and_its_record_verifies(game: str, players: int) -> None:
    life = Life(game, " ".join(["open"] * players)).sit_all().play_out(3)
    assert life.table.status == OVER and life.table.to_act == ()
    match = threekings.replay(ending.record(life.table))
    assert match.over and match.headers.names == dict(enumerate(NAMES[:players]))
    assert refusal(life, moves.play, 0, "draw") == "status"
    assert refusal(life, undo.undo, 0) == "status"
    assert refusal(life, ending.abandon, None) == "over"


# Choices made together


def choices(life: Life) -> dict[int, str]:
    return {seat: f"row {seat + 1}" for seat in life.table.to_act}


def test_choices_are_shown_when_the_last_one_is_in_whatever_the_order() -> None:
    results = set()
    for order in permutations(range(3)):
        life = Life("ku-ka-king").sit_all()
        chosen = choices(life)
        for seat in order[:-1]:
            choice = moves.play(life.table, seat, chosen[seat])
            assert choice == SealedChoice(seat, chosen[seat])
            life.do(choice)
            assert seat not in life.table.to_act
        event = life.do(moves.play(life.table, order[-1], chosen[order[-1]]))
        assert event == Moved(moves=tuple(sorted(chosen.items())))
        results.add(tuple(shown(life.table)))
    assert len(results) == 1


def test_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    life = Life("ku-ka-king").sit_all()
    for seat, move in ((0, "row 1"), (1, "row 2"), (0, "row 4"), (0, "row 5")):
        life.play(seat, move)
    life.play(2, "row 3")
    assert moved(life) == [Moved(moves=((0, "row 5"), (1, "row 2"), (2, "row 3")))]


def test_a_sealed_choice_shows_others_nothing_but_the_count() -> None:
    frames = []
    for seat, move in ((0, "row 1"), (0, "row 2"), (1, "row 1")):
        life = Life("ku-ka-king", "open open open", seconds=(60)).sit_all()
        life.play(seat, move)
        life.do(chat.speak(life.table, 2, "Carl", "hm"))
        frames.append([shown(life.table)[0], shown(life.table)[3]])
    assert frames[0] == frames[1] == frames[2]


def test_the_clock_does_not_tell_whether_those_missing_are_people() -> None:
    life = Life("ku-ka-king", "open greedy greedy", seconds=(60)).sit_all()
    before = takeover.deadline(life.table)
    life.play(0, "row 1")
    assert takeover.deadline(life.table) == before is not None
    assert takeover.late_seats(life.table, before) == []


# Undo


def test_a_move_is_taken_back_until_it_showed_something_or_another_has_moved() -> None:
    life = Life(plan="open open open").sit_all()
    assert refusal(life, undo.undo, 0) == "undo"
    assert life.table.match
    take = next(move for move in life.table.match.moves(0) if move.startswith("take"))
    before = life.table.match.view(0)
    life.play(0, take)
    assert refusal(life, undo.undo, 1) == "undo"
    assert life.do(undo.undo(life.table, 0)) == Undone(seat=0, steps=1)
    assert life.table.match.view(0) == before and life.table.undone == 0
    life.play(0, "draw")
    with pytest.raises(Refused, match="something new"):
        undo.undo(life.table, 0)


def test_the_next_move_ends_the_right_to_take_back() -> None:
    life = Life().sit_all()
    for seat in (0, 1):
        assert life.table.match
        life.play(seat, next(move for move in life.table.match.moves(seat) if move.startswith("take")))
    with pytest.raises(Refused, match="another has moved"):
        undo.undo(life.table, 0)
    assert undo.undo(life.table, 1).steps == 1


@pytest.mark.parametrize(("game", "players"), [("king-lui", 3), ("kings-catering", 2)])
def test_what_can_be_taken_back_has_told_nobody_anything(game: str, players: int) -> None:
    """Whatever the cards nobody has seen are, everybody would have seen the same after the move."""
    life = Life(game, " ".join(["open"] * players)).sit_all()
    allowed = refused = 0
    while life.table.status == PLAYING:
        seat, turn = life.table.to_act[0], life.table.turn
        life.play_out(turn, until=lambda table, turn=turn: table.turn > turn)  # type: ignore[misc]
        try:
            undo.undo(life.table, seat)
        except Refused:
            refused += 1
            continue
        allowed += 1
        assert life.table.match
        for viewer in (None, *range(players)):
            assert all(seen_alike(life.table.match, viewer, seed) for seed in range(3))
    assert allowed > 5 and refused > 5


def seen_alike(match: Match, viewer: int | None, seed: int) -> bool:
    """Whether the last move looks the same to a viewer when what they had not seen was something else."""
    ((seat, move),) = match.steps[-1].moves
    other = match.copy()
    other.undo()
    other._state = other.resampled(viewer, seed)
    other.play(match.game.move_text(match.edition, move), seat)
    return other.view(viewer) == match.view(viewer)


def test_choices_shown_together_are_new_to_everybody() -> None:
    life = Life("ku-ka-king").sit_all()
    for seat in range(3):
        life.play(seat, f"row {seat + 1}")
    for seat in range(3):
        assert refusal(life, undo.undo, seat) == "undo"


def test_against_bots_moves_are_taken_back_freely_and_the_table_is_marked() -> None:
    life = Life(plan="open greedy greedy").sit_all()
    life.play(0, "draw")
    for seat in (1, 2):
        life.play(seat, some_move(life.table, seat, random.Random(0)), bot=True)
    assert life.do(undo.undo(life.table, 0)) == Undone(seat=0, steps=3, marked=True)
    assert life.table.to_act == (0,) and life.table.undone == 1
    life.play(0, "draw")
    life.do(undo.undo(life.table, 0))
    assert life.table.undone == 2
    assert refusal(life, undo.undo, 0) == "undo"


def test_the_record_of_a_game_says_that_it_was_practice() -> None:
    life = Life(plan="open greedy greedy").sit_all()
    life.play(0, "draw")
    life.do(undo.undo(life.table, 0))
    life.play_out()
    record = ending.record(life.again())
    assert "# practice: what had shown something new was taken back once" in record.splitlines()
    assert threekings.replay(record).over


def test_a_game_is_no_practice_where_nothing_new_was_taken_back() -> None:
    life = Life(plan="open greedy greedy").sit_all()
    life.play(0, next(move for move in some_moves(life) if move.startswith("take")))
    life.do(undo.undo(life.table, 0))
    assert life.table.undone == 0
    assert "practice" not in ending.record(life.play_out().table)


def some_moves(life: Life) -> list[str]:
    assert life.table.match
    return life.table.match.moves(0)


def test_against_bots_the_sealed_choices_of_bots_go_with_an_undo() -> None:
    life = Life("ku-ka-king", "open greedy greedy").sit_all()
    for seat in range(3):
        life.play(seat, f"row {seat + 1}", bot=seat > 0)
    life.play(1, "row 4", bot=True)
    life.do(undo.undo(life.table, 0))
    assert life.table.to_act == (0, 1, 2) and life.table.match and not life.table.match.choices
    life.play(0, "row 1")
    with pytest.raises(Refused, match="choose again"):
        undo.undo(life.table, 0)


def test_an_absent_player_is_no_bot_when_it_comes_to_undo() -> None:
    life = Life(plan="open open greedy").sit_all()
    life.do(takeover.let_bot_play(life.table, 1, "left"))
    life.play(0, "draw")
    assert refusal(life, undo.undo, 0) == "undo"


def test_who_is_away_takes_nothing_back() -> None:
    life = Life(plan="open greedy greedy").sit_all()
    life.play(0, "draw")
    life.do(takeover.let_bot_play(life.table, 0, "left"))
    assert refusal(life, undo.undo, 0) == "away"


# Clocks, leaving, coming back


def test_who_thinks_too_long_is_replaced_and_may_return() -> None:
    life = Life(seconds=(30)).sit_all()
    deadline = takeover.deadline(life.table)
    assert deadline == life.now + 30
    assert takeover.late_seats(life.table, deadline - 0.5) == []
    with pytest.raises(Refused):
        takeover.time_out(life.table, 0, deadline - 0.5)
    assert takeover.late_seats(life.table, deadline) == [0]
    life.now = deadline
    assert life.do(takeover.time_out(life.table, 0, deadline)) == BotTookOver(seat=0, bot=STAND_IN, why="time")
    assert list(life.table.bots_to_act()) == [(0, STAND_IN)]
    assert takeover.deadline(life.table) is None
    assert life.do(takeover.come_back(life.table, 0)) == PlayerReturned(seat=0)
    assert list(life.table.people_to_act()) == [0]
    assert takeover.deadline(life.table) == life.now + 30  # who comes back late has time again


def test_time_that_runs_out_lets_stand_what_was_laid_and_a_bot_lays_the_rest() -> None:
    life = Life("kings-catering", "open open", seconds=(30), options={"first": 0}).sit_all()
    life.play(0, "column 3")
    assert life.table.match
    mine = life.table.match.view(0)["hand"][0]
    life.play(0, f"put {mine} new")
    life.now = takeover.deadline(life.table) or 0
    life.do(takeover.time_out(life.table, 0, life.now))
    assert list(life.table.bots_to_act()) == [(0, STAND_IN)]
    while 0 in life.table.match.to_act:
        life.play(0, some_move(life.table, 0, random.Random(1)), bot=True)
    tables = life.table.match.view(None)["caterers"][0]["tables"]
    assert tables[0]["tiles"][0]["tile"] == mine
    assert sum(len(table["tiles"]) for table in tables) == 3


def test_between_people_all_tiles_of_a_turn_are_taken_back_until_it_ends() -> None:
    life = Life("kings-catering", "open open", options={"first": 0}).sit_all()
    life.play(0, "column 3")
    assert life.table.match
    for tile in life.table.match.view(0)["hand"][:2]:
        life.play(0, f"put {tile} new")
    for _ in range(3):
        life.do(undo.undo(life.table, 0))
    assert life.table.match.view(0)["prompt"]["id"] == "kc-prompt-column"
    life.play(0, "column 1")
    life.play(0, f"put {life.table.match.view(0)['hand'][0]} new")  # the last one: the columns are filled up
    assert refusal(life, undo.undo, 0) == "undo"


def test_going_and_coming_back_wins_no_time() -> None:
    life = Life(seconds=(30)).sit_all()
    deadline = takeover.deadline(life.table)
    life.now += 20
    life.do(takeover.let_bot_play(life.table, 0, "left"))
    life.do(takeover.come_back(life.table, 0))
    assert takeover.deadline(life.table) == deadline


def test_every_move_starts_the_clock_anew() -> None:
    life = Life(seconds=(30)).sit_all()
    life.now += 20
    life.play(0, "draw")
    assert takeover.deadline(life.table) == life.now + 30
    life.do(chat.speak(life.table, 2, "", "hurry"))
    assert takeover.deadline(life.table) == life.now + 29


def test_all_who_have_not_chosen_are_late_together() -> None:
    life = Life("ku-ka-king", seconds=(30)).sit_all()
    life.play(1, "row 1")
    assert takeover.late_seats(life.table, life.now + 31) == [0, 2]


def test_without_a_clock_nobody_is_late() -> None:
    life = Life().sit_all()
    assert takeover.deadline(life.table) is None and takeover.late_seats(life.table, 1e12) == []


def test_leaving_in_a_game_lets_a_bot_play() -> None:
    life = Life().sit_all()
    assert life.do(seats.leave_seat(life.table, 2)) == BotTookOver(seat=2, bot=STAND_IN, why="left")
    assert refusal(life, seats.leave_seat, 2) == "away"
    assert refusal(life, takeover.come_back, 0) == "here"


def test_who_has_resigned_does_not_return() -> None:
    life = Life().sit_all()
    life.do(seats.leave_seat(life.table, 1))
    assert life.do(takeover.resign(life.table, 1)) == BotTookOver(seat=1, bot=STAND_IN, why="resigned")
    assert refusal(life, takeover.come_back, 1) == "resigned"
    assert refusal(life, takeover.resign, 1) == "resigned"
    assert life.table.seats[1].bot == STAND_IN


def test_the_record_says_beside_the_moves_what_happened() -> None:
    life = Life(seconds=(30)).sit_all()
    life.do(seats.leave_seat(life.table, 1))
    life.play(0, "draw")
    life.do(takeover.come_back(life.table, 1))
    life.do(takeover.resign(life.table, 2))
    life.play(1, "draw")
    life.play_out(1)
    lines = ending.record(life.table).splitlines()
    first = lines.index(f"# seat 1 left; {STAND_IN} plays")
    assert lines[first + 1 : first + 4] == ["0 draw", "# seat 1 is back", f"# seat 2 resigned; {STAND_IN} plays"]
    assert lines[first + 4] == "1 draw"
    assert threekings.replay(ending.record(life.table)).over


def test_what_was_noted_of_moves_taken_back_stays_in_the_record() -> None:
    life = Life(plan="open greedy greedy").sit_all()
    life.play(0, "draw")
    life.do(seats.leave_seat(life.table, 0))
    life.do(takeover.come_back(life.table, 0))
    life.do(undo.undo(life.table, 0))
    life.play_out(2)
    lines = ending.record(life.table).splitlines()
    first = lines.index(f"# seat 0 left; {STAND_IN} plays")
    assert lines[first + 1 : first + 3] == ["# seat 0 is back", "# seat 0 took back 1 move"]
    assert lines[first + 3].startswith("0 ")
    assert threekings.replay("\n".join(lines) + "\n").over


# Chat


def test_speech_is_plain_text_of_some_length() -> None:
    life = Life().sit_all()
    assert chat.speak(life.table, 0, "ignored", " hi ").text == "hi"
    assert chat.speak(life.table, 0, "ignored", "<b>hi</b>").name == "Ada"
    for text in ("", "a\nb", "x" * (MOST_TEXT + 1), "\x1b[1m"):
        assert refusal(life, chat.speak, 0, "Ada", text) == "text"
    assert refusal(life, chat.speak, None, "x" * (MOST_NAME + 1), "hi") == "name"


def test_a_spectator_speaks_under_a_name_of_their_own_where_there_are_spectators() -> None:
    life = Life().sit_all()
    assert chat.speak(life.table, None, "Guest", "hi").seat is None
    assert chat.speak(life.table, None, "Ada", "hi").name == "Ada 2"
    life = Life(spectators=False).sit_all()
    assert refusal(life, chat.speak, None, "Guest", "hi") == "seat"


def test_the_host_mutes_and_hears_again() -> None:
    life = Life().sit_all()
    assert life.do(chat.mute(life.table, 1, quiet=True)) == Muted(seat=1, quiet=True)
    assert refusal(life, chat.speak, 1, "Bea", "hi") == "muted"
    assert refusal(life, chat.mute, 1, quiet=True) == "muted"
    life.do(chat.mute(life.table, None, quiet=True))
    assert refusal(life, chat.speak, None, "Guest", "hi") == "muted"
    life.do(chat.mute(life.table, 1, quiet=False))
    assert chat.speak(life.table, 1, "Bea", "hi").text == "hi"
    assert refusal(life, chat.mute, 5, quiet=True) == "seat"


def test_old_lines_of_chat_are_forgotten() -> None:
    life = Life().sit_all()
    for number in range(CHAT_KEPT + 5):
        life.do(chat.speak(life.table, 0, "", str(number)))
    assert chat.message_count(life.table) == CHAT_KEPT + 5
    assert [line.text for line in chat.messages_after(life.table, 0)] == [
        str(number) for number in range(5, CHAT_KEPT + 5)
    ]
    assert [line.text for line in chat.messages_after(life.table, CHAT_KEPT + 4)] == [str(CHAT_KEPT + 4)]
    assert chat.messages_after(life.table, CHAT_KEPT + 5) == []


# The pace of bots


def test_the_host_and_whoever_plays_with_bots_alone_set_the_pace() -> None:
    life = Life(plan="open open greedy", pace=700).sit_all()
    assert life.table.pace == 700
    assert refusal(life, setup.set_pace, 0, 100) == "not-yours"
    assert life.do(setup.set_pace(life.table, None, 100)) == PaceSet(100)
    assert (life.table.pace, life.again().pace) == (100, 100)
    alone = Life(plan="open greedy greedy").sit_all()
    assert alone.do(setup.set_pace(alone.table, 0, 0)) == PaceSet(0)
    assert refusal(alone, setup.set_pace, 1, 100) == "seat"
    for milliseconds in (-1, MOST_PACE + 1):
        assert refusal(alone, setup.set_pace, 0, milliseconds) == "table"
    alone.do(ending.abandon(alone.table, 0))
    assert refusal(alone, setup.set_pace, 0, 100) == "over"


def test_a_new_pace_leaves_sealed_choices_alone() -> None:
    life = Life("ku-ka-king", "open greedy").sit_all()
    life.play(0, "row 4")
    life.do(setup.set_pace(life.table, 0, 50))
    assert life.table.match and life.table.match.choices == {0: "row 4"}


# The end


def test_when_a_game_is_abandoned_all_hands_are_open_and_nobody_is_asked() -> None:
    life = Life().sit_all()
    for seat in range(3):
        life.play(seat, "draw")
        if life.table.to_act == (seat,):
            life.play(seat, "lay")
    assert life.table.match
    own = [life.table.match.view(seat)["hands"][seat] for seat in range(3)]
    assert life.table.match.view(None)["hands"][0]["cards"] is None
    life.do(ending.abandon(life.table, None))
    viewers = (None, 0, 1, 2)
    for table in (life.table, life.again()):
        for viewer, view in zip(viewers, views_of(table, viewers), strict=True):
            assert view
            assert view["hands"] == own and view["seat"] == viewer
            assert (view["moves"], view["to_act"], view["waiting"], view["winners"]) == ([], [], 0, None)
            assert view["prompt"] == {"id": "prompt-abandoned", "args": {}}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_view_of_an_abandoned_game_is_the_same_for_all(game: str, players: int) -> None:
    life = Life(game, " ".join(["open"] * players)).sit_all().play_out(3, until=lambda table: table.seq > 8)
    life.do(ending.abandon(life.table, None))
    views = [(view or {}) | {"seat": None} for view in views_of(life.table, (None, *range(players)))]
    assert views == [views[0]] * (players + 1)


def test_the_host_may_always_end_a_game_and_a_player_when_alone() -> None:
    life = Life().sit_all()
    assert ending.abandon(life.table, None) == Abandoned(seat=None)
    assert refusal(life, ending.abandon, 0) == "not-yours"
    life.do(seats.leave_seat(life.table, 1))
    life.do(takeover.resign(life.table, 2))
    assert life.do(ending.abandon(life.table, 0)) == Abandoned(seat=0)
    assert life.table.status == ABANDONED
    assert refusal(life, moves.play, 0, "draw") == "status"


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((50, 41, 41, 30), (0,), [1, 2, 2, 4]),
        ((50, 50, 41, 50), (1, 3), [3, 1, 4, 1]),  # a tie was broken: who lost it comes after who won it
        ((12,), (), [1]),
    ],
)
def test_who_wins_is_first_and_all_others_stand_by_their_points(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert ending.places(Result(scores, winners)) == places


def test_the_record_of_an_abandoned_game_replays_without_open_choices() -> None:
    life = Life("ku-ka-king").sit_all()
    for seat in range(3):
        life.play(seat, f"row {seat + 1}")
    life.play(0, "row 4")
    life.do(ending.abandon(life.table, None))
    record = ending.record(life.table)
    assert record.endswith("# abandoned\n") and "row 4" not in record
    assert threekings.replay(record).length == 3


# The log is the table


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_log_gives_the_same_table_back_to_the_byte(game: str, players: int) -> None:
    """With everything that can happen in it, at every point."""
    life = Life(game, " ".join(["open"] * (players - 1) + ["greedy"]), seconds=(60))
    chance = random.Random(5)
    life.sit_all()
    while life.table.status == PLAYING:
        if chance.random() < 0.2:
            try_it(life, chance.choice([undo.undo, seats.leave_seat]))
        if life.table.seats[0].stand_in:
            life.do(takeover.come_back(life.table, 0))
        if chance.random() < 0.1:
            life.do(chat.speak(life.table, None, "Guest", "well"))
            life.do(setup.set_pace(life.table, None, chance.randrange(MOST_PACE)))
        turn = life.table.turn
        life.play_out(chance.randrange(2**32), until=lambda table, turn=turn: table.turn > turn)  # type: ignore[misc]
        if chance.random() < 0.2:
            assert shown(life.again()) == shown(life.table)
    again = life.again()
    assert shown(again) == shown(life.table)
    assert ending.record(again) == ending.record(life.table)
    assert (again.turn, again.since, again.undone) == (life.table.turn, life.table.since, life.table.undone)


def try_it(life: Life, command: Callable[[Table, int], Event]) -> None:
    with suppress(Refused):
        life.do(command(life.table, 0))


def test_the_table_after_an_event_is_another_one() -> None:
    life = Life().sit_all()
    before = shown(life.table)
    then = after(life.table, seats.leave_seat(life.table, 1), life.now + 1)
    assert shown(life.table) == before and life.table.seats[1].stand_in is None
    life.do(seats.leave_seat(life.table, 1))
    assert shown(then) == shown(life.table)
