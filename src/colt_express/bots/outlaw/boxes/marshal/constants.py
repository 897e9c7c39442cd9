"""What stays as it is while a decision is thought through: who is the Marshal, who knows which of
his goals, and how much time is left."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.events import DEADLY_FALL
from .....engine.boxes.marshal.goals import (
    FOR_MANY,
    MANY_BANDITS,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
    warrant,
)
from .....engine.boxes.marshal.ideas import IDEA
from .....engine.boxes.marshal.prison import ARREST
from .....engine.boxes.marshal.shooting import MAILBAG
from .....engine.cards import KIND_MASK, OWNER_SHIFT
from .....engine.information.observation import UNSEEN, MarshalSight, Sight
from .....engine.tokens import OUT
from ...constants import Stage, card_of, take_slot

SLOT: Final = take_slot()

ARRESTS: Final = 2  # cards in the Marshal's deck (MP-4)
EVERY_CARD: Final = 99  # of those that are to come will be done
NOTHING_TO_COPY: Final = 0


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

    def __init__(self, known: list[int], number: list[int], robbers: list[int]) -> None:
        """``number``: of each bandit, by figure."""
        first_warrant = len(SPECIAL_GOALS)
        in_play = first_warrant - (0 if len(robbers) >= MANY_BANDITS else FOR_MANY)
        # Warrants by bandit, special goals by number
        self.warrants: list[int] = [number[g - warrant(0)] for g in known if g >= first_warrant]
        self.specials: list[int] = [goal for goal in known if goal < first_warrant]
        self.open_warrants: list[int] = [n for n in robbers if n not in self.warrants]
        self.open_specials: list[int] = [g for g in range(in_play) if g not in self.specials]
        self.warrants_left: int = WARRANTS - len(self.warrants)  # so many are among the open ones
        self.specials_left: int = SPECIALS - len(self.specials)


class MarshalStage:
    """The Marshal's goals, the bandits he is after, and what is left of the game."""

    __slots__ = (
        "arrest_to_come",
        "at_large",
        "bags",
        "captured",
        "copied",
        "deadly",
        "loot",
        "mail",
        "privately",
        "publicly",
        "robbers",
        "rounds_left",
        "time",
        "turns_left",
    )

    def __init__(self, sight: Sight, law: MarshalSight, stage: Stage) -> None:
        number = stage.cast.number
        self.robbers: list[int] = [n for n in range(len(sight.seats)) if n != stage.lawman]
        self.publicly: Goals = Goals(law.shown, number, self.robbers)
        # What the Marshal himself knows, if it is he who thinks
        self.privately: Goals = (
            Goals(law.goals, number, self.robbers) if law.goals else self.publicly
        )
        self.deadly: bool = stage.event == DEADLY_FALL  # MP-STATION-2
        self.rounds_left: int = sight.rounds_left
        self.turns_left: int = _turns_left(sight)
        self.time: float = _rounds_to_come(sight)
        # The more bandits there are, the longer it takes him to get to each of them
        free = 1 - min(0.35, 0.9 / len(self.robbers))  # how likely one is free after a round
        self.captured: float = float(1 - free**self.time)  # one or another, before the end
        self.at_large: float = float(free**self.rounds_left)  # who is free after this round
        self.arrest_to_come: float = _arrest_to_come(sight)
        self.copied: list[int] = _what_ideas_copy(sight, stage)
        self.bags: list[int] = mailbags(sight)
        # What `outlook.mail` has counted last, and in which loot
        self.mail: tuple[int, bool] = (0, False)
        self.loot: list[tuple[int, ...]] = []


def marshal_on(stage: Stage) -> MarshalStage:
    part = stage.parts[SLOT]
    assert isinstance(part, MarshalStage)
    return part


def marshal_sight(sight: Sight) -> MarshalSight:
    law = sight.marshal
    assert law is not None
    return law


def mailbags(sight: Sight) -> list[int]:
    """Those in the game."""
    where = sight.token_at
    return [n for n, kind in enumerate(sight.kinds) if kind == MAILBAG and where[n] != OUT]


def _rounds_to_come(sight: Sight) -> float:
    """How many rounds can still be planned, a part of this one among them."""
    if sight.card is None or not sight.planning:
        return sight.rounds_left
    turns = len(sight.card.turns)
    return sight.rounds_left + max(0, turns - sight.turn) / turns


def _turns_left(sight: Sight) -> int:
    """In how many turns of this round something can still be planned after this one; once all is
    planned, every card that is still to come will be done."""
    if sight.card is None or not sight.planning:
        return EVERY_CARD
    return len(sight.card.turns) - sight.turn - 1


def _arrest_to_come(sight: Sight) -> float:
    """How likely it is to others that the Marshal can still plan to arrest somebody soon."""
    if not sight.planning:
        return 1.0 if sight.rounds_left else 0.0
    seen = 0
    for n, card in enumerate(sight.pile):
        if sight.played_by[n] == sight.rules.lawman and card != UNSEEN:
            seen += card & KIND_MASK == ARREST
    return (ARRESTS - seen) / ARRESTS


def _what_ideas_copy(sight: Sight, stage: Stage) -> list[int]:
    """For each card of the pile, and for one on top of it, what it would copy if it were an idea:
    the last card before it that is a bandit's and no idea itself (MP-IDEA). A card that cannot be
    seen may be anything."""
    last = NOTHING_TO_COPY
    copied = [last]
    for card in sight.pile:
        if card == UNSEEN:
            last = NOTHING_TO_COPY
        elif card & KIND_MASK != IDEA:
            owner = stage.cast.number[card >> OWNER_SHIFT]
            if owner >= 0 and owner != stage.lawman:
                last = card_of(owner, card & KIND_MASK)
        copied.append(last)
    return copied
