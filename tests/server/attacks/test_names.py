"""Somebody wants to be taken for another: by spaces, letters that nobody sees, or a direction that is turned round."""

import random
import sys
import unicodedata
from pathlib import Path

import pytest

from tests.server.registries import ADA, BEA, CARL, HOST, TestServer, run
from tests.server.serving import Served, serving
from tests.server.tables import Life
from threekings import names
from threekings.server.registry.perform import speak
from threekings.server.seating.seat_claims import sit
from threekings.server.seating.spectator_names import MOST_NAMES
from threekings.server.table import chat, seats, setup
from threekings.server.table.refused import Refused
from threekings.server.table.seats import MOST_NAME, MOST_TYPED

LIKE_ADA = {
    "spaces": " Ada  ",
    "no-break space": "\u00a0Ada\u3000",
    "zero-width space": "A\u200bda",
    "joiner": "Ad\u200da",
    "non-joiner": "Ad\u200ca",
    "word joiner": "\u2060Ada",
    "byte order mark": "\ufeffAda",
    "soft hyphen": "A\u00adda",
    "override": "\u202dAda\u202c",
    "isolate": "\u2067Ada\u2069",
    "marks of direction": "\u200fAda\u061c",
    "variation selector": "Ada\ufe0f",
    "supplementary selector": "Ada\U000e0100",
    "tags": "Ada\U000e0041",
    "hangul filler": "Ada\u3164",
    "half-width filler": "\uffa0Ada",
    "grapheme joiner": "A\u034fda",
    "full width": "\uff21\uff44\uff41",
    "mathematical": "\U0001d400\U0001d41d\U0001d41a",
    "case": "aDA",
    "braille blank": "Ada\u2800",
}
FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize("name", LIKE_ADA.values(), ids=LIKE_ADA)
def test_nobody_passes_for_another_at_the_table(name: str) -> None:
    life = Life()
    life.do(seats.take_seat(life.table, 0, "Ada"))
    taken = seats.take_seat(life.table, 1, name).name
    assert taken in ("Ada 2", "aDA 2")
    assert chat.speak(life.table, None, name, "hello").name == taken


def test_a_name_that_grows_when_it_is_normalised_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[str] = []
    monkeypatch.setattr(names, "normalised", looked_at.append)
    for name in ("\ufdfa" * 20_000, "\u200b" * 60_000, "x" * (MOST_TYPED + 1)):
        with pytest.raises(Refused):
            seats.take_seat(Life().table, 0, name)
    assert looked_at == []


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b", "\u202e", "\u3164\u2800", "\u0301", "\ufe0f", "a\nb", "a\tb", "\x1b[1m", "\x00", "\ud800"],
    ids=ascii,
)
def test_a_name_that_nobody_can_read_is_refused_with_a_reason(name: str) -> None:
    with pytest.raises(Refused) as refusal:
        seats.take_seat(Life().table, 0, name)
    assert refusal.value.code == "name" and "1 to 32 letters that can be seen" in refusal.value.reason


@pytest.mark.parametrize(
    "name",
    [FAMILY, "❤\ufe0f\u200d🔥", "1\ufe0f\u20e3", "👩🏽\u200d🍳", "🇫🇷", "José", "Zoë 王", "דנה", "فاطمة"],
)
def test_names_that_people_write_stay_as_they_are(name: str) -> None:
    assert seats.take_seat(Life().table, 0, name).name == unicodedata.normalize("NFKC", name)


def test_a_name_has_one_form() -> None:
    """Whatever is typed: normalised once more it is the same, and has nothing in it that nobody sees."""
    chance = random.Random(7)
    letters = [*"Aa1 \u200d\ufe0f\u20e3👩🍳❤", *map(chr, range(0x300, 0x310)), *map(chr, range(0x2000, 0x2070))]
    for _ in range(5000):
        anything = [chr(chance.randrange(sys.maxunicode)), *chance.choices(letters, k=chance.randrange(6))]
        try:
            name = names.normalised("".join(chance.sample(anything, len(anything))))
        except ValueError:
            continue
        assert names.normalised(name) == name and name
        bare = name.replace(names.JOINER, "").replace(names.EMOJI_STYLE, "")
        assert not any(names.is_hidden(letter) for letter in bare)


