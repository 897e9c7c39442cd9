"""Games in files as arrays: what each seat saw, what was open to it, what it chose, and how it
ended.

Arrays are numpy's. They implement DLPack, so ``samples.to(torch.from_dlpack)`` or
``samples.to(jax.numpy.from_dlpack)`` gives a framework's tensors, mostly without a copy.
"""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np

from ..engine import Decision, Setup
from ..engine.configuration.table_options import TableOptions
from ..engine.errors import RecordError
from ..engine.serialization.record import Record, read_record
from ..processes import Processes
from ..replays.many_games import GamesFile, Header, RecordedGame
from .buffers import Array
from .core.errors import ResearchError
from .spaces import Actions, Observations

TOGETHER: Final = 20
"""Games that are read at once, unless the caller says otherwise."""
SAMPLES: Final = Path(__file__).parent / "games"
"""The folder with the games that come with the package."""

Tensor = TypeVar("Tensor")


class DamagedGames(UserWarning):
    """A file could be read only in part."""


class Samples(NamedTuple):
    """Choices among two or more options, in the order of the games; a row for each."""

    observation: Array  # uint8: what the seat knew, laid out as `Observations` says
    mask: Array  # uint8: 1 for each action that was open
    action: Array  # int16: the number of the chosen action
    seat: Array  # int8
    game: Array  # int32: the number of the game
    number: Array  # int16: of choices made before in the game
    share: Array  # float32: the seat's share of the win in the end; partners win together
    money: Array  # int32: the seat's money in the end
    tries: Array  # int32 by action: how often a search tried it; 0 without a search
    chance: Array  # float32 by action: its mean chance to win then; nan where it was not tried

    def to(self, convert: Callable[[Array], Tensor]) -> dict[str, Tensor]:
        """Each array by name, converted: ``samples.to(torch.from_dlpack)``."""
        return {name: convert(array) for name, array in zip(self._fields, self, strict=True)}

    @property
    def rows(self) -> int:
        return len(self.action)


class Dataset:
    """A file of games, all played at tables with the same options.

    >>> dataset = Dataset(SAMPLES / "base.jsonl.zst")
    >>> samples = dataset.load(games=2)
    >>> samples.observation.shape == (samples.rows, dataset.observations.size)
    True
    """

    def __init__(self, path: str | Path) -> None:
        self.file = GamesFile(Path(path))
        self.header: Header = self.file.header()
        self.setup: Setup = _table(self.header)
        self.actions = Actions(self.setup)
        self.observations = Observations(self.setup)

    def games(self) -> Iterator[RecordedGame]:
        """The games as they are written; damage is warned of."""
        yield from self.file.games()
        if self.file.trouble:
            warnings.warn(self.file.trouble, DamagedGames, stacklevel=2)

    def pieces(
        self, jobs: int = 1, games: int | None = None, together: int = TOGETHER
    ) -> Iterator[Samples]:
        """The samples of some games at a time, in order, read by so many processes; ``games``
        limits how many are read."""
        pieces = _pieces(islice(self.games(), games), together)
        if jobs == 1:
            yield from (self.samples_of(piece) for piece in pieces)
            return
        work = ((self.file.path, piece) for piece in pieces)
        yield from _in_processes(work, jobs)

    def load(self, jobs: int = 1, games: int | None = None) -> Samples:
        """All samples of the file, or of its first ``games``, in one set of arrays."""
        pieces = [*self.pieces(jobs, games)] or [self.samples_of([])]
        return Samples(*(np.concatenate(arrays) for arrays in zip(*pieces, strict=True)))

    def samples_of(self, games: Sequence[RecordedGame]) -> Samples:
        """The samples of some games of this table."""
        rows = _Rows(self)
        for one in games:
            rows.add(one)
        return rows.samples()


def sample_games() -> list[Path]:
    """The files of games that come with the package."""
    return sorted(SAMPLES.glob("*.jsonl.zst"))


