"""How fast the page is, on this machine and over its own network: `make bench` prints it. Nothing is judged here."""

import gzip
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.serving import Served, serving
from tests.web import playing
from tests.web.chromium import launched
from tests.web.people import PLAYABLE, Person
from tests.web.playing import Way, is_to_play, play_some
from threekings.server.net.static_files import BUILT

TIMES = 5  # each table is opened anew
MOVES = 12  # seen on the other screen, and made while pieces move
PACE = 300  # milliseconds bots take while pieces move
WAYS: dict[str, Way] = {
    "king-lui": playing.press_letters_of_king_lui,
    "ku-ka-king": playing.press_a_number_of_ku_ka_king,
    "kings-catering": playing.press_keys_of_kings_catering,
}
PLAYERS = {"king-lui": 3, "ku-ka-king": 2, "kings-catering": 2}
# Moments are noted at the root of the page, where they can be waited for.
NOTES = "document.documentElement.dataset"
# Before any script of the page: when the first piece can be played, counted from the moment the address was entered.
WATCH_FIRST = f"""
const look = () => {{
  if (document.querySelector({PLAYABLE!r})) {NOTES}.playable = performance.now();
  else requestAnimationFrame(look);
}};
requestAnimationFrame(look);
"""
SINCE_1970 = "performance.timeOrigin + performance.now()"
NOTE_KEY = f"addEventListener('keydown', () => ({NOTES}.pressed = {SINCE_1970}), true);"
NOTE_LOG = f"""
new MutationObserver(() => ({NOTES}.told = {SINCE_1970}))
  .observe(document.querySelector("[role=log]"), {{ childList: true, subtree: true }});
"""
# The longest time in which the page answered nothing, and every property that any animation has moved.
WATCH_MOTION = """
window.longest = 0;
window.moved = {};
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask", buffered: true });
const NO_PROPERTY = new Set(["offset", "computedOffset", "easing", "composite"]);
const watch = () => {
  for (const { effect } of document.getAnimations())
    for (const frame of effect.getKeyframes())
      for (const name of Object.keys(frame)) if (!NO_PROPERTY.has(name)) window.moved[name] = true;
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


def script_sizes() -> dict[str, float]:
    """Kilobytes of script, compressed: what the first page loads, its words included, and all there is."""
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    scripts = {path: zipped(path) for path in sorted((BUILT / "assets").glob("*.js"))}
    first = sum(size for path, size in scripts.items() if path.name in index or path.name.startswith("en-first-"))
    return {"script of the first page": first / 1000, "all script": sum(scripts.values()) / 1000}


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def time_to_play(chromium: Browser, served: Served, game: str) -> float:
    """Milliseconds from the address to a table that takes a move, in a browser that has never been here."""
    person = Person(chromium, served.address, "Ada")
    person.context.add_init_script(WATCH_FIRST)
    person.found(game, "human", *["random"] * (PLAYERS[game] - 1))
    taken = noted(person, "playable")
    person.leave()
    return taken


def noted(person: Person, moment: str) -> float:
    """When it was, in milliseconds; wait for it if need be."""
    root = person.page.locator(f":root[data-{moment}]")
    root.wait_for()
    return float(root.get_attribute(f"data-{moment}") or "nan")


def moves_elsewhere(chromium: Browser, served: Served) -> list[float]:
    """Milliseconds from a key on one screen to the log on the other."""
    ada, bea = Person(chromium, served.address, "Ada"), Person(chromium, served.address, "Bea")
    made = ada.ask("/api/tables", game="kings-catering", seats=["human", "human"], options={"first": 0})
    for person, token in zip((ada, bea), made["tokens"].values(), strict=True):
        person.open(f"/table/{made['table']}#{token}")
    assert is_to_play(ada)
    ada.page.evaluate(NOTE_KEY)
    bea.page.evaluate(NOTE_LOG)
    chance = random.Random(1)
    found: list[float] = []
    while len(found) < MOVES:
        mover = ada if ada.may_play.is_visible() else bea
        bea.page.evaluate(f"delete {NOTES}.told")
        play_some(mover, playing.press_keys_of_kings_catering, moves=1, seed=chance.randrange(1000))
        if playing.end_of_turn(mover.page).count():
            continue  # the last tile is sent when the turn is ended
        if mover is ada:
            found.append(noted(bea, "told") - noted(ada, "pressed"))
        ada.may_play.or_(ada.banner.filter(has_text="Bea is to play")).first.wait_for()
    for person in (ada, bea):
        person.leave()
    return found


def motion(chromium: Browser, served: Served, game: str) -> tuple[float, list[str]]:
    """The longest task while pieces move, in milliseconds, and what moves."""
    person = Person(chromium, served.address, "Ada", settings={"motion": 1})
    person.context.add_init_script(WATCH_MOTION)
    person.found(game, "human", *["random"] * (PLAYERS[game] - 1), pace=PACE)
    assert is_to_play(person)
    person.page.evaluate("window.longest = 0")  # loading is another matter
    play_some(person, WAYS[game], moves=MOVES)
    longest: float = person.page.evaluate("window.longest")
    moved: list[str] = person.page.evaluate("Object.keys(window.moved).sort()")
    person.leave()
    return longest, moved


def line(what: str, figure: float, unit: str, more: str = "") -> None:
    print(f"page/{what:<48} {figure:>8.1f} {unit} {more}".rstrip())


def over(tries: int, measure: Callable[..., float], *given: Any) -> float:
    return statistics.median(measure(*given) for _ in range(tries))


def measure_all() -> None:
    for name, size in script_sizes().items():
        line(name, size, "kB")
    with tempfile.TemporaryDirectory() as folder, launched() as chromium, serving(Path(folder)) as served:
        for game in WAYS:
            line(f"{game}: until it can be played", over(TIMES, time_to_play, chromium, served, game), "ms")
        line("a move on the other screen", statistics.median(moves_elsewhere(chromium, served)), "ms")
        for game in WAYS:
            longest, moved = motion(chromium, served, game)
            line(f"{game}: longest task while pieces move", longest, "ms", f"(0: none over 50), {', '.join(moved)}")


if __name__ == "__main__":
    measure_all()
