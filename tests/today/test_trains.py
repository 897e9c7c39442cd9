"""The train of the day: made from the date alone, and played the same everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from colt_express.bots.tables import choice_at_table
from colt_express.engine.configuration.setup import MARSHAL
from colt_express.engine.game import Game, Result
from colt_express.engine.serialization.digest import seal
from colt_express.engine.serialization.record import save_record
from colt_express.today.outcome import outcome_of, place_of
from colt_express.today.playing import NotThisTrain, checked_game, next_to_choose, play
from colt_express.today.timetable import FIRST_DAY, OPPONENT
from colt_express.today.train import NoTrain, Train, read_day, train_of

WEEK = [date(2026, 11, 16) + timedelta(days) for days in range(7)]

GOLDEN = {
    "2026-11-16": ("7ed2d5bd2393", 3, "ghost cheyenne django doc"),
    "2026-11-17": ("87b246c11207", 1, "cheyenne django belle ghost"),
    "2026-11-18": ("c0d9d682e646", 3, "django ghost doc belle"),
    "2026-11-19": ("195211f4e5df", 3, "ghost marshal cheyenne belle doc"),
    "2026-11-20": ("84213565f5a3", 0, "tuco ghost belle doc"),
    "2026-11-21": ("e0a800101d33", 0, "ghost doc cheyenne django"),
    "2026-11-22": ("a8b631a13d2c", 5, "belle doc ghost django cheyenne tuco"),
}
"""Of some days: the beginning of the seed, the player's seat, and who plays. They never change."""

DIGESTS = """
import json
from datetime import date, timedelta
from tests.today.test_trains import WEEK, digest_of
print(json.dumps([digest_of(day) for day in WEEK]))
"""


def outlaws_game(train: Train, listening: bool = False) -> Game:
    """The game with an outlaw in the player's seat."""
    game = Game(train.setup, listening)
    play(train, lambda game, seat: choice_at_table(game, seat, OPPONENT), game)
    return game


def digest_of(day: date) -> str:
    return seal(outlaws_game(train_of(day)).state)


def cast_of(train: Train) -> list[list[str]]:
    return [train.bandits_of(seat) for seat in range(train.setup.seats)]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_train_of_the_past_stays_what_it_was(name: str) -> None:
    train = train_of(read_day(name))
    cast = " ".join(who for seat in cast_of(train) for who in seat)
    assert (str(train.setup.seed)[:12], train.seat, cast) == GOLDEN[name]


def test_every_weekday_has_its_own_kind_of_train() -> None:
    trains = [train_of(day) for day in WEEK]
    kinds = {(tuple(t.setup.options.boxes), t.setup.options.variant) for t in trains}
    assert len(kinds) == len(WEEK)
    for train in trains:
        later = train_of(train.day + timedelta(days=7))
        assert later.setup.options == train.setup.options
        assert later.setup.seed != train.setup.seed


def test_the_player_leads_a_bandit_and_all_others_are_bots() -> None:
    for days in range(200):
        train = train_of(FIRST_DAY + timedelta(days))
        names = [name for seat in cast_of(train) for name in seat]
        assert MARSHAL not in train.bandits_of(train.seat)
        assert [seat for seat, bot in enumerate(train.bots) if not bot] == [train.seat]
        assert len(set(names)) == len(names)


def test_the_same_day_is_the_same_game_in_any_process() -> None:
    found = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", DIGESTS], env=environment, capture_output=True, check=True
        )
        found.add(tuple(json.loads(done.stdout)))
    assert found == {tuple(digest_of(day) for day in WEEK)}


def test_people_choose_before_bots_and_bots_in_the_order_of_their_seats() -> None:
    assert next_to_choose([0, 2, 3], [2]) == 2
    assert next_to_choose([3, 1], [2]) == 1


def test_days_without_a_train_are_refused() -> None:
    with pytest.raises(NoTrain, match="first train"):
        train_of(FIRST_DAY - timedelta(days=1))
    for text in ("", "20261118", "2026-W47-3", "2026-11-31", "yesterday"):
        with pytest.raises(NoTrain):
            read_day(text)


@pytest.mark.parametrize("day", [WEEK[0], WEEK[3], WEEK[5]])
def test_a_record_is_checked_choice_by_choice(day: date) -> None:
    train = train_of(day)
    record = save_record(outlaws_game(train))
    game = checked_game(train, record)
    assert game.result is not None
    assert outcome_of(game, train.seat).money == game.result.money[train.seat]
    with pytest.raises(NotThisTrain, match="not a game of the train"):
        checked_game(train_of(day + timedelta(days=1)), record)


def test_opponents_who_choose_otherwise_are_noticed() -> None:
    train = train_of(WEEK[0])
    game = Game(train.setup)
    while not game.over:  # bots that help their player, and waste their own turns
        seat = next_to_choose([one.seat for one in game.decisions], [train.seat])
        decision = game.decision_of(seat)
        assert decision is not None
        game.choose(seat, str(decision.options[-1]))
    with pytest.raises(NotThisTrain, match="did not choose"):
        checked_game(train, save_record(game))


def test_a_game_that_is_not_over_is_not_accepted() -> None:
    train = train_of(WEEK[0])
    with pytest.raises(NotThisTrain, match="not over"):
        checked_game(train, save_record(Game(train.setup)))
    with pytest.raises(NotThisTrain, match="cannot be checked"):
        checked_game(train, "{}")


def test_the_outcome_tells_each_round() -> None:
    train = train_of(WEEK[0])
    outcome = outcome_of(outlaws_game(train, listening=True), train.seat)
    assert len(outcome.rounds) == 5
    assert outcome.sides == 4
    assert outcome.won == (outcome.place == 1)
    taken = sum(one.gained - one.lost for one in outcome.rounds)
    assert taken + 250 <= outcome.money <= taken + 250 + 1_500  # with the first purse, and an award


def test_places_are_those_of_the_podium() -> None:
    """A Marshal who wins is ahead of all, one who loses of none; fewer bullets decide ties."""
    lawman = 4

    def places(winners: list[int], barred: list[int]) -> list[int]:
        money, hits = [3000, 2000, 2000, 0, 0], [0, 0, 1, 2, 0]
        end = Result(money, [{}] * 5, hits, [], winners, barred)
        return [place_of(end, range(5), lawman, seat) for seat in range(4)]

    assert places([0], []) == [1, 2, 3, 4]
    assert places([lawman], []) == [2, 3, 4, 5]
    assert places([1], [0]) == [4, 1, 2, 3]
    assert places([], []) == [1, 2, 3, 4]
    partners = Result([900, 900, 500, 500], [{}] * 4, [0] * 4, [], [0, 1], [])
    assert [place_of(partners, [0, 0, 1, 1], -1, seat) for seat in range(4)] == [1, 1, 2, 2]
