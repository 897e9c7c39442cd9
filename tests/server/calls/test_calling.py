"""A whole game over simulated days on two servers, one of which is killed while it sends: every
call arrives once, at a push service and a webhook receiver that the test runs, read as a browser
reads it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any, Final, cast

import pytest

from colt_express.server.calls.caller import Caller
from colt_express.server.calls.deciding import LONGEST_LEAD, SOON
from colt_express.server.calls.outgoing import Answer, Outgoing
from colt_express.server.calls.wording import id_of
from colt_express.server.hosting.database_registry import DatabaseRegistry
from colt_express.server.storage.calls import CallKind, CallRow, TargetKind, TargetRow, WishRow
from colt_express.server.table.live_table import LiveTable

from ...patience import busy
from .players import DAY, HERE, Browser, Time, hook, profile_called, server_at, set_time, table_of
from .receiving import Request, receiver

SEED = "dodge"
"""A bot begins, so that people are asked at times that the test has set."""
HOUR = 3600.0
LEASE = 60.0
NIGHT = 8 * HOUR
EVENING = 7 * HOUR
"""Seconds from the start of the game to the first quiet night of Ann, which comes every day."""
ANN, BOB = 0, 1
CALLED: Final[dict[TargetKind, int]] = {"push": 1, "hook": 2}
"""What is called when Ann is asked: her phone, her webhook and that of the table."""

Question = tuple[int, int]


class Watch:
    """A game on several servers, and what must arrive for whom, told from the game and the time
    alone."""

    def __init__(self, tables: list[LiveTable], callers: list[Caller], clock: Time) -> None:
        self.tables = tables
        self.callers = callers
        self.clock = clock
        self.began = clock.now
        self.since = dict.fromkeys(self._asked(), clock.now)
        self.own: set[Question] = set()  # questions that follow their player's own choice
        self.called: dict[CallKind, set[Question]] = {"turn": set(), "reminder": set()}
        self.announced: set[Question] = set()  # by the webhook of the table
        self.postponed = 0  # calls that came in the morning

    def _asked(self) -> list[Question]:
        game = self.tables[0].running().game
        return [(one.seat, game.choosers.count(one.seat)) for one in game.decisions]

    def into_the_night(self, now: float) -> float:
        """Seconds since Ann's last night began."""
        return (now - self.began - EVENING) % DAY

    def is_quiet(self, seat: int, now: float) -> bool:
        return seat == ANN and self.into_the_night(now) < NIGHT

    def wish(self, profile: str) -> WishRow:
        """Ann's quiet hours, as she sets them."""
        begin = int(self.began + EVENING) % DAY // 60
        end = (begin + int(NIGHT) // 60) % (DAY // 60)
        return WishRow(profile, "", quiet_from=begin, quiet_to=end, zone="UTC")

    def reminder_due(self, seat: int, since: float) -> float:
        """Three hours before the clock ends, or before a night in which it ends."""
        until = since + DAY
        due = until - LONGEST_LEAD
        if self.is_quiet(seat, due) and self.is_quiet(seat, until):
            due -= self.into_the_night(due) + 1
        return due

    async def wait(self, seconds: float) -> None:
        """Time passes; then all servers call at the same time."""
        now = self.clock.now = self.clock.now + seconds
        for (seat, number), since in self.since.items():
            question = seat, number
            if now >= since + SOON and question not in self.own:
                self.announced.add(question)
            if self.is_quiet(seat, now):
                continue
            if now >= since + SOON and question not in self.own | self.called["turn"]:
                self.called["turn"].add(question)
                self.postponed += self.is_quiet(seat, since + SOON)
            if now >= self.reminder_due(seat, since):
                self.called["reminder"].add(question)
        await asyncio.gather(*(caller.work() for caller in self.callers))

    def night_left(self, seat: int) -> float:
        """Seconds until the night of a player ends; 0 by day."""
        now = self.clock.now
        return NIGHT - self.into_the_night(now) if self.is_quiet(seat, now) else 0.0

    def by_day(self, seconds: float) -> bool:
        """Whether there is that much time until Ann's night."""
        now = self.clock.now
        return not self.is_quiet(ANN, now) and not self.is_quiet(ANN, now + seconds)

    async def choose(self, dice: Random) -> None:
        """The player who has been asked for the longest chooses, at one of the servers; then bots
        do."""
        seat, _ = min(self.since, key=lambda one: self.since[one])
        table = dice.choice(self.tables)
        reply = await table.choose(seat, table.number, _any_option(table, seat, dice), 1)
        assert reply.status == "ok"
        await self.tables[0].catch_up()
        self._note(seat)
        await self.let_bots_choose(dice)

    async def let_bots_choose(self, dice: Random) -> None:
        """Bots choose until only people are asked."""
        here = self.tables[0]
        while bots := [seat for seat, _ in self.since if seat not in (ANN, BOB)]:
            self.clock.now += 1
            async with here.lock:
                assert await here.make(bots[0], _any_option(here, bots[0], dice))
            self._note(bots[0])
        await self.tables[1].catch_up()

    def _note(self, seat: int) -> None:
        """Note what is asked after a seat has chosen."""
        asked = self._asked()
        self.own = {one for one in asked if one in self.own or one[0] == seat}
        self.since = {one: self.since.get(one, self.clock.now) for one in asked}

    def expected(self, target: TargetRow) -> set[str]:
        """The ids of all that must arrive at a target."""
        sent: set[tuple[CallKind, Question]] = {("turn", one) for one in self.announced}
        if target.profile:
            mine = ANN if target.profile == self.tables[0].seats[ANN].profile else BOB
            sent = {(kind, one) for kind in self.called for one in self.called[kind]}
            sent = {(kind, one) for kind, one in sent if one[0] == mine}
        if target.kind == "push":
            sent |= {("over", one) for _, one in sent}
        name = self.tables[0].row.id
        return {
            id_of(CallRow(name, seat, number, kind, target.id, 0.0, 0.0, 0, 0, 0.0))
            for kind, (seat, number) in sent
        }


def _any_option(table: LiveTable, seat: int, dice: Random) -> str:
    decision = table.running().game.decision_of(seat)
    assert decision is not None
    return str(dice.choice(decision.options))


class Doomed:
    """In place of a way to the outside, for a server that is killed after that number of ``calls``;
    by a real ``way`` they have arrived before."""

    def __init__(self, calls: int, way: Outgoing | None) -> None:
        self.calls = calls
        self.way = way
        self.all_sent = asyncio.Event()
        self.hosts = (HERE,)

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        if self.way is not None:
            await self.way.post(url, headers, body)
        self.calls -= 1
        if not self.calls:
            self.all_sent.set()
        await asyncio.Event().wait()
        raise AssertionError


async def killed_while_sending(
    watch: Watch, server: DatabaseRegistry, clock: Time, *, arrived: bool
) -> None:
    """The last server is killed while it calls for Ann; another is started in its place."""
    living, dying = watch.callers[0], watch.callers.pop()
    clock.now += 2 * SOON
    ways = {
        kind: Doomed(CALLED[kind], way if arrived else None)
        for kind, way in living.outgoing.items()
    }
    dying.sender.outgoing = cast(Any, ways)
    work = asyncio.create_task(dying.work())
    async with asyncio.timeout(30 * busy()):
        for doomed in ways.values():
            await doomed.all_sent.wait()
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    await living.work()  # the calls are those of the dead server for a minute
    watch.callers.append(Caller(server, server.store, server.metrics, living.outgoing))
    watch.callers[-1].clock = clock


async def play_to_the_end(watch: Watch, server: DatabaseRegistry, clock: Time) -> None:
    """Play the game; a server is killed twice, before its calls arrive and after they have."""
    dice = Random(7)
    kills = [False, True]
    await watch.let_bots_choose(dice)
    while watch.since:
        question = min(watch.since, key=lambda one: watch.since[one])
        if dice.random() < 0.1:
            await watch.wait(SOON / 4)
        night = watch.night_left(question[0])
        just_now = question not in watch.own and watch.since[question] > clock.now - SOON / 2
        only_ann = list(watch.since) == [question] and question[0] == ANN
        if kills and only_ann and just_now and watch.by_day(2 * LEASE):
            await watch.wait(SOON / 4)
            await killed_while_sending(watch, server, clock, arrived=kills.pop(0))
            await watch.wait(LEASE)
        elif dice.random() < 0.3:
            await watch.wait(60)
            if night and dice.random() < 0.6:
                await watch.wait(night)
            elif dice.random() < 0.4:
                await watch.wait(22 * HOUR)
        clock.now += 2
        await watch.choose(dice)
    assert not kills


def test_each_call_of_a_game_over_many_days_arrives_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)
    monkeypatch.setattr("colt_express.server.table.driving.Driver._let_bot_play", lambda *_: None)
    monkeypatch.setattr("colt_express.server.registry.seating_people.new_seed", lambda: SEED)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, calling),
            server_at(database, clock) as (two, also_calling),
            receiver() as service,
            receiver() as chat,
        ):
            people = {name: await profile_called(one, name) for name in ("Ann", "Bob")}
            phone = Browser("phone")
            here = await table_of(one, people, bots=2)
            targets = [
                phone.target(people["Ann"], service),
                hook(chat, "/ann", people["Ann"]),
                hook(chat, "/bob", people["Bob"]),
                hook(chat, "/table", table_id=here.row.id),
            ]
            for target in targets:
                assert await one.store.add_target(target, 9)
            there = await two.get_or_load(here.row.id)
            assert there is not None
            clock.now = clock.now // 60 * 60 + 120
            watch = Watch([here, there], [calling, also_calling], clock)
            await one.store.set_wish(watch.wish(people["Ann"]))
            await play_to_the_end(watch, two, clock)
            assert here.row.status == "over"
            await watch.wait(60)
            arrived = len(service.received), len(chat.received)
            await watch.wait(2 * DAY)
            assert (len(service.received), len(chat.received)) == arrived
            check(watch, targets, phone.read(service.received), chat.received)

    asyncio.run(play())


