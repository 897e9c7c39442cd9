"""The error of everything that reads notation."""

from __future__ import annotations

from ..engine.errors import NotationError

__all__ = ["NotationError", "Source"]


class Source:
    """Where a piece of text stands in a document, so that an error can name line and column."""

    __slots__ = ("column", "line")

    def __init__(self, line: int = 1, column: int = 1) -> None:
        self.line = line
        self.column = column

    def after(self, columns: int) -> Source:
        """The source of what begins that many characters further on in the same line."""
        return Source(self.line, self.column + columns)

    def error(self, sentence: str) -> NotationError:
        return NotationError(f"line {self.line}, column {self.column}: {sentence}")
