"""What the lab does for Ku-Ka-King alone: the numbers of its value, and exact replies to bots."""
