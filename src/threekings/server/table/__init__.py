"""One table, as a function of its log: no framework, no clock and no randomness of its own.

A command (in seats, setup, moves, undo, takeover, chat, ending) is a function of the table that returns the event to
append to the log, or raises Refused; nothing has changed then. `fold` takes in what was appended. So a table can be
lived through in a test in no time, and come back from its log after anything.
"""
