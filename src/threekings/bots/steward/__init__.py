"""Steward: tries what it might do in imagined worlds, played on by greedy players. A file for each way to take part."""
