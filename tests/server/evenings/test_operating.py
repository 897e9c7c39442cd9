"""Evenings for operators, and for people who take their data along or leave for good."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from colt_express.cli.main import app
from colt_express.server.base.settings import default_database
from colt_express.server.evenings import evenings
from colt_express.server.evenings.profile_part import EveningsPart
from colt_express.server.hosting.server import Server

from ..profiles.devices import Device, serving
from .guests import gathered, play

Work = Callable[[Server, Device], Awaitable[Any]]


def at_a_server(database: str, work: Work) -> Any:
    async def do() -> Any:
        async with serving(database) as (server, device):
            return await work(server, device)

    return asyncio.run(do())


async def opened(_server: Server, device: Device) -> str:
    host, *_ = await gathered(device, 3, title="Friday")
    return host.evening


def admin(folder: Path, *words: str) -> Any:
    done = CliRunner().invoke(app, ["admin", *words, "--data", str(folder), "--json"])
    return json.loads(done.stdout) if done.exit_code == 0 else done.exit_code


def test_operators_list_close_and_delete(tmp_path: Path) -> None:
    evening = at_a_server(default_database(tmp_path), opened)
    (line,) = admin(tmp_path, "evenings")
    assert (line["evening"], line["title"], line["guests"]) == (evening, "Friday", 3)
    assert line["phase"] == "gathering"
    assert admin(tmp_path, "close-evening", evening) == {"closed": evening}
    assert admin(tmp_path, "evenings")[0]["phase"] == "over"
    assert isinstance(admin(tmp_path, "close-evening", evening), int)
    assert admin(tmp_path, "delete-evening", evening) == {"deleted": evening}
    assert isinstance(admin(tmp_path, "delete-evening", evening), int)
    assert admin(tmp_path, "evenings") == []


async def a_host_leaves_for_good(server: Server, device: Device) -> None:
    store = server.registry.store
    guests = await gathered(device, 3, title="Friday", rounds=1)
    host = guests[0]
    told = await host.do("draw", {"round": 1})
    stored = await store.evening(host.evening)
    assert stored is not None
    profile = stored.guests[0].profile
    part = EveningsPart(store)
    own: Any
    (own,) = cast(list[Any], await part.own_data(profile))
    assert (own["name"], own["hosted"], own["points"]) == ("Hedy", True, 0)
    assert own["tables"] == [told["tables"][0][0]["table"]]
    await part.leave(profile)
    await part.leave(profile)  # after a failure, for example
    assert await part.own_data(profile) == []
    told = await guests[1].look()
    assert (told["host"], told["guests"][0]["name"]) == (1, "")
    await play(server, told)
    assert (await guests[1].look())["phase"] == "over"


def test_a_host_leaves_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "FRESH", 0.0)
    at_a_server(default_database(tmp_path), a_host_leaves_for_good)
