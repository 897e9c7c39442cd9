"""The train, drawn within the columns there are: who and what is where.

The locomotive is on the left. Names are written out where there is room; otherwise each
figure is its letter. It reads without colours, which only repeat what the letters say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ...engine.information.view import TokenView, View
from ...words import Words
from .box import boxes_at, marshal_is_played
from .colours import FIGURE_STYLES, LOOT_STYLE
from .columns import CAR, LOCOMOTIVE, Column, Walls
from .width import WIDTH

WIDEST_CAR: Final = 16
NARROWEST_CAR: Final = 6
"""Columns of a car: at least two wheels, and room for a figure behind the bars of a cell."""


BARS: Final = "╫"

Row = list[Text]


def draw_train(table: View, words: Words, screen: int = WIDTH) -> Text:
    """The roofs, the insides, and the names of the cars."""
    columns = columns_of(table, words, screen)
    width, room = width_of(table, screen), room_of(table, screen)
    walls = [column.walls for column in columns]
    rows = [in_the_open(cells, width) for cells in _roofs(table, words, columns, room)]
    rows.append(Text(" ".join(_ceiling(its, room) for its in walls)))
    rows += [_within(walls, cells, room) for cells in _insides(table, words, columns, room)]
    rows.append(Text("".join(_wheels(its, room) for its in walls)[:-1]))
    rows.append(in_the_open([Text(column.label) for column in columns], width))
    return Text("\n").join(rows)


def _roofs(table: View, words: Words, columns: Sequence[Column], room: int) -> list[Row]:
    places = [column.roof for column in columns]
    rows = _side_by_side([figure_lines(table, words, place, room) for place in places])
    if any(place in table.floor for place in places):
        rows.append([draw_loot(table, words, place, room) for place in places])
    return rows


def _insides(table: View, words: Words, columns: Sequence[Column], room: int) -> list[Row]:
    places = [column.inside for column in columns]
    return [
        *_side_by_side([figure_lines(table, words, place, room) for place in places]),
        [draw_loot(table, words, place, room) for place in places],
        *_side_by_side([_cell(table, words, column, room) for column in columns]),
    ]


def _cell(table: View, words: Words, column: Column, room: int) -> list[Text]:
    """Behind bars."""
    if not column.cell:
        return []
    lines = figure_lines(table, words, column.cell, room - 2)
    return [Text.assemble(BARS, line, " " * (room - 2 - line.cell_len), BARS) for line in lines]


def _side_by_side(cells: Sequence[Sequence[Text]]) -> list[Row]:
    """Cells of several lines as rows."""
    return [list(row) for row in zip_longest(*cells, fillvalue=Text())]


def columns_of(table: View, words: Words, screen: int) -> list[Column]:
    """Front to back. Places at the ends of the train are laid out in turn: those of a later box are
    further away."""
    room = width_of(table, screen) - 1
    cars = [
        Column(CAR if n else LOCOMOTIVE, f"roof {n}", f"car {n}", _label(n, words.car(name), room))
        for n, name in enumerate(table.cars)
    ]
    boxes = boxes_at(table)
    for box in boxes:
        cars = box.columns(table, words, cars, room)
    for box in boxes:
        ahead = [box.end(words, place, room) for place in box.ahead]
        behind = [box.end(words, place, room) for place in box.behind]
        cars = [*ahead, *cars, *behind]
    return cars


def _label(car: int, name: str, room: int) -> str:
    """A car's number and name, close together where the train is long."""
    label = f"{car} {name}"
    return label if cell_len(label) <= room else f"{car}{name}"[:room]


def column_of(table: View, car: int) -> int:
    """Which column a car has, with what is drawn in front of the locomotive."""
    return car + sum(len(box.ahead) for box in boxes_at(table))


def width_of(table: View, screen: int) -> int:
    """How many characters there are for each column."""
    ends = sum(len(box.ahead) + len(box.behind) for box in boxes_at(table))
    return max(NARROWEST_CAR, min(WIDEST_CAR, screen // (len(table.cars) + ends)))


def room_of(table: View, screen: int) -> int:
    """How many of them are inside: all but two walls and the coupling to the next car."""
    return width_of(table, screen) - 3


def _ceiling(walls: Walls, room: int) -> str:
    ceiling = walls.ceiling
    return ceiling[0] + ceiling[1] * room + ceiling[2]


def _wheels(walls: Walls, room: int) -> str:
    floor, wheel = walls.floor, walls.wheel
    return f"{floor[0]}{wheel}{floor[1] * (room - 2)}{wheel}{floor[2]}{walls.coupling}"


def in_the_open(cells: Sequence[Text], width: int) -> Text:
    row = Text()
    for cell in cells:
        row.append(" ").append_text(cell).append(" " * (width - 1 - cell.cell_len))
    row.rstrip()
    return row


def _within(walls: Sequence[Walls], cells: Sequence[Text], room: int) -> Text:
    row = Text()
    for its, cell in zip(walls, cells, strict=True):
        wall = its.side
        row.append(wall).append_text(cell).append(" " * (room - cell.cell_len)).append(f"{wall} ")
    row.rstrip()
    return row


def draw_figures(table: View, words: Words, place: str, room: int) -> Text:
    """All figures at a place, by name or, where there is no room for that, by letter."""
    names = figures_at(table, place)
    whole = Text(" ").join(Text(words.figure(name), FIGURE_STYLES[name]) for name in names)
    if whole.cell_len <= room:
        return whole
    return Text().join(Text(words.letter(name), FIGURE_STYLES[name]) for name in names)


def figure_lines(table: View, words: Words, place: str, room: int) -> list[Text]:
    """The same, in several lines where there is no room even for the letters."""
    figures = draw_figures(table, words, place, room)
    return [*figures.divide(range(room, figures.cell_len, room))]


def figures_at(table: View, place: str) -> list[str]:
    """A Marshal who is led by a player is one of the bandits here."""
    names = ["marshal"] if table.marshal_at == place and not marshal_is_played(table) else []
    names += [name for box in boxes_at(table) for name in box.figures(table, place)]
    return [*names, *[bandit.name for bandit in table.bandits if bandit.at == place]]


def draw_loot(table: View, words: Words, place: str, room: int) -> Text:
    """A sign for each token on the floor; a number before each kind where it is a heap."""
    tokens = table.floor.get(place, [])
    signs = "".join(words.sign(token) for token in tokens)
    loot = Text(signs if len(signs) <= room else _heap(tokens, words), LOOT_STYLE)
    loot.truncate(room, overflow="ellipsis")
    return loot


def _heap(tokens: Sequence[TokenView], words: Words) -> str:
    counts = Counter(words.sign(token) for token in tokens)
    return "".join(f"{count}{sign}" for sign, count in counts.items())