def check(
    watch: Watch,
    targets: list[TargetRow],
    read: list[dict[str, Any]],
    posted: list[Request],
) -> None:
    """Everything that was expected has arrived, and nothing else; twice only what a server had
    sent that was killed before it could store that."""
    expected = Counter(one for target in targets for one in watch.expected(target))
    heard = [json.loads(one.body) for one in posted]
    arrived = Counter(str(one["id"]) for one in (*read, *heard))
    assert set(arrived) == set(expected)
    twice = (arrived - expected).values()
    assert list(twice) == [1, 1, 1]
    for seat in (ANN, BOB):
        assert len([one for one in watch.called["turn"] if one[0] == seat]) > 3
        assert len([one for one in watch.called["reminder"] if one[0] == seat]) > 0
    assert watch.postponed

    assert [one.headers["webhook-id"] for one in posted] == [one["id"] for one in heard]
    assert {one["tag"] for one in read} == {watch.tables[0].row.id}
    fields = {"type", "id", "tag", "title", "body", "table"}
    assert {name for message in read for name in message} == fields
    assert {(one["seat"], one["player"]) for one in heard} == {(ANN, "Ann"), (BOB, "Bob")}
    told = json.dumps([read, heard])
    table = watch.tables[0]
    owners = [secret for seat in table.seats for secret in (seat.profile, seat.token_hash)]
    for secret in (table.row.seed, *filter(None, owners)):
        assert secret not in told
