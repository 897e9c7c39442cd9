"""PettingZoo's parallel environment: every seat gives an action in every step.

Seats that must choose at the same moment without seeing each other's choice act in one step. All
others are given a mask with only the last action, which does nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike
from pettingzoo import ParallelEnv

from ...engine import Setup
from ...engine.registry import QUESTIONS
from ...engine.state import Question
from ..core.errors import WrongAction
from ..core.rewards import WIN
from .aec import agent_of, rendered
from .play import ERROR, Play
from .spaces import action_space, observation_space


def parallel_env(setup: Setup, **options: Any) -> ColtExpressParallel:
    """The environment; ``options`` are those of `ColtExpressParallel`."""
    return ColtExpressParallel(setup, **options)


class ColtExpressParallel(ParallelEnv[str, Any, Any]):
    """As `aec.ColtExpressAEC`, with one action more: the last one, for seats that are not asked
    now."""

    metadata = {"render_modes": ["ansi", "svg"], "name": "colt_express_parallel_v0"}

    def __init__(
        self,
        setup: Setup,
        *,
        reward: str = WIN,
        dtype: DTypeLike = np.uint8,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(setup, reward=reward, dtype=dtype, illegal=illegal, noop=True)
        self.render_mode = render_mode
        self.possible_agents = [agent_of(seat) for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.noop = self.play.size - 1
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.play) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.play) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def acting(self) -> list[int]:
        """The seats that act in the next step: all that choose in secret at this moment, or the
        first that is asked."""
        return [question.seat for question in self._together()]

    def _together(self) -> list[Question]:
        questions = self.play.now.state.questions
        if any(QUESTIONS[question.kind].at_once for question in questions):
            return list(questions[:1])  # the others may see what its answer does
        return list(questions)

    def _observed(self) -> dict[str, Any]:
        acting = self.acting()
        observed = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            observed[agent] = seen = self.play.observe(seat)
            if seat not in acting:
                seen["action_mask"][:] = 0
                seen["action_mask"][self.noop] = 1
        return observed

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        game = self.play.now
        if not self.agents:
            raise WrongAction("the game is over; call reset() for the next one")
        self._check(actions)
        acting = self._together()
        chosen = [
            (question.seat, self.play.option(question.seat, actions[agent_of(question.seat)]))
            for question in acting
        ]
        for seat, option in chosen:
            game.choose(seat, option)
        agents, over = self.agents, game.over
        rewards = dict(zip(agents, self.play.rewards(), strict=True))
        observed = self._observed()
        if over:
            self.agents = []
        replaced = {"replaced": self.play.replaced} if self.play.replaced else {}
        return (
            observed,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: dict(replaced) for agent in agents},
        )

    def _check(self, actions: dict[str, Any]) -> None:
        """Everything is checked before anything happens."""
        acting = self.acting()
        for agent in actions:
            if agent not in self._seat_of:
                names = ", ".join(self.possible_agents)
                raise WrongAction(f"no agent is called {agent!r}; there are {names}")
        for seat in range(len(self.possible_agents)):
            action = actions.get(agent_of(seat))
            if seat in acting:
                if action is None:
                    raise WrongAction(f"seat {seat} must choose now, but has no action")
            elif action is not None and action != self.noop and self.play.illegal == ERROR:
                raise WrongAction(
                    f"seat {seat} is not asked now; its action is {self.noop}, which does nothing"
                )

    def render(self) -> str | None:
        """The train as text, or as a picture, as a spectator sees it."""
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
