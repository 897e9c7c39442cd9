"""The lobby, with SQLite and PostgreSQL: concurrent actions at two servers, listing, absent guests,
bans, and chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import time
from typing import Any

import pytest

from colt_express.server.api.reporting import report
from colt_express.server.api.table_requests import carry_out, connect, take_seat
from colt_express.server.base.credentials import Proof, hashed
from colt_express.server.base.refusals import SENT_AWAY, Refused
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage import bans
from colt_express.server.storage.bans import EVERYWHERE
from colt_express.server.table.leaving import leave
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import (
    Abort,
    Back,
    Filter,
    HandOver,
    Kick,
    Leave,
    Resign,
    Start,
    TableRequest,
    Vote,
)

from ...playing import random_choice
from ..in_process import Subscriber, registry_at, until

LATER = 100.0
"""Seconds after which absent guests have lost their seats."""


@asynccontextmanager
async def two_registries(database: str) -> AsyncIterator[tuple[DatabaseRegistry, DatabaseRegistry]]:
    async with registry_at(database) as one, registry_at(database) as two:
        yield one, two


async def new_table(
    registry: DatabaseRegistry, *guests: str, seats: int = 3, **wanted: Any
) -> LiveTable:
    """With Ann as its host, and her guests."""
    open_seats = ["open"] * (seats - 1)
    table, _ = await registry.create(NewTable("Ann", open_seats, **wanted), "Ann's address")
    for name in guests:
        await take_seat(table, name, "", f"{name}'s address")
    return table


async def at(registry: DatabaseRegistry, table: LiveTable) -> LiveTable:
    found = await registry.find(table.row.id)
    assert found is not None
    await found.catch_up()
    return found


async def ask(table: LiveTable, seat: int, request: TableRequest) -> str:
    """The outcome: done, or the refusal."""
    try:
        await carry_out(table, seat, request)
    except Refused as refused:
        return str(refused)
    return "done"


async def choose(table: LiveTable, dice: Random) -> str:
    try:
        seat, option = random_choice(table.running().game, dice)
        return (await table.choose(seat, table.number, str(option), 1)).status
    except Refused as refused:
        return str(refused)


# Concurrent actions at two servers


def test_when_two_leave_at_once_a_remaining_player_is_the_host(database: str) -> None:
    async def play() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob", "Cid")
            there = await at(two, here)
            await asyncio.gather(ask(here, 0, Leave(1)), ask(there, 1, Leave(1)))
            for table in (here, there):
                await table.catch_up()
                assert [seat.kind for seat in table.seats] == ["open", "open", "human"]
                assert (table.row.host, table.row.status) == (2, "waiting")
            requests = (ask(here, 2, Leave(1)), take_seat(there, "Dan", ""))
            await asyncio.gather(*requests, return_exceptions=True)
            await here.catch_up()
            assert (here.row.status, here.row.host) in (("closed", 2), ("waiting", 0))

    asyncio.run(play())


def test_a_first_choice_and_an_abort_at_once_are_one_or_the_other(database: str) -> None:
    async def play(registries: tuple[DatabaseRegistry, DatabaseRegistry], n: int) -> None:
        here = await new_table(registries[0], "Bob", "Cid")
        await carry_out(here, 0, Start(0))
        there = await at(registries[1], here)
        both = [ask(here, 0, Abort(1)), choose(there, Random(n))]
        outcomes = list(await asyncio.gather(*(both if n % 2 else reversed(both))))
        await here.catch_up()
        await there.catch_up()
        assert here.row == there.row
        if here.row.status == "playing":
            assert here.number == there.number == 1
            assert sorted(outcomes) == sorted(["ok", CHOSEN])
            assert await ask(there, 0, Abort(1)) == CHOSEN
            return
        assert sorted(outcomes) in (["done", "stale"], ["done", "this table is closed"])
        assert await choose(there, Random(n)) == "this table is closed"
        again = await registries[1].find(here.row.next_table)
        assert again is not None
        assert again.row.status == "waiting"
        assert [seat.token_hash for seat in again.seats] == [s.token_hash for s in here.seats]

    async def many() -> None:
        async with two_registries(database) as registries:
            for n in range(8):
                await play(registries, n)
            known = list(registries[0].tables)
            registries[0].tables.clear()  # and what was called off is not replayed
            for table_id in known:
                assert await registries[0].find(table_id)

    asyncio.run(many())


CHOSEN = "the first choice has been made, so the game can no longer be called off"


def test_votes_and_resigning_at_once(database: str) -> None:
    """Ann is idle; Bob votes at one server while Cid, whose vote was needed, resigns at another."""

    async def play(registries: tuple[DatabaseRegistry, DatabaseRegistry], n: int) -> None:
        here = await new_table(registries[0], "Bob", "Cid")
        await carry_out(here, 0, Start(0))
        there = await at(registries[1], here)
        for table in (here, there):
            table.vote_seconds = 0.0
            for seat in range(3):
                Subscriber(table, seat)
        idle = here.running().game.decisions[0].seat
        others = [seat for seat in range(3) if seat != idle]
        both = [ask(here, others[0], Vote(1, idle)), ask(there, others[1], Resign(1))]
        outcomes = await asyncio.gather(*(both if n % 2 else reversed(both)))
        assert list(outcomes) == ["done", "done"]
        await here.catch_up()
        assert await ask(here, others[0], Vote(1, idle)) in ("done", ALREADY)
        await there.catch_up()
        for table in (here, there):
            assert table.seats[idle].stand_in == "outlaw"
            assert table.seats[others[1]].resigned
            assert table.row.host != others[1]

    async def many() -> None:
        async with two_registries(database) as registries:
            for n in range(4):
                await play(registries, n)

    asyncio.run(many())


ALREADY = "only another player can be replaced by a vote"


def test_a_vote_is_seen_and_counted_at_both_servers(database: str) -> None:
    async def play() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob", "Cid", "Dan", seats=4, pace=0.0)
            await carry_out(here, 0, Start(0))
            there = await at(two, here)
            here.vote_seconds = there.vote_seconds = 0.0
            watchers = [Subscriber(table, seat) for table in (here, there) for seat in range(4)]
            idle = here.running().game.decisions[0].seat
            first, second, _ = [seat for seat in range(4) if seat != idle]
            assert await ask(here, first, Vote(1, idle)) == "done"
            await there.catch_up()
            for watcher in watchers:
                assert watcher.last("table")["seats"][idle]["votes"] == [first]
            assert await ask(there, second, Vote(1, idle)) == "done"
            await here.catch_up()
            for watcher in watchers:
                assert (
                    watcher.last("table")["seats"][idle] | {"votes": []}
                    == (watcher.last("table")["seats"][idle])
                )
            await until(lambda: max(here.number, there.number) > 0)  # the bot has chosen
            await carry_out(here, idle, Back(0))
            assert here.seats[idle].stand_in == ""

    asyncio.run(play())


def test_resigned_players_cannot_choose_but_see_their_cards(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, "Bob", "Cid", pace=5.0)
            await carry_out(table, 0, Start(0))
            seat = table.running().game.decisions[0].seat
            watcher = Subscriber(table, seat)
            assert await ask(table, seat, Resign(1)) == "done"
            info = watcher.last("table")
            assert info["seats"][seat]["resigned"]
            assert info["seats"][seat]["bot"] == "outlaw"
            await connect(table, seat)
            await carry_out(table, seat, Back(0))
            assert table.seats[seat].stand_in == "outlaw"
            with pytest.raises(Refused, match="cannot return to the game"):
                await table.choose(seat, 0, "draw", 1)
            assert Subscriber(table, seat).last("now")["mine"]["seat"] == seat

    asyncio.run(play())


def test_when_all_have_resigned_the_game_stops_everywhere(database: str) -> None:
    async def play() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob", seats=3, pace=0.0)
            await carry_out(here, 0, Start(0))
            there = await at(two, here)
            outcomes = await asyncio.gather(ask(here, 0, Resign(1)), ask(there, 1, Resign(1)))
            assert list(outcomes) == ["done", "done"]
            await here.catch_up()
            await there.catch_up()
            for table in (here, there):
                assert table.row.status == "closed"
                await until(lambda: not table.driver.busy)  # noqa: B023
            one.tables.clear()
            risen = await at(one, here)
            assert risen.message_log is None
            assert await choose(risen, Random(1)) == "this table is closed"

    asyncio.run(play())


# Listing, and absent guests


def test_a_public_table_is_listed_as_long_as_its_host_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listed(registry: DatabaseRegistry, seconds: float) -> list[tuple[str, list[bool]]]:
        """The public tables as they will be listed in that number of seconds."""
        monkeypatch.setattr(
            "colt_express.server.registry.table_registry.time", lambda: time() + seconds
        )
        tables = await registry.public_tables()
        return [(info.table, [seat.present for seat in info.seats]) for info in tables]

    async def look() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob", public=True)
            await new_table(one, public=False)
            assert await listed(two, 0) == [(here.row.id, [True, True, False])]
            assert two.tables == {}
            guest = Subscriber(here, 1)
            await one.attendance.note(time() + 50)
            assert await listed(two, 61) == []
            host = Subscriber(here, 0)
            await one.attendance.note(time() + 50)
            assert await listed(two, 61) == [(here.row.id, [True, True, False])]
            here.subscribers.remove(guest)
            assert await listed(one, 61) == [(here.row.id, [True, False, False])]
            await carry_out(here, 0, Start(0))
            here.subscribers.remove(host)
            await ask(here, 0, Resign(1))  # now Bob's, who was also present
            assert [table for table, _ in await listed(two, 61)] == [here.row.id]
            assert await listed(two, 120) == []
            await ask(here, 1, Leave(1))
            assert await listed(two, 61) == []

    asyncio.run(look())


def test_guests_without_a_socket_lose_their_seats(database: str) -> None:
    """One server knows of a guest at the other only what is stored, as with SQLite."""

    async def wait() -> None:
        async with two_registries(database) as (one, two):
            await two.pubsub.close()
            here = await new_table(one, "Bob", "Cid")
            there = await at(two, here)
            host, cid = Subscriber(here, 0), Subscriber(there, 2)
            await one.attendance.tidy_up(time() + 60)
            assert [seat.kind for seat in here.seats] == ["human"] * 3
            await two.store.note_presence({here.row.id: [2]}, time() + LATER)
            await one.attendance.tidy_up(time() + LATER)
            assert [seat["kind"] for seat in host.last("table")["seats"]] == [
                "human",
                "open",
                "human",
            ]
            await there.catch_up()
            assert cid.seat == 2
            there.subscribers.remove(cid)
            await one.attendance.tidy_up(time() + 2 * LATER)
            assert here.seats[2].kind == "open"
            assert here.seats[0].kind == "human"

    asyncio.run(wait())


def test_a_guest_who_returns_at_the_last_moment_keeps_the_seat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest connects to one server while another, which is not notified, frees seats."""

    async def come() -> None:
        async with two_registries(database) as (one, two):
            await two.pubsub.close()
            here = await new_table(one, "Bob")
            there = await at(two, here)
            monkeypatch.setattr("colt_express.server.table.seating.time", lambda: time() + LATER)
            load_table = one.store.load_table

            async def slowly(table_id: str, after: int = 0) -> Any:
                stored = await load_table(table_id, after)
                monkeypatch.setattr(one.store, "load_table", load_table)
                await connect(there, 1)
                return stored

            monkeypatch.setattr(one.store, "load_table", slowly)
            await one.attendance.tidy_up(time() + LATER)
            await here.catch_up()
            assert here.seats[1].name == "Bob"

    asyncio.run(come())


