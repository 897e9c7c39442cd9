"""Who sits together: everybody at a table they wished for, the longest waiting first."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express.engine.configuration.setup import Setup
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.server.meeting.matching import (
    BASE,
    FEWEST,
    GAMES,
    MOST,
    OF_ONE_ADDRESS,
    SPEEDS,
    Group,
    Patience,
    Waiting,
    Wish,
    alike,
    groups,
)

NOW = 1000.0
ANY = Wish((BASE,), (30,))


def waiting(name: str, waited: float, wish: Wish = ANY, address: str = "") -> Waiting:
    return Waiting(name, wish, NOW - waited, address)


def found(*people: Waiting, now: float = NOW) -> list[Group]:
    return list(groups(people, now))


@st.composite
def wishes(draw: st.DrawFn) -> Wish:
    one, other = draw(st.integers(FEWEST, MOST)), draw(st.integers(FEWEST, MOST))
    games = draw(st.lists(st.sampled_from(GAMES), min_size=1, max_size=2, unique=True))
    speeds = draw(st.lists(st.sampled_from(SPEEDS), min_size=1, max_size=2, unique=True))
    return Wish(tuple(games), tuple(speeds), min(one, other), max(one, other), draw(st.booleans()))


@st.composite
def queues(draw: st.DrawFn) -> list[Waiting]:
    number = draw(st.integers(0, 14))
    return [
        waiting(f"p{n}", draw(st.integers(0, 90)), draw(wishes()), draw(st.sampled_from("abc ")))
        for n in range(number)
    ]


@given(queues())
@settings(deadline=None, max_examples=40)
def test_everybody_sits_once_at_a_table_they_wished_for(queue: list[Waiting]) -> None:
    people = {one.profile: one for one in queue}
    made = found(*queue)
    seated = [profile for group in made for profile in group.profiles]
    assert len(seated) == len(set(seated))
    for group in made:
        wished = [people[profile].wish for profile in group.profiles]
        assert all(group.game in wish.games and group.speed in wish.speeds for wish in wished)
        assert all(wish.fewest <= group.seats <= wish.most for wish in wished)
        assert group.profiles
        assert group.bots >= 0
        if group.bots:
            assert all(wish.bots for wish in wished)
            assert NOW - people[group.profiles[0]].since >= Patience().bots
        counted = Counter(people[profile].address for profile in group.profiles)
        assert max(counted.values()) <= OF_ONE_ADDRESS


@given(queues(), st.randoms())
@settings(deadline=None, max_examples=40)
def test_every_server_makes_the_same_tables(queue: list[Waiting], chance: object) -> None:
    mixed = list(queue)
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    assert found(*queue) == found(*mixed)


@given(queues())
@settings(deadline=None, max_examples=40)
def test_the_longest_waiting_are_served_first(queue: list[Waiting]) -> None:
    """A table of someone is not put off for one of people who have all waited less."""
    order = sorted(queue, key=lambda one: (one.since, one.profile))
    places = {one.profile: place for place, one in enumerate(order)}
    longest = [places[group.profiles[0]] for group in found(*queue)]
    assert longest == sorted(longest)
    for group in found(*queue):
        assert list(group.profiles) == sorted(group.profiles, key=places.__getitem__)


@given(queues())
@settings(deadline=None, max_examples=40)
def test_those_who_are_left_cannot_begin_a_table(queue: list[Waiting]) -> None:
    seated = {profile for group in found(*queue) for profile in group.profiles}
    assert not found(*[one for one in queue if one.profile not in seated])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", range(FEWEST, MOST + 1))
def test_every_table_of_a_quick_match_can_be_played(game: str, seats: int) -> None:
    Setup.of(seats, TableOptions(boxes=[] if game == BASE else [game]))


def test_a_full_table_begins_at_once_and_a_smaller_one_after_a_moment() -> None:
    six = [waiting(f"p{n}", 0) for n in range(6)]
    [full] = found(*six)
    assert full.seats == 6
    assert full.bots == 0
    assert found(*six[:3]) == []
    [small] = found(*six[:3], now=NOW + Patience().gathering)
    assert small.profiles == ("p0", "p1", "p2")


def test_bots_come_after_a_minute_only_where_all_agree() -> None:
    agrees = Wish((BASE,), (30,), bots=True)
    of_four = Wish((BASE,), (30,), 4, 6)
    people = waiting("a", 60, agrees), waiting("b", 5, agrees), waiting("c", 70, of_four)
    [group] = found(*people)
    assert group.profiles == ("a", "b")
    assert (group.seats, group.bots) == (3, 1)
    assert found(waiting("a", 59, agrees), waiting("c", 70)) == []
    [people_first] = found(waiting("a", 60, agrees), waiting("b", 5, agrees), waiting("c", 70))
    assert people_first.bots == 0
    [alone] = found(waiting("a", 60, agrees))
    assert alone.bots == FEWEST - 1


def test_people_of_one_address_cannot_surround_a_stranger() -> None:
    crowd = [waiting(f"x{n}", 30, address="one") for n in range(5)]
    assert found(*crowd, waiting("stranger", 20, address="two")) == [
        Group(BASE, 30, 3, ("x0", "x1", "stranger"))
    ]
    assert found(*crowd) == []


def test_the_number_of_those_who_would_play_the_same() -> None:
    slow, three, five = (
        Wish((BASE,), (86400,)),
        Wish((BASE,), (30,), 3, 3),
        Wish(GAMES, (30,), 5, 6),
    )
    people = [waiting("a", 0, slow), waiting("b", 0, three), waiting("c", 0, five)]
    assert alike(people, ANY) == 2
    assert alike(people, three) == 1


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (Wish(("poker",), (30,)), "no game is called 'poker'; a quick match plays base"),
        (Wish((BASE,), (30,), 5, 4), "from 5 to 4 players is no range"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(wish: Wish, sentence: str) -> None:
    assert sentence in wish.fault()
    assert not ANY.fault()
