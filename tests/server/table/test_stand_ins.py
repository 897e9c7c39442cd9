"""Stand-ins: players gain no time by coming and going, and a short disconnection costs no seat."""

from __future__ import annotations

import asyncio
from time import time

import pytest
from msgspec.structs import replace

from colt_express.server.api.table_requests import carry_out, connect, take_seat
from colt_express.server.base.refusals import Refused
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.storage.rows import Change, SeatRow, TableRow
from colt_express.server.table import leaving, seating, stand_ins
from colt_express.server.table.live_table import LiveTable
from colt_express.server.table.messages import Back, Start, Substitute, Vote
from colt_express.server.table.seating import STAND_IN, change
from colt_express.server.table.stand_ins import COMEBACKS

from ..in_process import Subscriber, registry_at, until
from .test_leaving import done, seats, table

LONG = 3600.0


async def begun(registry: DatabaseRegistry, clock: int = 0) -> LiveTable:
    """A game of three people that has just started. Bots take their time."""
    live, _ = await registry.create(NewTable("Ann", ["open", "open"], pace=0.0))
    for name in ("Bob", "Cid"):
        await take_seat(live, name, "")
    live.row.clock = clock
    await carry_out(live, 0, Start(0))
    return live


def asked(live: LiveTable) -> int:
    return live.running().game.decisions[0].seat


async def run_out(live: LiveTable) -> int:
    """The time of the players who are asked is over, long ago."""
    late = asked(live)

    def decide(row: TableRow, rows: list[SeatRow]) -> Change | None:
        return stand_ins.replace_late(row, rows, {late: live.running().asked[late]})

    await live.change(decide)
    return late


async def choose(live: LiveTable, seat: int) -> str:
    decision = live.running().game.decision_of(seat)
    assert decision is not None
    reply = await live.choose(seat, live.number, str(decision.options[0]), 1)
    return reply.status


def test_a_question_that_was_missed_is_the_bots_though_its_player_is_back(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry, clock=30)
            live.row.pace = 1.0
            late = await run_out(live)
            await carry_out(live, late, Back(0))
            assert live.seats[late].stand_in == ""
            assert live.deadline == 0.0, "no clock runs for a player whose bot chooses"
            with pytest.raises(Refused, match="a bot makes it, and the next one is yours"):
                await choose(live, late)
            await until(lambda: live.number == 1)
            assert live.running().game.choosers == [late]
            live.row.pace = 0.0
            while asked(live) != late:
                assert await choose(live, asked(live)) == "ok"
            assert await choose(live, late) == "ok", "the next decision is the player's"

    asyncio.run(play())


def test_a_vote_is_not_undone_by_coming_back(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry)
            live.vote_seconds = 0.0
            people = [Subscriber(live, seat) for seat in range(3)]
            idle = asked(live)
            for voter in (one.seat for one in people if one.seat != idle):
                await carry_out(live, voter, Vote(1, idle))
            await carry_out(live, idle, Back(0))
            await until(lambda: live.number == 1)
            assert live.running().game.choosers == [idle]

    asyncio.run(play())


def test_missed_questions_are_known_to_other_servers_and_after_a_restart(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry, clock=30)
            live.row.pace = 10.0
            late = await run_out(live)
            await carry_out(live, late, Back(0))
        async with registry_at(database) as registry:
            risen = await registry.find(live.row.id)
            assert risen is not None
            assert risen.seats[late].stand_in == ""
            risen.row.pace = 0.0
            with pytest.raises(Refused, match="your time for this decision is over"):
                await choose(risen, late)

    asyncio.run(play())


def test_players_who_are_late_too_often_cannot_return(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry)
            late = asked(live)
            for lapse in range(COMEBACKS + 1):
                while asked(live) != late:
                    assert await choose(live, asked(live)) == "ok"
                before = live.number
                assert await run_out(live) == late
                await until(lambda before=before: live.number > before)  # type: ignore[misc]
                assert live.info().seats[late].comebacks == COMEBACKS - lapse
                if lapse < COMEBACKS:
                    await carry_out(live, late, Back(0))
            with pytest.raises(Refused, match="plays on to the end of this game") as refused:
                await carry_out(live, late, Back(0))
            assert refused.value.code == "too_often"
            await connect(live, late)
            assert live.seats[late].stand_in == STAND_IN

    asyncio.run(play())


