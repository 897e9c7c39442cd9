"""Cursed loot, which shows by what lies face down (CL-1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....engine.information.view import TokenView, View
from ....words import Words
from ..box import Section, TerminalBox


class Cursed(TerminalBox):
    def is_at(self, table: View) -> bool:
        kinds = ("jewel", "strongbox")
        return any(token.kind in kinds and token.value is None for token in _loot(table))

    def guide(self, _table: View, words: Words, _tags: Sequence[str]) -> list[Section]:
        return [(words.say("help-cursed-title"), [words.say("help-cursed")])]


def _loot(table: View) -> Iterator[TokenView]:
    for bandit in table.bandits:
        yield from bandit.loot
    for tokens in table.floor.values():
        yield from tokens


BOX: Final = Cursed()
