"""Drawing tables for 3 to 64 people over up to 8 rounds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colt_express.server.evenings.drawing_tables import (
    MOST_PEOPLE,
    CannotDraw,
    DrawnTable,
    Sizes,
    draw_tables,
    table_sizes,
)

ROUNDS = 8
PEOPLE = [*range(3, 33), 39, 47, 50, 63, MOST_PEOPLE]

sizes = st.builds(
    lambda best, least, more: Sizes(best, least, min(6, least + more)),
    st.integers(3, 6),
    st.integers(3, 6),
    st.integers(0, 3),
)


def names(count: int) -> list[str]:
    return [f"person-{number}" for number in range(count)]


def evening(people: list[str], rounds: int, wanted: Sizes, seed: str) -> list[list[DrawnTable]]:
    drawn: list[list[DrawnTable]] = []
    for _ in range(rounds):
        drawn.append(draw_tables(people, drawn, wanted, seed))
    return drawn


def meetings(rounds: list[list[DrawnTable]]) -> Counter[tuple[str, str]]:
    tables = [table for drawn in rounds for table in drawn]
    return Counter(pair for table in tables for pair in combinations(sorted(table.people), 2))


def repeats(rounds: list[list[DrawnTable]]) -> int:
    """How often two people met who had met before."""
    return sum(times - 1 for times in meetings(rounds).values())


@pytest.mark.parametrize("count", PEOPLE)
def test_everybody_sits_at_one_table_of_a_fair_size_in_every_round(count: int) -> None:
    people = names(count)
    rounds = evening(people, ROUNDS, Sizes(), "a seed")
    for drawn in rounds:
        assert sorted(name for table in drawn for name in table.people) == sorted(people)
        seats = [table.seats for table in drawn]
        assert 3 <= min(seats) <= max(seats) <= min(6, min(seats) + 1)
        assert not any(table.bots for table in drawn)
    met = meetings(rounds)
    all_pairs = list(combinations(sorted(people), 2))
    even = sum(met.values()) / len(all_pairs)  # if everybody met as often as everybody else
    assert max(met.values()) <= even + 2.6
    assert repeats(rounds[:1]) == 0


@pytest.mark.parametrize(
    ("count", "rounds", "most"), [(64, 8, 0), (48, 8, 0), (32, 5, 0), (20, 3, 0), (16, 3, 0)]
)
def test_many_people_meet_nobody_twice(count: int, rounds: int, most: int) -> None:
    assert repeats(evening(names(count), rounds, Sizes(), "friends")) <= most


def test_eight_people_meet_as_evenly_as_possible_in_three_rounds() -> None:
    rounds = evening(names(8), 3, Sizes(), "eight")
    assert max(meetings(rounds).values()) == 2
    assert repeats(rounds) == 12  # of 36 meetings, and of 28 pairs 4 never meet


@given(st.integers(1, MOST_PEOPLE), sizes)
def test_bots_fill_only_what_must_be_filled_and_are_spread_evenly(
    count: int, wanted: Sizes
) -> None:
    tables = table_sizes(count, wanted)
    people, bots = [one for one, _ in tables], [bots for _, bots in tables]
    assert sum(people) == count
    assert max(people) - min(people) <= 1
    assert max(bots) - min(bots) <= 1
    assert all(wanted.least <= one + more <= wanted.most for one, more in tables)
    without = [t for t in range(1, count + 1) if wanted.least * t <= count <= wanted.most * t]
    fewest = -(-count // wanted.most) * wanted.least - count
    assert sum(bots) == (0 if without else fewest)


@given(
    st.integers(1, 20),
    st.lists(st.sets(st.integers(0, 19), max_size=6), max_size=3),
    sizes,
    st.text(max_size=8),
)
def test_any_comers_and_goers_are_seated_and_the_seed_decides(
    count: int, gone: list[set[int]], wanted: Sizes, seed: str
) -> None:
    people = names(count)
    earlier: list[list[DrawnTable]] = []
    for left in gone:
        there = [name for number, name in enumerate(people) if number not in left]
        if not there:
            continue
        drawn = draw_tables(there, earlier, wanted, seed)
        assert sorted(name for table in drawn for name in table.people) == sorted(there)
        assert draw_tables(there[::-1], earlier, wanted, seed) == drawn
        earlier.append(drawn)


def test_other_seeds_and_rounds_give_other_tables() -> None:
    people = names(12)
    first = draw_tables(people, [], Sizes(), "one")
    assert draw_tables(people, [], Sizes(), "two") != first
    assert draw_tables(people, [first], Sizes(), "one") != first


def test_bots_go_round() -> None:
    """Five people at tables of four need three bots: one at one table, two at the other."""
    wanted = Sizes(4, 4, 4)
    rounds = evening(names(5), 5, wanted, "turns")
    with_two = Counter(
        name for drawn in rounds for table in drawn if table.bots == 2 for name in table.people
    )
    assert len(with_two) == 5
    assert max(with_two.values()) <= 3


def test_who_has_met_least_is_seated_with_latecomers() -> None:
    people = names(8)
    first = draw_tables(people, [], Sizes(), "late")
    second = draw_tables([*people, "late-1", "late-2"], [first], Sizes(), "late")
    assert repeats([first, second]) <= 2


@pytest.mark.parametrize(
    ("people", "wanted"),
    [([], Sizes()), (["a", "b", "a"], Sizes()), (["a", "b", "c"], Sizes(4, 5, 4))],
)
def test_what_cannot_be_drawn_is_refused(people: list[str], wanted: Sizes) -> None:
    with pytest.raises(CannotDraw):
        draw_tables(people, [], wanted, "")
