"""The table before a game: its options, checked, its components, and the rulebook made of both."""
