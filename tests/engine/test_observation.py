"""Sights: the same as a view, in numbers; nothing that is hidden is in them or can be reached."""

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
    HorsesSight,
    MarshalSight,
    Sight,
    TimeMachineSight,
)
from colt_express.engine.information.view import View
from colt_express.engine.places import AWAY, PLACE_WORDS
from colt_express.engine.rulebook import RoundCard, Rulebook
from colt_express.engine.state import Bandit, Played, Player, Question, State

from ..playing import every_setup, label, lawless_setups, play_some, stormy_setups
from ..poison import poisoned

TABLES = [*every_setup()[::3], *stormy_setups(), *lawless_setups()]
SHARED = (Rulebook, Train, RoundCard)
"""What a sight refers to: known to all, and never changed."""
PARTS = (Sight, HorsesSight, MarshalSight, TimeMachineSight)


def described(thing: object) -> object:
    """All that is in a sight, to compare."""
    if not isinstance(thing, PARTS):
        return id(thing) if isinstance(thing, SHARED) else thing
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: described(getattr(thing, name)) for name in names}


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_it_shows_what_a_view_shows_and_nothing_else(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("sights"), listening=False)
    while not game.over:
        for seat in range(-1, setup.seats):
            sight = Sight(game.state, seat)
            assert described(Sight(poisoned(game, seat, dice).state, seat)) == described(sight)
            if game.state.players:
                check_words(sight, game.view(seat))
        play_some(game, dice, dice.randrange(5, 40))


def check_words(sight: Sight, view: View) -> None:
    """Both say the same."""
    card = view.rounds[view.round - 1] if view.round else None
    assert (sight.planning, sight.turn + 1) == (view.phase == "planning", view.turn)
    assert sight.rounds_left == len(view.rounds) - view.round
    assert (sight.card and sight.card.name) == (card and card.name)
    for n, bandit in enumerate(view.bandits):
        assert FIGURES[sight.characters[n]] == bandit.name
        assert PLACE_WORDS[sight.places[n]] == bandit.at
        assert {FIGURES[who]: hits for who, hits in enumerate(sight.hits[n]) if hits} == bandit.hits
        assert (sight.seats[n], sight.bullets[n], sight.cash[n]) == (
            bandit.seat,
            bandit.bullets,
            bandit.cash,
        )
    tokens = [token for lying in view.floor.values() for token in lying]
    tokens += [*view.aside, *view.removed, *(t for bandit in view.bandits for t in bandit.loot)]
    values = {t.number: UNSEEN if t.value is None else t.value for t in tokens}
    assert dict(enumerate(sight.values)) == values
    cards = [UNSEEN if card == UNSEEN else card_words(card, True) for card in sight.pile]
    assert cards == [str(played.card) if played.card else UNSEEN for played in view.pile]
    assert sight.resolved == sum(played.resolved for played in view.pile)
    if view.seat >= 0:
        player = view.players[view.seat]
        own = [str(card).split()[-1] for card in player.hand or ()]
        assert [card_words(card, True).split()[-1] for card in sight.hand] == own
        assert (sight.kept, sight.deck_size) == (len(player.kept or ()), player.deck_size)
    check_words_of_boxes(sight, view)


def check_words_of_boxes(sight: Sight, view: View) -> None:
    horses, law, machine = view.horses, view.marshal, view.time_machine
    assert (sight.horses is None, sight.marshal is None) == (horses is None, law is None)
    if sight.horses is not None and horses is not None:
        assert PLACE_WORDS[sight.horses.guard] == (horses.shotgun or "away")
        assert sight.horses.horses[:-1] == horses.horses
        assert len([n for n in sight.horses.hostage_of if n >= 0]) == len(horses.taken)
    if sight.marshal is not None and law is not None:
        assert [GOAL_NAMES[goal] for goal in sight.marshal.goals] == [
            str(g) for g in law.goals or ()
        ]
        assert [GOAL_NAMES[goal] for goal in sight.marshal.shown] == [str(g) for g in law.shown]
        cylinders = [[EFFECTS[n] for n in reversed(side)] for side in sight.marshal.cylinders]
        assert cylinders == law.cylinders
    if sight.time_machine is not None and machine is not None:
        hiding = sight.time_machine.hiding
        assert (None if hiding == AWAY else PLACE_WORDS[hiding]) == machine.hiding


@pytest.mark.parametrize("setup", [*stormy_setups(), *lawless_setups()], ids=label)
def test_nothing_hidden_can_be_reached_from_it(setup: Setup) -> None:
    """Neither the state nor any part of it that changes: whoever holds a sight cannot look further,
    and cannot change the game."""
    game = play_some(Game(setup.seeded("reach"), listening=False), Random(1), 60)
    parts = (State, Player, Played, Question, Bandit, HorsesTable, MarshalTable, TimeMachineTable)
    stop = (*SHARED, type, ModuleType, FunctionType, BuiltinFunctionType)
    seen: dict[int, object] = {}
    waiting: list[object] = [Sight(game.state, 0)]
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
