"""The quick match: strangers over two servers, and people who leave, close the lid or pretend."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from colt_express.server.base.credentials import hashed_address
from colt_express.server.meeting import coming, quick_match
from colt_express.server.storage.meeting import QueueRow
from colt_express.server.storage.rows import StoredTable

from ...patience import busy
from .waiting import Here, serving

NAMES = ("Ann", "Bob", "Cid")


class Clock:
    """The time of the queue, which tests move on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from time import time

        self.ahead = 0.0
        monkeypatch.setattr(quick_match, "time", lambda: time() + self.ahead)

    def wait(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def stored(here: Here, table: str) -> StoredTable:
    found = await here.server.registry.store.load_table(table)
    assert found is not None
    return found


async def three(*servers: Here) -> list[tuple[Here, str]]:
    """Three people in the queue, at these servers in turn."""
    people = []
    for number, name in enumerate(NAMES):
        here = servers[number % len(servers)]
        token = await here.person(name)
        assert (await here.enter(token, name))["state"] == "waiting"
        people.append((here, token))
    return people


async def states(people: list[tuple[Here, str]]) -> list[str]:
    return [(await here.hear(token))["state"] for here, token in people]


def running(work: Callable[[], Any]) -> None:
    asyncio.run(work())


def test_strangers_at_two_servers_are_seated_at_one_table(database: str) -> None:
    async def wait(here: Here, token: str) -> dict[str, Any]:
        meet = {"state": "waiting"}
        while meet["state"] not in ("seated", "away"):
            meet = await here.hear(token, meet["state"])
        return meet

    async def meet() -> None:
        async with (
            serving(database, "192.0.2.1", running=True) as one,
            serving(database, "192.0.2.2", running=True) as two,
            asyncio.timeout(30 * busy()),
        ):
            people = [(one, await one.person("Ann")), (two, await two.person("Bob"))]
            people.append((two, await two.person("Cid")))
            for (here, token), name in zip(people, NAMES, strict=True):
                await here.enter(token, name)
            seated = await asyncio.gather(*(wait(here, token) for here, token in people))
            [table] = {one["table"] for one in seated}
            found = await stored(one, table)
            assert sorted(seat.name for seat in found.seats) == sorted(NAMES)
            assert (found.table.status, found.table.clock) == ("playing", 30)
            claimed = {
                (await here.ask("/api/me/seats/claim", {"table": table}, token))["seat"]
                for here, token in people
            }
            assert claimed == {0, 1, 2}

    running(meet)


def test_servers_that_look_at_once_form_one_group_and_open_one_table(database: str) -> None:
    async def meet() -> None:
        async with serving(database, "192.0.2.1") as one, serving(database, "192.0.2.2") as two:
            people = await three(one, two)
            await asyncio.gather(*(here.queue.look() for here in (one, two) * 2))
            assert await states(people) == ["asked"] * 3
            assert len(await one.server.registry.store.groups_underway()) == 1
            await asyncio.gather(*(here.queue.look() for here in (one, two) * 2))
            assert await states(people) == ["seated"] * 3
            assert len({(await here.hear(token))["table"] for here, token in people}) == 1

    running(meet)


def test_a_group_formed_by_another_server_during_a_look_is_waited_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def meet() -> None:
        async with serving(database, "192.0.2.1") as one, serving(database, "192.0.2.2") as two:
            people = await three(one, two)

            def then(name: str) -> None:
                read = getattr(one.queue.store, name)

                async def first() -> Any:
                    found = await read()
                    if not await two.server.registry.store.groups_underway():
                        await two.queue.look()
                    return found

                monkeypatch.setattr(one.queue.store, name, first)

            then("queue")
            then("groups_underway")
            await one.queue.look()
            assert await states(people) == ["asked"] * 3

    running(meet)


def test_two_tabs_share_one_place_and_one_seat(database: str) -> None:
    async def meet() -> None:
        async with serving(database) as here:
            token = await here.person("Ann")
            await here.enter(token)
            await here.enter(token, fewest=3, most=4)
            [row] = await here.server.registry.store.queue()
            assert coming.read_wish(row).most == 4
            await here.queue.look()
            both = [asyncio.create_task(here.hear(token, "waiting")) for _ in range(2)]
            await asyncio.sleep(0)
            await here.ask("/api/meet/leave", {}, token)
            assert [one["state"] for one in await asyncio.gather(*both)] == ["away", "away"]
            assert await here.server.registry.store.queue() == []

    running(meet)


def test_a_look_that_began_before_a_person_entered_does_not_send_them_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def meet() -> None:
        async with serving(database) as here:
            store, entered = here.queue.store, asyncio.Event()
            read = store.queue

            async def slow() -> list[QueueRow]:
                rows = await read()
                await entered.wait()
                return rows

            monkeypatch.setattr(store, "queue", slow)
            monkeypatch.setattr(quick_match, "HELD", 0.5)
            look = asyncio.create_task(here.queue.look())
            await asyncio.sleep(0.1)
            token = await here.person("Ann")
            await here.enter(token)
            asking = asyncio.create_task(here.hear(token, "waiting"))
            await asyncio.sleep(0.1)
            entered.set()
            await look
            assert (await asking)["state"] == "waiting"

    running(meet)


def test_a_person_who_leaves_after_being_asked_does_not_hold_up_the_others(
    database: str, clock: Clock
) -> None:
    async def meet() -> None:
        async with serving(database) as here, serving(database, "192.0.2.2") as there:
            people = await three(here, there)
            await here.queue.look()
            [leaver, *others] = people
            await leaver[0].ask("/api/meet/leave", {}, leaver[1])
            assert await states(others) == ["asked", "asked"]
            await here.queue.look()
            assert await states(others) == ["waiting", "waiting"]
            assert await states([leaver]) == ["away"]
            clock.wait(1)
            dan = await here.person("Dan")
            await here.enter(dan, "Dan")
            await here.queue.look()
            assert await states([*others, (here, dan)]) == ["asked"] * 3
            await here.queue.look()
            table = (await here.hear(dan))["table"]
            names = [seat.name for seat in (await stored(here, table)).seats]
            assert names == ["Bob", "Cid", "Dan"]  # those who waited longest come first

    running(meet)


def test_ghosts_are_not_asked_and_lose_their_place(database: str, clock: Clock) -> None:
    async def meet() -> None:
        async with serving(database) as here, serving(database, "192.0.2.2") as there:
            people = await three(here, there)
            clock.wait(coming.HEARD_LATELY + 1)
            assert await states(people[1:]) == ["waiting", "waiting"]
            await here.queue.look()
            assert await states(people[1:]) == ["waiting", "waiting"]  # the first has a closed lid
            clock.wait(coming.EXPIRES - coming.HEARD_LATELY)
            assert await states(people[1:]) == ["waiting", "waiting"]
            await here.queue.look()
            assert [row.name for row in await here.server.registry.store.queue()] == ["Bob", "Cid"]
            assert await states(people[:1]) == ["away"]

    running(meet)


def test_a_lid_closed_between_being_asked_and_coming_gives_the_others_their_places_back(
    database: str, clock: Clock
) -> None:
    async def meet() -> None:
        async with serving(database) as here, serving(database, "192.0.2.2") as there:
            people = await three(here, there)
            await here.queue.look()
            assert await states(people[1:]) == ["asked", "asked"]
            await there.queue.look()
            assert await states(people[1:]) == ["asked", "asked"]
            clock.wait(coming.TO_COME)
            await there.queue.look()
            assert await states(people) == ["away", "waiting", "waiting"]
            rows = await here.server.registry.store.queue()
            assert [row.name for row in rows] == ["Bob", "Cid"]
            assert await here.server.registry.store.groups_underway() == []

    running(meet)


def test_bots_take_the_seats_of_those_who_do_not_come_where_all_agree(
    database: str, clock: Clock
) -> None:
    async def meet() -> None:
        async with serving(database) as here:
            token = await here.person("Ann")
            await here.enter(token, bots=True)
            await here.queue.look()
            assert (await here.hear(token))["state"] == "waiting"
            clock.wait(60)
            await here.hear(token)
            await here.queue.look()
            await here.hear(token)
            await here.queue.look()
            table = await stored(here, (await here.hear(token))["table"])
            assert [seat.kind for seat in table.seats] == ["human", "bot", "bot"]

    running(meet)


def test_a_group_whose_server_died_is_opened_by_another(database: str, clock: Clock) -> None:
    async def meet() -> None:
        async with serving(database) as one, serving(database, "192.0.2.2") as two:
            people = await three(one, two)
            await one.queue.look()
            assert await states(people) == ["asked"] * 3

            async def dies(_group: object) -> None:
                raise OSError("died")

            one.queue._open = dies  # type: ignore[method-assign,assignment]
            with pytest.raises(OSError, match="died"):
                await one.queue.look()
            await two.queue.look()
            assert await states(people) == ["asked"] * 3
            clock.wait(quick_match.SEATED_FOR)
            assert await states(people) == ["asked"] * 3
            await two.queue.look()
            assert await states(people) == ["seated"] * 3
            await stored(two, (await two.hear(people[0][1]))["table"])

    running(meet)


# What is refused ------------------------------------------------------------------------------


def test_the_queue_cannot_be_stuffed_from_one_address(database: str) -> None:
    async def stuff() -> None:
        async with (
            serving(database, queue_per_address=2) as here,
            serving(database, "192.0.2.2", queue_per_address=2) as there,
        ):
            tokens = [await here.person(f"Puppet {n}") for n in range(4)]
            entering = (
                here.client.post(
                    "/api/meet/enter",
                    json={"name": "X", "wish": {"games": ["base"], "speeds": [30]}},
                    headers={"authorization": f"Bearer {token}"},
                )
                for token in tokens
            )
            statuses = sorted(answer.status_code for answer in await asyncio.gather(*entering))
            assert statuses == [200, 200, 429, 429]
            assert len(await here.server.registry.store.queue()) == 2
            told = await there.enter(await there.person("Bob"), "Bob")
            assert told["state"] == "waiting"

    running(stuff)


def test_entering_again_and_again_is_limited(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_match, "PER_HOUR", 3)

    async def enter() -> None:
        async with serving(database) as here:
            token = await here.person("Ann")
            for _ in range(3):
                await here.enter(token)
            refused = await here.enter(token, status=429)
            assert refused["code"] == "quota"
            assert refused["wait"] > 0

    running(enter)


def test_what_cannot_be_waited_for_is_told(database: str) -> None:
    async def enter() -> None:
        async with serving(database) as here:
            token = await here.person("Ann")
            assert (
                "no game is called" in (await here.enter(token, status=409, games=["x"]))["error"]
            )
            await here.enter(token, status=400, speeds=[0])
            await here.enter(token, status=400, most=9)
            await here.enter("device.wrong", status=401)
            await here.enter("", status=401)
            await here.server.registry.store.ban("", hashed_address("192.0.2.1"))
            assert "banned" in (await here.enter(token, status=409))["error"]
            assert await here.server.registry.store.queue() == []

    running(enter)


def test_a_server_that_is_about_to_stop_holds_no_request(database: str) -> None:
    async def stop() -> None:
        async with serving(database, running=True) as here, asyncio.timeout(quick_match.HELD / 2):
            token = await here.person("Ann")
            await here.enter(token)
            body, headers = {"known": "waiting"}, {"authorization": f"Bearer {token}"}
            held = asyncio.create_task(
                here.client.post("/api/meet/ask", json=body, headers=headers)
            )
            while not here.queue._held:
                await asyncio.sleep(0.005)
            here.server.registry.closing = True
            assert (await held).status_code == 503
            assert (await here.enter(token, status=503))["code"] == "closing"

    running(stop)


def test_a_server_without_a_quick_match_says_so(database: str) -> None:
    async def ask() -> None:
        async with serving(database, quick_match=False) as here:
            offer = await here.ask("/api/meet")
            assert offer == {"open": False, "waiting": 0, "ladder": False}
            await here.enter(await here.person("Ann"), status=404)

    running(ask)
