"""King Lui for PettingZoo."""

from functools import partial

from threekings.envs import aec, parallel

GAME = "king-lui"
env = partial(aec.env, GAME)
raw_env = partial(aec.raw_env, GAME)
parallel_env = partial(parallel.ParallelGame, GAME)
