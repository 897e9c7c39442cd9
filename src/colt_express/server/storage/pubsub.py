"""Publish/subscribe between server processes that share a database.

It also decides which of them drives a table, that is, plays for its bots and runs its clock. This
only saves work: if two drive, the database accepts one choice and the other process catches up.
"""

from __future__ import annotations

from collections.abc import Callable

from .pubsub_messages import PubSubMessage, Signed


class PubSub:
    """For a single server: there are no others to send to, and it drives every table."""

    name = "alone"

    async def open(
        self, receive: Callable[[PubSubMessage], None], after_gap: Callable[[], None]
    ) -> None:
        """Subscribe: ``receive`` is called with messages from others, ``after_gap`` when some may
        have been missed."""

    async def close(self) -> None:
        pass

    def send(self, message: Signed) -> None:
        """Publish to all others. Never waits."""

    def drives(self, _table_id: str) -> bool:
        """Whether this process drives the table."""
        return True

    async def take(self, _table_id: str) -> bool:
        """Drive the table from now on, unless another process does."""
        return True

    async def leave(self, table_id: str) -> None:
        """Let others drive the table."""
