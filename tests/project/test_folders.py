"""Folders show their architecture: none has more files than a reader can take in at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "colt_express"
MOST_FILES: Final = 25
"""Maximum number of files directly in a folder."""
FOLDERS: Final = [
    ROOT / "benchmarks",
    *sorted(path for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"),
    *sorted(path for path in (ROOT / "tests").iterdir() if path.is_dir()),
]
CROWDED: Final = ("__pycache__", "golden")
"""Not looked at: caches and generated files."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_a_folder_has_few_files(folder: Path) -> None:
    folders = [folder, *(path for path in folder.rglob("*") if path.is_dir())]
    counts = {
        str(path.relative_to(ROOT)): len([file for file in path.iterdir() if file.is_file()])
        for path in folders
        if path.name not in CROWDED
    }
    assert {name: count for name, count in counts.items() if count > MOST_FILES} == {}
