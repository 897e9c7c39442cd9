"""Servers in processes of their own that are forked from one that has imported everything: they are
as real as those of the command, and start in a fraction of the time."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).parents[2]
NUMBER = struct.Struct("i")
PROGRAM = "from tests.server.forking import wait_for_requests; wait_for_requests({})()"
IMPORTED = (
    "aiosqlite",
    "alembic.command",
    "alembic.ddl.postgresql",
    "asyncpg",
    "colt_express.cli.serving.serve",
    "colt_express.server.storage.database.schema",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "concurrent.futures.thread",
    "encodings.idna",
    "uvicorn.lifespan.off",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.h11_impl",
)
"""What servers import only when they need it."""


class Forked:
    """A process in a new session, as `subprocess.Popen` shows one: it runs ``colt-express``, or
    another function of a module."""

    def __init__(
        self, arguments: Sequence[str], log: int, work: str = "colt_express.cli.main:run"
    ) -> None:
        self.returncode: int | None = None
        self._reading = Lock()
        self._news, theirs = os.pipe()
        wanted = {"work": work, "arguments": arguments, "folder": os.getcwd()}
        request = json.dumps({**wanted, "variables": dict(os.environ)}).encode()
        with contextlib.closing(_connection().dup()) as connection:
            socket.send_fds(connection, [NUMBER.pack(len(request))], [log, theirs])
            connection.sendall(request)
        os.close(theirs)
        self.pid = self._next_number()

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        found = self._look(timeout)
        if found is None:
            raise subprocess.TimeoutExpired("colt-express", timeout or 0)
        return found

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def _look(self, timeout: float | None) -> int | None:
        with self._reading:
            if self.returncode is None and select.select([self._news], [], [], timeout)[0]:
                self.returncode = self._next_number()
                os.close(self._news)
            return self.returncode

    def _next_number(self) -> int:
        number: int = NUMBER.unpack(os.read(self._news, NUMBER.size))[0]
        return number


@cache
def _connection() -> socket.socket:
    """To the process that forks, which is started when it is first needed."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM.format(theirs.fileno())],
            cwd=ROOT,
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


# In the process that forks


def wait_for_requests(connection: int) -> Callable[[], None]:
    """Fork whenever it is asked for. Returns in the new processes only, what each is to do."""
    for needed in IMPORTED:
        import_module(needed)
    with socket.socket(fileno=connection) as asked:
        told: dict[int, int] = {}  # where the end of which process is told
        ended, note = socket.socketpair()
        note.setblocking(False)
        signal.set_wakeup_fd(note.fileno())
        signal.signal(signal.SIGCHLD, lambda *_: None)
        while True:
            ready, _, _ = select.select([asked, ended], [], [])
            if ended in ready:
                ended.recv(1024)
                for process, status in _ended():
                    with contextlib.suppress(OSError):  # the test has ended
                        os.write(told[process], NUMBER.pack(status))
                    os.close(told.pop(process))
            if asked in ready:
                size, handed, _, _ = socket.recv_fds(asked, NUMBER.size, 2)
                if not size:
                    os._exit(0)
                log, news = handed
                wanted = json.loads(_all_of(asked, NUMBER.unpack(size)[0]))
                module, _, function = wanted["work"].partition(":")
                work: Callable[[], None] = getattr(import_module(module), function)
                process = os.fork()
                if not process:
                    break
                told[process] = news
                os.close(log)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for other in told.values():
            os.close(other)
        ended.close()
        note.close()
    os.setsid()
    os.dup2(log, 2)
    os.close(log)
    sys.argv = ["colt-express", *wanted["arguments"]]
    os.chdir(wanted["folder"])
    os.environ.clear()
    os.environ.update(wanted["variables"])
    os.write(news, NUMBER.pack(os.getpid()))
    os.close(news)
    return work


def _ended() -> Iterator[tuple[int, int]]:
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not process:
            return
        yield process, os.waitstatus_to_exitcode(status)


def _all_of(connection: socket.socket, size: int) -> bytes:
    read = b""
    while len(read) < size:
        read += connection.recv(size - len(read))
    return read
