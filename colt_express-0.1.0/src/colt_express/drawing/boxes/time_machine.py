"""The time machine, on the rails before the locomotive."""

from __future__ import annotations

from typing import Final

from ...engine.information.view import View
from ...engine.places import PLACE_WORDS, TIME_MACHINE
from ..box import DrawnBox
from ..geometry import LOOT_INSIDE, MARGIN, STAND_INSIDE, Place, Room, Span
from ..scene import Scene

AHEAD: Final = 236
WIDTH: Final = 214
OVERHANG: Final = 16
GLASS: Final = Span(26, 162)
"""The part of it that people are in."""


def machine_span(room: Room) -> Span:
    return Span(MARGIN + room.ahead - AHEAD - OVERHANG, WIDTH)


class TimeMachine(DrawnBox):
    def make_room(self, _view: View, room: Room, /) -> None:
        room.ahead += AHEAD

    def place(self, words: str, _view: View, room: Room, /) -> Place | None:
        if words != PLACE_WORDS[TIME_MACHINE]:
            return None
        inside = Span(machine_span(room).x + GLASS.x, GLASS.width)
        return Place(inside, STAND_INSIDE, LOOT_INSIDE)

    def ahead(self, scene: Scene, /) -> None:
        scene.canvas.put("time machine", machine_span(scene.room).x)


BOX = TimeMachine()
