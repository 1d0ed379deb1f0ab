"""Bots at tables: who is to move, and fair turns to think for all of them."""
