"""A game of the laboratory: a typed bot against three others, with what it noted and where it
slipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import msgspec

from ..arena.games import outcome_of, play_with
from ..arena.schedule import Fixture
from ..bots import Bot, Eyes, make_bot
from ..bots.codes import dice_for
from ..bots.own import Mistake, Own, OwnBotFailed, OwnCode
from ..engine.game import Decision, Game, Result
from ..engine.options import Option
from ..engine.rulebook import Rulebook

MOST_NOTED: Final = 20_000
"""Characters of all notes of a game at most; later ones are dropped."""


FATAL: Final = ("slow", "memory")
"""Kinds of mistakes that end a run: each takes long, and there would be one for every choice."""

Begin = Callable[[int, str], None]
"""Told before each choice of the bot: the number of the game, and what is asked."""


class Note(msgspec.Struct, frozen=True):
    """What the bot said about the choice that was made after ``number`` others."""

    number: int
    texts: list[str]


class Slip(msgspec.Struct, frozen=True):
    """A mistake that the bot made in a game, after ``number`` choices. Where it did not choose
    what it was offered, the first option was taken for it."""

    number: int
    mistake: Mistake


class LabGame(msgspec.Struct, frozen=True):
    """A game that was played. ``won`` is a fraction if the win is shared; ``record`` is what
    ``colt-express replay`` reads."""

    number: int
    seat: int
    won: float
    money: list[int]
    record: str
    notes: list[Note]
    slips: list[Slip]


class Tried(Bot):
    """A typed bot at a seat. Mistakes are noted; the game goes on with the first option, so that
    the same code always gives the same games."""

    def __init__(
        self, own: OwnCode, seat: int, dice: Random, rules: Rulebook, limit: float
    ) -> None:
        super().__init__(seat, dice, rules)
        self.begin: Callable[[str], None] = lambda _: None
        self.own = Own(own, seat, dice, rules, limit)
        self.made = 0
        """Number of its choices so far."""
        self.noted: list[tuple[int, list[str]]] = []
        self.mistakes: list[tuple[int, Mistake]] = []
        self._left = MOST_NOTED

    def choose(self, decision: Decision, look: Eyes) -> Option:
        self.begin(decision.name)
        try:
            return self.own.choose(decision, look)
        except OwnBotFailed as failed:
            if failed.mistake.kind in FATAL:
                raise
            self.mistakes.append((self.made, failed.mistake))
            return decision.options[0]
        finally:
            self._keep(self.own.notes_taken())
            self.made += 1

    def end(self, result: Result | None) -> None:
        try:
            self.own.end(result)
        except OwnBotFailed as failed:
            if failed.mistake.kind in FATAL:
                raise
            self.mistakes.append((self.made, failed.mistake))

    def _keep(self, texts: list[str]) -> None:
        self._left -= sum(map(len, texts))
        if texts and self._left >= 0:
            self.noted.append((self.made, texts))


def play_lab_game(
    number: int, fixture: Fixture, own: OwnCode, limit: float, begin: Begin
) -> LabGame:
    """Play a game of the schedule. Raises `OwnBotFailed` if the bot cannot sit down, has no memory
    left, or thinks for more than ``limit`` seconds."""
    setup, codes = fixture
    game = Game(setup, listening=False)
    seat = codes.index(own.code)
    tried = Tried(own, seat, dice_for(setup.seed, seat), setup.rulebook, limit)
    tried.begin = partial(begin, number)
    minds: list[Bot] = [
        tried if code == own.code else make_bot(code, setup.seed, place, setup.rulebook)
        for place, code in enumerate(codes)
    ]
    play_with(game, minds)
    choices = _numbers(game, seat)
    outcome = outcome_of(game, codes)
    return LabGame(
        number=number,
        seat=seat,
        won=outcome.seats[seat].win,
        money=[one.money for one in outcome.seats],
        record=game.record(),
        notes=[Note(choices[made], texts) for made, texts in tried.noted],
        slips=[Slip(choices[made], mistake) for made, mistake in tried.mistakes],
    )


def _numbers(game: Game, seat: int) -> list[int]:
    """By choice of a seat: how many choices of the game had been made before it; at the end, all
    of them."""
    made = [number for number, chooser in enumerate(game.choosers) if chooser == seat]
    return [*made, len(game.choices)]
