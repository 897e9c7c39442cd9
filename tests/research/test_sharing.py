"""Threads and forked processes that use the same things: each gets what it would get alone."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from colt_express import Game, Setup, research
from colt_express.research import Batch, ResearchError, SharedBatch
from colt_express.research.environments import aec, openspiel, parallel, single

from ..playing import play_some

TABLE = Setup(3, rules="basic", seed="sharing")


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty_threads")
def test_threads_share_observations_and_actions() -> None:
    games = [play_some(Game(TABLE.seeded(str(n))), Random(n), 5 * n) for n in range(8)]

    def told(number: int) -> tuple[bytes, bytes]:
        game = games[number % len(games)]
        seat = game.decisions[0].seat
        seen = bytearray(research.observations_of(game).size)
        mask = bytearray(research.actions_of(game).size)
        research.encode(game, seat, seen)
        research.mask(game, seat, mask)
        return bytes(seen), bytes(mask)

    alone = [told(number) for number in range(len(games))]
    with ThreadPoolExecutor(4) as threads:
        for number, found in enumerate(threads.map(told, range(200))):
            assert found == alone[number % len(games)]


def in_a_fork(work: Callable[[], str]) -> str:
    """What a function returns in a forked process."""
    read, write = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads
        child = os.fork()
    if child == 0:
        try:
            os.write(write, work().encode())
        finally:
            os._exit(0)
    os.close(write)
    with open(read, encoding="utf-8") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said


def after_steps(env: Any, step: Callable[[Any, Random], None]) -> Callable[[], str]:
    """Some steps, and what the environment says then."""

    def work() -> str:
        dice = Random(7)
        for _ in range(12):
            step(env, dice)
        return str(told_by(env))

    return work


def told_by(env: Any) -> Any:
    if isinstance(env, pyspiel.State):
        return env.history_str(), env.observation_tensor(0)
    if isinstance(env, Batch):
        return env.arrays.observations.tolist(), env.arrays.seats.tolist()
    return env.play.now.record(), env.play.observe(0)["observation"].tolist()


def step_one(env: Any, dice: Random) -> None:
    """AEC and Gymnasium: one action."""
    mask = env.play.observe(env.play.asked())["action_mask"]
    env.step(dice.choice(mask.nonzero()[0].tolist()))


def step_all(env: Any, dice: Random) -> None:
    masks = {agent: env.play.observe(n)["action_mask"] for n, agent in enumerate(env.agents)}
    env.step({agent: dice.choice(mask.nonzero()[0].tolist()) for agent, mask in masks.items()})


def step_state(state: Any, dice: Random) -> None:
    state.apply_action(dice.choice(state.legal_actions()))


def step_batch(batch: Any, _dice: Random) -> None:
    batch.step(batch.sample())


def environments() -> list[tuple[Any, Callable[[Any, Random], None]]]:
    made: list[tuple[Any, Callable[[Any, Random], None]]] = [
        (aec.ColtExpressAEC(TABLE), step_one),
        (single.ColtExpressEnv(TABLE, bots="outlaw"), step_one),
        (parallel.parallel_env(TABLE, illegal="random"), step_all),
        (Batch(TABLE, 3, seed=4), step_batch),
    ]
    for env, _ in made[:-1]:
        env.reset(seed=3)
    made[-1][0].reset()
    state = openspiel.ColtExpressGame({"players": 3}).new_initial_state()
    return [*made, (state, step_state)]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks here")
def test_a_forked_environment_and_its_origin_go_on_alike_and_apart() -> None:
    for env, step in environments():
        before = str(told_by(env))
        work = after_steps(env, step)
        there = in_a_fork(work)
        assert str(told_by(env)) == before
        assert there == work() != before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks here")
def test_a_forked_batch_of_several_processes_is_refused() -> None:
    with SharedBatch(TABLE, 2, processes=2, seed=1) as shared:
        shared.reset()

        def work() -> str:
            said = []
            for call in (shared.reset, shared.sample, shared.resume):
                try:
                    call()
                except ResearchError as error:
                    said.append(str(error))
            shared.close()
            return "\n".join(said)

        said = in_a_fork(work).splitlines()
        assert len(said) == 3
        assert all("forked from the one that made the batch" in line for line in said)
        shared.step(shared.sample())
        assert np.asarray(shared.arrays.masks).any()
