"""Until the game begins: names, seats, bots, who is ready, who may look in, and what a link says before it is used."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.registries import ADA, BEA, CARL, HOST, TestServer, refused, run
from tests.server.serving import Browser, Served, serving
from tests.server.tables import Life
from threekings import names
from threekings.server.registry.creating import plan_of
from threekings.server.registry.live_table import COME_BACK
from threekings.server.registry.perform import perform
from threekings.server.seating.guest_names import POOL, guest_name
from threekings.server.seating.seat_claims import change_seat, check_may_watch, invitation, new_token, seats_of, sit
from threekings.server.table import chat, seats, setup, waiting_room
from threekings.server.table.caps import MOST
from threekings.server.table.refused import Refused
from threekings.server.table.table import GATHERING, PLAYING, Table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("waiting")) as running:
        yield running


@pytest.fixture
def guest(served: Served) -> Iterator[Browser]:
    with served.browser() as browser:
        yield browser


def seated(*people: str, plan: str = "open open open", **more: Any) -> Life:
    """A table at which these people sit, and nobody else."""
    life = Life(plan=plan, **more)
    for seat, name in enumerate(people):
        life.do(seats.take_seat(life.table, seat, name, bytes([seat])))
    return life


def code(refusal: pytest.ExceptionInfo[Refused]) -> str:
    return refusal.value.code


# Names


def test_people_are_called_otherwise_until_the_game_begins() -> None:
    life = seated("Ada", "Bea")
    life.do(waiting_room.rename(life.table, 0, "  Queen Ada "))
    assert life.table.names == ["Queen Ada", "Bea"] == life.again().names
    life.do(setup.begin(life.table))
    with pytest.raises(Refused) as refusal:
        waiting_room.rename(life.table, 0, "Ada")
    assert code(refusal) == "begun"


def test_nobody_takes_the_name_of_another() -> None:
    life = seated("Ada", "Bea")
    assert waiting_room.rename(life.table, 1, "ＡＤＡ").name == "ADA 2"
    assert waiting_room.rename(life.table, 1, "Guest", taken=["Guest"]).name == "Guest 2"
    for name in ("Bea", "", "\u200b", "x" * 33):
        with pytest.raises(Refused):
            waiting_room.rename(life.table, 1, name)
    with pytest.raises(Refused) as refusal:
        waiting_room.rename(life.table, 2, "Carl")
    assert code(refusal) == "seat"


def test_a_bot_gives_way_to_whoever_takes_its_name() -> None:
    life = seated("Ada", plan="open greedy open")
    bot = str(life.table.seats[1].name)
    life.do(waiting_room.rename(life.table, 0, bot))
    assert life.table.seats[0].name == bot != life.table.seats[1].name
    assert life.again().names == life.table.names


def test_a_guest_has_a_name_that_nobody_at_the_table_has(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        for who in (ADA, BEA):
            await sit(server.registry, live, who, None)
        first, second = live.table.names
        assert first != second and {first, second} <= {*POOL}

    run(story())


def test_the_pool_of_guests_is_large_and_nobody_is_drawn_twice() -> None:
    assert len({names.key(name) for name in POOL}) == len(POOL) >= 500
    assert all(len(name) <= seats.MOST_NAME and seats.checked_name(name) == name for name in POOL)
    taken: list[str] = []
    for number in range(len(POOL) - 1):
        taken.append(guest_name(lambda size, number=number: number.to_bytes(size, "big"), taken))  # type: ignore[misc]
    assert len({*taken}) == len(taken)


# Seats


def test_somebody_changes_seats_with_all_that_is_theirs() -> None:
    life = seated("Ada", "Bea", ready=True)
    life.do(waiting_room.say_ready(life.table, 0, ready=True))
    life.do(chat.mute(life.table, 0, quiet=True))
    life.do(waiting_room.change_seat(life.table, 0, 2))
    left, taken = life.table.seats[0], life.table.seats[2]
    assert (left.name, left.salt, left.ready) == (None, b"", False)
    assert (taken.name, taken.salt, taken.ready) == ("Ada", b"\0", True)
    assert life.table.muted == {2}  # nobody escapes by sitting elsewhere
    with pytest.raises(Refused) as refusal:
        chat.speak(life.table, 2, "", "hello")
    assert code(refusal) == "muted"
    assert life.again().seats == life.table.seats


@pytest.mark.parametrize(("seat", "to", "word"), [(0, 1, "taken"), (0, 2, "taken"), (0, 9, "seat"), (3, 0, "seat")])
def test_nobody_sits_where_somebody_or_a_bot_sits(seat: int, to: int, word: str) -> None:
    life = seated("Ada", "Bea", plan="open open greedy open")
    with pytest.raises(Refused) as refusal:
        waiting_room.change_seat(life.table, seat, to)
    assert code(refusal) == word


def test_a_seat_is_changed_by_its_holder_alone_and_to_a_free_one(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open human open")
        for who, seat in ((ADA, 0), (BEA, 1)):
            await sit(server.registry, live, who, "X", seat=seat)
        old, spectator = server.connect(live, 0, None)
        assert await refused(change_seat(server.registry, live, 1, 3, server.action(ADA))) == "not-yours"
        for to, word in ((1, "taken"), (2, "taken"), (0, "taken"), (7, "seat")):
            assert await refused(change_seat(server.registry, live, 0, to, server.action(ADA))) == word
        assert await change_seat(server.registry, live, 0, 3, server.action(ADA)) == 3
        assert seats_of(server.registry, live, ADA.hash) == [3]
        assert old.seat is None and old.last == spectator.last
        await sit(server.registry, live, CARL, "Carl", seat=0)
        assert seats_of(server.registry, live, CARL.hash) == [0]

    run(story())


def test_the_host_gives_seats_to_bots_and_back_to_people() -> None:
    life = seated("Ada")
    life.do(waiting_room.plan_seat(life.table, 2, "greedy"))
    bot = life.table.seats[2]
    assert (bot.bot, bot.taken, bot.for_people) == ("greedy", True, False)
    life.do(waiting_room.plan_seat(life.table, 2, "steward:50ms"))
    assert (life.table.seats[2].plan, life.table.seats[2].name) == ("steward:50ms", bot.name)
    life.do(waiting_room.plan_seat(life.table, 2, "open"))
    assert not life.table.seats[2].taken
    assert life.again().seats == life.table.seats


@pytest.mark.parametrize(
    ("seat", "plan", "word"),
    [(0, "greedy", "taken"), (1, "open", "same"), (1, "chess", "table"), (1, "steward:9s", "table"), (9, "", "seat")],
)
def test_a_seat_that_cannot_be_planned_so_is_refused(seat: int, plan: str, word: str) -> None:
    life = seated("Ada")
    with pytest.raises(Refused) as refusal:
        waiting_room.plan_seat(life.table, seat, plan)
    assert code(refusal) == word


def test_a_link_to_a_seat_that_goes_to_a_bot_opens_nothing(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human human open")
        await perform(server.registry, live, lambda table: waiting_room.plan_seat(table, 1, "greedy"))
        assert await refused(sit(server.registry, live, BEA, "Bea", token=made.tokens[1])) == "token"
        await perform(server.registry, live, lambda table: waiting_room.plan_seat(table, 1, "open"))
        assert await refused(sit(server.registry, live, BEA, "Bea", token=made.tokens[1])) == "token"
        assert await sit(server.registry, live, BEA, "Bea", seat=1) == 1

    run(story())


def test_the_last_seat_that_goes_to_a_bot_begins_the_game(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open greedy open")
        await sit(server.registry, live, ADA, "Ada", seat=0)
        await perform(server.registry, live, lambda table: waiting_room.plan_seat(table, 2, "greedy"))
        assert live.table.status == PLAYING

    run(story())


# Ready


def test_a_game_that_waits_for_it_begins_when_all_are_ready(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open greedy open", ready=True)
        for who, seat in ((ADA, 0), (BEA, 2)):
            await sit(server.registry, live, who, "X", seat=seat)
        assert live.table.status == GATHERING
        for seat, ready in ((0, True), (0, False), (2, True), (0, True)):
            assert live.table.status == GATHERING

            def command(table: Table, seat: int = seat, ready: bool = ready) -> Any:
                return waiting_room.say_ready(table, seat, ready=ready)

            await perform(server.registry, live, command)
        assert live.table.status == PLAYING
        assert not any(place.ready for place in live.table.seats)  # it says nothing any more

    run(story())


def test_whoever_rises_or_comes_is_not_ready() -> None:
    life = seated("Ada", ready=True)
    life.do(waiting_room.say_ready(life.table, 0, ready=True))
    life.do(seats.leave_seat(life.table, 0))
    life.do(seats.take_seat(life.table, 0, "Bea"))
    assert not life.table.seats[0].ready


def test_nobody_is_ready_twice_or_where_nobody_is_asked() -> None:
    life = seated("Ada", ready=True)
    for seat, ready, word in ((0, False, "same"), (1, True, "seat")):
        with pytest.raises(Refused) as refusal:
            waiting_room.say_ready(life.table, seat, ready=ready)
        assert code(refusal) == word
    with pytest.raises(Refused) as refusal:
        waiting_room.say_ready(seated("Ada").table, 0, ready=True)
    assert code(refusal) == "status"


def test_a_rematch_asks_nobody_whether_they_are_ready(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open", ready=True)
        assert not plan_of(live.table).ready

    run(story())


def test_what_is_done_while_others_come_has_an_end() -> None:
    life = seated("Ada", ready=True)
    life.table.counts["waiting", 0] = MOST["waiting"]
    for doing in (
        lambda: waiting_room.rename(life.table, 0, "Bea"),
        lambda: waiting_room.say_ready(life.table, 0, ready=True),
    ):
        with pytest.raises(Refused) as refusal:
            doing()
        assert code(refusal) == "often"
    life.table.counts["comings", 1] = MOST["comings"]
    with pytest.raises(Refused) as refusal:
        waiting_room.change_seat(life.table, 0, 1)
    assert code(refusal) == "often"
    life.table.counts["settings", None] = MOST["settings"]
    with pytest.raises(Refused) as refusal:
        waiting_room.plan_seat(life.table, 1, "greedy")
    assert code(refusal) == "often"


# Who looks in


def test_without_spectators_the_link_seats_while_a_seat_is_free_and_shows_no_game(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open greedy", spectators=False)
        check_may_watch(server.registry, live, None)
        await sit(server.registry, live, ADA, "Ada")
        (friend,) = server.connect(live, None)
        await sit(server.registry, live, BEA, "Bea")
        assert live.table.status == PLAYING
        assert friend.closed == COME_BACK and friend not in live.connections
        assert all(frame["tell"] != "state" or frame["status"] == GATHERING for frame in friend.received)
        with pytest.raises(Refused):
            check_may_watch(server.registry, live, CARL.hash)
        for who in (ADA, BEA, HOST):
            check_may_watch(server.registry, live, who.hash)

    run(story())


def test_where_no_seat_is_open_to_anybody_only_links_let_in(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human human greedy", spectators=False)
        with pytest.raises(Refused):
            check_may_watch(server.registry, live, None)
        assert invitation(server.registry, live, made.tokens[0]).seat == 0

    run(story())


# Links


def test_a_link_says_what_it_opens_and_is_not_used_up_by_asking(server: TestServer) -> None:
    async def story() -> None:
        live, made = await server.planned("human human greedy")
        await sit(server.registry, live, ADA, "Ada", token=made.tokens[0])
        bot = str(live.table.seats[2].name)
        for _ in range(2):
            told = invitation(server.registry, live, made.tokens[1])
            assert (told.seat, told.game, told.name, told.others) == (1, "king-lui", None, ["Ada", bot])
        await sit(server.registry, live, BEA, "Bea", token=made.tokens[1])
        for token in (*made.tokens.values(), "", "x" * 1000):
            with pytest.raises(Refused) as refusal:
                invitation(server.registry, live, token)
            assert code(refusal) == "token"
        device = await new_token(server.registry, live, 1, BEA.hash)
        assert invitation(server.registry, live, device).name == "Bea"

    run(story())


# Over the wire


def test_everything_works_over_http_and_only_for_whom_it_is(ada: Browser, bea: Browser, guest: Browser) -> None:
    table = ada.ask("", {"game": "king-lui", "seats": ["open"] * 4, "ready": True})["table"]
    ada.ask(f"/{table}/sit", {})
    bea.ask(f"/{table}/sit", {"name": "Bea", "seat": 1})
    assert ada.look(table)["seats"][0]["name"] in POOL
    there = f"/api/tables/{table}"
    for who in (bea, guest):
        for path, body in (("rename", {"name": "X"}), ("ready", {}), ("change-seat", {"to": 2})):
            answer = who.http.post(f"{there}/{path}", json={"seat": 0, **body})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-yours"), path
        answer = who.http.post(f"{there}/plan-seat", json={"seat": 3, "plan": "greedy"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    once = {"seat": 0, "name": "Ada", "action": "a"}
    assert ada.ask(f"/{table}/rename", once) == ada.ask(f"/{table}/rename", once)
    again = {"seat": 1, "to": 2, "action": "b"}
    assert bea.ask(f"/{table}/change-seat", again) == bea.ask(f"/{table}/change-seat", again)
    ada.ask(f"/{table}/plan-seat", {"seat": 3, "plan": "greedy"})
    ada.ask(f"/{table}/plan-seat", {"seat": 1, "plan": "random"})
    bea.ask(f"/{table}/ready", {"seat": 2})
    seats_now = ada.look(table)["seats"]
    assert [seat.get("name") for seat in seats_now][::2] == ["Ada", "Bea"]
    assert [seat.get("ready", False) for seat in seats_now] == [False, False, True, False]
    ada.ask(f"/{table}/ready", {"seat": 0})
    assert ada.look(table)["status"] == "playing"


def test_names_and_readiness_go_over_the_socket_too(ada: Browser) -> None:
    table = ada.ask("", {"game": "ku-ka-king", "seats": ["open", "greedy"], "ready": True})["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    talk = ada.socket(table, 0)
    assert talk.until("state")["ready"] is True
    assert talk.ask("rename", name="Queen Ada")["tell"] == "done"
    assert talk.state["seats"][0]["name"] == "Queen Ada"
    assert talk.ask("rename", name="")["code"] == "name"
    assert talk.ask("ready")["tell"] == "done"
    assert talk.state["status"] == "playing"


def test_without_spectators_an_invited_friend_sees_the_table_and_sits_down(ada: Browser, bea: Browser) -> None:
    plan = {"game": "ku-ka-king", "seats": ["open", "open"], "spectators": False}
    table = ada.ask("", plan)["table"]
    ada.ask(f"/{table}/sit", {"name": "Ada"})
    talk = bea.socket(table)
    assert talk.until("state")["status"] == "gathering"
    assert talk.ask("speak", text="may I?")["code"] == "seat"  # only those who play
    bea.ask(f"/{table}/sit", {"name": "Bea"})
    assert bea.look(table, 1)["status"] == "playing"
