"""The HTTP API: every invalid request is answered with an error, and has no effect."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from colt_express.server.connections.security import HEADERS, UNCACHED

from ..running import HTTP, Client, Server, free_port

FOREIGN = {"origin": "https://elsewhere.example"}

NEW: dict[str, Any] = {"name": "Ann", "seats": ["open", "open"]}

WRONG_TABLES: list[Any] = [
    None,
    [],
    "table",
    {},
    {"name": "Ann"},
    {"seats": ["open", "open"]},
    {**NEW, "name": ""},
    {**NEW, "name": "   "},
    {**NEW, "name": "x" * 25},
    {**NEW, "name": "\n\x00\u202e"},
    {**NEW, "name": "\u200d" * 24},
    {**NEW, "name": "\u0301\u0308"},
    {**NEW, "name": "0utlaw"},
    {**NEW, "name": 7},
    {**NEW, "seats": []},
    {**NEW, "seats": ["open"]},
    {**NEW, "seats": ["open"] * 7},
    {**NEW, "seats": ["open"] * 1000},
    {**NEW, "seats": ["open", "sheriff"]},
    {**NEW, "seats": [["open"], "open"]},
    {**NEW, "bandit": "marshal"},
    {**NEW, "bandit": ["doc"]},
    {**NEW, "clock": 31},
    {**NEW, "clock": -1},
    {**NEW, "clock": False},
    {**NEW, "pace": True},
    {**NEW, "pace": -1},
    {**NEW, "pace": 1e9},
    {**NEW, "public": "yes"},
    {**NEW, "host": 1},
    {**NEW, "options": {"seed": "mine"}},
    {**NEW, "options": {"first": 0}},
    {**NEW, "options": {"house": {}}},
    {**NEW, "options": {"variant": "solitaire"}},
    {**NEW, "options": {"variant": ["duel"]}},
    {**NEW, "options": {"variant": {}}},
    {**NEW, "options": {"variant": "duel"}},
    {**NEW, "options": {"rules": 1}},
    {**NEW, "options": {"rules": None}},
    {**NEW, "options": {"expert": [2018]}},
    {**NEW, "options": {"expert": 1e300}},
    {**NEW, "options": {"rules": True}},
    {**NEW, "options": {"expert": True}},
    {**NEW, "options": {"expert": {}}},
    {**NEW, "options": {"variant": False}},
    {**NEW, "options": {"switches": 1}},
    {**NEW, "options": {"switches": 0}},
    {**NEW, "options": {"switches": ""}},
    {**NEW, "options": {"switches": []}},
    {**NEW, "options": {"switches": ["neutral_shortage"]}},
    {**NEW, "options": {"switches": {"neutral_shortage": []}}},
    {**NEW, "options": {"switches": {"gravity": "off"}}},
    {**NEW, "options": {"switches": {"neutral_shortage": True}}},
    {**NEW, "options": {"boxes": 1}},
    {**NEW, "options": {"boxes": None}},
    {**NEW, "options": {"boxes": ""}},
    {**NEW, "options": {"boxes": "horses"}},
    {**NEW, "options": {"boxes": {}}},
    {**NEW, "options": {"boxes": {"horses": True}}},
    {**NEW, "options": {"boxes": ["pandora"]}},
    {**NEW, "options": {"boxes": [[]]}},
    {**NEW, "options": {"selection": 1}},
    {**NEW, "options": {"selection": [[]]}},
    {**NEW, "options": {"selection": [1, 2]}},
    {**NEW, "options": {"selection": ""}},
    {**NEW, "options": {"selection": {}}},
    {**NEW, "options": {"selection": False}},
    {**NEW, "options": {"cars": -1}},
    {**NEW, "options": {"cars": True}},
    {**NEW, "options": {"cars": "tender"}},
    {**NEW, "options": {"cars": 10**9}},
    {**NEW, "options": {"cars": 1.5}},
    {**NEW, "options": {"cars": {}}},
    {**NEW, "options": {"cars": [{}]}},
    {**NEW, "options": {"cars": ["tender"] * 900}},
    {**NEW, "options": [1]},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("http"), metrics=str(free_port())) as running:
        yield running
        log = (running.folder / "log.txt").read_text(encoding="utf-8")
        assert not re.search("Traceback|ERROR|WARNING", log), log


def check_refusal(answer: httpx.Response, *statuses: int) -> None:
    """JSON with a message, and the headers that protect a browser."""
    assert answer.status_code in statuses, answer.text
    assert answer.headers["content-type"] == "application/json"
    sentence = answer.json()["error"]
    assert len(sentence) > 10
    assert "Traceback" not in sentence
    assert "\n" not in sentence
    check_headers(answer)


def check_headers(answer: httpx.Response) -> None:
    for name, value in {**HEADERS, **UNCACHED}.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize("wanted", WRONG_TABLES, ids=lambda wanted: repr(wanted)[-60:])
def test_a_wrong_table_is_refused_with_the_reason(server: Server, wanted: Any) -> None:
    check_refusal(server.post("/api/tables", wanted), 400, 409)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b"nan", b"[" * 16_000, b'{"name":"\\ud800"}', os.urandom(200)],
    ids=["empty", "half", "no text", "nan", "deep", "surrogate", "noise"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/TABLE/join"])
def test_a_body_that_is_nonsense_is_refused(server: Server, path: str, body: bytes) -> None:
    table = server.create("open", "open")["table"]
    answer = HTTP.post(f"http://{server.address}{path.replace('TABLE', table)}", content=body)
    check_refusal(answer, 400)


def test_a_body_too_large_is_refused(server: Server) -> None:
    check_refusal(server.post("/api/tables", {**NEW, "name": "x" * 20_000}), 413)


def test_malformed_requests_for_a_seat_are_refused(server: Server) -> None:
    table = server.create("open", "outlaw", bandit="doc")["table"]
    path = f"/api/tables/{table}/join"
    for wrong in ({"name": ""}, {"name": "B", "seat": 1}, {"name": "B", "bandit": "x" * 99}):
        check_refusal(server.post(path, wrong), 400)
    for wrong in ({"name": "B", "bandit": "doc"}, {"name": "B", "bandit": "nobody"}):
        check_refusal(server.post(path, wrong), 409)
    server.join(table, "Bob")
    check_refusal(server.post(path, {"name": "Cid"}), 409)


def test_unknown_paths_are_not_found(server: Server) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api", "/api/tables/../etc"):
        check_refusal(server.get(path), 404)
    for name in ("%00", "a%00", "%0d%0a", "%ff%fe", "%ed%a0%80", "a" * 5000, "%F0%9F%A4%A0"):
        answer = server.get(f"/api/tables/{name}")
        check_refusal(answer, 404)
        assert answer.json() == {"error": "there is no table of that name"}
    check_refusal(server.post("/api/tables/nowhere/join", {"name": "Bob"}), 404)


def test_a_record_is_not_shown_before_the_end(server: Server) -> None:
    table = server.create("open", "open")["table"]
    check_refusal(server.get(f"/api/tables/{table}/record"), 409)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_other_methods_are_refused(server: Server, method: str) -> None:
    check_refusal(HTTP.request(method, f"http://{server.address}/api/tables"), 405)


def test_no_get_changes_anything(server: Server) -> None:
    table = server.create("open", "open", public=True)["table"]
    before = server.get(f"/api/tables/{table}").json()
    for path in ("", "/join", "/record", "/socket", "/start", "/join?name=Bob&bandit=doc"):
        check_headers(server.get(f"/api/tables/{table}{path}"))
    for path in ("/healthz", "/readyz", "/api/tables", "/api/tables?name=Ann"):
        assert server.get(path).status_code == 200
    assert server.get(f"/api/tables/{table}").json() == before


def test_metrics_are_behind_a_door_of_their_own(server: Server) -> None:
    check_refusal(server.get("/metrics"), 404)
    door = f"http://127.0.0.1:{server.settings['metrics']}"
    check_refusal(server.post("/api/tables", {"name": 7}), 400)
    shown = HTTP.get(f"{door}/metrics").text
    (refused,) = re.findall(r'colt_express_refused_total{reason="nonsense"} (\S+)', shown)
    assert float(refused) > 0
    assert HTTP.get(f"{door}/healthz").text == server.get("/healthz").text == "ok\n"
    assert HTTP.get(f"{door}/readyz").json() == server.get("/readyz").json()
    assert HTTP.get(f"{door}/api/tables").status_code == 404


def test_another_page_may_not_act(server: Server) -> None:
    table = server.create("open", "open")["table"]
    for origin in ("https://elsewhere.example", "null", "http://[", f"http://{server.address}.x"):
        check_refusal(server.post("/api/tables", NEW, origin=origin), 403)
        path = f"/api/tables/{table}/join"
        check_refusal(server.post(path, {"name": "Bob"}, origin=origin), 403)
    own = server.post("/api/tables", NEW, origin=f"http://{server.address}")
    assert own.status_code == 201
    assert "access-control-allow-origin" not in own.headers


@pytest.mark.parametrize(
    ("headers", "table", "status"),
    [(FOREIGN, None, 403), ({"origin": "null"}, None, 403), ({}, "nowhere", 404)],
)
def test_a_socket_that_may_not_be_opened_is_refused(
    server: Server, headers: dict[str, str], table: str | None, status: int
) -> None:
    url = f"ws://{server.address}/api/tables/{table or server.create('open', 'open')['table']}"

    async def connect() -> websockets.InvalidStatus:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(f"{url}/socket", additional_headers=headers)
        return refused.value

    answer = asyncio.run(connect()).response
    assert answer.status_code == status
    assert msgspec.json.decode(answer.body or b"")["error"]


def test_every_good_answer_has_the_headers_too(server: Server) -> None:
    for path in ("/healthz", "/readyz", "/api/tables"):
        check_headers(server.get(path))
    check_headers(server.post("/api/tables", NEW))


@pytest.mark.parametrize("path", ["/api/rules", "/api/rules/PUNCH-1/example", "/api/lessons"])
def test_unchanged_files_are_not_sent_again(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.headers["cache-control"] == "no-cache"
    for tag, status in ((answer.headers["etag"], 304), ('"other"', 200)):
        again = HTTP.get(f"http://{server.address}{path}", headers={"if-none-match": tag})
        assert again.status_code == status


def test_clients_that_disconnect_during_a_request_do_no_harm(server: Server) -> None:
    for text in ("POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{", "GET /"):
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(text.encode())
    assert server.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
        b"GET /\xff\x00 HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /nope HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
    ],
)
def test_malformed_requests_are_answered_and_not_logged(server: Server, text: bytes) -> None:
    """The fixture checks the log."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(text)
        connection.settimeout(5)
        assert connection.recv(100).startswith(b"HTTP/1.1 4")


async def refused_third_connection(server: Server, table: str) -> int:
    """The status of the refusal, which says when to try again."""
    async with Client(server, table) as one, Client(server, table) as two:
        await one.reply(1)
        await two.reply(1)
        with pytest.raises(websockets.InvalidStatus) as refused:
            await Client(server, table).__aenter__()
    assert int(refused.value.response.headers["retry-after"]) > 0
    return refused.value.response.status_code


def test_quotas(tmp_path: Path) -> None:
    """Up to the limits of tables, requests and connections, and then an error."""
    with Server(tmp_path, tables="2", requests="2", connections="2") as server:
        table = server.create("open", "open")["table"]
        server.create("open", "open")
        full = server.post("/api/tables", NEW)
        check_refusal(full, 429)
        assert 1700 <= int(full.headers["retry-after"]) <= 1800  # two an hour
        assert asyncio.run(refused_third_connection(server, table)) == 429
        for _ in range(200):
            answer = server.get("/healthz")
            if answer.status_code != 200:
                break
        check_refusal(answer, 429)
        assert answer.json()["error"] == "too many requests; wait a moment"
        assert 1 <= int(answer.headers["retry-after"]) <= 5
