"""Typography: every language's own quotation marks, spaces and thousands, and no line that breaks
before a sign which belongs to the word in front of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

import colt_express
from colt_express.words import languages

WORDS: Final = Path(colt_express.__file__).parent / "words"

BREAKS: Final = {"ru": r" [—$%]", "fr": r" [:;!?»$%]|« ", "pl": r" \$"}
"""Plain spaces where the language wants a no-break space."""

NEVER: Final = {
    "three dots for an ellipsis": r"\.\.\.",
    "a space before an ellipsis": r"\s…",
    "two spaces": r"\s\s",
    "a straight quotation mark": r'"',
    "a space before a comma or a full stop": r"\s[,.](?!\w)",
}
"""Patterns that are wrong in all languages."""

WRONG: Final = {
    "en": r"[«»„]|\s[:;!?%]|\$\d{4}",
    "ru": r"[”]|\s[:;!?]|\d{4}\s\$",
    "fr": r"[“”„]|(^|\S)[:;!?»%]|«\S|\d{4}\s\$",
    "pl": r"[«»“]|\s[:;!?%]|\b\d\s\d{3}\b",
}
"""Patterns that are wrong in one language: quotation marks of others, punctuation with or without a
space before it, and thousands with or without a separator."""

KEYS: Final = {"welcome-keys", "prompt", "not-understood", "table-flask", "page-what-mouse"}
"""Messages in which a question mark is a key to press, or a sign on the table."""

COLUMNS: Final = "table-legend"
"""Messages whose parts are set apart by several spaces."""


class Texts(Visitor):
    """Collects the texts of a message, without its arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802 (named by the library)
        assert isinstance(node, TextElement)
        self.found.append(node.value)


@cache
def texts_of(file: Path) -> list[tuple[str, str]]:
    """All texts of a file, each with the name of its message; read once for all tests."""
    return list(_texts_of(file))


def _texts_of(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            for text in texts.found:
                yield entry.id.name, text


def found(language: str, wrong: str) -> list[tuple[str, str, str]]:
    """Texts in which something is wrong, in the files of the base game and of all boxes."""
    files = sorted(WORDS.rglob(f"{language}.ftl"))
    # The base game and four boxes: in the game, on the page, explained; and words of single pages.
    assert len(files) >= 18
    return [
        (file.relative_to(WORDS).as_posix(), name, text)
        for file in files
        for name, text in texts_of(file)
        if name not in KEYS and re.search(wrong, text)
    ]


@pytest.mark.parametrize("language", BREAKS)
def test_no_line_breaks_before_a_sign(language: str) -> None:
    assert found(language, BREAKS[language]) == []


@pytest.mark.parametrize("language", WRONG)
def test_signs_and_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    assert found(language, WRONG[language]) == []


@pytest.mark.parametrize("what", NEVER)
@pytest.mark.parametrize("language", languages())
def test_no_language_wants(language: str, what: str) -> None:
    wrong = found(language, NEVER[what])
    assert [one for one in wrong if not one[1].startswith(COLUMNS)] == []
