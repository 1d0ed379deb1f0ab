"""The pictures of the page: every page and board, on a desk and on a phone, upright and on its side, by day and by
night; those beside the rules in every language. `make pictures` runs this; `python -m docs.screenshots.pages NAME ...`
takes some. Chance is held still, so that running it again gives nearly the same pictures.
"""

import base64
import random
import re
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, CDPSession

from tests.server.serving import Served, serving
from tests.web.chromium import launched
from tests.web.people import Person
from tests.web.playing import is_to_play
from threekings.bots import choose, read_bot
from threekings.match import Match
from threekings.texts import languages

FOLDER = Path(__file__).parent
QUALITY = 80
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False},
    "phone": {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True},
    "sideways": {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": True},
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Before any script of the page: its part of the shuffle, and what it calls its questions, come from a fixed seed.
NO_CHANCE = """
let state = 1;
crypto.getRandomValues = (bytes) => bytes.forEach((_, place) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  bytes[place] = state >>> 16;
}) ?? bytes;
"""
BEATS = 1300  # milliseconds from the first beat of a reveal until all rows are named
STILL = "Promise.allSettled(document.getAnimations().map((animation) => animation.finished))"


Ready = Callable[[], None] | None


class Visit:
    """Somebody at the server, who makes the page show something."""

    def __init__(self, chromium: Browser, served: Served, name: str = "Ada", **settings: Any):
        self.person = Person(chromium, served.address, name, settings=settings, viewport={"width": 1280, "height": 800})
        self.person.context.add_init_script(NO_CHANCE)
        self.page, self.served, self.chromium = self.person.page, served, chromium

    def sit(self, game: str, *bots: str, **options: Any) -> str:
        """Sit down with bots that play at once; what the table is called."""
        address = self.person.found(game, "human", *bots, options=options)
        assert is_to_play(self.person)
        return address.rpartition("/")[2]

    def match(self, table: str) -> Match:
        match = self.served.registry.live[table].table.match
        assert match
        return match

    def play(self, table: str, moves: int, bot: str = "greedy") -> None:
        """So many moves of mine, as a bot would make them; fewer where the game ends."""
        for move in range(moves):
            if not is_to_play(self.person):
                return
            chosen = choose(read_bot(bot), self.match(table), 0, seed=move)
            self.person.ask(f"/api/tables/{table}/play", seat=0, move=chosen)
        is_to_play(self.person)

    def play_until(self, table: str, asked: str) -> None:
        """Play on until this is asked of me."""
        while is_to_play(self.person) and asked not in self.person.banner.inner_text():
            self.play(table, 1)

    def take(self, name: str, ready: Ready) -> None:
        """All pictures of what the page shows, once it is ready on each screen."""
        for device in SCREENS:
            self.take_on(device, name, ready)

    def take_on(self, device: str, name: str, ready: Ready = None) -> None:
        screen = self.person.context.new_cdp_session(self.page)
        screen.send("Emulation.setDeviceMetricsOverride", SCREENS[device])
        self.page.evaluate("scrollTo(0, 0)")
        if ready:
            ready()
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.page.evaluate(STILL)
            (FOLDER / f"{name}-{device}-{theme}.webp").write_bytes(shot(screen))

    def take_in_other_languages(self, name: str) -> None:
        """The same on a desk, in every language but English."""
        for language in languages()[1:]:
            self.take_on("desktop", f"{name}-{language}", partial(self.speak, language))

    def speak(self, language: str) -> None:
        self.page.locator("header select").select_option(language)
        self.page.locator(f":root[lang={language}]").wait_for()


def shot(screen: CDPSession) -> bytes:
    taken = screen.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


# What is shown; some scenes return what is to be done on each screen


def front(visit: Visit) -> None:
    visit.person.open()
    visit.person.sees("My games")


def games(visit: Visit) -> None:
    """My games, and tables that others have opened to all."""
    bea = Visit(visit.chromium, visit.served, "Bea").person
    bea.found("ku-ka-king", "open", "open", "open", public=True)
    bea.button("Sit here").first.click()
    bea.sees("Invite your friends")
    visit.play(visit.sit("ku-ka-king", "otto"), 99)
    visit.sit("king-lui", "lina", "otto", "nora")
    visit.sit("kings-catering", "nora")
    visit.person.open()
    visit.page.get_by_role("region", name="Open tables").get_by_text("Bea").wait_for()


def invitation(visit: Visit) -> None:
    visit.person.ask("/api/lan", token=visit.served.network.token, open=True)
    link = visit.person.found("king-lui", "open", "open", "open", "open", ready=True)
    visit.person.button("Sit here").first.click()
    bea = Visit(visit.chromium, visit.served, "Bea").person
    bea.open(link)
    bea.button("Sit here").first.click()
    bea.button("I am ready").click()
    visit.person.sees("2 seats are still free")
    visit.page.get_by_role("img", name="QR code of the link").wait_for()


def settings(visit: Visit) -> None:
    visit.person.open("/settings")
    visit.person.sees("Kept in this browser")


def rules(visit: Visit) -> None:
    visit.person.open("/rules/king-lui")
    visit.person.sees("The rules in full")


def king_lui(visit: Visit) -> None:
    visit.play(visit.sit("king-lui", "lina", "otto", "nora"), 8)


def curtain(visit: Visit) -> None:
    """Two at one device: the screen is passed on."""
    made = visit.person.ask("/api/tables", game="king-lui", seats=["human", "human", "otto"], options={"first": 0})
    for name, token in zip(("Ada", "Bea"), made["tokens"].values(), strict=True):
        visit.person.ask(f"/api/tables/{made['table']}/sit", name=name, token=token)
    visit.person.open(f"/table/{made['table']}")
    visit.person.sees("Ada, it is your turn")


def learning(visit: Visit) -> None:
    visit.person.open("/learn/king-lui")
    visit.page.get_by_role("group", name="Dishes on the table").wait_for()


def score_pad(visit: Visit) -> None:
    visit.person.open("/score/king-lui")
    visit.page.get_by_role("radio", name="3", exact=True).check()
    for number, name in enumerate(("Ada", "Bea", "Carl"), start=1):
        visit.page.get_by_label(f"Name of player {number}").fill(name)
    for counts in ((4, 6, 3, 5, 7, 2, 4), (4, 2, 0, 5, 3, 3, 1), (1, 6, 3, 0, 4, 0, 2)):
        visit.page.get_by_role("button", name=re.compile("^Next: ")).click()
        for place, count in enumerate(counts):
            visit.page.get_by_role("spinbutton").nth(place).fill(str(count))
    visit.page.get_by_text("bread, king 4").wait_for()


def keys(visit: Visit) -> None:
    king_lui(visit)
    visit.page.keyboard.press("?")


def ku_ka_king(visit: Visit) -> str:
    table = visit.sit("ku-ka-king", "otto", "nora")
    visit.play(table, 5, "random")
    visit.play_until(table, "Choose a row.")
    return table


def reveal(visit: Visit) -> Ready:
    """The moment in which all see who has named which row, and I clash: the page's time stands still there."""
    visit.page.clock.install()
    match = visit.match(ku_ka_king(visit))
    visit.person.sees("2 of 3 have chosen")
    visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
    visit.page.keyboard.press(match.choices[2].removeprefix("row "))
    visit.page.get_by_text("Ku", exact=True).wait_for()
    return lambda: visit.page.clock.run_for(BEATS)


def kings_catering(visit: Visit) -> str:
    table = visit.sit("kings-catering", "nora")
    visit.play(table, 14)
    visit.play_until(table, "Take a column.")
    return table


def placing(visit: Visit) -> None:
    """All places that take the next tile."""
    columns = visit.person.view(kings_catering(visit), 0)["columns"]
    visit.page.keyboard.press(str(1 + max(range(3), key=lambda column: len(columns[column]))))
    visit.page.get_by_role("group", name="Place these").wait_for()


def ending(visit: Visit) -> None:
    visit.play(visit.sit("king-lui", "lina", "otto", "nora"), 99)
    visit.person.ending.wait_for()


def replay(visit: Visit) -> None:
    table = visit.sit("kings-catering", "nora")
    visit.play(table, 99)
    visit.person.open(f"/replay/{table}#40")
    visit.person.sees("Move 40")


SCENES: dict[str, Callable[[Visit], Any]] = {
    "front": front,
    "games": games,
    "invitation": invitation,
    "settings": settings,
    "rules": rules,
    "learning": learning,
    "score-pad": score_pad,
    "curtain": curtain,
    "keys": keys,
    "king-lui": king_lui,
    "ku-ka-king": ku_ka_king,
    "ku-ka-king-reveal": reveal,
    "kings-catering": kings_catering,
    "kings-catering-placing": placing,
    "ending": ending,
    "replay": replay,
}
IN_EVERY_LANGUAGE = ("king-lui", "ku-ka-king", "kings-catering")  # beside the rules, and in the readmes
# Elsewhere nothing moves or asks back, for speed.
SETTINGS: dict[str, dict[str, Any]] = {
    "settings": {"motion": 1, "sound": True, "confirm": True},
    "ku-ka-king-reveal": {"motion": 1},
}


def take(names: list[str]) -> None:
    for name in names or SCENES:
        random_bytes = random.Random(name).randbytes
        with (
            tempfile.TemporaryDirectory() as folder,
            launched() as chromium,
            serving(Path(folder), random_bytes=random_bytes) as served,
        ):
            visit = Visit(chromium, served, **SETTINGS.get(name, {}))
            ready = SCENES[name](visit)
            visit.take(name, ready if callable(ready) else None)
            if name in IN_EVERY_LANGUAGE:
                visit.take_in_other_languages(name)


if __name__ == "__main__":
    take(sys.argv[1:])
