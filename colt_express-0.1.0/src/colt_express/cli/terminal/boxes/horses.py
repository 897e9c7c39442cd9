"""Horses & Stagecoach: what runs beside the train, hostages, and flasks.

The stagecoach is drawn below the car it faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rich.text import Text

from ....engine.boxes.horses.riding import RIDE
from ....engine.boxes.horses.turmoil import TURMOIL
from ....engine.information.view import BanditView, HorsesView, TokenView, View
from ....engine.places import PLACE_CALLED, car_of
from ....engine.rulebook import TurnKind
from ....words import Words
from ....words.names import UNKNOWN
from ..box import BanditColumn, Section, TerminalBox
from ..explaining import told
from ..train import (
    column_of,
    columns_of,
    draw_figures,
    draw_loot,
    figure_lines,
    in_the_open,
    room_of,
    width_of,
)

HORSE: Final = "♞"


class Horses(TerminalBox):
    cards = (RIDE,)
    turns: Mapping[str, TurnKind] = MappingProxyType({"M": TURMOIL})

    def is_at(self, table: View) -> bool:
        return table.horses is not None

    def figures(self, table: View, place: str) -> list[str]:
        return ["shotgun"] if _horses(table).shotgun == place else []

    def beside(self, table: View, words: Words, screen: int) -> list[Text]:
        horses = _horses(table)
        standing = {f"car {n}": count for n, count in enumerate(horses.horses)}
        if table.time_machine is not None:
            standing["time machine"] = table.time_machine.horses
        room = room_of(table, screen)
        columns = columns_of(table, words, screen)
        herds = [_herd(standing.get(column.inside, 0), room) for column in columns]
        lines = [in_the_open(herds, width_of(table, screen))]
        if horses.coach is not None:
            lines += _coach(table, words, car_of(PLACE_CALLED[horses.coach]), screen)
        return [line for line in lines if line.plain]

    def places(self, table: View) -> list[str]:
        return [] if _horses(table).coach is None else ["coach", "coach roof"]

    def listed(self, table: View, words: Words) -> list[str]:
        """The horses by car, and which car the stagecoach faces."""
        horses = _horses(table)
        herds = [f"car {n} × {count}" for n, count in enumerate(horses.horses) if count]
        if table.time_machine is not None and table.time_machine.horses:
            herds.append(f"time machine × {table.time_machine.horses}")
        lines = [words.say("told-horses", places=", ".join(herds))] if herds else []
        if horses.coach is not None:
            lines.append(words.say("told-coach", car=horses.coach))
        return lines

    def away(self, table: View, words: Words, names: str) -> str:
        """They have not boarded yet."""
        return "" if _horses(table).boarding is None else words.say("table-saddle", names=names)

    def legend(self, table: View, words: Words) -> list[str]:
        legend = words.say("table-legend-horses", horse=HORSE)
        if _horses(table).coach is not None:
            legend += f"   {words.say('table-legend-coach')}"
        return [legend]

    def remaining(self, table: View, words: Words) -> list[str]:
        names = ", ".join(words.hostage(name) for name in _horses(table).hostages)
        return [words.say("table-hostages", hostages=names)] if names else []

    def company(self, table: View, words: Words) -> list[BanditColumn]:
        """Hostages, if a bandit has one."""
        hostages = _horses(table).taken

        def hostage(bandit: BanditView) -> Text:
            return Text(words.hostage(hostages[bandit.name]) if bandit.name in hostages else "")

        return [BanditColumn(words.say("table-hostage"), hostage, wide=True)] if hostages else []

    def token(self, token: TokenView, words: Words) -> str:
        if token.kind != "flask":
            return ""
        return words.say("table-flask", value=UNKNOWN if token.value is None else token.value)

    def guide(self, table: View, words: Words, tags: Sequence[str]) -> list[Section]:
        """The explanation of the box, and the hostages of this game."""
        horses = _horses(table)
        riding = [words.say("help-horses"), told(words, "help-whiskey", tags)]
        sections = [(words.say("help-horses-title"), riding)]
        if horses.coach is not None:
            hostages = [*horses.hostages, *horses.taken.values()]
            sections.append((words.say("help-coach-title"), [words.say("help-coach")]))
            lines = [words.say("option-hostage", **words.explained("hostage", h)) for h in hostages]
            sections.append((words.say("help-hostages-title"), lines))
        return sections


def _horses(table: View) -> HorsesView:
    horses = table.horses
    assert horses is not None
    return horses


def _herd(count: int, room: int) -> Text:
    return Text(HORSE * count if count <= room else f"{count}{HORSE}")


def _coach(table: View, words: Words, car: int, screen: int) -> list[Text]:
    """Its roof with all that is on it, and its inside under its name."""
    margin = width_of(table, screen) * column_of(table, car)
    room = room_of(table, screen)
    rows = [Text(f"╭{words.car('coach')[:room]:─^{room}}╮")]
    for content in (
        *figure_lines(table, words, "coach", room),
        draw_loot(table, words, "coach", room),
    ):
        if content.plain or len(rows) == 1:
            gap = " " * (room - content.cell_len)
            rows.append(Text.assemble("│", content, gap, "│"))
    rows.append(Text(f"╰O{'─' * (room - 2)}O╯"))
    on_top = _on_the_roof(table, words, screen - margin - 1)
    return [Text.assemble(" " * margin, row) for row in (*on_top, *rows)]


def _on_the_roof(table: View, words: Words, room: int) -> list[Text]:
    """Figures and loot side by side, or one above the other where there is no room."""
    loot = draw_loot(table, words, "coach roof", room)
    figures = draw_figures(table, words, "coach roof", room - loot.cell_len - 1)
    parts = [part for part in (figures, loot) if part.plain]
    if sum(part.cell_len + 1 for part in parts) <= room + 1:
        parts = [Text(" ").join(parts)] if parts else []
    return [Text.assemble(" ", part) for part in parts]


BOX: Final = Horses()
