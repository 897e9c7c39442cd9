"""What a box adds to action spaces and observations; the modules in `boxes` fill the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ...engine.rulebook import Rulebook
    from .fields import Part, Plan


class Addition:
    """One box. ``places``: those it puts beside the train; ``offers``: how the names of its options
    begin (`components/option_numbers.txt`); ``words``: names that its events can hold; ``part``:
    its part of an observation, if any."""

    __slots__ = ("name", "offers", "part", "places", "words")

    def __init__(
        self,
        name: str,
        *,
        places: Callable[[Rulebook], list[int]],
        offers: tuple[str, ...],
        words: tuple[str, ...] = (),
        part: Callable[[Plan], Part] | None = None,
    ) -> None:
        self.name: str = name
        self.places: Callable[[Rulebook], list[int]] = places
        self.offers: tuple[str, ...] = offers
        self.words: tuple[str, ...] = words
        self.part: Callable[[Plan], Part] | None = part


ADDITIONS: Final[list[Addition]] = []
