"""The bandits around the table: what everyone may count, and what this seat knows."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from ...engine.information.view import BanditView, PlayerView, TokenView, View
from ...words import Words
from .box import BanditColumn, boxes_at, is_marshal
from .colours import FIGURE_STYLES, LOOT_STYLE, QUIET_STYLE


def draw_bandits(table: View, words: Words) -> Table:
    """A line for each bandit; one's own is marked."""
    columns = [
        BanditColumn(words.say("table-bandit"), lambda bandit: _name(bandit, words)),
        *standing_of(table, words),
        BanditColumn(words.say("table-loot"), lambda b: _loot(b, table, words), wide=True),
        *[column for box in boxes_at(table) for column in box.company(table, words)],
    ]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for column in columns:
        grid.add_column(justify="right" if column.number else "left", no_wrap=not column.wide)
    grid.add_row("", *[Text(column.heading, QUIET_STYLE) for column in columns])
    for bandit in table.bandits:
        mark = "▶" if bandit.seat == table.seat else " "
        grid.add_row(mark, *[column.cell(bandit) for column in columns])
    return grid


def standing_of(table: View, words: Words) -> list[BanditColumn]:
    """The columns between a bandit's name and the loot: cards, bullets, and what boxes add."""
    return [
        *_cards(table, words),
        *_bullets(table, words),
        *[column for box in boxes_at(table) for column in box.standing(table, words)],
    ]


def _cards(table: View, words: Words) -> list[BanditColumn]:
    """The cards of the bandit's player; discard piles only where there are any."""

    def count(heading: str, size: Callable[[PlayerView], int]) -> BanditColumn:
        return BanditColumn(
            heading, lambda bandit: Text(str(size(table.players[bandit.seat]))), True
        )

    columns = [
        count(words.say("table-hand"), lambda player: player.hand_size),
        count(words.say("table-deck"), lambda player: player.deck_size),
    ]
    if any(player.discard_size for player in table.players):
        columns.append(count(words.say("table-discards"), lambda player: player.discard_size))
    return columns


def _name(bandit: BanditView, words: Words) -> Text:
    name = f"{words.letter(bandit.name)} {words.figure(bandit.name)}"
    return Text(name, FIGURE_STYLES[bandit.name])


def _bullets(table: View, words: Words) -> list[BanditColumn]:
    def left(bandit: BanditView) -> Text:
        special = "".join(box.bullets(table, bandit) for box in boxes_at(table))
        return Text(special or str(bandit.bullets))

    def hits(bandit: BanditView) -> Text:
        return Text(str(sum(bandit.hits.values())))

    return [
        BanditColumn(words.say("table-bullets"), left, number=True),
        BanditColumn(words.say("table-hits"), hits, number=True),
    ]


def _loot(bandit: BanditView, table: View, words: Words) -> Text:
    """Each token, with its value where this seat knows it; the sum of one's own, unless one is
    the Marshal, who does not get rich."""
    boxes = boxes_at(table)
    special = {t.number: words_of for t in bandit.loot if (words_of := _special(t, table, words))}
    parts = [special.get(token.number) or _token(token, words) for token in bandit.loot]
    earned = [box.earnings(table, words, bandit) for box in boxes]
    parts += [told for told, _ in earned if told]
    if bandit.seat == table.seat and not is_marshal(bandit):
        loot = sum(token.value or 0 for token in bandit.loot if token.number not in special)
        money = bandit.cash + sum(amount for _, amount in earned) + loot
        parts.append(words.say("table-total", money=money))
    return Text(" ".join(parts), LOOT_STYLE)


def _special(token: TokenView, table: View, words: Words) -> str:
    """A token that is no money."""
    return "".join(box.token(token, words) for box in boxes_at(table))


def _token(token: TokenView, words: Words) -> str:
    return f"{words.sign(token)}{'?' if token.value is None else token.value}"
