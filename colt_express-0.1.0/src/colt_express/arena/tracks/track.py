"""What the tracks have in common.

A track has parts, each with a fixed panel and fixed deals. An entry plays them piece by piece, and
what a piece gives depends on nothing but the entry: not on the machine, nor on the other pieces.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, TypeAlias

from ...bots import check_code, is_ours
from ...bots.codes import SEARCHING, STEPS
from ...bots.own import fingerprint, is_own
from ...errors import quoted
from .errors import TrackError
from .figures import Figure

Results: TypeAlias = Mapping[str, Sequence[Sequence[float]]]
"""By part: what each piece gave, in order."""

BUDGETS: Final = (2_000, 20_000)
"""Engine steps for a decision that bots that search may have."""


class Track(ABC):
    """A task that is measured in the same way for all. ``version`` changes with the panel, the
    deals or what is counted: rows of different versions cannot be compared.

    ``asks``: what is measured, in a sentence; ``unit``: what the figures are. ``usual``: pieces of
    each part, unless more or fewer are asked for. ``best``: whether the highest or the lowest score
    leads. ``scale`` and ``digits``: how figures are shown.
    """

    name: str
    version: int = 1
    asks: str
    unit: str
    entries: str  # what can take part
    piece: str = "game"
    parts: tuple[str, ...]
    usual: int = 1
    best: str = "highest"
    scale: float = 1.0
    digits: int = 3

    def check(self, entry: str) -> None:
        """Refuse what cannot take part."""
        check_bot(entry)

    def version_of(self, entry: str, /) -> str:
        """A value that changes when the file of an entry does; empty for one of ours."""
        return fingerprint(entry) if is_own(entry) else ""

    @abstractmethod
    def play(self, entry: str, part: str, number: int, /) -> list[float]:
        """What a piece gives."""

    def games(self, _part: str, /) -> int:
        """The number of games in a piece."""
        return 1

    def most(self, _part: str, /) -> int | None:
        """The number of pieces that there are, if it is limited."""
        return None

    def pieces(self, part: str, games: int | None) -> int:
        """The number of pieces with at least that many games, as far as there are enough."""
        most = self.most(part)
        if games is None:
            return most or self.usual
        wanted = -(-games // self.games(part))
        return wanted if most is None else min(wanted, most)

    @abstractmethod
    def is_sound(self, part: str, piece: Sequence[float], /) -> bool:
        """Whether a piece of a file can have been played."""

    @abstractmethod
    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        """The figures of a row, each with its heading. The last one is the score."""

    def count(self, results: Results) -> int:
        """The number of games behind a row."""
        return sum(self.games(part) * len(pieces) for part, pieces in results.items())

    def score(self, results: Results) -> Figure | None:
        return self.columns(results)[-1][1]


def check_bot(code: str) -> None:
    """Refuse bots that do not exist, and those whose games would depend on the machine."""
    check_code(code)
    name, _, limit = code.partition(":")
    if not is_ours(code) or name not in SEARCHING:
        return
    if not STEPS.fullmatch(limit) or int(limit) not in BUDGETS:
        allowed = " or ".join(f"{name}:{budget}" for budget in BUDGETS)
        why = "so that every machine gives the same table" if not limit or "ms" in limit else ""
        raise TrackError(
            f"{quoted(code)}: bots that search have 2,000 or 20,000 engine steps for a decision in "
            f"a track{f', {why}' if why else ''}; write {allowed}"
        )


def are_numbers(piece: Sequence[float], count: int) -> bool:
    """Whether there are that many, all of them finite."""
    return len(piece) == count and all(map(isfinite, piece))
