"""Quiet hours: the time of day, in the player's time zone, in which nothing is sent."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from ..base.refusals import Refused
from ..storage.calls import WishRow

MINUTES: Final = 24 * 60
UNKNOWN: Final = (
    "this server knows no time zone of that name; it must be one like Europe/Warsaw, or UTC"
)


def zone_called(name: str) -> ZoneInfo:
    """The time zone of that name; refused if the server knows none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Refused(UNKNOWN) from None


def quiet_until(wish: WishRow, now: float) -> float:
    """When the quiet hours end that hold now; 0 if none do."""
    return _edge(wish, now, wish.quiet_to, 1)


def quiet_since(wish: WishRow, now: float) -> float:
    """When the quiet hours began that hold now; 0 if none do."""
    return _edge(wish, now, wish.quiet_from, -1)


def _edge(wish: WishRow, now: float, minute: int, direction: int) -> float:
    """The next, or the last, time at which it is that minute of the day, if quiet hours hold."""
    begin, end = wish.quiet_from, wish.quiet_to
    if begin == end:
        return 0.0
    try:
        here = datetime.fromtimestamp(now, zone_called(wish.zone or "UTC"))
    except Refused:  # the zone was known to another server
        return 0.0
    this = here.hour * 60 + here.minute
    quiet = begin <= this < end if begin < end else this >= begin or this < end
    if not quiet:
        return 0.0
    edge = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if (edge <= here) == (direction > 0) and edge != here:
        edge += timedelta(days=direction)
    elif edge == here and direction > 0:
        edge += timedelta(days=1)
    return edge.timestamp()
