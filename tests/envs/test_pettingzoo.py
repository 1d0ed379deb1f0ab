"""Environments for PettingZoo: its own suites, and that what is played there is the game of the library."""

import pickle
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import threekings as tk
from tests.decks import SMALL
from threekings.envs import king_lui_v0, kings_catering_v0, ku_ka_king_v0
from threekings.errors import IllegalMove

MODULES: dict[str, ModuleType] = {
    "king-lui": king_lui_v0,
    "ku-ka-king": ku_ka_king_v0,
    "kings-catering": kings_catering_v0,
}
TABLES = [(game, players) for game in MODULES for players in tk.GAMES[game].players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize("game", MODULES)


@every_table
# Its list of environments whose observations are dicts with masks names PettingZoo's own alone.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of agents who are out of the game
def test_the_api_is_pettingzoos(game: str, players: int) -> None:
    api_test(MODULES[game].env(players=players), num_cycles=100)
    api_test(MODULES[game].raw_env(players=players), num_cycles=20)


@every_table
def test_the_parallel_api_is_pettingzoos(game: str, players: int) -> None:
    parallel_api_test(MODULES[game].parallel_env(players=players), num_cycles=60)


@every_table
def test_equal_seeds_give_equal_games(game: str, players: int) -> None:
    seed_test(lambda: MODULES[game].env(players=players), num_cycles=40)
    parallel_seed_test(lambda: MODULES[game].parallel_env(players=players), num_cycles=40)


def steps(env: Any, chance: np.random.Generator) -> Iterator[tuple[str, dict[str, np.ndarray], int]]:
    """Play an environment to its end by chance: each agent, what it observes, and its action, before that is played."""
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            return
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        yield agent, seen, action
        env.step(action)


@every_game
@pytest.mark.parametrize("rewards", ["win", "rank", "points"])
def test_every_game_is_that_of_the_library_move_by_move(game: str, rewards: str) -> None:
    env = MODULES[game].env(rewards=rewards)
    chance = np.random.default_rng(7)
    env.reset(seed=7)
    for _ in range(3):
        match: tk.Match = env.one_game.match()
        for agent, seen, action in steps(env, chance):
            seat = int(agent.removeprefix("player_"))
            legal = env.one_game.legal(seat)
            assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
            assert set(legal.values()) == set(match.moves(seat))
            match.play(legal[action], seat)
        assert match.over
        assert [env.rewards[agent] for agent in env.possible_agents] == pytest.approx(expected(match, rewards))
        env.reset()


def expected(match: tk.Match, rewards: str) -> list[float]:
    points, won = match.scores(), match.winners()
    if rewards == "points":
        return [*map(float, points)]
    if rewards == "win":
        return [(seat in won) / len(won) for seat in range(match.players)]
    ahead = [
        0 if seat in won else sum(other in won or points[other] > own for other in range(match.players))
        for seat, own in enumerate(points)
    ]
    return [1 - number / (match.players - 1) for number in ahead]


def test_the_first_game_of_a_seed_is_found_in_the_library() -> None:
    env = king_lui_v0.env(players=3, first=2)
    env.reset(seed=11)
    match = env.one_game.match()
    assert (match.players, match.options["first"], match.to_act) == (3, 2, (2,))
    assert env.agent_selection == "player_2"
    assert match.headers.seed == tk.batch("king-lui", players=3, games=1, seed=11).seed_of(0)


def test_games_without_a_seed_differ() -> None:
    first, second = ku_ka_king_v0.env(), ku_ka_king_v0.env()
    first.reset()
    second.reset()
    assert first.one_game.match().record() != second.one_game.match().record()


def test_what_others_choose_at_the_same_moment_is_not_seen() -> None:
    shown = []
    for row in (0, 5):
        env = ku_ka_king_v0.raw_env(players=3)
        env.reset(seed=7)
        before = {agent: env.observe(agent) for agent in env.agents}
        env.step(row)
        assert env.agent_selection == "player_1"
        for agent in env.agents:
            assert np.array_equal(env.observe(agent)["observation"], before[agent]["observation"])
        assert not env.observe("player_0")["action_mask"].any()  # it has chosen
        assert np.array_equal(env.observe("player_2")["action_mask"], before["player_2"]["action_mask"])
        shown.append(b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", ["king-lui", "kings-catering"])
def test_agents_not_to_act_have_no_legal_action_and_in_parallel_they_wait(game: str) -> None:
    env, parallel = MODULES[game].env(players=2 if game == "kings-catering" else 3), MODULES[game].parallel_env()
    env.reset(seed=7)
    assert not env.observe("player_1")["action_mask"].any()
    seen, _ = parallel.reset(seed=7)
    assert np.flatnonzero(seen["player_1"]["action_mask"]).tolist() == [parallel.wait]
    assert not seen["player_0"]["action_mask"][parallel.wait]


@every_game
def test_both_ways_play_the_same_game(game: str) -> None:
    turns, together = MODULES[game].raw_env(), MODULES[game].parallel_env()
    chance = np.random.default_rng(7)
    turns.reset(seed=7)
    seen, _ = together.reset(seed=7)
    while together.agents:
        actions = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in together.agents}
        for agent in [agent for agent in together.agents if actions[agent] != together.wait]:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        seen, rewards, over, _, _ = together.step(actions)
        for agent in turns.agents:
            assert np.array_equal(turns.observe(agent)["observation"], seen[agent]["observation"])
    assert rewards == turns.rewards
    assert over == turns.terminations
    assert all(type(ended) is bool for ended in over.values())


@every_game
@pytest.mark.parametrize("action", [-1, 10_000, 2.0, None, "draw", np.float32(0), [1]])
def test_what_is_no_legal_action_is_refused_and_changes_nothing(game: str, action: Any) -> None:
    env, parallel = MODULES[game].raw_env(), MODULES[game].parallel_env(illegal_reward=None)
    env.reset(seed=7)
    parallel.reset(seed=7)
    before = env.one_game.batch.state(0).tobytes(), env.agent_selection, env.one_game.missing
    with pytest.raises(IllegalMove, match=r"seat 0: action .* is not legal; legal are: "):
        env.step(action)
    assert before == (env.one_game.batch.state(0).tobytes(), env.agent_selection, env.one_game.missing)
    with pytest.raises(IllegalMove, match="seat 0"):
        parallel.step(dict.fromkeys(parallel.agents, parallel.wait) | {"player_0": action})
    assert parallel.agents
    assert before[0] == parallel.one_game.batch.state(0).tobytes()


def test_an_illegal_action_ends_a_wrapped_game_for_all() -> None:
    env = king_lui_v0.env(players=3)
    env.reset(seed=7)
    env.step(9)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    env.reset()
    assert not any(env.terminations.values())


def test_an_illegal_action_ends_a_parallel_game_for_all() -> None:
    env = ku_ka_king_v0.parallel_env(players=3, illegal_reward=-2)
    env.reset(seed=7)
    _, rewards, over, cut_off, infos = env.step({"player_0": 1, "player_1": env.wait, "player_2": 3})
    assert rewards == {"player_0": 0.0, "player_1": -2.0, "player_2": 0.0}
    assert over == cut_off == dict.fromkeys(env.possible_agents, True)
    assert "action 8 is not legal" in infos["player_1"]["illegal"]
    assert env.agents == []
    with pytest.raises(ValueError, match="reset"):
        env.step({})


def test_somebody_who_is_not_to_act_may_not_act() -> None:
    env = king_lui_v0.parallel_env(players=3, illegal_reward=None)
    env.reset(seed=7)
    with pytest.raises(IllegalMove, match=r"seat 1: action 0 is not legal; legal are: 38 \(wait\)"):
        env.step({"player_0": 7, "player_1": 0})
    with pytest.raises(ValueError, match="there is no agent 'player_3'"):
        env.step({"player_0": 7, "player_3": 38})
    env.step({"player_0": 7})
    assert env.one_game.legal(1)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 7},
        {"players": "many"},
        {"rewards": "glory"},
        {"render_mode": "rgb_array"},
        {"edition": "nowhere.toml"},
        {"first": 9},
        {"unknown": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("kind", ["env", "raw_env", "parallel_env"])
def test_settings_that_cannot_be_are_refused(kind: str, settings: dict[str, Any]) -> None:
    with pytest.raises((ValueError, OSError)) as told:
        getattr(king_lui_v0, kind)(**settings)
    assert len(str(told.value).splitlines()) == 1


def test_a_game_alone_has_no_ranks() -> None:
    with pytest.raises(ValueError, match="alone"):
        kings_catering_v0.env(players=1, rewards="rank")


@pytest.mark.parametrize("seed", [-1, 2**64, "seven", 1.5])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed cannot be"):
        king_lui_v0.env().reset(seed=seed)


def test_small_editions_and_setups_are_played() -> None:
    small = king_lui_v0.env(players=3, edition=SMALL)
    small.reset(seed=7)
    assert len(list(steps(small, np.random.default_rng(7)))) < 30
    catering = kings_catering_v0.raw_env(players=2, royals="family", edition=1)
    catering.reset(seed=7, options={"nothing": "known"})
    assert catering.one_game.batch.plan.options["royals"] == "K3,Q4,P2"
    assert catering.one_game.match().edition is tk.GAMES["kings-catering"].standard_editions[0]


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(king_lui_v0.raw_env(players=5, rewards="points")))
    assert (len(env.possible_agents), env.one_game.rewards) == (5, "points")
    assert len(pickle.loads(pickle.dumps(ku_ka_king_v0.parallel_env(players=4))).possible_agents) == 4


def test_the_game_as_text_shows_what_everybody_may_see(capsys: pytest.CaptureFixture[str]) -> None:
    env = king_lui_v0.env(render_mode="ansi", players=3)
    env.reset(seed=7)
    lines = env.render().splitlines()
    on_table = env.one_game.match().view(None)["table"]
    assert f"table: {', '.join(f'{dish} {portions}' for dish, portions in on_table.items())}" in lines
    assert "  player_2: size 0, taken –, cards –, by_dish –, points –, discards –, lost –" in lines
    assert lines[-1] == "to act: player_0"
    human = ku_ka_king_v0.parallel_env(render_mode="human", players=2)
    human.reset(seed=7)
    human.step({"player_0": 1, "player_1": 2})
    assert "rows:" in capsys.readouterr().out
    assert king_lui_v0.raw_env().render() is None
