"""Programs in the background of a test: waited for with a time limit, and always stopped."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from .driving import PATIENCE

Found = TypeVar("Found")

SECONDS = PATIENCE / 1000


def listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Program:
    """A program that runs in the background and writes into a file."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.name = Path(command[0]).name
        self.file = folder / f"{self.name}.log"
        with self.file.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **environment},
                start_new_session=True,
            )

    def written(self) -> str:
        return self.file.read_text(encoding="utf-8", errors="replace")

    def wait_for(self, pattern: str) -> str:
        """The first thing like this that it writes."""
        return self._first(lambda: re.search(pattern, self.written(), re.MULTILINE))[0]

    def wait_for_port(self, port: int) -> None:
        """Until it listens there."""
        self._first(lambda: listening(port))

    def _first(self, look: Callable[[], Found | None]) -> Found:
        end = monotonic() + SECONDS
        while not (found := look()):
            assert self.process.poll() is None, f"{self.name} has stopped: {self.written()}"
            assert monotonic() < end, f"{self.name} is not ready: {self.written()}"
            sleep(0.05)
        return found

    def stop(self) -> None:
        """Stop a program with all processes that it has started."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[Program]:
    program = Program(command, folder, {"HOME": str(folder), **environment})
    try:
        yield program
    finally:
        program.stop()
