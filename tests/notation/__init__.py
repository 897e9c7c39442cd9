"""Notation: positions as lines, games as text."""
