"""Reading scenario files: YAML with line numbers for error messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from ..errors import ColtExpressError, did_you_mean

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Written in C where it can be, which is many times as fast."""


class ScenarioError(ColtExpressError):
    """A scenario that cannot be run: names file and line."""


class Table(dict[str, Any]):
    """A YAML mapping that knows its file and the line of each key."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__()
        self.file = file
        self.line = line
        self.lines: dict[str, int] = {}

    def error(self, message: str, key: str | None = None) -> ScenarioError:
        line = self.line if key is None else self.lines.get(key, self.line)
        return ScenarioError(f"{self.file}:{line}: {message}")

    def only(self, *known: str) -> None:
        """Refuse any other key."""
        for key in self:
            if key not in known:
                raise self.error(f"unknown key {key!r}{did_you_mean(key, known)}", key)

    def table(self, key: str) -> Table:
        """The mapping under a key; an empty one if it is not there."""
        value = self.get(key)
        if value is None:
            return Table(self.file, self.lines.get(key, self.line))
        if not isinstance(value, Table):
            raise self.error(f"{key} must be a mapping", key)
        return value

    def items_of(self, key: str) -> list[Any]:
        """The list under a key; an empty one if it is not there."""
        value = self.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list", key)
        return value

    def words(self, key: str) -> list[str]:
        """A list of words under a key."""
        return [str(item) for item in self.items_of(key)]

    def number(self, key: str, default: int) -> int:
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(f"{key} must be a number, not {value!r}", key)
        return value


def read_scenarios(path: Path) -> Iterator[Table]:
    """Every scenario of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from None
    try:
        nodes = list(yaml.compose_all(text, Loader=LOADER))
    except yaml.YAMLError as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        problem = getattr(error, "problem", None) or str(error)
        raise ScenarioError(f"{path}:{line}: this is not YAML: {problem}") from None
    for node in nodes:
        if node is None:
            continue
        table = _value(node, str(path))
        if not isinstance(table, Table):
            raise ScenarioError(f"{path}:{node.start_mark.line + 1}: a scenario is a mapping")
        yield table


def _value(node: yaml.Node, file: str) -> Any:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        table = Table(file, line)
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in table:
                raise ScenarioError(f"{file}:{key_node.start_mark.line + 1}: {key!r} stands twice")
            table.lines[key] = key_node.start_mark.line + 1
            table[key] = _value(value_node, file)
        return table
    if isinstance(node, yaml.SequenceNode):
        return [_value(item, file) for item in node.value]
    return _scalar(node)


def _scalar(node: yaml.Node) -> object:
    """Numbers and null are themselves, everything else is words."""
    if node.tag == "tag:yaml.org,2002:int":
        return int(str(node.value))
    if node.tag == "tag:yaml.org,2002:null":
        return None
    return str(node.value)


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
