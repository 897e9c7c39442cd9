"""Many games at once: the same as one by one, in any number of processes, and never half a step."""

from __future__ import annotations

import copy
import pickle
import signal
from random import Random
from typing import Any

import numpy as np
import pytest

from colt_express import Game, IllegalChoice, Setup
from colt_express.bots import make_bot
from colt_express.research import (
    Actions,
    Batch,
    BatchArrays,
    Observations,
    ResearchError,
    SharedBatch,
    WrongAction,
    WrongBuffer,
    batches,
)
from colt_express.research.core.rewards import rewards_of

TABLE = Setup(3, rules="basic", seed="batch")


def new_arrays(batch: Batch) -> dict[str, np.ndarray[Any, Any]]:
    return {name: np.zeros_like(array) for name, array in vars(batch.arrays).items()}


def test_it_plays_what_single_games_play() -> None:
    """Observations, masks, seats, rewards and ends, over several games of each place."""
    setup = Setup(3, boxes=["cursed"], seed=0)
    batch = Batch(setup, 2, seed="s", reward="rank")
    observations, actions = Observations(setup), Actions(setup)
    played = [0, 0]
    games = [Game(setup.seeded(f"s:{place}:0"), listening=False) for place in (0, 1)]
    batch.reset()
    ended = 0
    while ended < 3:
        for place, game in enumerate(games):
            seat = game.decisions[0].seat
            seen, mask = np.zeros(observations.size, np.uint8), np.zeros(actions.size, np.uint8)
            observations.encode(game, seat, seen)
            actions.mask(game, seat, mask)
            assert batch.arrays.seats[place] == seat
            assert np.array_equal(batch.arrays.observations[place], seen)
            assert np.array_equal(batch.arrays.masks[place], mask)
            assert batch.game(place) == game
        chosen = batch.sample()
        batch.step(chosen)
        for place, game in enumerate(games):
            seat = game.decisions[0].seat
            game.choose(seat, actions.from_id(game, seat, chosen[place]))
            assert bool(batch.arrays.dones[place]) == game.over
            assert batch.arrays.rewards[place].tolist() == pytest.approx(rewards_of(game, "rank"))
            if game.over:
                ended += 1
                played[place] += 1
                seed = f"s:{place}:{played[place]}"
                games[place] = Game(setup.seeded(seed), listening=False)


def test_the_same_seed_plays_the_same_in_any_number_of_processes() -> None:
    alone = Batch(TABLE, 5, seed=7, bots={1: "greenhorn"})
    alone.reset()
    with SharedBatch(TABLE, 5, processes=2, seed=7, bots={1: "greenhorn"}) as shared:
        shared.reset()
        for _ in range(60):
            for name, array in vars(alone.arrays).items():
                assert np.array_equal(array, getattr(shared.arrays, name)), name
            actions = alone.sample()
            assert np.array_equal(shared.sample(), actions)
            alone.step(actions)
            shared.step(actions)
        assert (alone.arrays.seats != 1).all()
        check_wrong_actions(shared, shared.arrays)
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            pickle.dumps(shared)
        shared._workers[1][0].kill()
        with pytest.raises(ResearchError, match="a process of this batch has ended"):
            shared.step(shared.arrays.masks.argmax(axis=1))
    with pytest.raises(ResearchError, match="the batch is closed"):
        shared.step(actions)


def check_wrong_actions(batch: Batch | SharedBatch, arrays: BatchArrays) -> None:
    """They are refused with the reason, and no game goes on."""
    before = copy.deepcopy(arrays)
    right = arrays.masks.argmax(axis=1)
    closed = right.copy()
    closed[2] = int((arrays.masks[2] == 0).nonzero()[0][0])
    tries: list[tuple[Any, type[Exception], str]] = [
        (closed, WrongAction, f"game 2: action {closed[2]} .* is not open"),
        (right - 1000, IllegalChoice, r"game 0: (there is no )?action -\d+"),
        (right.astype(np.int64) + 2**40, WrongAction, "a number that no action has"),
        (right.astype(np.float32), WrongBuffer, "actions are integers, not float32"),
        (right[:-1], WrongBuffer, r"one action for each of 5 games; the shape is \(4,\)"),
    ]
    for actions, error, reason in tries:
        with pytest.raises(error, match=reason):
            batch.step(actions)
        assert all(np.array_equal(getattr(before, name), got) for name, got in vars(arrays).items())
    batch.step(right.astype(np.uint16)[::-1][::-1])


