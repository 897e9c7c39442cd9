"""A game over many days on two servers: every call arrives once, at a push service and a webhook
receiver that the test runs, read as a browser reads it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from colt_express.server.calls.caller import Caller
from colt_express.server.calls.deciding import LONGEST_LEAD, SOON
from colt_express.server.table.live_table import LiveTable

from .players import DAY, Browser, Time, hook, profile_called, server_at, set_time, table_of
from .receiving import Request, answer, receiver

HOUR = 3600.0
CHOICES = 30

Question = tuple[int, int]


class Watch:
    """A game on several servers, and what must arrive, told from the game alone."""

    def __init__(self, tables: list[LiveTable], callers: list[Caller], clock: Time) -> None:
        self.tables = tables
        self.callers = callers
        self.clock = clock
        self.since = dict.fromkeys(self._asked(), clock.now)
        self.called: set[Question] = set()
        self.reminded: set[Question] = set()
        self.own: set[Question] = set()  # questions that follow their player's own choice

    def _asked(self) -> list[Question]:
        game = self.tables[0].running().game
        return [(one.seat, game.choosers.count(one.seat)) for one in game.decisions]

    async def wait(self, seconds: float) -> None:
        """Time passes; then all servers call at the same time."""
        self.clock.now += seconds
        for question, since in self.since.items():
            if self.clock.now >= since + SOON and question not in self.own:
                self.called.add(question)
            if self.clock.now >= since + DAY - LONGEST_LEAD:
                self.reminded.add(question)
        await asyncio.gather(*(caller.work() for caller in self.callers))

    async def choose(self, dice: Random) -> None:
        """The player who has been asked for the longest chooses, at one of the servers."""
        seat, _ = min(self.since, key=lambda one: self.since[one])
        table = dice.choice(self.tables)
        decision = table.running().game.decision_of(seat)
        assert decision is not None
        reply = await table.choose(seat, table.number, str(dice.choice(decision.options)), 1)
        assert reply.status == "ok"
        for other in self.tables:
            await other.catch_up()
        asked = self._asked()
        self.own = {one for one in asked if one in self.own or one[0] == seat}
        self.since = {one: self.since.get(one, self.clock.now) for one in asked}


def test_each_call_of_a_game_over_many_days_arrives_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    set_time(monkeypatch, clock)

    async def play() -> None:
        async with (
            server_at(database, clock) as (one, calling),
            server_at(database, clock) as (two, also_calling),
            receiver() as service,
            receiver(lambda _request: answer(204)) as chat,
        ):
            people = {name: await profile_called(one, name) for name in ("Ann", "Bob", "Cid")}
            phone, laptop = Browser("phone"), Browser("laptop")
            for browser in (phone, laptop):
                await one.store.add_target(browser.target(people["Ann"], service), 9)
            await one.store.add_target(hook(chat, "/bob", people["Bob"]), 9)
            here = await table_of(one, people)
            await one.store.add_target(hook(chat, "/table", table_id=here.row.id), 9)
            there = await two.get_or_load(here.row.id)
            assert there is not None
            clock.now = max(here.running().asked.values())
            watch = Watch([here, there], [calling, also_calling], clock)
            dice = Random(7)
            while not here.running().game.over and here.number < CHOICES:
                await watch.wait(60)
                if dice.random() < 0.3:
                    await watch.wait(22 * HOUR)
                await watch.choose(dice)
            await watch.wait(1)
            check(watch, service.received, chat.received, [phone, laptop])

    asyncio.run(play())


def check(
    watch: Watch, pushed: list[Request], posted: list[Request], browsers: list[Browser]
) -> None:
    """Everything that was expected has arrived, and nothing else."""
    ann = sorted(number for seat, number in watch.called if seat == 0)
    reminders = sorted(number for seat, number in watch.reminded if seat == 0)
    assert len(ann) > 3
    assert reminders
    for browser in browsers:
        read = browser.read(pushed)
        ids = [one["id"] for one in read]
        assert len(ids) == len(set(ids))
        titles = [one["title"] for one in read if one["type"] == "call"]
        assert titles.count("Your turn") == len(ann)
        assert titles.count("Your time is nearly up") == len(reminders)
        # All but the last question were answered, and their calls withdrawn.
        open_now = {number for seat, number in watch.since if seat == 0}
        shown = [one for one in (*ann, *reminders) if one not in open_now]
        assert len([one for one in read if one["type"] == "over"]) == len(set(shown))
        assert {one["tag"] for one in read} == {watch.tables[0].row.id}
    heard = [(one.path, json.loads(one.body)) for one in posted]
    told = json.dumps([[browser.read(pushed) for browser in browsers], heard])
    table = watch.tables[0]
    owners = [secret for seat in table.seats for secret in (seat.profile, seat.token_hash)]
    for secret in (table.row.seed, *filter(None, owners)):
        assert secret not in told
    known = {"type", "id", "tag", "title", "body", "table"}
    assert {name for one in browsers for message in one.read(pushed) for name in message} == known
    ids = [message["id"] for _, message in heard]
    assert len(ids) == len(set(ids))
    assert [one.headers["webhook-id"] for one in posted] == ids
    to_table = [message for path, message in heard if path == "/table"]
    assert len(to_table) == len(watch.called)
    to_bob = [(message["seat"], message["type"]) for path, message in heard if path == "/bob"]
    assert to_bob.count((1, "turn")) == len([seat for seat, _ in watch.called if seat == 1])
    assert to_bob.count((1, "reminder")) == len([seat for seat, _ in watch.reminded if seat == 1])
    assert {seat for seat, _ in to_bob} == {1}
