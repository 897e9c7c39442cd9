"""The server of the Model Context Protocol: a game through its tools, and errors by the book."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from colt_express import Setup
from colt_express.cli.seat.exchange import Exchange, in_thread
from colt_express.cli.seat.lines import Lines
from colt_express.cli.seat.mcp import (
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    NOT_INITIALIZED,
    PARSE_ERROR,
    VERSIONS,
    Server,
)
from colt_express.cli.seat.playing import SeatGame

from .talking import ways

TABLE = Setup(["ghost", "tuco", "doc"], first=0, seed="folsom")
HELLO = {
    "protocolVersion": VERSIONS[0],
    "capabilities": {},
    "clientInfo": {"name": "test", "version": "1"},
}


class Client:
    """A client in this process, with a game in a thread."""

    def __init__(self, tries: int = 3) -> None:
        self.exchange = Exchange("en")
        bots = ["greenhorn"] * 3
        self.game = SeatGame(TABLE, 0, bots, self.exchange, ways(tries=tries))
        self.thread = in_thread(lambda: self.game.play(None), self.exchange)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.exchange.close()
        self.thread.join()

    def say(self, *lines: bytes) -> list[Any]:
        """The answers to some lines."""
        going = BytesIO()
        Server(self.exchange, Lines(BytesIO(b"\n".join(lines) + b"\n"), going)).serve()
        return [json.loads(line) for line in going.getvalue().splitlines()]

    def ask(self, *requests: tuple[str, object]) -> list[dict[str, Any]]:
        """Results or errors of requests after an initialization."""
        whole = [("initialize", HELLO), *requests]
        answers = self.say(*[request(n, *one) for n, one in enumerate(whole)])
        assert [answer["id"] for answer in answers] == list(range(len(whole)))
        return answers[1:]

    def call(self, tool: str, **arguments: object) -> tuple[str, bool]:
        [answer] = self.ask(("tools/call", {"name": tool, "arguments": arguments}))
        result = answer["result"]
        [content] = result["content"]
        assert content["type"] == "text"
        return content["text"], result["isError"]


def request(number: int, method: str, params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()


def test_a_game_is_played_through_the_tools() -> None:
    with Client(tries=2) as client:
        first, failed = client.call("view")
        assert not failed
        assert first.startswith("The job\n")
        assert "You're Ghost" in first
        assert client.call("note", text="the Marshal comes") == ("1. the Marshal comes", False)
        again, _ = client.call("view")
        assert "- the Marshal comes" in again
        assert "The job" not in again
        assert client.call("note", forget=2)[1]
        assert client.call("note") == (
            "give a text to keep, or the number of a note to forget",
            True,
        )
        told, failed = client.call("rules", about="SHOOT-3")
        assert told.startswith("SHOOT-3 (")
        told, failed = client.call("choose", option="play rib")
        assert failed
        assert told.endswith("did you mean 'play rob'? (1 try left)")
        told, failed = client.call("choose", option=99)
        assert not failed
        assert told.startswith("there is no option 99; choose a number from 1 to")
        assert "greenhorn chose: " in told
        for _ in range(99):
            if "The game is over." in told:
                break
            assert "\n1. " in told
            told, failed = client.call("choose", option=1)
            assert not failed
            assert told.startswith("you chose: ")
        assert "The loot" in told
        assert client.game.game.over
        assert client.call("view")[0] in told
        assert client.call("choose", option=1)[1]
        assert client.call("rules", about="PUNCH-1")[0].startswith("PUNCH-1 (")


BY_THE_BOOK: list[tuple[bytes, int, str]] = [
    (b"{", PARSE_ERROR, "this is no JSON"),
    (b"\xff", PARSE_ERROR, "this is no JSON"),
    (b'{"id": NaN}', PARSE_ERROR, "this is no JSON"),
    (b"[" * 999, PARSE_ERROR, "nested too deeply"),
    (b"x" * 70_000, INVALID_REQUEST, "the line is too long"),
    (b"[]", INVALID_REQUEST, "an array has 1 to 20 requests"),
    (b"7", INVALID_REQUEST, "this is no request"),
    (b'{"jsonrpc": "1.0", "id": 1, "method": "ping"}', INVALID_REQUEST, '"jsonrpc": "2.0"'),
    (b'{"jsonrpc": "2.0", "id": 1, "method": 5}', INVALID_REQUEST, "`str`, got `int`"),
    (b'{"jsonrpc": "2.0", "id": [], "method": "ping"}', INVALID_REQUEST, "got `array`"),
    (request(1, "tools/list", {}), NOT_INITIALIZED, "initialize comes first"),
    (request(1, "resources/list", {}), METHOD_NOT_FOUND, "'resources/list'"),
    (request(1, "initialize", {}), INVALID_PARAMS, "protocolVersion"),
]


@pytest.mark.parametrize(("line", "code", "sentence"), BY_THE_BOOK, ids=lambda v: str(v)[:20])
def test_errors_are_those_of_json_rpc(line: bytes, code: int, sentence: str) -> None:
    with Client() as client:
        [answer] = client.say(line)
    assert answer["error"]["code"] == code
    assert sentence in answer["error"]["message"]
    assert answer["id"] == (1 if line.startswith(b'{"jsonrpc"') and b"[]" not in line else None)


def test_versions_are_negotiated_and_tools_described() -> None:
    with Client() as client:
        for wanted, given in ((VERSIONS[2], VERSIONS[2]), ("1999-01-01", VERSIONS[0])):
            [hello] = client.say(request(0, "initialize", {**HELLO, "protocolVersion": wanted}))
            assert hello["result"]["protocolVersion"] == given
            assert hello["result"]["serverInfo"]["name"] == "colt-express"
        listed, pong, *wrong = client.ask(
            ("tools/list", {}),
            ("ping", {}),
            ("tools/call", {"name": "cheat"}),
            ("tools/call", {"name": "choose", "arguments": {}}),
            ("tools/call", {"name": "choose", "arguments": {"option": 1.5}}),
            ("tools/call", {"name": "view", "arguments": {"seat": 1}}),
            ("tools/call", {"name": "view", "arguments": []}),
        )
        batch = b"[%s, %s]" % (request(1, "ping", {}), request(2, "ping", {}))
        silent = b'{"jsonrpc": "2.0", "method": "notifications/initialized"}'
        [answers] = client.say(silent, batch, b'{"jsonrpc": "2.0", "id": 9, "result": {}}')
    tools = {tool["name"]: tool["inputSchema"] for tool in listed["result"]["tools"]}
    assert list(tools) == ["view", "choose", "rules", "note"]
    assert all(schema["type"] == "object" for schema in tools.values())
    assert tools["choose"]["required"] == ["option"]
    assert pong["result"] == {}
    assert {one["error"]["code"] for one in wrong} == {INVALID_PARAMS}
    assert [one["id"] for one in answers] == [1, 2]


def test_the_command_serves_until_its_input_ends_and_keeps_the_game(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    calls = [
        ("initialize", HELLO),
        ("tools/call", {"name": "choose", "arguments": {"option": 1}}),
    ]
    command = ["-m", "colt_express_command", "seat", "--mcp", "--seed", "folsom", "--save"]
    done = subprocess.run(
        [sys.executable, *command, str(file)],
        input=b"\n".join(request(n, *call) for n, call in enumerate(calls)),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [0, 1]
    assert not answers[1]["result"]["isError"]
    assert b"the game is saved; go on with colt-express seat --mcp --resume" in done.stderr
    assert json.loads(file.read_text())["choices"]
