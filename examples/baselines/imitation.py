"""Imitation: a network learns what outlaws choose, from recorded games.

    colt-express simulate outlaw×4 -n 1000 --seed data --records outlaws.jsonl.zst
    python examples/baselines/imitation.py outlaws.jsonl.zst
    colt-express arena examples/baselines/imitation.py:Imitator --against outlaw -n 400

The last games of the file are held out, and what is printed about them was not learned from them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Annotated, NamedTuple

import numpy as np
import typer
from policy_network import (
    Adam,
    Array,
    Network,
    NetworkBot,
    log_policy,
    minibatches,
    run,
    save,
    table_of,
    uniform,
)

from colt_express.research import ResearchError
from colt_express.research.data import Dataset, Samples


class Imitator(NetworkBot):
    """Chooses what an outlaw would most probably choose."""

    file = "imitation.npz"


class Progress(NamedTuple):
    """After an epoch: mean log-likelihoods of the choices, and how often the most probable action
    was the one that was chosen."""

    epoch: int
    trained: float
    held_out: float
    agreement: float


def split(samples: Samples, share: float) -> tuple[Samples, Samples]:
    """The samples of the first games, and those of the last games, which are held out."""
    games = int(samples.game.max()) + 1 if samples.rows else 0
    first_held_out = games - max(1, round(games * share))
    if first_held_out < 1:
        raise ResearchError("there are too few games: at least one to learn from and one to test")
    learned = samples.game < first_held_out
    return (
        Samples(*(array[learned] for array in samples)),
        Samples(*(array[~learned] for array in samples)),
    )


def evaluate(network: Network, samples: Samples, scale: Array) -> tuple[float, float]:
    """The mean log-likelihood of the choices, and the agreement."""
    likelihood = agreed = 0.0
    for first in range(0, samples.rows, 4096):
        rows = slice(first, first + 4096)
        logs = log_policy(network.scores(samples.observation[rows] * scale), samples.mask[rows])
        chosen = samples.action[rows]
        likelihood += float(logs[np.arange(len(chosen)), chosen].sum())
        agreed += float((logs.argmax(axis=1) == chosen).sum())
    return likelihood / samples.rows, agreed / samples.rows


def train(
    network: Network,
    learned: Samples,
    held_out: Samples,
    scale: Array,
    epochs: int,
    seed: int = 0,
    size: int = 256,
) -> Iterator[Progress]:
    """Maximize the likelihood of the choices; reports after each epoch."""
    dice, adam = np.random.default_rng(seed), Adam(network.weights)
    for epoch in range(1, epochs + 1):
        total = 0.0
        for rows in minibatches(learned.rows, size, dice):
            inputs = learned.observation[rows] * scale
            hidden, scores = network.forward(inputs)
            logs = log_policy(scores, learned.mask[rows])
            each, chosen = np.arange(len(rows)), learned.action[rows]
            total += float(logs[each, chosen].sum())
            by_score = np.exp(logs)  # of the loss, the negative log-likelihood
            by_score[each, chosen] -= 1
            adam.step(network.weights, network.gradients(inputs, hidden, by_score / len(rows)))
        yield Progress(epoch, total / learned.rows, *evaluate(network, held_out, scale))


def main(
    file: Annotated[Path, typer.Argument(help="Games, written by simulate --records.")],
    out: Annotated[Path, typer.Option(help="The weights.")] = Path(Imitator.file),
    games: Annotated[int | None, typer.Option(min=2, help="Read only so many games.")] = None,
    share: Annotated[float, typer.Option(min=0, max=0.9, help="Share of games held out.")] = 0.1,
    hidden: Annotated[int, typer.Option(min=1, max=4096, help="Hidden units.")] = 128,
    epochs: Annotated[int, typer.Option(min=1, help="How often all samples are used.")] = 6,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
) -> None:
    """Train a network on the choices in recorded games, and write it to a file."""
    dataset = Dataset(file)
    learned, held_out = split(dataset.load(games=games), share)
    scale = dataset.observations.scale
    network = Network(dataset.observations.size, hidden, dataset.actions.size, seed)
    typer.echo(
        f"{learned.rows:,} choices to learn from, {held_out.rows:,} held out; "
        f"uniform {uniform(held_out.mask).mean():.3f}"
    )
    begun = process_time()
    for now in train(network, learned, held_out, scale, epochs, seed):
        typer.echo(
            f"epoch {now.epoch}: log-likelihood {now.trained:.3f}, held out {now.held_out:.3f}, "
            f"agreement {now.agreement:.1%}, {process_time() - begun:.0f} s of CPU"
        )
        save(out, network, **table_of(dataset.observations, dataset.actions))
    typer.echo(f"{out} has the weights")


if __name__ == "__main__":
    run(main)
