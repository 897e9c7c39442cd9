"""The backlog of the gallery: finished public games that are not in it, because they ended before
there was a gallery. They are entered once after the start of the server, one after another."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..base.logs import reason
from ..storage.rows import StoredTable
from ..storage.storage import Storage
from ..table.exhibits import exhibit_of
from ..table.message_log import MessageLog
from .loading import Loader

FIRST: Final = 30.0
"""Seconds from the start of the server to the first game: others are due by then."""
PAUSE: Final = 0.5
"""Seconds between two games, of which each takes a few hundredths of a second."""
AT_ONCE: Final = 20
"""Number of names that are read at once."""

_log = logging.getLogger(__name__)


class GalleryBacklog:
    """Enters older games into the gallery."""

    def __init__(self, store: Storage, loader: Loader) -> None:
        self.store = store
        self.loader = loader

    async def enter(self) -> None:
        """Enters all that are missing. A game of other rules, or a damaged one, is left out."""
        await asyncio.sleep(FIRST)
        last = ""
        try:
            while names := await self.store.missing_in_gallery(last, AT_ONCE):
                for name in names:
                    await self._enter(name)
                    await asyncio.sleep(PAUSE)
                last = names[-1]
        except Exception as error:  # from the database; the next start tries again
            _log.error("older games could not be entered into the gallery: %s", reason(error))

    async def _enter(self, name: str) -> None:
        stored = await self.store.load_table(name)
        game = None if stored is None else await self.loader.game_of(stored)
        if stored is None or not isinstance(game, MessageLog):
            return
        row = stored.table
        exhibit = exhibit_of(row, game.game, row.ended or _last_choice(stored) or row.created)
        if exhibit is not None:
            await self.store.keep_in_gallery(exhibit)


def _last_choice(stored: StoredTable) -> float:
    """When the last choice was made; 0 if that was not kept."""
    return max((choice.made for choice in stored.choices), default=0.0)
