"""Key-value stores: texts by their keys, changed several at a time. A browser has IndexedDB."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Commit(msgspec.Struct, frozen=True, omit_defaults=True):
    """Changes that are made together or, if a key does not have the expected value (None: there is
    no such key), not at all. ``remove`` are beginnings of keys, removed before others are put."""

    expect: list[tuple[str, str | None]] = []
    put: list[tuple[str, str]] = []
    remove: list[str] = []


class KeyValue(Protocol):
    """A store."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """The entries whose key begins with ``prefix``, in the order of their keys."""

    async def commit(self, commit: str) -> bool:
        """Make the changes of a `Commit`, given as JSON. Returns False if something else than
        expected is there; raises an error if they cannot be stored."""


class InMemory:
    """A store that lasts as long as the object."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return sorted(entry for entry in self.entries.items() if entry[0].startswith(prefix))

    async def commit(self, commit: str) -> bool:
        changes = msgspec.json.decode(commit, type=Commit)
        if any(self.entries.get(key) != value for key, value in changes.expect):
            return False
        for prefix in changes.remove:
            for key in [key for key in self.entries if key.startswith(prefix)]:
                del self.entries[key]
        self.entries.update(changes.put)
        return True
