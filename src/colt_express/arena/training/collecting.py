"""School: many lessons, in several processes, and the fit to them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from .samples import Lessons, play_lesson

CHUNK = 20


def play_lessons(start: int, end: int, teacher: str, seed: str, peers: bool) -> Lessons:
    lessons = Lessons()
    for number in range(start, end):
        lessons.add(play_lesson(number, teacher, seed, peers))
    return lessons


def hold_school(
    games: int,
    teacher: str,
    seed: str,
    jobs: int,
    report: Callable[[int], None],
    peers: bool = False,
) -> Lessons:
    """The lessons of so many games, the same for any ``jobs``. ``report`` is called with the number
    of games finished. ``peers``: at the tables for searching bots."""
    starts = range(0, games, CHUNK)
    ends = [min(start + CHUNK, games) for start in starts]
    play = partial(play_lessons, teacher=teacher, seed=seed, peers=peers)
    lessons = Lessons()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for end, some in zip(ends, pool.map(play, starts, ends), strict=True):
            lessons.add(some)
            report(end)
    return lessons
