"""Metrics of a server, for Prometheus.

Every server has a registry of its own. Values that change several times per choice are plain
numbers here, and labelled ones are looked up once, so that measuring adds only a few microseconds
to a choice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Final, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from ...bots import BOTS
from .metrics import CallEnd, Counts, Errors, Metrics, ProfileEvent, Reason

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 25.0)
"""Upper bounds of the histogram buckets, in seconds: of operations, and of bots' answers."""

WORKERS: Final = ("bots", "reviews", "pictures")
"""Kinds of workers."""


class PrometheusMetrics(Metrics):
    """Metrics since the server started."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = CollectorRegistry()
        self._choice_seconds = Durations(
            "colt_express_choice_seconds",
            "From a player's choice until it is published to everybody",
            QUICK,
        )
        self.registry.register(self._choice_seconds)
        self._loop_lag = Histogram(
            "colt_express_loop_lag_seconds",
            "Lag of the event loop",
            buckets=QUICK,
            registry=self.registry,
        )
        self._tables_created = Counter(
            "colt_express_tables_created", "Tables opened", registry=self.registry
        )
        self._programs_seated = Counter(
            "colt_express_programs_seated", "Seats taken by programs", registry=self.registry
        )
        self._strangers_seated = Counter(
            "colt_express_strangers_seated",
            "People whom the quick match has given a seat",
            registry=self.registry,
        )
        self._games_rated = Counter(
            "colt_express_games_rated", "Games entered into the ladder", registry=self.registry
        )
        self._evenings_opened = Counter(
            "colt_express_evenings_opened", "Evenings opened", registry=self.registry
        )
        self._rounds_drawn = Counter(
            "colt_express_evening_rounds", "Rounds of evenings drawn", registry=self.registry
        )
        self._refused = self._counters(
            "refused", "Refused requests, by reason", "reason", get_args(Reason)
        )
        self._calls = self._counters(
            "calls",
            "Calls to players whose page is closed, by how they ended",
            "how",
            get_args(CallEnd),
        )
        self._profile_events = self._counters(
            "profile_events", "What happened to profiles", "event", get_args(ProfileEvent)
        )
        bot_seconds = Histogram(
            "colt_express_bot_seconds",
            "From a request to a bot until its answer",
            ["level"],
            buckets=SLOW,
            registry=self.registry,
        )
        self._bot_seconds = {bot: bot_seconds.labels(bot) for bot in BOTS}
        self._worker_restarts = self._counters(
            "worker_restarts", "Workers replaced because they died or hung", "workers", WORKERS
        )
        self._database_seconds = Histogram(
            "colt_express_database_seconds",
            "Duration of database operations, including waiting",
            ["what"],
            buckets=QUICK,
            registry=self.registry,
        )
        self._database_errors = Counter(
            "colt_express_database_errors",
            "Failed database operations",
            ["what"],
            registry=self.registry,
        )
        self._database: dict[str, tuple[Histogram, Counter]] = {}
        self._ready = Gauge(
            "colt_express_ready", "1 if the check passes", ["check"], registry=self.registry
        )
        self.registry.register(_Messages(self))
        ProcessCollector(registry=self.registry)

    def _counters(
        self, name: str, about: str, label: str, values: Iterable[str]
    ) -> dict[str, Counter]:
        """A counter for each value of a label, all created at the start."""
        counter = Counter(f"colt_express_{name}", about, [label], registry=self.registry)
        return {value: counter.labels(value) for value in values}

    def choice_published(self, seconds: float) -> None:
        self._choice_seconds.observe(seconds)

    def loop_lagged(self, seconds: float) -> None:
        self._loop_lag.observe(seconds)

    def table_created(self) -> None:
        self._tables_created.inc()

    def program_seated(self) -> None:
        self._programs_seated.inc()

    def call_ended(self, how: CallEnd) -> None:
        self._calls[how].inc()

    def strangers_seated(self, people: int) -> None:
        self._strangers_seated.inc(people)

    def game_rated(self) -> None:
        self._games_rated.inc()

    def evening_opened(self) -> None:
        self._evenings_opened.inc()

    def round_drawn(self) -> None:
        self._rounds_drawn.inc()

    def profile(self, event: ProfileEvent) -> None:
        self._profile_events[event].inc()

    def refused(self, reason: Reason) -> None:
        self._refused[reason].inc()

    def worker_replaced(self, workers: str) -> None:
        self._worker_restarts[workers].inc()

    def bot_answered(self, level: str, seconds: float) -> None:
        if level in self._bot_seconds:  # a table may be older than the names of our bots
            self._bot_seconds[level].observe(seconds)

    def database(self, what: str, harmless: Errors) -> Measured:
        if what not in self._database:
            seconds, errors = self._database_seconds, self._database_errors
            self._database[what] = seconds.labels(what), errors.labels(what)
        return Measured(*self._database[what], harmless)

    def passed(self, check: str, well: bool) -> None:
        self._ready.labels(check).set(well)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(f"colt_express_{name}", about, registry=self.registry).set_function(value)

    def gauges(self, name: str, about: str, label: str, values: Callable[[], Counts]) -> None:
        self.registry.register(_Gauges(f"colt_express_{name}", about, label, values))

    def text(self) -> bytes:
        """All metrics, in the format of Prometheus."""
        return generate_latest(self.registry)


class Measured:
    """Measures the duration of an operation, and counts its failures."""

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


class Durations(Collector):
    """A histogram that needs no lock, because only the event loop's thread uses it: `observe` takes
    a fraction of the time of prometheus_client's."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds  # upper bounds of the buckets, in seconds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(floatToGoString, self.bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self._sum)


class _Messages(Collector):
    """The plain numbers of `Metrics`."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for name, value in (("received", self.metrics.received), ("sent", self.metrics.sent)):
            about = f"WebSocket messages {name}"
            yield CounterMetricFamily(f"colt_express_messages_{name}", about, value=value)


class _Gauges(Collector):
    """Numbers by label, computed on request."""

    def __init__(self, name: str, about: str, label: str, values: Callable[[], Counts]) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.values = values

    def describe(self) -> Iterator[Metric]:
        """The name, without computing anything."""
        yield GaugeMetricFamily(self.name, self.about, labels=[self.label])

    def collect(self) -> Iterator[Metric]:
        family = GaugeMetricFamily(self.name, self.about, labels=[self.label])
        for value, number in self.values().items():
            family.add_metric([value], number)
        yield family
