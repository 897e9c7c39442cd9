"""Requests about calls: one's browsers, webhooks and wishes, a table's webhooks, and what is
refused to others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express.server.base.settings import default_database
from colt_express.server.calls.routes import (
    MOST_AT_TABLE,
    MOST_BROWSERS,
    MOST_HOOKS,
    TRIALS_PER_HOUR,
)
from colt_express.server.hosting.server import Server

from ..profiles.devices import Device, serving
from .players import HERE, Browser
from .receiving import Receiver, answer, receiver

Work = Callable[[Server, Device, Receiver], Awaitable[None]]


def at_a_server(database: str, work: Work, **settings: Any) -> None:
    async def do() -> None:
        named = {"push_hosts": (HERE,), "hook_hosts": (HERE,), **settings}
        async with receiver() as service, serving(database, **named) as (server, device):
            await work(server, device, service)

    asyncio.run(do())


def browser(name: str, service: Receiver) -> dict[str, Any]:
    """A request to call a browser."""
    made: dict[str, Any] = msgspec.to_builtins(Browser(name).subscription(service))
    return {"subscription": made, "language": "pl", "name": "Firefox · Linux"}


def test_browsers_and_webhooks_are_added_shown_tried_and_removed(database: str) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        await device.make(name="Ann")
        url = f"http://{HERE}:{service.port}/hooks/5ec2e7"
        mine = (await device.get("me/calls")).json()
        assert len(mine["key"]) == 87
        assert mine["usual"] == {"table": "", "turns": "every", "reminder": True}
        added = await device.post("me/calls/browser", browser("phone", service))
        hooked = await device.post("me/calls/hook", {"url": url, "shape": "discord"})
        assert (added.status_code, hooked.status_code) == (201, 201)
        assert hooked.json()["secret"].startswith("whsec_")
        shown = await device.get("me/calls")
        [listed] = shown.json()["browsers"]
        assert (listed["name"], listed["this"], listed["host"]) == ("Firefox · Linux", True, HERE)
        assert "5ec2e7" not in shown.text
        assert "whsec_" not in shown.text
        for made in (added, hooked):
            tried = await device.post("me/calls/try", {"id": made.json()["id"]})
            assert tried.json() == {"trouble": ""}
        assert service.received[1].path == "/hooks/5ec2e7"
        assert "content" in json.loads(service.received[1].body)
        service.answer = lambda _request: answer(403)
        tried = await device.post("me/calls/try", {"id": added.json()["id"]})
        assert tried.json() == {"trouble": "the answer was 403"}
        for made in (added, hooked):
            which = {"id": made.json()["id"]}
            assert (await device.post("me/calls/remove", which)).status_code == 200
            assert (await device.post("me/calls/remove", which)).status_code == 404
        empty = (await device.get("me/calls")).json()
        assert (empty["browsers"], empty["hooks"]) == ([], [])

    at_a_server(database, work)


def test_wishes_and_quiet_hours_are_kept_apart(database: str) -> None:
    async def work(_server: Server, device: Device, _service: Receiver) -> None:
        await device.make()
        await device.post("me/calls/quiet", {"begin": 1320, "end": 420, "zone": "Europe/Warsaw"})
        await device.post("me/calls/wish", {"turns": "once", "reminder": False})
        await device.post("me/calls/wish", {"table": "k3v9x2mqta", "turns": "none"})
        mine = (await device.get("me/calls")).json()
        assert mine["quiet"] == {"begin": 1320, "end": 420, "zone": "Europe/Warsaw"}
        assert mine["usual"] == {"table": "", "turns": "once", "reminder": False}
        assert mine["tables"] == [{"table": "k3v9x2mqta", "turns": "none", "reminder": True}]
        for path, body, sentence in [
            ("quiet", {"begin": 1440}, "Expected `int` <= 1439"),
            ("quiet", {"zone": "Mars/Olympus"}, "this server knows no time zone of that name"),
            ("wish", {"turns": "often"}, "Invalid enum value"),
            ("wish", {"table": "../.."}, "there is no table of that name"),
            ("wish", {"turns": "usual"}, "name the table"),
        ]:
            assert sentence in (await device.post(f"me/calls/{path}", body)).text
        assert (await device.get("me/calls")).json() == mine
        await device.post("me/calls/wish", {"table": "k3v9x2mqta", "turns": "usual"})
        assert (await device.get("me/calls")).json() == {**mine, "tables": []}

    at_a_server(database, work)


def test_nobody_reaches_what_is_of_another(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        url = f"http://{HERE}:{service.port}/"
        which = {"id": (await device.post("me/calls/hook", {"url": url})).json()["id"]}
        stranger, nobody = await Device(device.client).make(), Device(device.client)
        for what in ("remove", "again", "try"):
            assert (await stranger.post(f"me/calls/{what}", which)).status_code == 404
            assert (await nobody.post(f"me/calls/{what}", which)).status_code == 401
        assert (await nobody.get("me/calls")).status_code == 401
        assert len((await device.get("me/calls")).json()["hooks"]) == 1
        assert service.received == []

    at_a_server(default_database(tmp_path), work)


def test_a_host_looks_after_the_webhooks_of_a_table(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        host = await device.opened()
        path, url = f"tables/{host['table']}/hooks", f"http://{HERE}:{service.port}/"
        joined = await device.post(f"tables/{host['table']}/join", {"name": "Bob"})
        guest, nobody = Device(device.client, joined.json()["token"]), Device(device.client)
        mine = Device(device.client, host["token"])
        for other in (guest, nobody):
            for refused in (await other.post(path, {"url": url}), await other.get(path)):
                assert (refused.status_code, refused.json()["code"]) == (409, "host")
        added = await mine.post(path, {"url": url, "shape": "slack"})
        assert added.status_code == 201
        which = {"id": added.json()["id"]}
        assert (await mine.post(f"{path}/try", which)).json() == {"trouble": ""}
        assert "text" in json.loads(service.received[0].body)
        for number in range(1, MOST_AT_TABLE):
            assert (await mine.post(path, {"url": f"{url}{number}"})).status_code == 201
        refused = await mine.post(path, {"url": f"{url}more"})
        assert refused.json()["error"] == "at most 3 webhooks can be called; remove one first"
        assert (await mine.post(f"{path}/again", which)).status_code == 200
        assert (await mine.post(f"{path}/remove", which)).status_code == 200
        assert len((await mine.get(path)).json()["hooks"]) == MOST_AT_TABLE - 1
        assert (await mine.get("tables/another/hooks")).status_code == 404

    at_a_server(default_database(tmp_path), work)


def test_a_browser_belongs_to_the_profile_that_added_it_last_and_renews_itself(
    tmp_path: Path,
) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        asked = browser("phone", service)
        await device.post("me/calls/browser", asked)
        await device.post("me/calls/browser", asked)
        assert len((await device.get("me/calls")).json()["browsers"]) == 1
        other = await Device(device.client).make()
        await other.post("me/calls/browser", asked)
        assert (await device.get("me/calls")).json()["browsers"] == []
        # The service worker knows no token, only its old subscription.
        nobody, old = Device(device.client), asked["subscription"]
        new = browser("newer", service)["subscription"]
        renewal = {"endpoint": old["endpoint"], "auth": old["keys"]["auth"], "subscription": new}
        wrong = {**renewal, "auth": "x"}
        assert (await nobody.post("calls/renew", wrong)).status_code == 404
        assert (await nobody.post("calls/renew", renewal)).status_code == 200
        assert (await nobody.post("calls/renew", renewal)).status_code == 404
        [listed] = (await other.get("me/calls")).json()["browsers"]
        await other.post("me/calls/try", {"id": listed["id"]})
        assert service.received[0].path == "/push/newer"

    at_a_server(default_database(tmp_path), work)


def test_a_device_that_is_signed_off_is_no_longer_called(tmp_path: Path) -> None:
    async def work(server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        await device.post("me/calls/browser", browser("phone", service))
        assert len(await server.registry.store.all_targets()) == 1
        [listed] = (await device.get("me/devices")).json()
        await device.post("me/devices/sign-off", {"device": listed["id"]})
        assert await server.registry.store.all_targets() == []

    at_a_server(default_database(tmp_path), work)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://2130706433/",
        "https://169.254.169.254/latest/meta-data/",
        "https://user:password@127.0.0.1/",
        "https://127.0.0.1:5432/",
        "file:///etc/passwd",
        "https://no-such-host.invalid/",
    ],
)
def test_no_webhook_or_push_service_leads_into_the_operators_network(
    tmp_path: Path, url: str
) -> None:
    async def work(server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        assert (await device.post("me/calls/hook", {"url": url})).status_code == 409
        asked = browser("phone", service)
        asked["subscription"]["endpoint"] = url
        assert (await device.post("me/calls/browser", asked)).status_code == 409
        assert await server.registry.store.all_targets() == []

    at_a_server(default_database(tmp_path), work, push_hosts=(), hook_hosts=())


def test_only_so_many_webhooks_trials_and_changes(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        url = f"http://{HERE}:{service.port}/"
        for number in range(MOST_HOOKS):
            added = await device.post("me/calls/hook", {"url": f"{url}{number}"})
        refused = await device.post("me/calls/hook", {"url": f"{url}more"})
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        which = {"id": added.json()["id"]}
        tried = [await device.post("me/calls/try", which) for _ in range(TRIALS_PER_HOUR + 1)]
        assert [one.status_code for one in tried] == [200] * TRIALS_PER_HOUR + [429]
        assert len(service.received) == TRIALS_PER_HOUR

    at_a_server(default_database(tmp_path), work)


def test_only_so_many_browsers_and_none_is_taken_from_another_profile(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device, service: Receiver) -> None:
        await device.make()
        greedy = await Device(device.client).make()
        own = browser("own", service)
        assert (await device.post("me/calls/browser", own)).status_code == 201
        for number in range(MOST_BROWSERS):
            asked = browser(f"phone-{number}", service)
            assert (await greedy.post("me/calls/browser", asked)).status_code == 201
        refused = await greedy.post("me/calls/browser", own)
        assert (refused.status_code, refused.json()["code"]) == (429, "quota")
        again = browser("phone-0", service)
        assert (await greedy.post("me/calls/browser", again)).status_code == 201
        assert len((await greedy.get("me/calls")).json()["browsers"]) == MOST_BROWSERS
        assert len((await device.get("me/calls")).json()["browsers"]) == 1

    at_a_server(default_database(tmp_path), work)


def test_an_operator_may_switch_calls_off(tmp_path: Path) -> None:
    async def work(_server: Server, device: Device, _service: Receiver) -> None:
        await device.make()
        refused = await device.get("me/calls")
        assert refused.status_code == 404
        assert refused.json()["error"] == "this server calls nobody"

    at_a_server(default_database(tmp_path), work, calls=False)
