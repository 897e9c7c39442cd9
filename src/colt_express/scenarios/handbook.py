"""The handbook: the rules in words (docs/rules.md), each with the scenarios that show it.

It comes with the package; in a checkout of the project it is read from the source tree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ..errors import ColtExpressError
from .document import Table, read_scenarios

PACKAGED: Final = Path(__file__).parent / "handbook"
CHECKOUT: Final = Path(__file__).parents[3]
RULES: Final = "docs/rules.md"

ITEM: Final = re.compile(
    r"^- \*\*(?P<id>[A-Z0-9-]+)\*\* (?P<text>.*?)\s\((?P<links>\[scenarios\]\(.*?\))\)$",
    re.MULTILINE | re.DOTALL,
)
LINK: Final = re.compile(r"\]\(\.\./([^)]+)\)")


class NoHandbook(ColtExpressError):
    """The handbook is not where it should be."""


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str
    files: tuple[str, ...]  # of scenarios, from the handbook's folder

    @property
    def summary(self) -> str:
        """Its first sentence."""
        return re.split(r"(?<=[.?!]) ", self.text, maxsplit=1)[0]


def handbook_folder() -> Path:
    for folder in (PACKAGED, CHECKOUT):
        if (folder / RULES).is_file():
            return folder
    raise NoHandbook("the rules did not come with this installation; install colt-express anew")


def read_rules(folder: Path) -> list[Rule]:
    """Every rule, in the handbook's order."""
    text = (folder / RULES).read_text(encoding="utf-8")
    rules: list[Rule] = []
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = chapter.partition("\n")
        for item in ITEM.finditer(body):
            files = tuple(LINK.findall(item["links"]))
            rules.append(Rule(item["id"], title, _plain(item["text"]), files))
    return rules


def _plain(markdown: str) -> str:
    """A paragraph without line breaks and emphasis."""
    return re.sub(r"[*`]", "", " ".join(markdown.split()))


def find_rules(rules: Iterable[Rule], words: Sequence[str]) -> list[Rule]:
    """The rule with this id; otherwise the rules that contain all these words."""
    rules = list(rules)
    wanted = " ".join(words).upper().replace(" ", "-")
    by_id = [rule for rule in rules if rule.id == wanted]
    if by_id:
        return by_id
    return [rule for rule in rules if all(_speaks_of(rule, word) for word in words)]


def _speaks_of(rule: Rule, word: str) -> bool:
    said = f"{rule.id} {rule.chapter} {rule.text}"
    return re.search(rf"\b{re.escape(word)}", said, re.IGNORECASE) is not None


def example_of(rule: Rule, folder: Path) -> Table | None:
    """The scenario that shows the rule best: with a position, and with little else."""
    shown = [
        scenario
        for file in rule.files
        for scenario in read_scenarios(folder / file)
        if rule.id in scenario.words("rules")
    ]
    return min(shown, key=_distance, default=None)


def _distance(scenario: Table) -> tuple[bool, int, int]:
    """How far a scenario is from a good example."""
    missing = [key for key in ("position", "play") if key not in scenario]
    return "refused" in scenario, len(missing), len(scenario.words("rules"))
