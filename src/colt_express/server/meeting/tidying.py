"""What is old is deleted: people who left the queue without a word, groups that sit at their
tables, and games of the ladder, whose addresses are deleted first."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from ..base.logs import reason
from ..storage.meeting import MeetingStorage
from .rating import WINDOW

DAY: Final = 86_400.0
EVERY: Final = 3600.0
"""Seconds between two deletions."""
QUEUE_KEPT: Final = 3600.0
GROUPS_KEPT: Final = 3600.0
"""Seconds for which people who are not heard any more, and groups whose table is open, are kept at
most. A server with a quick match deletes such people within a minute."""
GAMES_KEPT: Final = 400 * DAY
"""Seconds for which games of the ladder are kept, so that it can be counted again. The hashes of
their players' addresses are needed only as long as they matter for what counts."""

_log = logging.getLogger(__name__)


async def keep_tidy(store: MeetingStorage) -> None:
    """Runs forever."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await tidy(store, time())
        except Exception as error:
            _log.error("old entries of the quick match could not be deleted: %s", reason(error))


async def tidy(store: MeetingStorage, now: float) -> None:
    """Delete what is old now."""
    await store.forget_queue(now - QUEUE_KEPT, now - GROUPS_KEPT)
    await store.forget_ladder(now - WINDOW, now - GAMES_KEPT)
