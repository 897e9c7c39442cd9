"""Driving a table: bots choose where it is their turn, and the clock of people runs.

A person whose time is over, or whom the host lets be played for, has a stand-in until he is back.
Of several servers on one table one drives it; the others take over when that one is gone.
"""

from __future__ import annotations

import asyncio
from time import time
from typing import Final, Protocol

from . import seating
from .chronicle import Chronicle
from .rows import Change, SeatRow, TableRow
from .seating import Decide
from .tasks import Tasks
from .telegraph import Telegraph
from .thinking import Thinkers
from .voting import Asked

PAUSE_AFTER_TROUBLE: Final = 1.0  # seconds

FAR: Final = 300.0
"""Seconds to a deadline for which a table need not stay in memory."""

GRACE: Final = 30.0
"""Seconds in which nobody's time is over after the server came up: people must come back first."""


class Driven(Protocol):
    """As much of a table as is needed to drive it."""

    row: TableRow
    seats: list[SeatRow]
    chronicle: Chronicle | None
    lock: asyncio.Lock

    @property
    def deadline(self) -> float: ...

    @property
    def owner(self) -> str: ...

    def running(self) -> Chronicle: ...

    def asked(self, seat: int) -> Asked | None: ...

    async def change(self, decide: Decide) -> bool: ...

    async def make(self, seat: int, words: str) -> bool:
        """Write and make a choice. The lock is held."""
        ...


class Driver:
    """Keeps one table going."""

    def __init__(self, table: Driven, telegraph: Telegraph, thinkers: Thinkers) -> None:
        self.table = table
        self.telegraph = telegraph
        self.thinkers = thinkers
        self.grace = 0.0  # until when nobody's time is over
        self.needed = False  # whether there is something to drive
        self._refused = False  # whether another server drives
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[int] = set()  # seats for which a bot thinks right now
        self._tasks = Tasks(f"table {table.row.id}", table.row.id)

    @property
    def busy(self) -> bool:
        """Whether the table goes on soon, even if nobody looks."""
        far = self.table.deadline > time() + FAR
        return bool(self._tasks) or (self._alarm is not None and not far)

    def drive(self) -> None:
        """Let bots choose where it is their turn, and run the clock of people. Another server may
        be doing that; what it does is heard of."""
        chronicle = self.table.chronicle
        if chronicle is None:
            return
        seats = [decision.seat for decision in chronicle.game.decisions]
        bots = [seat for seat in seats if self._bot_of(seat)]
        chronicle.deadline = self._first_deadline()
        self.needed = bool(bots or chronicle.deadline)
        self._stop_alarm()
        if not self.needed:
            return
        if not self.telegraph.drives(self.table.row.id):
            if not self._refused:
                self._tasks.spawn(self.take_over())
            return
        for seat in bots:
            self._let_bot_play(seat)
        if chronicle.deadline:
            wait = chronicle.deadline - time()
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    async def take_over(self) -> None:
        """Drive, if no other server does."""
        self._refused = not await self.telegraph.take(self.table.row.id)
        if not self._refused:
            self.drive()

    def _bot_of(self, seat: int) -> str:
        """The bot that plays the seat now, or nothing for a person."""
        row = self.table.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    # The clock

    def be_patient(self) -> None:
        """Give people time to come back after the server was down."""
        self.grace = time() + min(GRACE, self.table.row.clock)

    def _deadlines(self) -> dict[int, float]:
        """When each person who is asked must have chosen. All of it follows from the database,
        so it is the same after a restart and on every server."""
        table, chronicle = self.table, self.table.chronicle
        if not table.row.clock or chronicle is None:
            return {}
        return {
            seat: max(max(since, table.seats[seat].back) + table.row.clock, self.grace)
            for seat, since in chronicle.asked.items()
            if not self._bot_of(seat)
        }

    def _first_deadline(self) -> float:
        """0 where nobody has to hurry."""
        return min(self._deadlines().values(), default=0.0)

    def stop(self) -> None:
        """There is nothing to drive any more; a bot that still thinks does so in vain."""
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
        return seating.stand_in(row, seats, late)

    # Bots

    def _let_bot_play(self, seat: int) -> None:
        """Have a bot think for the seat, unless one does already."""
        if seat not in self._thinking:
            self._thinking.add(seat)
            self._tasks.spawn(self._play_for(seat))

    async def _play_for(self, seat: int) -> None:
        """As long as the seat is asked and its player is not back. Trouble with the database
        passes; the table must not stand still for it."""
        try:
            while self._bot_of(seat) and self._asked(seat) is not None:
                try:
                    await self._choose_for(seat, self._bot_of(seat))
                except Exception as error:
                    self._tasks.report(error)
                    await asyncio.sleep(PAUSE_AFTER_TROUBLE)
        finally:
            self._thinking.discard(seat)

    async def _choose_for(self, seat: int, bot: str) -> None:
        begun, asked = time(), self._asked(seat)
        words = await self._ask_bot(seat, bot)
        await asyncio.sleep(max(0.0, self.table.row.pace - (time() - begun)))
        async with self.table.lock:
            # The player may have come back, or chosen, while the bot was thinking.
            if self._bot_of(seat) and self._asked(seat) == asked:
                await self.table.make(seat, words)

    async def _ask_bot(self, seat: int, bot: str) -> str:
        """What the bot chooses; where it fails, the first option, so that the game goes on."""
        game = self.table.running().game
        decision = game.decision_of(seat)
        assert decision is not None
        try:
            words = await self.thinkers.choice(game.record(), seat, bot, self.table.owner)
            if words in decision:
                return words
            raise ValueError("a bot chose what is not open")
        except Exception as error:
            self._tasks.report(error)
            return str(decision.options[0])

    def _asked(self, seat: int) -> int | None:
        """Tells the question that the seat is asked now from others: by its choices so far."""
        asked = self.table.asked(seat)
        return None if asked is None else asked.question

    async def close(self) -> None:
        self._stop_alarm()
        await self._tasks.close()
