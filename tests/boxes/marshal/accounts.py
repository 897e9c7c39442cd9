"""Invariants of a table with Marshal & Prisoners."""

from __future__ import annotations

from collections import Counter
from random import Random

from colt_express.engine.boxes.horses.whiskey import FLASK
from colt_express.engine.boxes.marshal.goals import (
    FOR_MANY,
    GOAL_NAMES,
    MANY_BANDITS,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
    turned_up,
    warrant,
)
from colt_express.engine.boxes.marshal.shooting import LASTING, MAILBAG
from colt_express.engine.boxes.marshal.table import MarshalTable, lawman_of, marshal_table
from colt_express.engine.cards import BULLET, card_of
from colt_express.engine.figures import CHARACTERS, MARSHAL_FIGURE, NOBODY
from colt_express.engine.places import AWAY, CELL, TIME_MACHINE
from colt_express.engine.state import EVENT, OVER, PLANNING, Bandit, State
from colt_express.engine.tokens import HELD

from ..accounts import Accounts

BULLETS = 12
PRISONERS = 3
BRAWLERS = [300, 500, 800]


class MarshalAccounts(Accounts):
    def table(self, state: State) -> object | None:
        return state.marshal

    def check(self, state: State) -> None:
        marshal = marshal_table(state)
        _check_bullets(state, marshal)
        _check_brawlers(marshal)
        _check_prisoners(state, marshal)
        _check_posters(state, marshal)
        _check_goals(state, marshal)
        _check_marshal(state)

    def may_be_there(self, state: State, bandit: Bandit) -> bool:
        """In the cell, or thrown off the train (MP-STATION-2)."""
        if bandit.place == CELL:
            return bandit.seat != state.rules.lawman
        fell = marshal_table(state).thrown_off[bandit.index]
        return fell and bandit.place == AWAY and state.round_card.event == "deadly_fall"

    def count(self, state: State, bandit: Bandit, cards: Counter[int]) -> None:
        """Bullets that lie open before a bandit are not among his cards."""
        wounds = marshal_table(state).wounds[bandit.index]
        cards[card_of(MARSHAL_FIGURE, BULLET)] -= len(wounds)

    def poison(self, state: State, seat: int, dice: Random) -> None:
        """MP-GOAL: only the Marshal sees the goals turned up, no seat the others; at the end all
        are public."""
        marshal = marshal_table(state)
        seen = turned_up(state) if seat == state.rules.lawman else 0
        if state.phase != OVER:
            marshal.goals = [
                goal if n < seen else dice.randrange(len(GOAL_NAMES))
                for n, goal in enumerate(marshal.goals)
            ]


def _check_bullets(state: State, marshal: MarshalTable) -> None:
    """Two cylinders of six bullets in order; bullets that are gone have hit a bandit."""
    left = 0
    for bullets in marshal.cylinders:
        assert bullets == state.rules.cylinder[::-1][: len(bullets)]
        left += len(bullets)
    assert left + sum(bandit.hits[MARSHAL_FIGURE] for bandit in state.robbers) == BULLETS
    for bandit in state.bandits:
        wounds = marshal.wounds[bandit.index]
        assert set(wounds) <= set(LASTING)
        assert len(wounds) <= bandit.hits[MARSHAL_FIGURE]
        if state.phase == PLANNING or state.phase == OVER:
            assert not wounds, "at the end of a round they heal"


def _check_brawlers(marshal: MarshalTable) -> None:
    assert marshal.brawlers == BRAWLERS[: len(marshal.brawlers)]
    assert sum(marshal.taken_brawlers) == sum(BRAWLERS[len(marshal.brawlers) :])


def _check_prisoners(state: State, marshal: MarshalTable) -> None:
    companions = [prisoner for prisoner in marshal.companions if prisoner >= 0]
    assert len(marshal.prisoners) + len(companions) + marshal.with_the_law == PRISONERS
    everyone = marshal.prisoners + companions
    assert len(set(everyone)) == len(everyone)
    for bandit in state.robbers:
        companion = marshal.companions[bandit.index]
        for other in range(len(CHARACTERS)):
            if other != bandit.character:
                assert bandit.can(other) == (companion == other)
    assert lawman_of(state).abilities == 0
    assert marshal.companions[lawman_of(state).index] < 0


def _check_posters(state: State, marshal: MarshalTable) -> None:
    for bandit in state.robbers:
        assert bandit.place != CELL or not marshal.wanted[bandit.index]
    assert not marshal.wanted[lawman_of(state).index]


def _check_goals(state: State, marshal: MarshalTable) -> None:
    warrants = [goal for goal in marshal.goals if goal >= len(SPECIAL_GOALS)]
    specials = [goal for goal in marshal.goals if goal < len(SPECIAL_GOALS)]
    assert (len(set(warrants)), len(set(specials))) == (WARRANTS, SPECIALS)
    assert len(marshal.goals) == WARRANTS + SPECIALS
    assert set(warrants) <= {warrant(bandit.character) for bandit in state.robbers}
    if len(state.robbers) < MANY_BANDITS:
        assert max(specials) < len(SPECIAL_GOALS) - FOR_MANY
    assert set(marshal.shown) <= set(marshal.goals[: turned_up(state)])
    assert len(set(marshal.shown)) == len(marshal.shown)


def _check_marshal(state: State) -> None:
    lawman = lawman_of(state)
    assert lawman.bullets == 0
    assert lawman.hits[NOBODY] == lawman.hits[MARSHAL_FIGURE] == 0
    assert lawman.place not in (CELL, TIME_MACHINE)
    for token in state.tokens_at(HELD + lawman.index):
        assert state.token_kinds[token] in (MAILBAG, FLASK)
    reflexes = state.phase == EVENT and state.round_card.event == "reflexes"
    if state.phase > PLANNING and not reflexes and not state.rules.discards:
        keep = state.round_card.keep
        if state.round_card.event != "reflexes":
            assert all(len(player.hand) <= keep for player in state.players)


ACCOUNTS = MarshalAccounts()
