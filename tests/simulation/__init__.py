"""A whole server in virtual time, from a seed: its processes, people, network and database, and all that goes wrong."""
