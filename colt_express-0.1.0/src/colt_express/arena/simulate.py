"""Simulation: many games in one process or several, independent of where each is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from ..bots import BotFailed
from ..engine.configuration.setup import Setup
from ..engine.configuration.table_options import TableOptions
from .games import Outcome, in_game, outcome_of, play_game
from .in_order import Jobs, in_order
from .line_up import check_bots, seated
from .statistics import Statistics, Tally

__all__ = ["Simulation", "count", "play_chunk", "play_game", "simulate"]

CHUNK: Final = 10  # games a worker plays before it reports


class Simulation(msgspec.Struct, frozen=True):
    """A simulation: the bots, the table, and how many games. Public as ``Plan``."""

    line_up: list[str]
    setup: TableOptions
    seed: str
    games: int
    limit: float = 0.0  # seconds for one decision; 0 is the usual


def count(statistics: Statistics, outcome: Outcome) -> None:
    """Add the outcome of a game."""
    statistics.games += 1
    statistics.choices += outcome.choices
    for number, seat in enumerate(outcome.seats):
        bot = statistics.by_bot.setdefault(seat.name, Tally())
        bot.add(seat.win, seat.money, outcome.has_partner_before(number))
        statistics.by_seat.setdefault(str(number), Tally()).add(seat.win, seat.money)
        for character in seat.characters:
            statistics.by_character.setdefault(character, Tally()).add(seat.win, seat.money)
        for source, amount in seat.sources.items():
            money_by_source = statistics.money_by_source
            money_by_source[source] = money_by_source.get(source, 0) + amount
    stations = statistics.by_station
    stations[outcome.station] = stations.get(outcome.station, 0) + 1


def bots_of(simulation: Simulation, setup: Setup, number: int) -> list[str]:
    """The bot at each seat of the game with that number."""
    team = setup.rulebook.sides.count(0)
    return seated(simulation.line_up, number, team, lawman=setup.lawman)


def play_chunk(simulation: Simulation, first: int, last: int) -> Statistics:
    """Play the games numbered from ``first`` to ``last`` - 1."""
    statistics = Statistics()
    setup = Setup.of(len(simulation.line_up), simulation.setup)
    for number in range(first, last):
        bots = bots_of(simulation, setup, number)
        try:
            game = play_game(
                setup.seeded(f"{simulation.seed} {number}"), bots, limit=simulation.limit
            )
        except BotFailed as failed:
            raise in_game(number, failed) from None
        count(statistics, outcome_of(game, bots))
    return statistics


def simulate(simulation: Simulation, jobs: Jobs = 1) -> Iterator[Statistics]:
    """Play all games, and yield the statistics so far after every chunk. Closing the generator
    stops the games."""
    setup = Setup.of(len(simulation.line_up), simulation.setup)  # refused before any work
    check_bots(simulation.line_up, setup.seats)
    chunks = ((n, min(n + CHUNK, simulation.games)) for n in range(0, simulation.games, CHUNK))
    total = Statistics()
    for statistics in in_order(play_chunk, ((simulation, *chunk) for chunk in chunks), jobs):
        total.merge(statistics)
        total.sort()
        yield total
