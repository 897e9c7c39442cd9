"""A network of two layers in numpy, shared by the baselines: scores for actions, from which a
softmax over the open ones makes a policy; Adam to train it, files to store it, and a bot that
plays by it.
"""

from __future__ import annotations

import functools
import json
import math
import os
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import typer
from numpy.typing import NDArray

from colt_express import Decision, Game, Option, research
from colt_express.bots import Bot, BotFailed, Eyes
from colt_express.errors import ColtExpressError, quoted, reason_of

Array = NDArray[Any]
Weights = dict[str, Array]

FORMAT: Final = "colt-express policy network 1"
NAMES: Final = ("hidden_weights", "hidden_bias", "output_weights", "output_bias")
CLOSED: Final = np.float32(-1e9)
"""Score of an action that is not open, so that its probability is exactly 0."""
LARGEST: Final = 100_000_000
"""Maximum size of a file's arrays, in bytes; ours have less than a million."""
DAMAGE: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, KeyError, MemoryError),
    *(RuntimeError, TypeError, ValueError),
)
"""What reading a damaged or foreign file may raise."""
FOLDER: Final = "BASELINES"
"""Environment variable with the folder of weight files, in place of the current one."""


class WeightsError(ColtExpressError):
    """A weight file that cannot be read, or belongs to something else."""


class Network:
    """Inputs, a layer of hidden units (ReLU), and a score for each action. The last layer begins
    at 0, so that all scores are 0 before training: the policy is uniform then."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        spread = np.sqrt(2 / inputs)
        self.weights: Weights = {
            "hidden_weights": dice.normal(0, spread, (inputs, hidden)).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "output_weights": np.zeros((hidden, outputs), np.float32),
            "output_bias": np.zeros(outputs, np.float32),
        }

    def scores(self, inputs: Array) -> Array:
        """By row and action."""
        return self.forward(inputs)[1]

    def forward(self, inputs: Array) -> tuple[Array, Array]:
        """The hidden units and the scores."""
        weights = self.weights
        hidden = np.maximum(inputs @ weights["hidden_weights"] + weights["hidden_bias"], 0)
        return hidden, hidden @ weights["output_weights"] + weights["output_bias"]

    def gradients(self, inputs: Array, hidden: Array, by_score: Array) -> Weights:
        """How the loss changes with each weight, given how it changes with each score."""
        by_hidden = (by_score @ self.weights["output_weights"].T) * (hidden > 0)
        return {
            "hidden_weights": inputs.T @ by_hidden,
            "hidden_bias": by_hidden.sum(axis=0),
            "output_weights": hidden.T @ by_score,
            "output_bias": by_score.sum(axis=0),
        }

    def copy(self) -> Network:
        """Another network with the same weights."""
        other = Network.__new__(Network)
        other.weights = {name: array.copy() for name, array in self.weights.items()}
        return other

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Numbers of inputs, hidden units and outputs."""
        inputs, hidden = self.weights["hidden_weights"].shape
        return inputs, hidden, self.weights["output_weights"].shape[1]


class Adam:
    """Adam: steps against the gradient, scaled by how large each weight's gradients usually are."""

    def __init__(self, weights: Weights, rate: float = 1e-3) -> None:
        self.rate = rate
        self.steps = 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, weights: Weights, gradients: Weights) -> None:
        self.steps += 1
        rate = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def log_policy(scores: Array, mask: Array) -> Array:
    """The logarithms of the probabilities of the open actions; `CLOSED` for the others."""
    scores = np.where(mask, scores, CLOSED)
    scores = scores - scores.max(axis=1, keepdims=True)
    logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return np.where(mask, logs, CLOSED)


def uniform(mask: Array) -> Array:
    """The log-likelihood of any open action if all are equally likely, by row."""
    likelihood: Array = -np.log(mask.sum(axis=1))
    return likelihood


def minibatches(rows: int, size: int, dice: np.random.Generator) -> Iterator[Array]:
    """The numbers of all rows in random order, some at a time."""
    order = dice.permutation(rows)
    yield from (order[first : first + size] for first in range(0, rows, size))


def save(path: Path, network: Network, **about: str | float) -> None:
    """Write the weights, with what they belong to; an older file is replaced when all is there."""
    arrays: dict[str, Any] = {
        name: array.astype(np.float32) for name, array in network.weights.items()
    }
    arrays["about"] = np.array(json.dumps({"format": FORMAT, **about}))
    partial = path.with_name(f"{path.name}.partial")
    try:
        with partial.open("wb") as file:
            np.savez_compressed(file, **arrays)
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise WeightsError(f"{path} cannot be written: {reason_of(error)}") from None


