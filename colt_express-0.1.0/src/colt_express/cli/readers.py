"""Readers: from which seat a saved game is told, by its number or its bandit."""

from __future__ import annotations

from typing import Final

from ..engine.information.view import SPECTATOR, View
from ..errors import ColtExpressError, did_you_mean, quoted
from ..words import Words

EVERYTHING: Final = "everything"


class NoSuchReader(ColtExpressError):
    """The requested seat does not exist."""


def find_reader(seat: str, table: View, words: Words) -> int | None:
    """The seat whose story it is; None for an omniscient reader."""
    return None if seat == EVERYTHING else find_viewer(seat, table, words)


def find_viewer(seat: str, table: View, words: Words) -> int:
    """The seat with that number, of that bandit, or a spectator's."""
    return _find({**_players(table, words), "spectator": SPECTATOR}, seat)


def find_player(seat: str, table: View, words: Words) -> int:
    """The seat with that number, or of that bandit."""
    return _find(_players(table, words), seat)


def _players(table: View, words: Words) -> dict[str, int]:
    """Seats by number, and by the names of their bandits, also in the reader's language."""
    bandits = table.bandits
    return {
        **{bandit.name: bandit.seat for bandit in bandits},
        **{words.figure(bandit.name).lower(): bandit.seat for bandit in bandits},
        **{str(player.seat): player.seat for player in table.players},
    }


def _find(readers: dict[str, int], seat: str) -> int:
    if seat.lower() not in readers:
        near = did_you_mean(seat.lower(), tuple(readers))
        raise NoSuchReader(f"nobody called {quoted(seat)} was there{near}")
    return readers[seat.lower()]
