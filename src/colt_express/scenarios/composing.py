"""YAML with line numbers for error messages, and with limits.

The values are made from the parser's events, one by one: a document nested a million times deep
overflows no stack, and the size of aliases is counted before they are expanded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import yaml

from ..documents import DEEPEST, MOST_DIGITS
from ..errors import ColtExpressError, did_you_mean, quoted

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Written in C where it can be, which is many times as fast."""
MOST_VALUES: Final = 20_000
"""Values in a file at most, counting each time an alias repeats them."""
WHOLE_NUMBER: Final = re.compile("[-+]?[0-9]+(?:_[0-9]+)*")


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
                raise self.error(f"unknown key {quoted(key)}{did_you_mean(key, known)}", key)

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
            raise self.error(f"{key} must be a number, not {quoted(value)}", key)
        return value


class _Open:
    """A list or mapping that is still being read."""

    __slots__ = ("anchor", "before", "key", "value")

    def __init__(self, value: Table | list[Any], anchor: str | None, before: int) -> None:
        self.value = value
        self.anchor = anchor
        self.before = before  # values read before it
        self.key: str | None = None


class _Anchored(NamedTuple):
    """A value that an alias can repeat, and how many values it contains."""

    value: Any
    size: int


class Composer:
    """Makes the documents of a text."""

    def __init__(self, text: str, file: str) -> None:
        self._text = text
        self._file = file
        self._values = 0
        self._line = 1
        self._open: list[_Open] = []
        self._anchors: dict[str, _Anchored] = {}

    def documents(self) -> Iterator[tuple[int, Any]]:
        """Every document with its line; None for an empty one."""
        try:
            yield from self._documents()
        except yaml.YAMLError as error:
            line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
            problem = getattr(error, "problem", None) or str(error)
            raise ScenarioError(f"{self._file}:{line}: this is not YAML: {problem}") from None

    def _documents(self) -> Iterator[tuple[int, Any]]:
        loader = LOADER(self._text)
        try:
            line, root = 1, None
            while loader.check_event():
                event = loader.get_event()
                self._line = event.start_mark.line + 1
                if isinstance(event, yaml.DocumentStartEvent):
                    line, root = 0, None
                    self._anchors.clear()
                elif isinstance(event, yaml.DocumentEndEvent):
                    yield line, root
                elif isinstance(event, (yaml.NodeEvent, yaml.CollectionEndEvent)):
                    line = line or self._line
                    whole, value = self._take(loader, event)
                    if whole:
                        root = value
        finally:
            loader.dispose()

    def _take(self, loader: Any, event: yaml.Event) -> tuple[bool, Any]:
        """Take the next event; whether it completes the document, and the value then."""
        if isinstance(event, yaml.CollectionStartEvent):
            self._begin(event)
            return False, None
        if isinstance(event, yaml.CollectionEndEvent):
            done = self._open.pop()
            self._remember(done.anchor, done.value, self._values - done.before)
            return self._put(done.value)
        self._count(1)
        if isinstance(event, yaml.AliasEvent):
            return self._put(self._repeated(str(event.anchor)))
        assert isinstance(event, yaml.ScalarEvent)
        if self._wants_key():
            self._name(event.value)
            return False, None
        tag = event.tag
        if tag is None or tag == "!":
            tag = loader.resolve(yaml.ScalarNode, event.value, event.implicit)
        value = self._scalar(tag, event.value)
        self._remember(event.anchor, value, 1)
        return self._put(value)

    def _begin(self, event: yaml.CollectionStartEvent) -> None:
        if self._wants_key():
            raise self._error("a key is a word, not a list or a mapping")
        if len(self._open) >= DEEPEST:
            raise self._error(f"the file is nested too deeply: more than {DEEPEST} levels")
        self._count(1)
        mapping = isinstance(event, yaml.MappingStartEvent)
        value: Table | list[Any] = Table(self._file, self._line) if mapping else []
        self._open.append(_Open(value, event.anchor, self._values - 1))

    def _wants_key(self) -> bool:
        return (
            bool(self._open)
            and isinstance(self._open[-1].value, Table)
            and (self._open[-1].key is None)
        )

    def _name(self, key: str) -> None:
        table = self._open[-1].value
        assert isinstance(table, Table)
        if key in table:
            raise self._error(f"{quoted(key)} stands twice")
        table.lines[key] = self._line
        self._open[-1].key = key

    def _put(self, value: Any) -> tuple[bool, Any]:
        """Add a value to the innermost open list or table; without one it is the document."""
        if not self._open:
            return True, value
        around = self._open[-1]
        if isinstance(around.value, Table):
            if around.key is None:
                raise self._error("a key is a word, not an alias")
            around.value[around.key] = value
            around.key = None
        else:
            around.value.append(value)
        return False, None

    def _remember(self, anchor: str | None, value: Any, size: int) -> None:
        if anchor is not None:
            self._anchors[anchor] = _Anchored(value, size)

    def _repeated(self, anchor: str) -> Any:
        if any(one.anchor == anchor for one in self._open):
            raise self._error(f"{quoted(anchor)} contains itself")
        if anchor not in self._anchors:
            raise self._error(f"nothing is called {quoted(anchor)}")
        self._count(self._anchors[anchor].size)
        return self._anchors[anchor].value

    def _count(self, values: int) -> None:
        self._values += values
        if self._values > MOST_VALUES:
            raise self._error(f"the file is too long: more than {MOST_VALUES:,} values")

    def _scalar(self, tag: str, text: str) -> object:
        """Whole numbers and null are themselves, everything else is words."""
        if tag == "tag:yaml.org,2002:null":
            return None
        if tag == "tag:yaml.org,2002:int" and WHOLE_NUMBER.fullmatch(text):
            if len(text.lstrip("+-")) > MOST_DIGITS:
                raise self._error(f"a number has more than {MOST_DIGITS} digits")
            return int(text)
        return text

    def _error(self, message: str) -> ScenarioError:
        return ScenarioError(f"{self._file}:{self._line}: {message}")