def load(path: Path) -> tuple[Network, dict[str, Any]]:
    """The network in a file, and what it belongs to. No file can make this run code of its own."""
    try:
        with zipfile.ZipFile(path) as packed:
            if sum(member.file_size for member in packed.infolist()) > LARGEST:
                raise WeightsError(f"{path} is too large for weights: over {LARGEST:,} bytes")
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"][()]))
            weights = {name: file[name] for name in NAMES}
    except OSError as error:
        raise WeightsError(f"{path} cannot be read: {reason_of(error)}") from None
    except DAMAGE as error:
        raise WeightsError(f"{path} is no file of weights: {quoted(str(error))}") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise WeightsError(f"{path} is no file of weights: its format is not {FORMAT!r}")
    shapes = [weights[name].shape for name in NAMES]
    fit = [len(shape) for shape in shapes] == [2, 1, 2, 1] and (
        shapes[0][1:] == shapes[1] == shapes[2][:1] and shapes[2][1:] == shapes[3]
    )
    if not fit or any(array.dtype != np.float32 for array in weights.values()):
        raise WeightsError(f"{path} is no file of weights: its arrays do not fit each other")
    if not all(np.isfinite(array).all() for array in weights.values()):
        raise WeightsError(f"{path} is damaged: not all of its weights are numbers")
    network = Network.__new__(Network)
    network.weights = weights
    return network, about


def table_of(observations: research.Observations, actions: research.Actions) -> dict[str, str]:
    """What weights belong to: the meaning of their inputs and outputs, as digests."""
    return {"observations": observations.digest, "actions": actions.digest}


def check_fit(
    path: Path, network: Network, about: dict[str, Any], table: dict[str, str], inputs: int
) -> None:
    """Refuse weights that were trained at another kind of table, or for another kind of policy."""
    if any(about.get(name) != digest for name, digest in table.items()):
        raise WeightsError(f"the weights in {path} were trained at another kind of table")
    if network.sizes[0] != inputs:
        raise WeightsError(
            f"the weights in {path} are for {network.sizes[0]} inputs; {inputs} are needed here"
        )


def network_for(file: str, game: Game, inputs: int) -> Network:
    """The network in a file of this name, once it is known to fit the game's table."""
    path = Path(os.environ.get(FOLDER, "."), file).absolute()
    try:
        network, about = _loaded(path)
        table = table_of(research.observations_of(game), research.actions_of(game))
        check_fit(path, network, about, table, inputs)
    except WeightsError as error:
        raise BotFailed(str(error)) from None
    return network


@functools.cache
def _loaded(path: Path) -> tuple[Network, dict[str, Any]]:
    return load(path)


class NetworkBot(Bot):
    """Plays the action with the highest score. ``file`` is the name of its weights."""

    file: ClassVar[str]

    def choose(self, decision: Decision, look: Eyes) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        # A guess agrees with everything the seat may know, and an observation holds nothing else.
        game = look.guess(self.dice)
        observation = np.zeros((1, research.observations_of(game).size), np.float32)
        mask = np.zeros((1, research.actions_of(game).size), np.uint8)
        research.encode(game, self.seat, observation[0])
        research.mask(game, self.seat, mask[0])
        network = network_for(self.file, game, observation.shape[1])
        scores = np.where(mask, network.scores(observation), CLOSED)
        return research.from_id(game, self.seat, int(scores.argmax()))


def check_finite(named: Mapping[str, Any]) -> None:
    """Refuse "nan" and "inf", which count as numbers on the command line."""
    for name, value in named.items():
        if isinstance(value, float) and not math.isfinite(value):
            raise ColtExpressError(f"--{name} is {value}, which is no number to calculate with")


def run(main: Callable[..., None]) -> None:
    """Run a function as a command: a mistake of its user is told in a sentence."""

    @functools.wraps(main)
    def told(*arguments: Any, **named: Any) -> None:
        try:
            check_finite(named)
            main(*arguments, **named)
        except ColtExpressError as error:
            typer.echo(f"{Path(sys.argv[0]).name}: {error}", err=True)
            raise SystemExit(error.status) from None
        except KeyboardInterrupt:
            raise SystemExit(130) from None

    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(told)
    app()
