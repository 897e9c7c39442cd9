"""The features of a decision in planning, from a rough simulation of the pile.

It assumes that every bandit climbs when his card says so, robs the most valuable token, and moves
to where the most loot lies. That is often wrong, but costs next to nothing, and shows what a card
is good for: whether loot will lie where the bandit will be, who will be there, and what is left
elsewhere.
"""

from __future__ import annotations

from typing import Final

from ...engine.cards import (
    CLIMB,
    KIND_MASK,
    KIND_NAMES,
    MARSHAL,
    MOVE,
    OWNER_SHIFT,
    PUNCH,
    ROB,
    SHOOT,
)
from ...engine.figures import FIGURES
from ...engine.places import CELL, PLACE_COUNT
from ...engine.state import Bandit, State
from ...engine.tokens import HELD

CARDS: Final = len(KIND_NAMES)
NO_CARD: Final = 0
"""Stands for no card: the kind of a bullet, which is never played."""
USUAL: Final = 330
"""Assumed value, in dollars, of tokens below the two best ones at a place, and of dropped
tokens."""

HAND: Final = 0
LAST: Final = HAND + 64 * 15
COMPANY: Final = LAST + CARDS * 100
TIME: Final = COMPANY + 216
NEARBY: Final = TIME + 840
SHOTS: Final = NEARBY + 150
LAW: Final = SHOTS + 108
PLAN_FEATURES: Final = LAW + 36 * len(FIGURES)
"""Number of features; the constants above are where each block begins. The blocks: the hand and the
loot to rob; the seat's last card and the loot here and above; company, targets and the Marshal;
turns left and cards to play; loot nearby; shots; marshal cards in the pile and the bandit."""


class PilePreview:
    """The table as it may look when the pile has been resolved."""

    __slots__ = ("at", "best", "marshals", "next_best", "purse", "tokens")

    def __init__(self, state: State, seat: int, worth: list[int]) -> None:
        self.at: list[int] = [bandit.place for bandit in state.bandits]
        self.purse: list[int] = [0] * len(self.at)  # by bandit
        self.best: list[int] = [0] * PLACE_COUNT  # by place: value of the best token
        self.next_best: list[int] = [0] * PLACE_COUNT  # by place: value of the second best
        self.tokens: list[int] = [0] * PLACE_COUNT  # by place: number of tokens
        self.marshals: int = 0  # number of cards that move the Marshal
        kinds = state.token_kinds
        values = state.token_values
        known = state.token_known
        hidden = state.rules.face_down
        for token, there in enumerate(state.token_at):
            kind = kinds[token]
            value = values[token]
            if hidden[kind] and not known[token] >> seat & 1:
                value = worth[kind]
            if there < PLACE_COUNT:
                self.drop(there, value)
            elif there >= HELD:
                self.purse[there - HELD] += value

    def drop(self, place: int, value: int) -> None:
        self.tokens[place] += 1
        if value > self.best[place]:
            self.next_best[place] = self.best[place]
            self.best[place] = value
        elif value > self.next_best[place]:
            self.next_best[place] = value

    def do(self, state: State, bandit: int, kind: int) -> None:
        """A rough guess at what a card of the pile does."""
        place = self.at[bandit]
        if kind == MOVE:
            self.at[bandit] = self.way(state, place)
        elif kind == CLIMB:
            if place < CELL:
                self.at[bandit] = place ^ 1
        elif kind == ROB:
            if self.tokens[place]:
                self.purse[bandit] += self.best[place]
                self.tokens[place] -= 1
                self.best[place] = self.next_best[place]
                self.next_best[place] = USUAL if self.tokens[place] > 1 else 0
        elif kind == PUNCH:
            self.punch(state, bandit, place)
        elif kind == MARSHAL:
            self.marshals += 1

    def way(self, state: State, place: int) -> int:
        """The neighbouring place with the most loot on or below it."""
        there = place
        most = -1
        for option in state.train.moves[place]:
            other = option.value
            value = 0
            if other != state.marshal_at:
                value = 2 + 2 * self.best[other]
                if other & 1 and other < CELL:
                    value += self.best[other ^ 1]
            if value > most:
                there = other
                most = value
        return there

    def punch(self, state: State, bandit: int, place: int) -> None:
        victim = -1
        for other, there in enumerate(self.at):
            if (
                there == place
                and other != bandit
                and (victim < 0 or self.purse[other] > self.purse[victim])
            ):
                victim = other
        if victim < 0:
            return
        if self.purse[victim] > 0:
            self.purse[victim] -= USUAL
            self.drop(place, USUAL)
        for option in state.train.moves[place]:
            if option.value == place - 2 or option.value == place + 2:
                self.at[victim] = option.value
                return


