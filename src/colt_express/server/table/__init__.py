"""One table: its seats, its game, its clients, and the bots that play at it."""
