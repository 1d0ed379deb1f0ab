"""Nobody receives a byte that depends on what they may not know: two servers whose tables differ only in that.

The same game is played twice over the wire. The second time the cards that one viewer has not seen lie in another
order, others choose in another order and change their minds. All that this viewer receives is the same to the byte:
frames, answers, refusals, views over HTTP; with moves taken back and a connection lost in between.
"""

import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

import threekings
from tests.server.serving import Browser, Served, Socket, serving
from tests.server.tables import GAMES, NAMES
from threekings.edition import Edition
from threekings.match import Match
from threekings.server.table import setup

Script = list[tuple[tuple[int, str], ...]]  # steps of a game
LENGTH = {"king-lui": 22, "ku-ka-king": 8, "kings-catering": 16}  # steps, so many that much is hidden and shown
WRONG = ("nonsense", "draw", "row 99", "feed ham ham", "column 9", "lay")


def a_game(game: str, players: int) -> tuple[list[str], Script, Match]:
    """A deck, and the beginning of a game with it."""
    chance = random.Random(3)
    match = threekings.new(game, players=players, seed=5)
    for _ in range(LENGTH[game]):
        for seat in match.to_act:
            match.play(chance.choice(match.moves(seat)), seat)
    assert not match.over and not match.sealed
    text = [tuple((seat, match.game.move_text(match.edition, move)) for seat, move in s.moves) for s in match.steps]
    return list(match.headers.deck), text, match


def unseen(match: Match, viewer: int | None) -> tuple[list[int], list[int]]:
    """The places in the deck of cards that a viewer has not seen: still to come, and in the hands of others."""
    deck = match.headers.deck
    coming = list(range(int(match._state["top"]), len(deck)))
    drawn = []
    for number, step in enumerate(match.steps):
        ((seat, move), *_) = step.moves
        place = int(match._before(number)["top"])
        kept = match.game.move_text(match.edition, move) == "draw" and deck[place] != "emerald"
        if kept and seat != viewer:
            drawn.append(place)
    return coming, drawn


def another_deck(match: Match, viewer: int | None) -> list[str]:
    """The same deck for all that the viewer knows."""
    deck = list(match.headers.deck)
    coming, drawn = unseen(match, viewer)
    hidden = [deck[place] for place in (*coming, *drawn)]
    random.Random(9).shuffle(hidden)
    hidden.sort(key=lambda entry: entry == "emerald")  # what others have drawn and kept is no Emerald
    for place, entry in zip((*drawn, *coming), hidden, strict=True):
        deck[place] = entry
    return deck


def dealing(deck: list[str]) -> Callable[[Edition, bytes], list[str]]:
    """What shuffles a table so; its commitment says nothing about it."""
    return lambda _edition, _key: deck


class Viewer:
    """Somebody at a table, from a seat or outside, who asks whatever can be asked; keeps every byte received."""

    def __init__(self, browser: Browser, table: str, seat: int | None):
        self.browser, self.table, self.seat = browser, table, seat
        self.heard: list[bytes] = []
        self.talk = self.connect(-1)

    def connect(self, after: int) -> Socket:
        talk = self.browser.socket(self.table, self.seat, after)
        talk.until("state", "current")
        talk.until("present")
        return talk

    def reconnect(self) -> None:
        old, self.talk = self.talk, self.connect(self.talk.state["seq"])
        self.heard += old.raw
        old.socket.close()
        self.talk.until("present")

    def probe(self) -> None:
        """Ask for what one may know, and for what one may not."""
        self.talk.say(do="ping")
        self.talk.until("pong")
        there = f"/api/tables/{self.table}"
        for path in (there, f"{there}?seat=0", f"{there}?seat=1", f"{there}/record", "/api/tables", "/api/mine"):
            answer = self.browser.http.get(path)
            self.heard += [str(answer.status_code).encode(), answer.content]
        for move in WRONG:
            self.talk.ask("play", move=move) if not self.may(move) else None
        if not (self.seat is not None and self.talk.state.get("may_undo")):
            self.talk.ask("undo")

    def may(self, move: str) -> bool:
        return move in self.talk.state.get("view", {}).get("moves", ())

    def finish(self) -> list[bytes]:
        self.talk.say(do="ping")
        self.talk.until("pong")
        return self.heard + self.talk.raw


