"""Steps: a game told choice by choice, as one seat saw it.

A step is built only from what the engine shows that seat (`view`, `mine` and `see`), so it can
contain nothing that the seat did not know at that moment.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..engine.events import Event
from ..engine.game import Game
from ..engine.information.view import SPECTATOR, AnyOption, EventView, Mine, View

ALL_OPEN: Final = -2
"""In place of a seat: all cards open."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The game after a choice, as one seat saw it; step 0 is the deal.

    ``table`` is what everybody saw, ``mine`` what only this seat saw; with all cards open ``minds``
    has what each seat saw. ``option`` is what was chosen, if this seat chose it.
    """

    number: int
    chooser: int  # -1 in step 0
    events: list[EventView]
    table: View
    round: int
    turn: int
    mine: Mine | None = None
    minds: list[Mine] = []
    option: AnyOption | None = None


class Teller:
    """Tells a game step by step. ``seat`` is a seat, -1 for a spectator or -2 for all cards open.

    The game must have listened from the beginning, and every choice must be told.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seats: range = range(game.setup.seats)
        self._asked: dict[int, Mine] = {}

    def opening(self) -> ReplayStep:
        """Step 0: the table as it was dealt."""
        return self._step(SPECTATOR, self.game.events, None)

    def choice(self, events: list[Event]) -> ReplayStep:
        """The step of the choice that was just made and caused these events."""
        chooser = self.game.choosers[-1]
        asked = self._asked.get(chooser)
        question = None if asked is None else asked.question
        option = None if question is None else question.option(str(self.game.choices[-1]))
        return self._step(chooser, events, option)

    def _step(self, chooser: int, events: list[Event], option: AnyOption | None) -> ReplayStep:
        table = self.game.view(SPECTATOR)
        self._asked = {seat: self.game.mine(seat) for seat in self.seats if self._sees(seat)}
        return ReplayStep(
            number=len(self.game.choices),
            chooser=chooser,
            events=[self._seen(event) for event in events],
            table=table,
            round=table.round,
            turn=table.turn,
            mine=self._asked.get(self.seat),
            minds=list(self._asked.values()) if self.seat == ALL_OPEN else [],
            option=option,
        )

    def _sees(self, seat: int) -> bool:
        """Whether what that seat saw is told."""
        return self.seat in (seat, ALL_OPEN)

    def _seen(self, event: Event) -> EventView:
        if self.seat != ALL_OPEN:
            return self.game.see(event, self.seat)
        seen = self.game.see(event, SPECTATOR)
        if not self.game.is_secret(event):
            return seen
        for seat in self.seats:
            seen = _joined(seen, self.game.see(event, seat))
        return seen


def _joined(one: EventView, other: EventView) -> EventView:
    """An event with everything that two seats saw of it."""
    missing = {
        name: there
        for name in EventView.__struct_fields__
        if getattr(one, name) is None and (there := getattr(other, name)) is not None
    }
    if one.token is not None and other.token is not None and one.token.value is None:
        missing["token"] = other.token
    return msgspec.structs.replace(one, **missing) if missing else one
