"""Finished games, for clients who only want their results or records: the game is replayed and its
end is kept for a while, but not its table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from ...replays.results import Result, result_of
from ..base.refusals import Refused
from ..table.message_log import MessageLog
from ..table.messages import Frozen
from ..table.stories import FrozenGame
from .loading import Loader

KEPT: Final = 200
"""Number of cached ends of games, each of a few thousand bytes."""


class FinishedGame(msgspec.Struct, frozen=True):
    """The end of a game. ``frozen`` says why it cannot be shown."""

    record: str = ""
    result: Result | None = None
    round: int = 0
    rounds: int = 0
    frozen: Frozen | None = None

    def must_have(self, part: object) -> None:
        """Raises `Refused` with the reason if that part of it is missing."""
        if not part:
            told = "this game cannot be shown" if self.frozen is None else self.frozen.sentence
            raise Refused(told)


class FinishedGames:
    """The ends of games that are not in memory."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader
        self._kept: OrderedDict[str, FinishedGame] = OrderedDict()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._kept

    async def find(self, table_id: str) -> FinishedGame | None:
        """The end of a game that is over; None if its table no longer exists."""
        if table_id not in self._kept:
            stored = await self._loader.store.load_table(table_id)
            if stored is None:
                return None
            self._kept[table_id] = _end_of(await self._loader.game_of(stored))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table_id)
        return self._kept[table_id]


def _end_of(game: MessageLog | FrozenGame | None) -> FinishedGame:
    if isinstance(game, FrozenGame):
        return FinishedGame(record=game.record, frozen=game.reason)
    if game is None or not game.game.over:
        return FinishedGame()
    state = game.game.state
    return FinishedGame(
        game.record(), result_of(game.game), state.round + 1, len(state.round_cards)
    )
