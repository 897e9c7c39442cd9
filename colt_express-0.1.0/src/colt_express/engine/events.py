"""Events: what happened, in order, each naming the rule it comes from.

An event holds the truth. What a seat is shown of it is built field by field by
`colt_express.engine.information.seeing.see`; words for people are made outside the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .figures import FIGURES
from .places import PLACE_WORDS

if TYPE_CHECKING:
    from .state import State

NOT_NOTED: Final = -1


class Event:
    """One thing that happened. Fields that do not apply are -1 (``cards``: None, ``name``: "").

    `event_kinds` says what ``amount`` and ``name`` are of each kind; views have them by name.
    """

    __slots__ = (
        "amount",
        "bandit",
        "card",
        "cards",
        "kind",
        "known",
        "name",
        "over",
        "place",
        "rule",
        "seat",
        "secret",
        "target",
        "token",
        "value",
    )

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        bandit: int,
        target: int,
        place: int,
        card: int,
        token: int,
        amount: int,
        name: str,
        secret: bool,
        cards: list[int] | None,
    ) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.seat: int = seat
        self.bandit: int = bandit
        self.target: int = target
        self.place: int = place
        self.card: int = card
        self.token: int = token
        self.amount: int = amount
        self.name: str = name
        self.secret: bool = secret  # the card is for the seat's eyes only
        self.cards: list[int] | None = cards  # always for the seat's eyes only
        # What each seat could know when it happened, see `seeing.note`
        self.over: bool = False  # the game was over with it, and everything open
        self.value: int = -1  # of the token
        self.known: int = NOT_NOTED  # a bit for each seat that knew the value

    def __repr__(self) -> str:
        """A copy without hidden information: cards, and the value of the token."""
        said = [
            f"{what} {value}"
            for what, value in (("seat", self.seat), ("token", self.token), ("amount", self.amount))
            if value >= 0
        ]
        for what, figure in (("bandit", self.bandit), ("target", self.target)):
            if figure >= 0:
                said.append(f"{what} {FIGURES[figure]}")
        if self.place >= 0:
            said.append(f"at {PLACE_WORDS[self.place]}")
        if self.name:
            said.append(self.name)
        return f"<{self.kind} ({self.rule}){': ' if said else ''}{', '.join(said)}>"


def tell(
    state: State,
    kind: str,
    rule: str,
    seat: int = -1,
    bandit: int = -1,
    target: int = -1,
    place: int = -1,
    card: int = -1,
    token: int = -1,
    amount: int = -1,
    name: str = "",
    secret: bool = False,
    cards: list[int] | None = None,
) -> None:
    """Put an event into the log, if anyone listens."""
    log = state.log
    if log is not None:
        log.append(
            Event(
                kind,
                rule,
                seat,
                bandit,
                target,
                place,
                card,
                token,
                amount,
                name,
                secret,
                cards,
            )
        )
