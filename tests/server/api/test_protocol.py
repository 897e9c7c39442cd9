"""The protocol's page, schema and example agree with the server."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from colt_express.engine.chance import seed_hash
from colt_express.server.base.settings import Settings
from colt_express.server.hosting.app import create_app
from colt_express.server.hosting.schema_export import WAYS, schema_text
from colt_express.server.hosting.server import Server as Host
from colt_express.server.registry.new_tables import NewTable
from colt_express.server.table import messages

from ..running import Client, Server

DOCS = Path(__file__).parents[3] / "docs"
BOT = DOCS / "examples" / "bot.py"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
PAGES = PAGE + "".join(
    (DOCS / name).read_text(encoding="utf-8")
    for name in ("profiles.md", "calls.md", "meeting.md", "evenings.md")
)
"""With the pages of parts that describe their own requests."""


def blocks(language: str) -> list[str]:
    """The code blocks on the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_schema_is_up_to_date() -> None:
    written = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), "the messages have changed: make schema"


def test_every_example_is_a_message() -> None:
    new_table, *examples = blocks("json")
    msgspec.json.decode(new_table, type=NewTable)
    assert len(examples) == 7
    for example in examples:
        msgspec.json.decode(example, type=messages.FromClient | messages.FromServer)


def test_every_message_of_a_client_is_on_the_page() -> None:
    for kind in WAYS["FromClient"]:
        assert f'"type": "{kind.__struct_config__.tag}"' in PAGE
    for kind in WAYS["OverHttp"][:-1]:
        assert f"`{kind.__name__}`" in PAGES


def test_every_short_example_works_with_an_id() -> None:
    examples = re.findall(r'^\| `(\{"type".*?\})` \|', PAGE, re.MULTILINE)
    assert len(examples) == 19
    for example in examples:
        message = {**msgspec.json.decode(example), "id": 1}
        msgspec.convert(message, messages.FromClient)


def test_every_path_is_on_the_page() -> None:
    for route in create_app(Host(Settings("sqlite+aiosqlite://"))).routes:
        path = getattr(route, "path", "")
        assert re.sub(r"{(\w+)}", lambda name: name[1].upper(), path) in PAGES


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    settings = Settings("")
    for words in (
        f"{settings.message_size} bytes",
        f"{settings.frame_size} bytes",
        f"{settings.messages_per_second:.0f} per second and connection",
        f"{settings.requests_per_second:.0f} per second and address",
        f"{settings.tables_per_hour} per hour",
        f"{settings.connections_per_address} per address",
    ):
        assert words in PAGE


def test_the_hash_is_what_the_page_says() -> None:
    key = blake2b(b"a seed", digest_size=32, person=b"colt-express").digest()
    assert blake2b(key, digest_size=32).hexdigest() == seed_hash("a seed")


def test_the_bot_on_the_page_is_short_and_plays_a_whole_game(tmp_path: Path) -> None:
    bot = BOT.read_text(encoding="utf-8")
    assert blocks("python") == [bot]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 30
    with Server(tmp_path) as server:
        host = server.create("open", "greenhorn")
        command = [sys.executable, str(BOT), f"http://{server.address}", host["table"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            play_as_host(server, host)
            output, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert output.startswith("the game is over; its seed was ")


def play_as_host(server: Server, host: dict[str, Any]) -> None:
    """Wait for the bot, start, and choose at random as well."""

    async def play() -> None:
        async with Client(server, host["table"], host["token"]) as one:
            while not one.info or not one.info["seats"][1]["present"]:
                await one.receive()
            await one.ask(type="start")
            await one.play(Random(1))

    asyncio.run(play())


@pytest.mark.parametrize("word", ["hand", "kept", "discard", "values", "hidden", "question"])
def test_all_parts_of_mine_are_explained(word: str) -> None:
    assert re.search(rf"`(mine\.)?{word}`", PAGE)