def test_abandoned_lobbies_are_closed_and_then_deleted(database: str) -> None:
    async def wait() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, public=True)
            played = await new_table(registry)
            await carry_out(played, 0, Start(0))
            await ask(played, 0, Resign(1))
            watcher = Subscriber(table, -1)
            await registry.attendance.tidy_up(time() + 3500)
            assert table.row.status == "waiting"
            await registry.attendance.tidy_up(time() + 3700)
            assert watcher.last("table")["status"] == "closed"
            assert await registry.public_tables() == []
            with pytest.raises(Refused, match="this table is closed"):
                await take_seat(table, "Bob", "")
            await registry.attendance.tidy_up(time() + 7400)
            assert await registry.store.load_table(table.row.id) is None
            assert await registry.store.load_table(played.row.id) is not None

    asyncio.run(wait())


# Bans


async def welcome(
    registry: DatabaseRegistry, table: LiveTable, address: str, token: str = ""
) -> str:
    seated = table.seat_of(Proof(token)) >= 0
    hash_of_it = hashed(token) if token else ""
    try:
        await bans.must_not_be_banned(registry.store, table.row.id, address, hash_of_it, seated)
    except Refused as refused:
        return str(refused)
    return "welcome"


def test_kicked_players_are_banned_from_this_table_and_the_next(database: str) -> None:
    async def kick() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob")
            _, token = await take_seat(here, "Cid", "", "Cid's address")
            there = await at(two, here)
            cid, watcher = Subscriber(there, 2), Subscriber(there, -1)
            await carry_out(here, 0, Kick(0, 2))
            await there.catch_up()
            await until(lambda: cid.dismissed == SENT_AWAY)
            assert watcher.dismissed == ""
            assert await welcome(two, there, "elsewhere", token) == SENT_AWAY
            assert await welcome(two, there, "Cid's address") == bans.SHARED_ADDRESS
            assert await welcome(two, there, "Bob's address") == "welcome"
            assert await welcome(two, await new_table(two), "Cid's address") == "welcome"
            await carry_out(here, 0, Start(0))
            await carry_out(here, 0, Abort(1))
            again = await one.find(here.row.next_table)
            assert again is not None
            assert await welcome(one, again, "Cid's address") == bans.SHARED_ADDRESS

    asyncio.run(kick())


