"""Puzzles: moments of recorded games with one clearly best choice.

`finding` looks for them in records and `weighing` compares the options of a decision by search;
`futures` plays on what usually follows, `reasons` come from `bots.reasons`; `shipped` reads the
puzzles that come with the game, and `picking` chose them. Nothing here needs a server.
"""
