"""Players: which bandits play, on which sides and by which rules; the same for the whole game.

This is computed once and cached while it matches the observation.
"""

from __future__ import annotations

from ...engine.figures import FIGURES
from ...engine.geometry import Train
from ...engine.information.observation import Observation
from ...engine.rulebook import Rulebook
from .forward_model import ForwardModel, model_with, ways_with
from .treasure import Treasure
from .ways import Ways
from .worth import prices_of


class Players:
    """The bandits of a game by side and player, and caches of what depends on them only. Bandits
    are numbered as in the engine."""

    __slots__ = (
        "boxes",
        "characters",
        "companions",
        "lawman",
        "leaders",
        "me",
        "model",
        "number",
        "prices",
        "rivals",
        "rules",
        "seats",
        "sides",
        "treasure",
        "ways",
    )

    def __init__(self, observation: Observation) -> None:
        rules, seats = observation.rules, observation.seats
        self.boxes: tuple[str, ...] = tuple(rules.boxes)
        self.model: ForwardModel = model_with(self.boxes)
        self.rules: Rulebook = rules
        self.characters: list[int] = observation.characters
        self.seats: list[int] = seats
        self.number: list[int] = [-1] * len(FIGURES)  # by figure: the bandit's number
        for bandit, character in enumerate(observation.characters):
            self.number[character] = bandit
        self.sides: list[int] = [rules.sides[seat] for seat in seats]  # by bandit
        self.rivals: int = max(rules.sides) + 1  # number of sides
        # By bandit: all bandits of the same player, himself included
        self.companions: list[list[int]] = [
            [n for n, other in enumerate(seats) if other == seat] for seat in seats
        ]
        self.leaders: list[int] = [seats.index(seat) for seat in range(rules.seats)]
        self.me: int = self.leaders[observation.seat]
        # Index of the player's figure who is the Marshal, or -1
        self.lawman: int = self.leaders[rules.lawman] if rules.lawman >= 0 else -1
        # By kind of token: its value while face down
        self.prices: list[int] = prices_of(rules, self.model.unknown)
        self.ways: dict[int, Ways] = {}  # by the car beside the stagecoach
        self.treasure: Treasure | None = None  # of the last observation

    def fits(self, observation: Observation) -> bool:
        """Whether the observation is of the same players and rules."""
        return (
            self.rules is observation.rules
            and self.characters == observation.characters
            and self.seats == observation.seats
        )

    def ways_on(self, train: Train) -> Ways:
        ways = self.ways.get(train.coach)
        if ways is None:
            ways = ways_with(self.boxes, train)
            self.ways[train.coach] = ways
        return ways

    def treasure_of(self, observation: Observation) -> Treasure:
        treasure = self.treasure
        if treasure is None or not treasure.fits(observation):
            treasure = Treasure(observation, self)
            self.treasure = treasure
        return treasure


class Memory:
    """A cache of `Players`, by the seat that observes."""

    __slots__ = ("by_seat",)

    def __init__(self) -> None:
        self.by_seat: dict[int, Players] = {}

    def players_for(self, observation: Observation) -> Players:
        players = self.by_seat.get(observation.seat)
        if players is None or not players.fits(observation):
            players = Players(observation)
            self.by_seat[observation.seat] = players
        return players

    def __reduce__(self) -> tuple[type[Memory], tuple[()]]:
        """Copies and pickles are empty: they fill as they are used."""
        return Memory, ()
