"""Points of an evening, and its standings.

The winner of a table has 100 points, the last none, and the others are spread evenly between, so
that tables of different sizes count the same; players with the same place share. Bots take places,
but no points. A person who leaves a game is last there, without money. A table that the host ended
early is a draw: half of the points, and the average money of the round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

import msgspec

Scheme = Literal["places", "money", "both"]
"""What counts: places, dollars, or places and a point for every `DOLLARS_A_POINT`."""
SCHEMES: Final[tuple[Scheme, ...]] = get_args(Scheme)

WIN: Final = 100
DOLLARS_A_POINT: Final = 50

Because = Literal["first", "points", "wins", "money", "tied"]
"""Why a line is below the one above: the first thing that differs; ``tied`` if nothing does."""


class Finish(msgspec.Struct, frozen=True):
    """How a game ended for one seat; ``person`` is empty for a bot. ``place`` counts from 1, and
    seats with the same place share it."""

    person: str
    place: int
    money: int
    left: bool = False


class TableEnd(msgspec.Struct, frozen=True):
    """How a table of a round ended: its seats; ``early`` if the host ended it."""

    finishes: tuple[Finish, ...]
    early: bool = False


class Score(msgspec.Struct, frozen=True):
    """What a round brought to a person."""

    points: int
    place: int
    money: int
    won: bool = False
    left: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings. ``rounds`` has None for rounds without the person."""

    place: int
    person: str
    points: int
    wins: int
    money: int
    rounds: list[Score | None]
    because: Because


def score_round(tables: Sequence[TableEnd], scheme: Scheme) -> dict[str, Score]:
    """What a round brought to each person, from the ends of all its tables."""
    taken = [
        finish.money
        for table in tables
        if not table.early
        for finish in table.finishes
        if finish.person and not finish.left
    ]
    average = round(sum(taken) / len(taken)) if taken else 0
    scores: dict[str, Score] = {}
    for table in tables:
        scores |= _scores(_drawn(table, average) if table.early else table, scheme)
    return scores


def _drawn(table: TableEnd, money: int) -> TableEnd:
    """A table that was ended early, as a draw."""
    return TableEnd(
        tuple(Finish(one.person, 1, 0 if one.left else money, one.left) for one in table.finishes),
        early=True,
    )


def _scores(table: TableEnd, scheme: Scheme) -> dict[str, Score]:
    scores = {}
    for one in table.finishes:
        if not one.person:
            continue
        ahead = sum(_is_ahead(other, one) for other in table.finishes)
        behind = sum(_is_ahead(one, other) for other in table.finishes)
        money = 0 if one.left else one.money
        won = not (table.early or one.left or ahead)
        points = 0 if one.left else _points(ahead, behind, len(table.finishes), money, scheme)
        scores[one.person] = Score(points, ahead + 1, money, won, one.left)
    return scores


def _is_ahead(one: Finish, other: Finish) -> bool:
    return (one.left, one.place) < (other.left, other.place)


def _points(ahead: int, behind: int, seats: int, money: int, scheme: Scheme) -> int:
    """Those who share a place share the points of the places that they take up together."""
    if scheme == "money":
        return money
    others = seats - 1
    points = (WIN * (behind + others - ahead) + others) // (2 * others) if others else WIN
    return points + (money // DOLLARS_A_POINT if scheme == "both" else 0)


def standings(people: Sequence[str], rounds: Sequence[Mapping[str, Score]]) -> list[Standing]:
    """The standings after these rounds, the best first. Points decide, then games won, then money;
    those who are equal in everything share a place, in the order of ``people``."""
    lines = sorted((_line(one, rounds) for one in people), key=_merit, reverse=True)
    told: list[Standing] = []
    for number, line in enumerate(lines, 1):
        because = _why(told[-1], line) if told else "first"
        place = told[-1].place if because == "tied" else number
        told.append(msgspec.structs.replace(line, place=place, because=because))
    return told


def _line(person: str, rounds: Sequence[Mapping[str, Score]]) -> Standing:
    played = [scores.get(person) for scores in rounds]
    there = [score for score in played if score is not None]
    return Standing(
        place=0,
        person=person,
        points=sum(score.points for score in there),
        wins=sum(score.won for score in there),
        money=sum(score.money for score in there),
        rounds=played,
        because="first",
    )


def _merit(line: Standing) -> tuple[int, int, int]:
    return line.points, line.wins, line.money


def _why(above: Standing, line: Standing) -> Because:
    if above.points != line.points:
        return "points"
    if above.wins != line.wins:
        return "wins"
    return "money" if above.money != line.money else "tied"
