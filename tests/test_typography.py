"""Typography: no line of a text breaks before a sign that belongs to the word in front of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

import colt_express

WORDS: Final = Path(colt_express.__file__).parent / "words"

BREAKS: Final = {"ru": r" [—$%]", "fr": r" [:;!?»$%]|« ", "pl": r" \$"}
"""Plain spaces where the language wants a no-break space."""

KEYS: Final = {"welcome-keys", "prompt", "not-understood"}
"""Messages in which a question mark is a key to press."""


class Texts(Visitor):
    """Collects the texts of a message, without what is put into them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802 (named by the library)
        assert isinstance(node, TextElement)
        self.found.append(node.value)


def texts_of(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            for text in texts.found:
                yield entry.id.name, text


@pytest.mark.parametrize("language", BREAKS)
def test_no_line_breaks_before_a_sign(language: str) -> None:
    files = sorted(WORDS.rglob(f"{language}.ftl"))
    assert len(files) == 10  # the base game and four boxes, in the game and on the page
    assert [
        (file.relative_to(WORDS).as_posix(), name, text)
        for file in files
        for name, text in texts_of(file)
        if name not in KEYS and re.search(BREAKS[language], text)
    ] == []
