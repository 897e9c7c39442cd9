"""The baselines in examples/baselines: they learn, the same seed gives the same weights, their bots
play, and files that hold no weights are refused in a sentence."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import imitation
import numpy as np
import policy_network
import pytest
import residual
from policy_network import (
    FOLDER,
    Adam,
    Array,
    Network,
    WeightsError,
    load,
    log_policy,
    save,
    uniform,
)

from colt_express import Game, Setup
from colt_express.arena.games import play_game
from colt_express.bots import BotFailed, Eyes
from colt_express.bots.outlaw.players import Memory
from colt_express.research import ResearchError
from colt_express.research.data import Dataset, Samples, sample_games

from .baselines import EXAMPLES, GAMES, command, small


@pytest.fixture(scope="module")
def base() -> Dataset:
    return Dataset(GAMES)


@pytest.fixture(scope="module")
def parts(base: Dataset) -> tuple[Samples, Samples]:
    return imitation.split(base.load(games=12), 0.25)


def test_a_policy_is_uniform_at_first_and_never_takes_what_is_closed() -> None:
    mask = np.array([[1, 0, 1, 1], [0, 1, 0, 0]], np.uint8)
    logs = log_policy(Network(3, 5, 4).scores(np.ones((2, 3), np.float32)), mask)
    assert np.allclose(logs.max(axis=1), uniform(mask))
    assert (np.exp(logs)[mask == 0] == 0).all()
    wild = log_policy(np.array([[-1e6, 1e6, 3, 4]], np.float32), mask[:1])
    assert np.allclose(np.exp(wild).sum(), 1)
    assert np.isfinite(wild).all()


def test_gradients_are_those_of_the_loss() -> None:
    dice = np.random.default_rng(3)
    network = Network(4, 6, 5)
    network.weights = {
        name: dice.normal(size=array.shape) for name, array in network.weights.items()
    }
    inputs, mask = dice.normal(size=(7, 4)), np.ones((7, 5), np.uint8)
    mask[:, 1] = 0
    each, chosen = np.arange(7), np.array([0, 2, 3, 4, 0, 2, 3])

    def loss() -> float:
        return -float(log_policy(network.scores(inputs), mask)[each, chosen].sum())

    hidden, scores = network.forward(inputs)
    by_score: Array = np.exp(log_policy(scores, mask))
    by_score[each, chosen] -= 1
    for name, gradient in network.gradients(inputs, hidden, by_score).items():
        weights = network.weights[name]
        for place in np.ndindex(weights.shape):
            before = weights[place]
            weights[place] = before + 1e-5
            above = loss()
            weights[place] = before - 1e-5
            below = loss()
            weights[place] = before
            assert gradient[place] == pytest.approx((above - below) / 2e-5, abs=1e-4)


def test_adam_finds_the_lowest_point() -> None:
    weights = {"x": np.array([3.0, -2.0], np.float32)}
    adam = Adam(weights, rate=0.1)
    for _ in range(300):
        adam.step(weights, {"x": 2 * (weights["x"] - 1)})
    assert np.allclose(weights["x"], 1, atol=0.01)


def test_imitation_learns_what_outlaws_choose(
    base: Dataset, parts: tuple[Samples, Samples]
) -> None:
    learned, held_out = parts
    assert set(learned.game.tolist()).isdisjoint(held_out.game.tolist())
    network, scale = small(base), base.observations.scale
    before = imitation.evaluate(network, held_out, scale)
    assert before[0] == pytest.approx(uniform(held_out.mask).mean())
    progress = [*imitation.train(network, learned, held_out, scale, epochs=5)]
    trained = [now.trained for now in progress]
    assert trained == sorted(trained)
    assert progress[-1].held_out > before[0] + 0.08
    assert progress[-1].agreement > before[1] + 0.1


def test_the_same_seed_gives_the_same_weights(
    base: Dataset, parts: tuple[Samples, Samples]
) -> None:
    trained = []
    for seed in (1, 1, 2):
        network = small(base, seed)
        for _ in imitation.train(network, *parts, base.observations.scale, epochs=1, seed=seed):
            trained.append(network.weights["hidden_weights"])
    assert np.array_equal(trained[0], trained[1])
    assert not np.array_equal(trained[0], trained[2])


def test_a_trained_network_plays_and_only_at_its_own_kind_of_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    code = f"{EXAMPLES / 'imitation.py'}:Imitator"
    with pytest.raises(BotFailed, match=r"imitation\.npz cannot be read: No such file"):
        play_game(Setup(4, seed=1), [code] * 4)
    out = ["--out", str(tmp_path / "imitation.npz")]
    assert command(monkeypatch, imitation, str(GAMES), *out, "--games", "6", "--epochs", "1") == 0
    assert "held out" in capsys.readouterr().out
    games = [play_game(Setup(4, seed=2), [code, "greenhorn", code, "outlaw"]) for _ in range(2)]
    assert [*map(str, games[0].choices)] == [*map(str, games[1].choices)]
    with pytest.raises(BotFailed, match="trained at another kind of table"):
        play_game(Setup(5, seed=1), [code] * 5)


def test_weights_survive_a_file(tmp_path: Path) -> None:
    network, path = Network(3, 5, 4, seed=7), tmp_path / "weights.npz"
    save(path, network, table="here")
    save(path, network, table="there")
    other, about = load(path)
    assert about["table"] == "there"
    assert other.sizes == (3, 5, 4)
    assert all(
        np.array_equal(network.weights[name], array) for name, array in other.weights.items()
    )
    assert [file.name for file in tmp_path.iterdir()] == ["weights.npz"]


class Harmful:
    """Would run code if it were unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return exec, ("raise SystemExit('this ran')",)


