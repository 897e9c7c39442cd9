"""What is stored of meeting people: the queue of the quick match, the groups that are being seated,
and the ladder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal, Protocol

import msgspec

from .profiles import ProfileStorage

GroupState = Literal["asked", "settled", "opened"]
"""A group is asked to come; then it is settled who sits there; then the table is open."""


class QueueRow(msgspec.Struct, frozen=True):
    """A person in the queue. ``table`` is that of the group they were put into; ``came`` says that
    they have been heard since."""

    profile: str
    name: str
    wish: str  # as JSON
    since: float
    heard: float
    address: str = ""  # a hash
    table: str = ""
    came: bool = False


class GroupRow(msgspec.Struct, frozen=True):
    """People who are to sit at a table together. ``plan`` says as JSON what is played, and by
    whom; ``rated``, whether the game is to count on the ladder, and ``counted``, whether it has."""

    table: str
    made: float
    state: GroupState
    plan: str
    rated: bool = False
    counted: bool = False


class RatingRow(msgspec.Struct, frozen=True):
    """The rating of a profile on a ladder."""

    ladder: str
    profile: str
    mu: float
    sigma: float
    games: int
    changed: float


class RatedGameRow(msgspec.Struct, frozen=True):
    """A finished game that was entered into a ladder. ``players`` as JSON; ``weight`` is how much
    it counted."""

    table: str
    ladder: str
    ended: float
    players: str
    weight: float


class Place(msgspec.Struct, frozen=True):
    """A rating as it is listed, with the name and portrait of the profile."""

    rating: RatingRow
    name: str
    portrait: str


class QueueStorage(Protocol):
    """Keeps the queue. Several servers work on it at once; each change happens once."""

    async def enter_queue(self, row: QueueRow, of_address: int, most: int) -> str:
        """Enter a person, or change the wish of one who waits already and keep their place. Returns
        an empty text, or what forbids it: ``address`` if ``of_address`` others of that address
        wait, ``full`` if ``most`` people do."""

    async def hear_from(self, profile: str, now: float) -> tuple[QueueRow, GroupRow | None] | None:
        """Note that a person is still there; returns their entry, with the group that they are in,
        or None if they do not wait."""

    async def leave_queue(self, profile: str) -> bool:
        """Take a person out of the queue; returns whether they waited."""

    async def queue(self) -> list[QueueRow]:
        """All entries, the longest waiting first."""

    async def groups_underway(self) -> list[GroupRow]:
        """Groups whose table is not open yet, the oldest first."""

    async def form_group(self, group: GroupRow, profiles: Collection[str]) -> bool:
        """Put these people into a group; returns False, and changes nothing, if one of them is in
        another group already, or has left."""

    async def settle_group(
        self, group: GroupRow, gone: Collection[str], back: Collection[str]
    ) -> bool:
        """Write that it is settled who sits there, or, for the state ``asked``, delete the group.
        Those who are ``gone`` leave the queue, and those who go ``back`` wait on. Returns False,
        and changes nothing, if another server was faster."""

    async def group_opened(self, table: str) -> None:
        """Write that the table of a group is open."""

    async def forget_queue(self, unheard_since: float, groups_before: float) -> int:
        """Delete entries of people who have not been heard since then, and groups made before then
        whose games have no influence on the ladder any more. Returns how many people left so."""


Enter = Callable[[Sequence[RatedGameRow], Sequence[RatingRow]], tuple[float, list[RatingRow]]]
"""Decides how much a game counts and what its players' ratings are after it, given their earlier
games and their ratings."""


Recount = Callable[[Sequence[RatedGameRow]], list[RatingRow]]
"""Works all ratings out from all games."""


class LadderStorage(Protocol):
    """Keeps the ladder. Several servers may work on it at once; each game is entered once."""

    async def uncounted_groups(self) -> list[GroupRow]:
        """Groups with a rated game that has not been counted, although their table is over, closed
        or gone."""

    async def set_counted(self, table: str) -> None:
        """Write that a game need not be counted any more."""

    async def enter_game(
        self, game: RatedGameRow, profiles: Collection[str], since: float, decide: Enter
    ) -> bool:
        """Enter a game of these profiles, unless it has been entered. ``decide`` gets their games
        since then."""

    async def recount_ladder(self, decide: Recount) -> int:
        """Store the ratings that ``decide`` gets from all games that were entered, the earliest
        first, in place of all others. Returns the number of games."""

    async def places(self, ladder: str, most: int) -> list[Place]:
        """The best of a ladder, by what they surely are."""

    async def ratings_of(self, profile: str) -> list[RatingRow]:
        """The ratings of a profile."""

    async def rated_games_of(self, profile: str) -> list[RatedGameRow]:
        """The games of a profile that were entered, the earliest first."""

    async def leave_ladder(self, profile: str, name: str, worthless: bool = False) -> int:
        """Delete the ratings of a profile and put another ``name`` in place of it in all games,
        which are ``worthless`` from now on if they are to count no more. Returns how many games
        these are."""

    async def forget_ladder(self, addresses_before: float, games_before: float) -> None:
        """Delete the addresses in games that ended before then, and games that ended before then;
        ratings stay."""


class MeetingStorage(QueueStorage, LadderStorage, ProfileStorage, Protocol):
    """Keeps what is needed to meet people, who have profiles."""
