"""The schedule of a tournament: an endless list of games, of which a run plays the first ones.

A deal (train, loot, decks and characters) is played once for every rotation of the bots around the
table, which cancels the luck of the deal. With tables of several sizes, deals alternate between
them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

import msgspec

from ..bots import check_code
from ..bots.curve import OUTLOOK_VERSION
from ..bots.own import fingerprint, is_own
from ..engine.configuration.setup import MARSHAL, Setup
from ..engine.configuration.table_options import TableOptions
from ..engine.game import RULES_VERSION
from ..errors import ColtExpressError
from .line_up import rotated, seated
from .luck.corrections import LUCK_VERSION
from .ratings import openskill_version

MOST_BOTS: Final = 16


class TournamentError(ColtExpressError):
    """A tournament that cannot be played."""


class Schedule(msgspec.Struct, frozen=True):
    """The participants. With ``against``, the only one of ``codes`` challenges a table of that bot;
    otherwise all of ``codes`` meet each other. ``versions``: versions of the rules and of bots,
    which the games depend on, too."""

    codes: list[str]
    against: str
    as_marshal: bool
    seats: list[int]
    setup: TableOptions
    seed: str
    versions: dict[str, str]
    limit: float = 0.0  # seconds for one decision; 0 is the usual
    adjust: int = 0  # choices in the rollouts that work out the luck of a game; 0: none is


class Fixture(NamedTuple):
    """A game to be played: ``bots`` by seat."""

    setup: Setup
    bots: list[str]


def make_schedule(
    codes: list[str],
    against: str | None = None,
    as_marshal: bool = False,
    seats: list[int] | None = None,
    setup: TableOptions | None = None,
    seed: str = "0",
    limit: float = 0.0,
    adjust: int = 0,
) -> Schedule:
    """A schedule, checked."""
    options = setup or TableOptions()
    everybody = [*codes, against] if against is not None else codes
    for code in everybody:
        check_code(code)
        if everybody.count(code) > 1 and not as_marshal:
            raise TournamentError(f"{code} is given twice; a bot cannot play against itself here")
    if against is not None and len(codes) != 1:
        raise TournamentError("--against takes one challenger; give one bot before it")
    if against is None and not 2 <= len(codes) <= MOST_BOTS:
        raise TournamentError(
            f"a tournament needs 2 to {MOST_BOTS} bots; a single one can challenge a table of "
            "others with --against"
        )
    if as_marshal and (against is None or MARSHAL not in options.boxes):
        raise TournamentError(
            "--as marshal needs a challenger with --against, and the box marshal; "
            "in a tournament every bot plays the Marshal in turn"
        )
    usual = 2 if options.two_bandits else 4
    versions = {"rules": str(RULES_VERSION), "openskill": openskill_version() or "not installed"}
    versions |= {code: fingerprint(code) for code in everybody if is_own(code)}
    if adjust:
        versions["adjustment"] = f"{LUCK_VERSION}.{OUTLOOK_VERSION}"
    sizes = list(seats or [usual])
    schedule = Schedule(
        codes, against or "", as_marshal, sizes, options, seed, versions, limit, adjust
    )
    for size in schedule.seats:
        if schedule.seats.count(size) > 1:
            raise TournamentError(f"--seats {size} is given twice")
        _setup(schedule, size)
    return schedule


def fixture(schedule: Schedule, number: int) -> Fixture:
    """The game with that number, counted from 0."""
    games = [_games_of_a_deal(schedule, size) for size in schedule.seats]
    deal, number = divmod(number, sum(games))
    for size, rotations in zip(schedule.seats, games, strict=True):
        if number < rotations:
            setup = _setup(schedule, size)
            return Fixture(
                setup.seeded(f"{schedule.seed} {deal}"), _bots(schedule, setup, deal, number)
            )
        number -= rotations
    raise AssertionError


def deal_of(schedule: Schedule, number: int) -> int:
    """The number of the deal that a game belongs to. Tables of several sizes share it."""
    return number // sum(_games_of_a_deal(schedule, size) for size in schedule.seats)


def whole_deals(schedule: Schedule, games: int) -> int:
    """``games``, rounded up to whole deals."""
    deals = [_games_of_a_deal(schedule, size) for size in schedule.seats]
    total = games // sum(deals) * sum(deals)
    for rotations in deals:
        if total < games:
            total += rotations
    return total


def _games_of_a_deal(schedule: Schedule, size: int) -> int:
    setup = _setup(schedule, size)
    if schedule.against and setup.lawman >= 0:
        return 1 if schedule.as_marshal else size - 1
    return size // _partners(setup)


def _bots(schedule: Schedule, setup: Setup, deal: int, rotation: int) -> list[str]:
    team = _partners(setup)
    if not schedule.against:
        order = _order(schedule, setup.seats // team, deal)
        line_up = [code for code in order for _ in range(team)]
        return rotated(line_up, rotation * team, team)
    line_up = schedule.codes * team + [schedule.against] * (setup.seats - team)
    if setup.lawman >= 0 and not schedule.as_marshal:
        line_up.insert(0, line_up.pop())
    return seated(line_up, rotation * team, team, setup.lawman)


def _order(schedule: Schedule, sides: int, deal: int) -> list[str]:
    """The bots of a deal, in the order of the table. All bots play equally often; those who play an
    extra seat, or play at all, alternate. The order is random, but no two of its rotations are the
    same game."""
    codes = tuple(schedule.codes)
    turns = _turns(codes, sides % len(codes), schedule.seed)
    order = [*codes * (sides // len(codes)), *turns[deal % len(turns)]]
    dice = Random(f"{schedule.seed} order {deal}")
    dice.shuffle(order)
    while any(rotated(order, by) == order for by in range(1, sides)):
        dice.shuffle(order)
    return order


@lru_cache(maxsize=16)
def _turns(codes: tuple[str, ...], size: int, seed: str) -> list[tuple[str, ...]]:
    turns = list(combinations(codes, size))
    Random(f"{seed} turns").shuffle(turns)
    return turns


def _partners(setup: Setup) -> int:
    """The number of seats on a side, all played by one bot."""
    return setup.rulebook.sides.count(0)


def _setup(schedule: Schedule, size: int) -> Setup:
    return _cached_setup(msgspec.json.encode(schedule.setup), size)


@lru_cache(maxsize=16)
def _cached_setup(options: bytes, size: int) -> Setup:
    return Setup.of(size, msgspec.json.decode(options, type=TableOptions))


def told_options(options: TableOptions) -> list[str]:
    """The non-default options of a table, for people."""
    unusual: dict[str, object] = msgspec.to_builtins(options)
    cards = ["house cards"] if unusual.pop("house", None) else []
    return [f"{name} {value}" for name, value in unusual.items()] + cards
