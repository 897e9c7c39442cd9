"""What a seat may know of a game: its view, the same as numbers, and everything it has seen."""
