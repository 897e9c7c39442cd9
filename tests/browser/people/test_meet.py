"""Strangers meet by the quick match: their servers share a database, and they sit at one table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from ...server.postgres import Cluster, binaries, can_be_run
from ...server.running import Server
from ..conftest import Visit, serving
from ..helpers.driving import Visitor

LONGEST = 60.0
"""Seconds for which the third person waits at most."""


@pytest.fixture
def database() -> Iterator[str]:
    """A new PostgreSQL database. It is made in another thread, since browsers are driven by a loop
    in this one."""
    programs = binaries()
    if programs is None or not can_be_run():
        pytest.skip("NO POSTGRESQL HERE: strangers at two servers are NOT tested in a browser")

    def make(wanted: Queue[str], done: threading.Event) -> None:
        with Cluster(programs) as cluster, cluster.new_database() as address:
            wanted.put(address)
            done.wait()

    made: Queue[str] = Queue()
    done = threading.Event()
    thread = threading.Thread(target=make, args=(made, done))
    thread.start()
    try:
        yield made.get(timeout=LONGEST)
    finally:
        done.set()
        thread.join()


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two servers on one database, behind a proxy that says where people come from."""
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("one", "two")]
        for folder in folders:
            folder.mkdir()
        yield [
            stack.enter_context(serving(folder, database=database, proxies="1"))
            for folder in folders
        ]


@pytest.fixture
def server(servers: list[Server]) -> Server:
    return servers[0]


def at(address: str) -> dict[str, Any]:
    return {"extra_http_headers": {"x-forwarded-for": address}}


class Program:
    """A person who uses no page: waits at a server until there is a seat."""

    def __init__(self, address: str) -> None:
        headers = {"x-forwarded-for": "192.0.2.3"}
        self.client = httpx.Client(base_url=f"http://{address}/api", headers=headers, timeout=30)
        made = self.client.post("/me", json={"name": "Cid", "device": "program"}).json()
        self.client.headers["authorization"] = f"Bearer {made['token']}"
        self.table = ""
        self.work = threading.Thread(target=self.wait)

    def wait(self) -> None:
        wish = {"games": ["base"], "speeds": [60], "fewest": 3, "most": 3}
        meet = self.client.post("/meet/enter", json={"name": "Cid", "wish": wish}).json()
        while meet["state"] in ("waiting", "asked"):
            meet = self.client.post("/meet/ask", json={"known": meet["state"]}).json()
        self.table = meet["table"]
        self.client.close()


def find_players(visitor: Visitor) -> None:
    """Waits for a table of three from the home page on."""
    visitor.come()
    visitor.link("page-meet-find").click()
    visitor.select("page-meet-most").select_option("3")
    visitor.button("page-meet-find").click()
    expect(
        visitor.page.get_by_role("heading", name=visitor.say("page-meet-searching"))
    ).to_be_visible()


def test_strangers_at_two_servers_sit_at_one_table(visit: Visit, servers: list[Server]) -> None:
    ann = visit(name="Ann", browser_options=at("192.0.2.1"))
    bob = visit(name="Bob", language="fr", phone=True, browser_options=at("192.0.2.2"))
    bob.address = servers[1].address
    find_players(ann)
    find_players(bob)
    third = Program(servers[1].address)
    third.work.start()
    for one in (ann, bob):
        one.page.wait_for_url("**/#/table/*")
        expect(one.page.get_by_role("main", name=one.say("page-main"))).to_be_visible()
    third.work.join(LONGEST)
    assert ann.table == bob.table == third.table
    seated = {seat["name"] for seat in ann.info["seats"]}
    assert seated == {"Ann", "Bob", "Cid"}
    assert {ann.seat, bob.seat} < {0, 1, 2}
    assert ann.seat != bob.seat
