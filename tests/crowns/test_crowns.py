"""A fourth game, registered by one line, plays wherever games are played; conformance is tested with the others."""

import io
import json
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import threekings as tk
from tests import crowns
from tests.cli.calls import call, refused
from tests.registering import registered
from tests.server.serving import serving
from threekings.bots import choose, read_bot
from threekings.catalogue import catalogue

BLANK = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


@pytest.fixture(autouse=True)
def fourth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with registered(crowns.GAME):
        yield


def played(names: list[str], *moves: str) -> tk.Match:
    """A game in which these cards are dealt."""
    rest = [card for card in crowns.GAME.edition().cards if card not in names]
    match = tk.new("crowns", players=len(names), deck=[*names, *rest])
    for move in moves:
        match.play(move)
    return match


def test_of_those_who_dare_the_highest_wins_a_point_and_the_others_lose_one() -> None:
    match = played(["duke", "emperor", "fool", "earl"], "dare", "pass", "dare", "dare")
    assert (match.scores(), match.winners()) == ([1, 0, -1, -1], [0])
    assert played(["duke", "fool"], "pass", "pass").winners() == [0, 1]


def test_nobody_sees_the_card_of_another_before_the_end() -> None:
    match = played(["duke", "fool"], "dare")
    assert match.view(1)["cards"] == [None, "fool"]
    assert match.view(None)["cards"] == [None, None]
    match.play("dare")
    assert match.view(None)["cards"] == ["duke", "fool"]


def test_every_bot_plays_it() -> None:
    for bot in ("random", "greedy", "steward:200"):
        assert choose(read_bot(bot), played(["duke", "fool", "earl"]), 0, 1) in ("pass", "dare")
    assert choose(read_bot("steward:200"), played(["emperor", "fool", "earl"]), 0, 1) == "dare"


def test_it_is_played_in_the_terminal() -> None:
    told = call("play", "crowns", "--seed", "1", "--bots", "greedy", "--name", "Ada", typed="help\nwhy dare\n2\n")
    assert told.exit_code == 0, told.output
    assert "1 pass   2 dare" in told.stdout
    assert "dare is allowed now" in told.stdout
    assert "Ada says: dare." in told.stdout
    assert "Nobody did better than" in told.stdout
    assert "there is no score pad for crowns" in refused(call("score", "crowns"))


def test_it_is_simulated() -> None:
    told = call("simulate", "crowns", "--bots", "greedy,random", "--games", "200", "--rotate", "--json")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["games"] == 200


def test_it_is_played_at_a_table(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served, served.browser() as ada:
        plan = {"game": "crowns", "seats": ["open", "open", "steward:50"], "pace": 0}
        table = ada.ask("", plan)["table"]
        seat = ada.ask(f"/{table}/sit", {"name": "Ada"})["seat"]
        socket = ada.socket(table, seat)
        ada.ask(f"/{table}/begin")
        while socket.until("state")["status"] != "over":
            if "dare" in socket.state.get("view", {}).get("moves", []):
                socket.ask("play", move="dare")
        record = ada.http.get(f"/api/tables/{table}/record").text
    assert tk.replay(record).over


def test_the_catalogue_tells_of_it_with_its_words() -> None:
    entry = catalogue()["games"][-1]
    assert (entry["name"], entry["players"], entry["usual"]) == ("crowns", [2, 3, 4], 3)
    assert entry["texts"] and "web-game-crowns = Crowns" in entry["texts"]


def test_it_is_small() -> None:
    """Lines of code, all its files together, without comments and documentation."""
    total = 0
    for path in (Path(crowns.__file__), Path(str(crowns.rules.__file__))):
        code = set()
        for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
            if token.type not in BLANK and not token.string.startswith('"""'):
                code |= {*range(token.start[0], token.end[0] + 1)}
        total += len(code)
    assert total < 150
