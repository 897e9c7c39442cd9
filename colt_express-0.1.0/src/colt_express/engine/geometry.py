"""Geometry: the neighbours of each place by purpose, and lines of sight.

Only this module and `places`, which numbers them, do arithmetic with places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .options import PLACES, Option
from .places import (
    CELL,
    COACH,
    COACH_ROOF,
    PLACE_COUNT,
    car_of,
    inside,
    is_inside,
    other_level,
    roof,
)

if TYPE_CHECKING:
    from .state import Bandit, State

LOCOMOTIVE: Final = 0
ROOF_REACH: Final = 3  # MOVE-2


class Train:
    """Neighbours and lines of sight, as tables by place, for one length of train, one position of
    the stagecoach (the car it faces, or -1 without a stagecoach), and the places ``ahead`` of the
    locomotive and ``behind`` the caboose, front to back. The coach rolls, so `State.train` changes
    during a game.

    A place at an end of the train, such as the time machine, has one level. It is the next place
    beyond the last roof, and a neighbour of the inside, too (TM-1, TM-3, TM-4)."""

    __slots__ = (
        "ahead",
        "behind",
        "caboose",
        "cars",
        "climbs",
        "coach",
        "diagonals",
        "line",
        "lined_up",
        "moves",
        "pushes",
        "sights",
        "steps",
        "walks",
    )

    def __init__(
        self,
        cars: int,
        *,
        coach: int = -1,
        ahead: tuple[int, ...] = (),
        behind: tuple[int, ...] = (),
    ) -> None:
        self.cars: int = cars
        self.caboose: int = cars - 1
        self.coach: int = coach
        self.ahead: tuple[int, ...] = ahead
        self.behind: tuple[int, ...] = behind
        # The roofs in a line, front to back, with the places at both ends (TM-3)
        self.lined_up: list[int] = [*ahead, *[roof(car) for car in range(cars)], *behind]
        self.line: list[int] = [-1] * PLACE_COUNT  # by place: its index in this line
        for n, place in enumerate(self.lined_up):
            self.line[place] = n
        self.moves: list[list[Option]] = []
        self.steps: list[list[Option]] = []  # as moves, but one car far on the roofs, too
        self.pushes: list[list[Option]] = []
        self.climbs: list[list[Option]] = []
        self.diagonals: list[list[Option]] = []
        self.walks: list[list[Option]] = []
        self.sights: list[int] = []  # a bit for each place that nothing between can hide
        for place in range(PLACE_COUNT):
            self.moves.append(_options(self._reached(place, ROOF_REACH)))
            self.steps.append(_options(self._reached(place, 1)))
            self.pushes.append(_options(self._beside(place)))
            self.climbs.append(_options(self._above_or_below(place)))
            self.diagonals.append(_options(self._acrobatic(place)))
            self.walks.append(_options(self._along(place, 1) if is_inside(place) else []))
            self.sights.append(self._seen(place))

    def replace(
        self,
        *,
        coach: int | None = None,
        ahead: tuple[int, ...] | None = None,
        behind: tuple[int, ...] | None = None,
    ) -> Train:
        """A train that differs from this one in the fields that are given."""
        return train_of(
            self.cars,
            self.coach if coach is None else coach,
            self.ahead if ahead is None else ahead,
            self.behind if behind is None else behind,
        )

    def with_places(self, *, ahead: int = -1, behind: int = -1) -> Train:
        """The same train with one more place before its front or after its rear."""
        return self.replace(
            ahead=self.ahead if ahead < 0 else (ahead, *self.ahead),
            behind=self.behind if behind < 0 else (*self.behind, behind),
        )

    def is_end(self, place: int) -> bool:
        """Whether it is a place ahead of the locomotive or behind the caboose."""
        return place in self.ahead or place in self.behind

    def _part_of_train(self, place: int) -> bool:
        return car_of(place) < self.cars

    def _has_coach(self, place: int) -> bool:
        """Whether a place is in or on the stagecoach."""
        return self.coach >= 0 and place in (COACH, COACH_ROOF)

    def _along(self, place: int, reach: int) -> list[int]:
        """Places of the train on the same level at most ``reach`` cars away, front to back."""
        car = car_of(place)
        if car >= self.cars:
            return []
        level = place & 1
        first = max(0, car - reach)
        last = min(self.caboose, car + reach)
        return [2 * n + level for n in range(first, last + 1) if n != car]

    def _on_roofs(self, place: int, reach: int) -> list[int]:
        """Places in the line of roofs at most ``reach`` steps away; TM-1, CASE-40: the time
        machine is one of them, and so is any other place at an end."""
        at = self.line[place]
        near = self.lined_up[max(0, at - reach) : at + reach + 1]
        return sorted(other for other in near if other != place)

    def _reached(self, place: int, reach: int) -> list[int]:
        """MOVE-1, MOVE-2; HS-COACH-2: between the coach's roof and the train's is one step;
        HS-COACH-3: its inside is reached by no move; TM-1: the time machine is a neighbour of
        either level of the locomotive."""
        if self.is_end(place):
            roofs = self._on_roofs(place, reach) + self._coach_near(place, reach)
            return self._insides_beside(place) + roofs
        if is_inside(place):
            return self._along(place, 1) + self._ends_beside(place)
        if self._has_coach(place):
            beside = roof(self.coach)
            return sorted([beside, *self._on_roofs(beside, reach - 1)])
        if self.line[place] < 0:
            return []
        return self._on_roofs(place, reach) + self._coach_near(place, reach)

    def _coach_near(self, place: int, reach: int) -> list[int]:
        """The stagecoach's roof, if a move along the roofs leads there."""
        if self.coach < 0 or abs(self.line[place] - self.line[roof(self.coach)]) >= reach:
            return []
        return [COACH_ROOF]

    def _ends_beside(self, place: int) -> list[int]:
        """From either level of the locomotive the place ahead, of the caboose the one behind."""
        places: list[int] = []
        if car_of(place) == LOCOMOTIVE:
            places += self.ahead[-1:]
        if car_of(place) == self.caboose:
            places += self.behind[:1]
        return places

    def _insides_beside(self, end: int) -> list[int]:
        """The inside of the car next to a place at an end of the train."""
        if end in self.ahead[-1:]:
            return [inside(LOCOMOTIVE)]
        return [inside(self.caboose)] if end in self.behind[:1] else []

    def _beside(self, place: int) -> list[int]:
        """PUNCH-2; HS-COACH-2, HS-COACH-3: coach and train at either level; TM-4: into a place at
        an end from either level, out of it only to the inside of the car."""
        if self._has_coach(place):
            return [2 * self.coach + (place & 1)]
        if self.is_end(place):
            others = [end for end in self._on_roofs(place, 1) if self.is_end(end)]
            return self._insides_beside(place) + others
        places = self._along(place, 1)
        if car_of(place) == self.coach:
            places.append(COACH + (place & 1))
        return places + self._ends_beside(place)

    def _above_or_below(self, place: int) -> list[int]:
        return [other_level(place)] if self._part_of_train(place) or self._has_coach(place) else []

    def _acrobatic(self, place: int) -> list[int]:
        """CHAR-MEI: straight up or down, or to the other level of a neighbouring car. Not to or
        from the stagecoach."""
        beside = [other_level(neighbour) for neighbour in self._along(place, 1)]
        return sorted([*self._above_or_below(place), *beside])

    def _seen(self, place: int) -> int:
        """SHOOT-2; HS-COACH-3: the coach and the car it faces; HS-COACH-4, TM-3: its roof, all
        roofs of the train and the places at its ends; TM-3: the latter and the inside of the car
        beside them."""
        seen = 0
        if self.is_end(place):
            seen = 1 << COACH_ROOF if self.coach >= 0 else 0
            for neighbour in self._insides_beside(place):
                seen |= 1 << neighbour
        elif is_inside(place):
            for neighbour in self._beside(place):
                seen |= 1 << neighbour
        elif self._has_coach(place):
            for neighbour in self.lined_up:
                seen |= 1 << neighbour
        elif self.line[place] >= 0 and self.coach >= 0:
            seen = 1 << COACH_ROOF
        return seen


