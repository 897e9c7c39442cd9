"""Whether a call is still wanted at the moment at which it would be sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..storage.calls import CallRow, CallState, TargetRow, WishRow
from .quiet_hours import quiet_until

LOOKING: Final = 60.0
"""Seconds for which a player counts as looking at a table after having been seen there. More than
twice the interval at which this is stored."""

SEEN: Final = 45.0
"""Seconds that a player must have been at the table since a question to have seen it. A phone that
sleeps may seem connected for 40 seconds, until it does not answer a ping."""

AGAIN: Final = 30.0
"""Seconds after which a call is weighed again whose player was just seen."""

TOO_OLD: Final = 2 * 86_400.0
"""Seconds after which a call that could not be delivered is given up."""


class Verdict(NamedTuple):
    """What becomes of a call: it is sent if ``state`` is None and ``later`` is 0; otherwise it ends
    in that state, or is weighed again then."""

    state: CallState | None = None
    later: float = 0.0


SEND: Final = Verdict()
NEEDLESS: Final = Verdict("needless")


def weigh(
    call: CallRow, target: TargetRow, wish: WishRow | None, visits: Mapping[str, float], now: float
) -> Verdict:
    """Whether a call is to be sent now. ``wish`` is that of the player if the target is the
    player's own; ``visits`` are the times when that player was last at each table."""
    if call.kind == "over":
        return SEND
    if (call.until and now >= call.until) or now > call.due + TOO_OLD:
        return NEEDLESS if call.until and now >= call.until else Verdict("failed")
    seen = visits.get(call.table_id, 0.0)
    if call.kind == "reminder" and seen > now - LOOKING:
        return NEEDLESS
    if call.kind == "turn" and seen >= call.made + SEEN:
        return NEEDLESS
    if seen > now - LOOKING:
        return Verdict(later=now + AGAIN)
    return SEND if wish is None else _wished(call, target, wish, visits, now)


def _wished(
    call: CallRow, target: TargetRow, wish: WishRow, visits: Mapping[str, float], now: float
) -> Verdict:
    if call.kind == "reminder" and not wish.reminder:
        return NEEDLESS
    if call.kind == "turn":
        if wish.turns == "none":
            return NEEDLESS
        if wish.turns == "once" and target.called > max(visits.values(), default=0.0):
            return NEEDLESS
    quiet = quiet_until(wish, now)
    if not quiet:
        return SEND
    return NEEDLESS if call.until and quiet >= call.until else Verdict(later=quiet)
