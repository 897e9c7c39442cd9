"""Action spaces: a number for every option, for networks that have one output each.

The whole space has the permanent numbers of `engine.numbering`, the same at every table. A space
sized to a table leaves out what cannot be offered there, and numbers the rest densely in the same
order.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ...engine.cards import BULLET, KIND_MASK, KIND_NAMES, OWNER_SHIFT
from ...engine.figures import FIGURES, MARSHAL_FIGURE, NOBODY
from ...engine.numbering import DRAFTS, HOLDERS, NUMBERS, RELATIVE, VERBS, option_number
from ...engine.options import (
    ADDED,
    PICK,
    PLACE,
    PLAY,
    SHOWN_WORDS,
    TARGET,
    TOKEN,
    WORD,
    WORDS,
    Option,
)
from ...engine.places import PLACE_WORDS
from ...engine.state import Question, State
from .additions import ADDITIONS
from .sheet import Sheet
from .table import Table

NAMES: Final[list[str]] = list(NUMBERS)
USUAL_WORDS: Final = ("draw", "pass", "done", "keep", "drop", "take", "leave")
NOT_YET: Final = -1
NAMED: Final = 16
"""In a list by figure: first each player's two bandits by how many seats on they sit, then all
figures by name."""


class ActionSpace:
    """``size`` actions, numbered from 0. ``table`` is none in the whole space."""

    __slots__ = (
        "added_ids",
        "bullet_ids",
        "card_ids",
        "drafts",
        "figure_ids",
        "id_of",
        "kinds",
        "numbers",
        "place_ids",
        "size",
        "slow",
        "table",
        "token_ids",
        "word_ids",
    )

    def __init__(self, table: Table | None = None) -> None:
        self.table: Table | None = table
        self.numbers: list[int] = [
            number for number, name in enumerate(NAMES) if table is None or offered(name, table)
        ]
        self.size: int = len(self.numbers)
        self.id_of: list[int] = [-1] * len(NAMES)  # by permanent number; -1 where it has none
        for n, number in enumerate(self.numbers):
            self.id_of[number] = n
        self.word_ids: list[int] = self._ids(WORDS)
        self.place_ids: list[int] = self._ids([f"to {words}" for words in PLACE_WORDS])
        self.token_ids: list[int] = self._ids([f"token {n}" for n in range(128)])
        # By verb, holder and kind, one behind the other
        self.kinds: i64 = len(KIND_NAMES)
        self.card_ids: vec[i64] = vec[i64]([-1] * (len(VERBS) * len(HOLDERS) * len(KIND_NAMES)))
        cards = [
            f"{verb} {holder} {kind}" for verb in VERBS for holder in HOLDERS for kind in KIND_NAMES
        ]
        for n, number in enumerate(self._ids(cards)):
            self.card_ids[i64(n)] = number
        self.figure_ids: list[int] = self._by_figure("figure")
        self.bullet_ids: list[list[int]] = [self._by_figure(f"{verb} bullet") for verb in VERBS]
        self.added_ids: list[list[int]] = [
            self._ids([f"{kind.shown.name}: {words}" for words in kind.words]) for kind in ADDED
        ]
        # Words and added kinds whose number depends on where the figure they are about sits
        self.slow: list[bool] = [kind.shown.about is not None for kind in ADDED]
        self.drafts: list[str] = DRAFTS

    def _ids(self, names: list[str]) -> list[int]:
        return [self.id_of[NUMBERS[name]] if name in NUMBERS else -1 for name in names]

    def _by_figure(self, prefix: str) -> list[int]:
        names: list[str] = []
        for seat in RELATIVE:
            names += [f"{prefix} {seat}", f"{prefix} {seat} second"]
        return self._ids([*names, *[f"{prefix} {figure}" for figure in FIGURES]])

    def action_id(self, state: State, question: Question, option: Option) -> int:
        """The number of an option of a question in this space, for the seat that is asked."""
        found = self.find(state, question, option)
        if found < 0:
            raise ValueError(
                f"the option {str(option)!r} has no number in the action space of this table; "
                "make the space from the setup of the game"
            )
        return found

    def find(self, state: State, question: Question, option: Option) -> i64:
        """As `action_id`; -1 if the option has no number here."""
        kind, value = option.kind, option.value
        if kind >= PLAY and kind <= PICK:
            return self._card(state, question.seat, kind, value)
        if kind == TOKEN:
            return self.token_ids[value]
        if kind == PLACE:
            return self.place_ids[value]
        if kind == TARGET:
            if question.name in self.drafts:
                return self.figure_ids[NAMED + value]
            return self.figure_ids[_seated(state, question.seat, value)]
        if kind == WORD:
            if value not in SHOWN_WORDS:
                return self.word_ids[value]
        elif not self.slow[kind - TOKEN - 1]:
            return self.added_ids[kind - TOKEN - 1][value]
        number = option_number(state, question, option)
        return self.id_of[number] if number >= 0 else -1

    def _card(self, state: State, seat: int, verb: i64, card: i64) -> i64:
        if card & KIND_MASK == BULLET:
            return self.bullet_ids[verb][_seated(state, seat, card >> OWNER_SHIFT)]
        return self._action_card(verb, card, _first_bandit(state, seat))

    def _action_card(self, verb: i64, card: i64, own: i64) -> i64:
        """``own``: the first bandit of the seat."""
        owner = card >> OWNER_SHIFT
        holder: i64 = 0
        if owner != own:
            holder = 2 if owner == NOBODY else 1
        return self.card_ids[(verb * len(HOLDERS) + holder) * self.kinds + (card & KIND_MASK)]

    def mark(self, state: State, question: Question, sheet: Sheet, row: i64) -> None:
        """Write the mask of a question into a row of a sheet: 1 for each of its options. They stay
        listed in `Sheet.written` in the order of the options."""
        sheet.begin(row)
        data, written, first = sheet.data, sheet.written, sheet.at
        count = sheet.first
        own = _first_bandit(state, question.seat)
        for option in question.options:
            kind: i64 = option.kind
            value: i64 = option.value
            if PLAY <= kind <= PICK and value & KIND_MASK != BULLET:
                at = self._action_card(kind, value, own)
            else:
                at = self.find(state, question, option)
            if at < 0:
                self.action_id(state, question, option)  # says what is wrong
            data[first + at] = 1
            written[count] = i32(first + at)
            count += 1
        sheet.count = count - sheet.first
        sheet.end(row)

    def option(self, state: State, question: Question, number: int) -> Option:
        """The option of a question that has this number."""
        for option in question.options:
            if self.find(state, question, option) == number:
                return option
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        open_now = [
            f"{self.find(state, question, option)} ({option})" for option in question.options
        ]
        raise ValueError(
            f"action {number} ({self.describe(number)}) is not open to seat {question.seat} now; "
            f"open: {', '.join(open_now)}"
        )

    def describe(self, number: int) -> str:
        """What an action is, in the words of the list of options."""
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}; actions are 0 to {self.size - 1}")
        return NAMES[self.numbers[number]]

    @property
    def digest(self) -> str:
        """The same for spaces with the same actions."""
        names = [NAMES[number] for number in self.numbers]
        return sha256("\n".join(names).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        of = "the whole game" if self.table is None else f"a table for {self.table.seats}"
        return f"<ActionSpace of {of}: {self.size} actions>"


def _first_bandit(state: State, seat: i64) -> i64:
    """The figure of a seat's first bandit."""
    bandits = state.bandits
    if seat < len(bandits) and not state.rules.two_bandits:
        bandit = bandits[seat]  # one for each seat
        if bandit.seat == seat:
            return bandit.character
    for bandit in bandits:
        if bandit.seat == seat:
            return bandit.character
    return NOT_YET