def test_wrong_actions_change_nothing() -> None:
    batch = Batch(TABLE, 5, seed=3)
    with pytest.raises(ResearchError, match=r"call reset\(\) first"):
        batch.step(np.zeros(5, np.int32))
    with pytest.raises(ResearchError, match=r"call reset\(\) first"):
        batch.sample()
    batch.reset()
    batch.arrays.masks[:] = 1  # what is open is kept in the batch, not in the array
    batch.step(batch.sample())
    check_wrong_actions(batch, batch.arrays)


def test_arrays_of_the_caller_are_written_and_checked() -> None:
    usual = new_arrays(Batch(TABLE, 4))
    mine = BatchArrays(
        **{**usual, "observations": usual["observations"].astype(np.float32)},
    )
    batch, other = Batch(TABLE, 4, into=mine), Batch(TABLE, 4)
    for one in (batch, other):
        one.reset()
        one.step(one.sample())
    assert batch.arrays is mine
    assert np.array_equal(mine.masks, other.arrays.masks)
    scaled = other.arrays.observations * batch.observations.scale
    assert np.allclose(mine.observations, scaled)
    wide = np.zeros((4, usual["masks"].shape[1] * 2), np.uint8)
    frozen = usual["seats"].copy()
    frozen.flags.writeable = False
    wrong: dict[str, tuple[Any, str]] = {
        "observations": (usual["observations"].astype(np.float64), "not of float64"),
        "masks": (wide[:, ::2], "must be C-contiguous"),
        "seats": (frozen, "the array is read-only"),
        "rewards": (np.zeros((4, 4), np.float32), r"has the shape \(4, 3\), not \(4, 4\)"),
        "dones": ([0, 0, 0, 0], "a numpy array, not list"),
    }
    for name, (array, reason) in wrong.items():
        with pytest.raises(WrongBuffer, match=f"{name} .*{reason}"):
            Batch(TABLE, 4, into=BatchArrays(**{**usual, name: array}))
    with pytest.raises(WrongBuffer, match="seats shares its memory with another"):
        Batch(TABLE, 4, into=BatchArrays(**{**usual, "dones": usual["seats"]}))
    for out in (np.zeros(4, np.int64), np.zeros(8, np.int32)[::2], np.zeros(3, np.int32)):
        with pytest.raises(WrongBuffer, match="contiguous array of 4 int32"):
            batch.sample(out)


@pytest.mark.parametrize("first", [0, 2])
def test_a_batch_can_be_any_part_of_a_larger_one(first: int) -> None:
    whole, part = Batch(TABLE, 4, seed="w"), Batch(TABLE, 2, seed="w", first=first)
    whole.reset()
    part.reset()
    for _ in range(30):
        actions = whole.sample()
        assert np.array_equal(part.sample(), actions[first : first + 2])
        whole.step(actions)
        part.step(actions[first : first + 2])
    assert np.array_equal(part.arrays.observations, whole.arrays.observations[first : first + 2])


def test_ctrl_c_waits_for_a_whole_game_and_the_step_can_be_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While bots think, between two games; the caller's arrays are as before until all are done."""
    bots = {0: "greenhorn", 1: "greenhorn"}
    batch, other = (Batch(TABLE, 3, seed=5, bots=bots) for _ in range(2))
    for one in (batch, other):
        one.reset()
    asked: list[int] = []

    def answer(place: int, game: Game, question: Any) -> Any:
        asked.append(place)
        if len(asked) == 3:
            signal.raise_signal(signal.SIGINT)
        return other._answer(place, game, question)

    actions = batch.sample()
    before = copy.deepcopy(batch.arrays)
    other.step(other.sample())
    monkeypatch.setattr(batch._core, "answer", answer)
    with pytest.raises(KeyboardInterrupt):
        batch.step(actions)
    assert batch.interrupted
    assert np.array_equal(batch.arrays.observations, before.observations)
    with pytest.raises(ResearchError, match=r"interrupted after \d of 3 games; call resume"):
        batch.step(actions)
    monkeypatch.setattr(batch._core, "answer", batch._answer)
    batch.resume()
    assert not batch.interrupted
    assert (batch.arrays.seats == 2).all()
    with pytest.raises(ResearchError, match="no step was interrupted"):
        batch.resume()
    batch.step(batch.sample())
    batch.reset()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


