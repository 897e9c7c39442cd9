"""What a live table needs from its storage; `table_store.Store` is the one in a database."""

from __future__ import annotations

from typing import Protocol

from .rows import Change, ChoiceRow, GalleryRow, StoredTable, StoryRow


class TableStorage(Protocol):
    """Keeps tables and their choices, and answers when they are durable."""

    @property
    def shared(self) -> bool:
        """Whether other processes write to it, too."""

    async def change(self, change: Change) -> None:
        """Write a change completely, or raise `Taken` if the table already has that version."""

    async def append(self, table_id: str, number: int, choice: ChoiceRow) -> None:
        """Write a choice; raises `Taken` if that number has been used."""

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its seats and its choices from number ``after`` on; None if it does not
        exist."""

    async def is_banned(self, table_id: str, *who: str) -> bool:
        """Whether a client with one of these hashes is banned from that table."""

    async def story(self, table_id: str) -> StoryRow | None:
        """The story of a game as it was stored."""

    async def keep_stories(self, stories: list[StoryRow]) -> None:
        """Store these stories. None is replaced by a shorter one."""

    async def keep_in_gallery(self, row: GalleryRow) -> None:
        """Store a finished game. One that is there already stays as it is."""

    def note_damage(self, table_id: str, fault: str) -> None:
        """Something is wrong with one table, and everything else goes on; logged once."""
