"""Stealing: the pile is turned over and its cards are done in order (STEAL-1 to STEAL-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import KIND_MASK, OWNER_SHIFT
from ..events import tell
from ..figures import NOBODY
from ..places import AWAY
from ..registry import Step, register_step
from ..state import STEALING
from .hands import give_back

if TYPE_CHECKING:
    from ..state import Bandit, Played, State


class Steal(Step):
    def do(self, state: State, _: int, /) -> None:
        state.phase = STEALING
        tell(state, "stealing", "STEAL-1", amount=len(state.pile))
        resolve_next(state)


def resolve_next(state: State) -> None:
    """STEAL-1: the next card of the pile, if one is left."""
    if state.resolved == len(state.pile):
        return
    played = state.pile[state.resolved]
    state.resolved += 1
    state.push(PUT_AWAY)
    bandit = acting_bandit(state, played)
    if bandit.place == AWAY:  # CASE-10
        tell(state, "passed_over", "CASE-10", bandit=bandit.character, card=played.card)
        return
    if state.log is not None:
        tell(
            state,
            "card",
            "STEAL-1",
            seat=played.seat,
            bandit=bandit.character,
            card=played.card,
            amount=state.resolved,
        )
    perform(state, bandit, played.card & KIND_MASK)


def perform(state: State, bandit: Bandit, kind: int) -> None:
    """Carry out the action of a card, unless a rule prevents the bandit from it."""
    rules = state.rules
    for note in rules.witnesses:
        note(state, bandit, kind)
    for stands_in_the_way in rules.hindrances:
        if stands_in_the_way(state, bandit, kind):
            return
    rules.actions[kind].do(state, bandit.seat, bandit)


def acting_bandit(state: State, played: Played) -> Bandit:
    """The card's bandit acts, and his player chooses (STEAL-2, TEAM-3). PAIR-3: for a card that
    is no bandit's, whichever of the player's is still there (CASE-10)."""
    owner = played.card >> OWNER_SHIFT
    if owner != NOBODY:
        return state.bandit(owner)
    mine = [bandit for bandit in state.bandits if bandit.seat == played.seat]
    for bandit in mine:
        if bandit.place != AWAY:
            return bandit
    return mine[0]


class PutAway(Step):
    """STEAL-3: back on top of its owner's deck; EXPERT-3: onto his discard pile."""

    def do(self, state: State, _: int, /) -> None:
        played = state.pile[state.returned]
        state.returned += 1
        seat = acting_bandit(state, played).seat
        owner = state.players[seat]
        give_back(state, owner, played.card)
        if seat != played.seat:
            state.players[played.seat].borrowed -= 1
        resolve_next(state)


def no_effect(state: State, bandit: Bandit, rule: str) -> None:
    """STEAL-2: an action that is not possible has no effect."""
    if state.log is not None:
        tell(state, "no_effect", rule, bandit=bandit.character)


STEAL: Final = register_step("stealing", Steal())
PUT_AWAY: Final = register_step("put the card away", PutAway())
