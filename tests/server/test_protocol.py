"""The server over the wire: real HTTP, real WebSockets, on a free port."""

import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import threekings
from tests.server.serving import Browser, Served, Socket, serving
from threekings.server.net.incoming_frames import BURST
from threekings.server.net.origin_check import POLICY
from threekings.server.net.stream import MOST_UNREAD, StreamConnection
from threekings.server.protocol.messages import Done, Refusal, encode

STILL = 1.8e9  # a time that does not pass: limits do not depend on how fast the tests run


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def guest(served: Served) -> Iterator[Browser]:
    with served.browser() as browser:
        yield browser


def a_game(ada: Browser, bea: Browser, game: str = "king-lui", **more: Any) -> str:
    """A table of two people, and a bot where the game is for three."""
    seats = ["open", "open", "random"] if game == "king-lui" else ["open", "open"]
    table: str = ada.ask("", {"game": game, "seats": seats, "pace": 0} | more)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada", "salt": "00ff"})
    bea.ask(f"/{table}/sit", {"name": "Bea"})
    return table


# A whole game


@pytest.mark.parametrize("game", ["king-lui", "ku-ka-king", "kings-catering"])
def test_two_browsers_and_a_spectator_live_through_a_whole_game(
    game: str, ada: Browser, bea: Browser, guest: Browser
) -> None:
    chance = random.Random(11)
    table = a_game(ada, bea, game)
    players, outside = [ada.socket(table, 0), bea.socket(table, 1)], guest.socket(table)
    for one in (*players, outside):
        one.until("state")
    refused = ada.http.get(f"/api/tables/{table}/record")
    assert refused.status_code == 409 and "deck" not in refused.text
    while players[0].state["status"] == "playing":
        moved = [one.play_if_asked(chance) for one in players]
        if not any(moved):
            newest = max(one.state["seq"] for one in players)
            behind = [one for one in players if one.state["seq"] < newest]
            (behind or players)[0].hear()
        if chance.random() < 0.05:  # a page is loaded anew
            players[1] = bea.socket(table, 1)
            players[1].until("state")
    while outside.state["status"] == "playing":
        outside.hear()
    for one in (*players, outside):
        states = [told["seq"] for told in one.told if told["tell"] == "state"]
        assert states == sorted(states)
    assert not any(told["view"]["moves"] for told in outside.told if told["tell"] == "state" and told["view"])
    check_record(guest, table, outside.state)


def check_record(guest: Browser, table: str, state: dict[str, Any]) -> None:
    """What was committed to is what was played."""
    record = guest.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    match = threekings.replay(record.text)
    assert match.over and match.scores() == state["view"]["scores"]
    assert match.headers.secret and match.headers.secret.hex() == state["secret"]
    assert match.headers.commit and match.headers.commit.hex() == state["commit"]
    assert match.headers.salts == {0: b"\x00\xff"}
    assert match.headers.names[0] == "Ada"


# Hello, frames, answers


def test_hello_brings_everything_or_says_that_nothing_was_missed(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea, "ku-ka-king")
    first = ada.socket(table, 0)
    state = first.until("state")
    assert (state["table"], state["seat"], state["log"]["keep"]) == (table, 0, 0)
    assert first.until("present") == {"tell": "present", "seats": [0], "spectators": 0}
    again = ada.socket(table, 0, after=state["seq"])
    assert again.hear() == {"tell": "current", "seq": state["seq"]}
    assert ada.socket(table, 0, after=state["seq"] - 1).hear()["tell"] == "state"
    assert ada.socket(table, 0, after=10**9).hear()["tell"] == "state"


def test_the_same_socket_can_go_to_another_table(ada: Browser, bea: Browser) -> None:
    one, other = a_game(ada, bea), a_game(ada, bea)
    talk = ada.socket(one, 0)
    assert talk.until("state")["table"] == one
    talk.say(do="hello", table=other, seat=0)
    assert talk.until("state")["table"] == other
    assert talk.ask("speak", text="here")["tell"] == "done"
    assert [line["text"] for line in ada.look(other)["chat"]] == ["here"]
    assert "chat" not in ada.look(one)


