"""The storage of the tables on a device. Tabs share it as servers share a database: a key is
written only if it is as expected, so what two tabs attempt at the same time happens once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from math import inf
from typing import Final

from msgspec.structs import replace

from ..engine.serialization.versions import is_playable
from ..server.storage.pubsub_messages import GONE, Changed, News
from ..server.storage.rows import (
    Change,
    ChoiceRow,
    SeatRow,
    StoredTable,
    StoryRow,
    TableRow,
    Taken,
    UnreadableRow,
)
from .days import DayDocuments
from .documents import TRIES, choice_key, choices_key, table_key, table_text, text_of
from .gallery import GalleryDocuments
from .key_value import Commit, KeyValue
from .lobbies import LobbyDocuments
from .people import PeopleDocuments

FASTER: Final = "somebody else was faster"

SEAL: Final = ChoiceRow(-1, "closed", 0.0)
"""Stored in place of the first choice: none can be made any more."""


class Store(LobbyDocuments, PeopleDocuments, GalleryDocuments, DayDocuments):
    """All tables of a device. ``tell`` notifies the other tabs."""

    def __init__(self, database: KeyValue, tell: Callable[[News], None] = lambda _: None) -> None:
        super().__init__(database)
        self.tell = tell

    async def open(self) -> None:
        """Nothing has to be opened: the store is."""

    async def close(self) -> None:
        """The store stays open for the other tabs."""

    # Tables ------------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: list[SeatRow], choices: Sequence[ChoiceRow] = ()
    ) -> None:
        """Write a new table; ``choices`` are taken over from the game that it plays on."""
        key = table_key(table.id)
        put = [(key, table_text(table, seats))]
        put += [(choice_key(table.id, n), text_of(choice)) for n, choice in enumerate(choices)]
        if not await self.commit(Commit(expect=[(key, None)], put=put)):
            raise Taken(FASTER)

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with its seats and its choices from number ``after`` on, all as they were at one
        moment; None if it does not exist."""
        key = table_key(table_id)
        text = await self.text(key)
        for _ in range(TRIES):
            if text is None:
                return None
            choices = await self.choices(table_id, after)
            before, text = text, await self.text(key)
            if text == before:
                return replace(self.table_in(table_id, text), choices=choices)
        raise Taken(FASTER)

    async def tables_called(self, names: Collection[str]) -> dict[str, StoredTable]:
        """The tables of these names that exist, without their choices."""
        found = {}
        for name in names:
            text = await self.text(table_key(name))
            try:
                if text is not None:
                    found[name] = self.table_in(name, text)
            except UnreadableRow:
                continue
        return found

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The versions of those of these tables that exist."""
        found = await self.tables_called(list(table_ids))
        return {name: stored.table.version for name, stored in found.items()}

    async def ticking(self) -> list[str]:
        """Games with a clock that may be running, the shortest clocks first."""
        playing = [one for one in await self.tables() if _ticks(one)]
        playing.sort(key=lambda one: (one.table.clock, one.table.started))
        return [one.table.id for one in playing]

    async def change(self, change: Change) -> None:
        """Write a change completely, or raise `Taken` if the table already has that version."""
        table_id = change.table.id
        while not await self.commit(await self._commit_of(change)):
            if change.unplayed and await self.text(choice_key(table_id, 0)) is not None:
                raise Taken(FASTER)
        self.tell(Changed(table_id, version=change.table.version))

    async def _commit_of(self, change: Change) -> Commit:
        """What is to be written, with what it is expected to replace."""
        table, key = change.table, table_key(change.table.id)
        before = await self.text(key)
        if before is None:
            raise Taken(FASTER)
        stored = self.table_in(table.id, before)
        if stored.table.version != table.version - 1:
            raise Taken(FASTER)
        expect: list[tuple[str, str | None]] = [(key, before)]
        put = [(key, _text_after(change, stored)), *self.bans_in(table.id, change.bans)]
        if change.unplayed:
            first = choice_key(table.id, 0)
            expect.append((first, None))
            put.append((first, text_of(SEAL)))
        if change.opened is not None:
            opened = change.opened.table
            put.append((table_key(opened.id), table_text(opened, change.opened.seats)))
            put += self.bans_in(opened.id, [ban.who for ban in await self.bans(table.id)])
        return Commit(expect=expect, put=put)

    async def touch(self, table_ids: Iterable[str], now: float) -> None:
        """Store that there was activity at these tables."""
        for table_id in table_ids:
            await self.update(
                table_id,
                lambda stored: replace(
                    stored, table=replace(stored.table, touched=max(stored.table.touched, now))
                ),
            )

    async def forget(self, *table_ids: str, before: float = inf) -> list[str]:
        """Delete everything of those tables that have been inactive since then. Returns which of
        them were deleted."""
        stored = await self.tables_called(table_ids)
        old = [name for name, one in stored.items() if one.table.touched < before]
        for name in old:
            kinds = ("table", "story", "curve", "gallery")
            remove = [choices_key(name), f"ban/{name}/", *(f"{kind}/{name}" for kind in kinds)]
            await self.commit(Commit(remove=remove))
            self.tell(Changed(name, version=GONE))
        return old

    # Choices and stories -----------------------------------------------------------------------

    async def append(self, table_id: str, number: int, choice: ChoiceRow) -> None:
        """Write a choice; raises `Taken` if that number has been used."""
        if not await self.put(choice_key(table_id, number), choice, before=None):
            raise Taken(FASTER)
        self.tell(Changed(table_id, number=number + 1))

    async def story(self, table_id: str) -> StoryRow | None:
        """The story of a game as it was stored."""
        return await self.value(f"story/{table_id}", StoryRow)

    async def story_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Number of choices that are stored as a story, by game, for these games."""
        stories = [await self.story(table_id) for table_id in table_ids]
        return {story.table_id: story.number for story in stories if story is not None}

    async def keep_stories(self, stories: list[StoryRow]) -> None:
        """Store these stories. None is replaced by a shorter one."""
        for story in stories:
            key = f"story/{story.table_id}"
            before = await self.text(key)
            kept = await self.story(story.table_id)
            if kept is None or kept.number < story.number:
                await self.put(key, story, before)


def _ticks(stored: StoredTable) -> bool:
    """Whether a clock runs in a game that can be played."""
    row = stored.table
    people = [one for one in stored.seats if one.kind == "human" and not one.stand_in]
    playing = row.status == "playing" and row.clock > 0
    return playing and bool(people) and is_playable(row.rules, row.setup)


def _text_after(change: Change, stored: StoredTable) -> str:
    """The table after a change. When people were last present never decreases."""
    changed = {seat.seat: seat for seat in change.seats}
    table = replace(change.table, touched=max(change.table.touched, stored.table.touched))
    seats = [
        seat
        if (new := changed.get(seat.seat)) is None
        else replace(new, seen=max(new.seen, seat.seen))
        for seat in stored.seats
    ]
    return table_text(table, seats)
