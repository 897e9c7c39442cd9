"""What the documents say about the source: paths exist, tables of folders are complete, and the
picture of the architecture names every package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from .test_pages import IDS, PAGES, ROOT, without_code

PACKAGE: Final = ROOT / "src/colt_express"
BASES: Final = (ROOT, PACKAGE, PACKAGE / "engine", PACKAGE / "server", ROOT / "web/src")
"""Folders that a path in a document may start from."""
SOURCES: Final = ("src", "web/src", "tests", "docs", "deploy", "benchmarks", "examples")
"""Folders with the files that are named without a path."""
ELSEWHERE: Final = {
    *("arena.json", "results/index.html"),  # what an arena writes
    *("privacy.txt", "imprint.txt", "robots.txt"),  # what a server serves
    "text/html",
}
PLACEHOLDER: Final = re.compile(r"<\w+>|LANGUAGE|BOX")
FILE: Final = r"[\w-]+(?:\.svelte)?\.(?:py|ts|toml|txt|yaml|md|json|svelte|ftl)"
PATH: Final = re.compile(rf"`((?:[\w.<>*-]+/)+[\w.<>*-]+/?|{FILE})`")

TABLE: Final = re.compile(
    r"^\| (?:folder|package) in `([\w./]+)/` \|.*\n\|[-| ]+\n((?:\|.*\n)+)", re.MULTILINE
)
PICTURE: Final = (ROOT / "docs/pictures/architecture.svg").read_text(encoding="utf-8")
HISTORY: Final = re.compile(r"docs/(?:rules(?:\.\w\w)?|(?:write|draw)-a-box)\.md|CHANGELOG\.md")
"""Pages about rules, about earlier versions, or about files that their reader writes."""


def exists(name: str) -> bool:
    pattern = PLACEHOLDER.sub("*", name)
    if any(next(base.glob(pattern.rstrip("/")), None) for base in BASES):
        return True
    return "/" not in name and any(next((ROOT / one).rglob(pattern), None) for one in SOURCES)


@pytest.mark.parametrize("page", [one for one in IDS if not HISTORY.fullmatch(one)])
def test_every_path_exists(page: str) -> None:
    named = set(PATH.findall(without_code(ROOT / page))) - ELSEWHERE
    assert [one for one in sorted(named) if not one.startswith("build/") and not exists(one)] == []


def folders_of(folder: Path) -> set[str]:
    """The names of the folders in a folder that have files in the repository."""
    skipped = {"__pycache__", "node_modules", "dist", "build"}
    return {
        one.name
        for one in folder.iterdir()
        if one.is_dir() and one.name[0] != "." and one.name not in skipped
        if any(file.is_file() and "__pycache__" not in file.parts for file in one.rglob("*"))
    }


TABLES: Final = [
    (folder, re.findall(r"^\| `(\w+)/`", rows, re.MULTILINE))
    for page in PAGES
    for folder, rows in TABLE.findall(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("folder", "rows"), TABLES, ids=[folder for folder, _ in TABLES])
def test_a_table_of_folders_is_complete(folder: str, rows: list[str]) -> None:
    assert len(rows) == len(set(rows))
    assert set(rows) == folders_of(ROOT / folder)


def test_the_important_folders_have_tables() -> None:
    wanted = {".", "tests", "src/colt_express", "web/src", "web/src/app"}
    wanted |= {f"src/colt_express/{package}" for package in ("engine", "server")}
    assert wanted <= {folder for folder, _ in TABLES}


def test_the_picture_names_every_package() -> None:
    named = re.findall(r">(\w+)</text>", PICTURE)
    packages = ["web", *sorted(folders_of(PACKAGE))]
    for package in ("engine", "server"):
        packages += sorted(folders_of(PACKAGE / package))
    assert sorted(one for one in named if one.islower()) == sorted(packages)
