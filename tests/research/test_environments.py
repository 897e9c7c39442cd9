"""PettingZoo and Gymnasium: their own suites, and what they leave out."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from colt_express import IllegalChoice, Setup
from colt_express.research import ResearchError, WrongAction
from colt_express.research.environments import aec, parallel, single

TABLE = Setup(4, seed="env")
PAIR = Setup(2, variant="pair", boxes=["horses"], seed="env")
MARSHAL = Setup(3, boxes=["marshal"], seed="env")


def legal(space: Any, observation: Any) -> int:
    return int(space.sample(observation["action_mask"]))


@pytest.mark.parametrize("setup", [TABLE, PAIR, MARSHAL], ids=["base", "pair", "marshal"])
def test_pettingzoo_accepts_the_environment(setup: Setup) -> None:
    with warnings.catch_warnings():
        # It would have observations without a mask.
        warnings.filterwarnings("ignore", "Observation ")
        api_test(aec.env(setup), num_cycles=100)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: aec.env(TABLE), num_cycles=60)
    parallel_seed_test(lambda: parallel.parallel_env(PAIR, illegal="random"), num_cycles=40)


def test_pettingzoo_accepts_the_parallel_environment() -> None:
    parallel_api_test(parallel.parallel_env(PAIR, dtype=np.float32), num_cycles=80)


def test_gymnasium_accepts_one_seat_against_bots() -> None:
    env = gymnasium.make(single.NAME, setup=TABLE, bots="greenhorn", illegal="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("reward", ["win", "money", "rank"])
def test_rewards_come_at_the_end(reward: str) -> None:
    env = aec.env(Setup(3, seed="end"), reward=reward)
    env.reset(seed=5)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, earned, over, _, _ = env.last()
        given[agent] += earned
        env.step(None if over else legal(env.action_space(agent), observation))
    result = env.unwrapped.play.now.result
    assert result is not None
    wanted = {
        "win": [float(seat in result.winners) / len(result.winners) for seat in range(3)],
        "money": [money / 1000 for money in result.money],
        "rank": [(3 - rank) / 2 for rank in ranks(result.money)],
    }
    assert list(given.values()) == pytest.approx(wanted[reward])


def ranks(money: list[int]) -> list[float]:
    """1 for the richest; those who are even share the middle of their ranks."""
    return [1 + sum(m > one for m in money) + (money.count(one) - 1) / 2 for one in money]


def test_seats_that_choose_in_secret_act_together() -> None:
    """PAIR-4: who starts in the caboose; planning is one after the other."""
    env = parallel.parallel_env(PAIR)
    seen: set[int] = set()
    observations, _ = env.reset(seed=1)
    env.action_space("seat_0").seed(1)
    while env.agents:
        acting = env.acting()
        asked = [decision.seat for decision in env.play.now.decisions]
        seen.add(len(acting))
        assert acting in (asked, asked[:1])
        for agent, observation in observations.items():
            mask = observation["action_mask"]
            assert (mask.nonzero()[0].tolist() == [env.noop]) == (
                env.possible_agents.index(agent) not in acting
            )
        observations, rewards, ends, _, _ = env.step(
            {a: legal(env.action_space("seat_0"), o) for a, o in observations.items()}
        )
    assert seen == {1, 2}
    assert all(ends.values())
    assert sum(rewards.values()) == pytest.approx(1)
    with pytest.raises(WrongAction, match="the game is over"):
        env.step({})


def test_wrong_actions_change_nothing() -> None:
    env = aec.env(TABLE)
    env.reset(seed=3)
    before = env.observe(env.agent_selection)
    closed = int((before["action_mask"] == 0).nonzero()[0][0])
    for wrong in (closed, -1, 1000):
        with pytest.raises(IllegalChoice, match=r"is not open|there is no action"):
            env.step(wrong)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    both = parallel.parallel_env(TABLE)
    observations, _ = both.reset(seed=3)
    actions = {a: legal(both.action_space(a), o) for a, o in observations.items()}
    acting = both.acting()[0]
    idle = next(a for a in both.agents if a != f"seat_{acting}")
    for changed, reason in (
        ({f"seat_{acting}": closed}, "is not open to seat"),
        ({idle: 0}, f"its action is {both.noop}, which does nothing"),
        ({"seat_9": 0}, "no agent is called 'seat_9'; there are seat_0, seat_1"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            both.step({**actions, **changed})
    del actions[f"seat_{acting}"]
    with pytest.raises(WrongAction, match=f"seat {acting} must choose now, but has no action"):
        both.step(actions)
    assert len(both.play.now.choices) == 0


def test_steps_before_a_game_and_after_it_are_refused() -> None:
    env = single.ColtExpressEnv(Setup(3), bots=["greenhorn", "greenhorn"])
    with pytest.raises(ResearchError, match=r"call reset\(\)"):
        env.step(0)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        assert len(info["options"]) == observation["action_mask"].sum() == env.action_masks().sum()
        observation, reward, over, _, info = env.step(legal(env.action_space, observation))
    assert 0 <= reward <= 1
    with pytest.raises(ResearchError, match=r"the game is over, or none has begun; call reset"):
        env.step(0)
    env.close()


def test_wrong_tables_are_refused() -> None:
    for wrong, reason in (
        ({"seat": 4}, "there is no seat 4; seats are 0 to 3"),
        ({"bots": ["outlaw"]}, "1 bots were named for 3 seats"),
        ({"reward": "fame"}, "no reward is called 'fame'; choose from win, money, rank"),
        ({"dtype": np.int32}, "observations are made of uint8 or float32, not of int32"),
        ({"illegal": "skip"}, "illegal is 'skip'; it must be one of error, random"),
    ):
        with pytest.raises(ResearchError, match=reason):
            single.ColtExpressEnv(TABLE, **wrong)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_and_pickles_go_on_alike(twin_of: Callable[[Any], Any]) -> None:
    dice = Random(1)
    for env in (
        aec.ColtExpressAEC(TABLE),
        single.ColtExpressEnv(TABLE, bots=["greenhorn", "outlaw", "gunslinger:50"]),
    ):
        env.reset(seed=2)
        for _ in range(10):
            env.step(dice.choice(open_actions(env)))
        twin = twin_of(env)
        for _ in range(10):
            action = dice.choice(open_actions(env))
            assert open_actions(twin) == open_actions(env)
            env.step(action)
            twin.step(action)
            assert twin.play.now == env.play.now


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_and_pickles_of_the_parallel_environment(twin_of: Callable[[Any], Any]) -> None:
    env, dice = parallel.parallel_env(PAIR), Random(3)
    observations, _ = env.reset(seed=2)
    twin = twin_of(env)
    for _ in range(12):
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        actions = {agent: dice.choice(mask.nonzero()[0]) for agent, mask in masks.items()}
        observations, *_ = env.step(actions)
        seen, *_ = twin.step(actions)
        assert twin.play.now == env.play.now
        for agent, told in observations.items():
            assert all(np.array_equal(seen[agent][name], told[name]) for name in told)


def open_actions(env: Any) -> list[int]:
    seat = env.play.asked()
    return [int(n) for n in env.play.observe(seat)["action_mask"].nonzero()[0]]


def test_it_is_rendered_as_text_and_picture() -> None:
    for mode, begin in (("ansi", "View("), ("svg", "<svg")):
        env = aec.ColtExpressAEC(TABLE, render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(begin)
    assert aec.ColtExpressAEC(TABLE).play.game is None
