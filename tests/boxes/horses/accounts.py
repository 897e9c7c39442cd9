"""Invariants of a table with Horses & Stagecoach."""

from __future__ import annotations

from random import Random

from colt_express.engine.boxes.horses.coach import FLEE, FLEE_TO
from colt_express.engine.boxes.horses.hostages import HOSTAGES, TAKE_HOSTAGE, WHICH_HOSTAGE
from colt_express.engine.boxes.horses.table import AT_MACHINE, HorsesTable, horses_table
from colt_express.engine.boxes.horses.whiskey import CLASSIC, FLASK, HALF, OLD
from colt_express.engine.options import PLAYS
from colt_express.engine.places import AWAY, COACH, COACH_ROOF, roof
from colt_express.engine.registry import Task
from colt_express.engine.state import EVENT, OVER, PLANNING, STEALING, Bandit, State
from colt_express.engine.tokens import OUT, STRONGBOX

from ..accounts import Accounts, any_card


class HorsesAccounts(Accounts):
    neutral = 3  # HS-1

    def table(self, state: State) -> object | None:
        return state.horses

    def check(self, state: State) -> None:
        table = horses_table(state)
        _check_herd(state, table)
        _check_flasks(state)
        _check_secrets(state, table)
        if state.rules.trains:
            _check_coach(state, table)
            _check_shotgun(state, table)
            _check_hostages(state, table)
        else:
            assert (table.coach, table.guard, table.guarded) == (-1, AWAY, -1)
            assert table.hostages == []
            assert set(table.hostage_of) == {-1}
            assert (state.train, state.blockers) == (state.rules.train, [])

    def may_be_there(self, state: State, bandit: Bandit) -> bool:
        """Away are those who escaped in this round."""
        escaping = state.round_card.event == "escape" and state.phase >= STEALING
        return self.may_lie_there(state, bandit.place) or (bandit.place == AWAY and escaping)

    def may_lie_there(self, state: State, place: int) -> bool:
        """In or on the stagecoach, where there is one (CASE-43)."""
        return bool(state.rules.trains) and place in (COACH, COACH_ROOF)

    def value(self, kind: int, value: int) -> int:
        """Of a flask before anyone drank from it."""
        return value - HALF if kind == FLASK and value > HALF else value

    def poison(self, state: State, seat: int, dice: Random) -> None:
        """HS-TURMOIL-1: not even how many cards others have put aside is shown."""
        table = horses_table(state)
        for other in range(len(table.chosen)):
            if other != seat:
                table.chosen[other] = [PLAYS[1][any_card(dice)] for _ in range(dice.randrange(3))]


def events_done(state: State, name: str) -> int:
    """How many events of that name have happened."""
    done = state.round + (1 if state.phase in (EVENT, OVER) else 0)
    return [card.event for card in state.round_cards[: max(0, done)]].count(name)


def _check_herd(state: State, table: HorsesTable) -> None:
    """One horse for each bandit who has boarded, but for those gone (HS-EVENT-1, CASE-29)."""
    assert len(table.horses) == len(state.cars) + 1
    assert min(table.horses) >= 0
    assert state.time_machine is not None or table.horses[AT_MACHINE] == 0
    here = len([b for b in state.robbers if b.place != AWAY or has_fallen(state, b)])
    here += state.time_machine is not None and state.time_machine.traveller >= 0
    riders = state.rules.seats - (state.rules.lawman >= 0)  # CASE-44
    tired = 2 if riders >= 5 else 1
    assert sum(table.horses) == here - tired * events_done(state, "panting_horses")
    assert 0 <= table.boarding < len(state.cars)
    if state.round >= 0:
        assert table.boarding == 0


def has_fallen(state: State, bandit: Bandit) -> bool:
    """Thrown off the train, without his horse (MP-STATION-2)."""
    return state.marshal is not None and state.marshal.thrown_off[bandit.index]


def _check_flasks(state: State) -> None:
    everyone = (1 << state.rules.seats) - 1
    flasks = [token for token, kind in enumerate(state.token_kinds) if kind == FLASK]
    assert len(flasks) == len(state.cars) - 1
    for token in flasks:
        value = state.token_values[token]
        assert value in (CLASSIC, OLD, CLASSIC + HALF, OLD + HALF)
        if value > HALF or state.token_at[token] == OUT:
            assert state.token_known[token] == everyone, "whoever drinks shows what it is"


def _check_secrets(state: State, table: HorsesTable) -> None:
    for player in state.players:
        chosen = [option.value for option in table.chosen[player.seat]]
        assert state.phase == PLANNING or not chosen
        assert len(chosen) <= 2
        for card in set(chosen):
            assert chosen.count(card) <= player.hand.count(card)
        if not state.rules.discards:
            assert len(player.kept) <= state.keeping <= 2


def _check_coach(state: State, table: HorsesTable) -> None:
    """HS-COACH-6, HS-EVENT-3: the stagecoach is beside the car to which the rounds and events
    played have moved it."""
    caboose = len(state.cars) - 1
    rolled = max(0, state.round) + events_done(state, "higher_speed")
    if state.phase == EVENT:
        assert min(caboose, rolled) <= table.coach <= min(caboose, rolled + 1)
    else:
        assert table.coach == min(caboose, rolled)
    assert state.train is state.rules.trains[table.coach]


def _check_shotgun(state: State, table: HorsesTable) -> None:
    assert state.token_kinds[table.guarded] == STRONGBOX
    if table.guard == COACH_ROOF:
        assert state.token_at[table.guarded] == COACH_ROOF
        assert state.blockers == []
    else:
        assert table.guard == roof(table.coach)
        assert state.blockers == [table.guard]
        for bandit in state.robbers_at(table.guard):
            assert _is_due(state, FLEE, FLEE_TO, bandit.index), "nobody stays with the Shotgun"


def _check_hostages(state: State, table: HorsesTable) -> None:
    """One less than there are bandits, each in the stagecoach or with a single bandit."""
    taken = [hostage for hostage in table.hostage_of if hostage >= 0]
    everyone = taken + table.hostages
    assert len(everyone) == len(set(everyone)) == len(state.robbers) - 1
    assert set(everyone) <= set(range(len(HOSTAGES)))
    for bandit in state.robbers:
        has_one = table.hostage_of[bandit.index] >= 0
        assert has_one == (table.taken_in[bandit.index] >= 0)
        if bandit.place == COACH and table.hostages and not has_one:
            assert _is_due(state, TAKE_HOSTAGE, WHICH_HOSTAGE, bandit.index)


def _is_due(state: State, step: Task, question: int, bandit: int) -> bool:
    """Whether a bandit is asked that, or will be."""
    character = state.bandits[bandit].character
    asked = any(q.kind == question and q.bandit == character for q in state.questions)
    return asked or step.all[bandit] in state.stack


ACCOUNTS = HorsesAccounts()
