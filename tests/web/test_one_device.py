"""Several people at one device: a curtain between their turns, and nobody's cards anywhere in the page behind it."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import People
from tests.web.people import Person
from tests.web.playing import click_in_king_lui, click_in_kings_catering, open_rows, press_letters_of_king_lui

TURN = re.compile("it is your turn$")
# What a page holds that one seat alone may know: frames for a seat, views of it, what it alone was told.
PRIVATE = """function () {
  const own = (object, name) => Object.getOwnPropertyDescriptor(object, name)?.value;
  const isPrivate = (object) =>
    own(object, "kind") === "drew-own" ||
    (own(object, "prompt") && Number.isInteger(own(object, "seat"))) ||
    (own(object, "tell") === "state" && Number.isInteger(own(object, "seat")));
  return this.filter(isPrivate).map((object) => JSON.stringify(object).slice(0, 300));
}"""


def curtain(person: Person) -> Locator:
    return person.page.get_by_role("heading", name=TURN)


def called(person: Person) -> str:
    """Whom the curtain calls."""
    curtain(person).wait_for()
    return curtain(person).inner_text().split(",")[0]


def opens(person: Person, name: str | None = None) -> str:
    """Whoever is called, or somebody else, says who they are and sees their cards."""
    who = name or called(person)
    person.button(f"I am {who}").click()
    person.sees(f"In front: {who}")
    return who


def in_memory(page: Page) -> list[str]:
    """Everything in the page's memory, garbage excepted, that one seat alone may know."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("HeapProfiler.collectGarbage")
    prototype = cdp.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    objects = cdp.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    asked = {"objectId": objects, "functionDeclaration": PRIVATE, "returnByValue": True}
    found: list[str] = cdp.send("Runtime.callFunctionOn", asked)["result"]["value"]
    cdp.detach()
    return found


def frames_in_memory(page: Page) -> list[str]:
    """The text of frames for a seat, wherever the page keeps it."""
    cdp, chunks = page.context.new_cdp_session(page), []
    cdp.on("HeapProfiler.addHeapSnapshotChunk", lambda chunk: chunks.append(chunk["chunk"]))
    cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    cdp.detach()
    strings: list[str] = json.loads("".join(chunks))["strings"]
    return [text for text in strings if '"kind":"drew-own"' in text or re.search('"seat":[0-9],"seats"', text)]


def private(frames: list[str]) -> list[dict[str, Any]]:
    """Frames for a seat."""
    told = [json.loads(frame) for frame in frames]
    return [frame for frame in told if frame["tell"] == "state" and frame["seat"] is not None]


def assert_nothing_is_left(person: Person) -> None:
    assert in_memory(person.page) == []
    kept = person.page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")
    assert not re.search(r"row \d|draw|take ", kept)


def in_front(person: Person) -> Locator:
    return person.page.get_by_text("In front:")


def plays_king_lui(person: Person, chance: random.Random) -> None:
    """The one in front draws where they can, and plays until the turn is over."""
    person.may_play.wait_for()
    while in_front(person).is_visible():
        if person.button(re.compile("draw one")).is_visible():
            person.page.keyboard.press("d")
        elif person.may_play.is_visible():
            press_letters_of_king_lui(person.page, chance)


def choose(person: Person, row: int) -> None:
    person.page.get_by_role("group", name="Rows").get_by_role("button", name=f"Row {row},").click()


def start(person: Person, game: str, *beside: str) -> None:
    """Set up a game for all at this device, through the page."""
    person.open().get_by_role("article", name=game).get_by_role("button", name="With friends").click()
    person.page.get_by_role("dialog").get_by_role("radio", name=str(len(beside) + 1), exact=True).check()
    for number, name in enumerate(beside, 2):
        person.button("One more person at this device").click()
        person.page.get_by_label(f"Name of person {number} at this device").fill(name)
    person.button("Start the game").click()


# King Lui


def test_behind_the_curtain_the_page_holds_nobodys_hand(people: People) -> None:
    anna, chance = people("Anna"), random.Random(1)
    start(anna, "King Lui", "Bea", "Carl")
    seen, loaded = set(), 0
    for turn in range(5):
        who, heard = called(anna), len(anna.frames)
        assert "draw one" not in anna.page.content()
        if turn == 3:
            assert_nothing_is_left(anna)
            loaded = len(anna.answers)
            anna.page.reload()
            assert called(anna) == who
            anna.button("All look at the table").click()
            expect(anna.page.get_by_role("list", name="Players", exact=True)).to_be_visible()
            assert "draws a card:" not in anna.page.locator("body").inner_text()
        assert private(anna.frames[heard:]) == []
        seen.add(opens(anna, who))
        anna.may_play.wait_for()
        if turn == 4:
            assert in_memory(anna.page), "the search finds nothing where there is something"
        hands = private(anna.frames[heard:])[-1]["view"]["hands"]
        assert sum(hand["cards"] is not None for hand in hands) == 1
        plays_king_lui(anna, chance)
    curtain(anna).wait_for()
    assert seen == {"Anna", "Bea", "Carl"}
    assert any('"kind":"drew-own"' in frame for frame in anna.frames), "nobody drew: nothing was hidden"
    assert_nothing_is_left(anna)
    assert frames_in_memory(anna.page) == []
    answers = [answer.text() for answer in anna.answers[loaded:] if "/api/" in answer.url]
    assert answers and not any('"hands"' in answer for answer in answers)
    entry = anna.open("/").get_by_role("link", name=re.compile("King Lui.*Your turn"))
    expect(entry).to_have_count(1)


