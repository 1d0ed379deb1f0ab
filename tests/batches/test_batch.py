"""Batches: every game is the one `tk.new` sets up, actions are its moves, and what is refused changes nothing."""

from typing import Any

import numpy as np
import pytest

import threekings as tk
from tests.decks import EDITIONS
from threekings.batches import Batch
from threekings.batches.buffers import REWARD, flat
from threekings.batches.cpu import CpuDevice
from threekings.batches.plan import WIN
from threekings.bots import Bot, choose
from threekings.errors import IllegalMove

GAMES = {"king-lui": 4, "ku-ka-king": 3, "kings-catering": 2}  # players
every_game = pytest.mark.parametrize(("game", "players"), GAMES.items(), ids=list(GAMES))


def made(game: str, players: int, games: int = 40, **more: Any) -> Batch:
    return tk.batch(game, players=players, games=games, seed=7, **more)


def kept(batch: Batch) -> bytes:
    """All that a batch holds and shows."""
    return b"".join([batch._device.lanes.tobytes(), *(array.tobytes() for array in batch.shown)])


@every_game
def test_every_game_is_the_match_with_its_seed_move_by_move(game: str, players: int) -> None:
    batch = made(game, players)
    matches = [tk.new(game, players=players, seed=batch.seed_of(index)) for index in range(40)]
    ended = 0
    while ended < 60:
        for index in range(0, 40, 7):
            assert batch.state(index).tobytes() == matches[index]._state.tobytes()
        actions = batch.random_actions()
        for index, match in enumerate(matches):
            seat = int(batch.shown.seats[index])
            match.play(batch.text_of(index, int(actions[index])), seat)
        shown = batch.step(actions)
        for index in np.flatnonzero(shown.done).tolist():
            check_rewards(matches[index], shown.rewards[index])
            matches[index] = batch.match(index)
            ended += 1
        assert shown.done.tolist() == [not match.length and not match.sealed for match in matches]


def check_rewards(match: tk.Match, rewards: np.ndarray) -> None:
    won = match.winners()
    assert match.over
    assert rewards["points"].tolist() == match.scores()
    assert rewards["win"].tolist() == pytest.approx([(seat in won) / len(won) for seat in range(match.players)])
    for seat, rank in enumerate(rewards["rank"].tolist()):
        ahead = [points for other, points in enumerate(match.scores()) if other in won or points > match.scores()[seat]]
        assert rank == (1 if seat in won else 1 + len(ahead))


@every_game
def test_masks_are_the_legal_moves_and_every_action_has_a_text_and_back(game: str, players: int) -> None:
    batch = made(game, players)
    for _ in range(30):
        shown = batch.step(batch.random_actions())
        for index in range(0, 40, 9):
            legal = batch.legal(index)
            assert np.flatnonzero(shown.masks[index]).tolist() == sorted(legal)
            assert len({*legal.values()}) == len(legal)
            for action, text in list(legal.items())[:10]:
                assert batch.text_of(index, action) == text
                assert batch.action_of(index, text) == action


@every_game
def test_all_choices_made_at_once_lead_where_they_lead_one_by_one(game: str, players: int) -> None:
    single, together = made(game, players), made(game, players, every_seat=True)
    for _ in range(100):
        actions = together.random_actions()
        assert (actions >= 0).sum(axis=1).tolist() == [
            len(together.plan.game.to_act(together.state(index))) for index in range(40)
        ]
        assert ((together.shown.to_act[:, None] >> np.arange(players) & 1) == (actions >= 0)).all()
        for index in range(40):
            play_one_by_one(single, index, actions[index])
        together.step(actions)
        assert single._device.lanes["state"].tobytes() == together._device.lanes["state"].tobytes()
        assert single._device.lanes["length"].tolist() == together._device.lanes["length"].tolist()


def play_one_by_one(batch: Batch, index: int, actions: np.ndarray) -> None:
    """Play the choices of a game's seats; all other games stand still: their states are put back."""
    before = batch._device.lanes.copy()
    for _ in range(int((actions >= 0).sum())):
        chosen = batch.random_actions()
        chosen[index] = actions[batch.shown.seats[index]]
        batch.step(chosen)
    played = batch._device.lanes[index].copy()
    batch._device.lanes[:] = before
    batch._device.lanes[index] = played
    assert isinstance(batch._device, CpuDevice)
    batch._device._show(batch.shown)


@every_game
def test_observations_of_the_seat_to_act_are_among_those_of_all_seats(game: str, players: int) -> None:
    batch = made(game, players)
    for _ in range(20):
        shown = batch.step(batch.random_actions())
        told = batch.observe()
        assert told.shape == (40, players)
        for index in range(40):
            assert told[index, shown.seats[index]].tobytes() == shown.observations[index].tobytes()
    assert flat(told).shape[:2] == (40, players)
    assert shown.features.shape == (40, flat(told).shape[2])


