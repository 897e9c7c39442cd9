"""Horses & Stagecoach, where no scenario shows the point."""

from __future__ import annotations

import pytest

from colt_express import Game, Setup
from colt_express.engine.base.stealing import STEAL
from colt_express.engine.boxes.horses.coach import COACH_ROLLS
from colt_express.engine.boxes.horses.hostages import HOSTAGES
from colt_express.engine.boxes.horses.table import horses_table
from colt_express.engine.cards import MARSHAL, card_of
from colt_express.engine.figures import NOBODY
from colt_express.engine.flow import run
from colt_express.engine.places import AWAY
from colt_express.engine.registry import Task
from colt_express.engine.state import Played

from ...playing import STORMY

PAIR = [["ghost", "tuco"], ["belle", "django"]]


def boarded(setup: Setup) -> Game:
    """A game whose first round begins."""
    game = Game(setup)
    while game.state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    return game


def go_on(game: Game, *steps: Task) -> list[str]:
    """The kinds of events if these steps happen now instead of the pending ones."""
    state = game.state
    assert state.log is not None
    told = len(state.log)
    state.questions, state.stack = (), []
    for step in reversed(steps):
        state.push(step)
    run(state)
    return [event.kind for event in state.log[told:]]


@pytest.mark.parametrize(("number", "car"), [(0, 1), (3, 1), (4, 0)])
def test_the_stagecoach_stays_after_the_last_event(number: int, car: int) -> None:
    """PLAN-10, HS-COACH-6"""
    game = boarded(Setup(5, boxes=["horses"], rounds=STORMY, seed=0))
    game.state.round = number
    go_on(game, COACH_ROLLS)
    assert horses_table(game.state).coach == car


@pytest.mark.parametrize(("away", "moves"), [([0], True), ([0, 1], False)])
def test_a_marshal_card_is_no_bandits(away: list[int], moves: bool) -> None:
    """PAIR-3, CASE-10: a bandit who is left can still move the Marshal."""
    game = boarded(Setup(PAIR, boxes=["horses"], variant="pair", rounds=STORMY, seed=0))
    state = game.state
    for index in away:
        state.bandits[index].place = AWAY
    state.players[0].deck.remove(card_of(NOBODY, MARSHAL))
    state.pile = [Played(0, card_of(NOBODY, MARSHAL), False, 0, False)]
    told = go_on(game, STEAL)
    assert ("marshal_moved" in told) == moves
    assert ("passed_over" in told) != moves


def test_hostages_are_those_of_the_box() -> None:
    """HS-1: one less than there are bandits, drawn at random."""
    seen = set()
    for seed in range(60):
        hostages = horses_table(Game(Setup(3, boxes=["horses"], seed=seed)).state).hostages
        assert len(hostages) == 2
        seen |= set(hostages)
    assert seen == set(range(len(HOSTAGES)))
