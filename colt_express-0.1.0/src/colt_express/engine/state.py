"""The state of a game: plain data, cheap to copy, with nothing in it but what lies on the table.

What never changes during a game (the rulebook, a question, a played card, token kinds) is
shared between copies, and so are the tuples, which hold what seldom changes; the rest is copied by
hand, field by field.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from .compiling import mypyc_attr
from .figures import FIGURES
from .options import Option
from .places import AWAY
from .registry import QUESTION_NAMES, Task

if TYPE_CHECKING:
    from .boxes.horses.table import HorsesTable
    from .boxes.marshal.table import MarshalTable
    from .boxes.time_machine.table import TimeMachineTable
    from .events import Event
    from .geometry import Train
    from .rulebook import RoundCard, Rulebook

# Phases of a game
OPENING: Final = 0
PLANNING: Final = 1
STEALING: Final = 2
EVENT: Final = 3
OVER: Final = 4

UNHURT: Final[tuple[int, ...]] = (0,) * len(FIGURES)

PHASES: Final[list[str]] = ["opening", "planning", "stealing", "event", "over"]


@mypyc_attr(acyclic=True)
class Played:
    """A card on the common pile: who put it there, and whether it lies face down."""

    __slots__ = ("card", "extra", "hidden", "seat", "turn")

    def __init__(self, seat: int, card: int, hidden: bool, turn: int, extra: bool) -> None:
        self.seat: int = seat
        self.card: int = card
        self.hidden: bool = hidden
        self.turn: int = turn  # of planning, from 0
        self.extra: bool = extra  # PAIR-6: played on the heels of a shoot card


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """A question to one seat, with its legal options. Public as ``Decision``.

    ``bandit`` is the figure that acts, ``target`` and ``token`` what the question is about; -1 if
    there is none.
    """

    __slots__ = ("bandit", "kind", "options", "seat", "target", "token")

    def __init__(
        self, seat: int, kind: int, options: list[Option], bandit: int, target: int, token: int
    ) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.options: list[Option] = options
        self.bandit: int = bandit
        self.target: int = target
        self.token: int = token

    @property
    def name(self) -> str:
        """The kind of question in a word, such as ``plan`` or ``target``."""
        return QUESTION_NAMES[self.kind]

    def find(self, words: str) -> Option | None:
        """The open option with these words. A token may be named without its number, and a
        card to keep or pick without the verb, while that is enough to tell."""
        wanted = " ".join(words.split()).lower()
        for option in self.options:
            if str(option) == wanted:
                return option
        for option in self.options:
            if wanted in option.short_words():
                return option
        return None

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __contains__(self, wanted: object) -> bool:
        """Whether an option, or the words for one, can be chosen now."""
        if isinstance(wanted, str):
            return self.find(wanted) is not None
        return isinstance(wanted, Option) and any(o.same(wanted) for o in self.options)

    def __repr__(self) -> str:
        words = ", ".join(str(option) for option in self.options)
        return f"<seat {self.seat}: {self.name}: {words}>"


@mypyc_attr(acyclic=True)
class Player:
    """A seat's cards. The top of a deck or pile is the end of its list."""

    __slots__ = (
        "acted",
        "borrowed",
        "deck",
        "discard",
        "discard_seen",
        "hand",
        "kept",
        "open_hand",
        "open_top",
        "own",
        "seat",
        "sure",
    )

    seat: int
    own: int  # the figure whose cards need no name here; -1 with two bandits
    hand: list[int]  # sorted
    deck: list[int]
    discard: tuple[int, ...]
    kept: tuple[int, ...]  # cards chosen so far to be kept (EXPERT-2)
    acted: int  # planning actions taken this round
    # What all players can infer about cards that are not shown, for guesses (SECRET-2):
    open_hand: tuple[int, ...]  # cards of the hand that all have seen go there
    open_top: int  # cards on top of the deck that all have seen go there
    discard_seen: tuple[bool, ...]  # which cards of the discard pile all have seen
    sure: int  # cards of the hand that cannot be bullets
    borrowed: int  # maximum number of the partner's cards among these (TEAM-3)

    def __init__(self, seat: int, own: int) -> None:
        self.seat = seat
        self.own = own

    @staticmethod
    def fresh(seat: int, own: int) -> Player:
        """A seat before any card is dealt."""
        new = Player(seat, own)
        new.hand = []
        new.deck = []
        new.discard = ()
        new.kept = ()
        new.acted = 0
        new.open_hand = ()
        new.open_top = 0
        new.discard_seen = ()
        new.sure = 0
        new.borrowed = 0
        return new

    def copy(self) -> Player:
        new = Player(self.seat, self.own)
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard
        new.kept = self.kept
        new.acted = self.acted
        new.open_hand = self.open_hand
        new.open_top = self.open_top
        new.discard_seen = self.discard_seen
        new.sure = self.sure
        new.borrowed = self.borrowed
        return new


