"""Tests of one box each, and its invariants (`accounts`)."""

from __future__ import annotations

from colt_express.engine.boxes import box_modules
from colt_express.engine.state import State

from .accounts import Accounts

ACCOUNTS: list[Accounts] = [
    module.ACCOUNTS for module in box_modules(__name__, "accounts").values()
]


def accounts_of(state: State) -> list[Accounts]:
    """Of the boxes in play."""
    return [box for box in ACCOUNTS if box.table(state) is not None]
