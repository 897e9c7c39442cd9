"""What stays as it is while a decision is thought through: who is the Marshal, who knows which of
his goals, and how much time is left."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.goals import (
    FOR_MANY,
    MANY_BANDITS,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
)
from .....engine.view import GoalView, MarshalView, View
from ...stage import NOTHING_TO_COPY, Copied, Stage, take_slot

SLOT: Final = take_slot()

ARRESTS: Final = 2  # cards in the Marshal's deck (MP-4)
PLANNING: Final = "planning"
EVERY_CARD: Final = 99  # of those that are to come will be done
IDEA: Final = "idea"
ARREST: Final = "arrest"
MAILBAG: Final = "mailbag"


class Goals:
    """The five goals as somebody may know them: some for sure, the others drawn from the rest."""

    __slots__ = (
        "open_specials",
        "open_warrants",
        "specials",
        "specials_left",
        "warrants",
        "warrants_left",
    )

    def __init__(self, known: list[GoalView], names: list[str]) -> None:
        """``names``: of the bandits in play, by number; empty for the Marshal."""
        many = len(names) - 1 >= MANY_BANDITS
        in_play = [name for name, _ in SPECIAL_GOALS][: None if many else -FOR_MANY]
        wanted = [goal.bandit for goal in known if goal.bandit is not None]
        self.warrants = [names.index(name) for name in wanted]
        self.specials = [goal.kind for goal in known if goal.bandit is None]
        self.open_warrants = [n for n, name in enumerate(names) if name and name not in wanted]
        self.open_specials = [goal for goal in in_play if goal not in self.specials]
        self.warrants_left = WARRANTS - len(self.warrants)  # so many are among the open ones
        self.specials_left = SPECIALS - len(self.specials)


class MarshalStage:
    """The Marshal and his goals, the bandits he is after, and what is left of the game."""

    __slots__ = (
        "arrest_to_come",
        "bags",
        "copied",
        "lawman",
        "names",
        "privately",
        "publicly",
        "robbers",
        "rounds_left",
        "time",
        "turns_left",
    )

    def __init__(self, view: View, marshal: MarshalView, kinds: dict[int, str]) -> None:
        bandits = view.bandits
        self.lawman = next(n for n, b in enumerate(bandits) if b.seat == marshal.seat)
        self.names = ["" if b.seat == marshal.seat else b.name for b in bandits]  # by bandit
        self.robbers = [n for n, name in enumerate(self.names) if name]
        self.publicly = Goals(marshal.shown, self.names)
        # What the Marshal himself knows, if it is he who thinks
        self.privately = (
            self.publicly if marshal.goals is None else Goals(marshal.goals, self.names)
        )
        self.rounds_left = len(view.rounds) - view.round
        self.turns_left = _turns_left(view)
        self.time = _rounds_to_come(view)
        self.arrest_to_come = _arrest_to_come(view, marshal)
        self.copied = _what_ideas_copy(view, self.names)
        self.bags = [token for token, kind in kinds.items() if kind == MAILBAG]


def marshal_on(stage: Stage) -> MarshalStage:
    part = stage.parts[SLOT]
    assert isinstance(part, MarshalStage)
    return part


def marshal_view(view: View) -> MarshalView:
    marshal = view.marshal
    assert marshal is not None
    return marshal


def _rounds_to_come(view: View) -> float:
    """How many rounds can still be planned, a part of this one among them."""
    card = view.rounds[view.round - 1]
    rounds = len(view.rounds) - view.round
    if card is None or view.phase != PLANNING:
        return rounds
    return rounds + max(0, len(card.turns) - view.turn + 1) / len(card.turns)


def _turns_left(view: View) -> int:
    """In how many turns of this round something can still be planned after this one; once all is
    planned, every card that is still to come will be done."""
    card = view.rounds[view.round - 1]
    if card is None or view.phase != PLANNING:
        return EVERY_CARD
    return len(card.turns) - view.turn


def _arrest_to_come(view: View, marshal: MarshalView) -> float:
    """How likely it is to others that the Marshal can still plan to arrest somebody soon."""
    if view.phase != PLANNING:
        return 1.0 if view.round < len(view.rounds) else 0.0
    seen = [p for p in view.pile if p.seat == marshal.seat and p.card and p.card.kind == ARREST]
    return (ARRESTS - len(seen)) / ARRESTS


def _what_ideas_copy(view: View, names: list[str]) -> list[Copied]:
    """For each card of the pile, and for one on top of it, what it would copy if it were an idea:
    the last card before it that is a bandit's and no idea itself (MP-IDEA). A card that cannot be
    seen may be anything."""
    last = NOTHING_TO_COPY
    copied = [last]
    for played in view.pile:
        card = played.card
        if card is None:
            last = NOTHING_TO_COPY
        elif card.kind != IDEA and card.owner in names:
            last = Copied(names.index(card.owner), card.kind)
        copied.append(last)
    return copied
