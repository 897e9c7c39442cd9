"""The ladder at a server: what is entered, once, and who stands where."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from colt_express.server.base.refusals import Refused
from colt_express.server.meeting import ladder
from colt_express.server.meeting.profile_part import MeetingPart
from colt_express.server.meeting.rating import WINDOW, RatedGame, RatedPlayer
from colt_express.server.meeting.tidying import GAMES_KEPT, tidy
from colt_express.server.storage.meeting import GroupRow, RatedGameRow, RatingRow
from colt_express.server.table import leaving
from colt_express.server.table.live_table import LiveTable

from ...patience import busy
from .waiting import Here, serving

NAMES = ("Ann", "Bob", "Cid")


async def meet(here: Here, tokens: list[str], **wish: Any) -> LiveTable:
    """The table at which the quick match seats these people, each at an address of their own."""
    at = [here.at(f"192.0.2.{number}") for number in range(len(tokens))]
    for one, token, name in zip(at, tokens, NAMES, strict=True):
        await one.enter(token, name, **wish)
    for _ in range(2):
        await here.queue.look()
        told = [await here.hear(token) for token in tokens]
    [table_id] = {one["table"] for one in told}
    table = await here.server.registry.current(table_id)
    assert table is not None
    return table


async def play(table: LiveTable) -> None:
    """Play to the end; bots are never asked."""
    dice = Random(1)
    async with asyncio.timeout(60 * busy()):
        while table.row.status == "playing":
            game = table.running().game
            mine = [] if game.over else [s for s in (0, 1, 2) if not table.seats[s].resigned]
            asked = next((s for s in mine if game.decision_of(s) is not None), None)
            if asked is None:
                await asyncio.sleep(0.002)  # a bot plays
                continue
            options = game.decision_of(asked)
            assert options is not None
            await table.choose(asked, table.number, str(dice.choice(options.options)), 1)


async def standing(here: Here, token: str = "", name: str = "base-quick") -> dict[str, Any]:
    shown = await here.ask(f"/api/ladder/{name}", token=token)
    return {one["name"]: one for one in shown["places"]}


def test_a_game_of_strangers_is_entered_once_and_who_left_is_last(database: str) -> None:
    async def climb() -> None:
        async with (
            serving(database, ladder=True) as one,
            serving(database, ladder=True) as two,
        ):
            tokens = [await one.person(name) for name in NAMES]
            table = await meet(one, tokens, ladder=True)
            assert table.info().rated
            assert not leaving.following(table.row, table.seats, 0, "seed").table.rated
            with pytest.raises(Refused, match="cannot be called off"):
                leaving.abort(table.row, table.seats, 0, table.row.host)
            table.row.pace = 0.0  # a bot soon plays for the one who leaves
            names = [seat.name for seat in table.seats]
            await table.change(
                lambda row, seats: leaving.leave(row, seats, [0, 1, 2], names.index("Cid"))
            )
            await play(table)
            keepers = [here.server.meeting.ladder for here in (one, two)]
            await asyncio.gather(*(keeper.enter_games() for keeper in keepers * 2))
            places = await standing(one)
            assert set(places) == set(NAMES)
            assert {place["games"] for place in places.values()} == {1}
            assert all(place["uncertain"] for place in places.values())
            points = {name: place["points"] for name, place in places.items()}
            assert points["Cid"] == min(points.values()) < 1500 < max(points.values())
            assert await standing(one, name="boxes-quick") == {}
            [mine] = [p for p in (await standing(two, tokens[1])).values() if p["you"]]
            assert mine["name"] == "Bob"

    asyncio.run(climb())


def test_games_that_not_everybody_wants_on_the_ladder_count_for_those_who_do(
    database: str,
) -> None:
    async def climb() -> None:
        async with serving(database, ladder=True) as here:
            tokens = [await here.person(name) for name in NAMES]
            table = await meet(here, tokens)
            groups = await here.server.registry.store.uncounted_groups()
            assert groups == []
            stored = await here.server.registry.store.load_table(table.row.id)
            assert stored is not None
            people = [{"profile": f"p{n}", "name": "", "ladder": n > 0} for n in range(3)]
            plan = {"game": "base", "speed": 30, "seats": 3, "people": people}
            text = msgspec.json.encode(plan).decode()
            group = GroupRow(table.row.id, 0, "opened", text, rated=True)
            game = ladder.rated_game(group, stored, [100, 200, 300], [2])
            assert [(one.profile, one.money, one.won) for one in game.players] == [
                ("p1", 200, False),
                ("p2", 300, True),
            ]

    asyncio.run(climb())


async def enter(here: Here, number: int, winner: str, loser: str, address: str = "") -> None:
    """A finished game of two profiles."""
    players = (
        RatedPlayer(winner, 1000, won=True, address=address or winner),
        RatedPlayer(loser, 0, address=address or loser),
    )
    ended = time() - 1000 + number
    await here.server.meeting.ladder._enter(RatedGame(f"t{number}", "base-slow", ended, players))


async def people(here: Here) -> list[str]:
    """Ids of three profiles, in the order of their names."""
    found = []
    for name in NAMES:
        token = await here.person(name)
        await here.enter(token, name)
        rows = await here.server.registry.store.queue()
        found += [row.profile for row in rows if row.name == name]
    return found


def test_collusion_by_one_address_moves_nobody(database: str) -> None:
    async def climb() -> None:
        async with serving(database, ladder=True) as here:
            ann, bob, cid = await people(here)
            for number in range(8):
                await enter(here, number, ann, bob, address="home")
            assert await standing(here, name="base-slow") == {}
            for number in range(10, 30):
                await enter(here, number, ann, cid)
            places = await standing(here, name="base-slow")
            assert places["Ann"]["games"] == places["Cid"]["games"] == 6

    asyncio.run(climb())


def test_leaving_the_ladder_and_counting_again(database: str) -> None:
    async def climb() -> None:
        async with serving(database, ladder=True) as here:
            store = here.server.registry.store
            ann, bob, cid = await people(here)
            await enter(here, 1, ann, bob)
            await enter(here, 2, bob, cid)
            before = await standing(here, name="base-slow")
            assert await ladder.count_again(store) == 2
            assert await standing(here, name="base-slow") == before
            assert await ladder.take_off(store, ann) == 1
            assert await ladder.count_again(store) == 2
            after = await standing(here, name="base-slow")
            assert after == {name: before[name] for name in ("Bob", "Cid")}
            assert await ladder.take_off(store, bob, worthless=True) == 2
            assert await standing(here, name="base-slow") == {}

    asyncio.run(climb())


def test_a_person_takes_what_is_known_of_them_along_and_leaves_nothing(database: str) -> None:
    async def leave() -> None:
        async with serving(database, ladder=True) as here:
            store = here.server.registry.store
            part = MeetingPart(store)
            ann, bob, _ = await people(here)
            await enter(here, 1, ann, bob)
            data: Any = await part.own_data(ann)
            assert [one["name"] for one in data["waiting"]] == ["Ann"]
            assert [one["ladder"] for one in data["ratings"]] == ["base-slow"]
            assert [(one["money"], one["won"]) for one in data["rated_games"]] == [(1000, True)]
            assert bob not in str(data)
            for _ in range(2):  # again after a failure
                await part.leave(ann)
            nothing: dict[str, list[object]] = {"waiting": [], "ratings": [], "rated_games": []}
            assert await part.own_data(ann) == nothing
            assert await part.own_data(bob) != nothing

    asyncio.run(leave())


def test_addresses_of_rated_games_are_forgotten_before_the_games(database: str) -> None:
    async def climb() -> None:
        async with serving(database, ladder=True) as here:
            store = here.server.registry.store
            ann, bob, _ = await people(here)
            await enter(here, 1, ann, bob)

            async def kept() -> list[str]:
                found: list[str] = []

                def look(rows: Sequence[RatedGameRow]) -> list[RatingRow]:
                    found.extend(row.players for row in rows)
                    return []

                await store.recount_ladder(look)
                return found

            assert '"address"' in (await kept())[0]
            await tidy(store, time() + WINDOW)
            [players] = await kept()
            assert "address" not in players
            assert ann in players
            await tidy(store, time() + GAMES_KEPT)
            assert await kept() == []

    asyncio.run(climb())


def test_a_server_without_a_ladder_says_so(database: str) -> None:
    async def ask() -> None:
        async with serving(database) as here:
            await here.ask("/api/ladder", status=404)
            await here.ask("/api/ladder/base-quick", status=404)
            tokens = [await here.person(name) for name in NAMES]
            assert not (await meet(here, tokens, ladder=True)).info().rated
            groups = await here.server.registry.store.uncounted_groups()
            assert groups == []
        async with serving(database, ladder=True) as here:
            told = await here.ask("/api/ladder/nonsense", status=404)
            assert "no ladder is called 'nonsense': base-quick" in told["error"]

    asyncio.run(ask())
