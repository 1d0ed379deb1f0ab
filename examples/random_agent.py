"""Agents that choose by chance play The King's Catering to its end. python examples/random_agent.py"""

from threekings.envs import kings_catering_v0

env = kings_catering_v0.env(players=3, royals="thinking", rewards="points")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(f"{agent} has {reward:.0f} stars")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
env.close()
