"""One agent against bots for Gymnasium: its own check, and that the bots know only what their seats may know."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import threekings as tk
from threekings.bots import Bot, Position, decision
from threekings.envs import single_agent
from threekings.envs.registration import id_of
from threekings.errors import IllegalMove

TABLES = [(game, players) for game in tk.GAMES for players in tk.GAMES[game].players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def made(game: str, **settings: Any) -> Any:
    return gymnasium.make(id_of(game), **settings)


def played(env: Any, chance: np.random.Generator, **start: Any) -> list[Any]:
    """Play a game to its end by chance; all that was shown."""
    told = [env.reset(**start)]
    while len(told) == 1 or not told[-1][2]:
        told.append(env.step(chance.choice(np.flatnonzero(told[-1][-1]["action_mask"]))))
    return told


@every_table
@pytest.mark.usefixtures("capsys")
def test_the_api_is_gymnasiums(game: str, players: int) -> None:
    check_env(made(game, players=players).unwrapped)


@pytest.mark.parametrize("game", tk.GAMES)
def test_whole_games_are_played_through_the_usual_wrappers(game: str) -> None:
    env = made(game, opponents="random", rewards="points")
    for _ in range(2):
        *_, (_, reward, over, cut_off, info) = played(env, np.random.default_rng(7))
        assert (over, cut_off) == (True, False)
        assert reward == info["points"][info["seat"]] == info["rewards"][info["seat"]]
        assert not info["action_mask"].any()
        with pytest.raises(ResetNeeded, match="reset"):
            env.unwrapped.step(0)


def test_the_agent_sits_elsewhere_in_every_game_or_where_it_is_said() -> None:
    env = made("king-lui", players=3)
    assert [env.reset(seed=7)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))] == [0, 1, 2, 0]
    env = made("king-lui", players=3, seat=2)
    assert [env.reset(seed=7)[1]["seat"], env.reset()[1]["seat"]] == [2, 2]


def test_equal_seeds_give_equal_games_against_bots_that_search() -> None:
    games = []
    for _ in range(2):
        env = made("ku-ka-king", opponents=["greedy", "steward:20"])
        told = played(env, np.random.default_rng(7), seed=3)
        games.append([seen.tobytes() for seen, *_ in told])
    assert games[0] == games[1]


def test_bots_sit_behind_the_agent_in_the_order_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []

    def listening(bot: Bot, position: Position, seed: int) -> str:
        asked.append((position.seat, bot.name))
        return decision(bot, position, seed)

    monkeypatch.setattr(single_agent, "decision", listening)
    env = made("king-lui", opponents=["greedy", "random", "timo"], seat=2)
    played(env, np.random.default_rng(7), seed=7)
    assert {*asked} == {(3, "greedy"), (0, "random"), (1, "timo")}


def test_bots_are_given_nothing_that_their_seats_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: dict[int, list[bytes]] = {0: [], 5: []}
    for row, seen in thoughts.items():

        def listening(bot: Bot, position: Position, seed: int, seen: list[bytes] = seen) -> str:  # noqa: ARG001
            assert position.game.calls.sealed(position.state) == 0
            assert not set(position.state["deck"][position.state["top"] : 80].tolist()) - {*range(-1, 18)}
            seen.append(position.state.tobytes())
            return position.moves()[0]

        monkeypatch.setattr(single_agent, "decision", listening)
        env = made("ku-ka-king", players=3, seat=0).unwrapped
        env.reset(seed=7)
        true = env.one_game.batch.state(0)["deck"].tobytes()
        env.step(row)
        assert true not in b"".join(seen)
    assert thoughts[0][:2] == thoughts[5][:2]  # whatever the agent has chosen at the same moment


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = made("king-lui", illegal_reward=-3).unwrapped
    env.reset(seed=7)
    _, reward, over, cut_off, info = env.step(9)
    assert (reward, over, cut_off) == (-3.0, True, False)
    assert "action 9 is not legal; legal are:" in info["illegal"]
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_an_illegal_action_may_be_an_error_and_then_changes_nothing() -> None:
    env = made("kings-catering", illegal_reward=None).unwrapped
    env.reset(seed=7)
    before = env.one_game.batch.state(0).tobytes()
    with pytest.raises(IllegalMove, match="seat 0: action 17 is not legal"):
        env.step(17)
    assert env.one_game.batch.state(0).tobytes() == before
    env.step(0)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 9},
        {"opponents": "nobody"},
        {"opponents": ["greedy", "greedy"], "players": 4},
        {"opponents": []},
        {"opponents": None},
        {"opponents": [3, 4]},
        {"opponents": "greedy:20"},
        {"opponents": "sm-mcts"},
        {"seat": 4},
        {"seat": True},
        {"rewards": "fame"},
        {"render_mode": "rgb_array"},
        {"memory": "elephant"},
    ],
    ids=str,
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError) as told:
        single_agent.SingleAgentGame("king-lui", **settings)
    assert len(str(told.value).splitlines()) == 1


def test_many_of_them_make_a_vector_environment_of_gymnasiums() -> None:
    envs = gymnasium.make_vec(id_of("ku-ka-king"), num_envs=3, vectorization_mode="sync", opponents="random")
    _, infos = envs.reset(seed=7)
    for _ in range(40):
        actions = np.array([mask.argmax() for mask in infos["action_mask"]])
        _, _, _, _, infos = envs.step(actions)
    assert infos["action_mask"].shape == (3, 8)
    envs.close()


def test_the_game_as_text_is_what_the_agents_seat_sees() -> None:
    env = made("king-lui", players=3, seat=1, render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert "player_1: size 0, taken bread 0" in text
    assert "player_0: size" in text and "player_0: size 0, taken bread" not in text
