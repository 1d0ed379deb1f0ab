"""How strong bots are, against each other: what `threekings arena` plays and answers.

A line-up says which bots sit at a table (line_ups.py). Each is played on the same decks, every deck in all rotations
around the table (arena.py), until it is known well enough (stopping.py). Games are kept as columns (results.py) and in
a file from which a stopped arena goes on; answers.py and ratings.py say what they come to. calibrate.py turns a budget
of time into playouts, so that everything can be repeated.
"""