def _seated(state: State, seat: int, figure: int) -> i64:
    """The place of a figure in a list of all figures as the seat sees them."""
    if figure != MARSHAL_FIGURE:
        seats: i64 = state.rules.seats
        second: i64 = 0
        last: i64 = -1
        for bandit in state.bandits:
            leader: i64 = bandit.seat
            second = 1 if leader == last else 0
            last = leader
            if bandit.character == figure:
                if leader >= seats:
                    break
                distance = leader - seat
                return (distance if distance >= 0 else distance + seats) * 2 + second
    return NAMED + figure


def offered(name: str, table: Table) -> bool:
    """Whether an option of this name could ever be offered at a table; rather too often than not
    often enough."""
    first, _, rest = name.partition(" ")
    for addition in ADDITIONS:
        if addition.name in table.boxes and _begins(name, addition.offers):
            return _seats_fit(name, table)
    if name in USUAL_WORDS:
        return True
    if first in ("play", "keep", "pick"):
        return _card_fits(rest, table)
    if first == "figure":
        return _figure_fits(rest, table)
    if first == "token":
        return int(rest) < table.most_tokens
    if first == "to":
        return PLACE_WORDS.index(rest) in table.places
    return False


def _begins(name: str, offers: tuple[str, ...]) -> bool:
    return any(name == offer or name.startswith((f"{offer} ", f"{offer}: ")) for offer in offers)


def _seats_fit(name: str, table: Table) -> bool:
    for word in name.split():
        if word in RELATIVE and RELATIVE.index(word) >= table.seats:
            return False
        if word == "second" and not table.two_bandits:
            return False
    return True


def _card_fits(card: str, table: Table) -> bool:
    words = card.removeprefix("hidden ").split(" ", 1)
    if words[0] == "bullet":
        return words[1] == "neutral" or _figure_fits(words[1], table)
    return HOLDERS.index(words[0]) < table.holders and words[1] in table.card_names()


def _figure_fits(figure: str, table: Table) -> bool:
    if figure in ("marshal", "shotgun"):
        return bool(table.boxes)
    if figure in FIGURES:
        return table.two_bandits
    return _seats_fit(figure, table)
