"""Views: the table as one seat sees it, in the words of the scenario format, so that a view can be
sent as it is. `seeing` makes them.

Nothing in a view points back at what holds it, so none has to be looked at for cycles (``gc``).
"""

from __future__ import annotations

import msgspec

SPECTATOR = -1


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A loot token. ``value`` is missing where this seat may not know it."""

    number: int
    kind: str
    value: int | None = None


class BanditView(msgspec.Struct, frozen=True, gc=False):
    name: str
    seat: int
    at: str
    bullets: int
    hits: dict[str, int]
    loot: list[TokenView]
    cash: int
    abilities: list[str]


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's cards: sizes for all, the hand and discard pile for its own player only."""

    seat: int
    hand_size: int
    deck_size: int
    discard_size: int
    hand: list[str] | None = None
    kept: list[str] | None = None
    discard: list[str] | None = None
    discard_top: str | None = None


class PlayedView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on the pile. ``card`` is missing where it lies face down for this seat."""

    seat: int
    turn: int
    hidden: bool
    resolved: bool
    card: str | None = None


class RoundView(msgspec.Struct, frozen=True, gc=False):
    name: str
    turns: str
    event: str
    station: bool
    keep: int
    reconstructed: bool


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who is asked what. ``options`` only for the seat itself."""

    seat: int
    kind: str
    options: list[str] | None = None
    bandit: str | None = None
    target: str | None = None
    token: int | None = None


class HorsesView(msgspec.Struct, frozen=True, gc=False):
    """What lies open beside the train with Horses & Stagecoach.

    ``boarding``: the car that riders may board now; ``horses``: how many stand beside each car;
    ``coach``: the car it faces; ``hostages``: still in it; ``taken``: by bandit, whom he took.
    """

    boarding: str | None
    horses: list[int]
    coach: str | None
    shotgun: str | None
    hostages: list[str]
    taken: dict[str, str]


class MachineView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The time machine: who travels in time now, the horses that wait beside it, and for the
    traveller's own player only where he hides."""

    traveller: str | None
    horses: int
    hiding: str | None = None


class LawView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What lies open with Marshal & Prisoners.

    ``cylinders``: the effects of the bullets left, left and right, the next one first;
    ``brawlers``: what the Marshal's cards left are worth, the top one first; ``prisoners``: laid
    out at the prison car; ``companions``: by bandit, whom he has; ``wanted``: bandits whose poster
    is not captured; ``wounds``: by bandit, bullets that lie open before him; ``taken``: by bandit,
    what his brawler cards are worth; ``with_the_law``: how many prisoners the Marshal took back;
    ``turned``: how many goals he has seen; ``shown``: those that all have; ``goals``: those turned
    up, for his own eyes only.
    """

    seat: int
    cylinders: list[list[str]]
    brawlers: list[int]
    prisoners: list[str]
    companions: dict[str, str]
    wanted: list[str]
    wounds: dict[str, list[str]]
    taken: dict[str, int]
    with_the_law: int
    thrown_off: list[str]
    turned: int
    shown: list[str]
    goals: list[str] | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    seat: int
    phase: str
    round: int
    rounds: list[RoundView | None]
    turn: int
    turn_kind: str
    first: int
    cars: list[str]
    marshal: str
    neutral_bullets: int
    bandits: list[BanditView]
    players: list[PlayerView]
    floor: dict[str, list[TokenView]]
    aside: list[TokenView]
    removed: list[TokenView]
    pile: list[PlayedView]
    questions: list[QuestionView]
    horses: HorsesView | None = None
    machine: MachineView | None = None
    law: LawView | None = None

    @property
    def question(self) -> QuestionView | None:
        """What this seat itself is asked now."""
        for question in self.questions:
            if question.seat == self.seat:
                return question
        return None

    def bandit(self, name: str) -> BanditView:
        for bandit in self.bandits:
            if bandit.name == name:
                return bandit
        raise KeyError(name)

    @property
    def mine(self) -> list[BanditView]:
        """This seat's own bandits."""
        return [bandit for bandit in self.bandits if bandit.seat == self.seat]


class HistoryEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice and what came of it, as one seat saw it then; the opening has no choice.

    ``question``: what the chooser was asked, with the options if it was this seat itself;
    ``choice``: what this seat itself chose.
    """

    chooser: int | None = None
    question: QuestionView | None = None
    choice: str | None = None
    events: list[EventView] = []


class EventView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened, as one seat saw it. Fields that do not apply are missing."""

    kind: str
    rule: str
    seat: int | None = None
    bandit: str | None = None
    target: str | None = None
    at: str | None = None
    card: str | None = None
    cards: list[str] | None = None
    token: TokenView | None = None
    amount: int | None = None
    name: str | None = None
