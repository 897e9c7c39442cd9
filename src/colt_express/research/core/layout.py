"""The layout of a table's observations: which byte means what, and how they are written."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from ...engine.state import State
from .additions import ADDITIONS
from .fields import Field, Part, Plan
from .looking import Looking
from .parts.asking import Asking
from .parts.bandits import Bandits
from .parts.cards import OwnCards, Pile, Players
from .parts.loot import Loot
from .parts.situation import Situation
from .sheet import Sheet
from .table import Table

LAYOUT_VERSION: Final = 1
"""Rises with every change of what any byte of an observation means."""


class Layout:
    """``fields`` in order, ``size`` bytes together. Tables with the same `digest` have the same
    layout."""

    __slots__ = (
        "added",
        "asking",
        "bandits",
        "fields",
        "loose",
        "loot",
        "marks",
        "own_cards",
        "pile",
        "players",
        "situation",
        "size",
        "table",
        "things",
        "version",
    )

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.version: int = LAYOUT_VERSION
        plan = Plan(table)
        # One by one, because that is quicker to go through than a list
        self.situation: Situation = Situation(plan)
        self.bandits: Bandits = Bandits(plan)
        self.loot: Loot = Loot(plan)
        self.own_cards: OwnCards = OwnCards(plan)
        self.players: Players = Players(plan)
        self.pile: Pile = Pile(plan)
        self.asking: Asking = Asking(plan)
        steady = plan.size
        self.added: list[Part] = []  # by boxes
        for addition in ADDITIONS:
            if addition.name in table.boxes and addition.part is not None:
                plan.box = addition.name
                self.added.append(addition.part(plan))
        self.fields: list[Field] = plan.fields
        self.size: int = plan.size
        self.loose: int = plan.size - steady  # what boxes add is written anew every time
        self.marks: int = plan.marks
        self.things: int = plan.things

    def sheet(self, rows: int) -> Sheet:
        """A sheet for observations of this layout."""
        made = Sheet(rows, self.size, self.loose, self.marks, self.things)
        made.looks = [Looking(self.table) for _ in range(rows)]
        return made

    def write(self, state: State, seat: int, sheet: Sheet, row: i64) -> None:
        """Write what this seat (-1: a spectator) knows into a row of a sheet. It is quickest if the
        row has told before what the same seat knew in the same game."""
        look = sheet.looks[row]
        kinds = sheet.games[row]
        sheet.games[row] = None  # if this fails, the row is begun anew the next time
        sheet.begin(row)
        if kinds is not state.token_kinds or not look.still(state, seat):
            look.look(state, seat)
            sheet.blank()
            self.situation.begin(look, sheet)
            self.bandits.begin(state, look, sheet)
            self.loot.begin(state, sheet)
        self.situation.write(state, look, sheet)
        self.bandits.write(state, look, sheet)
        self.loot.write(state, look, sheet)
        self.own_cards.write(state, look, sheet)
        self.players.write(state, look, sheet)
        self.pile.write(state, look, sheet)
        self.asking.write(state, look, sheet)
        for part in self.added:
            part.write(state, look, sheet)
        sheet.end(row)
        sheet.games[row] = state.token_kinds

    @property
    def digest(self) -> str:
        """A digest of the version and of the meaning of every byte."""
        lines = [f"{self.version}"]
        for field in self.fields:
            axes = "; ".join([f"{name} {','.join(labels)}" for name, labels in field.axes])
            lines.append(f"{field.start} {field.name} [{axes}] {field.most} {field.box}")
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def field(self, name: str) -> Field:
        """The field with this name."""
        for field in self.fields:
            if field.name == name:
                return field
        names = ", ".join([field.name for field in self.fields])
        raise KeyError(f"no field of this layout is called {name!r}; there are {names}")

    def __repr__(self) -> str:
        return f"<Layout {self.digest}: {self.size} bytes in {len(self.fields)} fields>"
