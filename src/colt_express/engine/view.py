"""Views: the table as one seat sees it, in the names of the scenario format, so that a view can be
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


class CardView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, or a bullet and who fired it. ``owner`` is missing where it can only be the one
    bandit of whoever holds the card, and where a card or bullet is nobody's."""

    kind: str
    owner: str | None = None

    def __str__(self) -> str:
        """In the words of the scenario format, such as ``tuco move`` or ``bullet ghost``."""
        if self.kind == "bullet":
            return f"bullet {self.owner or 'neutral'}"
        return f"{self.owner} {self.kind}" if self.owner else self.kind


class GoalView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A goal of the Marshal's; a ``warrant`` is for one bandit."""

    kind: str
    bandit: str | None = None

    def __str__(self) -> str:
        return f"{self.kind} {self.bandit}" if self.bandit else self.kind


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


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", gc=False):
    """Something a seat may choose: ``words`` are what `choose` takes, ``number`` is the same in
    every game (`numbering`), and the other fields say what it is about."""

    words: str
    number: int

    def __str__(self) -> str:
        return self.words


class WordOption(OptionView, frozen=True, tag="word", gc=False):
    """A choice that is about nothing else, such as ``draw``."""


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
    """A token by its number. Where several lie there that are alike it stands for any of them."""

    token: int


class HostageOption(OptionView, frozen=True, tag="hostage", gc=False):
    hostage: str


class PrisonerOption(OptionView, frozen=True, tag="prisoner", gc=False):
    """By the bandit whose companion he is."""

    prisoner: str


class ShotOption(OptionView, frozen=True, tag="shot", gc=False):
    """A shot of the Marshal's, with the next bullet of one cylinder: 0 is the left one."""

    figure: str
    gun: int


class BoardOption(OptionView, frozen=True, tag="board", gc=False):
    """One of a player's two bandits boards, the other one rides on."""

    figure: str


class DrinkOption(OptionView, frozen=True, tag="drink", gc=False):
    """``half``: from a half-empty flask, and ``bandit``: whose flask, where there are several."""

    old: bool = False
    half: bool = False
    bandit: str | None = None


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
    """Who is asked what. ``options`` only for the seat itself."""

    seat: int
    kind: str
    options: list[AnyOption] | None = None
    bandit: str | None = None
    target: str | None = None
    token: int | None = None

    @property
    def words(self) -> list[str]:
        """What may be chosen, each option in its words."""
        return [option.words for option in self.options or ()]

    def option(self, words: str) -> AnyOption:
        """The option with exactly these words."""
        for option in self.options or ():
            if option.words == words:
                return option
        raise KeyError(words)


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


class TimeMachineView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The time machine: who travels in time now, the horses that wait beside it, and for the
    traveller's own player only where he hides."""

    traveller: str | None
    horses: int
    hiding: str | None = None


class TimeMachineMine(msgspec.Struct, frozen=True, gc=False):
    """What a time traveller's own player knows: where he hides."""

    hiding: str


class MarshalView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
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
    shown: list[GoalView]
    goals: list[GoalView] | None = None


class MarshalMine(msgspec.Struct, frozen=True, gc=False):
    """What only the Marshal knows: his goals, as far as they are turned up."""

    goals: list[GoalView]


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
