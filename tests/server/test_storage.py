"""Storage: what is appended is durable, each number once, and the schema is as it is declared."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from colt_express.server.settings import default_database
from colt_express.server.storage import (
    METADATA,
    SeatRow,
    StorageError,
    Store,
    TableRow,
    Taken,
)

SEATS = [
    SeatRow(0, "human", "Ann", "doc", "", "hash"),
    SeatRow(1, "bot", "Outlaw", "", "outlaw"),
    SeatRow(2, "open"),
]


def a_table(name: str = "table", **fields: Any) -> TableRow:
    row = TableRow(
        id=name,
        created=1.5,
        status="waiting",
        public=True,
        clock=60,
        pace=0.5,
        host=0,
        options={"expert": "2018"},
        seed="secret",
        setup={"players": ["doc"]},
    )
    for field, value in fields.items():
        setattr(row, field, value)
    return row


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(default_database(folder))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def write_and_read() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(a_table(), SEATS)
            await store.update_seat("table", SeatRow(2, "human", "Cid", "tuco", "", "other"))
            await store.update_table(a_table(status="playing", next_table="next"))
        async with opened(tmp_path) as store:
            loaded = await store.load_table("table")
            assert loaded is not None
            table, seats, choices = loaded
            assert table == a_table(status="playing", next_table="next")
            assert seats == [*SEATS[:2], SeatRow(2, "human", "Cid", "tuco", "", "other")]
            assert choices == []
            assert await store.load_table("nowhere") is None

    asyncio.run(write_and_read())


def test_tables_to_be_taken_up_and_to_be_watched(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path) as store:
            for created, status in enumerate(("waiting", "playing", "over")):
                row = a_table(status, status=status, created=float(created))
                await store.create_table(row, SEATS)
            await store.create_table(a_table("private", public=False, status="playing"), SEATS)
            assert sorted(await store.unfinished()) == ["playing", "private"]
            assert await store.public_tables(limit=9) == ["playing", "waiting"]
            await store.forget("playing")
            assert await store.load_table("playing") is None
            assert await store.unfinished() == ["private"]

    asyncio.run(ask())


def test_a_choice_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    async def append() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(a_table(), SEATS)
            for number in range(3):
                await store.append("table", number, number % 2, "draw")
                assert rows_seen_by_another_program() == number + 1

    def rows_seen_by_another_program() -> int:
        with sqlite3.connect(tmp_path / "colt-express.sqlite") as other:
            count: int = other.execute("select count(*) from choices").fetchone()[0]
        other.close()
        return count

    asyncio.run(append())


def test_every_commit_is_synced(tmp_path: Path) -> None:
    async def ask() -> tuple[Any, Any]:
        async with opened(tmp_path) as store, store.engine.connect() as connection:
            mode = await connection.exec_driver_sql("PRAGMA journal_mode")
            synced = await connection.exec_driver_sql("PRAGMA synchronous")
            return mode.scalar(), synced.scalar()

    assert asyncio.run(ask()) == ("wal", 2)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def append() -> None:
        async with opened(tmp_path) as store:
            await store.append("table", 0, 0, "draw")
            with pytest.raises(Taken):
                await store.append("table", 0, 1, "play move")
            await store.append("other", 0, 1, "play move")

    asyncio.run(append())


def test_in_a_batch_only_the_one_that_is_too_late_fails(tmp_path: Path) -> None:
    async def append() -> list[object]:
        async with opened(tmp_path) as store:
            await store.append("table 7", 0, 0, "draw")
            together = [store.append(f"table {n}", 0, 0, "play move") for n in range(20)]
            return list(await asyncio.gather(*together, return_exceptions=True))

    outcomes = asyncio.run(append())
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Taken)


def test_many_choices_share_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []

    async def append() -> None:
        async with opened(tmp_path) as store:
            write = store._write

            async def counted(rows: list[dict[str, Any]]) -> None:
                sizes.append(len(rows))
                await write(rows)

            monkeypatch.setattr(store, "_write", counted)
            await asyncio.gather(*(store.append(f"table {n}", 0, 0, "draw") for n in range(100)))

    asyncio.run(append())
    assert sum(sizes) == 100
    assert len(sizes) <= 2


def test_a_second_store_reads_what_the_first_one_wrote(tmp_path: Path) -> None:
    async def share() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            await one.create_table(a_table(), SEATS)
            await one.append("table", 0, 0, "draw")
            await two.append("table", 1, 2, "play move hidden")
            with pytest.raises(Taken):
                await one.append("table", 1, 1, "draw")
            for store in (one, two):
                loaded = await store.load_table("table")
                assert loaded is not None
                assert loaded[2] == ["0 draw", "2 play move hidden"]

    asyncio.run(share())


def test_trouble_is_told_without_what_was_to_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def append() -> None:
        async with opened(tmp_path) as store:

            async def fail(_rows: object) -> None:
                raise OperationalError("insert into choices", {"option": "secret"}, Exception())

            monkeypatch.setattr(store, "_write", fail)
            with pytest.raises(StorageError) as error:
                await store.append("table", 0, 0, "draw")
            assert str(error.value) == "the choice could not be written down; try again"
            monkeypatch.undo()
            await store.append("table", 0, 0, "draw")

    asyncio.run(append())


def test_a_database_that_cannot_be_used_does_not_show_its_password() -> None:
    with pytest.raises(StorageError) as error:
        Store("oracle+nothing://ann:hunter2@host/name")
    assert "hunter2" not in str(error.value)


def test_the_schema_that_alembic_makes_is_the_declared_one(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def compare() -> list[Any]:
        async with opened(tmp_path) as store, store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(compare()) == []
