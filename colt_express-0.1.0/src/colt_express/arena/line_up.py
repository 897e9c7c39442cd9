"""Line-ups: the bots at a table, written as ``outlaw,greenhorn×3``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from ..bots import check_code
from ..errors import ColtExpressError, counted, quoted

T = TypeVar("T")


class LineUpError(ColtExpressError):
    """A malformed line-up."""


def read_line_up(text: str) -> list[str]:
    """The bots of all seats, in order.

    >>> read_line_up("outlaw, greenhorn×3")
    ['outlaw', 'greenhorn', 'greenhorn', 'greenhorn']
    """
    seats: list[str] = []
    for part in text.split(","):
        found = re.fullmatch(r"\s*(.*?)\s*(?:[×xX*]\s*(\d{1,2}))?\s*", part)
        name, times = (found[1], int(found[2] or 1)) if found else ("", 1)
        if not name:
            raise LineUpError(f"{text!r} is not a line-up; write bots like 'outlaw,greenhorn×3'")
        check_code(name)
        if not 1 <= times <= 8:
            raise LineUpError(f"{part.strip()!r} asks for {times} seats; a table has 2 to 8")
        seats += [name] * times
    return seats


def check_bots(bots: object, seats: int) -> None:
    """Raises `LineUpError` unless it is a list with the code of a bot for every seat."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise LineUpError(f"bots is a list with one code for each seat, not {quoted(bots)}")
    for code in bots:
        if not isinstance(code, str):
            raise LineUpError(
                "a bot is named by its code, like 'outlaw' or 'my_bot.py:MyBot', "
                f"not {quoted(code)}"
            )
    if len(bots) != seats:
        raise LineUpError(f"{counted(len(bots), 'bot')} for {seats} seats; name one for each")


def seated(line_up: list[str], game: int, team: int, lawman: int) -> list[str]:
    """The bot at each seat of a game. At a table with a Marshal, the first of the line-up plays him
    (MP-1); the others rotate.

    >>> seated(["a", "b", "c", "d"], 1, team=1, lawman=0)
    ['a', 'c', 'd', 'b']
    """
    if lawman < 0:
        return rotated(line_up, game, team)
    bandits = rotated(line_up[1:], game)
    return [*bandits[:lawman], line_up[0], *bandits[lawman:]]


def rotated(line_up: list[str], game: int, team: int = 1) -> list[str]:
    """The line-up rotated around the table, so that every bot plays every seat. Partners stay
    together (TEAM): first they swap places, then they move to another team's seats.

    >>> [rotated(["a", "b", "c", "d"], game, team=2) for game in range(3)]
    [['a', 'b', 'c', 'd'], ['b', 'a', 'd', 'c'], ['c', 'd', 'a', 'b']]
    """
    moves, swaps = divmod(game, team)
    teams = [line_up[first : first + team] for first in range(0, len(line_up), team)]
    teams = _turned(teams, moves)
    return [name for members in teams for name in _turned(members, swaps)]


def _turned(things: list[T], by: int) -> list[T]:
    shift = by % len(things)
    return things[shift:] + things[:shift]
