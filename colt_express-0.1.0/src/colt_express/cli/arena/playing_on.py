"""Where a command plays its games: in processes here, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from ...arena.in_order import Jobs


@contextmanager
def playing_on(cluster: str | None, jobs: int | None, bots: Iterable[str]) -> Iterator[Jobs]:
    """The workers of the cluster with that address, ``jobs`` of them at most; without an address,
    the number of processes. ``bots``: the codes of all that will play."""
    if cluster is None:
        yield jobs or os.cpu_count() or 1
        return
    from ...arena.cluster import Cluster  # most commands need none

    with Cluster(cluster, bots, jobs or 0) as workers:
        yield workers
