"""Every page and every board, one after another: for checks that hold everywhere, whatever language is spoken."""

from collections.abc import Callable, Iterator

from tests.web.people import PLAYABLE, Person

GAMES = ("king-lui", "ku-ka-king", "kings-catering")
OF_GAMES = tuple(f"/{page}/{game}" for page in ("rules", "learn", "score") for game in GAMES)
PAGES = ("/", "/settings", "/account", "/statistics", "/host", "/score", *OF_GAMES, "/replay", "/nowhere")
TABLES = (("king-lui", 5), ("ku-ka-king", 4), ("kings-catering", 3), ("kings-catering", 1))
ENDINGS = (("king-lui", 3), ("ku-ka-king", 2), ("kings-catering", 2))

Part = Callable[[Person], Iterator[str]]


def every_page(person: Person) -> Iterator[str]:
    """Go to all of them; what each is called."""
    for part in PARTS:
        yield from part(person)


def pages(person: Person) -> Iterator[str]:
    for path in PAGES:
        person.open(path).wait_for_load_state("networkidle")
        yield path


def tables(person: Person) -> Iterator[str]:
    person.joins(person.ask("/api/tables", game="king-lui", seats=["open"] * 3)["table"])
    person.page.locator("main svg").first.wait_for()
    yield "a table that gathers"
    for game, players in TABLES:
        person.found(game, "human", *["random"] * (players - 1))
        person.page.locator(PLAYABLE).first.wait_for()
        yield f"{game} with {players}"


def endings(person: Person) -> Iterator[str]:
    for game, players in ENDINGS:
        table = person.finished(game, players)
        person.open(f"/table/{table}")
        person.page.locator("section[aria-label] table tr").last.wait_for()
        yield f"the end of {game}"
        person.open(f"/replay/{table}#9")
        person.page.locator(".banner").first.wait_for()
        yield f"a replay of {game}"


PARTS: tuple[Part, ...] = (pages, tables, endings)
