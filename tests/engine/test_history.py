"""Histories: everything a seat has seen and done, as it looked when it happened."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import settings

from colt_express import Game, HistoryError, Setup
from colt_express.engine.events import Event
from colt_express.engine.information.view import HistoryEntry

from ..playing import (
    any_game_of,
    every_setup,
    label,
    play_out,
    play_some,
    random_choice,
    stormy_setups,
    thirsty_choice,
)
from ..poison import poisoned, poisoned_event, poisoned_question

SETUPS = [*every_setup(), *stormy_setups()]


def watched(game: Game, dice: Random) -> dict[int, list[HistoryEntry]]:
    """Play to the end; returns by seat what it sees right after every choice, and what it chose."""
    seats = range(-1, game.setup.seats)
    seen = {s: [HistoryEntry(events=[game.see(e, s) for e in game.events])] for s in seats}
    while not game.over:
        chooser, option = thirsty_choice(game, dice)
        questions = {s: [q for q in game.view(s).questions if q.seat == chooser] for s in seats}
        events = game.choose(chooser, option)
        for seat in seats:
            [question] = questions[seat]
            choice = str(option) if seat == chooser else None
            happened = [game.see(event, seat) for event in events]
            seen[seat].append(HistoryEntry(chooser, question, choice, happened))
    return seen


@any_game_of(SETUPS)
@settings(max_examples=20, deadline=None)
def test_a_history_equals_the_views_step_by_step(table: Setup, seed: int) -> None:
    """For a listening game, and for one that is replayed afterwards."""
    game = Game(table.seeded(seed))
    seen = watched(game, Random(seed))
    silent = Game(table.seeded(seed), listening=False)
    for chooser, option in zip(game.choosers, game.choices, strict=True):
        silent.choose(chooser, option)
    for seat, entries in seen.items():
        assert game.history(seat) == entries
    assert silent.history(seat) == silent.copy(listening=True).history(seat) == entries


def test_values_hidden_then_stay_hidden_in_a_history() -> None:
    """A value that was hidden from a seat then is still hidden in its history after the game; later
    changes of a token, such as a flask that is drunk, do not change earlier events."""
    game = play_out(Game(Setup(4, seed="hindsight")), Random(1))
    before = game.history(-1)
    told = [event for entry in before[:-1] for event in entry.events]
    assert [event.token for event in told if event.token and event.token.value is None]
    game.state.token_values = [7] * len(game.state.token_values)
    assert game.history(-1) == before


@pytest.mark.parametrize("setup", SETUPS[1::4], ids=label)
def test_a_history_does_not_depend_on_hidden_information(setup: Setup) -> None:
    """SECRET-3: whole games, with everything hidden replaced by nonsense."""
    dice, hidden = Random(label(setup)), 0
    game = play_out(Game(setup.seeded("events")), dice)
    for seat in range(-1, setup.seats):
        other = poisoned(game, seat, dice)
        other.state.log = [poisoned_event(e, seat, setup.seats, dice) for e in game.events]
        other.asked = [
            (question if question.seat == seat else poisoned_question(question, dice), told)
            for question, told in game.asked or []
        ]
        hidden += sum(map(differ, other.state.log, game.events))
        encoded = msgspec.json.encode(game.history(seat))
        assert msgspec.json.encode(other.history(seat)) == encoded
    assert hidden > 50, "nothing was hidden, so nothing was tested"


def differ(one: Event, two: Event) -> bool:
    return (one.card, one.cards, one.value) != (two.card, two.cards, two.value)


def test_a_copy_has_the_same_past_and_a_future_of_its_own() -> None:
    game = play_some(Game(Setup(3, seed="past")), Random(1), 30)
    copy = game.copy(listening=True)
    assert copy.history(0) == game.history(0)
    copy.choose(*random_choice(copy, Random(1)))
    assert len(copy.history(0)) == len(game.history(0)) + 1 == 32


def test_a_game_with_an_unknown_beginning_has_no_history() -> None:
    game = play_some(Game(Setup(3, seed="past"), listening=False), Random(1), 30)
    guess = game.guess(0, Random(1))
    with pytest.raises(HistoryError, match="a guess has no history"):
        guess.copy(listening=True).history(0)
    game.state.neutral -= 1
    with pytest.raises(HistoryError, match="did not begin at its setup"):
        game.history(0)
