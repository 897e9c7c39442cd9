"""A run: many games of a typed bot against three bots of the game, told as they are played.

Against outlaws they are those of ``colt-express arena my_bot.py:MyBot --against outlaw``: every
deal is played from every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ..arena.schedule import Schedule, fixture
from ..arena.statistics import Tally
from ..bots.own import Mistake, OwnBotError, OwnBotFailed, load_text
from ..bots.own.mistakes import line_of
from ..bots.time_limit import OutOfTime, time_limit
from ..engine.configuration.table_options import TableOptions
from .checking import FILE, Checked, check
from .games import Begin, LabGame, play_lab_game
from .loops import watch

OUTLAW: Final = "outlaw"
OPPONENTS: Final = ("greenhorn", OUTLAW)
"""Those whom a typed bot can meet; others think for too long."""
SEATS: Final = 4
GAMES: Final = 100
MOST_GAMES: Final = 1000
LIMIT: Final = 5.0
"""Seconds that a bot may think about one decision."""


class Progress(msgspec.Struct, frozen=True):
    """After a game: how many were played and won, the 95 % interval of the share of wins, and the
    game."""

    games: int
    wins: float
    interval: tuple[float, float]
    game: LabGame


class Run(msgspec.Struct, frozen=True):
    """A run that is over. ``mistake`` is what ended it early; ``bot`` is the name of the class,
    empty if there is none."""

    bot: str
    games: int
    wins: float
    interval: tuple[float, float]
    mistake: Mistake | None = None


def run(
    code: str,
    games: int = GAMES,
    seed: str = "0",
    report: Callable[[Progress], None] = lambda _: None,
    against: str = OUTLAW,
    limit: float = LIMIT,
    begin: Begin = lambda _, __: None,
) -> Run:
    """Play that many games of the bot in ``code``, and ``report`` each. ``against`` is the bot at
    the other seats. ``begin`` is told before each choice of the bot.

    The run ends early if the code cannot be used, if the bot cannot sit down, or if it thinks for
    too long or needs too much memory. Its other mistakes are told with the games, which go on.
    """
    tally = Tally()
    checked = check(code)
    if not checked.name:
        return _over("", tally, checked.mistakes[0])
    try:
        with time_limit(limit):
            own = load_text(code, FILE, watch)
    except OwnBotError as error:
        return _over("", tally, _located(error, checked))
    except OutOfTime as error:
        return _over("", tally, Mistake("slow", line=line_of(error, FILE)))
    if against not in OPPONENTS:
        raise ValueError(against)
    schedule = Schedule([own.code], against, False, [SEATS], TableOptions(), seed, {})
    name = own.bot.__name__
    for number in range(min(games, MOST_GAMES)):
        try:
            game = play_lab_game(number, fixture(schedule, number), own, limit, begin)
        except OwnBotFailed as failed:
            return _over(name, tally, failed.mistake)
        tally.add(game.won, game.money[game.seat])
        report(Progress(tally.games, tally.wins, tally.interval, game))
    return _over(name, tally, None)


def _located(error: OwnBotError, checked: Checked) -> Mistake | None:
    """The mistake for which code is refused, with its line if that is known."""
    found = error.mistake
    same = [one for one in checked.mistakes if found and one.kind == found.kind]
    return same[0] if same else found


def _over(bot: str, tally: Tally, mistake: Mistake | None) -> Run:
    return Run(bot, tally.games, tally.wins, tally.interval, mistake)
