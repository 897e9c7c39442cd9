"""A readable text for a game, as PGN is for chess."""
