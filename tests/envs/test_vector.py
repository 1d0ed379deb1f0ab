"""Many games side by side for Gymnasium: the learner's choices, the bots' between them, and what Gymnasium is told."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import threekings as tk
from tests.decks import SMALL
from threekings.batches.plan import batch_code
from threekings.compiled_calls import rng
from threekings.envs.registration import id_of
from threekings.envs.vector import VectorGames
from threekings.errors import IllegalMove

every_game = pytest.mark.parametrize("game", tk.GAMES)
GAMES = 24


def made(game: str, **settings: Any) -> VectorGames:
    return VectorGames(game, **({"num_envs": GAMES} | settings))


@every_game
def test_gymnasium_makes_it(game: str) -> None:
    envs = gymnasium.make_vec(id_of(game), num_envs=5, opponents="random", rewards="points")
    assert isinstance(envs.unwrapped, VectorGames)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = envs.reset(seed=7)
    assert seen in envs.observation_space
    assert envs.single_observation_space.contains(seen[0])
    assert infos["action_mask"].shape == (5, tk.batch(game, players=tk.GAMES[game].usual, games=1).actions)
    assert infos["_action_mask"].all()
    envs.close()


@every_game
@pytest.mark.parametrize("opponents", ["self", "random", "greedy"])
def test_what_the_learner_is_shown_is_what_its_seat_knows_and_may_do(game: str, opponents: str) -> None:
    envs = made(game, opponents=opponents)
    seen, infos = envs.reset(seed=7)
    players = envs.batch.plan.players
    for _ in range(60):
        seats = infos["seat"]
        if opponents != "self":
            assert seats.tolist() == [number % players for number in envs.batch.numbers.tolist()]
        knows = envs.batch.observe()[np.arange(GAMES), seats]
        assert seen.tobytes() == knows.tobytes()
        for index in range(0, GAMES, 7):
            assert np.flatnonzero(infos["action_mask"][index]).tolist() == sorted(envs.batch.legal(index))
            assert envs.batch.plan.game.to_act(envs.batch.state(index))[0] == seats[index]
        seen, _, _, cut_off, infos = envs.step(envs.random_actions())
        assert not cut_off.any()


@every_game
def test_playing_every_seat_oneself_is_a_batch(game: str) -> None:
    envs = made(game, opponents="self", rewards="points")
    players = envs.batch.plan.players
    batch = tk.batch(game, players=players, games=GAMES, seed=7)
    seen, infos = envs.reset(seed=7)
    for _ in range(150):
        actors = infos["seat"]
        actions = batch.random_actions()
        shown = batch.step(actions)
        seen, rewards, done, _, infos = envs.step(actions)
        assert np.array_equal(seen, shown.features)
        assert np.array_equal(infos["action_mask"], shown.masks)
        assert np.array_equal(done, shown.done)
        assert np.array_equal(rewards, shown.rewards["points"][np.arange(GAMES), actors])
        if done.any():
            assert np.array_equal(infos["final_info"]["points"], shown.rewards["points"] * done[:, None])
            assert np.array_equal(infos["final_info"]["seat"], actors * done)
    assert int(batch.numbers.max()) >= GAMES


@every_game
@pytest.mark.parametrize("kinds", [("random", "greedy", "self"), ("greedy", "random")])
def test_between_two_choices_the_others_play_in_turn(game: str, kinds: tuple[str, ...]) -> None:
    """Played once more move by move with the functions of the rules, states are the same to the byte."""
    players = len(kinds) + 1
    envs, batch = made(game, opponents=kinds, num_envs=6), tk.batch(game, players=players, games=6, seed=7)
    envs.reset(seed=7)
    code, edition = batch_code(game), batch.plan.edition
    states = [batch.state(index) for index in range(6)]
    moves, worth = np.zeros(code.MOVES, np.int32), np.zeros(1, code.WORTH)[0]
    length = [0] * 6

    def play_others(index: int) -> bool:
        """Whether the game goes on."""
        state, own = states[index], index % players
        word = rng.derive(np.uint64(rng.derive(np.uint64(7), index)), 3)
        while seats := batch.plan.game.to_act(state):
            # Those who choose at once are asked one by one: who has chosen is not to act any more.
            kind = ("self", *kinds)[(seats[0] - own) % players]
            if kind == "self":
                return True
            here = np.uint64(rng.derive(np.uint64(word), length[index]))
            kept = state["random"]
            if kind == "greedy":
                state["random"] = here
                move = code.greedy(edition.record, state, seats[0], moves, worth)
                state["random"] = kept
            else:
                move = code.random_move(edition.record, state, seats[0], moves, here)
            code.apply(edition.record, state, seats[0], int(move))  # type: ignore[attr-defined]
            length[index] += 1
        return False

    going = [play_others(index) for index in range(6)]
    for _ in range(30):
        for index in range(6):
            if going[index]:
                assert envs.batch.state(index).tobytes() == states[index].tobytes()
        actions = envs.random_actions()
        for index in range(6):
            if going[index]:
                seat = batch.plan.game.to_act(states[index])[0]
                text = envs.batch.text_of(index, int(actions[index]))
                move = batch.plan.game.read_move(edition, text)
                code.apply(edition.record, states[index], seat, move)  # type: ignore[attr-defined]
                length[index] += 1
                going[index] = play_others(index)
        _, _, done, _, _ = envs.step(actions)
        assert not (done & going).any()


@every_game
def test_greedy_reads_nothing_that_its_seat_may_not_know(game: str) -> None:
    """What makes it honest to let it play on the true state."""
    batch = tk.batch(game, players=tk.GAMES[game].players[-1], games=30, seed=7)
    code, edition = batch_code(game), batch.plan.edition
    moves, worth = np.zeros(code.MOVES, np.int32), np.zeros(1, code.WORTH)[0]
    for _ in range(25):
        for index, seat in enumerate(batch.shown.seats.tolist()):
            true, dealt_anew = batch.state(index), batch.state(index)
            tk.GAMES[game].calls.resample(edition.record, dealt_anew, seat, np.uint64(index))
            true["random"] = dealt_anew["random"] = 11
            chosen = [code.greedy(edition.record, state, seat, moves, worth) for state in (true, dealt_anew)]
            assert chosen[0] == chosen[1]
        batch.step(batch.random_actions())


def played(envs: VectorGames, steps: int = 120) -> bytes:
    """Play on by chance; all that was shown."""
    told = []
    for _ in range(steps):
        seen, rewards, done, _, infos = envs.step(envs.random_actions())
        told += [seen.tobytes(), rewards.tobytes(), done.tobytes(), infos["action_mask"].tobytes()]
    return b"".join(told)


@pytest.mark.parametrize("game", ["king-lui", "ku-ka-king"])
def test_equal_seeds_give_equal_games_on_any_number_of_threads(game: str) -> None:
    told = []
    for threads in (1, 2):
        envs = made(game, num_envs=600, threads=threads, opponents="random")
        envs.reset(seed=7)
        told.append(played(envs, 40))
    assert told[0] == told[1]
    envs.reset(seed=7)
    assert played(envs, 40) == told[1]
    envs.reset()
    assert played(envs, 40) != told[1]


def test_what_was_shown_stays_as_it_was_unless_it_need_not() -> None:
    envs = made("king-lui")
    seen, infos = envs.reset(seed=7)
    before = seen.tobytes(), infos["action_mask"].tobytes()
    after, _, _, _, later = envs.step(envs.random_actions())
    kept = after.tobytes(), later["seat"].tobytes()
    envs.step(envs.random_actions())
    assert before == (seen.tobytes(), infos["action_mask"].tobytes())
    assert kept == (after.tobytes(), later["seat"].tobytes())
    reused = made("king-lui", copy=False)
    seen, _ = reused.reset(seed=7)
    assert np.shares_memory(seen, reused.step(reused.random_actions())[0])


def test_the_end_of_a_game_is_told_beside_the_beginning_of_the_next() -> None:
    envs = made("king-lui", players=3, opponents="random", rewards="rank", edition=SMALL)
    envs.reset(seed=7)
    ended = 0
    for _ in range(40):
        _, rewards, done, _, infos = envs.step(envs.random_actions())
        assert not rewards[~done].any()
        for index in np.flatnonzero(done).tolist():
            about, last = infos["final_info"], infos["final_obs"][index].view(envs.batch.observation)
            assert last["phase"] == 2
            assert last["turn"] == -1
            assert rewards[index] == about["rewards"][index, about["seat"][index]]
            assert sorted(about["rewards"][index])[-1] == 1
            ended += 1
        if done.any():
            assert np.array_equal(infos["_final_obs"], done)
            assert [there is not None for there in infos["final_obs"]] == done.tolist()
    assert ended > GAMES


def test_games_can_be_started_anew_where_a_mask_says() -> None:
    envs = made("ku-ka-king")
    envs.reset(seed=7)
    envs.step(envs.random_actions())
    mask = np.arange(GAMES) % 2 == 0
    envs.reset(options={"reset_mask": mask})
    assert envs.batch.numbers.tolist() == [index + GAMES * (index % 2 == 0) for index in range(GAMES)]
    with pytest.raises(ValueError, match="array"):
        envs.reset(options={"reset_mask": mask[:3]})


@every_game
def test_an_illegal_action_changes_nothing_in_any_game(game: str) -> None:
    envs = made(game)
    with pytest.raises(ResetNeeded):
        envs.step(envs.random_actions())
    envs.reset(seed=7)
    actions = envs.random_actions()
    actions[17] = -1
    before = [envs.batch.state(index).tobytes() for index in range(GAMES)]
    with pytest.raises(IllegalMove, match=r"game 17, seat .: action -1 is not legal"):
        envs.step(actions)
    assert before == [envs.batch.state(index).tobytes() for index in range(GAMES)]
    with pytest.raises(ValueError, match="whole numbers"):
        envs.step(actions.astype(np.float32))


def test_greedy_wins_more_than_chance() -> None:
    shares = {}
    for opponents in ("random", "greedy"):
        envs = made("king-lui", num_envs=500, opponents=opponents)
        envs.reset(seed=7)
        told = [(rewards[done]) for _, rewards, done, *_ in (envs.step(envs.random_actions()) for _ in range(60))]
        shares[opponents] = float(np.concatenate(told).mean())
    assert 0.2 < shares["random"] < 0.3
    assert shares["greedy"] < 0.02


@pytest.mark.parametrize(
    "settings",
    [
        {"num_envs": 0},
        {"opponents": "steward:20"},
        {"opponents": ["greedy"], "players": 4},
        {"seat": -1},
        {"rewards": "fame"},
        {"threads": 0},
        {"first": "random"},
        {"players": 1},
    ],
    ids=str,
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError) as told:
        made("king-lui", **settings)
    assert len(str(told.value).splitlines()) == 1


@pytest.mark.parametrize("number", [0, -1, 2**31 + 1, 2.5, "many"])
def test_a_number_of_games_that_cannot_be_is_told_by_its_name_here(number: Any) -> None:
    with pytest.raises(ValueError, match=f"^num_envs cannot be {number!r}; allowed: a whole number from 1"):
        VectorGames("king-lui", number)
