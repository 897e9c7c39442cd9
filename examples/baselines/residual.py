"""A residual on the outlaw's worths: which card a gunslinger plays next, foretold from what each
card is worth to an outlaw, corrected by what a network sees on the table.

    colt-express simulate gunslinger×4 -n 200 --seed residual --records searched.jsonl.zst --values
    python examples/baselines/residual.py searched.jsonl.zst
    colt-express arena examples/baselines/residual.py:Planner --against outlaw -n 400

The outlaw's worths alone give each card a probability (`likelihoods`); the network adds to its
logarithm. The network begins at 0, so that all it learns is better than, or at least beside, the
outlaw's worths. It learns from the gunslinger's choice and, as far as ``--soft`` says, from the
chances that its search found for all the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated, Final, NamedTuple

import numpy as np
import typer
from policy_network import (
    Adam,
    Array,
    Network,
    log_policy,
    minibatches,
    network_for,
    run,
    save,
    table_of,
    uniform,
)

from colt_express import Decision, Game, Option, research
from colt_express.bots import Bot, Eyes
from colt_express.bots.outlaw.answers import answer
from colt_express.bots.outlaw.planning import worth_of_plans
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.search.rollout_policies import TEMPERATURE, UNIFORM_WEIGHT, likelihoods
from colt_express.engine.rulebook import Rulebook
from colt_express.engine.serialization.record import read_record
from colt_express.replays.many_games import RecordedGame
from colt_express.research import ResearchError
from colt_express.research.data import Dataset

FILE: Final = "residual.npz"
"""Name of the weights."""
PLAN: Final = "plan"
"""Name of the question which card to play."""
THOUSANDS: Final = 0.001
"""Factor from dollars to inputs of the network."""
SHARPNESS: Final = 0.03
"""A difference of this much in the chance to win makes a card e times as likely in the targets."""


class Plans(NamedTuple):
    """Choices of a card, a row for each; columns are inputs of the network, or actions."""

    inputs: Array
    mask: Array
    base: Array  # by action: what the outlaw's worths add to its score
    action: Array
    searched: Array  # by action: probabilities from the search's values; 0 without a search
    game: Array

    @property
    def rows(self) -> int:
        return len(self.action)


class Planner(Bot):
    """Plays the card that a gunslinger would most probably play; all else as an outlaw."""

    def __init__(self, seat: int, dice: Random, rules: Rulebook | None = None) -> None:
        super().__init__(seat, dice, rules)
        self.memory = Memory()

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if decision.name != PLAN or len(decision.options) == 1:
            return answer(decision, look.sight(), self.memory, self.dice)
        chances = probabilities(look.guess(self.dice), self.seat, self.memory)
        return decision.options[int(chances.argmax())]


class Foreteller:
    """Says how probable each card is, for the track ``foretell``."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.dice = Random(0)

    def predict(self, decision: Decision, look: Eyes) -> list[float]:
        """By option of a seat that plans; what it plays is not known yet."""
        if decision.name != PLAN:
            return [1 / len(decision.options)] * len(decision.options)
        found: list[float] = probabilities(look.guess(self.dice), look.seat, self.memory).tolist()
        return found


def probabilities(game: Game, seat: int, memory: Memory) -> Array:
    """By option of a seat that plans: how probable it is. The game may be a guess, which is the
    same to this seat."""
    actions, observations = research.actions_of(game), research.observations_of(game)
    observation = np.zeros(observations.size, np.float32)
    observations.encode(game, seat, observation)
    ids = actions.ids(game, seat)
    worth, base = by_action(ids, worths_of(game, seat, memory), actions.size)
    inputs = inputs_of(observation, worth)
    scores = base + network_for(FILE, game, len(inputs)).scores(inputs[None])[0]
    chances: Array = np.exp(log_policy(scores[None, ids].astype(float), np.ones((1, len(ids)))))[0]
    return chances


def worths_of(game: Game, seat: int, memory: Memory) -> list[float]:
    """By option of a seat that plans: its worth to an outlaw, in dollars."""
    decision = game.decision_of(seat)
    assert decision is not None
    now = Situation(Eyes(game, seat).sight(), memory, Random(0))
    return worth_of_plans(decision.options, now)


def by_action(ids: Sequence[int], worths: Sequence[float], actions: int) -> tuple[Array, Array]:
    """By action: how much less it is worth than the best one, and the logarithm of its weight for
    an outlaw. Both are 0 for actions that are not open."""
    worth, base = np.zeros((2, actions), np.float32)
    best = max(worths)
    weights = likelihoods([*worths], TEMPERATURE, UNIFORM_WEIGHT)
    for action, one, weight in zip(ids, worths, weights, strict=True):
        worth[action] = one - best
        base[action] = np.log(weight)
    return worth, base


def inputs_of(observation: Array, worth: Array) -> Array:
    """The inputs of the network."""
    inputs: Array = np.concatenate([observation, np.maximum(worth * THOUSANDS, -5)])
    return inputs


def from_search(tries: Array, chance: Array) -> Array:
    """Probabilities of actions: the better the chance that a search found, the likelier."""
    tried = tries > 0
    if not tried.any():
        return np.zeros(len(tries), np.float32)
    weights = np.where(tried, np.exp((chance - chance[tried].max()) / SHARPNESS), 0)
    probabilities: Array = weights / weights.sum()
    return probabilities.astype(np.float32)


