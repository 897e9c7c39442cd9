"""Errors of the tracks."""

from __future__ import annotations

from ...errors import ColtExpressError


class TrackError(ColtExpressError):
    """A track, an entry or a row that cannot be used."""
