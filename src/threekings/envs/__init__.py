"""The games as environments for reinforcement learning (docs/environments.md).

Importing this registers those of Gymnasium; those of PettingZoo are modules, as its users know them.
"""

try:
    import gymnasium  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    name = error.name
    raise ModuleNotFoundError(
        f"environments need the extra threekings[envs]: {name} is not installed", name=name
    ) from None

from threekings.envs import registration

registration.register_all()
