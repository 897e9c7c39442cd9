"""The scoreboard: every side's money, source by source, who won, and what will be remembered."""

from __future__ import annotations

from collections.abc import Sequence

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


def draw_scoreboard(game: Game, words: Words) -> RenderableType:
    """A column for each side, the richest first, that adds up like a bill."""
    result = game.result
    assert result is not None
    bandits = _bandits(game, words)
    sides = _ranking(game, result)
    winners = [name for side in sides if side in result.winners for name in bandits[side]]
    shooters = [name for side in sides if side in result.gunslingers for name in bandits[side]]
    names = [_joined(side, words) for side in bandits]
    lines = [_bill(game, result, sides, names, words)]
    if shooters:
        joined = _joined(shooters, words)
        lines.append(Text(words.say("score-gunslinger", names=joined, count=len(shooters))))
    barred = [name for side in sides if side in result.barred for name in bandits[side]]
    if barred:
        joined = _joined(barred, words)
        lines.append(Text(words.say("score-barred", names=joined, count=len(barred))))
    table = game.view(SPECTATOR)
    boxes = [box for box in BOXES if box.is_at(table)]
    lines += [Text(line) for box in boxes for line in box.score(game, words)]
    verdict = "".join(box.verdict(game, winners, words) for box in boxes)
    lines.append(Text(verdict or _verdict(winners, words), HEADING_STYLE))
    return Group(*lines, *_awards(game, words))


def _awards(game: Game, words: Words) -> list[Text]:
    awards = awards_of(game)
    lines = [Text(words.say("score-awards"))] if awards else []
    for award in awards:
        told = words.name("award", f"award-{award.kind}", amount=award.amount)
        bandit = words.figure(award.bandit)
        lines.append(Text(words.say("score-award", bandit=bandit, **told)))
    return lines


def _verdict(winners: Sequence[str], words: Words) -> str:
    """CASE-9: it may be that no player is left who can win."""
    if not winners:
        return words.say("score-nobody")
    return words.say("score-winner", names=_joined(winners, words), count=len(winners))


def _bill(
    game: Game, result: Result, sides: Sequence[int], names: Sequence[str], words: Words
) -> RenderableType:
    bill = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    bill.add_column(words.say("score-title"))
    for side in sides:
        bill.add_column(names[side], justify="right")
    for source in _sources(game, result):
        amounts = [result.breakdown[side].get(source, 0) for side in sides]
        bill.add_row(words.money(source), *[_money(amount, words) for amount in amounts])
    bill.add_section()
    totals = [_signed(result.money[side], words) for side in sides]
    bill.add_row(words.say("score-total"), *totals, style="bold")
    bill.add_row(words.say("score-hits"), *[str(result.hits[side]) for side in sides])
    return bill


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
    return _signed(amount, words) if amount else "–"


def _signed(amount: int, words: Words) -> str:
    """Money, or what is owed (CASE-7)."""
    return f"{'−' if amount < 0 else ''}{words.say('dollars', amount=abs(amount))}"


def _joined(names: Sequence[str], words: Words) -> str:
    first = ", ".join(names[:-1])
    return f"{first} {words.say('and')} {names[-1]}" if first else names[-1]
