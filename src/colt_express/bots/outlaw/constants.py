"""The stage: what stays as it is while the outlaw thinks one decision through.

Bandits, places and tokens are numbered as in the engine. A card is an int as well, but says which
bandit acts instead of whose it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...engine.cards import KIND_MASK, OWNER_SHIFT
from ...engine.figures import NOBODY
from ...engine.geometry import Train
from ...engine.information.observation import Sight
from .treasure import Treasure, with_token
from .ways import Ways
from .worth import BULLET_RECEIVED

if TYPE_CHECKING:
    from .forward_model import Lore
    from .players import Cast
    from .state import Scene

Effect = Callable[["Stage", "Scene", int], int]

COPIED_SHIFT: Final = 2 * OWNER_SHIFT
ON_TOP: Final = -1
"""The position on the pile of a card that is still in a hand."""


def card_of(bandit: int, kind: int, copied: int = 0) -> int:
    """A card in a hand or on the pile: which bandit acts, what he does, and the card that he
    copies with it; 0 is none."""
    return copied << COPIED_SHIFT | bandit << OWNER_SHIFT | kind


def actor_of(card: int) -> int:
    return card >> OWNER_SHIFT & KIND_MASK


def copied_by(card: int) -> int:
    return card >> COPIED_SHIFT


NO_PARTS: Final[list[None]] = []


def take_slot() -> int:
    """Where a box keeps its own part of every stage and scene."""
    NO_PARTS.append(None)
    return len(NO_PARTS) - 1


class Stage:
    """The train, the cast, and the price of everything."""

    __slots__ = (
        "abilities",
        "bite",
        "cars",
        "cast",
        "companions",
        "dollars",
        "effect",
        "envy",
        "event",
        "kinds",
        "last_round",
        "lawman",
        "lore",
        "me",
        "parts",
        "rounds_left",
        "shot",
        "sides",
        "train",
        "treasure",
        "ways",
    )

    def __init__(self, sight: Sight, cast: Cast) -> None:
        lore = cast.lore
        self.lore: Lore = lore
        self.cast: Cast = cast
        self.sides: list[int] = cast.sides
        self.companions: list[list[int]] = cast.companions
        self.me: int = cast.me
        self.lawman: int = cast.lawman
        self.abilities: list[int] = sight.abilities
        self.train: Train = sight.train
        self.cars: int = sight.train.cars
        self.ways: Ways = cast.ways_on(sight.train)
        self.kinds: list[int] = sight.kinds
        self.treasure: Treasure = cast.treasure_of(sight)
        self.dollars: list[int] = self.treasure.dollars
        self.envy: list[float] = lore.envy(sight, cast, self.treasure.held)
        self.shot: int = lore.shot_worth(sight, cast)
        self.bite: int = BULLET_RECEIVED  # what a bullet costs whoever receives it
        self.event: str = _event_of_the_round(sight)
        self.effect: Effect | None = lore.effects.get(self.event)
        self.rounds_left: int = sight.rounds_left
        self.last_round: bool = sight.rounds_left == 0
        self.parts: list[object] = [*NO_PARTS]
        for complete in lore.stages:
            complete(sight, self)

    def can(self, bandit: int, character: int) -> bool:
        """Whether he has that character's ability now."""
        return self.abilities[bandit] >> character & 1 == 1

    def with_token(self, tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
        """One more among tokens of which the most valuable is the first."""
        return with_token(tokens, token, self.dollars)

    def best(self, tokens: tuple[int, ...]) -> int:
        """What the first of some tokens is worth."""
        return self.dollars[tokens[0]] if tokens else 0

    def total(self, tokens: tuple[int, ...]) -> int:
        total = 0
        for token in tokens:
            total += self.dollars[token]
        return total

    def read(self, card: int, seat: int, position: int) -> int:
        """A card of the engine as the outlaw understands it at that position of the pile. Without
        an owner it is one of that seat's own bandit."""
        owner = card >> OWNER_SHIFT
        bandit = self.cast.leaders[seat] if owner == NOBODY else self.cast.number[owner]
        read = card_of(bandit, card & KIND_MASK)
        for understand in self.lore.readings:
            read = understand(self, read, position)
        return read


def _event_of_the_round(sight: Sight) -> str:
    """Empty where there is none; the basic game does not use them (SET-7)."""
    card = sight.card
    return "" if card is None or card.event not in sight.rules.events else card.event
