"""Metrics: what is measured of a server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Literal

Reason = Literal[
    "rate",  # too often
    "size",  # too large
    "nonsense",  # malformed
    "protocol",  # another version of the protocol
    "origin",  # a page, or a host name, that is not allowed
    "connections",  # too many at the same time
    "quota",  # over the quota of an address
    "slow",  # does not read, or does not complete what it sends
    "closing",  # the server is about to stop
    "rules",  # the table or the game does not allow it
    "memory",  # tables in use take all that they may
    "fault",  # an error of ours
]
"""Why a request was refused."""

CallEnd = Literal["sent", "withdrawn", "failed", "late"]
"""How an attempt to call a player has ended; one that is late was sent, too."""

ProfileEvent = Literal[
    "made",
    "device_added",  # by a key or a passkey
    "signed_off",
    "left",  # or deleted by an operator or after long disuse
    "key_refused",
    "passkey_refused",
]
"""What happens to profiles."""

Errors = type[Exception] | tuple[type[Exception], ...]

Counts = dict[str, float]
"""A number for each label."""


class Metrics:
    """Counts messages and measures nothing else. `prometheus.PrometheusMetrics` measures the rest
    for operators."""

    def __init__(self) -> None:
        self.received = 0  # messages
        self.sent = 0

    def choice_published(self, seconds: float) -> None:
        """A player's choice was published, that long after it was received."""

    def loop_lagged(self, seconds: float) -> None:
        """The event loop was late by that much."""

    def table_created(self) -> None:
        """A client opened a table."""

    def program_seated(self) -> None:
        """A program has taken a seat in place of a person."""

    def call_ended(self, how: CallEnd) -> None:
        """A call to a player's device or webhook was sent, or failed."""

    def strangers_seated(self, people: int) -> None:
        """A table was opened for that many people of the quick match."""

    def game_rated(self) -> None:
        """A game was entered into the ladder."""

    def evening_opened(self) -> None:
        """An evening among friends was opened."""

    def round_drawn(self) -> None:
        """The tables of a round of an evening were drawn."""

    def profile(self, event: ProfileEvent) -> None:
        """Something has happened to a profile."""

    def refused(self, reason: Reason) -> None:
        """A request was refused."""

    def worker_replaced(self, workers: str) -> None:
        """A worker died or hung."""

    def bot_answered(self, level: str, seconds: float) -> None:
        """A bot answered, that long after it was asked."""

    def database(self, _what: str, _harmless: Errors) -> AbstractContextManager[None]:
        """Measures a database operation. Harmless exceptions are not counted as errors."""
        return nullcontext()

    def passed(self, check: str, well: bool) -> None:
        """Whether a readiness check passes."""

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is computed on request."""

    def gauges(self, name: str, about: str, label: str, values: Callable[[], Counts]) -> None:
        """The same for a number with a label."""
