"""Simulating: many games, in one process or several, each the same wherever it is played."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from ..bots import Eyes, make_bot
from ..engine.figures import FIGURES
from ..engine.game import Game
from ..engine.setup import MARSHAL, Setup
from .line_up import seated
from .statistics import Statistics, Tally

CHUNK: Final = 10  # games a worker plays before it reports

Chunks = Iterator[tuple[int, int]]


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated: ``setup`` is a table's options without a seed."""

    line_up: list[str]
    setup: dict[str, Any]
    seed: str
    games: int


def play_game(setup: Setup, bots: list[str]) -> Game:
    """Play one game between bots."""
    game = Game(setup, listening=False)
    minds = [make_bot(name, setup.seed, seat, setup.rulebook) for seat, name in enumerate(bots)]
    while not game.over:
        for decision in game.decisions:
            seat = decision.seat
            game.choose(seat, minds[seat].choose(decision, Eyes(game, seat)))
    return game


def count(statistics: Statistics, game: Game, bots: list[str]) -> None:
    """Add a finished game. Partners win together; sides that tie share the win, which it may be
    that nobody gets (CASE-9)."""
    result = game.result
    assert result is not None
    statistics.games += 1
    statistics.choices += len(game.choices)
    sides, lawman = game.setup.rulebook.sides, game.setup.lawman
    share = 1 / max(1, len({sides[seat] for seat in result.winners}))
    for seat, bot in enumerate(bots):
        win, money = (share if seat in result.winners else 0.0), result.money[seat]
        name = f"{bot} as {MARSHAL}" if seat == lawman else bot
        statistics.by_bot.setdefault(name, Tally()).add(win, money)
        statistics.by_seat.setdefault(str(seat), Tally()).add(win, money)
        for source, amount in result.breakdown[seat].items():
            money_by_source = statistics.money_by_source
            money_by_source[source] = money_by_source.get(source, 0) + amount
    for bandit in game.state.bandits:
        win = share if bandit.seat in result.winners else 0.0
        name = FIGURES[bandit.character]
        statistics.by_character.setdefault(name, Tally()).add(win, result.money[bandit.seat])
    last = game.state.round_cards[-1].name
    statistics.by_station[last] = statistics.by_station.get(last, 0) + 1


def play_chunk(plan: Plan, first: int, last: int) -> Statistics:
    """Play the games numbered from ``first`` to ``last`` - 1."""
    statistics = Statistics()
    setup = Setup.from_dict({**plan.setup, "players": len(plan.line_up)})
    team = setup.rulebook.sides.count(0)
    for number in range(first, last):
        bots = seated(plan.line_up, number, team, lawman=setup.lawman)
        count(statistics, play_game(setup.seeded(f"{plan.seed} {number}"), bots), bots)
    return statistics


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Statistics]:
    """Play all games and give what is known so far after every chunk. Whoever stops listening
    stops the games."""
    Setup.from_dict({**plan.setup, "players": len(plan.line_up)})  # refused before any work
    chunks = ((n, min(n + CHUNK, plan.games)) for n in range(0, plan.games, CHUNK))
    total = Statistics()
    for statistics in _in_process(plan, chunks) if jobs == 1 else _in_workers(plan, chunks, jobs):
        total.merge(statistics)
        total.sort()
        yield total


def _in_process(plan: Plan, chunks: Chunks) -> Iterator[Statistics]:
    for first, last in chunks:
        yield play_chunk(plan, first, last)


def _in_workers(plan: Plan, chunks: Chunks, jobs: int) -> Iterator[Statistics]:
    """Hands out a few chunks at a time, so that memory does not grow with the games, and takes
    them back in order, so that sums come out the same to the last digit."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    running: deque[Future[Statistics]] = deque()
    try:
        for chunk in chunks:
            with _interrupts_later():
                running.append(pool.submit(play_chunk, plan, *chunk))
            if len(running) > 2 * jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        with _deaf_to_interrupts():  # a second Ctrl-C would leave workers behind that nobody ends
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Workers started in here do not hear Ctrl-C, not even while they wake up: it is for the
    parent, which hears it as soon as this is over, and then ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
