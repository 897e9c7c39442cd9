"""Self-play in examples/baselines: gradients and advantages are right, the divergence stays
bounded, what is rewarded becomes more probable, and the same seed gives the same policy."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import policy_network
import pytest
import self_play
from policy_network import FOLDER, Array, Network, log_policy, save

from colt_express import Setup
from colt_express.arena.games import play_game
from colt_express.research import Batch
from colt_express.research.data import Dataset

from .baselines import EXAMPLES, GAMES, command, small

SETUP: Final = Setup(3, seed="self-play")


def learner(hold: float, seed: int = 0) -> self_play.Learner:
    batch = Batch(SETUP, 1)
    network = Network(batch.observations.size, 16, batch.actions.size, seed)
    return self_play.Learner(network, hold, rate=3e-3, seed=seed, size=64)


def test_all_choices_of_whole_games_are_learned_from() -> None:
    batch = Batch(SETUP, 6, seed=5)
    played = self_play.play(learner(0).policy, batch, np.random.default_rng(1))
    rows = np.arange(len(played.action))
    assert played.mask[rows, played.action].all()
    assert (played.mask.sum(axis=1) > 1).all()
    assert sorted(set(played.trajectory.tolist())) == [*range(18)]
    shares = [played.reward[played.trajectory == one][0] for one in range(18)]
    assert np.reshape(shares, (6, 3)).sum(axis=1).tolist() == [1] * 6


def test_advantages_are_those_of_the_seats_own_choices() -> None:
    trajectory, reward = np.array([0, 1, 0, 1, 0]), np.array([1, 0, 1, 0, 1])
    empty = np.zeros(5)
    played = self_play.Played(empty, empty, empty, empty, trajectory, reward)
    estimates = np.array([0.5, 0.5, 0.25, 0.75, 0.5])
    decay = self_play.FORESIGHT
    last, middle = 0.5, 0.25 + decay * 0.5
    expected = [-0.25 + decay * middle, 0.25 + decay * -0.75, middle, -0.75, last]
    assert np.allclose(self_play.advantages(played, estimates), expected)


def test_the_gradient_of_self_play_is_that_of_its_loss() -> None:
    dice = np.random.default_rng(4)
    mask = np.array([[1, 1, 0, 1, 1]] * 4, np.uint8)
    scores, reference = dice.normal(size=(4, 5)), log_policy(dice.normal(size=(4, 5)), mask)
    action, advantage = np.array([0, 1, 3, 4]), np.array([1.0, -1.0, 2.0, -0.5])
    each = np.arange(4)
    now = log_policy(scores, mask)[each, action]
    before = now - np.array([0.05, -0.1, 0.5, -0.6])  # the last two have moved far enough

    def loss() -> Array:
        logs = log_policy(scores, mask)
        ratio = np.exp(logs[each, action] - before)
        clipped = np.clip(ratio, 1 - self_play.CLIP, 1 + self_play.CLIP)
        pull = np.minimum(ratio * advantage, clipped * advantage)
        penalty: Array = 0.3 * self_play.divergence(logs, reference) - pull
        return penalty

    logs = log_policy(scores, mask)
    gradient = self_play.by_score(logs, reference, action, before, advantage, hold=0.3)
    for place in np.ndindex(scores.shape):
        middle = scores[place]
        scores[place] = middle + 1e-5
        above = loss().sum()
        scores[place] = middle - 1e-5
        below = loss().sum()
        scores[place] = middle
        assert gradient[place] == pytest.approx((above - below) / 2e-5, abs=1e-4)


def progress(hold: float) -> list[self_play.Progress]:
    return [*self_play.train(learner(hold), SETUP, 2, 4, "win", seed=0)]


def test_the_penalty_bounds_the_divergence_and_the_same_seed_gives_the_same() -> None:
    free, held = progress(hold=0.0), progress(hold=20.0)
    assert free[-1].divergence > 0.02
    assert 0 <= held[-1].divergence < free[-1].divergence / 3
    assert progress(hold=20.0) == held
    assert free[-1].error < free[0].error  # rewards are estimated better


def test_self_play_learns_what_is_rewarded() -> None:
    """Games in which drawing cards is what wins: drawing becomes more probable."""
    one, batch = learner(hold=0.0), Batch(SETUP, 4, seed=1)
    scale, draw = batch.observations.scale, 0
    assert batch.actions.describe(draw) == "draw"
    shares = []
    for _ in range(3):
        played = self_play.play(one.policy, batch, one.dice)
        could = played.mask[:, draw] == 1
        shares.append((played.action[could] == draw).mean())
        drew = (played.action == draw).astype(np.float32)
        alone = np.arange(len(drew))  # every choice is rewarded for itself
        one.learn(played._replace(reward=drew, trajectory=alone), scale)
    assert shares[0] < shares[1] < shares[2]
    assert shares[2] > shares[0] + 0.1


def test_self_play_by_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    start, out = str(tmp_path / "imitation.npz"), str(tmp_path / "self_play.npz")
    base = Dataset(GAMES)
    save(Path(start), small(base), **policy_network.table_of(base.observations, base.actions))
    few = ["--iterations", "1", "--games", "2", "--trial", "4", "--out", out]
    assert command(monkeypatch, self_play, start, *few) == 0
    assert "of the imitation policy" in capsys.readouterr().out
    code = f"{EXAMPLES / 'self_play.py'}:SelfPlayer"
    assert play_game(Setup(4, seed=2), [code, "greenhorn", "greenhorn", "greenhorn"]).over
    for wrong in (
        ["--seats", "5"],
        ["--reward", "fame"],
        ["--hold", "-1"],
        ["--hold", "inf"],
        ["--games", "1"],
    ):
        assert command(monkeypatch, self_play, start, *few, *wrong) == 2
        err = capsys.readouterr().err
        assert err.strip()
        assert "Traceback" not in err
