"""Comments and docstrings name their subjects: no pronoun that a reader has to resolve."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "colt_express"
FOLDERS: Final = [
    *(SOURCE / name for name in ("arena", "bots", "cli", "engine", "lessons", "scenarios")),
    *(SOURCE / name for name in ("server", "words")),
    *(ROOT / name for name in ("benchmarks", "packaging")),
    *(ROOT / "tests" / name for name in ("arena", "bots", "boxes", "browser", "cli", "docs")),
    *(ROOT / "tests" / name for name in ("engine", "files", "handbook", "lessons", "packages")),
    *(ROOT / "tests" / name for name in ("project", "server", "words")),
]
HELP: Final = SOURCE / "cli" / "admin"
"""Its docstrings are help texts of commands, which speak of people."""
RIDDLE: Final = re.compile(
    r"\b([Ww]hoever|[Ww]homever|[Ss]omebody|[Aa]nybody|[Nn]obody(?!'s)|[Ss]o many|that is none)\b"
)
"""Words in place of a noun or a parameter's name; ``so many`` in place of what is limited."""


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """The comments and strings that stand alone, each with its line."""
    alone = True
    with file.open("rb") as lines:
        for token in tokenize.tokenize(lines.readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and alone):
                yield token.start[0], token.string
            if token.type not in (tokenize.NL, tokenize.COMMENT):
                alone = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.ENCODING)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_comments_and_docstrings_name_their_subjects(folder: Path) -> None:
    files = sorted(
        file for file in folder.rglob("*.py") if file != Path(__file__) and HELP not in file.parents
    )
    assert files
    found = [
        f"{file.relative_to(ROOT)}:{line}: {' '.join(text.split())}"
        for file in files
        for line, text in sentences(file)
        if RIDDLE.search(text)
    ]
    assert found == []
