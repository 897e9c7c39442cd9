"""Self-play: a policy plays all seats of many games against itself, and what has led to wins
becomes more probable (PPO). A penalty on the Kullback-Leibler divergence holds it to the imitation
policy it began as.

    python examples/baselines/self_play.py imitation.npz --iterations 60
    colt-express arena examples/baselines/self_play.py:SelfPlayer --against outlaw -n 400

Closed actions have probability 0 throughout, so no game is spent on learning the rules. A second
network of the same kind estimates each seat's reward from what it sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Annotated, Final, NamedTuple

import numpy as np
import typer
from policy_network import (
    Adam,
    Array,
    Network,
    NetworkBot,
    check_fit,
    load,
    log_policy,
    minibatches,
    run,
    save,
    table_of,
)

from colt_express import Setup, TableOptions
from colt_express.research import Batch

CLIP: Final = 0.2
"""How far the probability of an action may move from where it was while its games were played, as
a share of it."""
FORESIGHT: Final = 0.97
"""The lambda of generalized advantage estimation: 1 waits for the end of the game, 0 trusts the
estimate after the next choice."""
PASSES: Final = 2
"""How often the games of an iteration are used."""
SIZE: Final = 1024
"""Rows of a minibatch."""


class SelfPlayer(NetworkBot):
    """Plays what self-play has made most probable."""

    file = "self_play.npz"


class Played(NamedTuple):
    """Choices among two or more options, a row for each, in the order of time."""

    observation: Array  # uint8
    mask: Array
    action: Array
    log_probability: Array  # of the action, when it was chosen
    trajectory: Array  # the number of the game and seat
    reward: Array  # of the seat at the end of the game


class Progress(NamedTuple):
    """After an iteration: how far the policy is from the reference (mean divergence, in nats), its
    mean entropy, and the error of the estimated rewards (root mean square)."""

    iteration: int
    divergence: float
    entropy: float
    error: float


def drawn(logs: Array, dice: np.random.Generator) -> Array:
    """An action for each row, drawn with its probability."""
    chosen: Array = (logs + dice.gumbel(size=logs.shape)).argmax(axis=1)
    return chosen.astype(np.int32)


def play(network: Network, batch: Batch, dice: np.random.Generator) -> Played:
    """Play the games of a batch to their ends; the policy holds all seats."""
    batch.reset()
    arrays, scale = batch.arrays, batch.observations.scale
    games = np.arange(batch.games)
    going = np.ones(batch.games, bool)
    rewards = np.zeros_like(arrays.rewards)
    rows: list[tuple[Array, ...]] = []
    while going.any():
        logs = log_policy(network.scores(arrays.observations * scale), arrays.masks)
        actions = drawn(logs, dice)
        kept = going & (arrays.masks.sum(axis=1) > 1)
        trajectory = games * batch.setup.seats + arrays.seats
        columns = arrays.observations, arrays.masks, actions, logs[games, actions], trajectory
        rows.append(tuple(column[kept].copy() for column in columns))
        batch.step(actions)
        ended = going & (arrays.dones > 0)
        rewards[ended] = arrays.rewards[ended]
        going &= ~ended
    observation, mask, action, log_probability, trajectory = (
        np.concatenate(column) for column in zip(*rows, strict=True)
    )
    reward = rewards.ravel()[trajectory]
    return Played(observation, mask, action, log_probability, trajectory, reward)


def advantages(played: Played, estimates: Array) -> Array:
    """How much better than estimated each choice turned out: generalized advantage estimation
    along the choices of one seat in one game, with the reward at its end."""
    found = np.zeros(len(estimates), np.float32)
    after: dict[int, tuple[float, float]] = {}  # by trajectory: estimate and advantage of the next
    trajectories = played.trajectory.tolist()
    for row in range(len(estimates) - 1, -1, -1):
        estimate = float(estimates[row])
        following, advantage = after.get(trajectories[row], (float(played.reward[row]), 0.0))
        advantage = following - estimate + FORESIGHT * advantage
        found[row] = advantage
        after[trajectories[row]] = estimate, advantage
    return found


def divergence(logs: Array, reference: Array) -> Array:
    """The Kullback-Leibler divergence of a policy from another one, by row, in nats."""
    found: Array = (np.exp(logs) * (logs - reference)).sum(axis=1)
    return found


def by_score(
    logs: Array, reference: Array, action: Array, before: Array, advantage: Array, hold: float
) -> Array:
    """How the loss of each row changes with its scores. The loss is PPO's, and ``hold`` times the
    divergence from the reference; ``before`` is the logarithm of the action's old probability."""
    each = np.arange(len(action))
    policy: Array = np.exp(logs)
    ratio = np.exp(logs[each, action] - before)
    # No further up if it was good, nor down if it was bad
    clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(clipped, 0, ratio * advantage)[:, None]
    gradient = policy * pull
    gradient[each, action] -= pull[:, 0]
    away = logs - reference
    gradient += hold * policy * (away - (policy * away).sum(axis=1, keepdims=True))
    return gradient