def plans_in(dataset: Dataset, played: RecordedGame) -> Iterator[tuple[Array, ...]]:
    """The rows of one game."""
    samples = dataset.samples_of([played])
    row_of = {int(number): row for row, number in enumerate(samples.number)}
    record, memory = read_record(bytes(played.record)), Memory()
    game = record.begin(listening=False)
    for number in range(len(record.choices)):
        row = row_of.get(number)
        seat = -1 if row is None else int(samples.seat[row])
        decision = game.decision_of(seat) if row is not None else None
        if row is not None and decision is not None and decision.name == PLAN:
            ids = dataset.actions.ids(game, seat)
            worth, base = by_action(ids, worths_of(game, seat, memory), dataset.actions.size)
            observation = samples.observation[row] * dataset.observations.scale
            yield (
                inputs_of(observation, worth),
                samples.mask[row],
                base,
                samples.action[row],
                from_search(samples.tries[row], samples.chance[row]),
                samples.game[row],
            )
        record.replay(game, number)


def plans_of(dataset: Dataset, games: int | None = None) -> Plans:
    """Every choice of a card in a file of games, or in its first ``games``."""
    rows = [row for played in islice(dataset.games(), games) for row in plans_in(dataset, played)]
    if not rows:
        raise ResearchError(f"{dataset.file.path} has no game in which a card was chosen")
    return Plans(*(np.stack(column) for column in zip(*rows, strict=True)))


def split(plans: Plans, share: float) -> tuple[Plans, Plans]:
    """The plans of the first games, and those of the last games, which are held out."""
    numbers = np.unique(plans.game)
    held_out = max(1, round(len(numbers) * share))
    if held_out >= len(numbers):
        raise ResearchError("there are too few games: at least one to learn from and one to test")
    learned = plans.game < numbers[-held_out]
    return Plans(*(column[learned] for column in plans)), Plans(*(one[~learned] for one in plans))


def log_likelihoods(network: Network | None, plans: Plans) -> Array:
    """Of each choice, by the outlaw's worths and, if there is one, the network."""
    scores = plans.base if network is None else plans.base + network.scores(plans.inputs)
    likelihoods: Array = log_policy(scores, plans.mask)[np.arange(plans.rows), plans.action]
    return likelihoods


def targets_of(plans: Plans, soft: float) -> Array:
    """By row and action: what the network learns to foretell. A share ``soft`` of it are the
    search's probabilities, where there was a search."""
    searched = plans.searched.sum(axis=1) > 0
    if soft and not searched.any():
        raise ResearchError("the games have no values of a search: simulate them with --values")
    targets: Array = plans.searched * soft
    targets[np.arange(plans.rows), plans.action] += np.where(searched, 1 - soft, 1)
    return targets


def train(
    network: Network,
    plans: Plans,
    soft: float,
    epochs: int,
    seed: int = 0,
    size: int = 128,
    rate: float = 3e-4,
) -> Iterator[int]:
    """Minimize the cross-entropy to the targets; yields the number of each epoch after it."""
    dice, adam = np.random.default_rng(seed), Adam(network.weights, rate)
    targets = targets_of(plans, soft)
    for epoch in range(1, epochs + 1):
        for rows in minibatches(plans.rows, size, dice):
            inputs = plans.inputs[rows]
            hidden, scores = network.forward(inputs)
            logs = log_policy(plans.base[rows] + scores, plans.mask[rows])
            by_score = (np.exp(logs) - targets[rows]) / len(rows)
            adam.step(network.weights, network.gradients(inputs, hidden, by_score))
        yield epoch


def mean_and_error(values: Array) -> str:
    """The mean with its standard error."""
    return f"{values.mean():.3f} ± {values.std() / np.sqrt(len(values)):.3f}"


def main(
    file: Annotated[Path, typer.Argument(help="Games, by simulate --records --values.")],
    out: Annotated[Path, typer.Option(help="The weights.")] = Path(FILE),
    games: Annotated[int | None, typer.Option(min=2, help="Read only so many games.")] = None,
    share: Annotated[float, typer.Option(min=0, max=0.9, help="Share of games held out.")] = 0.2,
    soft: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the search's values in the targets.")
    ] = 0.5,
    hidden: Annotated[int, typer.Option(min=1, max=4096, help="Hidden units.")] = 64,
    epochs: Annotated[int, typer.Option(min=1, help="How often all choices are used.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
) -> None:
    """Train a correction of the outlaw's worths on the cards of gunslingers, and write it."""
    dataset = Dataset(file)
    learned, held_out = split(plans_of(dataset, games), share)
    network = Network(learned.inputs.shape[1], hidden, dataset.actions.size, seed)
    worths = log_likelihoods(None, held_out)
    typer.echo(
        f"{learned.rows:,} cards to learn from, {held_out.rows:,} held out\n"
        f"uniform {mean_and_error(uniform(held_out.mask))}\n"
        f"the outlaw's worths {mean_and_error(worths)}"
    )
    begun = process_time()
    for epoch in train(network, learned, soft, epochs, seed):
        now = log_likelihoods(network, held_out)
        typer.echo(
            f"epoch {epoch}: trained {log_likelihoods(network, learned).mean():.3f}, "
            f"held out {mean_and_error(now)}, better by {mean_and_error(now - worths)}, "
            f"{process_time() - begun:.0f} s of CPU"
        )
        save(out, network, **table_of(dataset.observations, dataset.actions))
    typer.echo(f"{out} has the weights")


if __name__ == "__main__":
    run(main)
