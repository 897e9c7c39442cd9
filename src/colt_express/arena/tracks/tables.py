"""Tracks in which a bot plays at tables with others: each deal in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from ...bots import BotFailed
from ...engine.configuration.setup import Setup
from ...engine.configuration.table_options import TableOptions
from ..games import outcome_of, play_game
from ..line_up import seated
from .figures import Figure, mean_of, share_of_wins
from .track import Results, Track, are_numbers

SEED: Final = "tracks"
"""Seed of all deals; ``arena --seed tracks`` plays the same ones."""
DIGITS: Final = 6
"""Decimals of a share of a win."""


class Table(NamedTuple):
    """A table with a place for the entry. ``partner``: at a table of teams, the bot beside it."""

    seats: int
    others: str
    options: TableOptions = TableOptions()
    partner: str = ""


class TableTrack(Track):
    """A piece is a deal; it gives the share of the win of the entry in each seat, in the order of
    the rotations. At a table with a Marshal the entry is one of the bandits."""

    piece = "deal"
    tables: dict[str, Table]
    usual = 100
    scale = 100.0
    digits = 1

    @property
    def parts(self) -> tuple[str, ...]:  # type: ignore[override]
        return (*self.tables,)

    def games(self, part: str, /) -> int:
        setup = setup_of(self.tables[part])
        return setup.seats - 1 if setup.lawman >= 0 else setup.seats

    def play(self, entry: str, part: str, number: int, /) -> list[float]:
        return [self.win(entry, part, number, seat) for seat in range(self.games(part))]

    def win(self, entry: str, part: str, number: int, rotation: int) -> float:
        """The share of the win in one game of a deal."""
        table = self.tables[part]
        setup = setup_of(table)
        if is_equal(table, entry):  # the same game in each seat, in which each side wins as often
            return round(1 / sides_of(setup), DIGITS)
        bots, seat = line_up_of(table, entry, rotation)
        try:
            game = play_game(setup.seeded(f"{SEED} {number}"), bots)
        except BotFailed as failed:
            raise BotFailed(f"deal {number + 1} of {part!r}: {failed}") from None
        return round(outcome_of(game, bots).seats[seat].win, DIGITS)

    def is_sound(self, part: str, piece: Sequence[float], /) -> bool:
        return are_numbers(piece, self.games(part)) and all(0 <= win <= 1 for win in piece)

    def count(self, results: Results) -> int:
        """Without the games that need not be played."""
        played = {part: deals for part, deals in results.items() if not self._is_even(part, deals)}
        return super().count(played)

    def _is_even(self, part: str, deals: Sequence[Sequence[float]]) -> bool:
        """Whether all sides won equally often in each deal, as where all bots are equal."""
        fair = round(1 / sides_of(setup_of(self.tables[part])), DIGITS)
        return bool(deals) and all(win == fair for deal in deals for win in deal)

    def figure(self, results: Results, part: str) -> Figure | None:
        """Of one part."""
        table, deals = self.tables[part], results.get(part, [])
        if self._is_even(part, deals):
            return Figure(1 / sides_of(setup_of(table)), 0.0)
        return share_of_wins(deals)

    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        found = [(part, self.figure(results, part)) for part in self.parts]
        return [*found, ("mean", mean_if_all([figure for _, figure in found]))]


def mean_if_all(figures: Sequence[Figure | None]) -> Figure | None:
    """The mean, unless one of them is missing."""
    known = [figure for figure in figures if figure is not None]
    return mean_of(known) if known and len(known) == len(figures) else None


def setup_of(table: Table) -> Setup:
    return _setup(msgspec.json.encode(table.options), table.seats)


@lru_cache(maxsize=32)
def _setup(options: bytes, seats: int) -> Setup:
    return Setup.of(seats, msgspec.json.decode(options, type=TableOptions), SEED)


def sides_of(setup: Setup) -> int:
    return len(set(setup.rulebook.sides))


def is_equal(table: Table, entry: str) -> bool:
    """Whether all seats are alike and have the same bot."""
    return {table.others, table.partner or entry} == {entry} and setup_of(table).lawman < 0


def line_up_of(table: Table, entry: str, rotation: int) -> tuple[list[str], int]:
    """The bot at each seat of a game, and the seat of the entry."""
    setup = setup_of(table)
    others = [table.others] * (table.seats - 1)
    if table.partner:
        others[0] = table.partner
    line_up = [entry, *others]
    if setup.lawman >= 0:  # the first of a line-up is the Marshal
        line_up.insert(0, line_up.pop())
    numbers = [str(number) for number in range(table.seats)]
    team = setup.rulebook.sides.count(0)
    places = [*map(int, seated(numbers, rotation, team, setup.lawman))]
    return [line_up[number] for number in places], places.index(int(setup.lawman >= 0))
