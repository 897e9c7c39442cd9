"""Horses & Stagecoach: the road before the train, horses, riders, and the stagecoach."""

from __future__ import annotations

from typing import Final

from ...engine.figures import FIGURES, SHOTGUN
from ...engine.information.view import View
from ...engine.places import (
    AWAY,
    COACH,
    COACH_ROOF,
    PLACE_CALLED,
    PLACE_WORDS,
    TIME_MACHINE,
    car_of,
    is_of_a_car,
)
from ..art import person, piece
from ..box import DrawnBox
from ..geometry import Place, Room, Span, Spot, car_span
from ..lettering import HEADING, lettered
from ..scene import Scene
from .time_machine import machine_span

TOP: Final = 190
LANE: Final = 688
ROAD: Final = 770
NEAR: Final = 808
BOTTOM: Final = 826
SMALL: Final = 0.8
COATS: Final = ("bay", "grey", "pinto", "black", "sorrel", "palomino", "white")
SADDLE: Final = Spot(2, -35, 0.95)
"""Where a rider is in the drawing of the horse."""
LONGEST_TEAM: Final = 400


def _beside(place: str | None, room: Room) -> Span | None:
    """The part of the track that is beside a place."""
    if place is None:
        return None
    number = PLACE_CALLED[place]
    if number == TIME_MACHINE:
        return machine_span(room)
    return car_span(car_of(number), room) if is_of_a_car(number) else None


def _coach(view: View, room: Room) -> Span | None:
    return _beside(view.horses.coach if view.horses else None, room)


def _herd(span: Span, width: float, count: int, size: float) -> list[Spot]:
    """Side by side, every other one nearer; many run closer together."""
    room = 110 * size
    step = min(room, width / count)
    return [
        Spot(
            span.middle + (n - (count - 1) / 2) * step,
            0 if count < 2 else 12 if n % 2 else -12,
            size * (0.7 + 0.3 * step / room),
        )
        for n in range(count)
    ]


def _riders(view: View) -> list[str]:
    """Bandits who have not boarded yet."""
    if view.horses is None or view.horses.boarding is None:
        return []
    return [bandit.name for bandit in view.bandits if bandit.at == PLACE_WORDS[AWAY]]


def _in_saddle(spot: Spot) -> Spot:
    x, y, scale = spot
    return Spot(x + SADDLE.x * scale, y + SADDLE.y * scale, scale * SADDLE.scale)


def _saddles(car: Span, count: int) -> tuple[Spot, ...]:
    """The gang on horseback beside the car they may board."""
    gang = _herd(car, car.width + 170, count, 1)
    reach = gang[-1].x + 78 * gang[-1].scale - car.middle
    ahead = max(0, reach - 148)
    spots = [Spot(one.x - ahead, ROAD - 26 + one.y * 2, one.scale) for one in gang]
    return tuple(_in_saddle(one) for one in spots)


class HorsesAndStagecoach(DrawnBox):
    def make_room(self, _view: View, room: Room, /) -> None:
        room.top, room.bottom = TOP, BOTTOM

    def place(self, words: str, view: View, room: Room, /) -> Place | None:
        number = PLACE_CALLED[words]
        if number == AWAY:
            boarding = _beside(view.horses.boarding if view.horses else None, room)
            riders = len(_riders(view))
            if boarding is None or not riders:
                return None
            return Place(boarding, ROAD, ROAD, mounted=_saddles(boarding, riders))
        facing = _coach(view, room) if number in (COACH, COACH_ROOF) else None
        if facing is None:
            return None
        x = facing.middle
        if number == COACH_ROOF:
            return Place(Span(x - 98, 134), ROAD - 166, ROAD - 164, SMALL, Span(x + 36, 62))
        return Place(Span(x - 75, 150), ROAD - 57, ROAD - 30, SMALL)

    def figures(self, view: View, /) -> list[tuple[str, str]]:
        shotgun = view.horses and view.horses.shotgun
        return [(FIGURES[SHOTGUN], shotgun)] if shotgun else []

    def on_the_ground(self, scene: Scene, /) -> None:
        scene.canvas.put("road")

    def beside(self, scene: Scene, /) -> None:
        facing = _coach(scene.view, scene.room)
        if facing is None:
            return
        hostages = scene.view.horses.hostages if scene.view.horses else []
        step = min(30, 132 / max(1, len(hostages) - 1))
        bench = [
            scene.canvas.placed(
                piece(f"hostage {name}", "hostage banker"),
                (n - (len(hostages) - 1) / 2) * step,
                -98,
                0.52,
            )
            for n, name in enumerate(hostages)
        ]
        scene.canvas.put("coach", facing.middle, slot="".join(bench))

    def mounted(self, name: str, scene: Scene, /) -> str:
        rider = scene.canvas.placed(piece(f"rider {name}", "rider ghost"))
        letter = lettered(
            scene.letter(name), 9, -47.5, 17, person(name).ink, weight=HEADING, anchor="middle"
        )
        return (
            f'<g transform="scale({1 / SADDLE.scale:.4f}) translate({-SADDLE.x} {-SADDLE.y})">'
            f"{rider}{letter}</g>"
        )

    def near(self, scene: Scene, /) -> None:
        for spot, coat in sorted(_horses(scene.view, scene.room), key=lambda one: one[0].y):
            scene.canvas.put(f"horse {coat}", *spot)
        scene.canvas.put("road near")


def _horses(view: View, room: Room) -> list[tuple[Spot, str]]:
    """The horses without riders. Where the coach or its team is in the way, they run on its near
    side."""
    counts = view.horses.horses if view.horses else []
    beside = [(car_span(car, room), count) for car, count in enumerate(counts)]
    if view.time_machine:
        beside.insert(0, (machine_span(room), view.time_machine.horses))
    coach, found = _coach(view, room), list[tuple[Spot, str]]()
    for span, count in beside:
        if not count:
            continue
        hidden = coach is not None and -1 <= coach.x - span.x < LONGEST_TEAM
        for x, y, scale in _herd(span, span.width + 4, count, 0.72 if hidden else 0.95):
            line = NEAR + y / 2 if hidden else LANE + y
            found.append((Spot(x, line, scale), COATS[len(found) % len(COATS)]))
    return found


BOX = HorsesAndStagecoach()
