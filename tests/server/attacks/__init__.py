"""What was tried against a server to freeze it, to cheat at a table or to outlive it; docs/security.md tells of it."""
