"""What belongs to one box: its accounts, and tests that are about nothing else."""

from __future__ import annotations

from colt_express.engine.state import State

from .accounts import Accounts
from .horses.accounts import HorsesAccounts
from .marshal.accounts import MarshalAccounts
from .time_machine.accounts import TimeMachineAccounts

ACCOUNTS: list[Accounts] = [HorsesAccounts(), MarshalAccounts(), TimeMachineAccounts()]


def accounts_of(state: State) -> list[Accounts]:
    """Of the boxes in play."""
    return [box for box in ACCOUNTS if box.table(state) is not None]
