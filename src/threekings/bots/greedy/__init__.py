"""Greedy: takes what is worth most now. What that is differs by game, so there is one file a game."""
