"""What is stored of calls: whom they reach and how, what each player wishes, and the outbox, from
which every call is sent once.

A call belongs to one question of one seat and goes to one target, and these are its key. So it can
be decided on any number of times, by any server, and exists once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, Protocol

import msgspec

TargetKind = Literal["push", "hook"]
Shape = Literal["", "json", "discord", "slack", "matrix"]
"""What a hook is sent; empty for Web Push."""

CallKind = Literal["turn", "reminder", "over"]
"""A seat is asked; its time is nearly over; it is no longer asked, so that what was shown is
withdrawn."""

CallState = Literal["due", "sent", "over", "needless", "failed"]
"""Still to be sent; delivered; the question was answered before or since; not wanted; given up."""

Turns = Literal["every", "once", "none"]
"""Which turns a player is called for: every one, the first since the last visit, none."""

EVERY_TABLE: Final = ""
"""In place of a table's name: what holds for all without wishes of their own."""


class TargetRow(msgspec.Struct):
    """A browser or a webhook that is called, for a profile or for all players of a table."""

    id: str
    kind: TargetKind
    profile: str  # empty for the hook of a table
    table_id: str  # empty for those of a profile
    device: str  # of the browser
    url: str
    p256dh: str
    auth: str
    secret: str  # a hook's calls are signed with it
    shape: Shape
    language: str
    origin: str  # of the page, for links
    name: str
    made: float
    failures: int = 0  # in a row
    trouble: str = ""  # why the last attempt failed
    off: bool = False  # after too many failures
    rests_until: float = 0.0  # no attempt before then
    claimed_until: float = 0.0
    claimed_by: str = ""
    called: float = 0.0  # when it was last called for a turn


class WishRow(msgspec.Struct):
    """What a player wishes at a table, or at `EVERY_TABLE`. Quiet hours, in minutes of the day,
    hold everywhere; they are equal if there are none."""

    profile: str
    table_id: str
    turns: Turns = "every"
    reminder: bool = True
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = ""


class CallRow(msgspec.Struct):
    """A call. ``question`` is how often the seat had chosen before."""

    table_id: str
    seat: int
    question: int
    kind: CallKind
    target: str
    due: float
    until: float  # when the time for the answer is over; 0 without a clock
    round: int
    rounds: int
    made: float
    state: CallState = "due"
    sent: float = 0.0

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        return self.table_id, self.seat, self.question, self.kind, self.target


class Claimed(msgspec.Struct):
    """A target that no other server calls for now, with its calls that are due."""

    target: TargetRow
    calls: list[CallRow]


class CallStorage(Protocol):
    """Keeps them."""

    async def server_key(self, name: str, new: str) -> str:
        """The key called ``name``, shared by all servers. The first that asks stores ``new``."""

    # Targets and wishes

    async def add_target(self, target: TargetRow, most: int) -> bool:
        """Store a target in place of one of the same URL and owner; False if the owner already has
        ``most`` others of its kind."""

    async def targets_of(self, profile: str) -> list[TargetRow]:
        """The targets of a profile, the oldest first."""

    async def targets_at(self, table_id: str) -> list[TargetRow]:
        """The hooks of a table, the oldest first."""

    async def all_targets(self) -> list[TargetRow]:
        """All of them, the oldest first, for operators."""

    async def remove_target(self, target: str, profile: str = "", table_id: str = "") -> bool:
        """Delete a target of that owner, of any if none is named; returns whether there was one."""

    async def switch_on(self, target: str, profile: str, table_id: str) -> bool:
        """Let an owner's target be called again after failures; returns whether there was one."""

    async def renew_target(self, url: str, auth: str, new: TargetRow) -> bool:
        """Store a browser's new subscription in place of the one with that URL and secret; returns
        whether there was one. Of ``new`` only what the browser has changed is used."""

    async def forget_calls_of(self, profile: str) -> None:
        """Delete everything about the calls of a profile."""

    async def wishes_of(self, profiles: Collection[str]) -> list[WishRow]:
        """All wishes of these profiles."""

    async def set_wish(self, wish: WishRow) -> None:
        """Store a wish in place of an earlier one."""

    async def forget_wish(self, profile: str, table_id: str) -> None:
        """Delete a wish for one table, where the wish for all of them holds again."""

    async def move_hooks(self, table_id: str, to: str) -> None:
        """Let the hooks of a table be those of the table that follows it."""

    # Visits

    async def note_visits(self, visits: Collection[tuple[str, str]], now: float) -> None:
        """Store that these profiles were at these tables now."""

    async def visits_of(self, profile: str) -> dict[str, float]:
        """When a profile was last at each table."""

    # The outbox

    async def called_at(self, table_id: str, profiles: Collection[str]) -> list[TargetRow]:
        """The targets that are called for these profiles or that table."""

    async def decide(
        self, table_id: str, number: int, asked: Mapping[int, int], calls: Sequence[CallRow]
    ) -> bool:
        """Store these calls, unless they exist, and end all others of the table: those of questions
        that are not ``asked`` (by seat) after that number of choices. False if a later number was
        decided already; then nothing is stored."""

    async def undecided(self, before: float, limit: int) -> list[str]:
        """Games with players to call whose last choice, made before then, was left
        undecided."""

    async def claim(self, server: str, now: float, lease: float, limit: int) -> list[Claimed]:
        """Take targets with calls that are due; no other server calls them during the lease. Those
        that have failed come last, so that receivers which never answer do not delay others."""

    async def is_answered(self, table_id: str, seat: int, question: int) -> bool:
        """Whether a question is no longer asked, or the game no longer played."""

    async def postpone(self, call: CallRow, due: float) -> None:
        """Let a call be due at another time."""

    async def finish(self, call: CallRow, state: CallState, now: float) -> None:
        """Store how a call has ended. If its question was answered while it was being sent, the
        withdrawal becomes due."""

    async def release(self, target: TargetRow, server: str) -> None:
        """Store how calling a target went, and let others call it, if it is still this server that
        has claimed it."""

    async def forget_calls(self, before: float) -> None:
        """Delete calls made before then, and what belongs to tables and profiles that are gone."""