def play(viewers: list[Viewer], watcher: Viewer, script: Script, *, twisted: bool) -> None:
    """Live through a game; the one who is watched probes, loses the connection, and takes moves back where possible."""
    seats = {viewer.seat: viewer for viewer in viewers}
    for number, step in enumerate(script):
        order = arrival(dict(step), watcher.seat, twisted=twisted)
        for seat, move in order[:-1]:
            assert seats[seat].talk.ask("play", move=move)["tell"] == "done"
        if number % 5 == 1:  # where all choose together, one is still missing
            watcher.probe()
        assert seats[order[-1][0]].talk.ask("play", move=order[-1][1])["tell"] == "done"
        ((seat, move), *others) = step
        if not others and seats[seat].talk.ask("undo")["tell"] == "done":
            assert seats[seat].talk.ask("play", move=move)["tell"] == "done"
        if number % 5 == 2:
            watcher.probe()
            watcher.reconnect()


def arrival(chosen: dict[int, str], viewer: int | None, *, twisted: bool) -> list[tuple[int, str]]:
    """In which order choices come in; twisted, the others' come in another, after a change of mind."""
    others = [seat for seat in chosen if seat != viewer]
    order = [(seat, chosen[seat]) for seat in (reversed(others) if twisted else others)]
    if twisted and len(order) > 1:
        order.insert(1, (order[0][0], order[1][1]))
        order.insert(2, order[0])
    return order + [(seat, move) for seat, move in chosen.items() if seat == viewer]


def traffic(
    folder: Path, game: str, deck: list[str], script: Script, viewer: int | None, *, twisted: bool = False
) -> list[bytes]:
    """All that one viewer receives in a game."""
    random_bytes = random.Random(1).randbytes
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr(setup, "shuffled_deck", dealing(deck))
        served = stack.enter_context(serving(folder, random_bytes=random_bytes, now=lambda: 1.8e9))
        viewers = sat_down(served, stack, game, 1 + max(seat for step in script for seat, _ in step))
        watcher = next(one for one in viewers if one.seat == viewer)
        play(viewers, watcher, script, twisted=twisted)
        return watcher.finish()


def sat_down(served: Served, stack: ExitStack, game: str, players: int) -> list[Viewer]:
    browsers = [stack.enter_context(served.browser()) for _ in range(players + 1)]
    plan = {"game": game, "seats": ["open"] * players, "seconds": 3600, "public": True}
    table = browsers[-1].ask("", plan)["table"]
    for seat in range(players):
        browsers[seat].ask(f"/{table}/sit", {"name": NAMES[seat], "seat": seat, "salt": f"0{seat}"})
    return [Viewer(browser, table, seat) for browser, seat in zip(browsers, [*range(players), None], strict=True)]


@pytest.mark.parametrize(
    ("game", "players", "viewer"),
    [(game, players, viewer) for game, players in GAMES for viewer in (*range(players), None)],
)
def test_a_viewer_receives_the_same_whatever_it_may_not_know(
    game: str, players: int, viewer: int | None, tmp_path: Path
) -> None:
    deck, script, match = a_game(game, players)
    other = another_deck(match, viewer)
    assert other != deck
    one = traffic(tmp_path / "one", game, deck, script, viewer)
    two = traffic(tmp_path / "two", game, other, script, viewer, twisted=game == "ku-ka-king")
    assert len(one) > 40
    for first, second in zip(one, two, strict=True):
        assert first == second


def test_the_games_of_these_tests_have_hidden_hands_and_shown_cards() -> None:
    _, _, match = a_game("king-lui", 3)
    coming, drawn = unseen(match, 0)
    assert len(drawn) >= 2 and len(coming) > 20
    assert {seat for step in match.steps for seat, _ in step.moves} == {0, 1, 2}


def test_a_viewer_who_knows_more_would_be_told_apart(tmp_path: Path) -> None:
    """The comparison sees differences: the one who has drawn a entry knows it."""
    deck, script, match = a_game("king-lui", 3)
    drawer = next(
        seat for step in match.steps for seat, _ in step.moves if unseen(match, seat)[1] != unseen(match, None)[1]
    )
    other = another_deck(match, None)
    assert traffic(tmp_path / "one", "king-lui", deck, script, drawer) != traffic(
        tmp_path / "two", "king-lui", other, script, drawer
    )