@mypyc_attr(acyclic=True)
class Bandit:
    """A bandit: his place and the bullets he has received. His loot is in `State.token_at`."""

    __slots__ = ("abilities", "bullets", "cash", "character", "hits", "index", "place", "seat")

    index: int
    character: int
    seat: int
    place: int
    bullets: int  # his own bullets still in the revolver
    hits: tuple[int, ...]  # bullets received, by the figure they come from
    abilities: int  # a bit for each character whose ability he has
    cash: int  # money that is no token (CASE-7)

    def __init__(self, index: int, character: int, seat: int) -> None:
        self.index = index
        self.character = character
        self.seat = seat

    @staticmethod
    def fresh(index: int, character: int, seat: int, bullets: int, has_ability: bool) -> Bandit:
        """A bandit who has not done anything yet."""
        new = Bandit(index, character, seat)
        new.place = AWAY  # until he takes his place
        new.bullets = bullets
        new.hits = UNHURT
        new.abilities = 1 << character if has_ability else 0
        new.cash = 0
        return new

    def copy(self) -> Bandit:
        new = Bandit(self.index, self.character, self.seat)
        new.place = self.place
        new.bullets = self.bullets
        new.hits = self.hits
        new.abilities = self.abilities
        new.cash = self.cash
        return new

    def receive(self, shooter: int) -> None:
        """Count a bullet received from this figure."""
        hits = list(self.hits)
        hits[shooter] += 1
        self.hits = tuple(hits)

    def can(self, character: int) -> bool:
        """Whether he has that character's ability now."""
        return self.abilities >> character & 1 == 1


