"""PettingZoo's AEC environment: seats choose one after the other.

>>> from colt_express import Setup
>>> from colt_express.research.environments import aec
>>> env = aec.env(Setup(3))
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     mask = None if over else observation["action_mask"]
...     env.step(None if over else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ...engine import Setup
from ..core.rewards import WIN
from .play import ERROR, Play
from .spaces import action_space, observation_space


def env(setup: Setup, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment, wrapped so that calls in a wrong order are refused. ``options`` are those
    of `ColtExpressAEC`."""
    return wrappers.OrderEnforcingWrapper(ColtExpressAEC(setup, **options))


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


class ColtExpressAEC(AECEnv[str, Any, Any]):
    """One game per episode, dealt from the seed of `reset`.

    ``reward``: ``win``, ``money`` or ``rank`` (`core.rewards`), all of it at the end; ``dtype`` of
    observations: uint8 or float32; ``illegal``: ``error``, or ``random`` to take another option in
    the place of one that is not open.
    """

    metadata = {"render_modes": ["ansi", "svg"], "name": "colt_express_v0", "is_parallelizable": 0}

    def __init__(
        self,
        setup: Setup,
        *,
        reward: str = WIN,
        dtype: DTypeLike = np.uint8,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(setup, reward=reward, dtype=dtype, illegal=illegal)
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(setup.seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.play) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.play) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self.play.asked())

    def observe(self, agent: str) -> Any:
        return self.play.observe(self._seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self.play.now.choose(seat, self.play.option(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.now.over:
            self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_of(self.play.asked())
        if self.play.replaced:
            self.infos[agent]["replaced"] = self.play.replaced
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The train as text, or as a picture, as a spectator sees it."""
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def rendered(play: Play, mode: str | None) -> str | None:
    """A game in this render mode; nothing without one."""
    if mode is None:
        return None
    return play.now._repr_svg_() if mode == "svg" else str(play.now.view(-1))
