"""The lines below the train: what runs beside it, who is out of sight, and what signs mean."""

from __future__ import annotations

from rich.text import Text

from ...engine.information.view import View
from ...words import Words
from .box import boxes_at, marshal_is_played
from .colours import QUIET_STYLE
from .width import WIDTH


def draw_beside(table: View, words: Words, screen: int = WIDTH) -> list[Text]:
    """The lines below the train; none without a box that brings something there."""
    boxes = boxes_at(table)
    lines = [line for box in boxes for line in box.beside(table, words, screen)]
    return [*lines, *told_beside(table, words)]


def told_beside(table: View, words: Words) -> list[Text]:
    """The sentences on who is away or out of sight."""
    unseen = [Text(line) for box in boxes_at(table) for line in box.unseen(table, words)]
    return [*_away(table, words), *unseen]


def draw_legend(table: View, words: Words) -> list[Text]:
    """The meaning of the signs, and pieces without an owner."""
    marshal = "yes" if marshal_is_played(table) else "no"
    lines = [words.say("table-legend", bullets=table.neutral_bullets, marshal=marshal)]
    boxes = boxes_at(table)
    lines += [line for box in reversed(boxes) for line in box.legend(table, words)]
    remaining = [line for box in boxes for line in box.remaining(table, words)]
    return [*[Text(line, QUIET_STYLE) for line in lines], *map(Text, remaining)]


def _away(table: View, words: Words) -> list[Text]:
    """Who has not boarded yet, has escaped, or was thrown off."""
    boxes = boxes_at(table)
    travellers = [name for box in boxes for name in box.travellers(table)]
    away = [bandit.name for bandit in table.bandits if bandit.at == "away"]
    names = ", ".join(words.figure(name) for name in away if name not in travellers)
    if not names:
        return []
    reason = "".join(box.away(table, words, names) for box in boxes)
    return [Text(reason or words.say("table-gone", names=names))]
