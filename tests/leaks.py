"""The leak test: what a seat is sent does not depend on what it may not know (SECRET-3)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from colt_express import Game, IllegalChoice
from colt_express.engine.events import Event
from colt_express.engine.information.mine import merged
from colt_express.engine.information.view import EventView, View

from .poison import poisoned, poisoned_event


def encoded(thing: View | EventView | list[EventView]) -> bytes:
    return msgspec.json.encode(thing)


def refusal(game: Game, seat: int) -> str:
    with pytest.raises(IllegalChoice) as error:
        game.choose(seat, "play the banjo")
    return str(error.value)


def check_that_secrets_do_not_matter(game: Game, dice: Random) -> None:
    """Views, options and errors of all seats."""
    for seat in range(-1, game.setup.seats):
        check_one_seat(game, poisoned(game, seat, dice), seat)


def check_one_seat(game: Game, other: Game, seat: int) -> None:
    assert encoded(other.view(seat)) == encoded(game.view(seat))
    assert msgspec.json.encode(other.mine(seat)) == msgspec.json.encode(game.mine(seat))
    assert merged(game.view(-1), game.mine(seat)) == game.view(seat)
    assert refusal(other, seat) == refusal(game, seat)
    one, two = game.decision_of(seat), other.decision_of(seat)
    assert (one is None) == (two is None)
    if one is not None and two is not None:
        assert [str(o) for o in one.options] == [str(o) for o in two.options]


def check_that_events_tell_no_secrets(
    game: Game, events: Sequence[Event], seat: int, dice: Random
) -> int:
    """The last events as a seat sees them, and how many of them hid something."""
    other_game = poisoned(game, seat, dice)
    hidden = 0
    for event in events:
        other = poisoned_event(event, seat, game.setup.seats, dice)
        hidden += (other.card, other.cards, other.value) != (event.card, event.cards, event.value)
        assert encoded(other_game.see(other, seat)) == encoded(game.see(event, seat))
    return hidden
