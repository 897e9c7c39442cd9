"""A question to a seat, as text and as data: what has happened, the position, and the options.

It is made from the seat's view, its history and its line of notation, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ... import notation as notation  # a line of the position is written by it
from ...bots.base import Eyes
from ...engine.information.view import EventView, HistoryEntry, View
from ...words import Words
from .position import told_position


class OpenOption(msgspec.Struct, frozen=True):
    """An option: its number from 1, the words that choose it, and what it is in the language."""

    number: int
    words: str
    label: str


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="question"):
    """A question with everything that its seat may know."""

    number: int  # of questions to this seat, from 1
    tries: int  # answers that are left
    asked: str
    options: list[OpenOption]
    news: list[str]  # what has happened since the last question, in sentences
    notes: list[str]
    position: str
    text: str
    line: str
    events: list[EventView]
    view: View

    def with_notes(self, notes: Sequence[str], words: Words) -> Question:
        """The same question with the notes as they are now."""
        text = _text(self.asked, self.options, self.news, notes, self.position, words)
        return msgspec.structs.replace(self, notes=list(notes), text=text)


LIST_MARK: Final = "- "


class Questions:
    """The questions to one seat in one language, each with what is new since the one before."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._heard = 0  # entries of the history

    def next(self, look: Eyes, number: int, notes: Sequence[str], tries: int) -> Question:
        """The question that is open to the seat; its news are told once."""
        events = self.events(look)
        return question_of(look(), self.words, events, look.position(), number, notes, tries)

    def events(self, look: Eyes) -> list[EventView]:
        """What the seat has seen since this was last asked for."""
        history = look.history()
        new, self._heard = history[self._heard :], len(history)
        return [event for entry in new for event in entry.events]

    def skip(self, history: Sequence[HistoryEntry]) -> None:
        """Take these entries as told, in a game that is resumed."""
        self._heard = len(history)


def question_of(
    table: View,
    words: Words,
    events: list[EventView],
    line: str,
    number: int,
    notes: Sequence[str],
    tries: int,
) -> Question:
    """The question in a view; the seat of the view must be asked."""
    question = table.question
    assert question is not None
    asked = words.question(question, table)
    options = [
        OpenOption(n, option.words, words.option(option, question, table))
        for n, option in enumerate(question.options or (), 1)
    ]
    news = told_news(events, table, words)
    position = told_position(table, words)
    text = _text(asked, options, news, notes, position, words)
    return Question(
        number, tries, asked, options, news, list(notes), position, text, line, events, table
    )


def told_news(events: Sequence[EventView], table: View, words: Words) -> list[str]:
    """Events as sentences, without those that are not worth one."""
    return [told for event in events if (told := words.event(event, table))]


def _text(
    asked: str,
    options: Sequence[OpenOption],
    news: Sequence[str],
    notes: Sequence[str],
    position: str,
    words: Words,
) -> str:
    """All of it, as it may be given to a language model."""
    parts = []
    if news:
        parts.append(_listed(words.say("told-news"), news))
    parts.append(position)
    if notes:
        parts.append(_listed(words.say("told-notes"), notes))
    choices = [f"{option.number}. {option.label} [{option.words}]" for option in options]
    parts.append("\n".join([asked, *choices, words.say("told-answer")]))
    return "\n\n".join(parts)


def _listed(heading: str, lines: Sequence[str]) -> str:
    return "\n".join([heading, *[LIST_MARK + line for line in lines]])
