"""What the lab does for King Lui alone: the numbers of its value, and late choices checked."""
