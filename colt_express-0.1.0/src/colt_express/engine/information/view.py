"""Views: the table as one seat sees it, in the vocabulary of the scenario format, ready to be sent.
`seeing` makes them.

Views contain no reference cycles, so the garbage collector can ignore them (``gc=False``).
"""

from __future__ import annotations

import msgspec

from ..boxes.horses.view import BoardOption, DrinkOption, HorsesView, HostageOption
from ..boxes.marshal.view import GoalView, MarshalMine, MarshalView, PrisonerOption, ShotOption
from ..boxes.time_machine.view import TimeMachineMine, TimeMachineView
from .showing import svg_of
from .view_parts import CardView, OptionView, TokenView

__all__ = [
    "SPECTATOR",
    "AnyOption",
    "BanditView",
    "BoardOption",
    "CardView",
    "DrinkOption",
    "EventView",
    "FigureOption",
    "GoalView",
    "HistoryEntry",
    "HorsesView",
    "HostageOption",
    "KeepOption",
    "MarshalMine",
    "MarshalView",
    "Mine",
    "OptionView",
    "PickOption",
    "PlaceOption",
    "PlayOption",
    "PlayedView",
    "PlayerView",
    "PrisonerOption",
    "QuestionView",
    "RoundView",
    "ShotOption",
    "TimeMachineMine",
    "TimeMachineView",
    "TokenOption",
    "TokenView",
    "View",
    "WordOption",
]

SPECTATOR = -1


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
    hand: list[CardView] | None = None
    kept: list[CardView] | None = None
    discard: list[CardView] | None = None
    discard_top: CardView | None = None


class PlayedView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on the pile. ``card`` is missing where it lies face down for this seat."""

    seat: int
    turn: int
    hidden: bool
    resolved: bool
    card: CardView | None = None


class RoundView(msgspec.Struct, frozen=True, gc=False):
    name: str
    turns: str
    event: str
    station: bool
    keep: int
    reconstructed: bool


class WordOption(OptionView, frozen=True, tag="word", gc=False):
    """A choice without further fields, such as ``draw``."""


class PlayOption(OptionView, frozen=True, tag="play", gc=False):
    card: CardView
    hidden: bool = False


class KeepOption(OptionView, frozen=True, tag="keep", gc=False):
    card: CardView


class PickOption(OptionView, frozen=True, tag="pick", gc=False):
    card: CardView


class PlaceOption(OptionView, frozen=True, tag="place", gc=False):
    place: str


class FigureOption(OptionView, frozen=True, tag="figure", gc=False):
    figure: str


class TokenOption(OptionView, frozen=True, tag="token", gc=False):
    """A token by its number. If several tokens there are alike, it stands for any of them."""

    token: int


AnyOption = (
    WordOption
    | PlayOption
    | KeepOption
    | PickOption
    | PlaceOption
    | FigureOption
    | TokenOption
    | HostageOption
    | PrisonerOption
    | ShotOption
    | BoardOption
    | DrinkOption
)


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question to a seat; ``options`` only in that seat's own view."""

    seat: int
    kind: str
    options: list[AnyOption] | None = None
    bandit: str | None = None
    target: str | None = None
    token: int | None = None

    @property
    def words(self) -> list[str]:
        """The words of each option."""
        return [option.words for option in self.options or ()]

    def option(self, words: str) -> AnyOption:
        """The option with exactly these words."""
        for option in self.options or ():
            if option.words == words:
                return option
        raise KeyError(words)


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it.

    ``left_out``: what a simplified table plays without, ``abilities`` and ``events`` (SET-7).
    """

    seat: int
    phase: str
    round: int
    rounds: list[RoundView | None]
    turn: int
    turn_kind: str
    first: int
    cars: list[str]
    marshal_at: str
    neutral_bullets: int
    bandits: list[BanditView]
    players: list[PlayerView]
    floor: dict[str, list[TokenView]]
    aside: list[TokenView]
    removed: list[TokenView]
    pile: list[PlayedView]
    questions: list[QuestionView]
    horses: HorsesView | None = None
    marshal: MarshalView | None = None
    time_machine: TimeMachineView | None = None
    left_out: list[str] = []

    @property
    def question(self) -> QuestionView | None:
        """The question to this seat, or None."""
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

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows of it."""
        return svg_of(self)


class Mine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat knows beyond the public view; both together are its own view.

    ``values``: of face-down tokens, by number; ``hidden``: its own face-down cards, by their place
    in the pile from 0. Its knowledge of a box is under the box's name, as in the view.
    """

    seat: int
    hand: list[CardView] | None = None
    kept: list[CardView] | None = None
    discard: list[CardView] | None = None
    values: dict[int, int] = {}
    hidden: dict[int, CardView] = {}
    question: QuestionView | None = None
    marshal: MarshalMine | None = None
    time_machine: TimeMachineMine | None = None


class HistoryEntry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice and the events it caused, as one seat saw them then; the opening has no choice.

    ``question``: what the chooser was asked, with the options if it was this seat itself;
    ``choice``: what this seat itself chose.
    """

    chooser: int | None = None
    question: QuestionView | None = None
    choice: str | None = None
    events: list[EventView] = []


class EventView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened, as one seat saw it. Fields that do not apply, or that the seat may not know,
    are missing; `event_kinds` lists those that each kind has.

    ``number``: which round, turn, card of the pile or goal, from 1 on; ``count``: how many cards,
    bullets or bandits; ``money``: in dollars. ``ending`` is what happens at the end of a round,
    ``effect`` what a bullet of the Marshal's does, ``prisoner`` the bandit whose companion he is.
    """

    kind: str
    rule: str
    seat: int | None = None
    bandit: str | None = None
    target: str | None = None
    at: str | None = None
    card: CardView | None = None
    cards: list[CardView] | None = None
    token: TokenView | None = None
    number: int | None = None
    count: int | None = None
    money: int | None = None
    round: str | None = None
    turn: str | None = None
    ending: str | None = None
    effect: str | None = None
    hostage: str | None = None
    prisoner: str | None = None
    goal: GoalView | None = None