def test_players_may_share_the_address_of_a_kicked_player(database: str) -> None:
    async def kick() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, seats=4)
            _, token = await take_seat(table, "Bob", "", "a shared one")
            await take_seat(table, "Cid", "", "a shared one")
            await carry_out(table, 0, Kick(0, 2))
            assert await welcome(registry, table, "a shared one") == "welcome"
            await carry_out(table, 0, Kick(0, 1))
            assert await welcome(registry, table, "a shared one") == bans.SHARED_ADDRESS
            seat, token = await take_seat(table, "Dan", "", "Dan's")
            assert await welcome(registry, table, "a shared one", token) == "welcome"
            assert table.seats[seat].address == "Dan's"

    asyncio.run(kick())


def test_a_ban_by_the_operator_holds_everywhere(database: str) -> None:
    async def ban() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, "Bob")
            await registry.store.ban(EVERYWHERE, "Bob's address")
            assert "has banned you" in await welcome(registry, table, "Bob's address")

    asyncio.run(ban())


# Chat and presence


def test_names_at_a_table_differ_though_two_servers_seat_them(database: str) -> None:
    async def join() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, seats=6)
            there = await at(two, here)
            names = ("Ann", "\u0410nn", "ANN", "ann\u200b", "A\u0144n")
            await asyncio.gather(
                *(take_seat((here, there)[n % 2], name, "") for n, name in enumerate(names))
            )
            await here.catch_up()
            endings = sorted(seat.name[-1] for seat in here.seats)
            assert endings == ["2", "3", "4", "5", "6", "n"]

    asyncio.run(join())