def test_an_observation_of_king_lui_tells_hands_as_far_as_they_were_seen() -> None:
    batch = tk.batch("king-lui", players=3, games=1, seed=5)
    match = batch.match(0)
    for _ in range(12):
        action = batch.random_actions()
        match.play(batch.text_of(0, int(action[0])))
        batch.step(action)
    told = batch.observe()[0]
    for seat in range(3):
        view = match.view(seat)
        assert told[seat]["table"].tolist() == [*view["table"].values(), view["emeralds"]]
        assert told[seat]["king"].tolist() == [*view["king"].values()]
        assert told[seat]["hand"].tolist() == [*view["hands"][seat]["cards"].values()]
        assert told[seat]["unseen"].tolist() == [*view["aids"]["unseen"].values()]
        assert told[seat]["supply"] == view["supply"]
        assert told[seat]["turn"] == (view["to_act"][0] - seat) % 3
        sizes = told[seat]["taken"].sum(axis=1)[:3] + told[seat]["drawn"][:3]
        assert sizes.tolist() == [view["hands"][(seat + on) % 3]["size"] for on in range(3)]
        assert told[seat]["taken"][3:].tolist() == [[-1] * 7] * 2  # nobody sits there


def test_an_observation_of_the_kings_catering_says_what_its_actions_mean() -> None:
    batch = made("kings-catering", 2)
    for _ in range(30):
        batch.step(batch.random_actions())
    for index in range(40):
        told = batch.shown.observations[index]
        for action, text in batch.legal(index).items():
            match text.split():
                case ["column", column]:
                    assert action == int(column) - 1
                case ["put", tile, *where]:
                    slot, way = divmod(action - 3, 641)
                    assert batch.plan.edition.cards[told["hand"][slot]] == tile
                    cell, turns = divmod(way - 1, 4)
                    cells = [told[part][cell] for part in ("cell_table", "cell_x", "cell_y")]
                    assert where == (["new"] if way == 0 else [str(n) for n in (cells[0] + 1, *cells[1:], turns)])


@every_game
def test_an_illegal_action_is_refused_by_name_and_nothing_has_changed(game: str, players: int) -> None:
    batch = made(game, players)
    for _ in range(3):
        batch.step(batch.random_actions())
    actions = batch.random_actions()
    illegal = int(np.flatnonzero(~batch.shown.masks[23])[0]) if not batch.shown.masks[23].all() else batch.actions
    for wrong in (illegal, -1, batch.actions, 2**40, -(2**40)):
        tried, before = actions.astype(np.int64), kept(batch)
        tried[23] = wrong
        with pytest.raises(IllegalMove, match=rf"game 23, seat \d: action {wrong} is not legal; legal are: "):
            batch.step(tried)
        assert kept(batch) == before
    batch.shown.masks[:] = True  # what a caller writes into the masks makes nothing legal
    tried = actions.copy()
    tried[23] = illegal
    with pytest.raises(IllegalMove, match="game 23"):
        batch.step(tried)


