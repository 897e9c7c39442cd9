"""Servers that send nonsense, and addresses that are none: always a sentence, never a traceback."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from colt_express.client.addresses import TableAddress, read_address
from colt_express.client.errors import AddressError, ClientError, Nonsense, SentAway, Unreachable
from colt_express.client.joining import join
from colt_express.client.kept_seats import KeptSeat
from colt_express.client.messages import read_message
from colt_express.client.visit import Visit, Wishes

from .at_tables import GUEST, NOWHERE, Told, command

OK = '{"type": "reply", "id": 1, "status": "ok", "sentence": "", "number": 0}'
ASKED = """{"type": "now", "number": 0, "deadline": 0, "table": {"questions": []},
    "mine": {"seat": 1, "question": {"seat": 1, "kind": "plan", "options": []}}}"""
POSITION = OK.replace('"id": 1', '"id": 2').replace('"number": 0', '"number": 0, "position": "%s"')


@contextmanager
def saying(*messages: str | bytes) -> Iterator[TableAddress]:
    """A server that answers hello with these messages, whatever it is."""

    def speak(socket: ServerConnection) -> None:
        try:
            socket.recv()
            for message in messages:
                socket.send(message)
            while True:
                socket.recv()
        except ConnectionClosed:
            pass

    with serve(speak, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield TableAddress(f"http://127.0.0.1:{port}", "k3v9x2mqta")
        server.shutdown()
        thread.join()


def visit(address: TableAddress) -> None:
    seat = KeptSeat(*address, "greenhorn", 1, "token")
    Visit(seat, Wishes(patience=0.1), Told()("k3v9x2mqta")).play()


@pytest.mark.parametrize(
    "nonsense",
    ["", "no JSON", "[]", "{}", '{"type": "told"}', '{"type": "now", "number": "x"}', b"\xff\xfe"],
)
def test_nonsense_is_named(nonsense: str | bytes) -> None:
    with saying(nonsense) as address, pytest.raises(Nonsense, match="no message of a table"):
        visit(address)


def test_messages_of_a_newer_server_are_ignored() -> None:
    assert read_message('{"type": "weather", "sun": true}') is None


@pytest.mark.parametrize("line", ["", "CX1", "CX1 1 table:4", "CX1 0 table:3", "x" * 200_000])
def test_a_position_that_is_none_is_named(line: str) -> None:
    with saying(OK, ASKED, POSITION % line) as address, pytest.raises(Nonsense):
        visit(address)


def test_a_refusal_is_passed_on() -> None:
    refusal = OK.replace('"ok", "sentence": ""', '"refused", "sentence": "not\\u001b[31m you"')
    with saying(refusal) as address, pytest.raises(SentAway, match="not"):
        visit(address)


class _Strange(BaseHTTPRequestHandler):
    """Answers with what its server says."""

    server: Any

    def do_POST(self) -> None:
        status, body, headers = self.server.answer
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.mark.parametrize(
    ("answer", "kind", "told"),
    [
        ((200, b"<html>", {}), Nonsense, "cannot be read"),
        ((200, b'{"seat": "x", "token": ""}', {}), Nonsense, "cannot be read"),
        ((404, b"", {}), ClientError, "there is no table k3v9x2mqta"),
        ((500, b"oh", {}), ClientError, "answered with status 500"),
        ((503, b'{"error": "later"}', {}), Unreachable, "later"),
        ((307, b"", {"location": "http://elsewhere/"}), ClientError, "leads to 'http://elsewhere"),
    ],
)
def test_strange_answers_are_named(answer: Any, kind: type[ClientError], told: str) -> None:
    with HTTPServer(("127.0.0.1", 0), _Strange) as server:
        vars(server)["answer"] = answer
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        address = TableAddress(f"http://127.0.0.1:{server.server_port}", "k3v9x2mqta")
        with pytest.raises(kind, match=told):
            join(address, GUEST, NOWHERE)
        thread.join()


@pytest.mark.parametrize(
    ("server", "table", "told"),
    [
        ("", "k3v9x2mqta", "name the server"),
        ("localhost", "k3v9x2mqta", "no address of a server"),
        ("ftp://localhost", "k3v9x2mqta", "no address of a server"),
        ("http://localhost:99999999", "k3v9x2mqta", "no address of a server"),
        ("http://me:secret@localhost", "k3v9x2mqta", "no address of a server"),
        ("http://localhost", "No Table", "no name of a table"),
        ("", "http://localhost/game/k3v9x2mqta", "leads to no table"),
        ("http://other", "http://localhost/table/k3v9x2mqta", "leads elsewhere"),
    ],
)
def test_addresses_are_checked(server: str, table: str, told: str) -> None:
    with pytest.raises(AddressError, match=told):
        read_address(server, table)


@pytest.mark.parametrize("path", ["/table/k3v9x2mqta", "/#/table/k3v9x2mqta", "/table/k3v9x2mqta/"])
def test_links_lead_to_tables(path: str) -> None:
    link = f"https://play.example.org{path}"
    assert read_address("", link) == ("https://play.example.org", "k3v9x2mqta")


def test_the_command_says_what_is_wrong_in_one_sentence(tmp_path: Path) -> None:
    running = command(tmp_path, "greenhorn", "--table", "k3v9x2mqta")
    _, told = running.communicate(timeout=60)
    assert running.returncode == 2
    assert told.startswith("colt-express: name the server with --server")
