"""Balance: how often each wins when equals play, counted over many games at several tables.

All players at a table are the same bot, so differences come from the character, the order of play,
the cards, or luck. Only tallies are kept: memory does not grow with the number of games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, TypeVar

import msgspec

from ...bots import BotFailed
from ...engine.configuration.setup import BOXES, Setup
from ...engine.configuration.table_options import TableOptions
from ...engine.figures import CHARACTERS, FIGURES, MARSHAL_FIGURE, NOBODY, SHOTGUN
from ...engine.game import Game, Result
from ..games import in_game, play_game
from ..in_order import in_order
from ..simulate import Simulation
from ..statistics import Tally, Z

CHUNK: Final = 10  # games of one table before the next table's turn
BIN: Final = 500  # dollars per column of the histogram
MANY_HITS: Final = 9  # this many bullets or more are one class
BASE: Final = "base"
ALL_BOXES: Final = "all boxes"
USUAL_SEATS: Final = 4

LAWFUL: Final = (MARSHAL_FIGURE, SHOTGUN, NOBODY)
"""Whose bullets do not come from a bandit."""


class Mean(msgspec.Struct):
    """The mean of some numbers, and its precision."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Mean) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The variance of the mean, not of the numbers."""
        if self.count < 2:
            return 0.0
        spread = (self.squares - self.total**2 / self.count) / (self.count - 1)
        return max(0.0, spread) / self.count

    @property
    def error(self) -> float:
        """Half the 95 % interval.

        >>> mean = Mean()
        >>> for value in (1, 2, 3):
        ...     mean.add(value)
        >>> mean.mean, round(mean.error, 2)
        (2.0, 1.13)
        """
        return Z * sqrt(self.variance)


class Purse(msgspec.Struct):
    """The total money of some seats, by source."""

    seats: int = 0
    sources: dict[str, int] = {}

    def add(self, sources: dict[str, int]) -> None:
        self.seats += 1
        for source, money in sources.items():
            self.sources[source] = self.sources.get(source, 0) + money

    def merge(self, other: Purse) -> None:
        self.seats += other.seats
        for source, money in other.sources.items():
            self.sources[source] = self.sources.get(source, 0) + money


class Station(msgspec.Struct):
    """The games that ended at one station. Means have one value per game."""

    money: Mean = msgspec.field(default_factory=Mean)  # of a bandit
    bullets: Mean = msgspec.field(default_factory=Mean)  # in a bandit, not fired by one
    by_character: dict[str, Tally] = {}

    def merge(self, other: Station) -> None:
        self.money.merge(other.money)
        self.bullets.merge(other.bullets)
        _merge(self.by_character, other.by_character, Tally)


class Account(msgspec.Struct):
    """The outcomes of the games of one table. Bandits and the Marshal are counted separately."""

    games: int = 0
    shared: int = 0  # games that several sides won
    unwon: int = 0  # games without a winner (CASE-9)
    choices: Mean = msgspec.field(default_factory=Mean)
    fewest_choices: int = 0
    most_choices: int = 0
    marshal: Tally = msgspec.field(default_factory=Tally)
    by_character: dict[str, Tally] = {}
    by_seat: dict[str, Tally] = {}
    by_start: dict[str, Tally] = {}  # by position in the order of the first round, from 1
    by_hits: dict[str, Tally] = {}  # by bullets received
    gunslinger: Tally = msgspec.field(default_factory=Tally)  # how often that wins
    gunslingers: dict[str, Tally] = {}  # the same by character
    winners: Purse = msgspec.field(default_factory=Purse)
    others: Purse = msgspec.field(default_factory=Purse)
    hits_of_winners: Mean = msgspec.field(default_factory=Mean)
    hits_of_others: Mean = msgspec.field(default_factory=Mean)
    winning_money: dict[str, int] = {}  # by the lower end of a column
    stations: dict[str, Station] = {}

    def merge(self, other: Account) -> None:
        if not other.games:
            return
        least = min(self.fewest_choices, other.fewest_choices)
        self.fewest_choices = least if self.games else other.fewest_choices
        self.most_choices = max(self.most_choices, other.most_choices)
        self.games += other.games
        self.shared += other.shared
        self.unwon += other.unwon
        self.choices.merge(other.choices)
        self.marshal.merge(other.marshal)
        self.gunslinger.merge(other.gunslinger)
        self.winners.merge(other.winners)
        self.others.merge(other.others)
        self.hits_of_winners.merge(other.hits_of_winners)
        self.hits_of_others.merge(other.hits_of_others)
        for name in ("by_character", "by_seat", "by_start", "by_hits", "gunslingers"):
            _merge(getattr(self, name), getattr(other, name), Tally)
        _merge(self.stations, other.stations, Station)
        for column, count in other.winning_money.items():
            self.winning_money[column] = self.winning_money.get(column, 0) + count


Counted = TypeVar("Counted", Tally, Station)


def _merge(mine: dict[str, Counted], theirs: dict[str, Counted], fresh: type[Counted]) -> None:
    for name, tally in theirs.items():
        mine.setdefault(name, fresh()).merge(tally)


class SurveyedTable(msgspec.Struct, frozen=True):
    """One kind of game: a ``family`` is the same boxes and rules with any number of seats."""

    family: str
    simulation: Simulation

    @property
    def seats(self) -> int:
        return len(self.simulation.line_up)


def usual_tables(bot: str, seats: Sequence[int], seed: str, games: int) -> list[SurveyedTable]:
    """The base game with every number of seats, then each box alone and all together with one of
    them; the games are divided evenly."""
    few = USUAL_SEATS if USUAL_SEATS in seats else seats[0]
    kinds: list[tuple[str, TableOptions, int]] = [
        (BASE, TableOptions(), number) for number in seats
    ]
    kinds += [(box, TableOptions(boxes=[box]), few) for box in BOXES]
    kinds.append((ALL_BOXES, TableOptions(boxes=list(BOXES)), few))
    return _shared_out(bot, kinds, seed, games)