def foreign_files(path: Path) -> dict[str, bytes]:
    """By what is wrong with it: the contents of a file that holds no weights."""
    save(path, Network(3, 5, 4))
    good = path.read_bytes()
    found = {"empty": b"", "text": b"hello\n" * 50, "cut off": good[: len(good) // 2]}
    middle = len(good) // 3
    found["damaged"] = good[:middle] + bytes(40) + good[middle + 40 :]
    with np.load(path) as file:
        arrays = dict(file)
    broken = {
        "pickled": {"hidden_bias": np.array([Harmful()], object)},
        "of another format": {"about": np.array('{"format": "weights of trains"}')},
        "without a format": {"about": np.array("[" * 50_000)},
        "misfit": {"hidden_bias": np.zeros(6, np.float32)},
        "of other numbers": {"hidden_bias": np.zeros(5, np.complex64)},
        "not numbers": {"hidden_bias": np.full(5, np.nan, np.float32)},
    }
    for name, changed in broken.items():
        np.savez_compressed(path, allow_pickle=True, **(arrays | changed))
        found[name] = path.read_bytes()
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("about", "{}")
    found["another archive"] = path.read_bytes()
    return found


def test_files_that_hold_no_weights_are_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    for name, contents in foreign_files(path).items():
        path.write_bytes(contents)
        with pytest.raises(WeightsError) as refused:
            load(path)
        assert str(refused.value).startswith(str(path)), name
        assert "\n" not in str(refused.value)
    with pytest.raises(WeightsError, match=r"cannot be read: No such file"):
        load(tmp_path / "nothing.npz")
    (tmp_path / "folder.npz").mkdir()
    for place in ("folder.npz", "no folder/weights.npz"):
        with pytest.raises(WeightsError, match="cannot be written"):
            save(tmp_path / place, Network(1, 1, 1))
    assert {file.name for file in tmp_path.iterdir()} == {"folder.npz", "weights.npz"}


def test_a_file_too_large_for_weights_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path / "weights.npz", Network(3, 5, 4))
    monkeypatch.setattr(policy_network, "LARGEST", 100)
    with pytest.raises(WeightsError, match="too large"):
        load(tmp_path / "weights.npz")


def test_a_command_tells_mistakes_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "games.jsonl"
    text.write_text("hello\n")
    for arguments in (
        [str(tmp_path / "nothing.jsonl")],
        [str(text)],
        [str(GAMES), "--games", "2", "--out", str(tmp_path / "no" / "weights.npz")],
        [str(GAMES), "--hidden", "0"],
        [str(GAMES), "--epochs", "many"],
        [str(GAMES), "--share", "nan"],
        [],
    ):
        assert command(monkeypatch, imitation, *arguments) == 2
        err = capsys.readouterr().err
        assert "Traceback" not in err
        assert err.strip()


def test_a_split_needs_a_game_on_either_side(base: Dataset) -> None:
    with pytest.raises(ResearchError, match="too few games"):
        imitation.split(base.load(games=1), 0.1)
    with pytest.raises(ResearchError, match="too few games"):
        imitation.split(base.load(games=0), 0.1)


@pytest.fixture(scope="module")
def plans() -> tuple[residual.Plans, residual.Plans]:
    """Cards of games in which gunslingers searched for two seats."""
    searched = next(file for file in sample_games() if file.stem.startswith("searched"))
    return residual.split(residual.plans_of(Dataset(searched), games=8), 0.25)


def test_a_residual_begins_at_the_outlaws_worths_and_foretells_better_after(
    plans: tuple[residual.Plans, residual.Plans],
) -> None:
    learned, held_out = plans
    network = Network(learned.inputs.shape[1], 16, learned.mask.shape[1])
    worths = residual.log_likelihoods(None, learned)
    assert worths.mean() > uniform(learned.mask).mean() + 0.1
    assert np.array_equal(residual.log_likelihoods(network, learned), worths)
    for _ in residual.train(network, learned, soft=0.5, epochs=4, size=16, rate=2e-3):
        pass
    assert residual.log_likelihoods(network, learned).mean() > worths.mean() + 0.03
    assert residual.log_likelihoods(network, held_out).mean() > uniform(held_out.mask).mean()
    again = Network(learned.inputs.shape[1], 16, learned.mask.shape[1])
    for _ in residual.train(again, learned, soft=0.5, epochs=4, size=16, rate=2e-3):
        pass
    assert np.array_equal(again.weights["hidden_weights"], network.weights["hidden_weights"])


def test_targets_come_from_the_choice_and_the_search(
    plans: tuple[residual.Plans, residual.Plans],
) -> None:
    learned = plans[0]
    each = np.arange(learned.rows)
    searched = learned.searched.sum(axis=1) > 0
    assert searched.any()
    assert not searched.all()  # outlaws hold two seats
    for soft in (0.0, 0.4, 1.0):
        targets = residual.targets_of(learned, soft)
        assert np.allclose(targets.sum(axis=1), 1)
        assert (targets[learned.mask == 0] == 0).all()
        assert (targets[each, learned.action] >= np.where(searched, 1 - soft, 1) - 1e-6).all()
    blind = learned._replace(searched=np.zeros_like(learned.searched))
    assert (residual.targets_of(blind, 0)[each, learned.action] == 1).all()
    with pytest.raises(ResearchError, match="--values"):
        residual.targets_of(blind, 0.5)


def test_search_values_as_probabilities() -> None:
    tries, chance = np.array([0, 40, 10, 40]), np.array([np.nan, 0.5, 0.2, 0.53], np.float32)
    found = residual.from_search(tries, chance)
    assert found[0] == 0
    assert found.sum() == pytest.approx(1)
    assert found[3] / found[1] == pytest.approx(np.e, rel=1e-3)
    assert not residual.from_search(np.zeros(4, int), chance).any()


def test_a_planner_is_trained_by_its_command_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    out = ["--out", str(tmp_path / "residual.npz"), "--games", "3", "--epochs", "1"]
    assert command(monkeypatch, residual, str(GAMES), *out) == 2
    assert "--values" in capsys.readouterr().err
    assert command(monkeypatch, residual, str(GAMES), *out, "--soft", "0") == 0
    assert "better by" in capsys.readouterr().out
    code = f"{EXAMPLES / 'residual.py'}:Planner"
    games = [play_game(Setup(4, seed=3), [code, "outlaw", code, "greenhorn"]) for _ in range(2)]
    assert [*map(str, games[0].choices)] == [*map(str, games[1].choices)]
    game = Game(Setup(4, seed=5))
    decision = game.decisions[0]
    chances = residual.Foreteller().predict(decision, Eyes(game, decision.seat))
    assert sum(chances) == pytest.approx(1)
    assert len(chances) == len(decision.options)
    assert min(chances) > 0
    worths = residual.worths_of(game, decision.seat, Memory())
    assert np.corrcoef(chances, worths)[0, 1] > 0
    shutil.copy(tmp_path / "residual.npz", tmp_path / "imitation.npz")
    with pytest.raises(BotFailed, match="are for 1234 inputs; 1158 are needed"):
        play_game(Setup(4, seed=1), [f"{EXAMPLES / 'imitation.py'}:Imitator"] * 4)
