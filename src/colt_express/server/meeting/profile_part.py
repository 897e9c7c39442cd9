"""What meeting people keeps about a profile: taken along on request, and deleted when it leaves."""

from __future__ import annotations

from typing import Final

import msgspec

from ..storage.meeting import MeetingStorage
from .coming import read_wish
from .ladder import counted, read_game, take_off

SECTION: Final = "meeting"


class MeetingPart:
    """The queue and the ladder, as a part of the server that keeps something about profiles."""

    def __init__(self, store: MeetingStorage) -> None:
        self.store = store

    @property
    def section(self) -> str:
        """What it is called in the file with one's data."""
        return SECTION

    async def own_data(self, profile: str) -> object:
        """The wish of a person who waits, their ratings, and what was counted of their games."""
        waiting = [row for row in await self.store.queue() if row.profile == profile]
        games = [
            (game, player)
            for game in map(read_game, await self.store.rated_games_of(profile))
            for player in game.players
            if player.profile == profile
        ]
        return {
            "waiting": [
                {"name": row.name, "since": row.since, "wish": msgspec.to_builtins(read_wish(row))}
                for row in waiting
            ],
            "ratings": [
                {
                    "ladder": row.ladder,
                    "points": counted(row).points,
                    "margin": counted(row).margin,
                    "games": row.games,
                }
                for row in await self.store.ratings_of(profile)
            ],
            "rated_games": [
                {
                    "table": game.table,
                    "ladder": game.ladder,
                    "ended": game.ended,
                    "money": player.money,
                    "won": player.won,
                    "left": player.left,
                    "counted": game.known,
                }
                for game, player in games
            ],
        }

    async def leave(self, profile: str) -> None:
        """Delete all of it; games of the ladder still count for the others."""
        await self.store.leave_queue(profile)
        await take_off(self.store, profile)
