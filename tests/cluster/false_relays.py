"""Processes in place of a relay, which know no cluster."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Final

from colt_express.arena.cluster.messages import Cores, Failed, Refused

SENTENCE: Final = "a cluster of clouds"


def refusing(connection: Connection, _address: str) -> None:
    """Tells why."""
    connection.send(Refused(SENTENCE))


def silent(_connection: Connection, _address: str) -> None:
    """Ends without a word, as a process does that is killed."""


def leaving(connection: Connection, _address: str) -> None:
    """Cannot do the first chunk, and ends after the second."""
    connection.send(Cores(3))
    number = connection.recv().number
    connection.send(Cores(8))
    connection.send(Failed(number, SENTENCE))
    connection.recv()
