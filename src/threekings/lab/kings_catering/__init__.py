"""What the lab asks of The King's Catering alone."""
