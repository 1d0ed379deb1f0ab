"""Kinds of bots: one that is registered plays everywhere, one that is not is refused everywhere."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import threekings as tk
from threekings.bots import BOTS, Bot, BotKind, Position, characters, choose, read_bot, register_bot
from threekings.games import GAMES
from threekings.lab.simulate import Contest, match_of, play_batch
from threekings.server.table.setup import bot_at_table


def first_move(position: Position, _bot: Bot, _seed: int) -> str:
    return position.moves()[0]


@contextmanager
def registered(kind: BotKind) -> Iterator[None]:
    register_bot(kind)
    try:
        yield
    finally:
        del BOTS[kind.name]


@pytest.fixture
def first() -> Iterator[BotKind]:
    """A bot of plain Python that plays the first of its moves."""
    kind = BotKind("first", first_move)
    with registered(kind):
        yield kind


def contest(game: str, *bots: Bot) -> Contest:
    kind = GAMES[game]
    return Contest(kind, kind.edition(), kind.settled({}, len(bots)), bots, games=2, seed=3, rotate=True)


@pytest.mark.parametrize("game", GAMES)
def test_simulation_does_not_take_a_registered_bot_for_a_steward(first: BotKind, game: str) -> None:
    seats = ([Bot("first"), Bot("random"), Bot("greedy")] * 2)[: max(GAMES[game].players[0], 2)]
    played = contest(game, *seats)
    for simulated in play_batch(played, range(len(seats))):
        match, again = match_of(played, simulated), tk.new(game, players=len(seats), seed=int(simulated["seed"]))
        for number in range(1, len(match.steps) + 1):
            for seat, move in match.moves_of(number):
                if match.headers.names[seat] == first.name:
                    assert move == again.moves(seat)[0]
                again.play(move, seat)


@pytest.mark.usefixtures("first")
def test_a_registered_bot_is_read_thinks_about_matches_and_sits_at_tables() -> None:
    match = tk.new("king-lui", players=3, seed=1)
    assert choose(read_bot("first"), match, 0, 7) == match.moves()[0]
    bot_at_table(GAMES["king-lui"], "first")
    with pytest.raises(ValueError, match="only steward, steward-1"):
        read_bot("first:50ms")


def test_a_bot_of_an_unknown_kind_is_refused_by_the_names_there_are() -> None:
    queen, match, there_are = Bot("queen"), tk.new("king-lui", players=3, seed=1), ", ".join(BOTS)
    for refuse in (
        lambda: read_bot("queen"),
        lambda: choose(queen, match, 0, 1),
        lambda: contest("king-lui", queen, Bot("random"), Bot("random")),
        lambda: bot_at_table(GAMES["king-lui"], "queen"),
    ):
        with pytest.raises(ValueError, match=rf"unknown bot 'queen'; bots are: {there_are}$"):
            refuse()


def test_a_bot_is_refused_where_it_does_not_play_the_game() -> None:
    lui, catering = tk.new("king-lui", players=3, seed=1), tk.new("kings-catering", players=2, seed=1)
    with registered(BotKind("cook", first_move, plays=lambda game: game.name == "kings-catering")):
        cook = read_bot("cook")
        assert choose(cook, catering, 0, 1) == catering.moves()[0]
        bot_at_table(catering.game, "cook")
        for refuse in (
            lambda: choose(cook, lui, 0, 1),
            lambda: contest("king-lui", cook, Bot("random"), Bot("random")),
            lambda: bot_at_table(lui.game, "cook"),
        ):
            with pytest.raises(ValueError, match="the bot 'cook' does not play king-lui; bots that do are: random"):
                refuse()


@pytest.mark.parametrize("name", ["steward-1", "so-ismcts", "flat-monte-carlo"])
def test_bots_for_study_simulate_and_sit_at_no_table(name: str) -> None:
    match = tk.new("king-lui", players=3, seed=1)
    assert choose(read_bot(f"{name}:5"), match, 0, 1) in match.moves()
    with pytest.raises(ValueError, match=f"'{name}:5' is for simulations, and sits at no table"):
        bot_at_table(match.game, f"{name}:5")


def test_no_two_kinds_share_a_name() -> None:
    with pytest.raises(ValueError, match="there is a bot 'greedy' already"):
        register_bot(BotKind("greedy", first_move))


def test_a_bot_is_shown_nothing_its_seat_may_not_know() -> None:
    match, seen = tk.new("king-lui", players=3, seed=1), list[Position]()
    match.play("draw")

    def spy(position: Position, bot: Bot, seed: int) -> str:
        seen.append(position)
        return first_move(position, bot, seed)

    with registered(BotKind("spy", spy)):
        for seed in range(20):
            choose(Bot("spy"), match, 1, seed)
    assert len({at.state["drawn"][0].tobytes() for at in seen}) > 1
    shown = dict(match.view(1))
    assert all(at.view() == {name: shown[name] for name in at.view()} for at in seen)


def test_a_bot_whose_move_is_not_legal_is_told_from_one_that_plays() -> None:
    cheat = BotKind("cheat", lambda *_: "feed wine wine")
    with registered(cheat), pytest.raises(tk.IllegalMove, match="the bot cheat chose 'feed wine wine'"):
        choose(Bot("cheat"), tk.new("king-lui", players=3, seed=1), 0, 1)


def test_every_bot_that_is_offered_can_play() -> None:
    offered = [kind.name for kind in BOTS.values() if kind.offered]
    assert offered == [*characters.NAMES]
    for game in GAMES.values():
        for bot in (*offered, "random", "greedy", "steward:200ms"):
            assert bot_at_table(game, bot) == bot
