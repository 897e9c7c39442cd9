"""Bans, and the time of the last activity at a table."""

from __future__ import annotations

import asyncio

from colt_express.server.base.addresses import counted_address
from colt_express.server.base.credentials import hashed, hashed_address
from colt_express.server.storage.bans import EVERYWHERE

from .test_table_store import SEATS, a_table, opened


def test_a_ban_holds_at_its_table_or_everywhere(database: str) -> None:
    async def ban() -> None:
        async with opened(database) as store:
            await store.ban("one", "bob", "his address", "")
            await store.ban("one", "bob")
            assert await store.is_banned("one", "bob", "elsewhere")
            assert await store.is_banned("one", "another", "his address")
            assert not await store.is_banned("two", "bob", "his address")
            assert not await store.is_banned("one", "", "another")
            await store.ban(EVERYWHERE, "cid")
            assert await store.is_banned("two", "cid")
            assert {(ban.table_id, ban.who) for ban in await store.bans()} == {
                ("one", "bob"),
                ("one", "his address"),
                (EVERYWHERE, "cid"),
            }
            assert await store.unban("one", "bob", "nobody") == 1
            assert not await store.is_banned("one", "bob")
            assert await store.unban("one", "bob") == 0

    asyncio.run(ban())


def test_a_touch_never_goes_back(database: str) -> None:
    names = [f"table {number}" for number in range(1200)]

    async def touch() -> list[float]:
        async with opened(database) as store:
            await asyncio.gather(
                *(store.create_table(a_table(name), SEATS) for name in names[:3]),
            )
            await store.touch(names, 20.0)
            await store.touch(names[:1], 10.0)
            stored = [await store.load_table(name) for name in names[:3]]
            return [one.table.touched for one in stored if one is not None]

    assert asyncio.run(touch()) == [20.0, 20.0, 20.0]


def test_an_address_is_known_by_its_network_and_kept_as_a_hash() -> None:
    neighbours = [counted_address(f"2001:db8:1:2::{number}") for number in (1, 2)]
    assert neighbours[0] == neighbours[1] != counted_address("2001:db8:1:3::1")
    assert counted_address("192.0.2.7") == "192.0.2.7"
    assert hashed_address("192.0.2.7") != hashed("192.0.2.7")
    assert len(hashed_address("192.0.2.7")) == 64
