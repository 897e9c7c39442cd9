"""Solve: a position so small that the best play against a bot can be computed exactly."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from ...bots import Eyes, make_bot
from ...engine.game import Game
from ...errors import quoted
from .errors import TrackError
from .figures import Figure
from .solving.growing import grow
from .solving.tree import EVEN, Policy, Tree
from .track import Results, Track, are_numbers, check_bot

CFR: Final = re.compile(r"cfr:([1-9]\d{0,4})")
"""An entry that is no bot: the average policy of OpenSpiel's CFR+ after that many iterations."""
UNIFORM: Final = "uniform"
PART: Final = "last round"
DIGITS: Final = 6


class Solve(Track):
    """The only piece gives the share of the win that the entry has in each seat against an opponent
    that knows it and answers perfectly."""

    name = "solve"
    asks = (
        "How much of the win is a bot sure of in the last round of a game for two, against an "
        "opponent that plays perfectly against it?"
    )
    unit = "games won at least, in %; exploitability is what both seats lack, on average"
    entries = "a bot, uniform, or cfr:ITERATIONS (needs OpenSpiel)"
    piece = "position"
    parts = (PART,)
    best = "lowest"
    scale = 100.0
    digits = 2

    def check(self, entry: str) -> None:
        if entry == UNIFORM:
            return
        if entry.startswith("cfr"):
            if not CFR.fullmatch(entry):
                raise TrackError(
                    f"{quoted(entry)}: write cfr:ITERATIONS, such as cfr:100, at most cfr:99999"
                )
            _cfr()
            return
        check_bot(entry)

    def most(self, _part: str, /) -> int | None:
        return 1

    def play(self, entry: str, _part: str, _number: int, /) -> list[float]:
        tree, policy = solution_of(entry)
        return [round(EVEN - tree.best_response(1 - seat, policy) + 0.0, DIGITS) for seat in (0, 1)]

    def is_sound(self, _part: str, piece: Sequence[float], /) -> bool:
        return are_numbers(piece, 2) and all(0 <= share <= 1 for share in piece)

    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        headings = ("as first", "as second", "exploitability")
        pieces = results.get(PART)
        if not pieces:
            return [(heading, None) for heading in headings]
        first, second = pieces[0]
        figures = (first, second, (1 - first - second) / 2)
        return [
            (heading, Figure(value, None)) for heading, value in zip(headings, figures, strict=True)
        ]


def solution_of(entry: str) -> tuple[Tree, Policy]:
    """The tree of the position, and the policy of an entry: by information set, the probability of
    each option."""
    if entry == UNIFORM:
        tree = grow()
        return tree, tree.uniform()
    found = CFR.fullmatch(entry)
    if found:
        tree = grow()
        return tree, _cfr()(tree, int(found[1]))
    chosen: list[int] = []

    def ask(number: int, game: Game) -> None:
        """The bot's choice in an information set; its dice depend on nothing else."""
        seat = game.decisions[0].seat
        bot = make_bot(entry, f"solve {number}", seat, game.setup.rulebook)
        decision = game.decisions[0]
        chosen.append(decision.options.index(bot.choose(decision, Eyes(game, seat))))

    tree = grow(ask)
    sets = zip(tree.sets, chosen, strict=True)
    return tree, [[float(n == one) for n in range(len(know.options))] for know, one in sets]


def _cfr() -> Callable[[Tree, int], Policy]:
    try:
        from .solving.openspiel import cfr
    except ModuleNotFoundError:
        raise TrackError(
            "cfr is OpenSpiel's: pip install 'colt-express[research,openspiel]'"
        ) from None
    return cfr
