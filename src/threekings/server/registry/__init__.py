"""All tables of a server: those in memory, how they come back from their logs, and how anything is done at one."""
