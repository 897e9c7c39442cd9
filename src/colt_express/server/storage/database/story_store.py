"""Stories in the database: games as spectators saw them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import select

from ..rows import StoryRow, as_number
from .columns import STORIES
from .database_connection import DatabaseConnection, database_operation
from .statements import INSERT, in_parts


class StoryStore(DatabaseConnection):
    """The stories of games."""

    @database_operation
    async def story(self, table_id: str) -> StoryRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(STORIES).where(STORIES.c.table_id == table_id))
            row = found.mappings().first()
            return None if row is None else StoryRow(**row)

    @database_operation
    async def story_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Number of choices that are stored as a story, by game, for these games."""
        numbers: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for some in in_parts(table_ids):
                columns = (STORIES.c.table_id, STORIES.c.number)
                found = await connection.execute(
                    select(*columns).where(STORIES.c.table_id.in_(some))
                )
                numbers.update((str(table_id), as_number(number)) for table_id, number in found)
        return numbers

    @database_operation
    async def keep_stories(self, stories: list[StoryRow]) -> None:
        """Store these stories. None is replaced by a shorter one."""
        if not stories:
            return
        insert = INSERT[self.engine.dialect.name](STORIES)
        write = insert.values([msgspec.structs.asdict(story) for story in stories])
        new = write.excluded
        async with self.writing() as connection:
            await connection.execute(
                write.on_conflict_do_update(
                    index_elements=[STORIES.c.table_id],
                    set_={"number": new.number, "told": new.told},
                    where=STORIES.c.number < new.number,
                )
            )
