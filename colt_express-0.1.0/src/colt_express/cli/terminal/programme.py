"""The programme of a round: its card, turn by turn, with the cards played so far."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.base.planning import TURNS
from ...engine.information.view import CardView, PlayedView, View
from ...words import Words
from ...words.names import sentence
from .box import boxes_at
from .colours import FIGURE_STYLES, HEADING_STYLE, NOW_STYLE, QUIET_STYLE
from .width import WIDTH


def draw_programme(table: View, words: Words, screen: int = WIDTH) -> RenderableType:
    """The round card, where the round stands, and what is going to end it."""
    card = table.rounds[table.round - 1]
    assert card is not None
    headline = words.say(
        "table-round",
        number=table.round,
        count=len(table.rounds),
        **words.round_arguments(card.name, table),
        first=sentence(words.who(table.first, table)),
    )
    lines: list[RenderableType] = [Text(headline, HEADING_STYLE)]
    if table.phase in ("planning", "stealing"):
        lines.append(Text(_explanation(table, words), QUIET_STYLE))
    lines.append(_turns(card.turns, table, words, screen))
    ending = ending_of_round(table)
    if ending:
        lines.append(Text(words.say("table-ending", **words.ending_arguments(ending, table))))
    if card.keep and table.phase == "planning":
        lines.append(Text(words.say("table-keep", keep=card.keep)))
    return Group(*lines)


def ending_of_round(table: View) -> str:
    """The event of the round card, if there is one."""
    card = table.rounds[table.round - 1]
    return "" if card is None else card.event


def _explanation(table: View, words: Words) -> str:
    if table.phase == "stealing":
        return words.say("table-stealing")
    turn = words.explained("turn", table.turn_kind)
    return words.say("table-turn", number=table.turn, **turn)


def _turns(symbols: str, table: View, words: Words, screen: int) -> Table:
    grid = Table.grid(padding=(0, 1))
    kinds = dict(TURNS)
    for box in boxes_at(table):
        kinds |= box.turns
    names = [f"{n} {words.turn(kinds[symbol].name)}" for n, symbol in enumerate(symbols, 1)]
    room = screen - max(map(cell_len, names)) - 3  # the mark, and a gap on both sides of the name
    for number, name in enumerate(names, 1):
        now = table.phase == "planning" and number == table.turn
        cards = [_played(table, n, words) for n, p in enumerate(table.pile) if p.turn == number]
        grid.add_row(
            "▶" if now else " ",
            Text(name, NOW_STYLE if now else ""),
            _in_lines(cards, room),
        )
    return grid


def _in_lines(cards: Sequence[Text], room: int) -> Text:
    """As many cards on a line as there is room for; none is broken in two."""
    lines: list[list[Text]] = [[]]
    for card in cards:
        if lines[-1] and sum(c.cell_len + 2 for c in lines[-1]) + card.cell_len > room:
            lines.append([])
        lines[-1].append(card)
    return Text("\n").join(Text("  ").join(line) for line in lines)


def _played(table: View, number: int, words: Words) -> Text:
    """A card on the pile; the one being resolved is marked."""
    played = table.pile[number]
    now = table.phase == "stealing" and number == _last_turned_up(table)
    entry = Text("▶" if now else "")
    entry.append_text(_owner(played, table, words)).append(f":{_face(played, words)}")
    if now:
        entry.stylize(NOW_STYLE)
    elif played.resolved:
        entry.stylize(QUIET_STYLE)
    return entry


def _last_turned_up(table: View) -> int:
    return sum(played.resolved for played in table.pile) - 1


def _owner(played: PlayedView, table: View, words: Words) -> Text:
    """The bandit who is about to act, if known."""
    owner = played.card and played.card.owner
    if owner:
        return Text(words.figure(owner), FIGURE_STYLES[owner])
    return Text(words.seat(played.seat, table))


def _face(played: PlayedView, words: Words) -> str:
    """Face-down cards of one's own are in brackets."""
    if played.card is None:
        return words.say("hidden-card")
    name = words.card(CardView(played.card.kind))
    return f"({name})" if played.hidden and not played.resolved else name
