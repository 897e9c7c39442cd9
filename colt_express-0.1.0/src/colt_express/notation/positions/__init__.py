"""One line for a position, as FEN is for chess."""