def own_tables(
    bot: str, name: str, seats: Sequence[int], options: TableOptions, seed: str, games: int
) -> list[SurveyedTable]:
    """One custom kind of game, with every number of seats."""
    return _shared_out(bot, [(name, options, number) for number in seats], seed, games)


def _shared_out(
    bot: str, kinds: list[tuple[str, TableOptions, int]], seed: str, games: int
) -> list[SurveyedTable]:
    tables = []
    for number, (family, options, seats) in enumerate(kinds):
        share = games // len(kinds) + (number < games % len(kinds))
        simulation = Simulation([bot] * seats, options, f"{seed} {family} {seats}", share)
        tables.append(SurveyedTable(family, simulation))
    return tables


def survey(tables: Sequence[SurveyedTable], jobs: int = 1) -> Iterator[list[Account]]:
    """Play all games, and yield the accounts of all tables after every chunk. The tables alternate,
    so that all have games if the generator is closed early."""
    for table in tables:
        _setup(table.simulation)  # refused before any work
    accounts = [Account() for _ in tables]
    for number, account in in_order(play_piece, _pieces(tables), jobs):
        accounts[number].merge(account)
        yield accounts


def _pieces(tables: Sequence[SurveyedTable]) -> Iterator[tuple[int, Simulation, int, int]]:
    for first in range(0, max(table.simulation.games for table in tables), CHUNK):
        for number, table in enumerate(tables):
            last = min(first + CHUNK, table.simulation.games)
            if first < last:
                yield number, table.simulation, first, last


def play_piece(number: int, simulation: Simulation, first: int, last: int) -> tuple[int, Account]:
    """Play some games of the table with that number."""
    account = Account()
    setup = _setup(simulation)
    for number_of_game in range(first, last):
        try:
            game = play_game(
                setup.seeded(f"{simulation.seed} {number_of_game}"), simulation.line_up
            )
        except BotFailed as failed:
            raise in_game(number_of_game, failed) from None
        count_game(account, game)
    return number, account


def _setup(simulation: Simulation) -> Setup:
    return Setup.of(len(simulation.line_up), simulation.setup)


def count_game(account: Account, game: Game) -> None:
    """Add a finished game. Tied sides share the win."""
    result = game.result
    assert result is not None
    sides, lawman = game.setup.rulebook.sides, game.setup.lawman
    won = {sides[seat] for seat in result.winners}
    share = 1 / max(1, len(won))
    shares = [share if side in won else 0.0 for side in sides]
    _count_length(account, len(game.choices))
    account.games += 1
    account.shared += len(won) > 1
    account.unwon += not won
    if lawman >= 0:
        account.marshal.add(shares[lawman], 0)
    _count_seats(account, game, result, shares)
    _count_characters(account, game, result, shares)
    for side in sorted(won):
        seat = sides.index(side)
        if seat != lawman:
            column = str(result.money[seat] // BIN * BIN)
            account.winning_money[column] = account.winning_money.get(column, 0) + 1


def _count_length(account: Account, choices: int) -> None:
    account.fewest_choices = min(account.fewest_choices, choices) if account.games else choices
    account.most_choices = max(account.most_choices, choices)
    account.choices.add(choices)


def _count_seats(account: Account, game: Game, result: Result, shares: list[float]) -> None:
    lawman = game.setup.lawman
    order = [seat for seat in first_order(game) if seat != lawman]
    for turn, seat in enumerate(order, 1):
        account.by_start.setdefault(str(turn), Tally()).add(shares[seat], result.money[seat])
    sides = game.setup.rulebook.sides
    for seat in order:
        if sides.index(sides[seat]) != seat:
            continue  # partners share everything and are counted once
        share, money, hits = shares[seat], result.money[seat], result.hits[seat]
        if seat in result.gunslingers:
            account.gunslinger.add(share, money)
        account.by_hits.setdefault(str(min(hits, MANY_HITS)), Tally()).add(share, money)
        (account.winners if share else account.others).add(result.breakdown[seat])
        (account.hits_of_winners if share else account.hits_of_others).add(hits)
    for seat in sorted(order):
        account.by_seat.setdefault(str(seat), Tally()).add(shares[seat], result.money[seat])


def first_order(game: Game) -> list[int]:
    """The seats in the order of the first round; the first player has changed by one with every
    round since."""
    seats = game.setup.rulebook.first_seats
    began = seats[(seats.index(game.state.first) - game.state.round) % len(seats)]
    return game.setup.rulebook.clockwise[began]


def _count_characters(account: Account, game: Game, result: Result, shares: list[float]) -> None:
    bandits = [bandit for bandit in game.state.bandits if bandit.character < len(CHARACTERS)]
    station = account.stations.setdefault(game.state.round_cards[-1].name, Station())
    lawful = sum(bandit.hits[figure] for bandit in bandits for figure in LAWFUL)
    station.bullets.add(lawful / len(bandits))
    station.money.add(sum(result.money[bandit.seat] for bandit in bandits) / len(bandits))
    for bandit in bandits:
        name, share, money = (
            FIGURES[bandit.character],
            shares[bandit.seat],
            result.money[bandit.seat],
        )
        account.by_character.setdefault(name, Tally()).add(share, money)
        station.by_character.setdefault(name, Tally()).add(share, money)
        if bandit.seat in result.gunslingers:
            account.gunslingers.setdefault(name, Tally()).add(share, money)
