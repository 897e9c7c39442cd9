"""Gymnasium's environment: one seat against bots.

>>> import gymnasium
>>> from colt_express import Setup
>>> import colt_express.research.environments.single        # registers it
>>> env = gymnasium.make("ColtExpress-v0", setup=Setup(3), bots="greenhorn")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum()) == len(info["options"])
True
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import DTypeLike

from ...bots import Bot, Eyes, make_bot
from ...engine import Setup
from ...engine.rulebook import Rulebook
from ..buffers import Array
from ..core.errors import ResearchError
from ..core.rewards import WIN
from .aec import rendered
from .play import ERROR, Play
from .spaces import action_space, observation_space

NAME = "ColtExpress-v0"


class ColtExpressEnv(gymnasium.Env[dict[str, Array], Any]):
    """``seat`` is yours; ``bots`` hold the others: one code for all, or one for each of them in
    seat order (`bots.codes`). Everything else as in `aec.ColtExpressAEC`."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "outlaw",
        reward: str = WIN,
        dtype: DTypeLike = np.uint8,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        setup = Setup(4) if setup is None else setup
        if not 0 <= seat < setup.seats:
            raise ResearchError(f"there is no seat {seat}; seats are 0 to {setup.seats - 1}")
        others = [other for other in range(setup.seats) if other != seat]
        codes = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(codes) != len(others):
            raise ResearchError(
                f"{len(codes)} bots were named for {len(others)} seats; name one for all, or each"
            )
        self.play = Play(setup, reward=reward, dtype=dtype, illegal=illegal)
        self.seat = seat
        self.codes = dict(zip(others, codes, strict=True))
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self.play)
        self.action_space: Any = action_space(self.play)
        self._bots: dict[int, Bot] = {}
        self._over = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        self._end()
        game = self.play.reset(seed)
        rules = game.setup.rulebook
        self._bots = {
            seat: make_bot(code, f"{game.setup.seed} {seat}", seat, rules)
            for seat, code in self.codes.items()
        }
        self._over = False
        self._let_bots_play()
        return self.play.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ResearchError("the game is over, or none has begun; call reset() first")
        game = self.play.now
        game.choose(self.seat, self.play.option(self.seat, action))
        self._let_bots_play()
        self._over = game.over
        reward = self.play.rewards()[self.seat]
        return self.play.observe(self.seat), reward, game.over, False, self._info()

    def action_masks(self) -> Array:
        """Which actions are open now, as sb3-contrib's `MaskablePPO` asks for them."""
        return self.play.observe(self.seat)["action_mask"].astype(np.bool_)

    def _let_bots_play(self) -> None:
        game = self.play.now
        while not game.over and game.decision_of(self.seat) is None:
            decision = game.decisions[0]
            bot = self._bots[decision.seat]
            game.choose(decision.seat, bot.choose(decision, Eyes(game, decision.seat)))

    def _info(self) -> dict[str, Any]:
        """The words of the options, and by number what they are."""
        decision = self.play.now.decision_of(self.seat)
        info: dict[str, Any] = {"options": [] if decision is None else list(map(str, decision))}
        if self.play.replaced:
            info["replaced"] = self.play.replaced
        return info

    def render(self) -> Any:
        """The train as text, or as a picture, as a spectator sees it."""
        return rendered(self.play, self.render_mode)

    def _end(self) -> None:
        game = self.play.game
        for bot in self._bots.values():
            bot.end(game.result if game is not None else None)
        self._bots = {}

    def close(self) -> None:
        """Bots may hold something open."""
        self._end()

    def __getstate__(self) -> dict[str, Any]:
        packed = io.BytesIO()
        _Packing(packed).dump(self._bots)
        return {**vars(self), "_bots": packed.getvalue()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        unpacking = _Unpacking(io.BytesIO(state["_bots"]))
        unpacking.rules = self.play.setup.rulebook
        self._bots = unpacking.load()


class _Packing(pickle.Pickler):
    """Pickles bots without the rules that they refer to, which belong to the table."""

    def persistent_id(self, thing: object) -> str | None:
        return "rules" if isinstance(thing, Rulebook) else None


class _Unpacking(pickle.Unpickler):
    """Gives bots the rules of their table."""

    rules: Rulebook

    def persistent_load(self, _name: str) -> Rulebook:
        return self.rules


gymnasium.register(NAME, entry_point=f"{__name__}:ColtExpressEnv", disable_env_checker=True)
