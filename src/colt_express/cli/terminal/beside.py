"""What runs beside the train: horses, the stagecoach, and whoever is nowhere to be seen.

The stagecoach is drawn below the car it faces.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ...engine.view import HorsesView, TimeMachineView, View
from ...words import Words
from .colours import QUIET_STYLE
from .train import (
    column_of,
    draw_figures,
    draw_loot,
    figure_lines,
    in_the_open,
    room_of,
    width_of,
)
from .width import WIDTH

HORSE: Final = "♞"


def draw_beside(table: View, words: Words, screen: int = WIDTH) -> list[Text]:
    """The lines below the train; none without a box that brings something there."""
    lines: list[Text] = []
    if table.horses is not None:
        lines += _horses(table, words, table.horses, screen)
    lines += _away(table, words)
    if table.time_machine is not None and table.time_machine.traveller is not None:
        lines += _in_time(table, words, table.time_machine)
    return lines


def _horses(table: View, words: Words, horses: HorsesView, screen: int) -> list[Text]:
    ahead = [] if table.time_machine is None else [table.time_machine.horses]
    room = room_of(table, screen)
    herds = [_herd(count, room) for count in (*ahead, *horses.horses)]
    lines = [in_the_open(herds, width_of(table, screen))]
    if horses.coach is not None:
        lines += _coach(table, words, int(horses.coach.split()[1]), screen)
    return [line for line in lines if line.plain]


def _in_time(table: View, words: Words, machine: TimeMachineView) -> list[Text]:
    """Who travels in time, and to himself where he will appear (TM-5)."""
    lines = [words.say("table-travelling", names=words.figure(machine.traveller or ""))]
    if machine.hiding is not None:
        lines.append(words.say("table-hiding", **words.place_arguments(machine.hiding, table)))
    return [Text(line) for line in lines]


def draw_legend(table: View, words: Words) -> list[Text]:
    """What the signs mean, and the hostages nobody has taken."""
    law = "no" if table.marshal is None else "yes"
    lines = [words.say("table-legend", bullets=table.neutral_bullets, law=law)]
    if table.marshal is not None:
        lines.append(words.say("table-legend-law"))
    if table.horses is not None:
        lines.append(_legend_of_horses(words, table.horses))
    hostages = [] if table.horses is None else table.horses.hostages
    names = ", ".join(words.hostage(name) for name in hostages)
    told = [Text(words.say("table-hostages", hostages=names))] if names else []
    return [*[Text(line, QUIET_STYLE) for line in lines], *told]


def _legend_of_horses(words: Words, horses: HorsesView) -> str:
    legend = words.say("table-legend-horses", horse=HORSE)
    if horses.coach is not None:
        legend += f"   {words.say('table-legend-coach')}"
    return legend


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


def _away(table: View, words: Words) -> list[Text]:
    """Who has not boarded yet, has escaped, or was thrown off."""
    traveller = table.time_machine.traveller if table.time_machine else None
    away = [bandit.name for bandit in table.bandits if bandit.at == "away"]
    names = [words.figure(name) for name in away if name != traveller]
    if not names:
        return []
    if table.horses is not None and table.horses.boarding is not None:
        return [Text(words.say("table-saddle", names=", ".join(names)))]
    return [Text(words.say("table-gone", names=", ".join(names)))]
