"""A position as short text: what the terminal draws, in lines that need no picture.

It is made from a seat's view alone, so it tells only what that seat may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from io import StringIO

from rich.console import Console, RenderableType

from ...engine.information.view import BanditView, TokenView, View
from ...words import Words
from ..terminal.bandits import standing_of
from ..terminal.beside import told_beside
from ..terminal.box import boxes_at, marshal_is_played
from ..terminal.boxes import BOXES
from ..terminal.programme import draw_programme
from ..terminal.table import own_cards
from ..terminal.train import columns_of, figures_at

WIDTH = 400
"""Columns for what the terminal draws as lines, so that none is broken in two."""
NOTHING = "–"


def told_position(table: View, words: Words) -> str:
    """The round, the bandits, the places front to back, and the seat's own cards."""
    parts = [*_me(table, words)]
    if table.round:
        parts.append(plain(draw_programme(table, words, WIDTH)))
    if table.players:
        parts += [_bandit(bandit, table, words) for bandit in table.bandits]
    else:
        parts += [_drafted(bandit, words) for bandit in table.bandits]
    if table.cars:
        parts += [*_places(table, words), *_beside(table, words)]
    for box in BOXES:
        parts += map(plain, box.open_cards(table, words) if box.is_at(table) else [])
    return "\n".join([*parts, *own_cards(table, words)])


def plain(drawing: RenderableType) -> str:
    """A drawing as text without colours."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(drawing, soft_wrap=True)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _me(table: View, words: Words) -> Iterator[str]:
    for bandit in table.mine:
        who = words.figure(bandit.name)
        if bandit.abilities:
            abilities = ", ".join(map(words.ability, bandit.abilities))
            yield words.say("you-can", who=who, ability=abilities)
        else:
            yield words.say("you-are", who=who)


def _drafted(bandit: BanditView, words: Words) -> str:
    """A bandit before the players have cards."""
    abilities = ", ".join(map(words.ability, bandit.abilities))
    return words.say("help-line", name=words.figure(bandit.name), hint=abilities or NOTHING)


def _bandit(bandit: BanditView, table: View, words: Words) -> str:
    """A bandit with the sizes of hand and deck, bullets, hits, and the loot."""
    boxes = boxes_at(table)
    company = [column for box in boxes for column in box.company(table, words)]
    columns = [*standing_of(table, words), *company]
    told = [(column.heading, column.cell(bandit).plain) for column in columns]
    numbers = ", ".join(f"{heading} {cell}" for heading, cell in told if cell)
    loot = [_loot(bandit.loot, words)] if bandit.loot else []
    for box in boxes:
        earned, _ = box.earnings(table, words, bandit)
        loot += [earned] if earned else []
    return f"{words.figure(bandit.name)}: {numbers}, {words.say('table-loot')}: " + (
        ", ".join(loot) or NOTHING
    )


def _places(table: View, words: Words) -> Iterator[str]:
    """Each place with who and what is there, under the words by which it is chosen; empty roofs
    and cells are left out."""
    columns = columns_of(table, words, WIDTH)
    for column in columns:
        yield from _place(column.inside, table, words, always=True)
        for place in (column.roof, column.cell):
            if place:
                yield from _place(place, table, words)
    for place in (place for box in boxes_at(table) for place in box.places(table)):
        yield from _place(place, table, words, always=True)


def _place(place: str, table: View, words: Words, always: bool = False) -> Iterator[str]:
    here = [words.figure(name) for name in figures_at(table, place)]
    tokens = table.floor.get(place, [])
    here += [_loot(tokens, words)] if tokens else []
    if here or always:
        name = str(words.place_arguments(place, table)["place"])
        yield f"- {place} ({name}): {', '.join(here) or NOTHING}"


def _loot(tokens: Sequence[TokenView], words: Words) -> str:
    """The tokens by name, those alike together."""
    counts = Counter(str(words.loot_arguments(token)["loot"]) for token in tokens)
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())


def _beside(table: View, words: Words) -> Iterator[str]:
    """What is beside the train or out of sight, and pieces without an owner."""
    for box in boxes_at(table):
        yield from box.listed(table, words)
    yield from (line.plain for line in told_beside(table, words))
    marshal = "yes" if marshal_is_played(table) else "no"
    yield words.say("told-bullets", bullets=table.neutral_bullets, marshal=marshal)
    for box in boxes_at(table):
        yield from box.remaining(table, words)
