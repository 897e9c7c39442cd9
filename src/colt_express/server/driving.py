"""Driving a table: bots choose where it is their turn, and the clock of people runs.

A person whose time is over, or whom the host lets be played for, has a stand-in until he is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .tables import LiveTable

STAND_IN: Final = "outlaw"
"""Plays for somebody whose time is over, and in seats left open."""

PAUSE_AFTER_TROUBLE: Final = 1.0  # seconds

_log = logging.getLogger(__name__)

Asked = tuple[int, int]
"""A question to a seat: the seat, and how many choices it had made before."""


class Driver:
    """Keeps one table going."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.stand_ins: dict[int, str] = {}  # bots that play for a human for the time being
        self._deadlines: dict[Asked, float] = {}  # of people who are asked now
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: set[int] = set()  # seats for which a bot thinks right now
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether the table goes on even if nobody looks."""
        return bool(self._tasks) or self._alarm is not None

    def drive(self) -> None:
        """Let bots choose where it is their turn, and run the clock of people."""
        chronicle = self.table.running()
        people = []
        for decision in chronicle.game.decisions:
            if self._bot_of(decision.seat):
                self._let_bot_play(decision.seat)
            else:
                people.append((decision.seat, chronicle.game.choosers.count(decision.seat)))
        chronicle.deadline = self._run_clock(people)

    # Stand-ins

    def substitute(self, seat: int, bot: str) -> None:
        """The bot plays for that person from now on."""
        self.stand_ins[seat] = bot
        self.drive()

    def player_is_back(self, seat: int) -> bool:
        """A person plays his seat again, with a new clock; whether a bot had played it."""
        if self.stand_ins.pop(seat, None) is None:
            return False
        self.drive()
        return True

    def _bot_of(self, seat: int) -> str:
        """The bot that plays the seat now, or nothing for a person."""
        row = self.table.seats[seat]
        return row.bot if row.kind == "bot" else self.stand_ins.get(seat, "")

    # The clock

    def _run_clock(self, people: list[Asked]) -> float:
        """When the first of them must have chosen; 0 without a clock. Who was asked before keeps
        his deadline."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.table.row.clock or not people:
            self._deadlines = {}
            return 0.0
        new = time() + self.table.row.clock
        self._deadlines = {asked: self._deadlines.get(asked, new) for asked in people}
        first = min(self._deadlines.values())
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(first - time(), lambda: self._spawn(self._time_over()))
        return first

    async def _time_over(self) -> None:
        """Whoever has not chosen gets a stand-in."""
        async with self.table.lock:
            late = [seat for (seat, _), deadline in self._deadlines.items() if deadline <= time()]
            for seat in late:
                self.stand_ins[seat] = STAND_IN
            self.drive()
            if late:
                self.table.tell_all(self.table.info())

    # Bots

    def _let_bot_play(self, seat: int) -> None:
        """Have a bot think for the seat, unless one does already."""
        if seat not in self._thinking:
            self._thinking.add(seat)
            self._spawn(self._play_for(seat))

    async def _play_for(self, seat: int) -> None:
        """As long as the seat is asked and its player is not back. Trouble with the database
        passes; the table must not stand still for it."""
        try:
            while self._bot_of(seat) and self._asked(seat) is not None:
                try:
                    await self._choose_for(seat, self._bot_of(seat))
                except Exception as error:
                    self._report(error)
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
            words = await self.table.thinkers.choice(game.record(), seat, bot)
            if words in decision:
                return words
            raise ValueError(f"{bot} chose {words!r}, which is not open")
        except Exception as error:
            self._report(error)
            return str(decision.options[0])

    def _asked(self, seat: int) -> Asked | None:
        """The question that the seat is asked now."""
        game = self.table.running().game
        return None if game.decision_of(seat) is None else (seat, game.choosers.count(seat))

    # Tasks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._report(error)

    def _report(self, error: BaseException) -> None:
        _log.error("trouble at table %s", self.table.row.id, exc_info=error)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
