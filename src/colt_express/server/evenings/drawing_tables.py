"""Drawing the tables of a round: who plays with whom.

Tables have the same size, give or take one seat. People meet as few opponents again as possible,
and bots fill seats only where there are too few people for tables that can be played; who sat with
bots, or at a smaller table, is spared the next time. The same people, rounds and seed give the same
tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from ...errors import ColtExpressError

SMALLEST: Final = 3
LARGEST: Final = 6

MOST_PEOPLE: Final = 64
"""Maximum number of people at one evening."""

TRIES: Final = 12
"""Random beginnings, each improved until nothing is left to improve; the best is taken."""

MET_AGAIN: Final = 6
SPARED: Final = 8
"""Weights of opponents who meet again, and of an uneven share of bots and small tables. Both grow
with the square of how often it has happened."""


class CannotDraw(ColtExpressError):
    """No tables can be drawn; the message says why."""


class Sizes(msgspec.Struct, frozen=True):
    """How many seats a table may have, and how many are best."""

    best: int = 4
    least: int = SMALLEST
    most: int = LARGEST


class DrawnTable(msgspec.Struct, frozen=True):
    """A table of a round: its people, in the order of their seats, and the number of bots."""

    people: tuple[str, ...]
    bots: int = 0

    @property
    def seats(self) -> int:
        return len(self.people) + self.bots


Round = Sequence[DrawnTable]


def table_sizes(people: int, sizes: Sizes) -> list[tuple[int, int]]:
    """The tables for that many people, as people and bots, the largest first.

    >>> table_sizes(11, Sizes(best=4))
    [(4, 0), (4, 0), (3, 0)]
    >>> table_sizes(5, Sizes(best=4, least=4, most=4))
    [(3, 1), (2, 2)]
    """
    if people < 1:
        raise CannotDraw("nobody is there to play")
    if not 1 <= sizes.least <= sizes.most:
        raise CannotDraw("tables must have at least as many seats as they need")
    fewest = -(-people // sizes.most)
    without_bots = range(fewest, people // sizes.least + 1)
    if without_bots:
        tables = min(without_bots, key=lambda count: (abs(people / count - sizes.best), count))
    else:
        tables = fewest
    small, more = divmod(people, tables)
    sitting = [small + 1] * more + [small] * (tables - more)
    return [(one, max(0, sizes.least - one)) for one in sitting]


def draw_tables(
    people: Sequence[str], earlier: Sequence[Round], sizes: Sizes, seed: str
) -> list[DrawnTable]:
    """The tables of the next round, after the ``earlier`` ones of the evening."""
    if len(set(people)) != len(people):
        raise CannotDraw("nobody can sit at two tables")
    wanted = table_sizes(len(people), sizes)
    dice = Random(f"{seed} round {len(earlier) + 1}")
    names = sorted(people)  # the order in which people came must not matter
    again, unlucky = _meetings(names, earlier), _bad_luck(names, earlier)
    tries = (_Seating(names, wanted, again, unlucky, dice) for _ in range(TRIES))
    best = min(tries, key=_Seating.improved)
    return [
        DrawnTable(tuple(dice.sample(sitting, len(sitting))), bots)
        for sitting, (_, bots) in zip(best.by_table(), wanted, strict=True)
    ]


def _meetings(names: Sequence[str], earlier: Sequence[Round]) -> list[list[int]]:
    """What it costs to seat each two together: more, the more often they have met."""
    number = {name: index for index, name in enumerate(names)}
    met = [[0] * len(names) for _ in names]
    for table in (table for tables in earlier for table in tables):
        here = [number[name] for name in table.people if name in number]
        for one in here:
            for other in here:
                met[one][other] += one != other
    return [[MET_AGAIN * times * times for times in row] for row in met]


def _bad_luck(names: Sequence[str], earlier: Sequence[Round]) -> Mapping[str, int]:
    """How often each has sat with bots, or at a smaller table than others."""
    unlucky = dict.fromkeys(names, 0)
    for tables in earlier:
        largest = max((len(table.people) for table in tables), default=0)
        for table in tables:
            for name in table.people:
                if name in unlucky:
                    unlucky[name] += largest - len(table.people)
    return unlucky


class _Seating:
    """A distribution of people over the tables, improved by exchanging two of them at a time.
    ``costs`` is, by person and table, what the person costs there."""

    def __init__(
        self,
        names: Sequence[str],
        wanted: Sequence[tuple[int, int]],
        again: list[list[int]],
        unlucky: Mapping[str, int],
        dice: Random,
    ) -> None:
        self.names = names
        self.again = again
        self.tables = range(len(wanted))
        self.at = [table for table, (people, _) in enumerate(wanted) for _ in range(people)]
        dice.shuffle(self.at)
        largest = wanted[0][0]
        self.costs = [
            [SPARED * unlucky[name] ** 2 * (largest - people) for people, _ in wanted]
            for name in names
        ]
        for one, table in enumerate(self.at):
            for person, row in enumerate(again):
                self.costs[person][table] += row[one]

    def by_table(self) -> list[list[str]]:
        sitting: list[list[str]] = [[] for _ in self.tables]
        for name, table in zip(self.names, self.at, strict=True):
            sitting[table].append(name)
        return sitting

    def improved(self) -> int:
        """Exchange people as long as that helps; returns what remains."""
        while self._exchange():
            pass
        return sum(self.costs[one][table] for one, table in enumerate(self.at))

    def _exchange(self) -> bool:
        """Exchange each with the person by whom most is gained; returns whether there was one."""
        found = False
        for one in range(len(self.names)):
            gain, other = min((self._change(one, other), other) for other in range(len(self.names)))
            if gain < 0:
                self._swap(one, other)
                found = True
        return found

    def _change(self, one: int, other: int) -> int:
        """By how much an exchange of these two changes the costs."""
        here, there = self.at[one], self.at[other]
        if here == there:
            return 0
        mine, theirs = self.costs[one], self.costs[other]
        twice = 2 * self.again[one][other]  # they would not meet, as both sides assume
        return mine[there] + theirs[here] - mine[here] - theirs[there] - twice

    def _swap(self, one: int, other: int) -> None:
        here, there = self.at[one], self.at[other]
        self.at[one], self.at[other] = there, here
        for person, row in enumerate(self.again):
            change = row[other] - row[one]
            self.costs[person][here] += change
            self.costs[person][there] -= change
