"""The library: the rules in words, and their scenarios as a client can act them out.

Both are the same for all clients and made once. Reading a scenario and playing it takes a tenth of
a second or more, so that is done aside, in turns with other slow requests.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException

from ...languages import languages
from ...scenarios.finding.questions import AskedQuestion, read_questions
from ...scenarios.finding.vocabulary import Vocabulary
from ...scenarios.handbook import (
    ENGLISH,
    Part,
    PartKind,
    examples_of,
    handbook_folder,
    read_chapters,
)
from ...scenarios.showing import show_example
from ..base.fair_queue import FairQueue
from ..table.executor import Executor

KEPT: Final = 128
"""Number of cached examples, each of a few thousand bytes, seldom more than fifty thousand."""


class RulesPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule with its ``id``, or what stands between the rules: text, headings, points and steps of
    lists, code. Asterisks surround what is emphasised. Whatever has an id has an example; that of
    the example round is ``ROUND``."""

    kind: PartKind
    text: str
    id: str = ""


class RulesChapter(msgspec.Struct, frozen=True):
    title: str
    parts: list[RulesPart]


class Rules(msgspec.Struct, frozen=True):
    """The rules in one language, the questions that people ask about them, the most frequent first,
    and what a client needs to search both."""

    language: str
    chapters: list[RulesChapter]
    questions: list[AskedQuestion]
    vocabulary: Vocabulary


class RulesLibrary:
    """Answers with the rules and their examples."""

    def __init__(self, slow_work: FairQueue, workers: Executor) -> None:
        self.slow_work = slow_work
        self.workers = workers
        self._rules: dict[str, bytes] = {}
        self._parts: dict[str, Part] = {}  # what has examples, by its id
        self._examples: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def rules(self, language: str) -> bytes:
        known = languages()
        if language not in known:
            raise HTTPException(400, f"the rules are available in {', '.join(known)}")
        if language not in self._rules:
            self._rules[language] = msgspec.json.encode(_written(handbook_folder(), language))
        return self._rules[language]

    async def example(self, rule: str, wanted: str, address: str) -> bytes:
        """The example of that number, 0 being the best."""
        part = self._part(rule)
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 4):
            raise HTTPException(400, "n is the number of an example, from 0 on")
        asked = rule, int(wanted)
        if asked not in self._examples:
            async with self.slow_work.turn(address):
                if asked not in self._examples:
                    self._keep(asked, await self.workers.aside(lambda: _shown(part, asked[1])))
        self._examples.move_to_end(asked)
        return self._examples[asked]

    def _part(self, rule: str) -> Part:
        if not self._parts:
            chapters = read_chapters(handbook_folder(), ENGLISH)
            self._parts = {part.id: part for one in chapters for part in one.parts if part.id}
        if rule not in self._parts:
            raise HTTPException(404, "there is no rule with this id")
        return self._parts[rule]

    def _keep(self, asked: tuple[str, int], made: bytes) -> None:
        self._examples[asked] = made
        if len(self._examples) > KEPT:
            self._examples.popitem(last=False)


def _written(folder: Path, language: str) -> Rules:
    chapters = [
        RulesChapter(title, [RulesPart(part.kind, part.text, part.id) for part in parts])
        for title, parts in read_chapters(folder, language)
    ]
    return Rules(language, chapters, read_questions(language), Vocabulary.of(language))


def _shown(part: Part, n: int) -> bytes:
    scenarios = examples_of(part, handbook_folder())
    if n >= len(scenarios):
        last = len(scenarios) - 1
        raise HTTPException(404, f"the examples of this rule are numbered from 0 to {last}")
    return msgspec.json.encode(show_example(part.id, scenarios, n))
