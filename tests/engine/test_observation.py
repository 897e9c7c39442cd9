"""Observations: the same as a view, in numbers, without any reference to hidden information."""

from __future__ import annotations

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

from colt_express import Game, Setup
from colt_express.engine.boxes.horses.table import HorsesTable
from colt_express.engine.boxes.marshal.goals import GOAL_NAMES
from colt_express.engine.boxes.marshal.table import EFFECTS, MarshalTable
from colt_express.engine.boxes.time_machine.table import TimeMachineTable
from colt_express.engine.cards import card_words
from colt_express.engine.figures import FIGURES
from colt_express.engine.geometry import Train
from colt_express.engine.information.observation import (
    UNSEEN,
    Observation,
)
from colt_express.engine.information.view import View
from colt_express.engine.places import AWAY, PLACE_WORDS
from colt_express.engine.rulebook import RoundCard, Rulebook
from colt_express.engine.state import Bandit, Played, Player, Question, State

from ..playing import every_setup, label, lawless_setups, play_some, stormy_setups
from ..poison import poisoned

TABLES = [*every_setup()[::3], *stormy_setups(), *lawless_setups()]
SHARED = (Rulebook, Train, RoundCard)
"""Types that an observation refers to: public and immutable."""


def described(thing: object) -> object:
    """The contents of an observation, to compare."""
    if not type(thing).__module__.endswith(".observation"):
        return id(thing) if isinstance(thing, SHARED) else thing
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: described(getattr(thing, name)) for name in names}


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_it_shows_exactly_what_a_view_shows(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("sights"), listening=False)
    while not game.over:
        for seat in range(-1, setup.seats):
            observation = Observation(game.state, seat)
            assert described(Observation(poisoned(game, seat, dice).state, seat)) == described(
                observation
            )
            if game.state.players:
                check_words(observation, game.view(seat))
        play_some(game, dice, dice.randrange(5, 40))


def check_words(observation: Observation, view: View) -> None:
    """Both say the same."""
    card = view.rounds[view.round - 1] if view.round else None
    assert (observation.planning, observation.turn + 1) == (view.phase == "planning", view.turn)
    assert observation.rounds_left == len(view.rounds) - view.round
    assert (observation.card and observation.card.name) == (card and card.name)
    for n, bandit in enumerate(view.bandits):
        assert FIGURES[observation.characters[n]] == bandit.name
        assert PLACE_WORDS[observation.places[n]] == bandit.at
        assert {
            FIGURES[who]: hits for who, hits in enumerate(observation.hits[n]) if hits
        } == bandit.hits
        assert (observation.seats[n], observation.bullets[n], observation.cash[n]) == (
            bandit.seat,
            bandit.bullets,
            bandit.cash,
        )
    tokens = [token for lying in view.floor.values() for token in lying]
    tokens += [*view.aside, *view.removed, *(t for bandit in view.bandits for t in bandit.loot)]
    values = {t.number: UNSEEN if t.value is None else t.value for t in tokens}
    assert dict(enumerate(observation.values)) == values
    cards = [UNSEEN if card == UNSEEN else card_words(card, True) for card in observation.pile]
    assert cards == [str(played.card) if played.card else UNSEEN for played in view.pile]
    assert observation.resolved == sum(played.resolved for played in view.pile)
    if view.seat >= 0:
        player = view.players[view.seat]
        own = [str(card).split()[-1] for card in player.hand or ()]
        assert [card_words(card, True).split()[-1] for card in observation.hand] == own
        assert (observation.kept, observation.deck_size) == (
            len(player.kept or ()),
            player.deck_size,
        )
    check_words_of_boxes(observation, view)


def check_words_of_boxes(observation: Observation, view: View) -> None:
    horses, law, machine = view.horses, view.marshal, view.time_machine
    assert (observation.horses is None, observation.marshal is None) == (
        horses is None,
        law is None,
    )
    if observation.horses is not None and horses is not None:
        assert PLACE_WORDS[observation.horses.guard] == (horses.shotgun or "away")
        assert observation.horses.horses[:-1] == horses.horses
        assert len([n for n in observation.horses.hostage_of if n >= 0]) == len(horses.taken)
    if observation.marshal is not None and law is not None:
        assert [GOAL_NAMES[goal] for goal in observation.marshal.goals] == [
            str(g) for g in law.goals or ()
        ]
        assert [GOAL_NAMES[goal] for goal in observation.marshal.shown] == [
            str(g) for g in law.shown
        ]
        cylinders = [[EFFECTS[n] for n in reversed(side)] for side in observation.marshal.cylinders]
        assert cylinders == law.cylinders
    if observation.time_machine is not None and machine is not None:
        hiding = observation.time_machine.hiding
        assert (None if hiding == AWAY else PLACE_WORDS[hiding]) == machine.hiding


@pytest.mark.parametrize("setup", [*stormy_setups(), *lawless_setups()], ids=label)
def test_nothing_hidden_can_be_reached_from_it(setup: Setup) -> None:
    """An observation leads neither to the state nor to any part of it that changes, so it reveals
    no more and cannot change the game."""
    game = play_some(Game(setup.seeded("reach"), listening=False), Random(1), 60)
    parts = (State, Player, Played, Question, Bandit, HorsesTable, MarshalTable, TimeMachineTable)
    stop = (*SHARED, type, ModuleType, FunctionType, BuiltinFunctionType)
    seen: dict[int, object] = {}
    waiting: list[object] = [Observation(game.state, 0)]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, stop):
            assert not isinstance(thing, parts)
            seen[id(thing)] = thing
            waiting += gc.get_referents(thing)
    lists = [thing for thing in seen.values() if isinstance(thing, list)]
    assert len(lists) > 10
    assert all(not is_of(game.state, thing) for thing in lists)


def is_of(state: State, thing: list[object]) -> bool:
    """Whether it is a list of the state itself, which changes with the next choice."""
    own = [
        *gc.get_referents(state),
        *(n for player in state.players for n in gc.get_referents(player)),
    ]
    own += [hits for bandit in state.bandits for hits in gc.get_referents(bandit)]
    return any(thing is one for one in own if one is not state.token_kinds)
