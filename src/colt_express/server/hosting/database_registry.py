"""The registry of a server: its tables are in a database, and bots think in processes."""

from __future__ import annotations

from ..base.prometheus import PrometheusMetrics
from ..base.settings import Settings
from ..registry.parts import Parts
from ..registry.table_registry import TableRegistry
from ..storage.database.postgres_pubsub import PostgresPubSub
from ..storage.database.table_store import Store
from ..storage.pubsub import PubSub
from ..table.workers import POLITENESS, Workers


class DatabaseRegistry(TableRegistry):
    """All tables of a server."""

    store: Store
    metrics: PrometheusMetrics

    def __init__(self, settings: Settings) -> None:
        metrics = PrometheusMetrics()
        store = Store(settings.database, metrics)
        pubsub = PostgresPubSub(store.engine) if store.shared else PubSub()
        self.workers = Workers(
            settings.workers, POLITENESS, lambda: metrics.worker_replaced("bots")
        )
        super().__init__(settings, Parts(store, pubsub, self.workers, metrics))
