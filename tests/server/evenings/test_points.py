"""Points of an evening: places, money, ties, bots, leavers, tables that were ended early."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colt_express.server.evenings.points import (
    SCHEMES,
    Finish,
    Scheme,
    Score,
    TableEnd,
    score_round,
    standings,
)


def table(*seats: tuple[str, int, int], early: bool = False) -> TableEnd:
    """A table by person (or ""), place and money."""
    return TableEnd(tuple(Finish(*seat) for seat in seats), early)


def points(end: TableEnd, scheme: Scheme = "places") -> dict[str, int]:
    return {person: score.points for person, score in score_round([end], scheme).items()}


def test_points_are_spread_evenly_from_the_winner_to_the_last() -> None:
    assert points(table(("a", 1, 9), ("b", 2, 5), ("c", 3, 1))) == {"a": 100, "b": 50, "c": 0}
    five = table(("a", 1, 9), ("b", 2, 5), ("c", 3, 4), ("d", 4, 3), ("e", 5, 1))
    assert points(five) == {"a": 100, "b": 75, "c": 50, "d": 25, "e": 0}


def test_equal_places_share_their_points() -> None:
    assert points(table(("a", 1, 9), ("b", 1, 9), ("c", 3, 1))) == {"a": 75, "b": 75, "c": 0}
    assert points(table(("a", 1, 9), ("b", 2, 5), ("c", 2, 5))) == {"a": 100, "b": 25, "c": 25}


def test_a_bot_takes_its_place_and_no_points() -> None:
    end = table(("a", 2, 900), ("", 1, 1500), ("c", 3, 400), ("d", 4, 0))
    assert points(end) == {"a": 67, "c": 33, "d": 0}
    assert not score_round([end], "places")["a"].won


def test_a_person_who_left_is_last_and_without_money() -> None:
    left = Finish("a", 1, 2000, left=True)
    end = TableEnd((left, Finish("b", 2, 900), Finish("", 3, 500), Finish("d", 4, 100)))
    scores = score_round([end], "both")
    assert scores["a"] == Score(0, 4, 0, won=False, left=True)
    assert scores["b"] == Score(100 + 18, 1, 900, won=True)
    assert scores["d"].place == 3


def test_money_alone_and_money_besides_the_place() -> None:
    end = table(("a", 1, 2549), ("b", 2, 1000), ("c", 3, 0))
    assert points(end, "money") == {"a": 2549, "b": 1000, "c": 0}
    assert points(end, "both") == {"a": 150, "b": 70, "c": 0}


def test_a_table_that_was_ended_early_is_a_draw_with_the_average_money_of_the_round() -> None:
    played = table(("a", 1, 1200), ("b", 2, 600), ("c", 3, 300), ("", 4, 0))
    hung = TableEnd(
        (Finish("d", 1, 0), Finish("e", 1, 0), Finish("f", 1, 0, left=True)), early=True
    )
    scores = score_round([played, hung], "places")
    assert scores["d"] == scores["e"] == Score(75, 1, 700)
    assert scores["f"] == Score(0, 3, 0, left=True)
    alone = score_round([table(("d", 1, 0), ("e", 1, 0), ("f", 1, 0), early=True)], "both")
    assert [score.points for score in alone.values()] == [50, 50, 50]


finishes = st.lists(
    st.tuples(st.integers(0, 3), st.booleans(), st.booleans()), min_size=3, max_size=6
)


@given(finishes, st.sampled_from(SCHEMES))
def test_any_table_gives_each_person_points_in_order(
    drawn: list[tuple[int, bool, bool]], scheme: Scheme
) -> None:
    money = [250 * one for one, _, _ in drawn]
    places = [1 + sum(other > mine for other in money) for mine in money]
    seats = tuple(
        Finish("" if bot else f"p{seat}", places[seat], money[seat], left and not bot)
        for seat, (_, bot, left) in enumerate(drawn)
    )
    scores = score_round([TableEnd(seats)], scheme)
    assert set(scores) == {seat.person for seat in seats if seat.person}
    for one in seats:
        for other in seats:
            if one.person and other.person and not (one.left or other.left):
                mine, theirs = scores[one.person], scores[other.person]
                assert (mine.points > theirs.points) == (one.place < other.place)
    assert all(scores[one.person].points == 0 for one in seats if one.left)
    if scheme == "places" and len(scores) == len(seats) and not any(one.left for one in seats):
        total = sum(score.points for score in scores.values())
        assert abs(total - 50 * len(seats)) <= len(seats) / 2  # rounding


def test_standings_by_points_then_games_won_then_money() -> None:
    first = {
        "anna": Score(100, 1, 500, won=True),
        "ben": Score(100, 1, 800, won=False),
        "carl": Score(50, 2, 400),
        "dora": Score(50, 2, 300),
        "emil": Score(50, 2, 300),
        "fay": Score(0, 4, 0, left=True),
    }
    table_ = standings([*first, "late"], [first])
    told = [(line.place, line.person, line.because) for line in table_]
    assert told == [
        (1, "anna", "first"),
        (2, "ben", "wins"),
        (3, "carl", "points"),
        (4, "dora", "money"),
        (4, "emil", "tied"),
        (6, "fay", "points"),
        (6, "late", "tied"),
    ]


def test_latecomers_and_leavers_keep_what_they_have() -> None:
    rounds = [
        {"anna": Score(100, 1, 900, won=True), "ben": Score(50, 2, 300)},
        {"ben": Score(0, 3, 0, left=True), "late": Score(100, 1, 700, won=True)},
        {"late": Score(50, 2, 100)},
    ]
    lines = {line.person: line for line in standings(["anna", "ben", "late"], rounds)}
    assert (lines["late"].points, lines["late"].rounds[0]) == (150, None)
    assert (lines["ben"].points, lines["ben"].rounds[2]) == (50, None)
    assert [line.person for line in standings(["anna", "ben", "late"], rounds)] == [
        "late",
        "anna",
        "ben",
    ]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_round_without_results_counts_nothing(scheme: Scheme) -> None:
    assert score_round([], scheme) == {}
    (only,) = standings(["anna"], [])
    assert (only.place, only.points, only.because) == (1, 0, "first")
