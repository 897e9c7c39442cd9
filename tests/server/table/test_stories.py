"""Games of another version: shown as they were told, never replayed under other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, delete, update

from colt_express.engine.game import RULES_VERSION
from colt_express.server.api.table_requests import carry_out
from colt_express.server.base.database_address import engine_for, read_address
from colt_express.server.base.refusals import Refused
from colt_express.server.registry import loading
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.database.columns import STORIES, TABLES
from colt_express.server.storage.database.schema import alembic_config
from colt_express.server.storage.database.table_store import Store
from colt_express.server.table import seating, stories
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import PROTOCOL, Rematch

from ..in_process import Subscriber, registry_at, requests_at
from ..registry.test_resuming import again, begun, choose, play

OLDEST, NEWER = 0, RULES_VERSION + 1
FIRST = 1  # whose games continue where version 2 changed nothing
MADE = 12


async def make_it_of_rules(database: str, table: LiveTable, rules: int) -> None:
    """As if a server of another version had left the game behind a while ago."""
    store = Store(database)
    async with store.writing() as connection:
        await connection.execute(
            update(TABLES).where(TABLES.c.id == table.row.id).values(rules=rules, touched=1.0)
        )
    await store.close()


@contextmanager
def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def fail(*_details: object) -> None:
        raise AssertionError("a game of other rules is played again")

    with monkeypatch.context() as patch:
        patch.setattr(loading, "begin", fail)
        yield


def test_the_story_is_shown_and_nothing_can_be_chosen(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def upgrade() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=60)
            before = Subscriber(table, -1)
            await play(table, MADE)
            record = msgspec.json.decode(table.running().game.record())
        await make_it_of_rules(database, table, OLDEST)
        async with registry_at(database) as registry:
            with nothing_is_played(monkeypatch):
                frozen = await again(registry, table)
            for seat in (-1, 0, 1):
                after = Subscriber(frozen, seat)
                welcome = {"seat": seat, "number": MADE, "protocol": PROTOCOL}
                assert after.last("welcome") == {"type": "welcome", **welcome}
                assert after.told == list(range(1, MADE + 1))
                assert [told["events"] for told in after.all("told")] == [
                    told["events"] for told in before.all("told")
                ]
                assert after.last("told")["table"] == before.last("told")["table"]
                assert after.last("told")["mine"] == before.last("told")["mine"]
                assert "deadline" not in after.last("told")
                assert after.last("table")["frozen"] == {
                    "reason": "rules",
                    "rules": OLDEST,
                    "ours": RULES_VERSION,
                    "sentence": f"this game was played by rules version {OLDEST}, and this server "
                    f"plays version {RULES_VERSION}; it can be viewed and downloaded, but "
                    "not continued",
                }
            up_to_date = Subscriber(frozen, -1, seen=MADE)
            assert up_to_date.told == []
            assert up_to_date.last("now")["table"] == before.last("told")["table"]
            with pytest.raises(Refused, match="played by rules version"):
                await choose(frozen)
            assert await registry.store.ticking() == []
            assert not frozen.driver.needed
        async with requests_at(database) as client:
            answer = await client.get(f"/api/tables/{table.row.id}/record")
            assert answer.headers["content-disposition"].startswith("attachment")
            del record["digest"]  # without the rules its final position is unknown
            assert answer.json() == {**record, "rules": OLDEST}
            result = await client.get(f"/api/tables/{table.row.id}/result")
            assert (result.status_code, "rules version" in result.text) == (409, True)

    asyncio.run(upgrade())


@pytest.mark.parametrize(("options", "frozen"), [({}, False), ({"expert": "2018"}, True)])
def test_a_game_of_the_first_rules_goes_on_if_nothing_changed_for_it(
    database: str, options: dict[str, Any], frozen: bool
) -> None:
    async def upgrade() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=60, public=True, options=options)
            await play(table, MADE)
        await make_it_of_rules(database, table, FIRST)
        async with registry_at(database) as registry:
            assert await registry.store.ticking() == ([] if frozen else [table.row.id])
            shown = await registry.store.listed(since=0.0, limit=9)
            assert [stored.table.id for stored in shown] == ([] if frozen else [table.row.id])
            risen = await again(registry, table)
            assert (risen.frozen is not None) == frozen
            if not frozen:
                await choose(risen)
                assert (risen.number, risen.row.rules) == (MADE + 1, FIRST)

    asyncio.run(upgrade())


def test_after_a_kill_there_is_no_story_but_the_record(database: str) -> None:
    async def upgrade() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, MADE)
        await make_it_of_rules(database, table, OLDEST)
        async with registry_at(database) as registry:
            async with registry.store.writing() as connection:
                await connection.execute(delete(STORIES))
            frozen = await again(registry, table)
            somebody = Subscriber(frozen, 0)
            assert [message["type"] for message in somebody.heard] == ["welcome", "table"]
            assert len(msgspec.json.decode(frozen.record())["choices"]) == MADE

    asyncio.run(upgrade())


def test_the_seed_of_a_game_that_another_server_may_play_stays_secret(postgres: str) -> None:
    async def upgrade() -> None:
        async with registry_at(postgres) as registry:
            table = await begun(registry, "open", "open")
        await make_it_of_rules(postgres, table, NEWER)
        async with registry_at(postgres) as registry:
            with pytest.raises(Refused, match="a newer server plays this game"):
                (await again(registry, table)).record()
        await make_it_of_rules(postgres, table, OLDEST)
        async with registry_at(postgres) as registry:
            frozen = await again(registry, table)
            frozen.row.touched = frozen.touched
            with pytest.raises(Refused, match="an older server may still play this game"):
                frozen.record()
            frozen.row.touched -= stories.QUIET_SECONDS
            assert frozen.record()

    asyncio.run(upgrade())


def test_a_finished_game_has_its_story_at_once_and_can_be_followed_by_a_rematch(
    database: str,
) -> None:
    async def upgrade() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, 1000)
            kept = await registry.store.story(table.row.id)
            assert kept is not None
            assert kept.number == table.number
        await make_it_of_rules(database, table, OLDEST)
        async with registry_at(database) as registry:
            frozen = await again(registry, table)
            watcher = Subscriber(frozen, -1)
            assert watcher.last("table")["seed"] == table.row.seed
            assert watcher.last("told")["table"]["phase"] == "over"
            await carry_out(frozen, 1, Rematch(0))
            rematch = await registry.find(frozen.row.next_table)
            assert rematch is not None
            assert (rematch.row.status, rematch.row.rules) == ("playing", RULES_VERSION)

    asyncio.run(upgrade())


def test_a_story_is_kept_when_its_table_is_put_away_and_never_gets_shorter(database: str) -> None:
    async def evict() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open")
            await play(table, MADE)
            assert await registry.store.story(table.row.id) is None
            table.touched = 0.0
            await registry.evictor.evict_idle_tables()
            kept = await registry.store.story(table.row.id)
            assert kept is not None
            assert kept.number == MADE
            await registry.store.keep_stories([msgspec.structs.replace(kept, number=1, told=b"")])
            assert await registry.store.story(table.row.id) == kept

    asyncio.run(evict())


def test_a_server_of_an_older_version_does_not_begin_what_a_newer_one_has_begun(
    database: str,
) -> None:
    async def start() -> None:
        async with registry_at(database) as registry:
            table, _ = await registry.create(NewTable("Ann", ["outlaw", "outlaw"]))
            watcher = Subscriber(table, -1)
            started = seating.start(table.row, table.seats, 0)
            started.table.rules = NEWER
            await registry.store.change(started)
            await table.catch_up()
            assert watcher.last("table")["frozen"]["rules"] == NEWER
            assert watcher.all("now") == []

    asyncio.run(start())


def test_games_of_an_older_schema_go_on(database: str) -> None:
    """They have the rules of their time, which are still the same."""

    def take_back(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), "0002")

    async def upgrade() -> None:
        async with registry_at(database) as registry:
            table = await begun(registry, "open", "open", clock=86400)
            await play(table, MADE)
        engine = engine_for(read_address(database))
        async with engine.begin() as connection:
            await connection.run_sync(take_back)
        await engine.dispose()
        async with registry_at(database) as registry:
            risen = await again(registry, table)
            assert risen.frozen is None
            assert risen.row.touched >= risen.row.started > 0
            assert risen.deadline == table.deadline
            await choose(risen)
            assert risen.number == MADE + 1

    asyncio.run(upgrade())
