"""Marshal & Prisoners: the prison car with its cell and bunks, companions and wounds."""

from __future__ import annotations

from typing import Final

from ...engine.information.view import View
from ...engine.places import CELL, PLACE_WORDS
from ..art import piece
from ..box import DrawnBox
from ..geometry import CAR, CEILING, LOOT_INSIDE, STAND_INSIDE, Place, Room, Span, car_span, on_roof
from ..scene import Scene

BARS: Final = Span(242, 124)
"""The cell, from the front of the car."""
BUNKS: Final = Span(372, 60)
LENGTH: Final = 441
BUNK: Final = 167 / 3
ESCORT: Final = 0.5


class MarshalAndPrisoners(DrawnBox):
    def make_room(self, _view: View, room: Room, /) -> None:
        room.behind += LENGTH - CAR

    def place(self, words: str, view: View, room: Room, /) -> Place | None:
        last = len(view.cars) - 1
        prison = car_span(last, room)
        if words == PLACE_WORDS[CELL]:
            inside = Span(prison.x + BARS.x + 4, BARS.width - 8)
            return Place(inside, STAND_INSIDE, LOOT_INSIDE)
        return on_roof(Span(prison.x, LENGTH)) if words == f"roof {last}" else None

    def elbow_room(self, name: str, view: View, /) -> float:
        return ESCORT if view.marshal and name in view.marshal.companions else 0

    def last_car(self, _view: View, /) -> str:
        return "prison"

    def behind_figure(self, name: str, scene: Scene, /) -> str:
        marshal = scene.view.marshal
        companion = marshal and marshal.companions.get(name)
        if not companion:
            return ""
        return scene.canvas.placed(piece(f"companion {companion}", "companion ghost"))

    def on_figure(self, name: str, scene: Scene, /) -> str:
        marshal = scene.view.marshal
        wounds = marshal.wounds.get(name, []) if marshal else []
        shown = [f"wound {kind}" for kind in dict.fromkeys(wounds)]
        return "".join(scene.canvas.placed(one) for one in shown if piece(one, ""))

    def in_front(self, scene: Scene, /) -> None:
        x = car_span(len(scene.view.cars) - 1, scene.room).x
        prisoners = scene.view.marshal.prisoners if scene.view.marshal else []
        for n, name in enumerate(prisoners):
            y = CEILING + 6 + BUNK * (n + 0.5)
            scene.canvas.put(piece(f"prisoner {name}", "prisoner ghost"), x + BUNKS.middle, y, 0.62)
        scene.canvas.put("prison front", x)


BOX = MarshalAndPrisoners()