_TRAINS: dict[tuple[int, int, tuple[int, ...], tuple[int, ...]], Train] = {}
"""All trains so far. There are few, and making one takes longer than a turn of the game."""


def train_of(
    cars: int, coach: int = -1, ahead: tuple[int, ...] = (), behind: tuple[int, ...] = ()
) -> Train:
    """The train of that kind, which all games share: it never changes."""
    kind = (cars, coach, ahead, behind)
    train = _TRAINS.get(kind)
    if train is None:
        train = Train(cars, coach=coach, ahead=ahead, behind=behind)
        _TRAINS[kind] = train
    return train


def _options(places: list[int]) -> list[Option]:
    return [PLACES[place] for place in places]


def moves(state: State, place: int) -> list[Option]:
    """The places a move card may lead to (MOVE-1, MOVE-2)."""
    return state.train.moves[place]


def open_to(state: State, bandit: Bandit, options: list[Option]) -> list[Option]:
    """TM-2: a played Marshal never leaves the train for a place at its end."""
    if bandit.seat != state.rules.lawman:
        return options
    return [option for option in options if not state.train.is_end(option.value)]


def climbs(state: State, place: int, diagonally: bool) -> list[Option]:
    """The places a climb card may lead to (CLIMB-1, CHAR-MEI)."""
    train = state.train
    return train.diagonals[place] if diagonally else train.climbs[place]


