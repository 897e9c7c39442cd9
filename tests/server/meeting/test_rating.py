"""The ladder: what counts, for whom, and what collusion is worth."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express.server.meeting.matching import BASE
from colt_express.server.meeting.rating import (
    HALF,
    OFTEN,
    TOO_OFTEN,
    WINDOW,
    Counted,
    Ladder,
    RatedGame,
    RatedPlayer,
    Rating,
    ladder_of,
    ranks,
    rated,
    recount,
    weight,
)

DAY = 86_400.0


def game(
    number: int, *players: RatedPlayer, ended: float | None = None, ladder: Ladder = "base-quick"
) -> RatedGame:
    when = number * DAY / 10 if ended is None else ended
    return RatedGame(f"t{number:04}", ladder, when, players)


def player(name: str, money: int, address: str = "", left: bool = False) -> RatedPlayer:
    return RatedPlayer(name, money, left, won=money >= 1000, address=address or f"of {name}")


def standing(games: list[RatedGame], name: str, ladder: Ladder = "base-quick") -> Counted:
    return recount(games)[ladder, name]


@st.composite
def histories(draw: st.DrawFn) -> list[RatedGame]:
    made = []
    for number in range(draw(st.integers(1, 12))):
        names = draw(st.lists(st.sampled_from("abcdefgh"), min_size=2, max_size=6, unique=True))
        money = st.integers(0, 30).map(lambda tens: 100 * tens)
        players = [
            RatedPlayer(
                name, draw(money), draw(st.booleans()), address=draw(st.sampled_from("xyz"))
            )
            for name in names
        ]
        made.append(game(number, *players))
    return made


@given(histories())
@settings(deadline=None, max_examples=40)
def test_a_recount_does_not_depend_on_the_order_it_is_given(games: list[RatedGame]) -> None:
    assert recount(games) == recount(reversed(games))


@given(histories())
@settings(deadline=None, max_examples=40)
def test_who_left_ranks_last_and_never_gains(games: list[RatedGame]) -> None:
    for one in games:
        places = ranks(one.players)
        stayed = [p for p, who in zip(places, one.players, strict=True) if not who.left]
        for place, who in zip(places, one.players, strict=True):
            if who.left and stayed:
                assert place > max(stayed)
                assert rated({}, one)[who.profile].mu <= Rating().mu


@given(histories())
@settings(deadline=None, max_examples=40)
def test_nothing_changes_for_those_who_did_not_play(games: list[RatedGame]) -> None:
    names = {who.profile for one in games for who in one.players}
    assert {profile for _, profile in recount(games)} <= names


def test_ladders_are_apart() -> None:
    assert ladder_of(BASE, 60) == "base-quick"
    assert ladder_of(BASE, 86_400) == "base-slow"
    assert ladder_of("horses", 30) == "boxes-quick"
    assert ladder_of("cursed", 86_400) == "boxes-slow"
    games = [game(1, player("a", 1000), player("b", 0), ladder="boxes-slow")]
    assert set(recount(games)) == {("boxes-slow", "a"), ("boxes-slow", "b")}


def test_winners_rank_before_richer_losers_and_ties_share_a_rank() -> None:
    barred = RatedPlayer("shot too often", 5000)
    players = [player("winner", 1000), barred, player("third", 500), player("fourth", 500)]
    assert ranks(players) == [0, 1, 2, 2]


def test_a_rating_is_uncertain_until_enough_games_are_counted() -> None:
    opponents = [f"p{n}" for n in range(40)]
    games = [
        game(n, player("a", 1000 * (n % 3 > 0)), player(one, 1000 * (n % 3 == 0)))
        for n, one in enumerate(opponents)
    ]
    assert standing(games[:9], "a").uncertain
    assert not standing(games, "a").uncertain
    assert standing(games, "a").points > standing(games, "p1").points
    assert standing(games, "a").margin < standing(games, "p1").margin
    few = Counted(Rating(25.0, 1.0), 1)
    assert few.uncertain


# Collusion -----------------------------------------------------------------------------------


def test_players_of_one_address_gain_nothing_from_each_other() -> None:
    games = [
        game(n, player("climber", 1000, "home"), player(f"puppet {n}", 0, "home")) for n in range(9)
    ]
    assert recount(games) == {}


def test_an_address_that_was_shared_in_earlier_games_is_remembered() -> None:
    honest = [
        game(1, player("climber", 1000, "home"), player("a", 0)),
        game(2, player("puppet", 0, "home"), player("b", 1000)),
    ]
    elsewhere = game(3, player("climber", 1000, "train"), player("puppet", 0, "café"))
    assert weight(elsewhere, honest) == 0
    assert weight(elsewhere, []) == 1
    long_ago = game(4, *elsewhere.players, ended=honest[1].ended + WINDOW + 1)
    assert weight(long_ago, honest) == 1


def test_the_same_two_count_less_the_more_often_they_meet() -> None:
    pair = player("climber", 1000), player("friend", 0)
    games = [game(n, *pair) for n in range(TOO_OFTEN + 4)]
    weights = [weight(one, games[:n]) for n, one in enumerate(games)]
    assert weights == [1] * OFTEN + [HALF] * (TOO_OFTEN - OFTEN) + [0] * 4
    assert standing(games, "climber").games == TOO_OFTEN
    assert standing(games, "climber") == standing(games[:TOO_OFTEN], "climber")


@pytest.mark.parametrize("left", [(True, True), (True,)])
def test_a_game_that_all_left_or_of_one_player_does_not_count(left: tuple[bool, ...]) -> None:
    gone = [player(f"p{n}", 0, left=one) for n, one in enumerate(left)]
    assert weight(game(1, *gone), []) == 0


def test_half_a_game_moves_ratings_by_half() -> None:
    one = game(1, player("a", 1000), player("b", 0))
    full, half = rated({}, one)["a"], rated({}, one, HALF)["a"]
    assert half.mu - 25 == pytest.approx((full.mu - 25) / 2)