def test_the_next_of_a_name_gets_a_number_within_the_bounds() -> None:
    life = Life(plan="open open open open")
    long = "x" * MOST_NAME
    for seat, name in enumerate((long, long, long.upper())):
        life.do(seats.take_seat(life.table, seat, name))
    assert [place.name for place in life.table.seats[:3]] == [long, f"{long[:-2]} 2", f"{long[:-2].upper()} 3"]
    emoji = ("👩\u200d🍳" * 11)[:MOST_NAME]
    cut = names.numbered(emoji, 2, MOST_NAME)
    assert cut == names.normalised(cut) and len(cut) <= MOST_NAME


def test_bots_give_way_to_who_looks_like_them() -> None:
    life = Life(plan="open greedy greedy")
    bot = str(life.table.seats[1].name)
    life.do(seats.take_seat(life.table, 0, f" {bot.upper()}\u200b"))
    life.do(setup.begin(life.table))
    called = [names.key(str(place.name)) for place in life.table.seats]
    assert called[0] == names.key(bot) and len({*called}) == 3


def test_spectators_who_speak_keep_a_name_of_their_own(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await sit(server.registry, live, ADA, "Guest", seat=0)
        for who in (b"one", b"two", b"one", "192.0.2.1", b"two"):
            await speak(server.registry, live, None, "Guest", "hello", who=who)
            server.time += 10
        assert [line.name for line in live.table.chat] == ["Guest 2", "Guest 3", "Guest 2", "Guest 4", "Guest 3"]

    run(story())


def test_two_spectators_may_name_their_actions_alike(server: TestServer) -> None:
    async def story() -> None:
        live = await server.table()
        for who in ("one", "other"):
            for _ in range(2):  # the second is the first, sent again
                await speak(server.registry, live, None, "Guest", f"{who} speaks", "1", who=who)
        assert [line.text for line in live.table.chat] == ["one speaks", "other speaks"]

    run(story())


def test_who_sits_down_is_not_called_as_a_spectator_but_as_they_were_themselves(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        await speak(server.registry, live, None, "Zoe", "hello", who=BEA.hash)
        for seat, who, called in ((0, ADA, "zoe 2"), (1, BEA, "zoe"), (2, CARL, "zoe 3")):
            await sit(server.registry, live, who, "zoe", seat=seat)
            assert live.table.seats[seat].name == called

    run(story())


def test_the_names_of_spectators_are_not_kept_without_end(server: TestServer) -> None:
    async def story() -> None:
        live, _ = await server.planned("open open open")
        for number in range(2 * MOST_NAMES):
            live.spectator_names.keep(f"Guest {number}", HOST.hash)
        assert len(live.names_of_others(None)) == MOST_NAMES

    run(story())


def test_two_spectators_over_the_wire_have_two_names(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        said = spoken(served)
    assert said == ["Guest", "Guest 2", "Guest", "Ada 2"]


def spoken(served: Served) -> list[str]:
    """What those are called who look on and speak, by sockets and without."""
    with served.browser() as ada, served.browser() as bea, served.browser() as carl:
        plan = {"game": "king-lui", "seats": ["open"] * 3}
        table = ada.ask("", plan)["table"]
        ada.ask(f"/{table}/sit", {"name": "Ada"})
        for browser in (bea, carl):
            browser.ask("", plan)  # known by a cookie from now on
        sockets = {browser: browser.socket(table) for browser in (bea, carl)}
        for action, browser in enumerate((bea, carl, bea)):
            sockets[browser].say(do="speak", text="hello", action=str(action))
            assert sockets[browser].until("done", "refusal")["tell"] == "done"
        carl.ask(f"/{table}/say", {"text": "hello", "name": "\u202eAda"})
        return [line["name"] for line in ada.look(table)["chat"]]
