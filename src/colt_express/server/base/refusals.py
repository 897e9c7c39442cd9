"""Refusals: requests that a table or the server does not allow, with their reasons and codes."""

from __future__ import annotations

from typing import Final, Literal

from ...errors import ColtExpressError

Why = Literal["", "kicked", "banned", "address", "crowded", "gone", "outdated"]
"""Why a client is sent away, for those that say it in their own words; empty if the message must
do."""

Code = Literal[
    "",
    "alone_only",
    "begun",
    "busy",
    "closed",
    "closing",
    "counts",
    "devices",
    "full",
    "here",
    "hints",
    "host",
    "just_left",
    "key_invalid",
    "key_used",
    "late",
    "lawman",
    "name",
    "no_help",
    "no_room",
    "not_over",
    "not_started",
    "origin",
    "other_rules",
    "over",
    "own_key",
    "own_seat",
    "passkey",
    "pictures",
    "players",
    "queue",
    "quota",
    "rematches",
    "replays",
    "reported",
    "resigned",
    "revealed",
    "reviews",
    "seats",
    "setup",
    "slow_down",
    "started",
    "storage",
    "taken",
    "too_often",
    "vote_clock",
    "vote_wait",
    "weak",
]
"""Why something is refused that a player may well try. The message ``page-refused-…`` says it in
every language."""


SENT_AWAY: Final = "the host has banned you from this table"


class Refused(ColtExpressError):
    """The table does not allow a request; the message says why."""

    def __init__(self, sentence: str, why: Why = "", code: Code = "", wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.why: Why = why
        self.code: Code = code
        self.wait = wait  # seconds until it is allowed, if known


class NoRoom(ColtExpressError):
    """There is no memory for another table."""
