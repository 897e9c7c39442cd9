"""New profiles and their devices: what they are called and which portrait they have."""

from __future__ import annotations

import secrets
from time import time
from typing import Final

from ...engine.figures import CHARACTERS
from ...errors import did_you_mean
from ..base.credentials import hashed_device
from ..base.names import cleaned, is_rude, shown_name
from ..base.refusals import Refused
from ..storage.profiles import DeviceRow, ProfileRow
from .messages import LONGEST_DEVICE, ChangeMe, NewMe

RUDE: Final = "that name is not allowed, since it may be shown in public; choose another"


def new_profile(wanted: NewMe) -> ProfileRow:
    """The row of a new profile."""
    now = time()
    name, portrait = checked_name(wanted.name), checked_portrait(wanted.portrait)
    return ProfileRow(secrets.token_hex(12), name, portrait, now, now)


def new_device(profile: str, token: str, name: str) -> DeviceRow:
    """The row of a new device of a profile."""
    now, shown = time(), cleaned(name)[:LONGEST_DEVICE]
    return DeviceRow(secrets.token_hex(6), profile, hashed_device(token), shown, now, now)


def changed(profile: ProfileRow, wanted: ChangeMe) -> tuple[str, str]:
    """The name and the portrait that a profile has from now on."""
    name = profile.name if wanted.name is None else checked_name(wanted.name)
    portrait = profile.portrait
    if wanted.portrait is not None:
        portrait = checked_portrait(wanted.portrait)
    return name, portrait


def checked_name(name: str) -> str:
    """The name as it is shown; an empty one is always allowed."""
    if not name:
        return name
    name = shown_name(name, ())
    if is_rude(name):
        raise Refused(RUDE, code="name")
    return name


def checked_portrait(portrait: str) -> str:
    """The name of a bandit, or an empty string."""
    if portrait and portrait not in CHARACTERS:
        raise Refused(f"no bandit is called {portrait!r}{did_you_mean(portrait, CHARACTERS)}")
    return portrait
