"""A bot at a table of a server."""
