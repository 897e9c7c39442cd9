"""Solve: the engine's tree and OpenSpiel's are the same, and linear programming, CFR and best
responses of both kinds agree on the value of the position."""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from typing import Any

import msgspec
import pyspiel
import pytest

from colt_express.arena.tracks import TRACKS, TrackError
from colt_express.arena.tracks.solve import PART, Solve, solution_of
from colt_express.arena.tracks.solving.growing import grow
from colt_express.arena.tracks.solving.openspiel import NAME, cfr, game_of, tree_of
from colt_express.arena.tracks.solving.position import WORLDS, position, worlds
from colt_express.arena.tracks.solving.sequence_form import exact_value
from colt_express.arena.tracks.solving.tree import CHANCE, LEAF, Policy, Tree

VALUE = 1 / 36
"""What the first player wins of the position beyond a half, if both play perfectly."""


@cache
def tree() -> Tree:
    return grow()


def in_openspiel(policy: Policy) -> Any:
    """A policy by OpenSpiel's names of information sets."""
    game, found = game_of(tree()), {}
    stack = [(0, game.new_initial_state())]
    while stack:
        node, state = stack.pop()
        if tree().seat[node] >= 0:
            chances = policy[tree().set_of[node]]
            found[state.information_state_string()] = [
                *zip(state.legal_actions(), chances, strict=True)
            ]
        children = zip(tree().children[node], state.legal_actions(), strict=True)
        stack += [(child, state.child(action)) for child, action in children]
    return game, pyspiel.TabularPolicy(found)


def random_policy(seed: int) -> Policy:
    dice = Random(seed)
    policy = []
    for known in tree().sets:
        weights = [dice.random() for _ in known.options]
        policy.append([weight / sum(weights) for weight in weights])
    return policy


def test_the_position_is_the_last_round_and_its_deals_differ() -> None:
    game = position()
    assert game.state.round == 4
    assert game.decisions[0].name == "plan"
    dealt = worlds()
    assert len(dealt) == WORLDS
    seen = [{msgspec.json.encode(world.view(seat)) for world in dealt} for seat in (-1, 0, 1)]
    assert len(seen[0]) == 1  # they are alike to a spectator
    assert 1 < len(seen[1]) <= WORLDS
    assert 1 < len(seen[2]) <= WORLDS


def test_engine_and_openspiel_grow_the_same_tree() -> None:
    other = tree_of(pyspiel.load_game(NAME))
    assert other.size == tree().size == (1022, 162)
    for kind in (CHANCE, LEAF, 0, 1):
        assert other.seat.count(kind) == tree().seat.count(kind)
    known = [sorted(len(one.nodes) for one in each.sets) for each in (other, tree())]
    assert known[0] == known[1]
    assert exact_value(other) == pytest.approx(VALUE)


def test_the_value_is_exact() -> None:
    assert exact_value(tree()) == pytest.approx(VALUE, abs=1e-9)


def test_cfr_of_openspiel_comes_near_the_value_from_both_sides() -> None:
    gaps = []
    for iterations in (5, 200):
        policy = cfr(tree(), iterations)
        sure, most = -tree().best_response(1, policy), tree().best_response(0, policy)
        assert sure - 1e-9 <= VALUE <= most + 1e-9
        gaps.append(most - sure)
    assert gaps[1] < 0.002 < gaps[0]


@pytest.mark.parametrize("seed", range(4))
def test_best_responses_are_openspiels(seed: int) -> None:
    policy = random_policy(seed)
    game, theirs = in_openspiel(policy)
    lacking = (tree().best_response(0, policy) + tree().best_response(1, policy)) / 2
    assert pyspiel.exploitability(game, theirs) == pytest.approx(lacking, abs=1e-9)


def test_a_bot_is_sure_of_no_more_than_the_value() -> None:
    first, second = Solve().play("outlaw", PART, 0)
    assert 0 <= first <= 0.5 + VALUE
    assert 0 <= second <= 0.5 - VALUE
    _, policy = solution_of("outlaw")
    assert all(sorted(chances)[-1] == 1 for chances in policy)


def test_wrong_entries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TrackError, match="write cfr:ITERATIONS"):
        TRACKS["solve"].check("cfr:0")
    with pytest.raises(TrackError, match="2,000 or 20,000 engine steps"):
        TRACKS["solve"].check("legend")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "colt_express.arena.tracks.solving.openspiel")
    with pytest.raises(TrackError, match=r"pip install 'colt-express\[research,openspiel\]'"):
        TRACKS["solve"].check("cfr:10")