def test_a_lone_player_may_always_return() -> None:
    people = seats("h", "b", "b")
    for _ in range(2 * COMEBACKS):
        people[0] = stand_ins.replaced(people, 0, since=1.0)
        people[0] = done(stand_ins.come_back(table("playing"), people, 0)).seats[0]
    assert people[0].lapses == 0


def test_a_reconnecting_page_does_not_return_a_late_player() -> None:
    people = seats("h", "h", "b")
    people[0] = stand_ins.replaced(people, 0, since=1.0)
    assert stand_ins.connect(table("playing"), people, 0) is None
    assert stand_ins.come_back(table("playing"), people, 0) is not None
    people[1].stand_in = STAND_IN  # put in by the host, or at the beginning of a rematch
    assert stand_ins.connect(table("playing"), people, 1) is not None


def test_time_goes_on_while_a_stand_in_plays(database: str) -> None:
    """The host lets a bot play and ends that: the clock is not wound up."""

    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry, clock=60)
            live.row.pace, live.absence_seconds = 10.0, 0.0
            seat, deadline = asked(live), live.deadline
            await live.change(lambda row, _: change(row, host=(seat + 1) % 3))
            await carry_out(live, live.row.host, Substitute(0, seat, STAND_IN))
            assert live.deadline == 0.0
            await asyncio.sleep(0.05)
            await carry_out(live, live.row.host, Substitute(0, seat, ""))
            assert live.deadline == deadline

    asyncio.run(play())


# The host


def substitute(people: list[SeatRow], bot: str = STAND_IN, away: float = LONG) -> Change | None:
    return stand_ins.substitute(table("playing"), people, 0, 1, bot, away, patience=30.0)


def test_a_player_must_be_away_for_a_moment_before_the_host_can_substitute() -> None:
    people = seats("h", "h", "b")
    with pytest.raises(Refused, match="that player is here"):
        substitute(people, away=0.0)
    with pytest.raises(Refused, match="in 26 seconds") as refused:
        substitute(people, away=4.0)
    assert refused.value.code == "just_left"
    assert done(substitute(people)).seats[0].stand_in == STAND_IN


@pytest.mark.parametrize(("bot", "sentence"), [("greenhorn", "at least"), ("sheriff", "no bot")])
def test_the_host_puts_no_weak_bot_in_place_of_a_player(bot: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        substitute(seats("h", "h", "b"), bot)


def test_the_host_gives_no_second_chance_to_a_friend_who_was_late() -> None:
    people = seats("h", "h", "b")
    people[1] = stand_ins.replaced(people, 1, since=1.0)
    with pytest.raises(Refused, match="only that player"):
        substitute(people, bot="")
    assert substitute(people, bot="legend") is None


def test_absence_begins_when_the_last_socket_of_a_seat_is_gone(database: str) -> None:
    async def play() -> None:
        async with registry_at(database) as registry:
            live = await begun(registry)
            first, second = Subscriber(live, 1), Subscriber(live, 1)
            assert live.subscribers.away(1) == 0.0
            live.subscribers.remove(first)
            assert live.subscribers.away(1) == 0.0
            await asyncio.sleep(0.05)
            live.subscribers.remove(second)
            assert 0.0 < live.subscribers.away(1) < 0.05
            live.subscribers.set_presence_at("another server", [2])
            assert live.subscribers.away(2) == 0.0
            live.subscribers.set_presence_at("another server", [])
            assert 0.0 < live.subscribers.away(2) < 0.05

    asyncio.run(play())


# Calling off


def test_a_game_that_is_called_off_is_dealt_again() -> None:
    """Also if the host puts other bots in place: seats are neither added nor removed."""
    waiting = table(seed="the deal")
    first = seating.start(waiting, seats("h", "h", "b"), 0)
    again = leaving.abort(first.table, first.seats, 0, 0).opened
    assert again is not None
    people = [*again.seats[:2], replace(again.seats[2], kind="open", bot="", bandit="")]
    second = seating.start(again.table, people, 0)
    assert second.table.setup == first.table.setup
    assert second.table.started <= time()
