"""Simulated games written to a file: their records, and what searching bots found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from ..bots import Bot, BotFailed, Eyes
from ..bots.searcher import Searcher
from ..engine.configuration.setup import Setup
from ..engine.game import RULES_VERSION, Decision, Game, Result
from ..engine.options import Option
from ..engine.serialization.record import save_record
from ..replays.many_games import GamesFile, Header, RecordedGame, Values
from .games import in_game, minds_of, outcome_of, play_with
from .in_order import Jobs, in_order
from .line_up import check_bots
from .simulate import CHUNK, Simulation, bots_of, count
from .statistics import Statistics

DIGITS = 5
"""Decimals of a chance."""


class Chunk(NamedTuple):
    """Some games: their statistics, and their lines."""

    statistics: Statistics
    lines: bytes


class Watched(Bot):
    """A bot whose values are kept, by the number of the choice."""

    def __init__(self, bot: Bot, game: Game, values: Values) -> None:
        super().__init__(bot.seat, Random(0), bot.rules)
        self._bot = bot
        self._game = game
        self._values = values

    def choose(self, decision: Decision, look: Eyes) -> Option:
        number = len(self._game.choices)
        option = self._bot.choose(decision, look)
        if isinstance(self._bot, Searcher) and self._bot.values:
            found = [(tries, round(chance, DIGITS)) for tries, chance in self._bot.values]
            self._values.append((number, found))
        return option

    def end(self, result: Result | None) -> None:
        self._bot.end(result)


def header_of(simulation: Simulation, values: bool) -> Header:
    """How the games are made; their number is not part of it, so that more can be added."""
    table = Setup.of(len(simulation.line_up), simulation.setup).to_dict()
    return Header(
        {
            "line_up": simulation.line_up,
            "setup": {name: table[name] for name in table if name not in ("players", "seed")},
            "seed": simulation.seed,
            "limit": simulation.limit,
            "rules": RULES_VERSION,
            "values": values,
        }
    )


def play_recorded(simulation: Simulation, first: int, last: int, values: bool) -> Chunk:
    """Play the games numbered from ``first`` to ``last`` - 1."""
    setup = Setup.of(len(simulation.line_up), simulation.setup)
    statistics, lines = Statistics(), []
    for number in range(first, last):
        bots = bots_of(simulation, setup, number)
        found: Values = []
        try:
            game, minds = minds_of(
                setup.seeded(f"{simulation.seed} {number}"), bots, simulation.limit
            )
            if values:
                minds = [Watched(mind, game, found) for mind in minds]
            play_with(game, minds)
        except BotFailed as failed:
            raise in_game(number, failed) from None
        count(statistics, outcome_of(game, bots))
        assert game.result is not None
        record = msgspec.Raw(save_record(game).strip().encode())
        line = RecordedGame(number, bots, game.result.money, game.result.winners, record, found)
        lines.append(msgspec.json.encode(line) + b"\n")
    return Chunk(statistics, b"".join(lines))


def simulate_to_file(
    simulation: Simulation, file: GamesFile, there: int, values: bool, jobs: Jobs = 1
) -> Iterator[Statistics]:
    """Play all games but those that are ``there``, and write them; yields the statistics of the new
    ones so far. The file is the same for any workers."""
    setup = Setup.of(len(simulation.line_up), simulation.setup)
    check_bots(simulation.line_up, setup.seats)
    games = simulation.games
    chunks = ((n, min(n + CHUNK, games)) for n in range(there, games, CHUNK))
    pieces = ((simulation, *chunk, values) for chunk in chunks)
    total = Statistics()
    for chunk in in_order(play_recorded, pieces, jobs):
        file.add(chunk.lines)
        total.merge(chunk.statistics)
        total.sort()
        yield total