class Interrupted:
    """The end of a pipe on which Ctrl-C comes while it is waited for."""

    def __init__(self, pipe: Any) -> None:
        self.pipe = pipe
        self.polled = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pipe, name)

    def poll(self, timeout: float | None) -> bool:
        self.polled += 1
        if self.polled == 1:
            signal.raise_signal(signal.SIGINT)
        return bool(self.pipe.poll(timeout))


def test_ctrl_c_ends_the_waiting_for_processes_and_the_step_can_be_finished() -> None:
    alone = Batch(TABLE, 4, seed=2)
    alone.reset()
    with SharedBatch(TABLE, 4, processes=2, seed=2) as shared:
        shared.reset()
        actions = alone.sample()
        assert np.array_equal(shared.sample(), actions)
        process, pipe = shared._workers[1]
        shared._workers[1] = process, Interrupted(pipe)  # type: ignore[assignment]
        with pytest.raises(KeyboardInterrupt):
            shared.step(actions)
        assert shared.interrupted
        for call in (shared.sample, lambda: shared.step(actions)):
            with pytest.raises(ResearchError, match=r"the last step was interrupted; call resume"):
                call()
        shared.resume()
        assert not shared.interrupted
        with pytest.raises(ResearchError, match="no step was interrupted"):
            shared.resume()
        for _ in range(20):
            alone.step(actions)
            actions = alone.sample()
            assert np.array_equal(shared.arrays.observations, alone.arrays.observations)
            assert np.array_equal(shared.sample(), actions)
            shared.step(actions)


def test_bots_hold_seats_and_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(TABLE, 2, seed=1, bots={2: "outlaw"}, reward="money")
    batch.reset()
    dice = Random(1)
    for _ in range(60):
        rows = [dice.choice(row.nonzero()[0].tolist()) for row in batch.arrays.masks]
        batch.step(rows)
        assert (batch.arrays.seats < 2).all()
    bot = make_bot("outlaw", 1, 2)
    monkeypatch.setattr(type(bot), "choose", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        step_often(batch)
    assert batch.interrupted
    monkeypatch.undo()
    batch.resume()
    batch.step(batch.sample())


def test_a_bot_that_cannot_be_made_loses_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its game begins when the step is finished, with the deal that it would have had."""
    batch, other = (Batch(TABLE, 2, seed=6, bots={2: "greenhorn"}) for _ in range(2))
    batch.reset()
    other.reset()
    failing: list[str] = []

    def made(*details: Any) -> Any:
        if failing:
            raise ZeroDivisionError(failing.pop())
        return make_bot(*details)

    monkeypatch.setattr(batches, "make_bot", made)
    failures = 0
    for _ in range(150):
        actions = other.sample()
        other.step(actions)
        failing.append("no bot today")
        try:
            batch.step(actions)
        except ZeroDivisionError:
            failures += 1
            assert batch.interrupted
            batch.resume()
        failing.clear()
        for name, array in vars(other.arrays).items():
            assert np.array_equal(array, getattr(batch.arrays, name)), name
    assert failures > 1


def step_often(batch: Batch) -> None:
    for _ in range(10):
        batch.step(batch.sample())


def test_wrong_batches_are_refused() -> None:
    wrongs: tuple[tuple[dict[str, Any], str], ...] = (
        ({"games": 0}, "a batch has at least one"),
        ({"bots": {3: "outlaw"}}, "there is no seat 3; seats are 0 to 2"),
        ({"bots": dict.fromkeys(range(3), "outlaw")}, "bots hold all seats"),
        ({"reward": "fame"}, "no reward is called 'fame'"),
        ({"dtype": np.int16}, "observations is made of uint8 or float32, not of int16"),
    )
    for wrong, reason in wrongs:
        with pytest.raises((ResearchError, WrongBuffer), match=reason):
            Batch(TABLE, **{"games": 2, **wrong})
    with pytest.raises(ResearchError, match="2 games cannot be shared by 3 processes"):
        SharedBatch(TABLE, 2, processes=3)
    batch = Batch(TABLE, 2)
    batch.reset()
    with pytest.raises(ResearchError, match="there is no game 2; they are 0 to 1"):
        batch.game(2)
    for twin in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="make another with the same seed"):
            twin(batch)
