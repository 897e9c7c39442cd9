"""Many games at once: every step makes a choice in each of them and writes what comes next into
arrays of yours.

>>> from colt_express import Setup
>>> batch = Batch(Setup(4), games=3, seed="folsom")
>>> batch.reset()
>>> batch.arrays.observations.shape, batch.arrays.masks.sum(axis=1).tolist()
((3, 1158), [6, 7, 6])
>>> actions = batch.sample()
>>> batch.step(actions)
>>> batch.arrays.dones.tolist()
[0, 0, 0]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
from numpy.typing import DTypeLike

from ..bots import Bot, Eyes, make_bot
from ..engine import Game, Option, Setup
from ..engine.state import Question
from . import arrays as batch_arrays
from .arrays import BatchArrays
from .buffers import Array
from .core.batch import BatchCore
from .core.errors import ResearchError
from .core.rewards import WIN, checked_kind
from .interrupts import interrupts_noted
from .spaces import Actions, Observations


class Batch:
    """``games`` games of one table. Each stops where a seat must choose that no bot holds.

    ``bots``: codes by seat (`bots.codes`); ``reward``: ``win``, ``money`` or ``rank``; ``into``:
    your arrays; without them, `arrays` are made, with observations of ``dtype``. ``first`` is the
    number of the first game: batches with the games 0 to 9 and 10 to 19 play what a single one
    with 20 would.
    """

    def __init__(
        self,
        setup: Setup,
        games: int,
        *,
        seed: str | int = 0,
        reward: str = WIN,
        bots: Mapping[int, str] | None = None,
        into: BatchArrays | None = None,
        dtype: DTypeLike = np.uint8,
        first: int = 0,
    ) -> None:
        if games < 1:
            raise ResearchError(f"{games} games were asked for; a batch has at least one")
        codes = checked_bots(setup, bots)
        self.setup = setup
        self.games = games
        self.observations = Observations(setup)
        self.actions = Actions(setup)
        wanted = batch_arrays.shapes(games, self.observations.size, self.actions.size, setup.seats)
        self.arrays = (
            batch_arrays.made(wanted, dtype) if into is None else batch_arrays.checked(into, wanted)
        )
        self._codes = codes
        self._bots: list[dict[int, Bot]] = [{} for _ in range(games)]
        self._core = BatchCore(
            setup,
            self.observations.layout,
            self.actions.space,
            games,
            first,
            str(seed),
            checked_kind(reward),
            [seat in codes for seat in range(setup.seats)],
            self._answer if codes else None,
            self._begun if codes else None,
        )
        self._rewarded: list[int] = []
        rows: Array = np.frombuffer(self._core.observations.view, np.uint8)
        self._rows = rows.reshape(-1, self.observations.size)
        self._shown: Array = np.frombuffer(self._core.shown_view, np.int64)
        raw = self.arrays.observations
        self._raw: Array = raw if raw.dtype == np.uint8 else np.empty(raw.shape, np.uint8)

    def reset(self) -> None:
        """Begin all games anew, with the first deals of the seed."""
        self._run(self._core.start)

    def step(self, actions: Any) -> None:
        """Make a choice in every game: ``actions`` has its number for each. If one of them is not
        open, `WrongAction` says so, and nothing happens in any game."""
        numbers = batch_arrays.actions_of(actions, self.games).tobytes()
        self._run(lambda: self._core.step(numbers))

    def resume(self) -> None:
        """Finish a step that Ctrl-C or a bot has interrupted."""
        if not self.interrupted:
            raise ResearchError("no step was interrupted")
        self._run(self._core.go_on)

    @property
    def interrupted(self) -> bool:
        """Whether a step was begun in some games and not in others."""
        return self._core.next < self.games and not self._core.broken

    @property
    def decisions(self) -> int:
        """How many steps have been made since this batch exists, times the number of games."""
        return self._core.steps * self.games

    def sample(self, out: Array | None = None) -> Array:
        """A random open action for each game: the same for the same seed and the same steps."""
        if not self._core.games:
            raise ResearchError("the games have not begun; call reset() first")
        found = np.empty(self.games, np.int32) if out is None else out
        batch_arrays.check_sample(found, self.games)
        self._core.sample(batch_arrays.memory_of(found))
        return found

    def game(self, number: int) -> Game:
        """A copy of one of the games, to look at."""
        if not 0 <= number < self.games:
            raise ResearchError(f"there is no game {number}; they are 0 to {self.games - 1}")
        return self._core.games[number].copy()

    def _run(self, work: Any) -> None:
        core = self._core
        core.stopping = False
        with interrupts_noted(self._stop):
            work()
            if core.next == self.games:
                self._publish()

    def _stop(self) -> None:
        self._core.stopping = True

    def _publish(self) -> None:
        """Write into the arrays what the games have come to."""
        core, into = self._core, self.arrays
        # In this mode numpy copies without a buffer in between; all rows exist
        np.take(self._rows, self._shown, axis=0, out=self._raw, mode="clip")
        if self._raw is not into.observations:
            np.multiply(self._raw, self.observations.scale, out=into.observations)
        batch_arrays.bytes_of(into.masks)[:] = core.masks.view
        batch_arrays.bytes_of(into.seats)[:] = core.seats_view
        batch_arrays.bytes_of(into.dones)[:] = core.dones_view
        if self._rewarded:
            into.rewards[self._rewarded] = 0
        self._rewarded = core.ended[:]
        if self._rewarded:
            into.rewards[self._rewarded] = core.rewards

    def _begun(self, place: int, game: Game) -> None:
        """Bots for a new game; those of the one before are told how it ended."""
        before = self._core.games[place] if place < len(self._core.games) else None
        for bot in self._bots[place].values():
            bot.end(None if before is None else before.result)
        rules = self.setup.rulebook
        self._bots[place] = {
            seat: make_bot(code, f"{game.setup.seed} {seat}", seat, rules)
            for seat, code in self._codes.items()
        }

    def _answer(self, place: int, game: Game, question: Question) -> Option:
        return self._bots[place][question.seat].choose(question, Eyes(game, question.seat))

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a batch belongs to its arrays, so it cannot be copied or pickled; "
            "make another with the same seed"
        )

    def __repr__(self) -> str:
        return f"<Batch: {self.games} games of {self.setup.known!r}>"


def checked_bots(setup: Setup, bots: Mapping[int, str] | None) -> dict[int, str]:
    """The codes of bots by seat."""
    codes = dict(bots or {})
    for seat in codes:
        if not 0 <= seat < setup.seats:
            raise ResearchError(f"there is no seat {seat}; seats are 0 to {setup.seats - 1}")
    if len(codes) == setup.seats:
        raise ResearchError("bots hold all seats; leave at least one to you")
    for seat, code in codes.items():
        make_bot(code, 0, seat, setup.rulebook).end(None)
    return codes
