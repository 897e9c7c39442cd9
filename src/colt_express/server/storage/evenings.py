"""What is stored of evenings: the evening itself, its guests, and the tables of its rounds.

As with tables, every change increments the version of the evening, so that of two servers that
change it at the same moment only one succeeds.
"""

from __future__ import annotations

from typing import Final, Literal, Protocol, get_args

import msgspec

from ...engine.configuration.table_options import TableOptions
from .rows import StoredTable

EveningStatus = Literal["open", "over"]
EVENING_STATUSES: Final[tuple[EveningStatus, ...]] = get_args(EveningStatus)

BOT: Final = -1
"""In place of a guest's number: a seat of a bot."""


class EveningRow(msgspec.Struct, frozen=True):
    """An evening. Its round counts from 1; before the first it is 0."""

    id: str
    created: float
    touched: float
    version: int
    status: EveningStatus
    title: str
    host: int  # the number of a guest
    rounds: int
    round: int
    best: int  # seats at a table
    options: TableOptions
    clock: int
    bot: str
    scheme: str
    seed: str
    address: str = ""  # the hash of the address from which it was opened


class GuestRow(msgspec.Struct, frozen=True):
    """A person at an evening, who has a number there. ``plays`` is False for a host who only
    looks after it, ``since`` the first round that the guest plays, ``left`` when the guest left."""

    number: int
    profile: str  # never sent; empty if the person has left for good
    name: str
    joined: float
    since: int = 1
    plays: bool = True
    left: float = 0.0
    removed: bool = False  # by the host; may not come back
    seen: float = 0.0


class SeatEnd(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

    place: int
    money: int
    left: bool = False


TableStage = Literal["playing", "over", "early"]
"""Of a table of an evening; ``early``: ended without a result."""


class EveningTableRow(msgspec.Struct, frozen=True):
    """A table of a round, with the guest at each seat, and how it ended for them."""

    round: int
    number: int
    table_id: str
    seats: list[int]  # numbers of guests, or `BOT`
    stage: TableStage = "playing"
    ends: list[SeatEnd] = []
    ended: float = 0.0  # when that was noticed


class StoredEvening(msgspec.Struct, frozen=True):
    """An evening with everything that belongs to it; guests and tables are in order."""

    evening: EveningRow
    guests: list[GuestRow]
    tables: list[EveningTableRow] = []


class EveningChange(msgspec.Struct, frozen=True):
    """Everything that is written in one transaction: the evening's next version, new and changed
    guests and tables, and the tables that are opened for a round."""

    evening: EveningRow
    guests: list[GuestRow] = []
    tables: list[EveningTableRow] = []
    opened: list[StoredTable] = []


class EveningStorage(Protocol):
    """Keeps them."""

    async def create_evening(self, evening: StoredEvening) -> None:
        """Write a new evening."""

    async def evening(self, evening_id: str) -> StoredEvening | None:
        """The evening of that name, if it exists."""

    async def change_evening(self, change: EveningChange) -> None:
        """Write a change completely, or raise `Taken` if the evening already has that version."""

    async def note_guest(self, evening_id: str, number: int, now: float) -> None:
        """Store that a guest was there, which only affects who may take over as the host."""

    async def evenings_of(self, profile: str, limit: int) -> list[StoredEvening]:
        """The evenings of a person, the latest first."""

    async def list_evenings(self, limit: int) -> list[StoredEvening]:
        """The evenings with the latest activity."""

    async def count_evenings(self, status: EveningStatus) -> int:
        """Number of evenings of that status."""

    async def forget_guest(self, profile: str) -> None:
        """Delete a person's name and profile at all evenings; what they played stays."""

    async def forget_evenings(self, before: float) -> int:
        """Delete evenings without activity since then; returns how many."""

    async def delete_evening(self, evening_id: str) -> bool:
        """Delete an evening; its tables stay. Returns whether it existed."""
