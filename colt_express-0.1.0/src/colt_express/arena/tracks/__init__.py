"""Tracks: six tasks for bots and predictors, each with a fixed panel, fixed deals and figures with
intervals. Everything is counted in engine steps, so every machine gives the same table.
"""

from __future__ import annotations

from typing import Final

from ...errors import did_you_mean, quoted
from .beat import Beat
from .errors import TrackError
from .foretell import Foretell
from .generalise import Generalise
from .partner import Partner
from .read import Read
from .solve import Solve
from .track import Track

TRACKS: Final[dict[str, Track]] = {
    track.name: track for track in (Solve(), Foretell(), Beat(), Generalise(), Partner(), Read())
}
"""By name."""


def find_track(name: str) -> Track:
    """The track with that name."""
    track = TRACKS.get(name)
    if track is None:
        raise TrackError(f"no track is called {quoted(name)}{did_you_mean(name, [*TRACKS])}")
    return track


__all__ = ["TRACKS", "Track", "TrackError", "find_track"]
