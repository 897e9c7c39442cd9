"""Rows of observations that are written again and again, only where something has changed: they
hold what a row written for the first time would, whatever they held before."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.research.core.layout import Layout
from colt_express.research.core.sheet import Sheet
from colt_express.research.core.table import Table

from ..playing import every_setup, label, lawless_setups, play_some, stormy_setups
from ..poison import poisoned

TABLES = [*every_setup()[::13], *stormy_setups()[::2], *lawless_setups()[::2]]


def row_of(sheet: Sheet, row: int) -> bytes:
    return bytes(sheet.view[row * sheet.size : (row + 1) * sheet.size])


def written_anew(layout: Layout, game: Game, seat: int) -> bytes:
    sheet = layout.sheet(1)
    layout.write(game.state, seat, sheet, 0)
    return row_of(sheet, 0)


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_a_row_written_again_is_as_one_written_anew(setup: Setup) -> None:
    """In two games, one after the other; now and then after another deal of what is hidden, or
    after nonsense in its place, neither of which may leave a trace (SECRET-3)."""
    dice = Random(label(setup))
    layout = Layout(Table(setup))
    sheet = layout.sheet(setup.seats + 1)
    for deal in range(2):
        game = Game(setup.seeded(f"rows {deal}"), listening=False)
        while True:
            seat = dice.randrange(-1, setup.seats)
            wanted = written_anew(layout, game, seat)
            other = game
            if dice.random() < 0.2 and game.state.players and not game.over:
                other = (
                    poisoned(game, seat, dice) if dice.random() < 0.5 else game.guess(seat, dice)
                )
            layout.write(other.state, seat, sheet, seat + 1)
            assert row_of(sheet, seat + 1) == wanted
            if game.over:
                break
            play_some(game, dice, dice.randrange(4))


@pytest.mark.parametrize("setup", TABLES[::4], ids=label)
def test_the_seat_that_is_asked_is_told_every_change(setup: Setup) -> None:
    """After every choice of a game, as a batch of games does it."""
    dice = Random(label(setup))
    layout = Layout(Table(setup))
    sheet = layout.sheet(setup.seats)
    game = Game(setup.seeded("batch"), listening=False)
    while not game.over:
        seat = game.decisions[0].seat
        layout.write(game.state, seat, sheet, seat)
        assert row_of(sheet, seat) == written_anew(layout, game, seat)
        play_some(game, dice, 1)


def test_a_row_is_begun_anew_after_an_error() -> None:
    """A round card that no observation of the table knows fails in the middle of writing."""
    setup = Setup(4, boxes=["horses"], seed=1)
    layout = Layout(Table(setup))
    game = play_some(Game(setup, listening=False), Random(1), 30)
    sheet = layout.sheet(1)
    layout.write(game.state, 1, sheet, 0)
    broken = game.copy()
    broken.state.bandits[0].place = 1000
    with pytest.raises(IndexError):
        layout.write(broken.state, 1, sheet, 0)
    layout.write(game.state, 1, sheet, 0)
    assert row_of(sheet, 0) == written_anew(layout, game, 1)
