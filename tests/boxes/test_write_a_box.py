"""docs/write-a-box.md and draw-a-box.md, applied to a copy of the source: the box works, games
without it are as they were, and no other files are changed than the page promises."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from ..patience import busy

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "write-a-box.md"
PAGES = (PAGE, ROOT / "docs" / "draw-a-box.md")
BLOCK = re.compile(r"^`(?P<path>[^`\n]+)`\n\n```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
LISTS = {
    f"src/colt_express/engine/components/{name}.txt"
    for name in ("permanent_names", "option_numbers")
}
"""Numbers, to which lines are added at the end."""


class Block(NamedTuple):
    path: str
    kind: str
    text: str


def blocks() -> list[Block]:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    return [Block(*match) for text in texts for match in BLOCK.findall(text)]


def changed(old: str, block: Block) -> str:
    """A file after a diff. Hunks are divided by ``@@``; one of new lines only goes to the end."""
    for hunk in block.text.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        if not before:
            old += after
        else:
            assert old.count(before) == 1, f"{block.path} has not exactly one place like\n{before}"
            old = old.replace(before, after)
    return old


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("box")
    for part in ("src", "docs", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "pictures", "browser")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for block in blocks():
        file = folder / block.path
        if block.kind == "diff":
            file.write_text(changed(file.read_text(encoding="utf-8"), block), encoding="utf-8")
        else:
            assert not file.exists(), f"{block.path} exists already"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
    return folder


def test_the_page_changes_no_other_files_than_it_says() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE.read_text(encoding="utf-8"), re.M)
    paths = [path for row in rows for path in re.findall(r"`([^`]+)`", row)]
    promised = {path if path.startswith("tests") else f"src/colt_express/{path}" for path in paths}
    touched = {block.path for block in blocks() if block.kind == "diff"}
    assert touched - LISTS == promised
    assert len(promised) <= 6


def test_everything_new_is_in_a_folder_or_module_of_the_box() -> None:
    new = [block.path for block in blocks() if block.kind != "diff"]
    assert new
    assert [path for path in new if not re.search(r"[/-]handcar[/.]", path)] == []


def test_lists_of_numbers_only_grow() -> None:
    for block in blocks():
        if block.path in LISTS:
            assert re.fullmatch(r"(\+.*\n)+", block.text)


def test_the_box_can_be_played_and_changes_nothing_without_it(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.boxes.trial_of_a_box", "handcar"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        timeout=120 * busy(),
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "all is well"
