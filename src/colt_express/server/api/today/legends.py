"""The legend's game on the train of a day: played in the background when it is first asked for, and
stored.

The worker of the reviews plays it, a few choices at a time, so that reviews come in between.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final, NamedTuple

import msgspec

from ....engine.game import Game
from ....engine.serialization.record import replay_choice, save_record
from ....today.outcome import RideOutcome, outcome_of
from ....today.playing import legends_choice, play
from ....today.train import Train, read_day, train_of
from ...base.database_errors import StorageError
from ...storage.days import LegendRow
from ...storage.storage import Storage
from ...table.executor import limit_for
from ..reviews import Reviewers
from ..theatre.making import Packed, packed

LEGEND_VERSION: Final = 2
"""Increase it when legends play otherwise, or the form of the answer changes: stored games of
another version are played anew when they are next asked for."""
LEGENDS_GAME: Final = -3
"""In place of a seat, among what reviewers are asked for."""
AT_ONCE: Final = 4
"""Number of the legend's choices that the worker makes in one go, which takes about a second."""
PATIENCE: Final = 20.0
"""Seconds that the worker may take for them, even if the machine is busy."""

_log = logging.getLogger(__name__)


class LegendAnswer(msgspec.Struct, frozen=True):
    """The legend's game on the train of a day, with its record. Without ``ready`` it is still being
    played: it is in round ``round``; ask again."""

    ready: bool
    day: str
    round: int
    rounds: int
    seat: int
    outcome: RideOutcome | None = None
    record: str = ""


class LegendPart(NamedTuple):
    """A game as far as it has been played: its choices in words, the round, and whether it is
    over."""

    choices: list[str]
    round: int
    over: bool


def legend_part(day: str, choices: list[str]) -> LegendPart:
    """The game of a train after some more choices of a legend. Runs in a worker."""
    train = train_of(read_day(day))
    game = game_after(train, choices, listening=False)
    play(train, legends_choice, game, AT_ONCE)
    words = [f"{s} {o}" for s, o in zip(game.choosers, game.choices, strict=True)]
    return LegendPart(words, game.state.round + 1, game.over)


def game_after(train: Train, choices: list[str], listening: bool) -> Game:
    """The game of a train after these choices."""
    game = Game(train.setup, listening)
    for number in range(len(choices)):
        replay_choice(game, choices, number)
    return game


class Legends:
    """Plays the legend's game of each day once, and stores it."""

    def __init__(self, reviewers: Reviewers, store: Storage) -> None:
        self.reviewers = reviewers
        self.store = store
        self._underway: dict[str, LegendPart] = {}  # how far those being played have got

    async def find(self, train: Train, address: str) -> Packed | None:
        """The legend's game on a train; None while it is being played."""
        asked = (f"train {train.name}", LEGENDS_GAME)
        if asked not in self.reviewers:
            told = await self.store.legend(train.name, LEGEND_VERSION)
            if told is not None:
                return Packed.of(told)
        made = await self.reviewers.find(asked, partial(self._play, train), address)
        return None if made is None else Packed.of(made)

    def progress(self, train: Train) -> LegendAnswer:
        """How far the legend has got."""
        part = self._underway.get(train.name, LegendPart([], 0, over=False))
        rounds = len(train.setup.rulebook.rounds)
        return LegendAnswer(False, train.name, part.round, rounds, train.seat)

    async def _play(self, train: Train) -> bytes:
        """Play the game, and store it."""
        part, limit = LegendPart([], 0, over=False), limit_for(PATIENCE)
        try:
            while not part.over:
                part = await self.reviewers.workers.run(
                    legend_part, train.name, part.choices, limit=limit
                )
                self._underway[train.name] = part
        finally:
            self._underway.pop(train.name, None)
        told = await self.reviewers.workers.aside(lambda: packed_answer(train, part.choices))
        try:
            await self.store.keep_legend(LegendRow(train.name, LEGEND_VERSION, told))
        except StorageError as error:  # it is sent all the same
            _log.error("the legend's game of %s could not be stored: %s", train.name, error)
        return told


def packed_answer(train: Train, choices: list[str]) -> bytes:
    """The answer as it is sent."""
    game = game_after(train, choices, listening=True)
    rounds = len(game.state.round_cards)
    outcome = outcome_of(game, train.seat)
    answer = LegendAnswer(True, train.name, rounds, rounds, train.seat, outcome, save_record(game))
    return packed(answer).body
