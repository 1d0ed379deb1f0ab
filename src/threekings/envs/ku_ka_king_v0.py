"""Ku-Ka-King for PettingZoo."""

from functools import partial

from threekings.envs import aec, parallel

GAME = "ku-ka-king"
env = partial(aec.env, GAME)
raw_env = partial(aec.raw_env, GAME)
parallel_env = partial(parallel.ParallelGame, GAME)
