"""Constants of the forward model: what no rollout changes while the outlaw thinks about one
decision.

Bandits, places and tokens are numbered as in the engine. A card is an int as well, but holds the
bandit who acts instead of the owner of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...engine.cards import KIND_MASK, OWNER_SHIFT
from ...engine.figures import NOBODY
from ...engine.geometry import Train
from ...engine.information.observation import Observation
from .treasure import Treasure, with_token
from .ways import Ways
from .worth import BULLET_RECEIVED

if TYPE_CHECKING:
    from .forward_model import ForwardModel
    from .players import Players
    from .state import ModelState

Effect = Callable[["GameConstants", "ModelState", int], int]

COPIED_SHIFT: Final = 2 * OWNER_SHIFT
ON_TOP: Final = -1
"""Position, in place of an index into the pile, of a card that is still in a hand."""


def card_of(bandit: int, kind: int, copied: int = 0) -> int:
    """A card in a hand or on the pile, as one int: the bandit who acts, the kind of the card, and
    the card that it copies, or 0."""
    return copied << COPIED_SHIFT | bandit << OWNER_SHIFT | kind


def actor_of(card: int) -> int:
    """The bandit who acts with a card."""
    return card >> OWNER_SHIFT & KIND_MASK


def copied_by(card: int) -> int:
    """The card that a card copies, or 0."""
    return card >> COPIED_SHIFT


NO_PARTS: Final[list[None]] = []
"""One entry for each slot that a box has taken."""


def take_slot() -> int:
    """The index of a box's own part in ``parts`` of constants and states."""
    NO_PARTS.append(None)
    return len(NO_PARTS) - 1


class GameConstants:
    """The train, the players, and the value of everything, in dollars."""

    __slots__ = (
        "abilities",
        "bite",
        "cars",
        "companions",
        "dollars",
        "effect",
        "envy",
        "event",
        "kinds",
        "last_round",
        "lawman",
        "me",
        "model",
        "parts",
        "players",
        "rounds_left",
        "shot",
        "sides",
        "train",
        "treasure",
        "ways",
    )

    def __init__(self, observation: Observation, players: Players) -> None:
        model = players.model
        self.model: ForwardModel = model
        self.players: Players = players
        self.sides: list[int] = players.sides
        self.companions: list[list[int]] = players.companions
        self.me: int = players.me
        self.lawman: int = players.lawman
        self.abilities: list[int] = observation.abilities
        self.train: Train = observation.train
        self.cars: int = observation.train.cars
        self.ways: Ways = players.ways_on(observation.train)
        self.kinds: list[int] = observation.kinds
        self.treasure: Treasure = players.treasure_of(observation)
        self.dollars: list[int] = self.treasure.dollars
        self.envy: list[float] = model.envy(observation, players, self.treasure.held)
        self.shot: int = model.shot_worth(observation, players)
        self.bite: int = BULLET_RECEIVED  # cost of a bullet to the bandit who receives it
        self.event: str = _event_of_the_round(observation)
        self.effect: Effect | None = model.effects.get(self.event)
        self.rounds_left: int = observation.rounds_left
        self.last_round: bool = observation.rounds_left == 0
        self.parts: list[object] = [*NO_PARTS]
        for complete in model.completing_constants:
            complete(observation, self)

    def can(self, bandit: int, character: int) -> bool:
        """Whether the bandit has that character's ability now."""
        return self.abilities[bandit] >> character & 1 == 1

    def with_token(self, tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
        """``tokens``, sorted by value with the best first, and ``token`` at its place among
        them."""
        return with_token(tokens, token, self.dollars)

    def best(self, tokens: tuple[int, ...]) -> int:
        """The value of the best of ``tokens``, which is the first."""
        return self.dollars[tokens[0]] if tokens else 0

    def total(self, tokens: tuple[int, ...]) -> int:
        total = 0
        for token in tokens:
            total += self.dollars[token]
        return total

    def read(self, card: int, seat: int, position: int) -> int:
        """A card of the engine as a card of the model (`card_of`). ``position``: its index in the
        pile, or `ON_TOP`. A card without an owner belongs to the first bandit of ``seat``."""
        owner = card >> OWNER_SHIFT
        bandit = self.players.leaders[seat] if owner == NOBODY else self.players.number[owner]
        read = card_of(bandit, card & KIND_MASK)
        for understand in self.model.readings:
            read = understand(self, read, position)
        return read


def _event_of_the_round(observation: Observation) -> str:
    """The event at the end of the round, or an empty string if it has none or the game is played
    without events (SET-7)."""
    card = observation.card
    return "" if card is None or card.event not in observation.rules.events else card.event
