"""The cast: who plays, on whose side, and by which rules; the same for the whole game.

It is worked out once and remembered as long as it fits what is seen.
"""

from __future__ import annotations

from ...engine.figures import FIGURES
from ...engine.geometry import Train
from ...engine.information.observation import Sight
from ...engine.rulebook import Rulebook
from .forward_model import Lore, lore_with, ways_with
from .treasure import Treasure
from .ways import Ways
from .worth import prices_of


class Cast:
    """Bandits are numbered as in the engine."""

    __slots__ = (
        "boxes",
        "characters",
        "companions",
        "lawman",
        "leaders",
        "lore",
        "me",
        "number",
        "prices",
        "rivals",
        "rules",
        "seats",
        "sides",
        "treasure",
        "ways",
    )

    def __init__(self, sight: Sight) -> None:
        rules, seats = sight.rules, sight.seats
        self.boxes: tuple[str, ...] = tuple(rules.boxes)
        self.lore: Lore = lore_with(self.boxes)
        self.rules: Rulebook = rules
        self.characters: list[int] = sight.characters
        self.seats: list[int] = seats
        self.number: list[int] = [-1] * len(FIGURES)  # by figure: the bandit's number
        for bandit, character in enumerate(sight.characters):
            self.number[character] = bandit
        self.sides: list[int] = [rules.sides[seat] for seat in seats]  # by bandit
        self.rivals: int = max(rules.sides) + 1  # how many sides there are
        # By bandit: all who are led by the same player, himself among them
        self.companions: list[list[int]] = [
            [n for n, other in enumerate(seats) if other == seat] for seat in seats
        ]
        self.leaders: list[int] = [seats.index(seat) for seat in range(rules.seats)]
        self.me: int = self.leaders[sight.seat]
        # The bandit who is none: the Marshal, if somebody plays him
        self.lawman: int = self.leaders[rules.lawman] if rules.lawman >= 0 else -1
        self.prices: list[int] = prices_of(rules, self.lore.unknown)  # by kind of token
        self.ways: dict[int, Ways] = {}  # by the car that the stagecoach faces
        self.treasure: Treasure | None = None  # as it was last seen

    def fits(self, sight: Sight) -> bool:
        """Whether this is what he sees."""
        return (
            self.rules is sight.rules
            and self.characters == sight.characters
            and self.seats == sight.seats
        )

    def ways_on(self, train: Train) -> Ways:
        ways = self.ways.get(train.coach)
        if ways is None:
            ways = ways_with(self.boxes, train)
            self.ways[train.coach] = ways
        return ways

    def treasure_of(self, sight: Sight) -> Treasure:
        treasure = self.treasure
        if treasure is None or not treasure.fits(sight):
            treasure = Treasure(sight, self)
            self.treasure = treasure
        return treasure


class Memory:
    """The casts that somebody has played with, one for each seat he plays or thinks for."""

    __slots__ = ("casts",)

    def __init__(self) -> None:
        self.casts: dict[int, Cast] = {}

    def cast_of(self, sight: Sight) -> Cast:
        cast = self.casts.get(sight.seat)
        if cast is None or not cast.fits(sight):
            cast = Cast(sight)
            self.casts[sight.seat] = cast
        return cast
