"""Browsers have no database driver, no processes and no sentences from Fluent files, and tables on
a device need none of them."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from importlib.abc import MetaPathFinder

MISSING = {
    "aiosqlite", "alembic", "attr", "attrs", "babel", "click", "concurrent.futures.process",
    "ctypes", "fluent", "greenlet", "h11", "multiprocessing", "numpy", "prometheus_client",
    "pytz", "resvg_py", "sqlalchemy", "sqlite3", "typer", "uvicorn", "websockets",
    "colt_express.cli", "colt_express.drawing", "colt_express.processes",
    "colt_express.words.words",
    "colt_express.server.hosting", "colt_express.server.storage.database",
    "colt_express.server.connections.static_files",
}


class Without(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(f"{one}.") for one in MISSING):
            raise ImportError(f"{name} is missing here")


sys.meta_path.insert(0, Without())

import asyncio
import threading

import colt_express.pocket.browser
import colt_express.pocket.long_work
from tests.pocket.device import Device, Helper, InMemory, Pocket

threading.Thread.start = None


async def play():
    pocket = Pocket(InMemory(), None, Helper())
    await pocket.open()
    device = Device(pocket)
    ann = await device.new_table("greenhorn", "greenhorn")
    await ann.request("start")
    await ann.play()
    for path in (
        "/api/rules", "/api/rules/PLAN-1/example", "/api/lessons", "/api/puzzles", "/api/puzzles/1",
        f"/api/games/{ann.table}/replay", f"/api/tables/{ann.table}/record", "/api/house",
    ):
        await device.ask(path)
    await device.ask("/api/nothing", status=404)
    assert ann.over
    await pocket.close()


asyncio.run(play())
print("played")
"""


def test_a_game_is_played_where_everything_is_missing_that_browsers_lack() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True
    )
    assert done.stdout == "played\n", done.stderr
