"""Driving a table: bots choose when it is their turn, and players' clocks run.

A player whose time has run out, or whom the host has replaced, has a stand-in (`stand_ins`). If
several servers share a table, one drives it; another takes over when that one is gone.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import Final, Protocol

from ...today.playing import next_to_choose
from ..base.tasks import Tasks
from ..storage.pubsub import PubSub
from ..storage.rows import Change, SeatRow, TableRow
from . import seating, stand_ins
from .message_log import MessageLog
from .seating import Decide
from .stand_ins import Asked
from .thinking import Thinkers

PAUSE_AFTER_TROUBLE: Final = 1.0
"""Seconds before another attempt at something that failed."""

FAR: Final = 300.0
"""Seconds until a deadline beyond which a table need not stay in memory."""

TO_TAKE_BACK: Final = 2.5
"""Seconds that bots leave a player to take a choice back, if it can be, unless they never wait."""

GRACE: Final = 30.0
"""Seconds after startup during which no time limit applies, so that players can reconnect."""


class Driven(Protocol):
    """The part of a table that driving needs."""

    row: TableRow
    seats: list[SeatRow]
    message_log: MessageLog | None
    lock: asyncio.Lock

    @property
    def deadline(self) -> float: ...

    @property
    def owner(self) -> str: ...

    def running(self) -> MessageLog: ...

    def asked(self, seat: int) -> Asked | None: ...

    async def change(self, decide: Decide) -> bool: ...

    async def make(self, seat: int, words: str) -> bool:
        """Store and apply a choice. The lock is held."""
        ...


class Driver:
    """Drives one table."""

    def __init__(self, table: Driven, pubsub: PubSub, thinkers: Thinkers) -> None:
        self.table = table
        self.pubsub = pubsub
        self.thinkers = thinkers
        self.grace = 0.0  # until when no time limit applies
        self.needed = False  # whether there is something to drive
        self._refused = False  # whether another server drives it
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[int] = set()  # seats for which a bot is thinking now
        self._tasks = Tasks(f"table {table.row.id}", table.row.id)

    @property
    def busy(self) -> bool:
        """Whether the table will soon change, even without players."""
        far = self.table.deadline > time() + FAR
        return bool(self._tasks) or (self._alarm is not None and not far)

    def drive(self) -> None:
        """Let bots choose when it is their turn, and run the players' clocks. If another server
        drives the table, its choices arrive from there."""
        message_log = self.table.message_log
        if message_log is None:
            return
        bots = self._bots_to_choose()
        message_log.deadline = self._first_deadline()
        message_log.alone = seating.only_person(self.table.seats)
        self.needed = bool(bots or message_log.deadline)
        self._stop_alarm()
        if not self.needed:
            return
        if not self.pubsub.drives(self.table.row.id):
            if not self._refused:
                self._tasks.spawn(self.take_over())
            return
        for seat in bots:
            self._let_bot_play(seat)
        if message_log.deadline:
            wait = message_log.deadline - time()
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    async def take_over(self) -> None:
        """Drive, unless another server does."""
        self._refused = not await self.pubsub.take(self.table.row.id)
        if not self._refused:
            self.drive()

    def _bot_of(self, seat: int) -> str:
        """The bot that plays the seat now, or an empty string for a person."""
        message_log = self.table.message_log
        since = None if message_log is None else message_log.asked.get(seat)
        return stand_ins.bot_at(self.table.seats[seat], since)

    def _bots_to_choose(self) -> list[int]:
        """The seats that a bot chooses for now. On a train of the day they wait for people and for
        each other, so that the game does not depend on who is quicker."""
        message_log = self.table.message_log
        asked = [] if message_log is None else list(message_log.asked)
        if asked and self.table.row.day:
            asked = [next_to_choose(asked, [seat for seat in asked if not self._bot_of(seat)])]
        return [seat for seat in asked if self._bot_of(seat)]

    # The clock

    def be_patient(self) -> None:
        """Give players time to reconnect after the server was down."""
        self.grace = time() + min(GRACE, self.table.row.clock)

    def _deadlines(self) -> dict[int, float]:
        """When each player who is asked must have chosen. This follows from the database alone, so
        it is the same after a restart and on every server."""
        table, message_log = self.table, self.table.message_log
        if not table.row.clock or message_log is None:
            return {}
        return {
            seat: max(since + table.row.clock, self.grace)
            for seat, since in message_log.asked.items()
            if not self._bot_of(seat)
        }

    def _first_deadline(self) -> float:
        """The first deadline; 0 if there is none."""
        return min(self._deadlines().values(), default=0.0)

    def stop(self) -> None:
        """There is nothing left to drive; the answer of a bot that is still thinking is ignored."""
        self.needed = False
        self._stop_alarm()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._tasks.spawn(self._time_over())

    async def _time_over(self) -> None:
        try:
            await self.table.change(self._replace_the_late)
        except Exception as error:
            self._tasks.report(error)
            await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        self.drive()

    def _replace_the_late(self, row: TableRow, seats: list[SeatRow]) -> Change | None:
        late = [seat for seat, deadline in self._deadlines().items() if deadline <= time()]
        asked = self.table.running().asked
        return stand_ins.replace_late(row, seats, {seat: asked[seat] for seat in late})

    # Bots

    def _let_bot_play(self, seat: int) -> None:
        """Let a bot think for the seat, unless one already does."""
        if seat not in self._thinking:
            self._thinking.add(seat)
            self._tasks.spawn(self._play_for(seat))

    async def _play_for(self, seat: int) -> None:
        """Let a bot choose while the seat is asked and its player is not back. Database failures
        are temporary and must not stop the table."""
        try:
            while seat in self._bots_to_choose():
                try:
                    await self._choose_for(seat, self._bot_of(seat))
                except Exception as error:
                    self._tasks.report(error)
                    await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            self._thinking.discard(seat)

    async def _choose_for(self, seat: int, bot: str) -> None:
        asked, enough = self.table.asked(seat), time() + self._pace()
        words = await self._ask_bot(seat, bot)
        await asyncio.sleep(max(0.0, enough - time()))
        async with self.table.lock:
            # The player may have returned, chosen or taken something back meanwhile.
            if self._bot_of(seat) and self.table.asked(seat) == asked:
                await self.table.make(seat, words)

    def _pace(self) -> float:
        """Seconds that a bot takes at least."""
        pace = self.table.row.pace
        return max(pace, TO_TAKE_BACK) if pace and self.table.running().may_take_back else pace

    async def _ask_bot(self, seat: int, bot: str) -> str:
        """The bot's choice; if it fails, the first option, so that the game continues."""
        game = self.table.running().game
        decision = game.decision_of(seat)
        assert decision is not None
        try:
            words = await self.thinkers.choice(game.record(), seat, bot, self.table.owner)
            if words in decision:
                return words
            raise ValueError("a bot chose an illegal option")
        except Exception as error:
            self._tasks.report(error)
            return str(decision.options[0])

    async def close(self) -> None:
        self._stop_alarm()
        await self._tasks.close()

    def dissolve(self) -> None:
        """The table is gone, and so is this reference to it."""
        self.needed = False
        del self.table