def test_every_action_over_the_socket_is_answered(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    talk = ada.socket(table, 0)
    state = talk.until("state")
    take = next(move for move in state["view"]["moves"] if move.startswith("take"))
    assert talk.ask("play", move=take) == {"tell": "done", "action": "0.1", "seq": state["seq"] + 1}
    assert talk.ask("undo") == {"tell": "done", "action": "0.2", "seq": state["seq"] + 2}
    assert talk.ask("back")["code"] == "here"
    assert talk.ask("away")["tell"] == "done"
    assert talk.ask("play", move=take)["code"] == "away"
    assert talk.ask("back")["tell"] == "done"
    assert talk.ask("speak", text="well")["tell"] == "done"
    assert talk.ask("resign")["tell"] == "done"
    assert talk.ask("back")["code"] == "resigned"
    talk.say(do="ping")
    assert talk.until("pong") == {"tell": "pong"}


def test_why_a_move_may_not_be_played_is_answered_to_seats_alone(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = a_game(ada, bea)
    talk = ada.socket(table, 0)
    seq = talk.until("state")["seq"]
    for move, why in (("draw", None), ("lay", {"id": "kl-4-3-no-emerald-drawn"})):
        talk.say(do="why", move=move, action="w")
        told = {"move": move} | ({"why": why} if why else {})
        assert talk.until("reason") == {"tell": "reason", "action": "w"} | told
        asked: dict[str, Any] = {"seat": 0, "move": move}
        over_http = ada.http.get(f"/api/tables/{table}/why", params=asked).json()
        assert over_http == {"tell": "reason", "action": ""} | told
        assert code(guest.http.get(f"/api/tables/{table}/why", params=asked)) == (403, "not-yours")
    talk.say(do="why", move="nonsense", action="w")
    assert talk.until("refusal")["code"] == "invalid"
    looking = guest.socket(table)
    looking.until("state")
    looking.say(do="why", move="draw", action="w")
    assert looking.until("refusal")["code"] == "not-yours"
    assert ada.look(table)["seq"] == seq


def test_a_refusal_tells_its_rule_as_a_message(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    talk = bea.socket(table, 1)
    talk.until("state")
    refusal = talk.ask("play", move="draw")
    assert (refusal["code"], refusal["why"]) == ("illegal", {"id": "kl-3-2-not-your-turn", "args": {"seat": 0}})
    over_http = bea.http.post(f"/api/tables/{table}/play", json={"seat": 1, "move": "draw"}).json()
    assert over_http == refusal | {"action": None}
    assert "why" not in talk.ask("play", move="nonsense")


def test_a_table_tells_what_it_is_before_its_game_begins(ada: Browser, bea: Browser) -> None:
    plan = {"game": "king-lui", "seats": ["open", "open", "greedy"], "options": {"memory": "open"}}
    table = ada.ask("", plan | {"public": True, "spectators": False, "seconds": 60, "pace": 300})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    state = ada.look(table)
    assert "view" not in state
    about = {"game": "king-lui", "options": {"memory": "open"}, "public": True, "spectators": False}
    assert state | about | {"seconds": 60, "pace": 300, "host": True} == state
    bea.ask(f"/{table}/sit", {"name": "Bea"})
    assert bea.look(table, 1)["host"] is False
    assert [one.socket(table, seat).until("state")["host"] for seat, one in enumerate((ada, bea))] == [True, False]


def test_the_host_sets_the_pace_and_all_are_told(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = a_game(ada, bea)
    talk = bea.socket(table, 1)
    talk.until("state")
    for other in (bea, guest):
        assert code(other.http.post(f"/api/tables/{table}/pace", json={"milliseconds": 5})) == (403, "not-yours")
    assert ada.ask(f"/{table}/pace", {"milliseconds": 250})["tell"] == "done"
    assert talk.until("state")["pace"] == 250
    assert code(ada.http.post(f"/api/tables/{table}/pace", json={"milliseconds": -1})) == (400, "table")


def test_a_move_sent_again_is_done_once(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea, "ku-ka-king")
    talk = ada.socket(table, 0)
    talk.until("state")
    for move in ("row 1", "row 2"):
        talk.say(do="play", move=move, action="same")
    answers = [talk.until("done") for _ in range(2)]
    assert answers[0] == answers[1]
    assert ada.look(table, 0)["view"]["choice"] == 1


def test_a_hint_is_the_same_over_a_socket_and_over_http(ada: Browser) -> None:
    made = ada.ask("", {"game": "king-lui", "seats": ["human", "greedy", "greedy"]})
    table = made["table"]
    ada.ask(f"/{table}/sit", {"token": made["tokens"]["0"]})
    talk = ada.socket(table, 0)
    talk.until("state")
    talk.say(do="hint", action="hint", turn=talk.state["turn"])
    talk.say(do="ping")
    told = {frame["tell"]: frame for frame in (talk.until("hints", "pong") for _ in range(2))}
    assert {*told} == {"hints", "pong"} and told["hints"]["action"] == "hint"
    asked = ada.ask(f"/{table}/hint", {"seat": 0, "turn": told["hints"]["turn"], "action": "again"})
    assert asked["moves"] == told["hints"]["moves"] and len(asked["moves"]) == 2
    refused = ada.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "turn": asked["turn"] + 1})
    assert refused.json()["code"] == "moved-on"
    talk.say(do="hint", action="late", turn=asked["turn"] + 1)
    assert talk.until("refusal")["action"] == "late"


# What is wrong is refused, with a reason, and changes nothing


BAD_FRAMES: list[tuple[str | bytes, str, str]] = [
    ("", "frame", "truncated"),
    ("nonsense", "frame", "JSON"),
    ("[]", "frame", "object"),
    ("{}", "frame", "do"),
    ('{"do":"dance"}', "frame", "dance"),
    ('{"do":"play","move":1,"action":"x"}', "frame", "str"),
    ('{"do":"play","move":"draw"}', "frame", "action"),
    ('{"do":"play","move":"draw","action":"x","seat":1}', "frame", "seat"),
    ('{"do":"play","move":"draw","action":""}', "action", "1 to 64"),
    ('{"do":"play","move":"draw","action":"' + "x" * 65 + '"}', "action", "1 to 64"),
    ('{"do":"play","move":"fly","action":"x"}', "invalid", "fly"),
    ('{"do":"play","move":"' + "x" * 300 + '","action":"x"}', "invalid", "at most"),
    ('{"do":"play","move":"feed bread bread","action":"x"}', "illegal", "KL 4"),
    ('{"do":"speak","text":"","action":"x"}', "text", "one line"),
    ('{"do":"speak","text":"' + "x" * 5000 + '","action":"x"}', "frame", "at most"),
    ('{"do":"hello","table":"nowhere"}', "unknown", "no such table"),
    ('{"do":"hello","table":"../../etc"}', "unknown", "no such table"),
    (b"\xff\xfe\x00", "frame", ""),
]


@pytest.mark.parametrize(("frame", "code", "reason"), BAD_FRAMES)
def test_a_bad_frame_is_answered_and_changes_nothing(
    frame: str | bytes, code: str, reason: str, ada: Browser, bea: Browser
) -> None:
    table = a_game(ada, bea)
    before = ada.look(table, 0)
    talk = ada.socket(table, 0)
    talk.until("present")
    talk.socket.send(frame)
    answer = talk.until("refusal")
    assert answer["code"] == code and reason in answer["reason"]
    assert ada.look(table, 0) == before
    talk.say(do="ping")
    assert talk.until("pong")


def test_a_frame_of_more_than_16_kilobytes_ends_the_connection(ada: Browser) -> None:
    talk = ada.socket()
    talk.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        talk.hear()
    assert closed.value.rcvd and closed.value.rcvd.code == 1009


def test_nothing_is_done_before_hello(ada: Browser) -> None:
    talk = ada.socket()
    assert talk.ask("play", move="draw") == {
        "tell": "refusal",
        "action": "0.1",
        "code": "hello",
        "reason": "say hello to a table first",
    }


def test_nobody_acts_for_another(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = a_game(ada, bea)
    before = ada.look(table, 0)
    for seat in (0, 2, -1, 99):
        talk = bea.socket(table, seat)
        assert talk.until("refusal")["code"] == "not-yours"
        assert talk.ask("play", move="draw")["code"] == "hello"
    host = ada.socket(table, -1)
    assert host.until("refusal")["code"] == "not-yours"
    outside = guest.socket(table)
    outside.until("state")
    for do in ("undo", "back", "away", "resign"):
        assert outside.ask(do)["code"] == "not-yours"
    assert outside.ask("play", move="draw")["code"] == "not-yours"
    waiting = bea.socket(table, 1)
    waiting.until("state")
    assert waiting.ask("play", move="draw")["code"] == "illegal"
    assert ada.look(table, 0) == before


def test_after_the_end_nothing_can_be_played(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    talk = ada.socket(table, 0)
    talk.until("state")
    ada.ask(f"/{table}/abandon")
    for do, more in (("play", {"move": "draw"}), ("undo", {}), ("away", {}), ("back", {}), ("resign", {})):
        assert talk.ask(do, **more)["code"] == "status"
    assert ada.look(table)["status"] == "abandoned"


def test_a_refusal_names_its_action_however_long_or_frequent_the_frame(tmp_path: Path) -> None:
    with serving(tmp_path, now=lambda: STILL) as served, served.browser() as browser:
        talk = browser.socket()
        talk.socket.send('{"do":"speak","text":"' + "x" * 5000 + '","action":"long"}')
        assert talk.until("refusal")["action"] == "long"
        for number in range(100):
            talk.socket.send(f'{{"do":"undo","action":"{number}"}}')
        answers = [talk.until("refusal") for _ in range(100)]
    assert [answer["action"] for answer in answers] == [str(number) for number in range(100)]
    assert [answer["code"] for answer in answers] == ["hello"] * (int(BURST) - 1) + ["rate"] * (101 - int(BURST))


def test_what_cannot_be_decoded_counts_twice(tmp_path: Path) -> None:
    with serving(tmp_path, now=lambda: STILL) as served, served.browser() as browser:
        talk = browser.socket()
        for _ in range(100):
            talk.socket.send("nonsense")
        codes = [talk.until("refusal")["code"] for _ in range(100)]
    half = int(BURST) // 2
    assert codes == ["frame"] * half + ["rate"] * (100 - half)


def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, now=lambda: STILL) as served, served.browser() as browser:
        talk = browser.socket()
        for _ in range(100):
            talk.say(do="ping")
        answers = [talk.until("pong", "refusal") for _ in range(100)]
    refusal = {"tell": "refusal", "action": None, "code": "rate", "reason": "too many frames: wait a moment"}
    assert answers == [{"tell": "pong"}] * int(BURST) + [refusal] * (100 - int(BURST))


def test_a_reader_who_cannot_keep_up_is_dropped_and_the_others_are_not(
    served: Served, ada: Browser, bea: Browser
) -> None:
    table = a_game(ada, bea)
    slow, quick = ada.socket(table, 0), bea.socket(table, 1)
    slow.until("present")
    quick.until("present")
    room = served.registry.live[table]
    refusal = Refusal(None, "x", "x" * 50_000)

    def flood() -> None:
        for watcher in [one for one in room.connections if one.seat == 0]:
            for _ in range(1000):
                watcher.send(encode(refusal))
        room.broadcast_frame(Done("after", 0))

    served.call(flood)
    assert quick.until("done")["action"] == "after"
    with pytest.raises(ConnectionClosed) as closed:
        slow.until("nothing of this kind")
    assert sum(told["tell"] == "refusal" for told in slow.told) < 1000
    assert closed.value.rcvd and closed.value.rcvd.code == 1013


# Who may come in


def test_a_name_that_is_not_ours_is_refused(served: Served) -> None:
    answer = httpx.get(f"{served.address}/api/tables", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect("ws://evil.example/ws", sock=socket.create_connection(("127.0.0.1", served.port))),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"])
def test_a_page_from_elsewhere_is_refused(served: Served, origin: str) -> None:
    plan = {"game": "king-lui", "seats": ["open", "open", "open"]}
    answer = httpx.post(f"{served.address}/api/tables", json=plan, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert "set-cookie" not in answer.headers
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{served.port}/ws", origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_program_without_an_origin_is_let_in(served: Served) -> None:
    plan = {"game": "king-lui", "seats": ["open", "open", "open"]}
    assert httpx.post(f"{served.address}/api/tables", json=plan).status_code == 201
    with connect(f"ws://127.0.0.1:{served.port}/ws") as opened:
        opened.send('{"do":"ping"}')
        assert opened.recv(10) == '{"tell":"pong"}'


def test_every_answer_says_what_its_page_may_load(served: Served) -> None:
    for path in ("/api/tables", "/health", "/nowhere", "/api/tables/nowhere"):
        headers = httpx.get(f"{served.address}{path}").headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
    assert "'unsafe-inline'" not in POLICY.replace("style-src-attr 'unsafe-inline'", "")
    assert "default-src 'none'; script-src 'self';" in POLICY and "'unsafe-eval'" not in POLICY


def cookie_of(served: Served, **headers: str) -> str:
    plan = {"game": "king-lui", "seats": ["open", "open", "open"]}
    return httpx.post(f"{served.address}/api/tables", json=plan, headers=headers).headers["set-cookie"]


def test_cookies_are_for_this_server_alone_and_no_script_reads_them(served: Served) -> None:
    parts = {part.strip().lower() for part in cookie_of(served).split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith(("domain", "secure")) for part in parts)
    safe = cookie_of(served, **{"X-Forwarded-Proto": "https"})
    assert safe.startswith("__Host-threekings=")
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= {part.strip().lower() for part in safe.split(";")}
    assert "domain" not in safe.lower()


def test_a_cookie_somebody_made_up_is_nobodys(served: Served) -> None:
    cookies = {"Cookie": "threekings=made-up"}
    plan = {"game": "king-lui", "seats": ["open", "open", "open"]}
    answer = httpx.post(f"{served.address}/api/tables", json=plan, headers=cookies)
    assert "made-up" not in answer.headers["set-cookie"]
    assert httpx.get(f"{served.address}/api/mine", headers=cookies).json() == []


# HTTP


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_every_action_works_over_http(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    take = next(move for move in ada.look(table, 0)["view"]["moves"] if move.startswith("take"))
    seq = ada.look(table)["seq"]
    assert code(bea.http.post(f"/api/tables/{table}/abandon")) == (403, "not-yours")
    body = {"seat": 0, "move": take, "action": "m"}
    done = {"tell": "done", "action": "m", "seq": seq + 1}
    assert ada.ask(f"/{table}/play", body) == ada.ask(f"/{table}/play", body) == done
    assert ada.look(table, 0)["may_undo"]
    assert ada.ask(f"/{table}/undo", {"seat": 0})["seq"] == seq + 2
    assert ada.ask(f"/{table}/away", {"seat": 0})["seq"] == seq + 3
    assert ada.look(table)["seats"][0]["away"] == "left"
    bea.ask(f"/{table}/say", {"seat": 1, "text": "hello"})
    bea.ask(f"/{table}/resign", {"seat": 1})
    assert code(bea.http.post(f"/api/tables/{table}/back", json={"seat": 1})) == (409, "resigned")
    assert code(bea.http.post(f"/api/tables/{table}/mute", json={"seat": 0})) == (403, "not-yours")
    ada.ask(f"/{table}/mute", {"seat": 1})
    assert ada.look(table)["seats"][1]["muted"]
    assert code(bea.http.post(f"/api/tables/{table}/say", json={"seat": 1, "text": "x"})) == (409, "muted")


def test_questions_over_http_are_refused_with_a_reason(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = a_game(ada, bea)
    post, there = guest.http.post, f"/api/tables/{table}"
    assert code(post(f"{there}/play", json={"seat": 0, "move": "draw"})) == (403, "not-yours")
    for path in ("begin", "abandon", "rematch"):
        assert code(post(f"{there}/{path}")) == (403, "not-yours")
    for path in ("link", "revoke", "undo", "away", "back", "resign"):
        assert code(post(f"{there}/{path}", json={"seat": 0})) == (403, "not-yours")
    assert code(guest.http.get(there, params={"seat": 0})) == (403, "not-yours")
    assert code(guest.http.get(f"{there}/stream", params={"seat": 0})) == (403, "not-yours")
    assert code(guest.http.get("/api/tables/nowhere")) == (404, "unknown")
    assert code(guest.http.get(there, params={"seat": -1})) == (400, "frame")
    assert code(post(f"{there}/sit", json={"name": "X", "salt": "xyz"})) == (400, "salt")
    assert code(post(f"{there}/sit", json={"name": "X", "token": "x"})) == (403, "token")
    assert code(post(f"{there}/say", json={"text": "x", "name": "\u200b"})) == (400, "name")
    assert code(post("/api/tables", json={"game": "chess", "seats": []})) == (400, "table")
    assert code(post("/api/tables", json={"game": 1, "seats": []})) == (400, "frame")
    assert code(post("/api/tables", json={"seats": []})) == (400, "frame")
    assert code(post("/api/tables", content=b"nonsense")) == (400, "frame")
    plan = {"game": "king-lui", "seats": ["open"] * 3, "edition": "../../secret"}
    assert code(post("/api/tables", json=plan)) == (400, "edition")
    assert guest.http.post("/api/tables", content=b"x" * 100_000).status_code == 413


def test_where_there_are_no_spectators_nobody_looks_in(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = a_game(ada, bea, spectators=False)
    there = f"/api/tables/{table}"
    for path in (there, f"{there}/stream", f"{there}/record"):
        assert code(guest.http.get(path)) == (403, "not-yours")
    assert code(guest.http.post(f"{there}/say", json={"text": "x"})) == (403, "not-yours")
    assert guest.socket(table).until("refusal")["code"] == "not-yours"
    assert bea.look(table)["seat"] is None


def test_a_link_takes_a_seat_to_another_device_and_the_old_one_looks_on(
    ada: Browser, bea: Browser, guest: Browser
) -> None:
    table = a_game(ada, bea)
    old = ada.socket(table, 0)
    old.until("present")
    token = ada.ask(f"/{table}/link", {"seat": 0})["token"]
    assert guest.ask(f"/{table}/sit", {"name": "", "token": token}) == {"table": table, "seat": 0}
    assert old.until("state")["seat"] is None
    assert old.ask("play", move="draw")["code"] == "not-yours"
    assert guest.look(table, 0)["seat"] == 0
    assert code(ada.http.get(f"/api/tables/{table}", params={"seat": 0})) == (403, "not-yours")


def test_the_stream_tells_programs_the_same_as_the_socket(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    talk = ada.socket(table, 0)
    talk.until("state")
    with ada.http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = stream.iter_lines()
        assert msgspec.json.decode(next(lines)) == talk.state
        assert msgspec.json.decode(next(lines))["tell"] == "present"
        ada.ask(f"/{table}/say", {"seat": 0, "text": "hello"})
        assert msgspec.json.decode(next(lines)) == talk.until("state")


def test_a_program_that_does_not_read_its_stream_is_let_go_and_not_kept_for() -> None:
    tape = StreamConnection(None)
    for number in range(10 * MOST_UNREAD):
        tape.send(b"%d" % number)
    lines = [tape.lines.get_nowait() for _ in range(tape.lines.qsize())]
    assert lines == [*(b"%d" % number for number in range(MOST_UNREAD)), None]


def test_my_games_and_the_lobby(ada: Browser, bea: Browser) -> None:
    table = ada.ask("", {"game": "ku-ka-king", "seats": ["open", "open"], "public": True})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    card = next(card for card in bea.http.get("/api/tables").json() if card["table"] == table)
    assert [seat["kind"] for seat in card["seats"]] == ["human", "open"]
    bea.ask(f"/{table}/sit", {"name": "Bea"})
    assert table not in [card["table"] for card in bea.http.get("/api/tables").json()]
    (mine,) = bea.http.get("/api/mine").json()
    assert (mine["table"], mine["mine"], mine["my_turn"]) == (table, [1], True)


def test_a_rematch_is_told_to_all_and_keeps_the_seats(ada: Browser, bea: Browser) -> None:
    table = a_game(ada, bea)
    talk = bea.socket(table, 1)
    talk.until("present")
    assert code(ada.http.post(f"/api/tables/{table}/rematch")) == (409, "status")
    ada.ask(f"/{table}/abandon")
    new = ada.ask(f"/{table}/rematch")["table"]
    while talk.state.get("rematch") != new:
        talk.hear()
    assert bea.ask(f"/{new}/sit", {"name": "Bea"})["seat"] == 1


def test_http_has_its_limits_too(tmp_path: Path) -> None:
    with serving(tmp_path, limited=True, now=lambda: STILL) as served, served.browser() as browser:
        plan = {"game": "king-lui", "seats": ["open", "open", "open"]}
        browser.http.headers["X-Forwarded-For"] = "192.0.2.7"
        codes = [browser.http.post("/api/tables", json=plan).status_code for _ in range(30)]
        assert codes[:5] == [201] * 5 and codes[-1] == 429
        answers = [browser.http.get("/api/mine") for _ in range(150)]
        assert answers[0].status_code == 200
        assert code(next(answer for answer in answers if answer.status_code != 200)) == (429, "rate")
        with served.browser() as other:
            other.http.headers["X-Forwarded-For"] = "192.0.2.8"
            made_up = [other.http.get("/api/mine", headers={"Cookie": f"threekings={n}"}) for n in range(510)]
            assert made_up[0].status_code == 200 and made_up[-1].status_code == 429


# A restart


def test_a_restart_costs_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(serving(tmp_path))
        ada, bea = stack.enter_context(first.browser()), stack.enter_context(first.browser())
        table = a_game(ada, bea, "ku-ka-king")
        talk = ada.socket(table, 0)
        talk.until("state")
        assert talk.ask("play", move="row 3")["tell"] == "done"
        before = [ada.look(table, 0), bea.look(table, 1)]
        cookies = [ada.http.cookies, bea.http.cookies]
        talk.drain()
        first.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            talk.hear()
        assert closed.value.rcvd and closed.value.rcvd.code == 1012
    with serving(tmp_path) as second, second.browser() as ada, second.browser() as bea:
        ada.http.cookies, bea.http.cookies = cookies
        assert [ada.look(table, 0), bea.look(table, 1)] == before
        back: Socket = ada.socket(table, 0, after=before[0]["seq"])
        assert back.until("state")["view"]["choice"] == 3
        assert bea.ask(f"/{table}/play", {"seat": 1, "move": "row 4"})["seq"] == before[0]["seq"] + 1
        assert back.until("state")["seq"] == before[0]["seq"] + 1
