"""The table as one seat sees it, drawn from its view within 80 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...engine.view import View
from ...words import Words
from .bandits import draw_bandits
from .beside import draw_beside, draw_legend
from .law import draw_law
from .programme import draw_programme
from .train import draw_train


def draw_table(table: View, words: Words) -> RenderableType:
    """Bandits, programme, train and hand, the most urgent last, as far as they are set out."""
    parts: list[RenderableType] = []
    if table.players:
        parts += [Text(), draw_bandits(table, words)]
    if table.round:
        parts += [Text(), draw_programme(table, words)]
    if table.cars:
        parts += [Text(), draw_train(table, words), *draw_beside(table, words)]
        parts += draw_legend(table, words)
    if table.law is not None:
        parts += draw_law(table, words, table.law)
    return Group(*parts, *_cards(table, words))


def _cards(table: View, words: Words) -> list[RenderableType]:
    """The seat's own cards; a spectator has none."""
    lines: list[str] = []
    for player in table.players:
        if player.seat == table.seat:
            if player.hand or table.phase == "planning":
                cards = words.cards(player.hand or ()) or words.say("hand-empty")
                lines.append(words.say("hand", cards=cards))
            if player.kept:
                lines.append(words.say("kept", cards=words.cards(player.kept)))
            if player.discard:
                lines.append(words.say("discards", cards=words.cards(player.discard)))
    return [Text(line) for line in lines]
