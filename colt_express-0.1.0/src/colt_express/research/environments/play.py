"""One game after the other at one table, as PettingZoo's and Gymnasium's environments need it:
observations, masks, numbered choices and rewards.

It can be copied and pickled in the middle of a game, like the game itself.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike

from ...engine import Game, Option, Setup
from ..buffers import Array
from ..core.errors import ResearchError, WrongAction
from ..core.rewards import WIN, checked_kind, rewards_of
from ..spaces import Actions, Observations

ERROR: Final = "error"
RANDOM: Final = "random"
ILLEGAL: Final = (ERROR, RANDOM)
"""What happens with an action that is not open: an error, and nothing changes; or a random open one
is taken in its place, which the info of the step counts."""

DTYPES: Final = ("uint8", "float32")


class Play:
    """The games of one environment. ``noop``: whether there is one more action, the last, for
    seats that are not asked."""

    def __init__(
        self,
        setup: Setup,
        *,
        reward: str = WIN,
        dtype: DTypeLike = np.uint8,
        illegal: str = ERROR,
        noop: bool = False,
    ) -> None:
        self.setup = setup
        self.reward = checked_kind(reward)
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        if self.dtype.name not in DTYPES:
            raise ResearchError(
                f"observations are made of {' or '.join(DTYPES)}, not of {self.dtype.name}"
            )
        if illegal not in ILLEGAL:
            raise ResearchError(f"illegal is {illegal!r}; it must be one of {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.noop = noop
        self.observations = Observations(setup)
        self.actions = Actions(setup)
        self.size: int = self.actions.size + (1 if noop else 0)
        self.replaced = 0  # illegal actions for which another was taken
        self.dice = Random(setup.seed)
        self.game: Game | None = None

    def reset(self, seed: int | None) -> Game:
        """Deal the next game; with a seed, from the first one that belongs to it."""
        if seed is not None:
            self.dice = Random(f"{self.setup.known!r} {seed}")
        self.replaced = 0
        self.game = Game(self.setup.seeded(self.dice.getrandbits(64)))
        return self.game

    @property
    def now(self) -> Game:
        """The game that is being played."""
        if self.game is None:
            raise ResearchError("no game has begun; call reset() first")
        return self.game

    def asked(self) -> int:
        """The seat that must choose next; -1 when the game is over."""
        questions = self.now.state.questions
        return questions[0].seat if questions else -1

    def observe(self, seat: int) -> dict[str, Array]:
        """What a seat knows, and which actions are open to it: none, or the last one only, if it is
        not asked."""
        game = self.now
        observation: Array = np.empty(self.observations.size, self.dtype)
        self.observations.encode(game, seat, observation)
        mask: Array = np.zeros(self.size, np.int8)
        open_now = self.actions.mask(game, seat, mask[: self.actions.size].view(np.uint8))
        if self.noop and not open_now:
            mask[-1] = 1
        return {"observation": observation, "action_mask": mask}

    def option(self, seat: int, action: Any) -> Option:
        """The option with this number, or the one that is taken in its place."""
        game = self.now
        try:
            return self.actions.from_id(game, seat, action)
        except WrongAction:
            if self.illegal == ERROR:
                raise
            decision = game.decision_of(seat)
            if decision is None:
                raise
            self.replaced += 1
            return self.dice.choice(decision.options)

    def rewards(self) -> list[float]:
        """By seat; all 0 while the game goes on."""
        return rewards_of(self.now, self.reward)

    def highest(self) -> float:
        """No reward is higher."""
        return float("inf") if self.reward == "money" else 1.0
