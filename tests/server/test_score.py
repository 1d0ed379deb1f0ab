"""Games on a real table, scored over HTTP: golden games by what lies there at their end, and whatever cannot be."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.real_tables import anew, cards_at_first_scoring, counts_for_the_family, final_cards, golden, plates
from tests.server.serving import Browser, serving
from threekings.games import GAMES
from threekings.match import Match
from threekings.server.store.store import Store

STILL = 1.8e9  # a time that does not pass
DISHES = ("bread", "wine", "chicken", "ham", "cake", "fruit", "cheese")
PLATES = {"plates": [{"cheese": 4}, {"cheese": 3}, {"cheese": 4}, {"cheese": 5}]}


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(tmp_path_factory.mktemp("served")) as served, served.browser() as opened:
        yield opened


def asked(browser: Browser, game: str, players: int, counts: Any = None, **options: Any) -> httpx.Response:
    body = {"game": game, "players": players, "options": options, "counts": counts or {}}
    return browser.http.post("/api/score", json=body)


def scored(browser: Browser, game: str, players: int, counts: Any = None, **options: Any) -> dict[str, Any]:
    answer = asked(browser, game, players, counts, **options)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def problems(told: dict[str, Any]) -> list[tuple[str | None, int, str, str]]:
    assert told["view"] is None
    return [(one["sheet"], one["owner"], one["kind"], one["why"]["id"]) for one in told["problems"]]


def agrees(told: dict[str, Any], match: Match) -> None:
    """The pad comes to what the game came to."""
    view = match.view(None)
    assert told["problems"] == []
    assert {name: told["view"][name] for name in ("scores", "winners", "verdict")} == {
        name: view[name] for name in ("scores", "winners", "verdict")
    }


# Golden games


@pytest.mark.parametrize(
    "record", ["four-players", "five-players", "shared-win", "tie-broken-by-discards", "tiebreak-shared"]
)
def test_king_lui_by_the_portions_on_all_plates(browser: Browser, record: str) -> None:
    match = golden(f"{record}.txt")
    counts = {"plates": plates(match)}
    told = scored(browser, "king-lui", match.players, counts, tiebreak=match.options["tiebreak"])
    agrees(told, match)
    assert [hand["by_dish"] for hand in told["view"]["hands"]] == [
        hand["by_dish"] for hand in match.view(None)["hands"]
    ]


def test_ku_ka_king_by_the_cards_of_its_only_scoring(browser: Browser) -> None:
    match = golden("ku-ka-king/one-scoring-only.txt")
    told = scored(browser, "ku-ka-king", match.players, {"final": final_cards(match)})
    agrees(told, match)
    assert [collection["first"] for collection in told["view"]["collections"]] == [None] * match.players


@pytest.mark.parametrize("record", ["two-players", "three-players", "four-players", "shared-win"])
def test_ku_ka_king_by_the_cards_of_both_scorings(browser: Browser, record: str) -> None:
    match = golden(f"ku-ka-king/{record}.txt")
    counts = {"first": cards_at_first_scoring(match), "final": final_cards(match)}
    told = scored(browser, "ku-ka-king", match.players, counts)
    agrees(told, match)


@pytest.mark.parametrize(
    "record", ["family", "same-shape-under-k3", "same-shape-of-four-under-k3", "tie-broken-by-crew"]
)
def test_kings_catering_by_what_its_royals_count(browser: Browser, record: str) -> None:
    match = anew(golden(f"kings-catering/{record}.txt"))
    told = scored(browser, "kings-catering", match.players, {"round-1": counts_for_the_family(match)})
    agrees(told, match)
    assert [caterer["stars"] for caterer in told["view"]["caterers"]] == match.breakdown()


# What there is to count


def test_a_new_pad_says_what_there_is_to_count(browser: Browser) -> None:
    told = scored(browser, "king-lui", 5)
    (plates,) = told["sheets"]
    assert plates["owners"] == [None, 0, 1, 2, 3, 4]
    assert [kind["name"] for kind in plates["kinds"]] == [*DISHES]
    assert plates["kinds"][-1]["most"] == 15 and plates["kinds"][-1]["shared"]
    (tiebreak,) = told["options"]
    assert (tiebreak["name"], tiebreak["value"]) == ("tiebreak", "discards")
    assert told["view"]["scores"] == [0] * 5


def test_cards_without_a_cross_stay_after_the_first_scoring(browser: Browser) -> None:
    told = scored(browser, "ku-ka-king", 2, {"first": [{"king": 2, "farmer": 1}]})
    final = told["sheets"][1]
    assert final["least"] == [{"king": 2}, {}]
    assert told["view"]["collections"][0]["cards"] == {"king": 2}


def test_a_palace_is_for_one_alone_and_two_rounds_are_for_two(browser: Browser) -> None:
    names = {players: option_names(scored(browser, "kings-catering", players)) for players in (1, 2, 3, 4)}
    assert names == {1: ["palace"], 2: ["rounds", "royals"], 3: ["royals"], 4: ["royals"]}
    told = scored(browser, "kings-catering", 1, {"round-1": [{"crew-stars": 27}]}, palace="versailles")
    assert told["view"]["verdict"]["id"] == "kc-verdict-reached"
    assert option_names(scored(browser, "kings-catering", 1, palace="none")) == ["palace", "royals"]


def option_names(told: dict[str, Any]) -> list[str]:
    return [option["name"] for option in told["options"]]


def test_royals_are_chosen_one_by_one_with_what_they_ask(browser: Browser) -> None:
    chosen = {"royals": "other", "princesses": 2, "king": "K6", "queen": "Q5", "princess": "P1", "princess2": "P3"}
    told = scored(browser, "kings-catering", 3, **chosen)
    assert told["view"]["royals"] == ["K6", "Q5", "P1", "P3"]
    king = next(option for option in told["options"] if option["name"] == "king")
    assert [value["value"] for value in king["values"]] == ["K1", "K2", "K3", "K4", "K5", "K6"]
    assert [text["id"] for text in king["values"][0]["asks"]] == ["kc-rule-least-tiles", "kc-royal-few-tiles"]
    assert [asked["source"] for asked in told["sheets"][0]["asked"]] == ["king", "queen", "princess", "princess2"]


def test_both_rounds_add_up(browser: Browser) -> None:
    second = {"royals2": "other", "king-2": "K5", "queen-2": "Q1", "princess-2": "P5"}
    counts = {
        "round-1": [{"k3": 2, "p2": 20, "crew-stars": 1, "placed": 1}, {"k3": 1}],
        "round-2": [{"size-1": 1, "p5": 9}, {"p5": 12, "placed": 2}],
    }
    told = scored(browser, "kings-catering", 2, counts, rounds=2, **second)
    assert told["view"]["scores"] == [4 + 4 + 1 + 15 + 16, 2 + 16]  # nobody has fewer of three Sizes, and of any colour
    assert [caterer["before"]["king"] for caterer in told["view"]["caterers"]] == [4, 2]
    assert [caterer["crew"] for caterer in told["view"]["caterers"]] == [1, 2]


def test_crew_at_tables_have_been_placed(browser: Browser) -> None:
    told = scored(browser, "kings-catering", 2, {"round-1": [{"crew": 3}]}, royals="high-interaction")
    assert told["sheets"][0]["least"] == [{"placed": 3}, {}]
    assert told["view"]["caterers"][0]["crew"] == 3


def test_fewer_crew_placed_than_lie_at_tables_cannot_be(browser: Browser) -> None:
    told = scored(browser, "kings-catering", 2, {"round-1": [{"crew": 3, "placed": 2}]}, royals="high-interaction")
    assert problems(told) == [("round-1", 0, "placed", "pad-kc-too-few")]


# What cannot be


def test_nobody_has_cards_that_others_have(browser: Browser) -> None:
    told = scored(browser, "king-lui", 3, {"plates": [{"cheese": 9}, {"cheese": 7}]})
    assert problems(told) == [("plates", 0, "cheese", "pad-none-left"), ("plates", 1, "cheese", "pad-none-left")]
    assert [one["why"]["args"]["left"] for one in told["problems"]] == [8, 6]


@pytest.mark.parametrize(
    ("game", "counts", "found"),
    [
        ("ku-ka-king", {"first": [{"king": 2}], "final": [{"king": 1}]}, ("final", 0, "king", "pad-kk-too-few")),
        ("ku-ka-king", {"final": [{}, {"king": 11}]}, ("final", 1, "king", "pad-none-left")),
        ("kings-catering", {"round-1": [{}, {"k3": 41}]}, ("round-1", 1, "k3", "pad-too-many")),
        ("kings-catering", {"round-1": [{"beer": 13}]}, ("round-1", 0, "beer", "pad-none-left")),
        ("kings-catering", {"round-1": [{"crew-stars": 999}]}, ("round-1", 0, "crew-stars", "pad-too-many")),
    ],
)
def test_counts_that_cannot_be_are_named_where_they_stand(
    browser: Browser, game: str, counts: Any, found: tuple[str, int, str, str]
) -> None:
    assert problems(scored(browser, game, 2, counts)) == [found]


@pytest.mark.parametrize(
    ("players", "options", "option", "why"),
    [
        (3, {"royals": "other", "princesses": 2, "princess": "P1", "princess2": "P2"}, "princess2", "pad-kc-same-tile"),
        (2, {"rounds": 2, "royals": "family", "royals2": "family"}, "royals2", "pad-kc-same-tiles"),
        (2, {"rounds": 2, "royals2": "other", "king-2": "K4"}, "royals2", "pad-kc-same-tiles"),
    ],
)
def test_royals_that_are_not_in_force_together(
    browser: Browser, players: int, options: dict[str, Any], option: str, why: str
) -> None:
    told = scored(browser, "kings-catering", players, **options)
    assert problems(told) == [(None, 0, option, why)]
    assert option in option_names(told)


def test_what_does_not_matter_by_other_choices_is_left_aside(browser: Browser) -> None:
    """So that nothing is lost when somebody tries another setup, or fewer players, and returns."""
    counts = {"round-1": [{"q6": 3, "crew-stars": 2}, {}, {}, {"crew-stars": 5}], "round-2": [{"k5": 1}]}
    told = scored(browser, "kings-catering", 3, counts, palace="versailles", rounds=2, king="K1")
    assert told["view"]["scores"] == [2, 0, 0]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "players": 2},
        {"game": "king-lui", "players": 2},
        {"game": "king-lui", "players": 0},
        {"game": "king-lui", "players": -1},
        {"game": "king-lui", "players": 10**30},
        {"game": "king-lui", "players": 3, "options": {"tiebreak": "coin"}},
        {"game": "king-lui", "players": 3, "options": {"tiebreak": True}},
        {"game": "king-lui", "players": 3, "options": {"memory": "open"}},
        {"game": "king-lui", "players": 3, "options": {"x" * 5000: 1}},
        {"game": "ku-ka-king", "players": 2, "options": {"first": 1}},
        {"game": "kings-catering", "players": 2, "options": {"rounds": True}},
        {"game": "kings-catering", "players": 2, "options": {"royals": "random"}},
        {"game": "kings-catering", "players": 2, "options": {"royals": "other", "king": "Q1"}},
        {"game": "king-lui", "players": 3, "counts": {"hands": []}},
        {"game": "king-lui", "players": 3, "counts": {"plates": [{"pizza": 1}]}},
        {"game": "king-lui", "players": 3, "counts": {"plates": [{"emerald": 1}]}},
        {"game": "king-lui", "players": 3, "counts": {"plates": [{}] * 7}},
        {"game": "king-lui", "players": 3, "counts": {"plates": [{"x" * 5000: 1}]}},
    ],
)
def test_what_no_pad_has_is_refused(browser: Browser, body: dict[str, Any]) -> None:
    answer = browser.http.post("/api/score", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "score")
    assert len(answer.json()["reason"]) < 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"game": "king-lui"}',
        b'{"game": 7, "players": 3}',
        b'{"game": "king-lui", "players": "three"}',
        b'{"game": "king-lui", "players": true}',
        b'{"game": "king-lui", "players": 3, "names": []}',
        b'{"game": "king-lui", "players": 3, "counts": []}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": {}}}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": [{"ham": -1}]}}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": [{"ham": 1000}]}}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": [{"ham": 1.5}]}}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": [{"ham": true}]}}',
        b'{"game": "king-lui", "players": 3, "counts": {"plates": [{"ham": null}]}}',
        b'{"game": "king-lui", "players": 3, "options": {"tiebreak": []}}',
    ],
)
def test_what_cannot_be_read_is_refused(browser: Browser, body: bytes) -> None:
    answer = browser.http.post("/api/score", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "frame")


def test_a_pad_is_not_large(browser: Browser) -> None:
    counts = {"plates": [{f"x{number}": 1 for number in range(20_000)}]}
    assert asked(browser, "king-lui", 3, counts).status_code == 413


def test_a_pad_touches_no_store(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def touched(*_args: Any) -> None:
        raise AssertionError("the store was touched")

    for name in ("_rows", "write"):
        monkeypatch.setattr(Store, name, touched)
    answer = asked(browser, "king-lui", 3, PLATES)
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_who_asks_too_much_waits(tmp_path: Path) -> None:
    with serving(tmp_path, limited=True, now=lambda: STILL) as served, served.browser() as hasty:
        hasty.http.headers["X-Forwarded-For"] = "192.0.2.7"
        codes = [asked(hasty, "king-lui", 3, PLATES).status_code for _ in range(510)]
    assert codes[0] == 200 and codes[-1] == 429


def test_every_game_here_has_a_pad(browser: Browser) -> None:
    told = browser.http.get("/api/catalogue").json()["games"]
    assert {game["name"]: game["score_pad"] for game in told} == dict.fromkeys(GAMES, True)
