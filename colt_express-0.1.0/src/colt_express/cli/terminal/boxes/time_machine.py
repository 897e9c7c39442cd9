"""The time machine in front of the train, and who travels in time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine.information.view import TimeMachineView, View
from ....words import Words
from ..box import Section, TerminalBox
from ..columns import Column, Walls
from ..explaining import told

WALLS: Final = Walls("╭≈╮", "┊", "╰≈╯", "≈", " ")


class TimeMachine(TerminalBox):
    ahead = ("time machine",)

    def is_at(self, table: View) -> bool:
        return table.time_machine is not None

    def end(self, words: Words, place: str, room: int) -> Column:
        return super().end(words, place, room)._replace(walls=WALLS)

    def travellers(self, table: View) -> list[str]:
        traveller = _machine(table).traveller
        return [] if traveller is None else [traveller]

    def unseen(self, table: View, words: Words) -> list[str]:
        """Who travels in time, and to himself where he will appear (TM-5)."""
        machine = _machine(table)
        if machine.traveller is None:
            return []
        lines = [words.say("table-travelling", names=words.figure(machine.traveller))]
        if machine.hiding is not None:
            lines.append(words.say("table-hiding", **words.place_arguments(machine.hiding, table)))
        return lines

    def guide(self, _table: View, words: Words, tags: Sequence[str]) -> list[Section]:
        return [(words.say("help-time_machine-title"), [told(words, "help-time_machine", tags)])]


def _machine(table: View) -> TimeMachineView:
    machine = table.time_machine
    assert machine is not None
    return machine


BOX: Final = TimeMachine()
