"""What the lab does for The King's Catering alone: the numbers of its value, and what a seen deck is worth."""
