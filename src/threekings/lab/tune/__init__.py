"""Search what a rulebook leaves open in an edition for numbers that are fair to all seats and alive.

The game says what is open (`Study.reconstructed`): for each of its settings the entries of an edition that may change,
and all that each may be. Settings share no entry, so each is searched on its own (search.py): candidates are drawn by a
seed and measured (figures.py) in rounds, first in few games with a quick bot, then in many with a strong one; the
best of a round stay, and have children that differ in one entry. Then one candidate of each setting is chosen so that
games alone are about as hard as before (combine.py). Measurements are kept in a file (notes.py), and the result is an
edition of its own (entries.py).
"""
