"""Who sits together: the tables that people who wait for a quick match can be given.

Pure decisions: the same people at the same moment get the same tables on every server. The longest
waiting are served first: of all tables that could begin, the one of the longest waiting person
does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec

from ...engine.configuration.setup import BOXES

Game = str
BASE: Final = "base"
GAMES: Final[tuple[Game, ...]] = (BASE, *BOXES)
"""What can be played in a quick match: the base game, or with one box."""
Speed = Literal[30, 60, 86400]
"""Seconds per decision. A quick match always has a clock, since strangers may leave."""
SPEEDS: Final[tuple[Speed, ...]] = (30, 60, 86400)
FEWEST: Final = 3
MOST: Final = 6

OF_ONE_ADDRESS: Final = 2
"""Maximum number of people of one address at a table of strangers."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person would play: any of these games, at any of these speeds, with that many
    players; ``bots`` allows bots in the remaining seats after a minute. ``ladder``: whether the
    game is to count on the server's ladder, if it has one."""

    games: Annotated[tuple[Game, ...], msgspec.Meta(min_length=1, max_length=len(GAMES))]
    speeds: Annotated[tuple[Speed, ...], msgspec.Meta(min_length=1, max_length=len(SPEEDS))]
    fewest: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = FEWEST
    most: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = MOST
    bots: bool = False
    ladder: bool = False

    def fault(self) -> str:
        """A sentence that says what is wrong with it, or an empty text."""
        for game in self.games:
            if game not in GAMES:
                return f"no game is called {game!r}; a quick match plays {', '.join(GAMES)}"
        if self.fewest > self.most:
            return f"from {self.fewest} to {self.most} players is no range; the smaller comes first"
        return ""


class Waiting(msgspec.Struct, frozen=True):
    """A person in the queue, since some time. ``address`` is a hash."""

    profile: str
    wish: Wish
    since: float
    address: str = ""


class Group(msgspec.Struct, frozen=True):
    """People who are to sit together, the longest waiting first, with bots in the other seats."""

    game: Game
    speed: Speed
    seats: int
    profiles: tuple[str, ...]

    @property
    def bots(self) -> int:
        return self.seats - len(self.profiles)


class Patience(msgspec.Struct, frozen=True):
    """How long people wait for more of them, in seconds."""

    gathering: float = 6.0  # while a table has fewer people than it could have
    bots: float = 60.0  # before bots take the remaining seats, where all agree


def groups(
    waiting: Iterable[Waiting], now: float, patience: Patience | None = None
) -> Iterator[Group]:
    """All tables that can begin now, one after another; each person is at one at most."""
    left = sorted(waiting, key=lambda one: (one.since, one.profile))
    while (found := _next(left, now, patience or Patience())) is not None:
        yield found
        left = [one for one in left if one.profile not in found.profiles]


def alike(waiting: Iterable[Waiting], wish: Wish) -> int:
    """Number of people who could sit at a table with someone of that wish."""
    return sum(compatible(one.wish, wish) for one in waiting)


def compatible(one: Wish, other: Wish) -> bool:
    """Whether there is a table that both would play at."""
    return (
        not set(one.games).isdisjoint(other.games)
        and not set(one.speeds).isdisjoint(other.speeds)
        and max(one.fewest, other.fewest) <= min(one.most, other.most)
    )


def _next(left: Sequence[Waiting], now: float, patience: Patience) -> Group | None:
    """The table of the longest waiting person who can have one; of several, the one with the most
    people, then with the fewest bots."""
    since = {one.profile: one.since for one in left}
    place = {one.profile: number for number, one in enumerate(left)}

    def urgency(group: Group) -> tuple[int, int, int, float]:
        waited = sum(since[profile] for profile in group.profiles)
        return place[group.profiles[0]], -len(group.profiles), group.bots, waited

    return min(_candidates(left, now, patience), key=urgency, default=None)


def _candidates(left: Sequence[Waiting], now: float, patience: Patience) -> Iterator[Group]:
    for game in GAMES:
        for speed in SPEEDS:
            fitting = [o for o in left if game in o.wish.games and speed in o.wish.speeds]
            for seats in range(FEWEST, MOST + 1) if fitting else ():
                sitting = [one for one in fitting if one.wish.fewest <= seats <= one.wish.most]
                for people in (
                    _of_people(sitting, seats, now, patience),
                    _with_bots(sitting, seats, now, patience),
                ):
                    if people:
                        yield Group(game, speed, seats, tuple(one.profile for one in people))


def _of_people(
    sitting: Sequence[Waiting], seats: int, now: float, patience: Patience
) -> list[Waiting]:
    """The people at a table without bots, or none if it is too early or they are too few."""
    people = _first_of(sitting, seats)
    if len(people) < seats:
        return []
    complete = seats == min(one.wish.most for one in people)
    return people if complete or now - people[0].since >= patience.gathering else []


def _with_bots(
    sitting: Sequence[Waiting], seats: int, now: float, patience: Patience
) -> list[Waiting]:
    """The people at a table with bots, once one of them has waited long enough; all of them
    agree."""
    people = _first_of([one for one in sitting if one.wish.bots], seats)
    return people if people and now - people[0].since >= patience.bots else []


def _first_of(sitting: Sequence[Waiting], seats: int) -> list[Waiting]:
    """The longest waiting of them, but not more of one address than may sit together."""
    people: list[Waiting] = []
    counted: Counter[str] = Counter()
    for one in sitting:
        if one.address and counted[one.address] >= OF_ONE_ADDRESS:
            continue
        counted[one.address] += 1
        people.append(one)
        if len(people) == seats:
            break
    return people
