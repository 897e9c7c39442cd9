"""Metrics: everything is counted, and the dashboard uses only metrics that exist."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from colt_express.cli.serving.listening import CannotServe, read_place
from colt_express.server.base.prometheus import PrometheusMetrics
from colt_express.server.base.settings import Settings, default_database
from colt_express.server.hosting.monitoring import metrics_app
from colt_express.server.hosting.server import Server
from colt_express.server.storage.rows import ChoiceRow, Taken

from ..api.test_sockets import FakeSocket, connected, playing
from ..in_process import until

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"
OPERATING = Path(__file__).parents[3] / "docs" / "operating.md"

Samples = dict[str, float]
"""Values by name and labels."""


def samples(text: str) -> Samples:
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def shown(api: Server) -> Samples:
    """What Prometheus gets."""
    transport = httpx.ASGITransport(metrics_app(api.readiness, api.metrics))
    async with httpx.AsyncClient(transport=transport, base_url="http://door") as door:
        answer = await door.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return samples(answer.text)


async def refused(socket: FakeSocket, **message: object) -> None:
    """Send something that is refused."""
    replies = len([m for m in socket.sent if m["type"] == "reply"])
    socket.say(**message)
    await until(lambda: len([m for m in socket.sent if m["type"] == "reply"]) > replies)
    assert socket.sent[-1]["status"] == "refused"


async def a_little_of_everything(folder: Path) -> Samples:
    api = Server(Settings(default_database(folder), workers=1))
    registry = api.registry
    await registry.open()
    api.readiness.open()
    try:
        table, tokens = await playing(registry)
        decision = table.running().game.decisions[0]
        socket, serving = await connected(registry, table, tokens[decision.seat], registry.metrics)
        _, watching = await connected(registry, table, "", registry.metrics)
        option = str(decision.options[0])
        socket.say(type="choose", number=0, option=option)
        await until(lambda: table.number == 1)
        await refused(socket, type="choose", number=1, option="fly")
        await refused(socket, type="nonsense")
        with pytest.raises(Taken):
            await registry.store.append(table.row.id, 0, ChoiceRow(0, option, 0.0))
        game = table.running().game
        await registry.thinkers.choice(game.record(), game.decisions[0].seat, "greenhorn", "here")
        await until(lambda: api.readiness.now().ready)
        found = await shown(api)
        for task in (serving, watching):
            task.cancel()
        await asyncio.gather(serving, watching, return_exceptions=True)
    finally:
        await api.readiness.close()
        await api.reviewers.close()
        await registry.close()
    return found


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Samples:
    return asyncio.run(a_little_of_everything(tmp_path_factory.mktemp("metrics")))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("choice_seconds_count", 1),
        ("messages_received_total", 5),
        ("refused_total rules", 1),
        ("refused_total nonsense", 1),
        ("refused_total rate", 0),
        ("tables playing", 1),
        ("connections player", 1),
        ("connections spectator", 1),
        ("bots_waiting", 0),
        ("bot_seconds_count greenhorn", 1),
        ("worker_restarts_total bots", 0),
        ("database_seconds_count write_choices", 2),
        ("database_errors_total write_choices", 0),
        ("ready database", 1),
        ("ready bots", 1),
    ],
)
def test_events_are_counted(found: Samples, name: str, value: float) -> None:
    assert found[f"colt_express_{name}"] == value


def names_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:colt_express|process)_[a-z_]+", text))


def test_the_dashboard_uses_existing_metrics(found: Samples) -> None:
    there = {name.split()[0] for name in found}
    wanted = names_in(DASHBOARD.read_text(encoding="utf-8"))
    assert wanted - there == set()
    families = {re.sub("_(bucket|count|sum|created)$", "", name) for name in there}
    asked_for = {re.sub("_(bucket|count|sum)$", "", name) for name in wanted}
    ours = {name for name in families if name.startswith("colt_express")}
    assert {name for name in ours - asked_for if f"{name}_total" not in ours} == set(), "all of it"


def test_all_metrics_are_documented(found: Samples) -> None:
    explained = names_in(OPERATING.read_text(encoding="utf-8"))
    there = {re.sub("_(bucket|count|sum|created)$", "", name.split()[0]) for name in found}
    ours = {name for name in there if name.startswith("colt_express")}
    assert {name for name in ours if f"{name}_total" not in ours} - explained == set()


def test_database_errors_are_counted() -> None:
    metrics = PrometheusMetrics()
    with pytest.raises(OSError, match="full"), metrics.database("change", harmless=Taken):
        raise OSError("the disk is full")
    with pytest.raises(Taken), metrics.database("change", harmless=Taken):
        raise Taken("somebody else was faster")
    counted = samples(metrics.text().decode())
    assert counted["colt_express_database_errors_total change"] == 1
    assert counted["colt_express_database_seconds_count change"] == 2


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ("9090", ("127.0.0.1", 9090)),
        ("10.0.0.7:9090", ("10.0.0.7", 9090)),
        ("[::1]:9090", ("::1", 9090)),
    ],
)
def test_where_metrics_are_shown(written: str, place: tuple[str, int]) -> None:
    assert read_place(written) == place


@pytest.mark.parametrize("written", ["", ":9090", "host", "host:", "host:70000", "host:x", "²"])
def test_malformed_addresses_are_refused(written: str) -> None:
    with pytest.raises(CannotServe, match="is not an address to listen on"):
        read_place(written)
