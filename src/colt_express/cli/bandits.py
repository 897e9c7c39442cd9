"""The bandits around the table: what everyone may count, and what this seat knows."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..engine.view import BanditView, TokenView, View
from ..words import Words
from .colours import FIGURE_STYLES, LOOT_STYLE, QUIET_STYLE


def draw_bandits(table: View, words: Words) -> Table:
    """A line for each bandit; one's own is marked."""
    columns = ["bandit", "hand", "deck", "bullets", "hits", "loot"]
    if any(player.discard_size for player in table.players):
        columns.insert(3, "discards")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for column in columns:
        grid.add_column(justify="left" if column in ("bandit", "loot") else "right")
    grid.add_row("", *[Text(words.say(f"table-{column}"), QUIET_STYLE) for column in columns])
    for bandit in table.bandits:
        cells = _cells(bandit, table, words)
        mark = "▶" if bandit.seat == table.seat else " "
        grid.add_row(mark, *[cells[column] for column in columns])
    return grid


def _cells(bandit: BanditView, table: View, words: Words) -> dict[str, Text]:
    player = table.players[bandit.seat]
    return {
        "bandit": Text(
            f"{words.letter(bandit.name)} {words.figure(bandit.name)}",
            FIGURE_STYLES[bandit.name],
        ),
        "hand": Text(str(player.hand_size)),
        "deck": Text(str(player.deck_size)),
        "discards": Text(str(player.discard_size)),
        "bullets": Text(str(bandit.bullets)),
        "hits": Text(str(sum(bandit.hits.values()))),
        "loot": Text(_loot(bandit, table, words), LOOT_STYLE),
    }


def _loot(bandit: BanditView, table: View, words: Words) -> str:
    """Each token, with its value where this seat knows it; the sum of one's own."""
    parts = [_token(token, words) for token in bandit.loot]
    if bandit.seat == table.seat:
        money = bandit.cash + sum(token.value or 0 for token in bandit.loot)
        parts.append(words.say("table-total", money=money))
    return " ".join(parts)


def _token(token: TokenView, words: Words) -> str:
    return f"{words.sign(token.kind)}{'?' if token.value is None else token.value}"