def test_who_comes_back_takes_the_move_back_or_only_looks_and_a_dark_screen_is_covered(people: People) -> None:
    anna = people("Anna")
    made = anna.ask("/api/tables", game="king-lui", seats=["human"] * 3, options={"first": 0})
    for name, token in zip(("Anna", "Bea", "Carl"), made["tokens"].values(), strict=True):
        anna.ask(f"/api/tables/{made['table']}/sit", name=name, token=token)
    anna.open(f"/table/{made['table']}")
    assert opens(anna) == "Anna"
    anna.may_play.wait_for()
    click_in_king_lui(anna.page, random.Random(3))
    assert called(anna) == "Bea"
    opens(anna, "Anna")
    anna.button("Undo").click()
    anna.may_play.wait_for()
    anna.button("Cover my cards").click()
    assert called(anna) == "Anna"
    opens(anna, "Carl")  # to look at the cards
    anna.is_asked("Anna is to act")
    anna.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert called(anna) == "Anna"
    assert_nothing_is_left(anna)


# Ku-Ka-King


def test_each_chooses_covered_and_all_see_the_reveal_together(people: People) -> None:
    anna = people("Anna", settings={"motion": 0.3})
    start(anna, "Ku-Ka-King", "Bea")
    for first, second in ((3, 5), (1, 1)):
        assert called(anna) == "Anna"
        opens(anna)
        choose(anna, first)
        assert called(anna) == "Bea"
        heard = len(anna.frames)
        assert_nothing_is_left(anna)
        assert f'"choice":{first}' not in "".join(anna.frames[heard:])
        opens(anna)
        expect(open_rows(anna.page).and_(anna.page.get_by_role("button", pressed=True))).to_have_count(0)
        choose(anna, second)
        anna.page.get_by_text("Anna takes row 3" if first == 3 else "Anna and Bea clash in row 1").first.wait_for()
        assert not in_front(anna).is_visible()
    assert called(anna) == "Anna"
    opens(anna)
    choose(anna, 2)
    opens(anna, "Anna")  # who thinks again
    anna.is_asked("You have chosen row 2.")
    choose(anna, 4)
    assert called(anna) == "Bea"
    anna.page.reload()
    assert called(anna) == "Bea"
    opens(anna)
    choose(anna, 6)
    anna.page.get_by_text("Anna takes row 4").first.wait_for()


# The King's Catering


def test_where_nothing_is_hidden_the_screen_is_only_passed_on(people: People) -> None:
    anna, chance = people("Anna"), random.Random(2)
    start(anna, "The King's Catering", "Bea")
    words = anna.page.get_by_text(re.compile("Pass it on to"))
    words.wait_for()
    first = words.inner_text()
    while words.inner_text() == first:
        anna.may_play.wait_for()
        click_in_kings_catering(anna.page, chance)
    expect(words).to_have_text(re.compile("Anna|Bea"))
    anna.may_play.wait_for()
    expect(curtain(anna)).to_have_count(0)


# With others elsewhere


def test_two_at_one_tablet_play_with_somebody_elsewhere_and_a_bot(people: People) -> None:
    anna, carl, chance = people("Anna"), people("Carl"), random.Random(4)
    seats = ["open", "open", "open", "random"]
    made = anna.ask("/api/tables", game="king-lui", seats=seats, spectators=False, pace=0, ready=True)
    anna.ask(f"/api/tables/{made['table']}/sit", name="Anna")
    anna.open(f"/table/{made['table']}")
    anna.page.get_by_label("One more person at this device").fill("Bo")
    anna.button("Add").click()
    people_here = anna.page.get_by_role("listitem").filter(has_text="at this device")
    expect(people_here).to_have_count(2)
    people_here.nth(1).get_by_role("button", name="Rename").click()
    anna.page.get_by_role("textbox", name="Your name").fill("Bea")
    anna.button("Done").click()
    carl.joins(made["table"])
    carl.button("I am ready").click()
    anna.button("We are ready").click()
    for _ in range(8):
        turn_of(anna, carl, chance)
    mates = carl.page.get_by_role("list", name="Players", exact=True).get_by_role("button")
    for name in ("Anna", "Bea"):
        expect(mates.filter(has_text=name)).to_contain_text(re.compile("here|to play"))
    seen = [json.loads(frame) for frame in carl.frames]
    present = [frame for frame in seen if frame["tell"] == "present"][2:]
    assert all(frame["spectators"] == 0 for frame in present)
    assert all({0, 1} <= {*frame["seats"]} for frame in present if 2 in frame["seats"])


def turn_of(anna: Person, carl: Person, chance: random.Random) -> None:
    """Whoever is to act does: somebody at the tablet, or Carl elsewhere."""
    while not curtain(anna).is_visible() and not carl.may_play.is_visible():
        anna.page.wait_for_timeout(20)
    if curtain(anna).is_visible():
        opens(anna)
        plays_king_lui(anna, chance)
    while carl.may_play.is_visible():
        press_letters_of_king_lui(carl.page, chance)


def test_the_same_people_play_again(people: People) -> None:
    anna = people("Anna")
    table = anna.finished("ku-ka-king", 2, names=("Anna", "Bea"))
    anna.open(f"/table/{table}")
    anna.button("Rematch").click()
    assert called(anna) == "Anna"
    opens(anna, "Bea")
