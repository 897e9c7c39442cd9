"""The rulebook of one table: which rules are in force, put together from its options.

The base game fills it; a variant or a box changes entries or adds to them. It never changes
during play, and every copy of a game shares it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .cards import KIND_MASK
from .figures import FIGURES
from .geometry import Train, train_of
from .options import Option

if TYPE_CHECKING:
    from random import Random

    from .manifest import Manifest
    from .registry import Task
    from .state import Bandit, Played, Player, Question, State


class RoundCard:
    """A round card or station: its turns, and the event that ends the round."""

    __slots__ = ("event", "keep", "kinds", "name", "reconstructed", "station", "turns")

    def __init__(
        self, name: str, turns: str, event: str, station: bool, keep: int, reconstructed: bool
    ) -> None:
        self.name: str = name
        self.turns: str = turns
        self.event: str = event  # "" for none
        self.station: bool = station
        self.keep: int = keep
        self.reconstructed: bool = reconstructed
        self.kinds: list[TurnKind] = []  # of its turns, noted when they are first played

    def __repr__(self) -> str:
        return f"<{self.name} {self.turns}>"


class TurnKind:
    """How a turn of planning is played (PLAN-5 to PLAN-8)."""

    __slots__ = ("backwards", "face_down", "name", "standard", "times")

    def __init__(
        self,
        name: str,
        standard: bool = False,
        face_down: bool = False,
        times: int = 1,
        backwards: bool = False,
    ) -> None:
        self.name: str = name
        self.standard: bool = standard
        self.face_down: bool = face_down
        self.times: int = times
        self.backwards: bool = backwards

    def begin(self, state: State, /) -> None:
        raise NotImplementedError


class Action:
    """The action of a kind of card; a class for each."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        """``seat`` chooses, ``bandit`` acts."""
        raise NotImplementedError


NO_ACTION: Final = Action()


class Meeting:
    """A meeting that may follow any move of a bandit."""

    def meet(self, state: State, /) -> None:
        raise NotImplementedError


Happening = Callable[["State"], None]
"""An event or a station: something that happens to the whole table."""

AfterPlay = Callable[["State", "Played"], None]
"""An effect right after a card has been put on the pile in planning."""

Money = Callable[["State", "Bandit"], int]
"""The money of a bandit from one source at the end."""

Limit = Callable[["State", list[Option]], list[Option]]
"""Filters the cards that a player may play now."""

Offer = Callable[["State", "Player", list[Option]], None]
"""Adds options to a player's turn of planning."""

Offered = Callable[["State", "Question", Option], None]
"""Carries out an option that an `Offer` added."""

Passing = Callable[["State", "Bandit", int, int], None]
"""An effect on a bandit who moves along the roofs, from one place to another."""

Hindrance = Callable[["State", "Bandit", int], bool]
"""Whether something keeps a bandit from doing a kind of card; says so, then."""

Witness = Callable[["State", "Bandit", int], None]
"""Notes that a bandit's card of that kind is being resolved."""

Blow = Callable[["State", "Bandit", "Bandit"], bool]
"""Returns whether a punch has another effect than dropping loot: attacker, then victim."""

PushOffer = Callable[["State", "Bandit"], list[Option]]
"""Alternatives to pushing a bandit who has been punched."""

Knock = Callable[["State", "Bandit", "Bandit"], bool]
"""Returns whether a shot that pushes has another effect first: shooter, then victim."""

Guess = Callable[["State", int, "Random"], None]
"""Re-deals the information of a box that is hidden from a seat; from `EVERYBODY`, what no player
knows."""


