"""The pages for people: README, CONTRIBUTING, CHANGELOG and docs. Links lead somewhere, every page
can be found from README, and none is too long to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "README.md"
PAGES: Final = sorted(
    page
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if not page.name.startswith("rules-")  # rules of one box, which the handbook shows
)
IDS: Final = [str(page.relative_to(ROOT)) for page in PAGES]

MOST_WORDS: Final = 2_500
"""Words on one page at most, tables and code included."""
REFERENCES: Final = re.compile(r"docs/(?:rules(?:\.\w\w)?|protocol|notation)\.md|CHANGELOG\.md")
"""Pages to look things up in; they may be longer."""

CODE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED: Final = re.compile(r"`[^`]*`")
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)


def without_code(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


def links_of(page: Path) -> Iterator[tuple[Path, str]]:
    """The files that a page links to, each with the anchor or an empty string."""
    for address in LINK.findall(QUOTED.sub("", without_code(page))):
        if "://" in address or address.startswith("mailto:"):
            continue
        path, _, anchor = address.partition("#")
        yield (page.parent / path).resolve() if path else page, anchor


def anchor_of(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors_of(page: Path) -> set[str]:
    return {anchor_of(heading) for heading in HEADING.findall(without_code(page))}


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_every_link_leads_somewhere(page: Path) -> None:
    dead = [
        f"{file.relative_to(ROOT)}#{anchor}"
        for file, anchor in links_of(page)
        if not file.exists() or (anchor and file.suffix == ".md" and anchor not in anchors_of(file))
    ]
    assert dead == []


def test_anchors_are_those_of_github() -> None:
    assert anchor_of("Example: what happens, and `why`") == "example-what-happens-and-why"
    assert anchor_of("In all, [links](x.md) too") == "in-all-links-too"


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_no_page_is_too_long(page: Path) -> None:
    if not REFERENCES.fullmatch(str(page.relative_to(ROOT))):
        words = len(page.read_text(encoding="utf-8").split())
        assert words <= MOST_WORDS, f"{words} words: split it, or move measurements to docs/lab"


def test_every_guide_is_one_click_from_readme() -> None:
    linked = {file for file, _ in links_of(README)}
    missing = [str(page.relative_to(ROOT)) for page in PAGES if "lab" not in page.parts]
    assert [name for name in missing if ROOT / name not in linked | {README}] == []


def test_every_page_can_be_reached_from_readme() -> None:
    reached, ahead = set[Path](), [README]
    while ahead:
        page = ahead.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            ahead += [file for file, _ in links_of(page)]
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in reached] == []
