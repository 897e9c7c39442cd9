"""A bot at a table of a server: it joins with a seat token like any other client, and plays.

It speaks the protocol of docs/protocol.md and imports nothing of the server.
"""
