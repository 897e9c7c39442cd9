"""This box's part of the constants: the Marshal's goals, as far as they are known, and the time
left."""

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
from .....engine.information.observation import UNSEEN, MarshalObservation, Observation
from .....engine.tokens import OUT
from ...constants import GameConstants, card_of, take_slot

SLOT: Final = take_slot()

ARRESTS: Final = 2  # number of arrest cards in the Marshal's deck (MP-4)
EVERY_CARD: Final = 99  # in place of a number of turns: all cards to come will be resolved
NOTHING_TO_COPY: Final = 0  # in place of a card


class Goals:
    """The five goals as known to one player: some are known, the others drawn from the rest."""

    __slots__ = (
        "open_specials",
        "open_warrants",
        "specials",
        "specials_left",
        "warrants",
        "warrants_left",
    )

    def __init__(self, known: list[int], number: list[int], robbers: list[int]) -> None:
        """``number``: by figure, the number of the bandit."""
        first_warrant = len(SPECIAL_GOALS)
        in_play = first_warrant - (0 if len(robbers) >= MANY_BANDITS else FOR_MANY)
        # Warrants by bandit, special goals by number
        self.warrants: list[int] = [number[g - warrant(0)] for g in known if g >= first_warrant]
        self.specials: list[int] = [goal for goal in known if goal < first_warrant]
        self.open_warrants: list[int] = [n for n in robbers if n not in self.warrants]
        self.open_specials: list[int] = [g for g in range(in_play) if g not in self.specials]
        self.warrants_left: int = WARRANTS - len(self.warrants)  # how many are unknown
        self.specials_left: int = SPECIALS - len(self.specials)


class MarshalConstants:
    """The Marshal's goals, the bandits, and how much of the game is left."""

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

    def __init__(
        self, observation: Observation, law: MarshalObservation, constants: GameConstants
    ) -> None:
        number = constants.players.number
        self.robbers: list[int] = [
            n for n in range(len(observation.seats)) if n != constants.lawman
        ]
        self.publicly: Goals = Goals(law.shown, number, self.robbers)
        # What the Marshal himself knows, if the observing seat is his
        self.privately: Goals = (
            Goals(law.goals, number, self.robbers) if law.goals else self.publicly
        )
        self.deadly: bool = constants.event == DEADLY_FALL  # MP-STATION-2
        self.rounds_left: int = observation.rounds_left
        self.turns_left: int = _turns_left(observation)
        self.time: float = _rounds_to_come(observation)
        # Probability that a given bandit is not arrested in a round: with more bandits, the Marshal
        # takes longer to get to each of them
        free = 1 - min(0.35, 0.9 / len(self.robbers))
        # Probability to be arrested before the end, and not to be arrested after this round
        self.captured: float = float(1 - free**self.time)
        self.at_large: float = float(free**self.rounds_left)
        self.arrest_to_come: float = _arrest_to_come(observation)
        self.copied: list[int] = _what_ideas_copy(observation, constants)
        self.bags: list[int] = mailbags(observation)
        # The last result of `winning.mail`, and the loot it was counted in
        self.mail: tuple[int, bool] = (0, False)
        self.loot: list[tuple[int, ...]] = []


def marshal_on(constants: GameConstants) -> MarshalConstants:
    part = constants.parts[SLOT]
    assert isinstance(part, MarshalConstants)
    return part


def marshal_observation(observation: Observation) -> MarshalObservation:
    law = observation.marshal
    assert law is not None
    return law


def mailbags(observation: Observation) -> list[int]:
    """The mailbags in the game."""
    where = observation.token_at
    return [n for n, kind in enumerate(observation.kinds) if kind == MAILBAG and where[n] != OUT]


def _rounds_to_come(observation: Observation) -> float:
    """How many rounds can still be planned; the current one counts in part."""
    if observation.card is None or not observation.planning:
        return observation.rounds_left
    turns = len(observation.card.turns)
    return observation.rounds_left + max(0, turns - observation.turn) / turns


def _turns_left(observation: Observation) -> int:
    """The number of turns of this round after the current one, or `EVERY_CARD` once planning is
    over."""
    if observation.card is None or not observation.planning:
        return EVERY_CARD
    return len(observation.card.turns) - observation.turn - 1


def _arrest_to_come(observation: Observation) -> float:
    """The probability, to the bandits, that the Marshal has an arrest card left to plan."""
    if not observation.planning:
        return 1.0 if observation.rounds_left else 0.0
    seen = 0
    for n, card in enumerate(observation.pile):
        if observation.played_by[n] == observation.rules.lawman and card != UNSEEN:
            seen += card & KIND_MASK == ARREST
    return (ARRESTS - seen) / ARRESTS


def _what_ideas_copy(observation: Observation, constants: GameConstants) -> list[int]:
    """For each card of the pile, and for one on top of it, what it would copy if it were an idea:
    the last card before it that is a bandit's and no idea itself (MP-IDEA). A card that cannot be
    seen may be anything."""
    last = NOTHING_TO_COPY
    copied = [last]
    for card in observation.pile:
        if card == UNSEEN:
            last = NOTHING_TO_COPY
        elif card & KIND_MASK != IDEA:
            owner = constants.players.number[card >> OWNER_SHIFT]
            if owner >= 0 and owner != constants.lawman:
                last = card_of(owner, card & KIND_MASK)
        copied.append(last)
    return copied
