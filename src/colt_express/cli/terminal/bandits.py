"""The bandits around the table: what everyone may count, and what this seat knows."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ...engine.view import BanditView, TokenView, View
from ...words import Words
from ...words.names import UNKNOWN
from .colours import FIGURE_STYLES, LOOT_STYLE, QUIET_STYLE


def draw_bandits(table: View, words: Words) -> Table:
    """A line for each bandit; one's own is marked. Discard piles and hostages only where there
    are any."""
    discards = any(player.discard_size for player in table.players)
    hostages = {} if table.horses is None else table.horses.taken
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for right in (False, True, True, *([True] if discards else []), True, True, False):
        grid.add_column(justify="right" if right else "left")
    headings = _headings(words, discards)
    if hostages:
        headings.append(words.say("table-hostage"))
    grid.add_row("", *[Text(heading, QUIET_STYLE) for heading in headings])
    for bandit in table.bandits:
        mark = "▶" if bandit.seat == table.seat else " "
        cells = _cells(bandit, table, words, discards)
        if bandit.name in hostages:
            cells.append(Text(words.hostage(hostages[bandit.name])))
        grid.add_row(mark, *cells)
    return grid


def _headings(words: Words, discards: bool) -> list[str]:
    return [
        words.say("table-bandit"),
        words.say("table-hand"),
        words.say("table-deck"),
        *([words.say("table-discards")] if discards else []),
        words.say("table-bullets"),
        words.say("table-hits"),
        words.say("table-loot"),
    ]


def _cells(bandit: BanditView, table: View, words: Words, discards: bool) -> list[Text]:
    player = table.players[bandit.seat]
    name = f"{words.letter(bandit.name)} {words.figure(bandit.name)}"
    return [
        Text(name, FIGURE_STYLES[bandit.name]),
        Text(str(player.hand_size)),
        Text(str(player.deck_size)),
        *([Text(str(player.discard_size))] if discards else []),
        Text(str(bandit.bullets)),
        Text(str(sum(bandit.hits.values()))),
        Text(_loot(bandit, table, words), LOOT_STYLE),
    ]


def _loot(bandit: BanditView, table: View, words: Words) -> str:
    """Each token, with its value where this seat knows it; the sum of one's own."""
    parts = [_token(token, words) for token in bandit.loot]
    if bandit.seat == table.seat:
        money = bandit.cash + sum(token.value or 0 for token in bandit.loot if not _is_flask(token))
        parts.append(words.say("table-total", money=money))
    return " ".join(parts)


def _token(token: TokenView, words: Words) -> str:
    if _is_flask(token):
        return words.say("table-flask", value=UNKNOWN if token.value is None else token.value)
    return f"{words.sign(token)}{'?' if token.value is None else token.value}"


def _is_flask(token: TokenView) -> bool:
    """The value of a flask is no money."""
    return token.kind == "flask"