class _Rows:
    """Samples that are being collected."""

    def __init__(self, dataset: Dataset) -> None:
        self.dataset = dataset
        self.seen: list[bytes] = []
        self.open: list[bytes] = []
        self.numbers: list[tuple[int, int, int, int, float, int]] = []
        self.values: list[tuple[Array, Array]] = []

    def add(self, played: RecordedGame) -> None:
        """The choices of a game."""
        dataset = self.dataset
        observation = bytearray(dataset.observations.size)
        mask = bytearray(dataset.actions.size)
        try:
            record = self._record(played)
            game = record.begin(listening=False)
            shares = _shares(played, record.setup)
            values = dict(played.values)
            for number, words in enumerate(record.choices):
                seat = int(words.partition(" ")[0])
                decision = game.decision_of(seat)
                if decision is not None and len(decision.options) > 1:
                    ids = dataset.actions.ids(game, seat)
                    dataset.observations.encode(game, seat, observation)
                    dataset.actions.mask(game, seat, mask)
                    self.seen.append(bytes(observation))
                    self.open.append(bytes(mask))
                    chosen = _chosen(decision, words)
                    money = played.money[seat]
                    row = (ids[chosen], seat, played.game, number, shares[seat], money)
                    self.numbers.append(row)
                    self.values.append(self._values(ids, values.get(number, [])))
                record.replay(game, number)
            record.check(game)
        except (RecordError, ValueError, IndexError) as error:
            raise ResearchError(f"game {played.game} cannot be played again: {error}") from None

    def samples(self) -> Samples:
        dataset, rows = self.dataset, len(self.numbers)
        columns: list[Any] = [*zip(*self.numbers, strict=True)] or [()] * 6
        action, seat, game, number, share, money = columns
        count = dataset.actions.size
        tries = [one for one, _ in self.values]
        chances = [one for _, one in self.values]
        return Samples(
            _matrix(self.seen, rows, dataset.observations.size),
            _matrix(self.open, rows, count),
            np.array(action, np.int16),
            np.array(seat, np.int8),
            np.array(game, np.int32),
            np.array(number, np.int16),
            np.array(share, np.float32),
            np.array(money, np.int32),
            np.array(tries, np.int32).reshape(rows, count),
            np.array(chances, np.float32).reshape(rows, count),
        )

    def _record(self, played: RecordedGame) -> Record:
        """The record, with the rules of the file's table if they are the same, which need not be
        built anew then."""
        record = read_record(bytes(played.record))
        table = self.dataset.setup
        same = table.seeded(record.setup.seed)
        if same.to_dict() == record.setup.to_dict():
            record.setup = same
        return record

    def _values(
        self, ids: Sequence[int], values: Sequence[tuple[int, float]]
    ) -> tuple[Array, Array]:
        count = self.dataset.actions.size
        tries: Array = np.zeros(count, np.int32)
        chance: Array = np.full(count, np.nan, np.float32)
        for action, (tried, mean) in zip(ids, values, strict=False):
            tries[action] = tried
            if tried:
                chance[action] = mean
        return tries, chance


def _chosen(decision: Decision, choice: str) -> int:
    """The index of the option that a record names behind the seat."""
    option = decision.find(choice.partition(" ")[2])
    if option is None:
        raise ValueError(f"{choice!r} was not open")
    return decision.options.index(option)


def _matrix(rows: list[bytes], count: int, size: int) -> Array:
    matrix: Array = np.frombuffer(b"".join(rows), np.uint8).reshape(count, size).copy()
    return matrix


def _shares(played: RecordedGame, setup: Setup) -> list[float]:
    """By seat: 1 for the winner, a part of it for each of several sides."""
    sides = setup.rulebook.sides
    share = 1 / max(1, len({sides[seat] for seat in played.winners}))
    return [share if seat in played.winners else 0.0 for seat in range(setup.seats)]


def _table(header: Header) -> Setup:
    made = header.made_by
    try:
        options = msgspec.convert(made["setup"], TableOptions)
        return Setup.of(len(made["line_up"]), options, 0)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        raise ResearchError(f"the file does not say at which table it was made: {error}") from None


def _pieces(games: Iterator[RecordedGame], together: int) -> Iterator[list[RecordedGame]]:
    while piece := [*islice(games, together)]:
        yield piece


@lru_cache(1)
def _dataset(path: Path) -> Dataset:
    """In a worker process: the file it reads."""
    return Dataset(path)


def _read_piece(path: Path, games: list[RecordedGame]) -> Samples:
    return _dataset(path).samples_of(games)


def _in_processes(work: Iterator[tuple[Path, list[RecordedGame]]], jobs: int) -> Iterator[Samples]:
    """The samples of each piece in order, a few pieces ahead, so that memory does not grow."""
    workers, running = Processes(jobs), deque[Future[Samples]]()
    finished = False
    try:
        for path, piece in work:
            running.append(workers.submit(_read_piece, path, piece))
            if len(running) > 2 * jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
        finished = True
    except BrokenProcessPool:
        raise ResearchError("a process that read games was killed") from None
    finally:
        if finished:
            workers.close()
        else:
            workers.end()
