"""The bandits around the table: what everyone may count, and what this seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from ...engine.boxes.marshal.ending import POSTER
from ...engine.view import BanditView, MarshalView, PlayerView, TokenView, View
from ...words import Words
from ...words.names import UNKNOWN
from .colours import FIGURE_STYLES, LOOT_STYLE, QUIET_STYLE


class Column(NamedTuple):
    """What is said of every bandit; wide ones may need several lines."""

    heading: str
    cell: Callable[[BanditView], Text]
    number: bool = False
    wide: bool = False


def draw_bandits(table: View, words: Words) -> Table:
    """A line for each bandit; one's own is marked."""
    columns = [
        *_cards(table, words),
        *_bullets(table, words),
        *_law(words, table.marshal),
        *_goods(table, words),
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


def _cards(table: View, words: Words) -> list[Column]:
    """The bandit and his player's cards; discard piles only where there are any."""

    def count(heading: str, size: Callable[[PlayerView], int]) -> Column:
        return Column(heading, lambda bandit: Text(str(size(table.players[bandit.seat]))), True)

    columns = [
        Column(words.say("table-bandit"), lambda bandit: _name(bandit, words)),
        count(words.say("table-hand"), lambda player: player.hand_size),
        count(words.say("table-deck"), lambda player: player.deck_size),
    ]
    if any(player.discard_size for player in table.players):
        columns.append(count(words.say("table-discards"), lambda player: player.discard_size))
    return columns


def _name(bandit: BanditView, words: Words) -> Text:
    name = f"{words.letter(bandit.name)} {words.figure(bandit.name)}"
    return Text(name, FIGURE_STYLES[bandit.name])


def _bullets(table: View, words: Words) -> list[Column]:
    def left(bandit: BanditView) -> Text:
        """The Marshal's are in two cylinders."""
        if table.marshal is None or bandit.seat != table.marshal.seat:
            return Text(str(bandit.bullets))
        return Text("+".join(str(len(bullets)) for bullets in table.marshal.cylinders))

    def hits(bandit: BanditView) -> Text:
        return Text(str(sum(bandit.hits.values())))

    return [
        Column(words.say("table-bullets"), left, number=True),
        Column(words.say("table-hits"), hits, number=True),
    ]


def _law(words: Words, law: MarshalView | None) -> list[Column]:
    """Posters that are not captured, and companions where anybody has one."""
    if law is None:
        return []

    def poster(bandit: BanditView) -> Text:
        return Text(words.say("dollars", amount=POSTER) if bandit.name in law.wanted else "")

    def companion(bandit: BanditView) -> Text:
        owner = law.companions.get(bandit.name)
        return Text() if owner is None else Text(words.companions([owner]), FIGURE_STYLES[owner])

    columns = [Column(words.say("table-poster"), poster, number=True)]
    if law.companions:
        columns.append(Column(words.say("table-companion"), companion))
    return columns


def _goods(table: View, words: Words) -> list[Column]:
    """Loot, and hostages where anybody has one."""
    hostages = {} if table.horses is None else table.horses.taken

    def loot(bandit: BanditView) -> Text:
        return Text(_loot(bandit, table, words), LOOT_STYLE)

    def hostage(bandit: BanditView) -> Text:
        return Text(words.hostage(hostages[bandit.name]) if bandit.name in hostages else "")

    columns = [Column(words.say("table-loot"), loot, wide=True)]
    if hostages:
        columns.append(Column(words.say("table-hostage"), hostage, wide=True))
    return columns


def _loot(bandit: BanditView, table: View, words: Words) -> str:
    """Each token, with its value where this seat knows it; the sum of one's own, unless one is
    the Marshal, who does not get rich."""
    parts = [_token(token, words) for token in bandit.loot]
    brawlers = 0 if table.marshal is None else table.marshal.taken.get(bandit.name, 0)
    if brawlers:
        parts.append(words.say("table-brawler", amount=brawlers))
    if bandit.seat == table.seat and (table.marshal is None or table.marshal.seat != table.seat):
        loot = sum(token.value or 0 for token in bandit.loot if not _is_flask(token))
        parts.append(words.say("table-total", money=bandit.cash + brawlers + loot))
    return " ".join(parts)


def _token(token: TokenView, words: Words) -> str:
    if _is_flask(token):
        return words.say("table-flask", value=UNKNOWN if token.value is None else token.value)
    return f"{words.sign(token)}{'?' if token.value is None else token.value}"


def _is_flask(token: TokenView) -> bool:
    """The value of a flask is no money."""
    return token.kind == "flask"
