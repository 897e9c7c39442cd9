"""The screen: everything the terminal game prints."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...engine.figures import CHARACTERS
from ...engine.information.view import QuestionView, View
from ...words import Words
from .colours import FIGURE_STYLES, HEADING_STYLE, QUIET_STYLE
from .keyboard import read_line
from .story import Line
from .width import WIDTH

FORGET_SCROLLED_LINES = "\x1b[3J"


class Screen:
    """A console at most as wide as the drawings, and the words to fill it with."""

    def __init__(self, words: Words) -> None:
        self.console = Console(highlight=False)
        self.console.width = min(self.console.width, WIDTH)
        self.words = words

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def say(self, message: str, /, **arguments: str | int) -> None:
        """One of the language's sentences."""
        self.show(Text(self.words.say(message, **arguments)))

    def say_whole(self, message: str, /, **arguments: str | int) -> None:
        """A sentence with something to copy in it, so it is not broken into lines."""
        self.console.print(Text(self.words.say(message, **arguments)), soft_wrap=True)

    def tell(self, lines: Sequence[Line], pace: float = 0) -> None:
        """A piece of the story, with a pause after each sentence."""
        for line in lines:
            self.show(self._heading(line) if line.heading else self.sentence(line))
            if pace:
                time.sleep(pace)

    def _heading(self, line: Line) -> RenderableType:
        return Rule(Text(line.text, HEADING_STYLE), style=QUIET_STYLE)

    def sentence(self, line: Line) -> Text:
        """A sentence of the story, with every figure in its colour."""
        sentence = Text(line.text)
        for name in CHARACTERS:
            forms = "|".join(map(re.escape, self.words.figure_forms(name)))
            sentence.highlight_regex(rf"\b(?:{forms})\b", FIGURE_STYLES[name])
        return sentence

    def fits(self, *drawings: RenderableType) -> bool:
        """Whether all of it fits on the screen with one line to spare; always true for files."""
        if not self.console.is_terminal:
            return True
        lines = sum(len(self.console.render_lines(drawing)) for drawing in drawings)
        return lines < self.console.height

    def page(self, drawing: RenderableType) -> None:
        """Print it, one screenful at a time if it does not fit."""
        if self.fits(drawing):
            self.show(drawing)
            return
        lines = self.console.render_lines(drawing, pad=False)
        room = self.console.height - 1
        for start in range(0, len(lines), room):
            if start and read_line(self.console, self.words.say("replay-keys")) == "q":
                return
            for line in lines[start : start + room]:
                self.show(Text.assemble(*((part.text, part.style or "") for part in line)))

    def question(self, question: QuestionView, table: View) -> RenderableType:
        """The question with its options, numbered; behind each the words that may be typed."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        for number, option in enumerate(question.options or (), 1):
            label = self.words.option(option, question, table)
            grid.add_row(Text(str(number), "bold"), Text(label), Text(option.words, QUIET_STYLE))
        return Group(Text(f"\n{self.words.question(question, table)}", HEADING_STYLE), grid)

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED_LINES)
