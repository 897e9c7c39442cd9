"""Guessing what a seat cannot know; `guess` is where to start reading."""
