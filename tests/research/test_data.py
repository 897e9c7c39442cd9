"""Files of games as arrays: those that come with the package, in every box and in any process."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import pytest

from colt_express import load_record
from colt_express.replays.many_games import GamesFile
from colt_express.research import ResearchError
from colt_express.research.data import (
    SAMPLES,
    DamagedGames,
    Dataset,
    Samples,
    sample_games,
)

ROOT: Final = Path(__file__).parents[2]
CARD: Final = (ROOT / "docs/research-data.md").read_text(encoding="utf-8")


def same(one: Samples, two: Samples) -> bool:
    return all(
        np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in zip(one, two, strict=True)
    )


def test_two_hundred_games_come_with_the_package_as_the_data_card_says() -> None:
    files = sample_games()
    assert sum(file.stat().st_size for file in files) < 300_000
    counts = [sum(1 for _ in GamesFile(file).games()) for file in files]
    assert sum(counts) == 200
    for file, count in zip(files, counts, strict=True):
        assert f"| `{file.name}` | {count} |" in CARD
        assert GamesFile(file).checksum() in CARD
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["colt_express"]
    assert "research/games/*.zst" in patterns


@pytest.mark.parametrize("file", sample_games(), ids=lambda file: file.stem)
def test_every_choice_is_open_and_every_game_ends_as_it_did(file: Path) -> None:
    dataset = Dataset(file)
    samples = dataset.load(games=2)
    rows = np.arange(samples.rows)
    assert samples.rows > 60
    assert samples.observation.shape == (samples.rows, dataset.observations.size)
    assert samples.mask.shape == (samples.rows, dataset.actions.size)
    assert samples.mask[rows, samples.action].all()
    assert (samples.mask.sum(axis=1) > 1).all()
    assert set(samples.game.tolist()) == {0, 1}
    played = next(iter(dataset.games()))
    result = load_record(bytes(played.record)).result
    assert result is not None
    first = samples.game == 0
    for seat, money in enumerate(result.money):
        own = first & (samples.seat == seat)
        assert set(samples.money[own].tolist()) == {money}
        assert (samples.share[own] > 0).all() == (seat in result.winners)
    fields = dataset.observations.read(samples.observation)
    assert len(set(samples.number[first].tolist())) == first.sum()
    assert fields["hand_size"].shape[0] == samples.rows


def test_what_searches_found_stands_at_the_actions_it_is_about() -> None:
    dataset = Dataset(SAMPLES / "searched.jsonl.zst")
    samples = dataset.load(games=2)
    searched = samples.tries.sum(axis=1) > 0
    assert 20 < searched.sum() < samples.rows
    assert not samples.tries[samples.mask == 0].any()
    assert (np.isnan(samples.chance) == (samples.tries == 0)).all()
    assert np.nanmax(samples.chance) <= 1
    best = np.nanargmax(samples.chance[searched], axis=1)
    chosen = samples.action[searched]
    rows = np.arange(len(chosen))
    chances = samples.chance[searched]
    assert (chances[rows, best] - chances[rows, chosen]).mean() < 0.05


def test_processes_do_not_matter_and_pieces_come_in_order() -> None:
    dataset = Dataset(SAMPLES / "base.jsonl.zst")
    alone = list(dataset.pieces(games=5, together=2))
    assert [piece.game.max() for piece in alone] == [1, 3, 4]
    several = list(dataset.pieces(games=5, together=2, jobs=2))
    assert len(several) == 3
    assert all(map(same, alone, several))


def test_frameworks_take_the_arrays_by_dlpack() -> None:
    samples = Dataset(SAMPLES / "base.jsonl.zst").load(games=1)
    taken = samples.to(np.from_dlpack)
    assert list(taken) == list(samples._fields)
    for name, array in taken.items():
        assert np.shares_memory(array, getattr(samples, name)), name


def test_a_file_that_is_cut_off_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    lines = list(GamesFile(SAMPLES / "base.jsonl.zst")._lines())
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"\n".join(lines[:4]) + b"\n" + lines[4][:500])
    with pytest.warns(DamagedGames, match=r"cut.jsonl is cut off in line 5"):
        samples = Dataset(path).load()
    assert set(samples.game.tolist()) == {0, 1, 2}

    path.write_bytes(lines[0] + b"\n")
    assert Dataset(path).load().observation.shape[0] == 0

    game = msgspec.json.decode(lines[1])
    game["record"]["choices"][3] = "0 play the banjo"
    path.write_bytes(lines[0] + b"\n" + msgspec.json.encode(game) + b"\n")
    with pytest.raises(ResearchError, match="game 0 cannot be played again"):
        Dataset(path).load()
    path.write_bytes(b'{"made_by": {}, "format": "colt-express games", "version": 1}\n')
    with pytest.raises(ResearchError, match="does not say at which table"):
        Dataset(path)
