"""Who sits where: claims on seats, how a seat passes to somebody else, and what spectators who speak are called."""
