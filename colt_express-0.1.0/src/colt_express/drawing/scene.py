"""The scene: the train in its landscape, with everybody and everything at its place."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from ..engine.figures import FIGURES, MARSHAL_FIGURE
from ..engine.information.view import View
from ..engine.places import AWAY, PLACE_CALLED, car_of, is_of_a_car, is_roof
from ..words import Words
from .art import number, person, piece
from .canvas import Canvas
from .geometry import (
    CAR,
    CEILING,
    HORIZON,
    MARGIN,
    RAIL,
    SHORTEST,
    Place,
    Room,
    Spot,
    car_span,
    in_car,
    lying,
    on_roof,
    standing,
    train_width,
)
from .lettering import HEADING, lettered
from .tokens import drawn, in_order, width_of

if TYPE_CHECKING:
    from .box import DrawnBox

MARSHAL: Final = FIGURES[MARSHAL_FIGURE]
TILE: Final = 1600
"""The width after which the landscape repeats."""
LAND: Final = ((1, -74, 120), (2, -52, 600), (3, -20, 260), (4, 0, 0))
"""Layers of the landscape: which one, how much it is raised, and where its first tile begins."""
SMOKE: Final[tuple[tuple[float, float, float, float], ...]] = (
    (8, -14, 0.4, 0),
    (42, -44, 0.62, 8),
    (92, -76, 0.88, 12),
    (160, -94, 1.12, 20),
    (240, -112, 1.2, 26),
    (330, -124, 0.86, 40),
)
"""Puffs behind the chimney: where, how large, and how far turned."""
CHIMNEY: Final = (104, -66)
TAIL: Final = f"M{CAR + 15} 166V128M{CAR + 4} 132H{CAR + 18}"
"""The rail at the end of the last car."""


class Scene:
    """A view's scene, in units of its own."""

    def __init__(self, view: View, words: Words, canvas: Canvas, boxes: list[DrawnBox]) -> None:
        self.view = view
        self.words = words
        self.canvas = canvas
        self.boxes = boxes
        self.room = Room()
        for box in boxes:
            box.make_room(view, self.room)
        self.arriving = _is_arriving(view)
        if self.arriving:  # its clock and its board stand above the roofs
            self.room.top = min(self.room.top, 120)
        self.cars = max(len(view.cars), 1)
        self.width = train_width(max(self.cars, SHORTEST), self.room)
        self.left = (train_width(self.cars, self.room) - self.width) / 2
        self.height = self.room.bottom - self.room.top

    def letter(self, name: str) -> str:
        """The character on a figure's stand."""
        return self.words.letter(name) if self.words.knows(f"figure-{name}") else "?"

    def place(self, words: str) -> Place | None:
        """A place by its words; None if it is not in the picture."""
        for box in self.boxes:
            found = box.place(words, self.view, self.room)
            if found is not None:
                return found
        place = PLACE_CALLED[words]
        if place == AWAY or not is_of_a_car(place) or car_of(place) >= len(self.view.cars):
            return None
        span = car_span(car_of(place), self.room)
        return on_roof(span) if is_roof(place) else in_car(car_of(place), self.room)

    @cached_property
    def figures(self) -> list[tuple[str, Spot, bool]]:
        """Everybody in the picture, where, and whether on horseback."""
        view = self.view
        everyone = [(bandit.name, bandit.at) for bandit in view.bandits]
        if view.cars and MARSHAL not in (name for name, _ in everyone):
            everyone.append((MARSHAL, view.marshal_at))
        for box in self.boxes:
            everyone += box.figures(view)
        found = []
        for words in dict.fromkeys(at for _, at in everyone):
            place = self.place(words)
            if place is None:
                continue
            here = [name for name, at in everyone if at == words]
            elbows = [sum(box.elbow_room(name, view) for box in self.boxes) for name in here]
            spots = standing(place, elbows)
            found += [(n, s, bool(place.mounted)) for n, s in zip(here, spots, strict=True)]
        return sorted(found, key=lambda one: one[1].y if one[2] else 0)

    def draw(self, sky_to: float) -> None:
        """The whole scene; ``sky_to``: how high the sky has to reach, for the sun's sake."""
        canvas = self.canvas
        if not canvas.hour["tunnel"]:
            self._land(sky_to)
        if self.arriving and not canvas.hour["tunnel"]:
            canvas.put("station", self.left + self.width / 2 - 130)
            canvas.add(self._station_board())
        if canvas.hour["tunnel"]:
            canvas.put("tunnel")
        canvas.put("track")
        for box in self.boxes:
            box.on_the_ground(self)
        self._train()
        self._car_names()
        for box in self.boxes:
            box.beside(self)
        for name, spot, mounted in self.figures:
            canvas.add(self._figure(name, spot, mounted))
        for box in self.boxes:
            box.in_front(self)
        for words, tokens in self.view.floor.items():
            place = self.place(words)
            if place is None or not tokens:
                continue
            ordered = in_order(tokens)
            for token, spot in zip(
                ordered, lying(place, [width_of(t) for t in ordered]), strict=True
            ):
                canvas.add(drawn(canvas, token, *spot))
        for box in self.boxes:
            box.near(self)

    def _land(self, sky_to: float) -> None:
        canvas, hour = self.canvas, self.canvas.hour
        stops = zip(range(4), (0, 0.42, 0.74, 1), strict=True)
        canvas.add(
            f'<linearGradient id="@sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" '
            f'y1="{number(sky_to)}" y2="{HORIZON}">'
            + "".join(f'<stop offset="{at}" stop-color="{hour[f"sky{n}"]}"/>' for n, at in stops)
            + "</linearGradient>"
            '<rect x="-3000" y="-2600" width="9000" height="3300" fill="url(#@sky)"/>'
        )
        canvas.put("stars")
        sun = min(float(hour["height"]), HORIZON - sky_to - 60)
        canvas.put("sun", self.left + self.width * 0.66, HORIZON - sun)
        canvas.put("birds", self.left + self.width * 0.44, 60)
        canvas.put("clouds", self.left, 30)
        for layer, rise, first in LAND:
            for tile in range(-1, 3):
                canvas.put(f"land {layer}", first + tile * TILE, rise)

    def _station_board(self) -> str:
        name = next((one.name for one in self.view.rounds[-1:] if one is not None), "")
        text = self.words.round(name).upper()
        x = self.left + self.width / 2 - 130 + 350
        return lettered(text, x, 171, 21, "#2a1a1f", weight=HEADING, anchor="middle", room=186)

    def _train(self) -> None:
        canvas, view, room = self.canvas, self.view, self.room
        engine = MARGIN + room.ahead
        canvas.put("locomotive", engine)
        for x, y, scale, turn in SMOKE:
            at = f"translate({engine + CHIMNEY[0] + x} {CEILING + CHIMNEY[1] + y})"
            opacity = "" if x < 240 else ' opacity=".75"'
            puff = canvas.placed("puff")
            canvas.add(f'<g transform="{at} scale({scale}) rotate({turn})"{opacity}>{puff}</g>')
        for box in self.boxes:
            box.ahead(self)
        instead = next((car for box in self.boxes if (car := box.last_car(view))), "")
        for n, name in enumerate(view.cars[1:], 1):
            left = car_span(n, room).x
            last = n == len(view.cars) - 1
            canvas.put(
                instead if last and instead else piece(f"car {name}", "car second_class"), left
            )
            if last and not instead:
                canvas.add(
                    f'<path d="{TAIL}" transform="translate({number(left)} {CEILING})" fill="none"'
                    ' stroke="#2a1a1f" stroke-width="4"/>'
                )

    def _car_names(self) -> None:
        for n, name in enumerate(self.view.cars):
            span = car_span(n, self.room)
            short = self.words.car(name)
            self.canvas.add(
                lettered(
                    short,
                    span.middle,
                    RAIL + 56,
                    21,
                    "#fff6de",
                    weight=HEADING,
                    anchor="middle",
                    room=span.width,
                    outline="#2a1a1f",
                )
            )

    def _figure(self, name: str, spot: Spot, mounted: bool) -> str:
        """A figure with what it has around it: a companion, wounds, a horse."""
        behind = "".join(box.behind_figure(name, self) for box in self.boxes)
        on = "".join(box.on_figure(name, self) for box in self.boxes)
        if mounted:
            body = "".join(box.mounted(name, self) for box in self.boxes)
        else:
            body = self.standing_figure(name)
        return (
            f'<g transform="translate({spot.x:.2f} {spot.y:.2f}) scale({spot.scale:.4g})">'
            f"{behind}{body}{on}</g>"
        )

    def standing_figure(self, name: str) -> str:
        """A cut-out figure on its stand, with its letter."""
        colour, ink = person(name)
        stand = (
            '<path d="M-18 -1V-14Q-18 -18 -13 -18H13Q18 -18 18 -14V-1Q18 1 16 1H-16Q-18 1 -18 -1Z"'
            f' fill="{colour}" stroke="#2a1a1f" stroke-width="2.2"/>'
        )
        known = piece(f"figure {name}", "figure stranger")
        letter = lettered(
            self.letter(name), 0, -3, 16, ink, weight=HEADING, anchor="middle", room=30
        )
        return f"{self.canvas.placed(known)}{stand}{letter}"


def _is_arriving(view: View) -> bool:
    """Whether it is the last round, and the train pulls into a station."""
    last = view.rounds[-1] if view.rounds else None
    return view.round == len(view.rounds) and last is not None and last.station
