"""Foresight: it comes true if nothing else happens, and reveals nothing hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.bots import Eyes
from colt_express.bots.foresight import Ahead, Step, foresee
from colt_express.engine.places import inside
from colt_express.engine.rulebook import RoundCard
from colt_express.engine.state import STEALING, Played

from ..playing import every_setup, label, play_some
from ..poison import poisoned


def seen_by(game: Game, seat: int) -> Ahead:
    return foresee(game.decision_of(seat), Eyes(game, seat))


@pytest.mark.parametrize("setup", every_setup()[::12], ids=label)
def test_it_does_not_depend_on_hidden_information(setup: Setup) -> None:
    dice, foreseen = Random(label(setup)), 0
    game = Game(setup.seeded("foresight"), listening=False)
    while not game.over:
        for seat in range(-1, setup.seats):
            ahead = seen_by(game, seat)
            foreseen += len(ahead.laid) + len(ahead.next)
            other = seen_by(poisoned(game, seat, dice), seat)
            assert msgspec.json.encode(other) == msgspec.json.encode(ahead)
        play_some(game, dice, dice.randrange(1, 9))
    assert foreseen


QUIET = [
    Setup(["mei", "doc", "tuco", "belle"], seed=0, first=0),
    Setup(["ghost", "doc", "tuco"], boxes=["time_machine"], seed=0, first=0),
]


@pytest.mark.parametrize("setup", QUIET, ids=label)
def test_it_comes_true_if_nothing_else_happens(setup: Setup) -> None:
    """The others draw or rob; a bandit who chooses the foreseen place gets there."""
    asked = 0
    for seed in range(8):
        game, dice = Game(setup.seeded(f"alone {seed}"), listening=False), Random(seed)
        while game.view(0).phase != "planning":
            play_some(game, dice, 1)
        game.state.round_cards[0] = RoundCard("short", "OOO", "", False, 0, False)
        asked += go_as_foreseen(game, plan_alone(game, dice))
    assert asked >= 5


def plan_alone(game: Game, dice: Random) -> list[Step]:
    """Seat 0 plans to move and to climb; where that should lead."""
    steps: list[Step] = []
    while game.view(0).phase == "planning" and game.state.round == 0:
        ahead = seen_by(game, 0)
        assert ahead.laid == steps
        seat = game.decisions[0].seat
        ways = [words for words in ahead.next if words.startswith(("play move", "play climb"))]
        words = "draw" if "draw" in game.decisions[0] else "play rob"
        if seat == 0 and ways:
            words = dice.choice(ways)
        if words in ahead.next:
            steps.append(ahead.next[words])
        game.choose(seat, words)
    return steps


def go_as_foreseen(game: Game, steps: list[Step]) -> int:
    """How often there was a choice where to go; a place that is not offered is refused."""
    asked, state = 0, game.state
    while state.phase == STEALING and state.round == 0:
        done = [played.seat for played in state.pile[: state.resolved]].count(0)
        if (seat := game.decisions[0].seat) == 0:
            places = {step.bandit: step.at for step in steps[: done - 1]}
            assert all(game.view(0).bandit(name).at == at for name, at in places.items())
            asked += 1
        game.choose(seat, steps[done - 1].at if seat == 0 else game.decisions[0].options[0])
    return asked


def test_cards_of_others_count_if_they_can_be_seen() -> None:
    """The Marshal comes in from the locomotive and drives the bandits there to the roof."""
    game = next(
        game
        for game in (Game(Setup(["ghost", "tuco", "doc"], first=1, seed=n)) for n in range(99))
        if "play marshal" in game.decisions[0] and "move" in str(game.view(0).players[0].hand)
    )
    game.state.bandits[0].place = inside(1)
    game.choose(1, "play marshal")
    game.choose(2, "draw")
    assert seen_by(game, 0).next["play move"].at.startswith("roof")
    game.state.pile = [Played(1, game.state.pile[0].card, True, 0, False)]
    assert seen_by(game, 0).next["play move"].at == "car 2"


def test_nothing_is_foreseen_for_spectators_or_while_cards_are_done() -> None:
    game = play_some(Game(Setup(3, seed="stealing")), Random(1), 3)
    assert seen_by(game, -1) == Ahead()
    while game.view(0).phase == "planning":
        play_some(game, Random(1), 1)
    assert [seen_by(game, seat) for seat in range(3)] == [Ahead()] * 3
