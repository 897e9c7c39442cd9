"""A trial: one option played out in one deal, as what happened to the seat on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.base.ending import gunslingers
from ...engine.cards import KIND_MASK, KIND_NAMES
from ...engine.events import Event
from ...engine.figures import CHARACTERS, FIGURES
from ...engine.game import Game
from ...engine.state import OVER, State
from ...engine.tokens import HELD, STRONGBOX, TOKEN_NAMES
from ..outlaw.worth import LOOT_LATER
from .boxes import MEANINGS
from .facts import DROPPED, NO_EFFECT, Fact, Meaning, Role

PRIZE: Final = 1000.0
"""The gunslinger's prize, in dollars (END-1)."""
NOBODY: Final = -1


class Trial:
    """The outcome of one option for a seat in one deal."""

    __slots__ = ("chance", "facts", "law", "money", "shot", "taken", "taken_by")

    def __init__(self, chance: float) -> None:
        self.chance = chance  # to win, as it looked at the end
        self.facts: dict[Fact, float] = {}  # with their worth in dollars
        self.money = 0  # change of the seat's money, in dollars
        self.shot = False  # whether a bandit shot them
        self.law = False  # whether they got a bullet from another figure
        self.taken: dict[int, int] = {}  # the tokens they took, with their values
        self.taken_by: dict[int, str] = {}  # the tokens rivals took

    def add(self, fact: Fact, worth: float) -> None:
        self.facts[fact] = self.facts.get(fact, 0.0) + worth


class Fortunes:
    """By figure: their loot in dollars, and their bullets from bandits and from others."""

    __slots__ = ("hits", "law", "money")

    def __init__(self, state: State) -> None:
        bandits = len(CHARACTERS)
        self.money = {bandit.character: bandit.cash for bandit in state.bandits}
        self.hits = {one.character: sum(one.hits[:bandits]) for one in state.bandits}
        self.law = {one.character: sum(one.hits[bandits:]) for one in state.bandits}
        values = state.token_values
        for token, at in enumerate(state.token_at):
            if at >= HELD and state.token_kinds[token] <= STRONGBOX:
                self.money[state.bandits[at - HELD].character] += values[token]


def listen(game: Game) -> Fortunes:
    """Make a deal record its events from now on; returns the holdings before, for `trial_of`."""
    game.state.log = []
    return Fortunes(game.state)


def trial_of(game: Game, seat: int, before: Fortunes, chance: float) -> Trial:
    """The outcome for a seat since `listen`."""
    state = game.state
    trial = Trial(chance)
    reader = _Reader(state, seat, trial)
    reader.read(state.log or [])
    reader.look_around()
    after = Fortunes(state)
    for mine in reader.mine:
        if not reader.law:
            trial.money += after.money[mine] - before.money[mine]
        trial.shot = trial.shot or after.hits[mine] > before.hits[mine]
        trial.law = trial.law or after.law[mine] > before.law[mine]
    return trial


class _Reader:
    """Reads the events of a deal as a seat feels them."""

    def __init__(self, state: State, seat: int, trial: Trial) -> None:
        self.state = state
        self.trial = trial
        self.seat = seat
        sides = state.rules.sides
        self.mine = [one.character for one in state.bandits if one.seat == seat]
        self.law = seat == state.rules.lawman
        # MP-GOAL: a played Marshal counts goals, not money
        rivals = [] if self.law else state.bandits
        self.rivals = [b.character for b in rivals if sides[b.seat] != sides[seat]]

    def read(self, log: Sequence[Event]) -> None:
        card = punch = None
        for event in log:
            kind = event.kind
            if kind == "card":
                card = event
            elif kind == "punched":
                punch = event
            meanings = MEANINGS.get((kind, event.rule)) or MEANINGS.get((kind, ""))
            if meanings is None:
                continue
            actor, victim = event.bandit, event.target
            if kind == DROPPED:
                victim = actor
                actor = punch.bandit if punch is not None and punch.target == victim else NOBODY
            for meaning in meanings:
                self._feel(event, meaning, actor, victim, card)

    def _feel(
        self, event: Event, meaning: Meaning, actor: int, victim: int, card: Event | None
    ) -> None:
        mine, state = self.mine, self.state
        if meaning.role == Role.RIVAL:
            concerned, other = actor in self.rivals, actor
        elif meaning.role == Role.ACTOR:
            concerned, other = actor in mine, victim
        else:
            concerned, other = victim in mine, actor
        if not concerned or (meaning.shots and not state.rules.gunslinger):
            return
        value = state.token_values[event.token] if event.token >= 0 else 0
        figure = FIGURES[other] if meaning.other and other >= 0 else meaning.figure
        loot = TOKEN_NAMES[state.token_kinds[event.token]] if event.token >= 0 else ""
        played = ""
        if event.kind == NO_EFFECT and card is not None and card.card >= 0:
            played = KIND_NAMES[card.card & KIND_MASK]
        worth = meaning.worth + meaning.per_dollar * value + meaning.per_amount * event.amount
        self.trial.add(Fact(meaning.kind, figure, loot, played), worth)
        if meaning.kind == "took":
            self.trial.taken[event.token] = value
        elif meaning.role == Role.RIVAL:
            self.trial.taken_by[event.token] = figure

    def look_around(self) -> None:
        """Facts that show at the end of the round or of the game."""
        state = self.state
        if state.phase == OVER:
            if state.rules.sides[self.seat] in gunslingers(state):
                self.trial.add(Fact("gunslinger"), PRIZE)
            return
        for bandit in state.bandits:
            if bandit.seat == self.seat and bandit.seat != state.rules.lawman:
                for token in state.tokens_at(bandit.place):
                    loot = TOKEN_NAMES[state.token_kinds[token]]
                    worth = LOOT_LATER * state.token_values[token]
                    self.trial.add(Fact("within_reach", loot=loot), worth)
