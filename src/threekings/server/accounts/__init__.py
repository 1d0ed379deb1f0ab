"""Accounts, for those who want one: names and passwords, devices, ratings, what was played, and the end of it all."""
