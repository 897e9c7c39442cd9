"""Generalise: the same policy at tables that it was not made for."""

from __future__ import annotations

from typing import Final

from ...engine.configuration.setup import BOXES
from ...engine.configuration.table_options import TableOptions
from .figures import Figure
from .tables import Table, TableTrack, mean_if_all, setup_of, sides_of
from .track import Results

RIVAL: Final = "outlaw"
MARSHAL: Final = TableOptions(boxes=["marshal"])
USUAL: Final = "base, 4"
SIZES: Final = {
    "pair, 2": Table(2, RIVAL, TableOptions(variant="pair")),
    **{f"base, {seats}": Table(seats, RIVAL) for seats in (3, 5, 6, 7)},
    "marshal, 8": Table(8, RIVAL, MARSHAL),
}
"""Tables of other sizes."""
BOXES_ALONE: Final = {f"{box}, 4": Table(4, RIVAL, TableOptions(boxes=[box])) for box in BOXES}
TOGETHER: Final = {"all boxes, 5": Table(5, RIVAL, TableOptions(boxes=[*BOXES]))}


class Generalise(TableTrack):
    """Outlaws hold the other seats everywhere."""

    name = "generalise"
    asks = (
        "How well does a bot made for the base game for four play with boxes and with two to "
        "eight players, against outlaws?"
    )
    unit = "games won for each that is a seat's fair share: 1 if all sides won equally often"
    entries = "a bot, the same at all tables"
    usual = 24
    scale = 1.0
    digits = 2
    tables = {USUAL: Table(4, RIVAL), **SIZES, **BOXES_ALONE, **TOGETHER}

    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        ratios = {part: self.ratio(results, part) for part in self.parts}
        groups = {USUAL: [USUAL], "2 to 8": SIZES, "boxes": {**BOXES_ALONE, **TOGETHER}}
        found = [
            (heading, mean_if_all([ratios[part] for part in group]))
            for heading, group in groups.items()
        ]
        new = [ratio for part, ratio in ratios.items() if part != USUAL]
        return [*found, ("new tables", mean_if_all(new))]

    def ratio(self, results: Results, part: str) -> Figure | None:
        """The share of wins at one table, in fair shares."""
        figure = self.figure(results, part)
        return figure and figure.times(sides_of(setup_of(self.tables[part])))