def plan_features(state: State, seat: int, worth: list[int]) -> list[int]:
    """Indexes of the features that are present in a decision in planning, one for each block."""
    preview = PilePreview(state, seat, worth)
    last = NO_CARD
    shots = 0
    cast = state.cast
    for played in state.pile:
        card = played.card
        kind = card & KIND_MASK
        owner = card >> OWNER_SHIFT
        if played.seat == seat:
            last = kind
            if kind == SHOOT:
                shots += 1
        elif played.hidden:
            continue
        actor = cast[owner] if owner < len(cast) else -1
        if actor >= 0:
            preview.do(state, actor, kind)
    return _features(state, seat, bandit_of(state, seat), preview, last, shots)


def bandit_of(state: State, seat: int) -> Bandit:
    """The first bandit of a seat."""
    for bandit in state.bandits:
        if bandit.seat == seat:
            return bandit
    raise ValueError(f"seat {seat} has no bandit")


def _features(
    state: State, seat: int, bandit: Bandit, preview: PilePreview, last: int, shots: int
) -> list[int]:
    hand = 0
    playable = 0
    robs = 0
    for card in state.players[seat].hand:
        kind = card & KIND_MASK
        if kind != NO_CARD:
            playable += 1
            if kind <= MARSHAL:
                hand |= 1 << kind - 1
            if kind == ROB:
                robs += 1
    me = bandit.index
    place = preview.at[me]
    level = place & 1
    best = preview.best
    near = 0
    marshal = state.marshal_at
    for option in state.train.moves[place]:
        if option.value != marshal:
            near = max(near, best[option.value])
    company = 0
    targets = 0
    wealth = 0
    threatened = 0
    purse = preview.purse
    for other, there in enumerate(preview.at):
        if other == me:
            continue
        if there == place:
            company += 1
            wealth = max(wealth, 1 if purse[other] <= 0 else 2 if purse[other] < 800 else 3)
        elif there & 1 == level and (level == 1 or there == place - 2 or there == place + 2):
            targets += 1
        if there == marshal - 2 or there == marshal + 2:
            threatened = 1
    company = min(2, company)
    targets = min(2, targets)
    robs = min(2, robs)
    marshals = min(2, preview.marshals)
    here = grade(best[place])
    above = grade(best[place ^ 1]) if place < CELL else 0
    several = 1 if preview.tokens[place] > 1 else 0
    distance = min(2, abs((marshal >> 1) - (place >> 1)))
    law = 1 if seat == state.rules.lawman else 2 if bandit.place == CELL else 0
    turns = min(6, len(state.round_card.turns) - state.turn)
    time = (turns * 8 + min(7, playable)) * 5 + min(4, state.round)
    return [
        HAND + (hand * 5 + here) * 3 + robs,
        LAST + (((last * 2 + level) * 2 + several) * 5 + above) * 5 + here,
        COMPANY + (((company * 3 + targets) * 3 + distance) * 2 + level) * 4 + wealth,
        TIME + time * 3 + law,
        NEARBY + ((grade(near) * 2 + level) * 3 + robs) * 5 + above,
        SHOTS + ((min(2, shots) * 4 + min(3, bandit.bullets // 2)) * 3 + targets) * 3 + marshals,
        LAW
        + (((threatened * 3 + marshals) * 2 + level) * 3 + distance) * len(FIGURES)
        + bandit.character,
    ]


def grade(value: int) -> int:
    """The grade of loot of that value in dollars, from 0 to 4: nothing, next to nothing, a purse, a
    jewel or a fat purse, a strongbox."""
    if value <= 0:
        return 0
    if value < 200:
        return 1
    if value < 450:
        return 2
    return 3 if value <= 500 else 4