class Rulebook:
    """The rules in force. Lists are in the order in which the rules apply."""

    __slots__ = (
        "abilities",
        "abroad",
        "actions",
        "after_play",
        "anticlockwise",
        "barred",
        "blows",
        "boxes",
        "brawlers",
        "bullets",
        "car_names",
        "cars_drawn",
        "cast",
        "characters",
        "clockwise",
        "cylinder",
        "deck",
        "discards",
        "events",
        "face_down",
        "first_seats",
        "fixed_cars",
        "fixed_first",
        "floors",
        "ghost_hides_own_only",
        "guesses",
        "guest_tokens",
        "guests",
        "gunslinger",
        "hand_bonus",
        "hand_changes",
        "hands_back",
        "hindrances",
        "hostages",
        "inner_actions",
        "knocks",
        "law_deck",
        "lawman",
        "left_out",
        "limits",
        "locomotive",
        "meetings",
        "money",
        "neutral",
        "neutral_stays",
        "offered",
        "offers",
        "opening",
        "parts",
        "passings",
        "played",
        "plays_openly",
        "push_offers",
        "rounds",
        "rounds_drawn",
        "seats",
        "sides",
        "stations",
        "tail",
        "tokens",
        "train",
        "trains",
        "turns",
        "two_bandits",
        "usual_plans",
        "verdicts",
        "witnesses",
    )

    def __init__(self, seats: int, cars: int, tail: int = 0) -> None:
        """``cars`` are drawn, ``tail`` are always last."""
        self.seats: int = seats
        self.boxes: list[str] = []  # those beside the base game
        self.played: list[Manifest] = []  # their manifests, in the order of installation
        self.train: Train = train_of(1 + cars + tail)
        self.trains: list[Train] = []  # by the car that the stagecoach faces
        # Players
        self.cast: list[list[int]] = []  # by seat: his characters; empty if they are drawn
        self.characters: list[int] = []  # those that can be drawn or drafted
        self.guests: list[int] = []
        self.two_bandits: bool = False  # each player leads two
        self.lawman: int = -1  # the seat that plays the Marshal (MP-1)
        self.sides: list[int] = list(range(seats))  # by seat: who wins together
        # Seats that may be first, in passing order
        self.first_seats: list[int] = list(range(seats))
        self.clockwise: list[list[int]] = []  # by first player: the order of a turn
        self.anticlockwise: list[list[int]] = []
        for first in range(seats):
            self.clockwise.append([(first + n) % seats for n in range(seats)])
            self.anticlockwise.append([(first - n) % seats for n in range(seats)])
        # Components
        self.car_names: list[str] = []
        self.cars_drawn: int = cars
        self.locomotive: list[int] = []  # kinds of the tokens in it
        self.floors: dict[str, list[int]] = {}  # by car: kinds of the tokens on its floor
        self.abroad: dict[int, list[int]] = {}  # by place that is no car: kinds of its tokens
        self.hostages: list[int] = []  # hostages that the stagecoach may carry
        self.deck: list[int] = []  # kinds of the cards of one bandit
        self.law_deck: list[int] = []  # and of the Marshal
        self.cylinder: list[int] = []  # effects of his bullets, from the top
        self.brawlers: list[int] = []  # what his brawler cards are worth, from the top
        self.tail: list[str] = []  # cars that are always last
        self.bullets: int = 0
        self.neutral: int = 0
        self.tokens: list[list[int]] = []  # by kind: the values of all tokens
        self.guest_tokens: list[list[int]] = []
        self.face_down: list[bool] = []  # by kind of token
        self.rounds: list[RoundCard] = []
        self.stations: list[RoundCard] = []
        self.rounds_drawn: int = 0
        self.fixed_cars: list[str] = []  # where the table decides instead of chance
        self.fixed_first: int = -1
        # What happens
        self.opening: list[Task] = []  # steps before the first round
        self.parts: list[Task] = []  # steps of a round (PLAN-10)
        self.turns: dict[str, TurnKind] = {}
        self.actions: list[Action] = [NO_ACTION] * (KIND_MASK + 1)  # by kind of card
        self.events: dict[str, Happening] = {}
        self.meetings: list[Meeting] = []  # MIX-3
        self.passings: list[Passing] = []
        self.hindrances: list[Hindrance] = []  # asked in order, until one stands in the way
        self.witnesses: list[Witness] = []
        self.blows: list[Blow] = []
        self.push_offers: list[PushOffer] = []
        self.knocks: list[Knock] = []  # until one has been asked about
        self.inner_actions: dict[int, Action] = {}  # parts of actions, for boxes
        self.hands_back: list[Task] = []  # steps after planning that a box may put off
        self.limits: list[Limit] = []  # to the cards that can be played
        self.offers: list[Offer] = []
        self.offered: dict[int, Offered] = {}  # by word of the option
        self.after_play: list[AfterPlay] = []
        # By seat and figure, then by hand: questions that come up again and again, noted when they
        # first do (`planning.plan_questions`)
        self.usual_plans: list[dict[int, tuple[Question, ...]]] = [
            {} for _ in range(seats * len(FIGURES))
        ]
        self.hand_changes: list[Money] = []  # cards a bandit adds to his player's hand
        self.money: list[tuple[str, Money]] = []
        self.barred: list[Callable[[State, Bandit], bool]] = []  # bandits who cannot win (CASE-9)
        self.verdicts: list[Callable[[State], list[int] | None]] = []  # who wins, if not the rich
        self.guesses: list[Guess] = []
        # How it happens, where variants and switches differ
        self.abilities: bool = True  # CHAR: not in the basic game
        self.left_out: list[str] = []  # SET-7: "abilities", "events" in simpler games
        self.discards: bool = False  # EXPERT-1
        self.ghost_hides_own_only: bool = False  # CASE-25
        # Whether a seat must play that card face up in any turn
        self.plays_openly: Callable[[State, int, int], bool] | None = None
        self.hand_bonus: int = 0  # PAIR-5: the picked card counts on top
        self.gunslinger: bool = True
        self.neutral_stays: bool = False  # switch neutral_shortage

    def __copy__(self) -> Rulebook:
        """Itself, for it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Rulebook:
        return self

    def extend_train(self, *, ahead: int = -1, behind: int = -1) -> None:
        """One more place before the front or after the rear of the train, wherever the stagecoach
        is."""
        self.train = self.train.with_places(ahead=ahead, behind=behind)
        self.trains = [train.with_places(ahead=ahead, behind=behind) for train in self.trains]

    def bring_actions(self, actions: dict[int, Action]) -> None:
        """Replace the action of a kind of card."""
        for kind, action in actions.items():
            self.actions[kind] = action

    def replace_part(self, old: Task, new: list[Task]) -> None:
        """Let other steps stand where ``old`` stood in the order of a round."""
        at = self.parts.index(old)
        self.parts[at : at + 1] = new
