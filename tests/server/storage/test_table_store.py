"""Storage: appended choices are durable, each number is used once, and the schema is as
declared."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import OperationalError

from colt_express import TableOptions
from colt_express.server.base.database_address import engine_for, read_address
from colt_express.server.base.database_errors import StorageError
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.columns import METADATA
from colt_express.server.storage.database.ledger import PendingChoice
from colt_express.server.storage.database.schema import alembic_config
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import (
    Change,
    ChoiceRow,
    SeatRow,
    StoredTable,
    TableRow,
    Taken,
)

SEATS = [
    SeatRow(0, "human", "Ann", "doc", "", "hash"),
    SeatRow(1, "bot", "Outlaw", "", "outlaw"),
    SeatRow(2, "open"),
]
DRAW = ChoiceRow(0, "draw", 2.5)
MOVE = ChoiceRow(1, "play move hidden", 3.5)


def a_table(name: str = "table", **fields: Any) -> TableRow:
    row = TableRow(
        id=name,
        created=1.5,
        status="waiting",
        public=True,
        clock=60,
        pace=0.5,
        host=0,
        options=TableOptions(expert="2018"),
        seed="secret",
        setup={"players": ["doc"]},
    )
    for field, value in fields.items():
        setattr(row, field, value)
    return row


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def test_a_table_comes_back_as_it_was(database: str) -> None:
    cid = SeatRow(2, "human", "Cid", "tuco", "", "other", "outlaw", 7.25)
    changed = a_table(version=1, status="playing", started=4.75, next_table="next")

    async def write_and_read() -> None:
        async with opened(database) as store:
            await store.create_table(a_table(), SEATS)
            await store.change(Change(changed, [cid]))
            await store.append("table", 0, DRAW)
            await store.append("table", 1, MOVE)
        async with opened(database) as store:
            stored = StoredTable(changed, [*SEATS[:2], cid], [DRAW, MOVE])
            assert await store.load_table("table") == stored
            stored.choices = [MOVE]
            assert await store.load_table("table", after=1) == stored
            assert await store.load_table("nowhere") is None

    asyncio.run(write_and_read())


def test_a_version_is_given_once_and_then_all_of_it_or_nothing(database: str) -> None:
    """A late writer changes no seat and opens no table."""

    async def change() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.create_table(a_table(), SEATS)
            await one.change(
                Change(a_table(version=1), [SeatRow(2, "bot", "Outlaw", "", "outlaw")])
            )
            late = Change(
                a_table(version=1, next_table="next"),
                [SeatRow(2, "human", "Cid")],
                StoredTable(a_table("next"), SEATS),
            )
            with pytest.raises(Taken):
                await two.change(late)
            stored = await two.load_table("table")
            assert stored is not None
            assert stored.seats[2].name == "Outlaw"
            assert stored.table == a_table(version=1)
            assert await two.load_table("next") is None

    asyncio.run(change())


def test_of_many_writers_of_the_same_version_one_succeeds(database: str) -> None:
    async def change() -> list[object]:
        async with opened(database) as one, opened(database) as two:
            await one.create_table(a_table(), SEATS)
            wishes = [
                store.change(Change(a_table(version=1), [SeatRow(2, "human", f"guest {n}")]))
                for n in range(5)
                for store in (one, two)
            ]
            return list(await asyncio.gather(*wishes, return_exceptions=True))

    outcomes = asyncio.run(change())
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 9


def test_tables_to_be_taken_up_and_to_be_watched(database: str) -> None:
    async def ask() -> None:
        async with opened(database) as store:
            for created, status in enumerate(("waiting", "playing", "over")):
                row = a_table(status, status=status, created=float(created))
                await store.create_table(row, SEATS)
            await store.create_table(a_table("private", public=False, status="playing"), SEATS)
            replaced = [SeatRow(0, "human", "Ann", "doc", "", "hash", "outlaw"), *SEATS[1:]]
            await store.create_table(a_table("bots", public=False, status="playing"), replaced)
            await store.create_table(
                a_table("slow", public=False, status="playing", clock=0), SEATS
            )
            old = a_table("old", status="playing", rules=0)
            await store.create_table(old, SEATS)
            assert sorted(await store.ticking()) == ["playing", "private"]
            shown = await store.listed(since=0.0, limit=9)
            assert [stored.table.id for stored in shown] == ["playing", "waiting"]
            assert [stored.seats for stored in shown] == [SEATS, SEATS]
            await store.forget("playing")
            assert await store.load_table("playing") is None
            assert await store.ticking() == ["private"]

    asyncio.run(ask())


def test_a_choice_is_seen_by_all_when_append_returns(database: str) -> None:
    async def append() -> None:
        async with opened(database) as store, opened(database) as other:
            await store.create_table(a_table(), SEATS)
            for number in range(3):
                await store.append("table", number, DRAW)
                stored = await other.load_table("table")
                assert stored is not None
                assert len(stored.choices) == number + 1

    asyncio.run(append())


def test_every_commit_to_sqlite_is_synced(tmp_path: Path) -> None:
    async def ask() -> tuple[Any, Any]:
        async with (
            opened(default_database(tmp_path)) as store,
            store.engine.connect() as connection,
        ):
            mode = await connection.exec_driver_sql("PRAGMA journal_mode")
            synced = await connection.exec_driver_sql("PRAGMA synchronous")
            return mode.scalar(), synced.scalar()

    assert asyncio.run(ask()) == ("wal", 2)


def test_a_number_is_given_once(database: str) -> None:
    async def append() -> None:
        async with opened(database) as store:
            await store.append("table", 0, DRAW)
            with pytest.raises(Taken):
                await store.append("table", 0, MOVE)
            await store.append("other", 0, MOVE)

    asyncio.run(append())


def test_in_a_batch_only_the_one_that_is_too_late_fails(database: str) -> None:
    async def append() -> list[object]:
        async with opened(database) as store:
            await store.append("table 7", 0, DRAW)
            together = [store.append(f"table {n}", 0, MOVE) for n in range(20)]
            return list(await asyncio.gather(*together, return_exceptions=True))

    outcomes = asyncio.run(append())
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Taken)


def test_many_choices_share_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []

    async def append() -> None:
        async with opened(database) as store:
            write = store.ledger.writer.write

            async def counted(lines: list[PendingChoice]) -> None:
                sizes.append(len(lines))
                await write(lines)

            monkeypatch.setattr(store.ledger.writer, "write", counted)
            await asyncio.gather(*(store.append(f"table {n}", 0, DRAW) for n in range(100)))

    asyncio.run(append())
    assert sum(sizes) == 100
    assert len(sizes) <= 2


def test_many_writers_wait_for_each_other(database: str) -> None:
    async def write() -> list[str]:
        async with opened(database) as store:
            opening = [
                store.create_table(msgspec.structs.replace(a_table(), id=f"table {n}"), SEATS)
                for n in range(100)
            ]
            choosing = [store.append(f"table {n}", 0, DRAW) for n in range(100)]
            await asyncio.gather(*opening, *choosing)
            stored = [await store.load_table(f"table {n}") for n in range(100)]
            return [table.choices[0].option for table in stored if table is not None]

    assert asyncio.run(write()) == [DRAW.option] * 100


def test_a_second_store_reads_what_the_first_one_wrote(database: str) -> None:
    async def share() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.create_table(a_table(), SEATS)
            await one.append("table", 0, DRAW)
            await two.append("table", 1, MOVE)
            with pytest.raises(Taken):
                await one.append("table", 1, DRAW)
            for store in (one, two):
                loaded = await store.load_table("table")
                assert loaded is not None
                assert loaded.choices == [DRAW, MOVE]

    asyncio.run(share())


def test_errors_do_not_reveal_the_data_to_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def append() -> None:
        async with opened(database) as store:

            async def fail(_rows: object) -> None:
                raise OperationalError("insert into choices", {"option": "secret"}, Exception())

            monkeypatch.setattr(store.ledger.writer, "write", fail)
            with pytest.raises(StorageError) as error:
                await store.append("table", 0, DRAW)
            assert str(error.value) == "the choice could not be stored; try again"
            monkeypatch.undo()
            await store.append("table", 0, DRAW)

    asyncio.run(append())


def test_a_store_that_is_closed_opens_no_connection_any_more(database: str) -> None:
    """It would never be closed."""

    async def close() -> None:
        async with opened(database) as store:
            begun = asyncio.create_task(store.ticking())
            await asyncio.sleep(0)
        assert await begun == []
        with pytest.raises(StorageError, match="the database is closed"):
            await store.ticking()
        with pytest.raises(StorageError, match="the database is closed"):
            await store.append("table", 0, DRAW)

    asyncio.run(close())


def test_a_database_that_cannot_be_used_does_not_show_its_password() -> None:
    with pytest.raises(StorageError) as error:
        Store("oracle+nothing://ann:hunter2@host/name")
    assert "hunter2" not in str(error.value)


def test_the_schema_that_alembic_makes_is_the_declared_one(empty_database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def compare() -> list[Any]:
        async with opened(empty_database) as store, store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(compare()) == []


def test_games_of_an_older_schema_are_taken_over(empty_database: str) -> None:
    def old_games(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "0001")
        for statement in (
            "INSERT INTO tables VALUES ('old', 1.5, 'playing', true, 60, 0.5, 0, "
            "'{}', 'secret', '{}', '')",
            "INSERT INTO seats VALUES ('old', 0, 'human', 'Ann', 'doc', '', 'hash')",
            "INSERT INTO choices VALUES ('old', 0, 0, 'draw', 2.5)",
        ):
            connection.exec_driver_sql(statement)

    async def read() -> StoredTable | None:
        engine = engine_for(read_address(empty_database))
        async with engine.begin() as connection:
            await connection.run_sync(old_games)
        await engine.dispose()
        async with opened(empty_database) as store:
            return await store.load_table("old")

    stored = asyncio.run(read())
    assert stored is not None
    assert (stored.table.version, stored.table.started) == (0, 1.5)
    assert stored.seats == [SeatRow(0, "human", "Ann", "doc", "", "hash")]
    assert stored.choices == [DRAW]


def test_the_schema_can_be_taken_back(empty_database: str) -> None:
    def there_and_back(connection: Connection) -> set[str]:
        for revision in ("head", "0001", "head", "base"):
            way = command.downgrade if revision in ("0001", "base") else command.upgrade
            way(alembic_config(connection), revision)
        return set(inspect(connection).get_table_names())

    async def migrate() -> set[str]:
        engine = engine_for(read_address(empty_database))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(there_and_back)
        finally:
            await engine.dispose()

    assert asyncio.run(migrate()) == {"alembic_version"}


def test_servers_that_start_together_make_the_schema_once(empty_database: str) -> None:
    async def start() -> None:
        stores = [Store(empty_database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(start())
