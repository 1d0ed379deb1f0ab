"""Nobody can freeze a game: bots sit in for absent players as others decide, a game waits for all, a seat is moved."""

import random
import re

from playwright.sync_api import Locator, expect

from tests.server.serving import Served
from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import is_to_play, type_a_move
from threekings.server.registry.live_table import LiveTable

AWAY = re.compile(r"has been away for 1:\d\d\.")


def at_king_lui(people: People, *names: str, **plan: int) -> list[Person]:
    """So many people at a game; the first has set up the table and begins."""
    come = [people(name) for name in names]
    table = come[0].found("king-lui", "human", *["open"] * (len(names) - 1), **plan)
    for person in come[1:]:
        person.open(table)
        person.button("Sit here").first.click()
    assert is_to_play(come[0])
    return come


def table_of(served: Served, person: Person) -> LiveTable:
    return served.registry.live[person.page.url.rpartition("/")[2]]


def goes_away(served: Served, live: LiveTable, person: Person, seat: int) -> None:
    """Somebody leaves the table, and a minute passes."""
    person.page.goto("/settings")
    for _ in range(200):
        if seat in live.gone:
            break
        person.page.wait_for_timeout(20)
    served.call(lambda: a_minute_passes(served, live))


def a_minute_passes(served: Served, live: LiveTable) -> None:
    live.awake -= 60
    for times in (live.gone, live.here):
        times.update({seat: at - 60 for seat, at in times.items()})
    live.tell_presence()
    served.registry.changed(live)


def players_of(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Players", exact=True)


def test_a_bot_sits_in_for_an_absent_player_who_takes_the_seat_back(people: People, served: Served) -> None:
    ada, bea, carl = at_king_lui(people, "Ada", "Bea", "Carl")
    live, table = table_of(served, ada), ada.page.url
    type_a_move(ada.page, random.Random(1))
    assert is_to_play(bea)
    expect(ada.page.get_by_text(AWAY)).to_have_count(0)
    goes_away(served, live, bea, 1)
    for person in (ada, carl):
        person.sees(re.compile("Bea has been away for 1:"))
    carl.button("Let a bot play").click()
    for person in (ada, carl):
        person.sees("1 of 2 votes for a bot")
    expect(carl.button("Let a bot play")).to_have_count(0)
    ada.button("Let a bot play").click()
    for person in (ada, carl):
        expect(person.page.get_by_role("log", name="Log")).to_contain_text("a bot sits in, as Ada decided.")
        expect(person.page.get_by_text(AWAY)).to_have_count(0)
    assert is_to_play(carl)
    bea.open(table)
    bea.button("I am back").click()
    expect(bea.page.get_by_role("log", name="Log")).to_contain_text("Bea is back.")
    expect(players_of(ada)).not_to_contain_text("a bot plays")


def test_while_the_host_is_gone_the_next_player_has_the_hosts_rights(people: People, served: Served) -> None:
    ada, bea, carl = at_king_lui(people, "Ada", "Bea", "Carl")
    live, table = table_of(served, ada), ada.page.url
    goes_away(served, live, ada, 0)
    carl.sees(re.compile("Ada has been away for 1:"))
    bea.button("Let a bot play").click()
    assert is_to_play(bea)
    expect(carl.page.get_by_role("log", name="Log")).to_contain_text("a bot sits in, as Bea decided.")
    players_of(bea).get_by_role("button").filter(has_text="Carl").click()
    expect(bea.button("Mute")).to_be_visible()
    bea.button("Close").click()
    ada.open(table)
    ada.button("I am back").click()
    ada.is_asked("Bea is to act.")
    players_of(bea).get_by_role("button").filter(has_text="Carl").click()
    expect(bea.button("Mute")).to_have_count(0)


def test_where_everybody_is_gone_the_game_waits_until_one_is_back(people: People, served: Served) -> None:
    ada, bea, carl, dora = *at_king_lui(people, "Ada", "Bea", "Carl", pace=10_000), people("Dora")
    live, table = table_of(served, ada), ada.page.url
    dora.open(table)
    for seat, person in enumerate((ada, bea, carl)):
        person.ask(table.replace("/table/", "/api/tables/") + "/away", seat=seat)
    for seat, person in enumerate((ada, bea, carl)):
        goes_away(served, live, person, seat)
    dora.sees("Everybody is away: the game waits until somebody is back.")
    assert live.watched and not live.bots_play
    ada.open(table)
    ada.button("I am back").click()
    expect(dora.page.get_by_text("Everybody is away")).to_have_count(0)
    type_a_move(ada.page, random.Random(1))
    ada.is_asked("Bea is to act.")
    assert live.bots_play


def test_somebody_who_watches_plays_on_for_an_absent_player_where_all_others_agree(
    people: People, served: Served
) -> None:
    ada, bea, carl, dora = *at_king_lui(people, "Ada", "Bea", "Carl"), people("Dora")
    live, table = table_of(served, ada), ada.page.url
    dora.open(table)
    goes_away(served, live, bea, 1)
    ask_for_seat_of_bea(dora)
    ada.sees("Dora asks to play on for Bea.")
    ada.page.get_by_role("button", name="No", exact=True).click()
    for person in (carl, dora):
        person.sees("It was not agreed that Dora plays on for Bea.")
    served.call(live.wishes.asked.clear)  # as later
    ask_for_seat_of_bea(dora)
    ada.button("I agree").click()
    carl.sees("Ada agreed already.")
    carl.button("I agree").click()
    expect(players_of(dora)).to_contain_text("you")
    for person in (ada, carl, dora):
        expect(person.page.get_by_role("log", name="Log")).to_contain_text(
            "Dora plays on for Bea, as Ada and Carl agreed."
        )


def ask_for_seat_of_bea(dora: Person) -> None:
    players_of(dora).get_by_role("button").filter(has_text="Bea").click()
    dora.button("Ask to play on").click()
    dora.sees("You ask to play on for Bea.")
    dora.button("Close").first.click()


def test_the_host_moves_to_a_tablet_before_the_game_and_back(people: People, served: Served, lan: str) -> None:
    phone, tablet = people("Ada"), people("Ada on her tablet", address=lan)
    phone.ask("/api/lan", token=served.network.token, open=True)  # else no other device could open the link
    table = phone.found("ku-ka-king", "human", "open", spectators=False)
    phone.button("A link to my seat, for another device").click()
    expect(phone.page.get_by_role("img", name="QR code of the link").last).to_be_visible()
    link = phone.page.get_by_role("textbox", name="A link to my seat, for another device").input_value()
    tablet.open(link)
    phone.sees("Your seat is played from another device now.")
    expect(tablet.button(re.compile("^Start now"))).to_be_visible()
    phone.open(table)  # later
    phone.button("Take it back here").click()
    expect(phone.button(re.compile("^Start now"))).to_be_visible()
    tablet.sees("Your seat is played from another device now.")


def test_against_bots_nothing_is_asked_and_what_was_seen_and_taken_back_is_practice(people: People) -> None:
    ada = people(settings={"confirm": True})
    ada.found("king-lui", "human", "random", "random")
    assert is_to_play(ada)
    badge = ada.button("practice")
    ada.page.keyboard.press("d")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("log", name="Log")).to_contain_text("Ada draws")
    expect(badge).to_have_count(0)
    assert is_to_play(ada)
    ada.page.keyboard.press("u")
    badge.click()
    ada.sees("Practice: a move was taken back after it had shown something new.")