@mypyc_attr(acyclic=True)
class State:
    """Everything on the table."""

    __slots__ = (
        "answered",
        "bandits",
        "blockers",
        "cars",
        "cast",
        "counter",
        "first",
        "horses",
        "keeping",
        "key",
        "log",
        "marshal",
        "marshal_at",
        "neutral",
        "phase",
        "pile",
        "players",
        "questions",
        "resolved",
        "returned",
        "round",
        "round_cards",
        "rules",
        "spare",
        "stack",
        "time_machine",
        "token_at",
        "token_kinds",
        "token_known",
        "token_values",
        "train",
        "turn",
    )

    rules: Rulebook
    key: bytes
    counter: int
    phase: int
    round: int  # from 0; -1 before the first
    turn: int  # from 0
    first: int  # the first player's seat
    cars: list[str]  # names of the cars, locomotive first
    train: Train  # how places lie to each other now
    blockers: list[int]  # roofs with a figure other than a bandit that blocks lines of sight
    round_cards: list[RoundCard]  # all five, in order
    players: list[Player]
    bandits: list[Bandit]
    cast: list[int]  # by character: index of the bandit, -1 if not in the game
    marshal_at: int  # the Marshal's place, unless a player is the Marshal
    neutral: int  # neutral bullets left
    token_kinds: list[int]
    token_values: list[int]
    spare: list[list[int]]  # by kind: values of the tokens left in the box, unseen
    token_at: list[int]
    token_known: list[int]  # by token: a bit for each seat that knows its value
    pile: list[Played]
    resolved: int  # how many cards of the pile have been turned up
    returned: int  # how many of these are back with their owners
    keeping: int  # maximum number of cards to keep; 0 unless seats are choosing (EXPERT-2, KEEP-1)
    stack: list[Task]  # still to be done, next one last (see `push`)
    questions: tuple[Question, ...]  # that are open
    answered: tuple[tuple[Question, Option], ...]  # in secret, while other seats still choose
    horses: HorsesTable | None  # the components of Horses & Stagecoach
    marshal: MarshalTable | None  # with Marshal & Prisoners
    time_machine: TimeMachineTable | None  # the time machine and its traveller
    log: list[Event] | None  # None if events are not recorded

    def __init__(self, rules: Rulebook, key: bytes) -> None:
        self.rules = rules
        self.key = key

    @staticmethod
    def fresh(rules: Rulebook, key: bytes, listening: bool) -> State:
        """An empty table."""
        new = State(rules, key)
        new.counter = 0
        new.phase = OPENING
        new.round = -1
        new.turn = 0
        new.first = 0
        new.cars = []
        new.train = rules.train
        new.blockers = []
        new.round_cards = []
        new.players = []
        new.bandits = []
        new.cast = []
        new.marshal_at = 0
        new.neutral = 0
        new.token_kinds = []
        new.token_values = []
        new.spare = []
        new.token_at = []
        new.token_known = []
        new.pile = []
        new.resolved = 0
        new.returned = 0
        new.keeping = 0
        new.stack = []
        new.questions = ()
        new.answered = ()
        new.horses = None
        new.time_machine = None
        new.marshal = None
        new.log = [] if listening else None
        return new

    def copy(self, listening: bool) -> State:
        new = State(self.rules, self.key)
        new.counter = self.counter
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.first = self.first
        new.cars = self.cars
        new.train = self.train
        new.blockers = self.blockers
        new.round_cards = self.round_cards
        new.players = [player.copy() for player in self.players]
        new.bandits = [bandit.copy() for bandit in self.bandits]
        new.cast = self.cast
        new.marshal_at = self.marshal_at
        new.neutral = self.neutral
        new.token_kinds = self.token_kinds
        new.token_values = self.token_values
        new.spare = self.spare
        new.token_at = self.token_at[:]
        new.token_known = self.token_known[:]
        new.pile = self.pile[:]
        new.resolved = self.resolved
        new.returned = self.returned
        new.keeping = self.keeping
        new.stack = self.stack[:]
        new.questions = self.questions
        new.answered = self.answered
        new.horses = None if self.horses is None else self.horses.copy()
        new.time_machine = None if self.time_machine is None else self.time_machine.copy()
        new.marshal = None if self.marshal is None else self.marshal.copy()
        new.log = [] if listening else None
        return new

    def push(self, task: Task, about: int = 0) -> None:
        """Remember a registered step, and a number it needs, to be done before all others."""
        self.stack.append(task.all[about] if about else task)

    @property
    def round_card(self) -> RoundCard:
        return self.round_cards[self.round]

    @property
    def is_last_round(self) -> bool:
        return self.round + 1 == len(self.round_cards)

    def bandit(self, character: int) -> Bandit:
        return self.bandits[self.cast[character]]

    @property
    def robbers(self) -> list[Bandit]:
        """The bandits who are bandits; the Marshal may be played like one (MP-4)."""
        if self.rules.lawman < 0:
            return self.bandits
        return [b for b in self.bandits if b.seat != self.rules.lawman]

    @property
    def marshals_place(self) -> int:
        """The Marshal's place, whether a player is the Marshal or not."""
        for bandit in self.bandits:
            if bandit.seat == self.rules.lawman:
                return bandit.place
        return self.marshal_at

    def robbers_at(self, place: int) -> list[Bandit]:
        return [b for b in self.robbers if b.place == place]

    def at(self, place: int) -> list[Bandit]:
        """The bandits at a place, in seat order."""
        return [b for b in self.bandits if b.place == place]

    def tokens_at(self, where: int) -> list[int]:
        """The tokens at a place, or with a bandit (``HELD + index``)."""
        return [token for token, there in enumerate(self.token_at) if there == where]
