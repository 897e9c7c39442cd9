"""The handbook: the rules in words (docs/rules.md and its translations, docs/rules-<box>.md), each
with the scenarios that show it.

It comes with the package; in a checkout of the project it is read from the source tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from ..errors import ColtExpressError
from .document import Table, read_scenarios

PACKAGED: Final = Path(__file__).parent / "handbook"
CHECKOUT: Final = Path(__file__).parents[3]
RULES: Final = "docs/rules.md"
ENGLISH: Final = "en"

ITEM: Final = re.compile(
    r"^- \*\*(?P<id>[A-Z0-9-]+)\*\* (?P<text>.*?)\s\((?P<links>\[\w+\]\(.*?\))\)$",
    re.MULTILINE | re.DOTALL,
)
LINK: Final = re.compile(r"\]\(\.\./([^)]+)\)")
SHOWN: Final = re.compile(r"\s\(\[\w+\]\(\.\./(?P<file>tests/scenarios/[^)]+)\)\)$")
"""Ends a paragraph that is told by a scenario."""
STEP: Final = re.compile(r"\d+\. ")
BEGINS: Final = re.compile(r"- |\d+\. |#|!\[|```")
"""A line that goes on no paragraph."""

PartKind = Literal["rule", "text", "heading", "point", "step", "code"]

ROUND: Final = "ROUND"
"""Stands for the id of the example round, which is no rule but is played like one."""


class NoHandbook(ColtExpressError):
    """The handbook is not where it should be."""


class Part(NamedTuple):
    """A part of a chapter: a rule, or a paragraph between the rules. The text keeps the asterisks
    around what is emphasised."""

    kind: PartKind
    text: str
    id: str = ""
    files: tuple[str, ...] = ()  # of scenarios, from the handbook's folder


class Chapter(NamedTuple):
    title: str
    parts: tuple[Part, ...]


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str
    files: tuple[str, ...]

    @property
    def summary(self) -> str:
        """Its first sentence."""
        return re.split(r"(?<=[.?!]) ", self.text, maxsplit=1)[0]


def handbook_folder() -> Path:
    for folder in (PACKAGED, CHECKOUT):
        if (folder / RULES).is_file():
            return folder
    raise NoHandbook("the rules did not come with this installation; install colt-express anew")


def rules_file(folder: Path, language: str) -> Path:
    """The rules in a language; in English if there is no translation."""
    translated = (folder / RULES).with_suffix(f".{language}.md")
    return translated if translated.is_file() else folder / RULES


def rules_files(folder: Path, language: str) -> list[Path]:
    """The rules in a language, and those of boxes that have a file of their own: for the box
    ``handcar`` it is ``docs/rules-handcar.md``, with translations beside it."""
    own = sorted((folder / RULES).parent.glob("rules-*.md"))
    boxes = [file for file in own if "." not in file.stem]
    translated = [file.with_suffix(f".{language}.md") for file in boxes]
    chosen = [new if new in own else old for old, new in zip(boxes, translated, strict=True)]
    return [rules_file(folder, language), *chosen]


def read_chapters(folder: Path, language: str = ENGLISH) -> list[Chapter]:
    """The chapters of the handbook, without the text before the first of them."""
    texts = [file.read_text(encoding="utf-8") for file in rules_files(folder, language)]
    return [chapter for text in texts for chapter in _chapters(text)]


def _chapters(text: str) -> list[Chapter]:
    chapters = []
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = chapter.partition("\n")
        chapters.append(Chapter(title, tuple(map(_part, _paragraphs(body)))))
    return chapters


def read_rules(folder: Path, language: str = ENGLISH) -> list[Rule]:
    """Every rule, in the handbook's order."""
    return [
        Rule(part.id, chapter.title, re.sub(r"[*`]", "", part.text), part.files)
        for chapter in read_chapters(folder, language)
        for part in chapter.parts
        if part.kind == "rule"
    ]


def _paragraphs(body: str) -> Iterator[str]:
    """The paragraphs and items of a chapter, without pictures."""
    lines: list[str] = []
    fenced = False
    for line in [*body.splitlines(), ""]:
        if lines and not fenced and (not line or BEGINS.match(line)):
            yield "\n".join(lines)
            lines = []
        if line.startswith("```"):
            fenced = not fenced
        if fenced or (line and not line.startswith("![")):
            lines.append(line)


def _part(paragraph: str) -> Part:
    rule = ITEM.match(paragraph)
    if rule:
        return Part("rule", _joined(rule["text"]), rule["id"], tuple(LINK.findall(rule["links"])))
    if paragraph.startswith("```"):
        return Part("code", "\n".join(paragraph.splitlines()[1:-1]))
    if paragraph.startswith("### "):
        return Part("heading", paragraph.removeprefix("### "))
    if paragraph.startswith("- "):
        return Part("point", _joined(paragraph.removeprefix("- ")))
    if STEP.match(paragraph):
        return Part("step", _joined(STEP.sub("", paragraph, count=1)))
    shown = SHOWN.search(paragraph)
    if shown:
        return Part("text", _joined(paragraph[: shown.start()]), ROUND, (shown["file"],))
    return Part("text", _joined(paragraph))


def _joined(paragraph: str) -> str:
    """Without the line breaks, which are the file's; a no-break space stays one."""
    return re.sub(r"[ \n]+", " ", paragraph).strip()


def examples_of(rule: Rule | Part, folder: Path) -> list[Table]:
    """The scenarios that show the rule, the best first: with a position, with something chosen in
    it, and with little else."""
    shown = [
        scenario
        for file in rule.files
        for scenario in read_scenarios(folder / file)
        if rule.id in (ROUND, *scenario.words("rules"))
    ]
    return sorted(shown, key=_distance)


def _distance(scenario: Table) -> tuple[bool, int, bool, int]:
    """How far a scenario is from a good example."""
    missing = [key for key in ("position", "play") if key not in scenario]
    done = [what for step in scenario.items_of("play") for what in step.values()]
    idle = all(isinstance(what, Table) for what in done)
    return "refused" in scenario, len(missing), idle, len(scenario.words("rules"))