def test_refusals_name_what_is_allowed() -> None:
    batch = made("king-lui", 4)
    for actions in (np.zeros(39, np.int32), np.zeros(40), np.zeros((40, 4), np.int32), [0.5] * 40, "take"):
        with pytest.raises(ValueError, match=r"actions should be whole numbers in an array \(40,\)"):
            batch.step(actions)
    with pytest.raises(IllegalMove, match=r"game 0: 'lay' is not legal; legal are: take"):
        batch.action_of(0, "lay")
    with pytest.raises(IllegalMove, match=r"game 0: action 8 is not legal; legal are: \d \(take"):
        batch.text_of(0, 8)
    with pytest.raises(ValueError, match="there is no game 40; games are 0 to 39"):
        batch.state(40)
    with pytest.raises(ValueError, match="'steward' cannot play a batch out; bots that can are: random, greedy"):
        batch.play_out("steward")
    with pytest.raises(ValueError, match="should be an array"):
        batch.reset(np.ones(40))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"players": 6}, "king-lui cannot have 6 players; allowed: 3, 4, 5"),
        ({"games": 0}, "games cannot be 0; allowed: a whole number from 1 to"),
        ({"games": 2.5}, "games cannot be 2.5"),
        ({"games": True}, "games cannot be True"),
        ({"seed": -1}, "seed cannot be -1"),
        ({"seed": 1.0}, "seed cannot be 1.0"),
        ({"threads": 0}, "threads cannot be 0"),
        ({"device": "tpu"}, "device cannot be 'tpu'; allowed: cpu, cuda"),
        ({"first": "random"}, "option first cannot be random in a batch: say what it is to be"),
        ({"first": 9}, "option first cannot be 9"),
        ({"colour": 1}, "unknown option 'colour'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        tk.batch("king-lui", **({"players": 4, "games": 8, "seed": 1} | wrong))


def test_where_a_game_would_be_over_at_once_there_is_no_batch() -> None:
    with pytest.raises(ValueError, match="over here before anyone has moved"):
        tk.batch("king-lui", players=5, games=4, edition=EDITIONS / "king-lui-crumbs.toml")


def test_options_and_editions_are_those_of_a_match() -> None:
    path = EDITIONS / "king-lui-small.toml"
    batch = tk.batch("king-lui", players=3, games=np.int64(4), seed=np.uint64(9), edition=path, first=2)
    match = tk.new("king-lui", players=3, seed=batch.seed_of(3), edition=path, first=2)
    assert batch.state(3).tobytes() == match._state.tobytes() == batch.match(3)._state.tobytes()
    assert batch.shown.seats.tolist() == [2] * 4


@every_game
def test_threads_change_nothing(game: str, players: int) -> None:
    one, several = (made(game, players, 1100, threads=threads) for threads in (1, 4))
    for _ in range(12):
        actions = several.random_actions()
        assert one.random_actions().tolist() == actions.tolist()
        one.step(actions)
        several.step(actions)
        assert kept(one) == kept(several)
    assert one.play_out("greedy") == several.play_out("greedy")
    assert kept(one) == kept(several)


@every_game
def test_what_is_shown_goes_into_arrays_of_the_caller(game: str, players: int) -> None:
    batch, other = made(game, players), made(game, players)
    first, second = batch.buffers(), batch.buffers()
    for array in (*first, *second):
        array.view(np.int8)[:] = 77  # whatever was there before
    for out in (first, second):
        actions = batch.random_actions()
        other.random_actions()
        assert batch.step(actions, out=out) is out is batch.shown
        assert b"".join(array.tobytes() for array in out) == b"".join(a.tobytes() for a in other.step(actions))
    assert first.turns.tobytes() != second.turns.tobytes()
    with pytest.raises(ValueError, match=r"masks should be a writeable, contiguous array"):
        batch.step(batch.random_actions(), out=first._replace(masks=first.masks[:-1]))
    with pytest.raises(ValueError, match=r"rewards should be a writeable, contiguous array"):
        batch.reset(out=first._replace(rewards=np.zeros((players, 40), REWARD).T))


def test_games_that_end_wait_where_the_next_is_not_to_follow() -> None:
    batch = made("king-lui", 4, auto_reset=False)
    ended = 0
    while (batch.shown.seats >= 0).any():
        ended += batch.step(batch.random_actions()).done.sum()
    assert ended == 40
    assert not batch.shown.masks.any()
    assert (batch.shown.features == -1).all()
    before = kept(batch)
    batch.step(np.full(40, 99))
    assert kept(batch) != before  # rewards of the last step are gone
    assert not batch.shown.done.any() and not batch.shown.rewards["win"].any()
    chosen = np.arange(40) % 2 == 0
    batch.reset(chosen)
    assert batch.numbers.tolist() == [index + 40 * (index % 2 == 0) for index in range(40)]
    assert (batch.shown.seats >= 0).tolist() == chosen.tolist()
    assert batch.state(2).tobytes() == batch.match(2)._state.tobytes()
    batch.reset()
    assert batch.numbers.tolist() == [*range(40)]
    assert batch.lengths.tolist() == [0] * 40


@every_game
def test_games_played_out_are_counted(game: str, players: int) -> None:
    for bot in ("random", "greedy"):
        batch = made(game, players)
        totals, rewards = batch.play_out(bot), batch.shown.rewards
        assert totals.games == 40
        assert totals.moves == batch.lengths.sum()
        assert sum(totals.wins) == 40 * WIN
        assert totals.points == rewards["points"].sum(axis=0).tolist()
        assert totals.squares == (rewards["points"].astype(int) ** 2).sum(axis=0).tolist()
        assert batch.shown.done.all() and (batch.shown.seats == -1).all()
        assert batch.plan.game.scores(batch.plan.edition, batch.state(5)) == rewards["points"][5].tolist()


def test_greedy_plays_a_batch_out_as_it_plays_a_match() -> None:
    batch = made("king-lui", 4, games=3)  # a game in which greedy needs no chance
    batch.play_out("greedy")
    for index in range(3):
        match = batch.match(index)
        while not match.over:
            match.play(choose(Bot("greedy"), match, match.to_act[0], 1))
        assert batch.state(index).tobytes() == match._state.tobytes()


def test_who_plays_alone_wins_or_not() -> None:
    batch = tk.batch("kings-catering", players=1, games=300, seed=1, palace="schoenbrunn")
    totals = batch.play_out("greedy")
    assert 0 < totals.wins[0] < 300 * WIN
    assert {*batch.shown.rewards["rank"].ravel().tolist()} == {1}
