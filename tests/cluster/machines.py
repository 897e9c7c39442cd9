"""A Ray cluster of two nodes on this machine, in a program of its own that obeys lines of text.

``address`` answers with the address, ``lose`` kills the second node as a power cut would, and the
end of standard input ends the cluster.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, Final

STORE: Final = 80 * 2**20
"""Bytes for results on a node: the least that Ray accepts."""
HEALTH: Final = {
    "health_check_initial_delay_ms": 1000,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 5000,
    "health_check_failure_threshold": 4,
}
"""Ray notices within a few seconds, not a minute, that a node is gone."""


class Machines:
    """The program with the cluster."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.address = self._ask("address")

    def lose_one(self) -> None:
        """Kill the second node."""
        assert self._ask("lose") == "lost"

    def _ask(self, order: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(order, file=self._process.stdin, flush=True)
        return self._process.stdout.readline().strip()


@contextmanager
def two_machines() -> Iterator[Machines]:
    """A cluster with one core on each of its two nodes."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.cluster.machines"],
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        yield Machines(process)


def children_of(process: int) -> list[int]:
    """The processes that one has started."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, check=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(pid) for pid, parent in pairs if int(parent) == process]


def serve() -> None:
    """Obey until standard input ends."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # Ray prints there
    folder = tempfile.mkdtemp(prefix="ray")  # a short name: it becomes part of those of sockets
    os.environ["RAY_TMPDIR"] = folder  # its usual folder does not exist before the first cluster
    utils: Any = import_module("ray.cluster_utils")
    usual = {
        "num_cpus": 1,
        "object_store_memory": STORE,
        "include_dashboard": False,
        "include_log_monitor": False,
        "no_monitor": True,
    }
    cluster = utils.Cluster()
    try:
        cluster.add_node(**usual, _system_config=HEALTH)
        second = cluster.add_node(**usual)
        for order in sys.stdin:
            if order.strip() == "lose":
                children = children_of(second.all_processes["raylet"][0].process.pid)
                cluster.remove_node(second, allow_graceful=False)
                for child in children:  # they would end by themselves, but not at once
                    with suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)
            print(
                {"address": cluster.address, "lose": "lost"}[order.strip()],
                file=answers,
                flush=True,
            )
    finally:
        cluster.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    serve()
