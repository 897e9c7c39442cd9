"""What a command and its relay tell each other, through a pipe between the two processes."""

from __future__ import annotations

from typing import Final, NamedTuple

AUTO: Final = "auto"
"""In place of an address: the cluster that this machine belongs to."""


class Order(NamedTuple):
    """To the relay: a pickled task, to be played."""

    number: int
    task: bytes


END: Final = None
"""To the relay: cancel what is running, and leave the cluster."""


class Cores(NamedTuple):
    """From the relay: how many cores the cluster has, told at first and whenever it changes."""

    number: int


class Played(NamedTuple):
    """From the relay: a pickled answer of a worker."""

    number: int
    answer: bytes


class Failed(NamedTuple):
    """From the relay: a chunk that no worker could play, and why."""

    number: int
    sentence: str


class Refused(NamedTuple):
    """From the relay: the cluster cannot be used. ``later``: perhaps it can be, later."""

    sentence: str
    later: bool = False


Told = Cores | Played | Failed | Refused
