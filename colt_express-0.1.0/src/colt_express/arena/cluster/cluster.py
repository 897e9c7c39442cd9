"""A Ray cluster, used like the processes of this machine."""

from __future__ import annotations

import pickle
import re
import socket
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from multiprocessing import get_context
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from ...bots.own import is_own
from ...bots.own.loading import file_of
from ...bots.remote import is_remote
from ...processes import interrupts_delayed, interrupts_ignored
from .errors import ClusterError, ClusterLost, ClusterUnreachable
from .messages import AUTO, END, Cores, Failed, Order, Played, Refused, Told
from .relay import relay
from .worker import Answer, Task

Done = TypeVar("Done")

ADDRESS: Final = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.%]+)\]|(?P<host>[^:\[\]/\s]+)):(\d{1,5})")

ANSWER: Final = 5.0
"""Seconds to wait for an answer at an address."""
PATIENCE: Final = 60.0
"""Seconds to wait until Ray is connected."""
FAREWELL: Final = 10.0
"""Seconds in which the relay cancels what is running."""


class Cluster:
    """The machines of a cluster, as `Workers`, until the end of a ``with`` block.

    ``bots``: the codes of all bots that will play; the files of a user's own are sent along.
    ``most``: how many cores to use at most; 0 is all.
    """

    def __init__(self, address: str, bots: Iterable[str] = (), most: int = 0) -> None:
        self.address = address
        self._files = files_of(bots)
        self._most = most
        self._cores = 1
        self._waiting: dict[int, Future[Any]] = {}
        self._lock = Lock()  # of what the listening thread shares
        self._numbers = count()
        self._lost: ClusterError | None = None
        check_address(address)
        if find_spec("ray") is None:
            raise ClusterError("--cluster needs a package: pip install 'colt-express[cluster]'")
        _knock(address)
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._relay = context.Process(target=relay, args=(theirs, address), daemon=True)
        with interrupts_delayed():
            self._relay.start()
        theirs.close()
        try:
            self._cores = self._first_count()
        except BaseException:
            self._kill()
            raise
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    @property
    def count(self) -> int:
        """The number of chunks that are played at once, which changes with the cluster."""
        return min(self._most, self._cores) if self._most else self._cores

    def submit(self, work: Callable[..., Done], /, *piece: Any) -> Future[Done]:
        """Play a chunk in the first free worker; if that is lost, another one plays it."""
        future: Future[Done] = Future()
        task = pickle.dumps(Task(self._files, work, piece))
        with self._lock:
            if self._lost is not None:
                future.set_exception(self._lost)
                return future
            number = next(self._numbers)
            self._waiting[number] = future
        try:
            with interrupts_delayed():
                self._connection.send(Order(number, task))
        except OSError:
            self._lose(self._gone())
        return future

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_error: object) -> None:
        self.end()

    def end(self) -> None:
        """Cancel what is running, and leave the cluster."""
        with interrupts_ignored():
            if self._connection.closed:
                return
            with suppress(OSError):
                self._connection.send(END)
            self._relay.join(FAREWELL)
            self._kill()
            self._thread.join()
            self._connection.close()

    def _kill(self) -> None:
        """Ray stops what the relay has started when the relay is gone."""
        self._relay.kill()
        self._relay.join()

    def _first_count(self) -> int:
        """The number of cores; raises the error that the relay has told."""
        try:
            told: Told | None = self._connection.recv() if self._connection.poll(PATIENCE) else None
        except (EOFError, OSError):
            told = None
        if isinstance(told, Cores):
            return told.number
        if isinstance(told, Refused):
            raise _refused(told)
        raise ClusterUnreachable(
            f"what answers at {self.address} is no Ray cluster, or does not answer in time"
        )

    def _listen(self) -> None:
        """Give every result to the future that waits for it."""
        try:
            while True:
                told: Told = self._connection.recv()
                if isinstance(told, Cores):
                    self._cores = told.number
                elif isinstance(told, Refused):
                    self._lose(_refused(told))
                else:
                    self._answer(told)
        except (EOFError, OSError):
            self._lose(self._gone())

    def _answer(self, told: Played | Failed) -> None:
        with self._lock:
            future = self._waiting.pop(told.number, None)
        if future is None or not future.set_running_or_notify_cancel():
            return
        if isinstance(told, Failed):
            future.set_exception(ClusterError(told.sentence))
            return
        answer: Answer = pickle.loads(told.answer)
        if answer.error is not None:
            future.set_exception(answer.error)
        else:
            future.set_result(answer.result)

    def _lose(self, reason: ClusterError) -> None:
        """No result will come any more."""
        with self._lock:
            self._lost = self._lost or reason
            waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            if future.set_running_or_notify_cancel():
                future.set_exception(self._lost)

    def _gone(self) -> ClusterLost:
        return ClusterLost(f"the connection to the cluster at {self.address} is lost")


def _refused(told: Refused) -> ClusterError:
    return (ClusterUnreachable if told.later else ClusterError)(told.sentence)


def check_address(address: str) -> None:
    """Raises `ClusterError` unless it is well-formed."""
    if address.startswith("ray://"):
        raise ClusterError(
            "--cluster takes no ray:// address; run the command on a machine of the cluster, with "
            "the HOST:PORT that its other machines were started with"
        )
    found = ADDRESS.fullmatch(address)
    if address != AUTO and (found is None or not 0 < int(found[3]) < 65536):
        raise ClusterError(f"--cluster takes HOST:PORT, or {AUTO}, not {address!r}")


def files_of(bots: Iterable[str]) -> Mapping[str, bytes]:
    """The files of a user's bots, by the name in their codes."""
    files = {}
    for code in bots:
        if is_remote(code):
            raise ClusterError(
                f"{code} cannot play on a cluster: every machine would ask for it at its own end "
                "of the network; bots in a file can"
            )
        if is_own(code):
            name, content = file_of(code)
            files[name] = content
    return files


def _knock(address: str) -> None:
    """Raises `ClusterUnreachable` if there is nothing at an address. Ray would wait for minutes."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        return
    try:
        socket.create_connection((found["six"] or found["host"], int(found[3])), ANSWER).close()
    except OSError as error:
        reason = error.strerror or "no answer"
        raise ClusterUnreachable(f"no Ray cluster answers at {address}: {reason}") from None
