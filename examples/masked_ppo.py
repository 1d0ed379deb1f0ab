"""Masked PPO on a page: a small net learns King Lui. python examples/masked_ppo.py [STEPS] [OPPONENTS]"""

import sys

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
from jax.example_libraries import optimizers, stax

import threekings.envs  # noqa: F401  # registers the games

GAME, GAMES, LENGTH, EPOCHS, PARTS = "threekings/KingLui-v0", 512, 64, 4, 8
LEVELS = np.array([1, 2, 3, 4, 5, 6, 8, 10, 15])  # of every number observed, the net is told which it reaches
init, net = stax.serial(stax.Dense(256), stax.Relu, stax.Dense(256), stax.Relu, stax.Dense(39))  # 38 actions, a value
start, update, layers_of = optimizers.adam(lambda count: 5e-4 / (1 + count / 3000))


@jax.jit
def judge(layers, seen, mask):  # how likely each action is, as logarithms, and what the position is worth
    out = net(layers, (seen[:, :, None] >= LEVELS).reshape(len(seen), -1).astype(jnp.float32))
    return jax.nn.log_softmax(jnp.where(mask == 1, out[:, :-1], -1e9)), out[:, -1]


def loss(layers, seen, mask, action, before, gain, worth):
    chances, value = judge(layers, seen, mask)
    ratio = jnp.exp(jnp.take_along_axis(chances, action[:, None], 1)[:, 0] - before)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    better = jnp.minimum(ratio * gain, ratio.clip(0.8, 1.2) * gain).mean()
    return ((value - worth) ** 2).mean() / 2 - better + 0.005 * (jnp.exp(chances) * chances).sum(1).mean()


@jax.jit
def learn(count, state, part):
    return update(count, jax.grad(loss)(layers_of(state), *part), state)


def play(envs, layers, seen, info, rng):  # a stretch of all games, and how much better each step went than expected
    past = []
    for _ in range(LENGTH):
        chances, value = map(np.asarray, judge(layers, seen, info["action_mask"]))
        action = (chances + rng.gumbel(size=chances.shape)).argmax(1)  # drawn as likely as that
        before = seen, info["action_mask"], action, chances[np.arange(GAMES), action], value
        seen, reward, done, _, info = envs.step(action)
        past.append((*before, reward, done))
    *known, values, rewards, dones = map(np.stack, zip(*past, strict=True))
    gains, gain, coming = np.zeros_like(values), 0, np.asarray(judge(layers, seen, info["action_mask"])[1])
    for at in reversed(range(LENGTH)):
        gains[at] = gain = rewards[at] - values[at] + ~dones[at] * (coming + 0.95 * gain)
        coming = values[at]
    return [array.reshape(-1, *array.shape[2:]) for array in (*known, gains, gains + values)], seen, info


def train(steps, opponents, seed=0):
    envs = gymnasium.make_vec(GAME, num_envs=GAMES, opponents=opponents, rewards="rank")
    (seen, info), rng, count = envs.reset(seed=seed), np.random.default_rng(seed), 0
    state = start(init(jax.random.key(seed), (-1, envs.single_observation_space.shape[0] * len(LEVELS)))[1])
    for _ in range(steps // (GAMES * LENGTH)):
        data, seen, info = play(envs, layers_of(state), seen, info, rng)
        for part in np.concatenate([rng.permutation(GAMES * LENGTH).reshape(PARTS, -1) for _ in range(EPOCHS)]):
            state, count = learn(count, state, [array[part] for array in data]), count + 1
    return layers_of(state)


def wins(layers, opponents, games=4096, seed=1):  # the share of whole games that the likeliest actions win
    envs = gymnasium.make_vec(GAME, num_envs=games, opponents=opponents)
    (seen, info), won, over = envs.reset(seed=seed), np.zeros(games), np.zeros(games, bool)
    while not over.all():
        seen, reward, done, _, info = envs.step(np.asarray(judge(layers, seen, info["action_mask"])[0]).argmax(1))
        won, over = won + reward * ~over, over | done
    return won.mean()


if __name__ == "__main__":
    steps, opponents = sys.argv[1:3] + ["1000000", "random"][len(sys.argv) - 1 :]
    print(f"wins {wins(train(int(steps), opponents), opponents):.1%} of games against three {opponents}")
