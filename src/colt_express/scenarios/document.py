"""Finding and reading scenario files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ..documents import DocumentError, decode_text, read_document
from .composing import Composer, ScenarioError, Table

__all__ = ["ScenarioError", "Table", "find_files", "read_scenarios"]


def read_scenarios(path: Path) -> Iterator[Table]:
    """Every scenario of a file."""
    try:
        text = decode_text(read_document(path))
    except DocumentError as error:
        raise ScenarioError(f"{path}: {error}") from None
    for line, document in Composer(text, str(path)).documents():
        if document is None:
            continue
        if not isinstance(document, Table):
            raise ScenarioError(f"{path}:{line}: a scenario is a mapping")
        yield document


def find_files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among files and folders, in order."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
            if not found:
                raise ScenarioError(f"{path}: no scenario files (*.yaml) in this folder")
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return files
