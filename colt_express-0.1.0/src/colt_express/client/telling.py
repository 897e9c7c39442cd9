"""What a bot's visit tells its owner: lines for the terminal, and a log of its choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import IO, Final

import msgspec

from ..engine.game import Result
from ..errors import printable
from .messages import Seat, Table
from .thinking import Thought

HOUSE_BOT: Final = "bot of the server"


class LoggedChoice(msgspec.Struct, frozen=True):
    """A line of the log: the question, what was chosen and how long that took, what the bot
    remarked, and the position as its seat saw it."""

    table: str
    number: int  # of choices made, with this one
    round: int
    turn: int
    decision: str
    options: list[str]
    choice: str
    seconds: float
    notes: list[str]
    position: str


class Telling:
    """Tells with ``line``; every choice is written to ``log``. ``quiet``: no line for each
    choice."""

    def __init__(
        self, table: str, line: Callable[[str], None], quiet: bool, log: IO[str] | None
    ) -> None:
        self.name = table
        self._line = line
        self._quiet = quiet
        self._log = log

    def tell(self, text: str) -> None:
        self._line(printable(text))

    def note(self, text: str) -> None:
        """Something of less importance."""
        if not self._quiet:
            self.tell(text)

    def lost(self, why: Exception, pause: float) -> None:
        self.tell(f"{why}; trying again in {pause:.0f} s")

    def table(self, before: Table | None, now: Table, seat: int) -> None:
        """What has changed at the table."""
        if before is None or before.status != now.status:
            self._status(now, seat)
        if before is not None:
            for was, one in zip(before.seats, now.seats, strict=False):
                self._seat(was, one, seat)

    def chose(self, thought: Thought, number: int) -> None:
        choice, options = thought.words, [str(option) for option in thought.decision.options]
        took = f"{thought.seconds:.1f} s" if thought.seconds >= 1 else f"{thought.seconds:.3f} s"
        decision = thought.decision.name
        turn = f", turn {thought.turn}" if decision == "plan" else ""
        place = f"round {thought.round}{turn}" if thought.round else "at the start"
        self.note(f"{place}: {decision} → {choice} ({len(options)} options, {took})")
        for remark in thought.notes:
            self.note(f"  {remark}")
        if self._log is not None:
            logged = LoggedChoice(
                self.name,
                number,
                thought.round,
                thought.turn,
                decision,
                options,
                choice,
                round(thought.seconds, 4),
                thought.notes,
                thought.position,
            )
            self._log.write(msgspec.json.encode(logged).decode() + "\n")
            self._log.flush()

    def result(self, result: Result | None, table: Table, seat: int) -> None:
        if result is None:
            self.tell("the game is over")
            return
        order = sorted(range(len(result.money)), key=lambda one: -result.money[one])
        told = [f"{_named(table, one)} ${result.money[one]:,}" for one in order]
        won = "this bot has won" if seat in result.winners else "this bot has not won"
        self.tell(f"the game is over, and {won}: {', '.join(told)}")

    def _status(self, table: Table, seat: int) -> None:
        people = ", ".join(
            _called(one) + (" (this bot)" if one.seat == seat else "") for one in table.seats
        )
        match table.status:
            case "waiting":
                self.tell(f"at the table: {people}")
                self.tell("waiting for the host to start the game")
            case "playing":
                clock = f", {table.clock} seconds for each choice" if table.clock else ""
                self.tell(f"the game is on{clock}: {people}")
            case "closed" if table.next_table:
                self.tell("the host has called the game off; back to the lobby")

    def _seat(self, was: Seat, one: Seat, seat: int) -> None:
        if one.seat == seat:
            if one.bot and not was.bot:
                self.tell(f"a {HOUSE_BOT} plays for this bot: it was away, too slow or voted out")
            return
        if (was.kind, was.name) != (one.kind, one.name):
            self.tell(f"seat {one.seat}: {_called(one)}")


def _named(table: Table, seat: int) -> str:
    return _called(table.seats[seat]) if seat < len(table.seats) else f"seat {seat}"


def _called(seat: Seat) -> str:
    if seat.kind == "open":
        return "an open seat"
    if seat.kind == "bot":
        return f"{seat.name} ({HOUSE_BOT})"
    return f"{seat.name} (program)" if seat.program else seat.name
