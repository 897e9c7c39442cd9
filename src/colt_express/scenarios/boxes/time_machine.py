"""What the time machine adds to a scenario: its place, and what a seat sees of a time traveller."""

from __future__ import annotations

from typing import Final

from ...engine.information.view import View
from ...engine.places import TIME_MACHINE
from ...engine.state import State
from ..box import ScenarioBox


class TimeMachine(ScenarioBox):
    def places(self, state: State) -> list[int]:
        return [TIME_MACHINE] if state.time_machine is not None else []

    def seen(self, view: View) -> dict[str, object]:
        """The time traveller and his hiding place."""
        machine = view.time_machine
        return {
            "traveller": machine and machine.traveller,
            "hiding": machine and machine.hiding,
        }


BOX: Final = TimeMachine()
