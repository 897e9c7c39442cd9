"""Codes: how a bot is named, ``outlaw``, ``gunslinger:8000``, ``legend:250ms`` or ``mcts:17000``.

The number after the colon limits a search: in steps of the engine, which gives the same game on
every machine, or in milliseconds.

``my_bot.py:MyBot`` is a bot in a file of a user's own, ``socket:localhost:9000`` one that listens
there. Programs that take codes from strangers, such as a server, allow only `BOTS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ..engine.rulebook import Rulebook
from ..errors import ColtExpressError, did_you_mean
from .base import Bot
from .greenhorn import Greenhorn
from .outlaw import Outlaw
from .own import Own, is_own, load_own
from .remote import PATIENCE, Remote, is_remote, read_address
from .search.basis import Budget
from .searcher import Gunslinger, Legend, Reference, Scout

BOTS: Final = ("greenhorn", "outlaw", "gunslinger", "legend")
"""The levels, from the weakest to the strongest."""

STEPS: Final = re.compile(r"[1-9]\d{0,8}")
MILLISECONDS: Final = re.compile(r"([1-9]\d{0,5})ms")


GUNSLINGER: Final = 2_000
"""Default budget of a gunslinger in steps, about a tenth of a second."""
WITH_BOXES: Final = 2
"""Factor to the default budget for tables with more to search."""


class UnknownBot(ColtExpressError):
    """The code names no bot."""


class Level(NamedTuple):
    """A bot that searches, and how long it thinks unless its code says otherwise."""

    bot: Callable[[int, Random, Rulebook | None, Budget], Bot]
    usual: Budget
    with_boxes: Budget | None = None  # where that differs

    def budget(self, rules: Rulebook | None) -> Budget:
        """The default budget at a table with these rules."""
        if rules is not None and rules.boxes and self.with_boxes is not None:
            return self.with_boxes
        return self.usual


SIMPLE: Final[dict[str, type[Bot]]] = {"greenhorn": Greenhorn, "outlaw": Outlaw}
SEARCHING: Final[dict[str, Level]] = {
    "scout": Level(Scout, Budget(steps=20_000)),
    "gunslinger": Level(
        Gunslinger, Budget(steps=GUNSLINGER), Budget(steps=WITH_BOXES * GUNSLINGER)
    ),
    "legend": Level(Legend, Budget(seconds=1.0)),
    "mcts": Level(Reference, Budget(steps=17_000)),
}


def make_bot(
    code: str,
    seed: str | int,
    seat: int,
    rules: Rulebook | None = None,
    patience: float = 0.0,
) -> Bot:
    """A bot for one seat of the game with that seed, which only seeds the bot's own dice.

    ``rules`` are those in force at the table (`Setup.rulebook`): who are partners, and whether
    there is a gunslinger, is known to everyone there. ``patience``: maximum seconds for a decision,
    whatever the code says; choices then depend on the machine. Bots in a user's file or behind a
    socket fail if they take longer; without ``patience`` they have 30 seconds.
    """
    dice = dice_for(seed, seat)
    if is_own(code):
        return Own(load_own(code), seat, dice, rules, patience or PATIENCE)
    if is_remote(code):
        return Remote(code, seat, dice, rules, patience or PATIENCE)
    name, budget = _read(code)
    if name in SIMPLE:
        return SIMPLE[name](seat, dice, rules)
    level = SEARCHING[name]
    budget = budget or level.budget(rules)
    return level.bot(seat, dice, rules, budget.within(patience) if patience else budget)


def dice_for(seed: str | int, seat: int) -> Random:
    """The dice of the bot at a seat of the game with that seed."""
    return Random(f"{seed} seat {seat}")


def check_code(code: str) -> str:
    """The code, if there is such a bot. Whether one behind a socket listens shows when it is
    asked."""
    if is_own(code):
        load_own(code)
    elif is_remote(code):
        read_address(code)
    else:
        _read(code)
    return code


def is_ours(code: str) -> bool:
    """Whether this is one of our own bots, and not a user's."""
    return not (is_own(code) or is_remote(code))


def _read(code: str) -> tuple[str, Budget | None]:
    name, colon, limit = code.partition(":")
    known = (*SIMPLE, *SEARCHING)
    if name not in known:
        raise UnknownBot(f"no bot is called {name!r}{did_you_mean(name, known)}")
    if not colon:
        return name, None
    if name not in SEARCHING:
        raise UnknownBot(f"{code!r}: {name} does not think, so it needs no limit")
    if STEPS.fullmatch(limit):
        return name, Budget(steps=int(limit))
    found = MILLISECONDS.fullmatch(limit)
    if found is None:
        raise UnknownBot(f"{code!r}: a limit is a number of steps, or milliseconds like 250ms")
    return name, Budget(seconds=int(found[1]) / 1000)