def pushes(state: State, place: int) -> list[Option]:
    """The places a punched bandit may be pushed to (PUNCH-2)."""
    return state.train.pushes[place]


def walks(state: State, place: int) -> list[Option]:
    """The places the Marshal may move to (MARSHAL-1)."""
    return state.train.walks[place]


def in_a_car(state: State, place: int) -> bool:
    """Inside the locomotive or a car of the train."""
    return place & 1 == 0 and car_of(place) < state.rules.train.cars


def shut_in_a_car(state: State, place: int) -> bool:
    """As `in_a_car`; CASE-32, Q14: the cell is inside a car, too."""
    return place == CELL or in_a_car(state, place)


def car_at(state: State, place: int) -> int:
    """The car a place belongs to, the cell to the last one (MP-1); -1 for a place beside it."""
    if place == CELL:
        return state.rules.train.caboose
    return car_of(place) if car_of(place) < state.rules.train.cars else -1


def on_a_train_roof(state: State, place: int) -> bool:
    return place & 1 == 1 and car_of(place) < state.rules.train.cars


def pushed_on(state: State, origin: int, place: int) -> int:
    """One car further than ``place``, seen from ``origin``; the same place at the train's end
    (EVENT-6), straight above or below (CHAR-DJANGO), in the time machine (CASE-15), and to or
    from the stagecoach (HS-COACH-4)."""
    train = state.train
    cars = train.cars
    if car_of(place) >= cars or car_of(origin) == car_of(place):
        return place
    if origin in train.ahead:
        return backward(state, place)
    if origin in train.behind:
        return forward(state, place)
    if car_of(origin) >= cars:
        return place
    return backward(state, place) if place > origin else forward(state, place)


def forward(state: State, place: int) -> int:
    """One car towards the locomotive, where it ends (EVENT-6), or at the place ahead (TM-4)."""
    if car_of(place) != LOCOMOTIVE:
        return place - 2
    ahead = state.train.ahead
    return ahead[-1] if ahead else place


def backward(state: State, place: int) -> int:
    """One car towards the caboose, where it ends (EVENT-6), or at the place behind."""
    behind = state.train.behind
    if car_of(place) == state.train.caboose and behind:
        return behind[0]
    return car_behind(state, place)


def car_behind(state: State, place: int) -> int:
    """The next car towards the caboose, which is the end: the Marshal leaves the train for
    nothing."""
    return place + 2 if car_of(place) < state.train.caboose else place


def in_sight(state: State, bandit: Bandit) -> list[Bandit]:
    """Everyone this bandit could shoot at from where he stands (SHOOT-2, SHOOT-3, SHOOT-4)."""
    train = state.train
    seen = train.sights[bandit.place]
    line = train.line
    here = line[bandit.place]
    if here >= 0:
        # Roofs: in each direction the nearest occupied roof hides whatever is behind it.
        ahead = -1
        behind = PLACE_COUNT
        for b in state.bandits:
            there = line[b.place]
            if ahead < there < here:
                ahead = there
            elif here < there < behind:
                behind = there
        for place in state.blockers:
            there = line[place]
            if ahead < there < here:
                ahead = there
            elif here < there < behind:
                behind = there
        if ahead >= 0:
            seen |= 1 << train.lined_up[ahead]
        if behind < PLACE_COUNT:
            seen |= 1 << train.lined_up[behind]
    return [b for b in state.bandits if seen >> b.place & 1]


def passed(state: State, origin: int, place: int, between: int) -> bool:
    """Whether a move along the roofs from one to another place leads past a third one."""
    line = state.train.line
    start, end = line[origin], line[place]
    return start >= 0 and end >= 0 and min(start, end) < line[between] < max(start, end)