def test_rude_words_are_covered_where_the_host_wants_it(database: str) -> None:
    async def talk() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, "Bob")
            ann = Subscriber(table, 0)
            table.subscribers.say(1, "shit!\u202e\n ha", "")
            assert ann.last("said")["text"] == "shit! ha"
            assert await ask(table, 1, Filter(1, True)) == "only the host of the table may do that"
            assert await ask(table, 0, Filter(1, True)) == "done"
            assert ann.last("table")["filtered"]
            table.subscribers.say(1, "shit!", "")
            assert ann.last("said")["text"] == "****!"
            table.subscribers.say(1, "", "hat")
            assert ann.last("said")["emote"] == "hat"
            with pytest.raises(Refused, match="not allowed at a public table"):
                await new_table(registry, "Shit", public=True)

    asyncio.run(talk())


def test_muted_seats_are_silent_until_another_player_takes_them(database: str) -> None:
    async def talk() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, "Bob", "Cid")
            ann = Subscriber(table, 0)
            ann.muted.add(1)
            table.subscribers.say(1, "hey", "")
            table.subscribers.say(2, "hello", "")
            assert [said["text"] for said in ann.all("said")] == ["hello"]
            await table.change(lambda row, seats: leave(row, seats, (), 1))
            await take_seat(table, "Dan", "")
            table.subscribers.say(1, "good day", "")
            assert ann.last("said")["text"] == "good day"

    asyncio.run(talk())


def test_a_report_is_stored_once_with_the_chat(database: str) -> None:
    async def tell() -> None:
        async with registry_at(database) as registry:
            table = await new_table(registry, "Bob", "Cid")
            for n in range(9):
                table.subscribers.say(1, f"word {n}", "")
            await report(registry.store, table, 0, 1, "he is rude\u202e")
            for reporter, seat, sentence in (
                (0, 1, "reported that player already"),
                (0, 0, "nobody in that seat"),
                (-1, 1, "only players"),
                (0, 7, "there is no seat 7"),
            ):
                with pytest.raises(Refused, match=sentence):
                    await report(registry.store, table, reporter, seat, "he is rude")
            await report(registry.store, table, 2, 1, "indeed")
            second, first = await registry.store.list_reports()
            assert (first.table_id, first.seat, first.reporter) == (table.row.id, 1, 0)
            assert (first.reason, first.said) == (
                "he is rude",
                [f"word {n}" for n in range(4, 9)],
            )
            assert second.reason == "indeed"
            await registry.store.forget(table.row.id)
            assert len(await registry.store.list_reports()) == 2

    asyncio.run(tell())


def test_the_host_is_handed_over(database: str) -> None:
    async def hand_over() -> None:
        async with two_registries(database) as (one, two):
            here = await new_table(one, "Bob", "Cid")
            there = await at(two, here)
            outcomes = await asyncio.gather(
                ask(here, 0, HandOver(1, 1)), ask(there, 0, HandOver(1, 2))
            )
            assert sorted(outcomes) == ["done", "only the host of the table may do that"]
            await here.catch_up()
            await there.catch_up()
            assert here.row.host == there.row.host != 0

    asyncio.run(hand_over())
