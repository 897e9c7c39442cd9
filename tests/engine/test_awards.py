"""Awards: the right bandits get them, and a replayed game has the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from colt_express import Game, Setup, load_record
from colt_express.engine.awards import (
    MEASURES,
    Candidate,
    Measure,
    _candidates,
    _most_remarkable,
    awards_of,
)
from colt_express.engine.information.view import SPECTATOR
from colt_express.engine.information.view_parts import Award

from ..playing import play_out
from ..playthroughs import TABLES

SIEVE = Measure("sieve", 3, 1.0)


@pytest.mark.parametrize("table", TABLES)
def test_every_kind_of_table_has_awards_that_a_replay_repeats(table: str) -> None:
    game = play_out(Game(TABLES[table].seeded("awards")), Random(1))
    awards = awards_of(game)
    assert len({award.kind for award in awards}) == len(awards) == 3
    bandits = {bandit.name: bandit.seat for bandit in game.view(SPECTATOR).bandits}
    assert all(bandits[award.bandit] != game.setup.rulebook.lawman for award in awards)
    assert awards_of(load_record(game.record())) == awards


def test_an_award_counts_the_events_of_a_game() -> None:
    found = set()
    for seed in range(12):
        game = play_out(Game(Setup(4, seed=f"counted {seed}")), Random(seed))
        seen = [game.see(event, SPECTATOR) for event in game.events]
        punches = Counter(event.bandit for event in seen if event.kind == "punched")
        bullets = Counter(event.target for event in seen if event.kind == "shot")
        bullets += Counter(event.bandit for event in seen if event.kind == "hit")
        for award in awards_of(game):
            found.add(award.kind)
            if award.kind == "fists":
                assert award.amount == punches[award.bandit] == max(punches.values())
            if award.kind == "sieve":
                assert award.amount == bullets[award.bandit] == max(bullets.values())
    assert {"fists", "sieve"} <= found
    assert len(found) > len(MEASURES) / 2


def test_nothing_is_remembered_before_the_end() -> None:
    assert awards_of(Game(Setup(3, seed="early"))) == []


def test_who_is_far_ahead_is_remarkable_and_little_is_not() -> None:
    assert _candidates(SIEVE, {"belle": 2, "tuco": 0}) == []
    [far] = _candidates(SIEVE, {"belle": 6, "tuco": 1})
    [near] = _candidates(SIEVE, {"belle": 6, "tuco": 5})
    assert far.award == near.award == Award("sieve", "belle", 6)
    assert far.remarkable > near.remarkable > 0
    tied = _candidates(SIEVE, {"belle": 4, "tuco": 4, "doc": 0})
    assert [(one.award.bandit, one.remarkable) for one in tied] == [("belle", 0), ("tuco", 0)]


def test_awards_go_round() -> None:
    first, second = Award("sieve", "belle", 6), Award("fists", "tuco", 2)
    candidates = [Candidate(first, 0.9), Candidate(second, 0.1)]
    assert _most_remarkable(candidates, []) == first
    assert _most_remarkable(candidates, ["belle"]) == second
    assert _most_remarkable(candidates, ["belle", "tuco"]) == first
