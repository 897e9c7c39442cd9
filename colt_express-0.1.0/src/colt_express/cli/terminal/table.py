"""The table as one seat sees it, drawn from its view to fit the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...engine.information.view import View
from ...words import Words
from .bandits import draw_bandits
from .beside import draw_beside, draw_legend
from .boxes import BOXES
from .programme import draw_programme
from .train import draw_train
from .width import WIDTH


def draw_table(
    table: View, words: Words, screen: int = WIDTH, short: bool = False
) -> RenderableType:
    """Bandits, programme, train and hand, the most urgent last, as far as they are set out. On a
    short screen without gaps and legend, and the bandits where they stay in sight."""
    bandits: list[RenderableType] = [draw_bandits(table, words)] if table.players else []
    gap = [] if short else [Text()]
    parts: list[RenderableType] = [] if short else [*gap, *bandits]
    if table.round:
        parts += [*gap, draw_programme(table, words, screen)]
    if table.cars:
        parts += [*gap, draw_train(table, words, screen), *draw_beside(table, words, screen)]
        parts += [] if short else draw_legend(table, words)
    for box in BOXES:
        parts += box.open_cards(table, words) if box.is_at(table) else []
    parts += bandits if short else []
    return Group(*parts, *map(Text, own_cards(table, words)))


def draw_position(table: View, words: Words, screen: int, programme: bool) -> RenderableType:
    """A position to explain, without any player's cards: the train, then the bandits. Without the
    programme where the cards of the round are told in words."""
    parts: list[RenderableType] = []
    if programme and table.round:
        parts += [draw_programme(table, words, screen), Text()]
    parts += [draw_train(table, words, screen), *draw_beside(table, words, screen)]
    parts += draw_legend(table, words)
    if table.players:
        parts += [Text(), draw_bandits(table, words)]
    return Group(*parts)


def own_cards(table: View, words: Words) -> list[str]:
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
    return lines
