"""The parts that a registry is built of, which differ between a server and a browser."""

from __future__ import annotations

from typing import NamedTuple

from ..base.metrics import Metrics
from ..storage.pubsub import PubSub
from ..storage.storage import Storage
from ..table.executor import Executor
from ..table.thinking import USUAL, Patience


class Parts(NamedTuple):
    """Where tables are stored, how others that store theirs at the same place are notified, who
    lets bots think, what is measured, how the names of new tables begin, and how long bots may
    think."""

    store: Storage
    pubsub: PubSub
    workers: Executor
    metrics: Metrics
    beginning: str = ""
    patience: Patience = USUAL
