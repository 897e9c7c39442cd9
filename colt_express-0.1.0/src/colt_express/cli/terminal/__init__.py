"""The game on a terminal: what is drawn, what is typed, and the story in between."""