class Learner:
    """A policy that learns, its reference, and the network that estimates rewards."""

    def __init__(
        self, reference: Network, hold: float, rate: float, seed: int, size: int = SIZE
    ) -> None:
        inputs, hidden, _ = reference.sizes
        self.size = size
        self.reference = reference
        self.hold = hold
        self.policy = reference.copy()
        self.estimator = Network(inputs, hidden, 1, seed)
        self.adam = Adam(self.policy.weights, rate)
        self.adam_of_estimator = Adam(self.estimator.weights, 1e-3)
        self.dice = np.random.default_rng(seed)

    def learn(self, played: Played, scale: Array) -> None:
        """Improve the policy and the estimates by the games that it has played."""
        estimates = in_parts(self.estimator, played.observation, scale)[:, 0]
        advantage = advantages(played, estimates)
        returns = advantage + estimates
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(PASSES):
            for rows in minibatches(len(advantage), self.size, self.dice):
                inputs, mask = played.observation[rows] * scale, played.mask[rows]
                hidden, scores = self.policy.forward(inputs)
                gradient = by_score(
                    log_policy(scores, mask),
                    log_policy(self.reference.scores(inputs), mask),
                    played.action[rows],
                    played.log_probability[rows],
                    advantage[rows],
                    self.hold,
                )
                step(self.adam, self.policy, inputs, hidden, gradient)
                hidden, estimate = self.estimator.forward(inputs)
                gradient = 2 * (estimate - returns[rows, None])
                step(self.adam_of_estimator, self.estimator, inputs, hidden, gradient)

    def progress(self, iteration: int, played: Played, scale: Array) -> Progress:
        """The state of learning, on some of these games."""
        some = slice(0, 4 * SIZE)
        inputs, mask = played.observation[some] * scale, played.mask[some]
        logs = log_policy(self.policy.scores(inputs), mask)
        away = divergence(logs, log_policy(self.reference.scores(inputs), mask))
        entropy = -(np.exp(logs) * np.where(mask, logs, 0)).sum(axis=1)
        error = self.estimator.scores(inputs)[:, 0] - played.reward[some]
        return Progress(
            iteration,
            float(away.mean()),
            float(entropy.mean()),
            float(np.sqrt((error * error).mean())),
        )


def step(adam: Adam, network: Network, inputs: Array, hidden: Array, gradient: Array) -> None:
    """A step of Adam, given how the loss of each row changes with its scores."""
    adam.step(network.weights, network.gradients(inputs, hidden, gradient / len(gradient)))


def in_parts(network: Network, observation: Array, scale: Array) -> Array:
    """The scores of many rows, some at a time."""
    return np.concatenate(
        [
            network.scores(observation[first : first + 4 * SIZE] * scale)
            for first in range(0, len(observation), 4 * SIZE)
        ]
    )


def train(
    learner: Learner, setup: Setup, iterations: int, games: int, reward: str, seed: int
) -> Iterator[Progress]:
    """Play and learn in turns, with new deals in each iteration."""
    for iteration in range(1, iterations + 1):
        batch = Batch(setup, games, seed=f"{seed} {iteration}", reward=reward)
        scale = batch.observations.scale
        played = play(learner.policy, batch, learner.dice)
        learner.learn(played, scale)
        yield learner.progress(iteration, played, scale)


def wins(challenger: Network, opponent: Network, setup: Setup, games: int, seed: int) -> float:
    """The share of games that one policy wins from a seat among others; both draw their actions
    with their probabilities. The seat changes from game to game."""
    batch, dice = Batch(setup, games, seed=f"wins {seed}"), np.random.default_rng(seed)
    batch.reset()
    arrays, scale = batch.arrays, batch.observations.scale
    own = np.arange(games) % setup.seats
    share, going = np.zeros(games), np.ones(games, bool)
    while going.any():
        inputs = arrays.observations * scale
        mine = (arrays.seats == own)[:, None]
        scores = np.where(mine, challenger.scores(inputs), opponent.scores(inputs))
        batch.step(drawn(log_policy(scores, arrays.masks), dice))
        ended = going & (arrays.dones > 0)
        share[ended] = arrays.rewards[ended, own[ended]]
        going &= ~ended
    return float(share.mean())


def main(
    start: Annotated[Path, typer.Argument(help="Weights to begin with, by imitation.py.")],
    out: Annotated[Path, typer.Option(help="The weights.")] = Path(SelfPlayer.file),
    seats: Annotated[int, typer.Option(min=2, max=8, help="Players.")] = 4,
    iterations: Annotated[int, typer.Option(min=1, help="How often games are played.")] = 60,
    games: Annotated[int, typer.Option(min=2, max=10_000, help="Games of an iteration.")] = 256,
    hold: Annotated[float, typer.Option(min=0, help="Weight of the divergence.")] = 0.1,
    rate: Annotated[float, typer.Option(min=1e-7, max=1, help="Learning rate.")] = 2e-4,
    reward: Annotated[str, typer.Option(help="win, money or rank.")] = "win",
    every: Annotated[int, typer.Option(min=1, help="Iterations between trials.")] = 10,
    trial: Annotated[int, typer.Option(min=2, help="Games of a trial.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
) -> None:
    """Improve a policy by playing against itself, and try it against the one it began as."""
    setup = Setup.of(seats, TableOptions(), "self-play")
    batch = Batch(setup, 2, reward=reward)  # refuses an unknown reward
    table = table_of(batch.observations, batch.actions)
    reference, about = load(start)
    check_fit(start, reference, about, table, batch.observations.size)
    learner, begun = Learner(reference, hold, rate, seed), process_time()
    save(out, learner.policy, **table)  # before hours of work, in case it cannot be written
    for now in train(learner, setup, iterations, games, reward, seed):
        if now.iteration % every and now.iteration != iterations:
            continue
        won = wins(learner.policy, reference, setup, trial, now.iteration)
        typer.echo(
            f"iteration {now.iteration}: divergence {now.divergence:.3f}, entropy "
            f"{now.entropy:.3f}, error {now.error:.3f}, wins {won:.1%} of {trial:,} games against "
            f"{seats - 1} of the imitation policy, {process_time() - begun:.0f} s of CPU"
        )
        save(out, learner.policy, **table)
    typer.echo(f"{out} has the weights")


if __name__ == "__main__":
    run(main)
