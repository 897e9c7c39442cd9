"""A static site in Chromium: the game without a server, with and without a connection."""
