"""What must always hold at a table with Marshal & Prisoners."""

from __future__ import annotations

from colt_express.engine.boxes.horses.whiskey import FLASK
from colt_express.engine.boxes.marshal.goals import (
    FOR_MANY,
    MANY_BANDITS,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
    turned_up,
    warrant,
)
from colt_express.engine.boxes.marshal.shooting import LASTING, MAILBAG
from colt_express.engine.boxes.marshal.table import MarshalTable, lawman_of, marshal_table
from colt_express.engine.figures import CHARACTERS, MARSHAL_FIGURE, NOBODY
from colt_express.engine.places import AWAY, CELL, TIME_MACHINE
from colt_express.engine.state import EVENT, OVER, PLANNING, Bandit, State
from colt_express.engine.tokens import HELD

BULLETS = 12
PRISONERS = 3
BRAWLERS = [300, 500, 800]


def in_the_cell(state: State, bandit: Bandit) -> bool:
    return state.marshal is not None and bandit.place == CELL and bandit.seat != state.rules.lawman


def fell_off(state: State, bandit: Bandit) -> bool:
    """MP-STATION-2"""
    if state.marshal is None or not state.marshal.thrown_off[bandit.index]:
        return False
    return bandit.place == AWAY and state.round_card.event == "deadly_fall"


def check_law(state: State) -> None:
    law = marshal_table(state)
    _check_bullets(state, law)
    _check_brawlers(law)
    _check_prisoners(state, law)
    _check_posters(state, law)
    _check_goals(state, law)
    _check_marshal(state)


def _check_bullets(state: State, law: MarshalTable) -> None:
    """Two cylinders of six, the bullets in their order; the rest has hit somebody."""
    left = 0
    for bullets in law.cylinders:
        assert bullets == state.rules.cylinder[::-1][: len(bullets)]
        left += len(bullets)
    assert left + sum(bandit.hits[MARSHAL_FIGURE] for bandit in state.robbers) == BULLETS
    for bandit in state.bandits:
        wounds = law.wounds[bandit.index]
        assert set(wounds) <= set(LASTING)
        assert len(wounds) <= bandit.hits[MARSHAL_FIGURE]
        if state.phase == PLANNING or state.phase == OVER:
            assert not wounds, "at the end of a round they heal"


def _check_brawlers(law: MarshalTable) -> None:
    assert law.brawlers == BRAWLERS[: len(law.brawlers)]
    assert sum(law.taken_brawlers) == sum(BRAWLERS[len(law.brawlers) :])


def _check_prisoners(state: State, law: MarshalTable) -> None:
    companions = [prisoner for prisoner in law.companions if prisoner >= 0]
    assert len(law.prisoners) + len(companions) + law.with_the_law == PRISONERS
    everyone = law.prisoners + companions
    assert len(set(everyone)) == len(everyone)
    for bandit in state.robbers:
        companion = law.companions[bandit.index]
        for other in range(len(CHARACTERS)):
            if other != bandit.character:
                assert bandit.can(other) == (companion == other)
    assert lawman_of(state).abilities == 0
    assert law.companions[lawman_of(state).index] < 0


def _check_posters(state: State, law: MarshalTable) -> None:
    for bandit in state.robbers:
        assert bandit.place != CELL or not law.wanted[bandit.index]
    assert not law.wanted[lawman_of(state).index]


def _check_goals(state: State, law: MarshalTable) -> None:
    warrants = [goal for goal in law.goals if goal >= len(SPECIAL_GOALS)]
    specials = [goal for goal in law.goals if goal < len(SPECIAL_GOALS)]
    assert (len(set(warrants)), len(set(specials))) == (WARRANTS, SPECIALS)
    assert len(law.goals) == WARRANTS + SPECIALS
    assert set(warrants) <= {warrant(bandit.character) for bandit in state.robbers}
    if len(state.robbers) < MANY_BANDITS:
        assert max(specials) < len(SPECIAL_GOALS) - FOR_MANY
    assert set(law.shown) <= set(law.goals[: turned_up(state)])
    assert len(set(law.shown)) == len(law.shown)


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
