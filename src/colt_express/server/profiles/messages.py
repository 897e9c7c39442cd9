"""Requests and responses about a profile. They are sent to its own devices only: nothing here is
ever told to others."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ...today.outcome import RideOutcome
from ..api.my_games import MOST_SEATS, Seated

LONGEST_NAME: Final = 24
LONGEST_DEVICE: Final = 40
"""Maximum number of characters of the name of a device."""

OwnName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Portrait = Annotated[str, msgspec.Meta(max_length=12)]


class NewMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a profile, of which this is the first device. A name and a portrait, which is
    that of a bandit, may follow later."""

    name: OwnName = ""
    portrait: Portrait = ""
    device: Annotated[str, msgspec.Meta(max_length=LONGEST_DEVICE)] = ""


class Me(msgspec.Struct, frozen=True):
    """A profile, as it is shown to its own devices."""

    name: str
    portrait: str
    made: float
    devices: int


class MyFirstDevice(msgspec.Struct, frozen=True):
    """A new device of a profile. The token is sent only here."""

    token: str
    me: Me


class MyNewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request that this device becomes one of the profile of a key. If it has a profile of its
    own that has no other device, its seats come along."""

    key: Annotated[str, msgspec.Meta(max_length=40)]
    device: Annotated[str, msgspec.Meta(max_length=LONGEST_DEVICE)] = ""


class MyKey(msgspec.Struct, frozen=True):
    """A key that adds one device to the profile, until it ``expires``. It is sent only here."""

    key: str
    expires: float


class MyPasskey(msgspec.Struct, frozen=True):
    """A passkey of one's profile."""

    id: str
    name: str
    made: float
    seen: float


class MyPasskeys(msgspec.Struct, frozen=True):
    """The passkeys of one's profile. ``possible``: whether this server, at this address, can make
    and check passkeys."""

    possible: bool
    passkeys: list[MyPasskey]


class RemovePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete a passkey."""

    passkey: Annotated[str, msgspec.Meta(max_length=64)]


class AnsweredByPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a passkey to a challenge, as browsers give it (``toJSON``), and what the
    device, or the new passkey, is called."""

    credential: dict[str, Any]
    device: Annotated[str, msgspec.Meta(max_length=LONGEST_DEVICE)] = ""


class LeaveForGood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete one's profile with everything that belongs to it."""

    sure: Literal[True]


class ChangeMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or portrait; null leaves it as it is."""

    name: OwnName | None = None
    portrait: Portrait | None = None


class MyDevice(msgspec.Struct, frozen=True):
    """A device of one's profile; ``this`` is the one that asks."""

    id: str
    name: str
    made: float
    seen: float
    this: bool


class SignOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request that a device of one's profile may do nothing any more."""

    device: Annotated[str, msgspec.Meta(max_length=16)]


class AddSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that become those of the profile. From then on its devices prove them, and their own
    tokens no longer do."""

    seats: Annotated[list[Seated], msgspec.Meta(max_length=MOST_SEATS)]


class AddedSeats(msgspec.Struct, frozen=True):
    """For each of these seats, in the same order, its number at the table; -1 if the table does
    not exist or the token belongs to none of its seats."""

    seats: list[int]


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat of the profile."""

    table: str
    seat: int
    name: str
    since: float


class OwnSeats(msgspec.Struct, frozen=True):
    """Seats of the profile, by table. With ``more``, ask again for those after the last table."""

    seats: list[OwnSeat]
    more: bool


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the profile's seat at a table, which may have been opened for it."""

    table: Annotated[str, msgspec.Meta(max_length=16)]


MOST_RIDES: Final = 20
"""Maximum number of rides in one request."""


class OwnRide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The profile's ride on the train of a ``day`` that counts. ``table`` may be that of a game on
    one of its devices; ``outcome`` is null while it is played."""

    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    outcome: RideOutcome | None = None
    listed: bool = False


class ShareRides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rides that a device knows of. Answered by an `OwnRides`."""

    rides: Annotated[list[OwnRide], msgspec.Meta(max_length=MOST_RIDES)]


class OwnRides(msgspec.Struct, frozen=True):
    """All rides of the profile that count, the newest first."""

    rides: list[OwnRide]
