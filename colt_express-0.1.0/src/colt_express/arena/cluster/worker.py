"""What a worker of the cluster does: play a chunk of games, and return what came of it."""

from __future__ import annotations

import pickle
import platform
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...bots.own.loading import sent_files
from .errors import ClusterError
from .installed import Installed, difference, installed


class Task(NamedTuple):
    """A chunk to be played. ``files``: the files of users' bots, by name."""

    files: Mapping[str, bytes]
    work: Callable[..., Any]
    piece: tuple[Any, ...]


class Answer(NamedTuple):
    """The result of a chunk, or the error that ended it."""

    result: Any = None
    error: Exception | None = None


def play(wanted: Installed, task: bytes) -> bytes:
    """Play the chunk of a pickled `Task`; returns a pickled `Answer`. ``wanted`` is what must be
    installed."""
    return pickle.dumps(_answer(wanted, task))


def _answer(wanted: Installed, task: bytes) -> Answer:
    if differs := difference(Installed(*wanted), installed()):
        return Answer(
            error=ClusterError(
                f"{platform.node()}, a machine of the cluster, has {differs}; install the same on "
                "every machine"
            )
        )
    files, work, piece = pickle.loads(task)
    try:
        with sent_files(files):
            return Answer(work(*piece))
    except Exception as error:  # all of them are raised again by the command
        return Answer(error=error)
