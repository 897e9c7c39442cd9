"""Commands for bots of a user's own."""
