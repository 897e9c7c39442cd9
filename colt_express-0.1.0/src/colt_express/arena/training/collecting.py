"""Collecting samples of many games, in several processes or on a cluster."""

from __future__ import annotations

from collections.abc import Callable

from ..in_order import Jobs, in_order
from .samples import Samples, sample_game

CHUNK = 20  # games a worker plays before it reports


def sample_games(start: int, end: int, teacher: str, seed: str, peers: bool) -> Samples:
    samples = Samples()
    for number in range(start, end):
        samples.add(sample_game(number, teacher, seed, peers))
    return samples


def collect_samples(
    games: int,
    teacher: str,
    seed: str,
    jobs: Jobs,
    report: Callable[[int], None],
    peers: bool = False,
) -> Samples:
    """The samples of ``games`` games, the same for any ``jobs``. ``report`` is called with the
    number of games finished. ``peers``: at the tables for searching bots."""
    starts = range(0, games, CHUNK)
    ends = [min(start + CHUNK, games) for start in starts]
    pieces = ((start, end, teacher, seed, peers) for start, end in zip(starts, ends, strict=True))
    samples = Samples()
    for end, some in zip(ends, in_order(sample_games, pieces, jobs), strict=True):
        samples.add(some)
        report(end)
    return samples
