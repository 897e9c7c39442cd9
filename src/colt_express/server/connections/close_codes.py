"""The close codes of WebSockets, and what reading from a closed one raises."""

from __future__ import annotations

NORMAL, PROTOCOL, NO_TEXT, POLICY, SILENT, RESTARTING, TRY_LATER = (
    *(1000, 1002, 1007, 1008, 1011, 1012, 1013),
)


class Disconnected(Exception):
    """The client is gone or was disconnected."""
