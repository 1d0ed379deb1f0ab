"""Games to look back at: every step as it was seen, from tables and from records."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import threekings
from tests.server.serving import Browser, serving
from tests.server.tables import GAMES, Life
from threekings.games import GAMES as KINDS
from threekings.match import Match
from threekings.server.protocol.messages import Recorded, Replay
from threekings.server.registry.replays import RECORD, WAITING, Asker, Replays, replay_of
from threekings.server.table import ending
from threekings.server.table.refused import Refused

RECORDS = Path(__file__).parents[1] / "records"
ASKED = ("moves", "gains", "warnings", "prompt", "to_act", "choice")  # what a view says to who is to act


def played(game: str, players: int, seed: int = 1) -> Match:
    return ending.ended_match(Life(game, " ".join(["open"] * players)).sit_all().play_out(seed).table)


def live(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat saw, step by step, while the game was played."""
    then = match.copy()
    views = [then.view(seat)]
    while then.steps:
        then.undo()
        views.append(then.view(seat))
    return views[::-1]


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ASKED}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_replay_shows_each_step_as_it_was_seen(game: str, players: int) -> None:
    match = played(game, players)
    for seat in (None, *range(players)):
        made = replay_of(match, seat, opened=False)
        assert [unasked(step.view) for step in made.steps] == [unasked(view) for view in live(match, seat)]
        assert all(step.view["moves"] == [] and not step.view.get("gains") for step in made.steps)
        lines = [line for step in made.steps for line in step.log]
        assert [line.happening for line in lines] == match.happenings(seat)
        assert [line.text for line in lines] == [message.id for message in match.log(seat)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_moves_of_a_replay_play_the_game_again(game: str, players: int) -> None:
    match = played(game, players, seed=2)
    made = replay_of(match, None, opened=False)
    assert made.steps[0].moves == []
    again = Match(match.game, match.edition, players, match.options, deck=deck_of(match), seed=None)
    again.headers = match.headers
    for step in made.steps[1:]:
        for seat, move in step.moves:
            again.play(move, seat)
    assert again.record() == match.record()
    assert made.names == [match.headers.names[seat] for seat in range(players)]


def deck_of(match: Match) -> list[int]:
    return [match.edition.cards.index(name) for name in match.headers.deck]


def test_with_all_hands_open_a_replay_tells_what_each_seat_knew() -> None:
    match = played("king-lui", 3)
    views = [live(match, seat) for seat in range(3)]
    made = replay_of(match, None, opened=True)
    for number, step in enumerate(made.steps):
        assert step.view["hands"] == [views[seat][number]["hands"][seat] for seat in range(3)]
    kinds = {line.happening["kind"] for step in made.steps for line in step.log}
    assert "drew-own" in kinds and "drew" not in kinds


def test_from_a_seat_a_replay_tells_no_more_than_the_seat_knew() -> None:
    match = played("king-lui", 3)
    for step in replay_of(match, 1, opened=False).steps[:-1]:
        assert [hand["cards"] is None for hand in step.view["hands"]] == [True, False, True]
        happened = [line.happening for line in step.log]
        assert all(one["seat"] == 1 for one in happened if one["kind"] == "drew-own")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_to_be_played_again_says_what_the_seat_could_play(game: str, players: int) -> None:
    match = played(game, players)
    made = replay_of(match, 0, opened=False, playable=True)
    assert [step.view for step in made.steps] == live(match, 0)
    for before, after in pairwise(made.steps):
        own = [move for seat, move in after.moves if seat == 0]
        assert set(own) <= set(before.view["moves"])


# Over the wire


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(tmp_path_factory.mktemp("served")) as served, served.browser() as opened:
        yield opened


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_table_is_looked_back_at_once_its_game_is_over(browser: Browser) -> None:
    table = browser.ask("", {"game": "king-lui", "seats": ["open", "greedy", "greedy"], "pace": 10_000})["table"]
    there = f"/api/tables/{table}/replay"
    assert code(browser.http.get(there)) == (409, "status")
    browser.ask(f"/{table}/sit", {"name": "Ada"})
    browser.ask(f"/{table}/play", {"seat": 0, "move": "draw"})
    assert code(browser.http.get(there)) == (409, "status")
    browser.ask(f"/{table}/abandon")
    questions: list[dict[str, Any]] = [{}, {"seat": 1}, {"all": 1}, {"seat": 2, "all": 1}]
    for asked, known in zip(questions, (0, 1, 3, 3), strict=True):
        told = msgspec.json.decode(browser.http.get(there, params=asked).content, type=Replay)
        assert (told.game, told.players, told.names[0], told.seat) == ("king-lui", 3, "Ada", asked.get("seat"))
        assert [step.moves for step in told.steps] == [[], [(0, "draw")]]
        assert sum(hand["cards"] is not None for hand in told.steps[-1].view["hands"]) == known
    assert code(browser.http.get(there, params={"seat": 3})) == (400, "seat")


def test_a_table_without_spectators_is_looked_back_at_by_its_own_alone(browser: Browser) -> None:
    table = browser.ask("", {"game": "king-lui", "seats": ["greedy"] * 3, "spectators": False})["table"]
    browser.ask(f"/{table}/abandon")
    assert browser.http.get(f"/api/tables/{table}/replay").status_code == 200
    with browser.served.browser() as stranger:
        assert code(stranger.http.get(f"/api/tables/{table}/replay")) == (403, "not-yours")


@pytest.mark.parametrize("game", KINDS)
def test_a_record_from_elsewhere_is_looked_at(browser: Browser, game: str) -> None:
    folder = RECORDS if game == "king-lui" else RECORDS / game
    record = (folder / "four-players.txt").read_text(encoding="utf-8")
    answer = browser.http.post("/api/replay", json={"record": record, "seat": 3, "all": True})
    told = msgspec.json.decode(answer.content, type=Replay)
    match = threekings.replay(record)
    assert (told.game, told.seat, told.options) == (game, 3, match.options)
    assert len(told.steps) == len(match.steps) + 1
    assert unasked(told.steps[-1].view) == unasked(match.view(3))


def test_a_record_that_cannot_be_so_is_refused_with_the_line(browser: Browser) -> None:
    record = (RECORDS / "four-players.txt").read_text(encoding="utf-8")
    lines = record.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    broken = "\n".join([*lines[:number], "0 pass", *lines[number + 1 :]]) + "\n"
    answer = browser.http.post("/api/replay", json={"record": broken})
    assert code(answer) == (400, "record") and answer.json()["reason"].startswith(f"line {number + 1}: KL 4.7: ")
    for junk in ("", "nonsense", "\0" * 100, "game chess\n"):
        answer = browser.http.post("/api/replay", json={"record": junk})
        assert code(answer) == (400, "record") and answer.json()["reason"].startswith("line ")
    assert code(browser.http.post("/api/replay", json={"record": record, "seat": 4})) == (400, "seat")
    assert code(browser.http.post("/api/replay", json={"record": "#" * (RECORD + 1)})) == (400, "record")
    assert browser.http.post("/api/replay", json={"record": "#" * 100_000}).status_code == 413


def test_no_record_is_too_long_that_a_game_can_have() -> None:
    records = [path.read_text(encoding="utf-8") for path in RECORDS.rglob("*.txt")]
    assert max(map(len, records)) < RECORD / 4


def test_nobody_has_two_replays_made_at_the_same_time() -> None:
    record = (RECORDS / "four-players.txt").read_text(encoding="utf-8")

    async def story() -> None:
        replays = Replays()
        asked = Recorded(record)
        making = [asyncio.create_task(replays.of_record(Asker(asker), asked)) for asker in range(WAITING)]
        await asyncio.sleep(0)
        for asker in (0, "somebody else"):
            with pytest.raises(Refused) as refused:
                await replays.of_record(Asker(asker), asked)
            assert refused.value.code == "rate"
        assert {len(made.steps) for made in await asyncio.gather(*making)} == {threekings.replay(record).length + 1}
        assert await replays.of_record(Asker(0), asked)
        replays.close()

    asyncio.run(story())
