"""Permanent names: every kind of token and card, every place beside the train and every step.

``components/permanent_names.txt`` lists them, one a line. The number of a name is its position
among the names of its sort, whatever is imported first. Records, seals and trained bots depend on
the numbers: a new name goes to the end of the list, and no line is ever moved or removed.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

FILE: Final = "permanent_names.txt"


def packaged_lines(file: str) -> list[str]:
    """The lines of a list that comes with this package."""
    path = resources.files(__package__).joinpath("components", file)
    return path.read_text(encoding="utf-8").splitlines()


def read_names(lines: list[str]) -> dict[str, list[str]]:
    """The names by sort, in the order of their numbers.

    >>> read_names(["token purse", "card move", "token jewel"])
    {'token': ['purse', 'jewel'], 'card': ['move']}
    """
    names: dict[str, list[str]] = {}
    for line in lines:
        sort, _, name = line.partition(" ")
        listed = names.setdefault(sort, [])
        if name in listed:
            raise ValueError(f"{FILE} has the line {line!r} twice")
        listed.append(name)
    return names


LISTED: Final = read_names(packaged_lines(FILE))


class PermanentNames:
    """The names of one sort (``token``, ``card``, ``place`` or ``step``), and which are taken."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.names = LISTED[sort]
        self.taken: list[str] = []

    def register(self, name: str) -> int:
        """The number of a name, which nothing else of this sort may have."""
        if name in self.taken:
            raise ValueError(f"two {self.sort}s are called {name!r}; choose another name for one")
        if name not in self.names:
            raise ValueError(
                f"the {self.sort} {name!r} has no number yet: add the line "
                f"'{self.sort} {name}' at the end of components/{FILE}"
            )
        self.taken.append(name)
        return self.names.index(name)
