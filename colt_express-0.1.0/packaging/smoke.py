"""Tries an installed Colt Express as users do: the page, a game over the socket, a game in the
terminal, and a game with the library.

``python smoke.py``, run outside the repository by the Python that it is installed for; with
``--compiled`` or ``--interpreted`` it also checks which engine was installed.
"""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

COMMAND = str(Path(sys.executable).with_name("colt-express"))
PATIENCE = 120.0


def fails(what: str) -> None:
    sys.exit(f"smoke: {what}")


def try_library() -> None:
    from colt_express import Game, Setup

    heavy = {"starlette", "sqlalchemy", "typer", "rich", "numpy", "websockets", "asyncio"}
    if loaded := heavy & set(sys.modules):
        fails(f"import colt_express loads more than the engine: {sorted(loaded)}")
    game, dice = Game(Setup(4, seed="smoke")), random.Random(1)
    while not game.over:
        for decision in game.decisions:
            game.choose(decision.seat, dice.choice(decision.options))
    result, told = game.result, Game.from_notation(game.notation()).result
    if result is None:
        fails("a game has no end")
    elif told is None or told.money != result.money:
        fails("a game in notation has another result")
    if not game._repr_svg_().startswith("<svg"):
        fails("a notebook has no picture of a game")
    for thing in (Game, Game.choose, Game.decisions, Setup):
        if len((thing.__doc__ or "").split()) < 3:
            fails(f"help({thing!r}) says nothing")


def try_version() -> None:
    said = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True).stdout
    for kind in ("compiled", "interpreted"):
        if f"--{kind}" in sys.argv and f"engine {kind}" not in said:
            fails(f"the engine should be {kind}: {said}")
    print(said.strip())


def try_terminal(folder: Path) -> None:
    """Always the first option."""
    words = [COMMAND, "play", "--seed", "smoke", "--pace", "0", "--bots", "greenhorn"]
    words += ["--save", str(folder / "game.json")]
    game = subprocess.run(
        words, input="1\n" * 2000, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if game.returncode != 0 or "$" not in game.stdout:
        fails(f"the game in the terminal ended with {game.returncode}: {game.stderr[-500:]}")


class Server:
    """``colt-express serve`` with its games in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{probe.getsockname()[1]}"
        port = self.address.partition(":")[2]
        words = [COMMAND, "serve", "--port", port, "--data", str(folder), "--workers", "1"]
        self.process = subprocess.Popen(words)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            try:
                self.ask("/healthz")
                return
            except (URLError, ConnectionError):
                time.sleep(0.1)
        fails("the server does not answer")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"http://{self.address}{path}", data), timeout=30) as answer:
            return bytes(answer.read())

    def end(self) -> None:
        self.process.terminate()
        if self.process.wait(30) != 0:
            fails(f"the server ended with {self.process.returncode}")


def try_page(server: Server) -> None:
    page = server.ask("/").decode()
    scripts = [part.split('"')[0] for part in page.split('src="')[1:]]
    sizes = {name: len(server.ask(f"/{name.lstrip('./')}")) for name in scripts}
    if sum(sizes.values()) < 50_000:
        fails(f"the page has no program: {sizes}")


def try_socket(server: Server) -> None:
    from websockets.sync.client import connect

    wanted = {"name": "Smoke", "seats": ["greenhorn", "outlaw"], "pace": 0}
    seat = json.loads(server.ask("/api/tables", wanted))
    address = f"ws://{server.address}/api/tables/{seat['table']}/socket"
    with connect(address, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "id": 0, "protocol": 2, "token": seat["token"]}))
        line.send(json.dumps({"type": "start", "id": 1}))
        while True:
            message = json.loads(line.recv(timeout=PATIENCE))
            if message["type"] == "table" and message["status"] == "over":
                break
            question = (message.get("mine") or {}).get("question")
            if question:
                number, option = message["number"], question["options"][0]["words"]
                choice = {"type": "choose", "id": number, "number": number, "option": option}
                line.send(json.dumps(choice))
    result = json.loads(server.ask(f"/api/tables/{seat['table']}/result"))
    if not result["winners"]:
        fails("nobody has won the game over the socket")


def main() -> None:
    try_library()
    try_version()
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)
        try_terminal(Path(name))
        server = Server(Path(name))
        try:
            try_page(server)
            try_socket(server)
        finally:
            server.end()
    print("smoke: the library, the terminal, the page and the socket work")


if __name__ == "__main__":
    main()
