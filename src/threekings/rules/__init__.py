"""The games, one folder each, with the same few files in all of them."""
