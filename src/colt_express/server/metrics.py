"""Metrics: what the server has done and how it is, for Prometheus to read.

Every server has a registry of its own. What happens several times with each choice is a plain
number here, and everything with labels is looked up once: a choice takes a few millionths of a
second more for being measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Final, Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ..bots import BOTS

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 25.0)
"""Seconds: the limits of the classes in which times are counted."""

Reason = Literal[
    "rate",  # too often
    "size",  # too much at once
    "nonsense",  # not understood
    "protocol",  # another version of it
    "origin",  # a page, or a name of the server, that is not allowed
    "connections",  # too many at the same time
    "quota",  # more than the share of one address
    "slow",  # does not read, or does not send what it began
    "closing",  # the server is about to end
    "rules",  # the table or the game does not allow it
    "fault",  # our own
]
"""Why somebody was refused something."""

WORKERS: Final = ("bots", "reviews")
"""What processes work at."""

Errors = type[Exception] | tuple[type[Exception], ...]

Counts = dict[str, float]
"""A number for each label."""


class Metrics:
    """What the server has done since it started."""

    def __init__(self) -> None:
        self.received = 0  # messages
        self.sent = 0
        self.registry = CollectorRegistry()
        self.choice_seconds = Histogram(
            "colt_express_choice_seconds",
            "From a player's choice until everybody is told of it",
            buckets=QUICK,
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "colt_express_loop_lag_seconds",
            "How much later than wanted the event loop gets to something",
            buckets=QUICK,
            registry=self.registry,
        )
        self.tables_created = Counter(
            "colt_express_tables_created", "Tables that were opened", registry=self.registry
        )
        self._refused = self._counters(
            "refused", "What was refused, and why", "reason", get_args(Reason)
        )
        bot_seconds = Histogram(
            "colt_express_bot_seconds",
            "From asking a bot until it has answered",
            ["level"],
            buckets=SLOW,
            registry=self.registry,
        )
        self._bot_seconds = {bot: bot_seconds.labels(bot) for bot in BOTS}
        self._worker_restarts = self._counters(
            "worker_restarts", "Workers that died or hung and were replaced", "workers", WORKERS
        )
        self._database_seconds = Histogram(
            "colt_express_database_seconds",
            "What the database took, waiting for its turn included",
            ["what"],
            buckets=QUICK,
            registry=self.registry,
        )
        self._database_errors = Counter(
            "colt_express_database_errors",
            "What the database could not do",
            ["what"],
            registry=self.registry,
        )
        self._database: dict[str, tuple[Histogram, Counter]] = {}
        self._ready = Gauge(
            "colt_express_ready", "1 for a check that is passed", ["check"], registry=self.registry
        )
        self.registry.register(_Messages(self))
        ProcessCollector(registry=self.registry)

    def _counters(
        self, name: str, about: str, label: str, values: Iterable[str]
    ) -> dict[str, Counter]:
        """A counter for each value of a label, all there from the beginning."""
        counter = Counter(f"colt_express_{name}", about, [label], registry=self.registry)
        return {value: counter.labels(value) for value in values}

    def refused(self, reason: Reason) -> None:
        """Somebody was refused something."""
        self._refused[reason].inc()

    def worker_replaced(self, workers: str) -> None:
        """One that died or hung."""
        self._worker_restarts[workers].inc()

    def bot_answered(self, level: str, seconds: float) -> None:
        if level in self._bot_seconds:  # a table may be older than the names of our bots
            self._bot_seconds[level].observe(seconds)

    def database(self, what: str, harmless: Errors) -> Measured:
        """Around something that the database does. What is ``harmless`` is no error of its."""
        if what not in self._database:
            seconds, errors = self._database_seconds, self._database_errors
            self._database[what] = seconds.labels(what), errors.labels(what)
        return Measured(*self._database[what], harmless)

    def passed(self, check: str, well: bool) -> None:
        """Whether a check of the server's readiness is passed."""
        self._ready.labels(check).set(well)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody wants to know."""
        Gauge(f"colt_express_{name}", about, registry=self.registry).set_function(value)

    def gauges(self, name: str, about: str, label: str, values: Callable[[], Counts]) -> None:
        """The same for a number with a label."""
        self.registry.register(_Gauges(f"colt_express_{name}", about, label, values))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Measured:
    """Something that takes time and may fail."""

    __slots__ = ("begun", "errors", "harmless", "seconds")

    def __init__(self, seconds: Histogram, errors: Counter, harmless: Errors) -> None:
        self.seconds = seconds
        self.errors = errors
        self.harmless = harmless

    def __enter__(self) -> None:
        self.begun = perf_counter()

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self.seconds.observe(perf_counter() - self.begun)
        if isinstance(error, Exception) and not isinstance(error, self.harmless):
            self.errors.inc()


class _Messages(Collector):
    """The plain numbers of `Metrics`."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for name, value in (("received", self.metrics.received), ("sent", self.metrics.sent)):
            about = f"Messages over sockets that were {name}"
            yield CounterMetricFamily(f"colt_express_messages_{name}", about, value=value)


class _Gauges(Collector):
    """Numbers by a label, looked up when they are asked for."""

    def __init__(self, name: str, about: str, label: str, values: Callable[[], Counts]) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.values = values

    def describe(self) -> Iterator[Metric]:
        """Names it without looking anything up."""
        yield GaugeMetricFamily(self.name, self.about, labels=[self.label])

    def collect(self) -> Iterator[Metric]:
        family = GaugeMetricFamily(self.name, self.about, labels=[self.label])
        for value, number in self.values().items():
            family.add_metric([value], number)
        yield family
