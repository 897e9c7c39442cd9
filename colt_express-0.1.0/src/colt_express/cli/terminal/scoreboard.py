"""The scoreboard: every side's money, source by source, who won, and what will be remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.awards import awards_of
from ...engine.base.ending import LEFT_BEHIND
from ...engine.game import Game, Result
from ...engine.information.view import SPECTATOR
from ...words import Words
from .boxes import BOXES
from .colours import HEADING_STYLE


class Bill(NamedTuple):
    """The money of each side, source by source: a name in the first column, then a column for each
    side."""

    header: list[str]
    sources: list[list[str]]
    totals: list[list[str]]


def draw_scoreboard(game: Game, words: Words) -> RenderableType:
    """A column for each side, the richest first, that adds up like a bill."""
    lines: list[RenderableType] = [_drawn(bill_of(game, words))]
    lines += [Text(remark) for remark in _remarks(game, words)]
    lines.append(Text(verdict_of(game, words), HEADING_STYLE))
    awards = _awards(game, words)
    if awards:
        lines += [Text(line) for line in (words.say("score-awards"), *awards)]
    return Group(*lines)


def bill_of(game: Game, words: Words) -> Bill:
    """The money of a finished game, the richest side first."""
    result, sides = _end(game)
    names = [_joined(side, words) for side in _bandits(game, words)]
    sources = []
    for source in _sources(game, result):
        amounts = [result.breakdown[side].get(source, 0) for side in sides]
        sources.append([words.money(source), *[_money(amount, words) for amount in amounts]])
    totals = [signed(result.money[side], words) for side in sides]
    hits = [str(result.hits[side]) for side in sides]
    return Bill(
        [words.say("score-title"), *[names[side] for side in sides]],
        sources,
        [[words.say("score-total"), *totals], [words.say("score-hits"), *hits]],
    )


def remarks_of(game: Game, words: Words) -> list[str]:
    """What else is said at the end: gunslingers, boxes, and what the game is remembered for."""
    return [*_remarks(game, words), *_awards(game, words)]


def verdict_of(game: Game, words: Words) -> str:
    """Who has won."""
    result, sides = _end(game)
    winners = _of_sides(game, sides, result.winners, words)
    table = game.view(SPECTATOR)
    told = "".join(box.verdict(game, winners, words) for box in BOXES if box.is_at(table))
    return told or told_winners(winners, words)


def _end(game: Game) -> tuple[Result, list[int]]:
    """The result, and a seat of each side in the order of the bill."""
    result = game.result
    assert result is not None
    return result, _ranking(game, result)


def _remarks(game: Game, words: Words) -> list[str]:
    result, sides = _end(game)
    lines = []
    if names := _of_sides(game, sides, result.gunslingers, words):
        joined = _joined(names, words)
        lines.append(words.say("score-gunslinger", names=joined, count=len(names)))
    if names := _of_sides(game, sides, result.barred, words):
        lines.append(words.say("score-barred", names=_joined(names, words), count=len(names)))
    table = game.view(SPECTATOR)
    return lines + [line for box in BOXES if box.is_at(table) for line in box.score(game, words)]


def _of_sides(game: Game, sides: Sequence[int], seats: Sequence[int], words: Words) -> list[str]:
    """The bandits of those sides that have one of these seats."""
    bandits = _bandits(game, words)
    return [name for side in sides if side in seats for name in bandits[side]]


def _awards(game: Game, words: Words) -> list[str]:
    lines = []
    for award in awards_of(game):
        told = words.name("award", f"award-{award.kind}", amount=award.amount)
        lines.append(words.say("score-award", bandit=words.figure(award.bandit), **told))
    return lines


def told_winners(winners: Sequence[str], words: Words) -> str:
    """CASE-9: it may be that no player is left who can win."""
    if not winners:
        return words.say("score-nobody")
    return words.say("score-winner", names=_joined(winners, words), count=len(winners))


def _drawn(bill: Bill) -> RenderableType:
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    title, *names = bill.header
    drawn.add_column(title)
    for name in names:
        drawn.add_column(name, justify="right")
    for row in bill.sources:
        drawn.add_row(*row)
    drawn.add_section()
    total, hits = bill.totals
    drawn.add_row(*total, style="bold")
    drawn.add_row(*hits)
    return drawn


def _bandits(game: Game, words: Words) -> list[list[str]]:
    """For each seat all bandits of its side."""
    table = game.view(SPECTATOR)
    sides = game.setup.rulebook.sides
    return [
        [words.figure(bandit.name) for bandit in table.bandits if sides[bandit.seat] == side]
        for side in sides
    ]


def _ranking(game: Game, result: Result) -> list[int]:
    """The first seat of each side of bandits, winners before those who cannot win (CASE-9), then
    the richest, of equals who took fewer bullets (END-2)."""
    sides = game.setup.rulebook.sides
    lawman = game.setup.rulebook.lawman
    seats = [seat for seat, side in enumerate(sides) if sides.index(side) == seat != lawman]
    return sorted(
        seats,
        key=lambda seat: (
            seat in result.barred,
            seat not in result.winners,
            -result.money[seat],
            result.hits[seat],
        ),
    )


def _sources(game: Game, result: Result) -> list[str]:
    """Every source that gave a player money, in the order of the rules."""
    known = [*[name for name, _ in game.setup.rulebook.money], "gunslinger", LEFT_BEHIND]
    return [name for name in known if any(name in sources for sources in result.breakdown)]


def _money(amount: int, words: Words) -> str:
    return signed(amount, words) if amount else "–"


def signed(amount: int, words: Words) -> str:
    """Money, or what is owed (CASE-7)."""
    return f"{'−' if amount < 0 else ''}{words.say('dollars', amount=abs(amount))}"


def _joined(names: Sequence[str], words: Words) -> str:
    first = ", ".join(names[:-1])
    return f"{first} {words.say('and')} {names[-1]}" if first else names[-1]
