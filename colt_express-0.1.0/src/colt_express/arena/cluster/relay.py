"""The process between a command and Ray: hands out chunks, and returns what came of them."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final

from ...errors import quoted
from ...processes import prepare_worker
from .installed import installed
from .messages import AUTO, END, Cores, Failed, Order, Played, Refused, Told
from .worker import play

RETRIES: Final = 5
"""How often a chunk is played again after its worker was lost."""
PULSE: Final = 0.1
"""Seconds after which new orders are taken, at the latest."""
COUNTED: Final = 5.0
"""Seconds after which the cores of the cluster are counted again."""
EMPTY: Final = 120.0
"""Seconds that a cluster may be without cores until the command gives up."""

NOT_INSTALLED: Final = "failed to import on the worker"
"""Part of Ray's message about a function that a worker does not have."""


def relay(connection: Connection, address: str) -> None:
    """Serve a command until it says that the games are over, or ends."""
    prepare_worker(0)
    _silence()
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises many kinds, also bare ones
        connection.send(_refusal(address, error))
        return
    try:
        Relay(ray, connection, address).run()
    except (EOFError, OSError):
        pass  # the command has gone
    finally:
        ray.shutdown()


class Relay:
    """``pending``: the numbers of the chunks being played, by Ray's reference."""

    def __init__(self, ray: Any, connection: Connection, address: str) -> None:
        self.ray = ray
        self.connection = connection
        self.address = address
        self.play = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        self.installed = installed()
        self.pending: dict[Any, int] = {}
        self.cores = -1
        self.counted = 0.0
        self.seen = monotonic()  # when there were cores for the last time

    def run(self) -> None:
        """Until the games are over."""
        while self._count() and self._take_orders():
            if self.pending:
                done, _ = self.ray.wait([*self.pending], timeout=PULSE)
                for reference in done:
                    self.connection.send(self._told(reference))
        for reference in self.pending:
            self.ray.cancel(reference, force=True)

    def _count(self) -> bool:
        """Tell the number of cores if it has changed; returns whether there are any, or were a
        short while ago."""
        now = monotonic()
        if now < self.counted + COUNTED:
            return True
        self.counted = now
        cores = int(self.ray.cluster_resources().get("CPU", 0))
        if not cores and (self.cores < 0 or now > self.seen + EMPTY):
            where = f"the cluster at {self.address}"
            self.connection.send(Refused(f"{where} has no cores to play on", later=True))
            return False
        if cores:
            self.seen = now
            if cores != self.cores:
                self.connection.send(Cores(cores))
        self.cores = cores
        return True

    def _take_orders(self) -> bool:
        """Start what was ordered; returns False at the end."""
        while self.connection.poll(0 if self.pending else COUNTED):
            order: Order | None = self.connection.recv()
            if order is END:
                return False
            self.pending[self.play.remote(tuple(self.installed), order.task)] = order.number
        return True

    def _told(self, reference: Any) -> Told:
        """What came of a chunk that is over."""
        number = self.pending.pop(reference)
        try:
            return Played(number, self.ray.get(reference))
        except self.ray.exceptions.RayTaskError as error:
            if NOT_INSTALLED in str(error):
                return Failed(
                    number,
                    "a machine of the cluster has no colt-express, or one that cannot play on a "
                    f"cluster; install version {self.installed.version} on every machine",
                )
            return Failed(number, f"a worker of the cluster failed: {_last_line(error)}")
        except self.ray.exceptions.RayError as error:
            return Failed(
                number,
                f"workers of the cluster were lost {RETRIES + 1} times while they played the same "
                f"games ({type(error).__name__}); perhaps a bot ends its process, or needs more "
                "memory than there is",
            )


def _refusal(address: str, error: Exception) -> Refused:
    """Why Ray does not connect."""
    words = " ".join(str(error).split())
    if "ersion mismatch" in words:
        return Refused(f"the cluster at {address} runs other versions than this machine: {words}")
    later = isinstance(error, ConnectionError)
    if address == AUTO:
        return Refused(f"this machine belongs to no Ray cluster that is running: {words}", later)
    return Refused(
        f"this machine cannot use the cluster at {address}: {words}. It must belong to the "
        f"cluster: 'ray start --address={address} --num-cpus=0' adds it without giving its cores",
        later,
    )


def _last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return quoted(lines[-1])


def _silence() -> None:
    """Ray prints to standard output, which belongs to the command's results."""
    sys.stdout.flush()
    sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
