"""A bot at a server's table is shown what it would be shown in a game in its own process."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.bots import make_bot
from colt_express.bots.base import Eyes
from colt_express.client.errors import Nonsense
from colt_express.client.eyes import History, TableEyes, read_seen
from colt_express.client.messages import Now, Told, read_message
from colt_express.replays.steps import ReplayStep
from colt_express.server.api.theatre.making import told_record
from colt_express.server.storage.rows import ChoiceRow
from colt_express.server.table.message_log import MessageLog

from ..playthroughs import TABLES

GAP = 7
"""The messages about every seventh choice are missed."""


class Listener:
    """A seat that is sent what happens at a table, with gaps or without."""

    def __init__(self, log: MessageLog, seat: int) -> None:
        self.log = log
        self.seat = seat
        self.fetched = 0
        self.history = History(seat, self._fetch)
        self.seen = 0

    def listen(self) -> None:
        """Read what was sent since the last time, as a client that reconnects gets it."""
        for text in self.log.since(self.seen, self.seat):
            message = read_message(text)
            if isinstance(message, Now):
                self.history.look(message)
            else:
                assert isinstance(message, Told)
                self.history.heard(message)
        self.seen = self.log.number

    def eyes(self) -> TableEyes:
        game = read_seen(self.log.game.position(self.seat), self.seat)
        return TableEyes(game, self.seat, lambda: self.history.up_to(self.log.number))

    def _fetch(self) -> list[ReplayStep]:
        self.fetched += 1
        return told_record(self.log.game.record(), self.seat).steps


def played(setup: Setup, gap: int) -> Listener:
    """A game of random choices, in which the eyes of seat 0 are compared whenever it is asked."""
    dice = Random(5)
    log = MessageLog(Game(setup.seeded("eyes")), undoable=False)
    listener = Listener(log, 0)
    listener.listen()
    while not log.game.over:
        decision = dice.choice(log.game.decisions)
        option = dice.choice(decision.options)
        if decision.seat == 0:
            compare(listener)
            listener.history.chose(log.number + 1, str(option))
        log.choose(ChoiceRow(decision.seat, str(option), 0.0))
        if not gap or log.number % gap:
            listener.listen()
    return listener


def compare(listener: Listener) -> None:
    game = listener.log.game
    here, there = Eyes(game, 0), listener.eyes()
    assert there() == here()
    assert there.table == here.table
    assert there.history() == here.history()
    guesses = here.guess(Random(1)), there.guess(Random(1))
    assert guesses[0].view(0) == guesses[1].view(0) == here()
    if listener.log.number % 4:
        return
    decision = game.decision_of(0)
    assert decision is not None
    rules = game.setup.rulebook
    chosen = {
        str(make_bot("outlaw", "same", 0, rules).choose(decision, eyes)) for eyes in (here, there)
    }
    assert len(chosen) == 1


@pytest.mark.parametrize("kind", TABLES)
def test_a_bot_is_shown_the_same_as_in_the_library(kind: str) -> None:
    listener = played(TABLES[kind], gap=0)
    assert listener.fetched == 1  # the opening is not sent


def test_what_was_missed_is_fetched() -> None:
    assert played(TABLES["base"], GAP).fetched > 1


def test_a_position_that_cannot_be_read_is_named() -> None:
    with pytest.raises(Nonsense, match="is it another version"):
        read_seen("CX9 0 table:4", 0)


def test_the_position_of_another_seat_is_refused() -> None:
    line = Game(Setup(3, seed=1)).position(1)
    with pytest.raises(Nonsense, match="seat 1 to seat 0"):
        read_seen(line, 0)
