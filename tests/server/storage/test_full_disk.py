"""The database cannot be written: on a full disk, read-only, or unreachable. Everybody gets an
error, nothing is half done, and everything continues when the problem is solved."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.requests import Request

from colt_express.server.api.table_requests import carry_out, take_seat
from colt_express.server.base.database_errors import StorageError
from colt_express.server.connections.responses import our_error
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.database.database_connection import OUT_OF_ORDER
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Start

from ..in_process import registry_at, registry_in
from ..postgres import Cluster

NEW = NewTable("Ann", ["open", "open"])


async def reconnect(registry: DatabaseRegistry) -> None:
    """Settings for new connections apply to all."""
    await asyncio.gather(*registry.store.underway)
    await registry.store.ledger.writer.close()
    await registry.store.engine.dispose()


async def refused(work: Awaitable[Any]) -> None:
    with pytest.raises(StorageError) as error:
        await work
    assert str(error.value) in (OUT_OF_ORDER, "the choice could not be stored; try again")


async def nothing_can_be_done(
    registry: DatabaseRegistry, waiting: LiveTable, playing: LiveTable
) -> None:
    before = waiting.info(), playing.info(), playing.number, list(registry.tables)
    decision = playing.running().game.decisions[0]
    await refused(registry.create(NEW))
    await refused(take_seat(waiting, "Dot", ""))
    await refused(carry_out(waiting, 0, Start(0)))
    await refused(playing.choose(decision.seat, playing.number, str(decision.options[0]), 1))
    assert (waiting.info(), playing.info(), playing.number, list(registry.tables)) == before


async def everything_can_be_done(
    registry: DatabaseRegistry, waiting: LiveTable, playing: LiveTable
) -> None:
    decision = playing.running().game.decisions[0]
    reply = await playing.choose(decision.seat, playing.number, str(decision.options[0]), 1)
    assert reply.status == "ok"
    assert (await take_seat(waiting, "Dot", ""))[0] == 1
    await carry_out(waiting, 0, Start(0))
    table, _ = await registry.create(NEW)
    assert await registry.store.load_table(table.row.id) is not None


async def through_trouble(
    registry: DatabaseRegistry,
    begin: Callable[[], Awaitable[None]],
    end: Callable[[], Awaitable[None]],
) -> None:
    waiting, _ = await registry.create(NEW)
    playing, _ = await registry.create(NEW)
    for name in ("Bob", "Cid"):
        await take_seat(playing, name, "")
    await carry_out(playing, 0, Start(0))
    await begin()
    await nothing_can_be_done(registry, waiting, playing)
    await end()
    await everything_can_be_done(registry, waiting, playing)


def test_a_file_that_can_only_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    only_read = [False]

    def set_up(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA query_only={int(only_read[0])}")

    async def meet() -> None:
        async with registry_in(tmp_path) as registry:
            event.listen(registry.store.engine.sync_engine, "connect", set_up)

            async def switch(on: bool) -> None:
                only_read[0] = on
                await reconnect(registry)

            await through_trouble(registry, lambda: switch(True), lambda: switch(False))

    with caplog.at_level(logging.INFO, logger="colt_express"):
        asyncio.run(meet())
    told = "OperationalError: attempt to write a readonly database"
    helps = "(make the file and its folder writable for the server)"
    messages = [re.sub(r"after \d+ s", "after a while", line) for line in caplog.messages]
    assert messages == [
        f"the database failed in create_table: {told} {helps}",
        f"the database failed in change: {told} {helps}",  # two of them
        f"choices could not be written: {told} {helps}",
        "choices are written again, after a while",
        "the database works again in change, after a while",
        "the database works again in create_table, after a while",
    ]


def test_a_full_disk(tmp_path: Path) -> None:
    """A table that does not fit does not exist at all, and the next one fits when there is room."""
    pages = [1_000_000]

    def set_up(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages[0]}")

    async def fill() -> None:
        async with registry_in(tmp_path) as registry:
            event.listen(registry.store.engine.sync_engine, "connect", set_up)
            await registry.create(NEW)
            pages[0] = 1  # no more than there are
            await reconnect(registry)
            with contextlib.suppress(StorageError):
                for _ in range(200):
                    await registry.create(NewTable("Ann", ["open"] * 5, public=True))
            made = list(registry.tables)[1:]
            await refused(registry.create(NewTable("Ann", ["open"] * 5, public=True)))
            kept = [stored.table.id for stored in await registry.store.listed(0.0, limit=1000)]
            assert sorted(kept) == sorted(made)
            pages[0] = 1_000_000
            await reconnect(registry)
            table, _ = await registry.create(NEW)
            stored = await registry.store.load_table(table.row.id)
            assert stored is not None
            assert len(stored.seats) == 3

    asyncio.run(fill())


def test_a_postgresql_that_is_gone_for_a_while(cluster: Cluster, postgres: str) -> None:
    async def meet() -> None:
        async with registry_at(postgres) as registry:
            await through_trouble(
                registry,
                lambda: asyncio.to_thread(cluster.stop),
                lambda: asyncio.to_thread(cluster.start),
            )

    asyncio.run(meet())


def test_programs_are_told_that_it_is_no_fault_of_theirs() -> None:
    request = Request({"type": "http", "headers": []})
    answer = asyncio.run(our_error(request, StorageError(OUT_OF_ORDER)))
    assert answer.status_code == 503
    assert OUT_OF_ORDER.encode() in bytes(answer.body)
