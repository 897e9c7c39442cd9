"""Invariants of a table with the time machine."""

from __future__ import annotations

from random import Random

from colt_express.engine.boxes.time_machine.table import time_machine_table
from colt_express.engine.places import AWAY, TIME_MACHINE
from colt_express.engine.state import Bandit, State

from ..accounts import Accounts


class TimeMachineAccounts(Accounts):
    def table(self, state: State) -> object | None:
        return state.time_machine

    def may_be_there(self, state: State, bandit: Bandit) -> bool:
        """In the time machine, or on his way from it (TM-5)."""
        travels = time_machine_table(state).traveller == bandit.index
        return bandit.place == (AWAY if travels else TIME_MACHINE)

    def may_lie_there(self, _state: State, place: int) -> bool:
        return place == TIME_MACHINE

    def poison(self, state: State, seat: int, dice: Random) -> None:
        """TM-5: only the traveller's player knows his hiding place."""
        machine = time_machine_table(state)
        if machine.hiding != AWAY and state.bandits[machine.traveller].seat != seat:
            machine.hiding = dice.randrange(AWAY)


ACCOUNTS = TimeMachineAccounts()
