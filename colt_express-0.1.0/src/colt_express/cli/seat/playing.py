"""A game at this machine with one seat for a program, and how it is kept for another time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...bots import Bot, Eyes, make_bot
from ...bots.codes import dice_for
from ...documents import DocumentError, decode_json, read_document
from ...engine.configuration.setup import Setup
from ...engine.errors import RecordError
from ...engine.game import Game
from ...engine.serialization.record import (
    Record,
    deal_anew_if_due,
    read_record,
    save_record,
)
from ..terminal.saving import write_record
from ..terminal.scoreboard import draw_scoreboard
from .player import Channel, Counts, Player, Ways
from .position import plain


class KeptSeat(msgspec.Struct, frozen=True):
    """What a saved game says about the program's seat, and about the bots at all seats."""

    seat: int
    bots: list[str]
    notes: list[str] = []
    counts: Counts = msgspec.field(default_factory=Counts)


class _Saved(msgspec.Struct):
    seat: KeptSeat | None = None


class SeatGame:
    """A game between bots and a program, which is asked through a channel. ``bots`` has a code for
    every seat; that of the program's own is not used."""

    def __init__(
        self,
        setup: Setup,
        seat: int,
        bots: Sequence[str],
        channel: Channel,
        ways: Ways,
        limit: float = 0.0,
    ) -> None:
        self.game = Game(setup)
        self.seat = seat
        self.codes = list(bots)
        self.words = ways.words
        rules = setup.rulebook
        self.player = Player(
            seat,
            dice_for(setup.seed, seat),
            rules,
            channel,
            ways,
            lambda: make_bot(ways.otherwise, setup.seed, seat, rules, limit),
        )
        self.bots: dict[int, Bot] = {
            other: make_bot(code, setup.seed, other, rules, limit)
            for other, code in enumerate(self.codes)
            if other != seat
        }

    def catch_up(self, record: Record, kept: KeptSeat) -> None:
        """Replay a saved game. What has happened since the program's last choice is told again."""
        deal_anew_if_due(self.game, record.redealt)
        for number in range(len(record.choices)):
            record.replay(self.game, number)
        record.check(self.game)
        self.player.notepad.notes[:] = kept.notes
        self.player.counts = kept.counts
        history = self.game.history(self.seat)
        own = [n for n, entry in enumerate(history) if entry.chooser == self.seat]
        self.player.questions.skip(history[: own[-1]] if own else [])

    def play(self, file: Path | None) -> None:
        """Play to the end; the game is saved to ``file`` after every choice of the program's."""
        game = self.game
        try:
            while not game.over:
                for decision in game.decisions:
                    bot = self.bots.get(decision.seat, self.player)
                    game.choose(decision.seat, bot.choose(decision, Eyes(game, decision.seat)))
                    if bot is self.player and file is not None:
                        self.save(file)
        finally:
            for bot in self.bots.values():
                bot.end(game.result)
        if file is not None:
            self.save(file)
        self.player.tell_end(game.result, plain(draw_scoreboard(game, self.words)))

    def save(self, file: Path) -> None:
        player = self.player
        kept = KeptSeat(self.seat, self.codes, player.notepad.notes, player.counts)
        write_record(file, save_record(self.game), seat=kept)


def read_seat_game(file: Path) -> tuple[Record, KeptSeat]:
    """A saved game with a seat for a program."""
    try:
        text = read_document(file)
        record, kept = read_record(text), decode_json(text, _Saved).seat
    except DocumentError as error:
        raise RecordError(f"{file} {error}") from None
    except (RecordError, msgspec.ValidationError) as error:
        raise RecordError(f"{file}: {error}") from None
    seats = record.setup.seats
    if kept is None or not 0 <= kept.seat < seats or len(kept.bots) != seats:
        raise RecordError(f"{file} is a saved game, but not one of colt-express seat")
    return record, kept
