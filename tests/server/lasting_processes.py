"""Processes of workers that outlive their server: the next server of these tests takes them over,
since starting one takes longer than most tests. They are never polite, since the tests wait for
them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from colt_express.processes import Processes


class LastingProcesses:
    """In place of `Processes` in workers; those that have done all their work are kept."""

    kept: defaultdict[int, list[Processes]] = defaultdict(list)

    def __init__(self, count: int, _politeness: int = 0) -> None:
        self._count = count
        kept = self.kept[count]
        while kept and not is_well(kept[-1]):
            kept.pop()
        self._processes = kept.pop() if kept else Processes(count)
        self._pending: set[Future[Any]] = set()

    def submit(self, work: Callable[..., Any], *details: Any) -> Future[Any]:
        future = self._processes.submit(work, *details)
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        return future

    def kill(self) -> None:
        if self._pending or not is_well(self._processes):
            self._processes.kill()
        else:
            self.kept[self._count].append(self._processes)


def is_well(processes: Processes) -> bool:
    """Whether they have been started, and none has ended."""
    started = list((processes._pool._processes or {}).values())
    return bool(started) and all(process.is_alive() for process in started)


def end_kept() -> None:
    for kept in LastingProcesses.kept.values():
        for processes in kept:
            processes.kill()
    LastingProcesses.kept.clear()
