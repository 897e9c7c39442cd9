"""Asking: repeat a question to the player at the keyboard until an option is chosen."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from ...engine.game import Decision
from ...engine.information.view import View
from ...engine.options import Option
from .guide import draw_guide
from .keyboard import NotUnderstood, read_line, understand
from .match import Match
from .screen import Screen
from .table import draw_table


class Leave(Exception):
    """A player wants to stop here."""


class Asker:
    """Shows players their table and their question, and handles other commands."""

    def __init__(self, match: Match, screen: Screen, save: Callable[[], None]) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words
        self.commands: dict[str, Callable[[View], None]] = {
            "": self._show_table,
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "save": lambda _: save(),
            "quit": self._quit,
            "q": self._quit,
        }

    def choice(self, decision: Decision) -> Option:
        """Ask until one of the options is chosen; other input changes nothing."""
        table = self.match.game.view(decision.seat)
        self._show_table(table)
        who = self.words.seat(decision.seat, table)
        prompt = self.words.say("prompt", who=who, count=len(decision.options))
        while True:
            typed = read_line(self.screen.console, prompt)
            command = self.commands.get(typed)
            if command is not None:
                command(table)
                continue
            try:
                return understand(typed, decision, tuple(self.commands), self.words)
            except NotUnderstood as reason:
                self.screen.show(Text(str(reason)))

    def _show_table(self, table: View) -> None:
        width = self.screen.console.width
        whole = draw_table(table, self.words, width)
        if self.screen.fits(whole, self._question(table)):
            self.screen.show(whole)
        else:
            self.screen.show(draw_table(table, self.words, width, short=True))
        self._ask(table)

    def _ask(self, table: View) -> None:
        self.screen.show(self._question(table))

    def _question(self, table: View) -> RenderableType:
        assert table.question is not None
        return self.screen.question(table.question, table)

    def _help(self, table: View) -> None:
        self.screen.page(draw_guide(table, self.words, self.match.game.setup))
        self._ask(table)

    def _log(self, table: View) -> None:
        self.screen.tell(self.match.stories[table.seat].lines)
        self._ask(table)

    def _quit(self, _table: View) -> None:
        raise Leave
