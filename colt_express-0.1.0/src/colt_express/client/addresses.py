"""Where a table is: the address of a server, and the name of a table there."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ..errors import quoted
from .errors import AddressError

NAME: Final = re.compile(r"[a-z0-9_-]{1,16}")
LINK: Final = re.compile(r"/?#?/?table/([a-z0-9_-]{1,16})/?")
"""What follows the server in a link to a table: ``/table/ID`` or ``/#/table/ID``."""


class TableAddress(NamedTuple):
    """A table at a server."""

    server: str
    table: str

    @property
    def api(self) -> str:
        """The address of requests about the table."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        return "ws" + self.api.removeprefix("http") + "/socket"

    @property
    def replay(self) -> str:
        return f"{self.server}/api/games/{self.table}/replay"


def read_address(server: str, table: str) -> TableAddress:
    """The table of that name at that server, or the table that a link leads to.

    >>> read_address("http://localhost:8080", "k3v9x2mqta").socket
    'ws://localhost:8080/api/tables/k3v9x2mqta/socket'
    >>> read_address("", "https://play.example.org/table/k3v9x2mqta")
    TableAddress(server='https://play.example.org', table='k3v9x2mqta')
    """
    if "://" in table:
        at_server, at_table = _read_link(table)
        if server and _read_server(server) != at_server:
            raise AddressError(f"--server is {quoted(server)}, but the link leads elsewhere")
        return TableAddress(at_server, at_table)
    if not server:
        raise AddressError("name the server with --server, or give the table's link as --table")
    if not NAME.fullmatch(table):
        raise AddressError(
            f"{quoted(table)} is no name of a table; one looks like k3v9x2mqta, "
            "or give the whole link"
        )
    return TableAddress(_read_server(server), table)


def _read_link(link: str) -> tuple[str, str]:
    parts = urlsplit(link)
    path = parts.path + (f"#{parts.fragment}" if parts.fragment else "")
    found = LINK.fullmatch(path)
    if found is None:
        raise AddressError(
            f"{quoted(link)} leads to no table; such a link ends in /table/ and a name"
        )
    return _read_server(f"{parts.scheme}://{parts.netloc}"), found[1]


def _read_server(server: str) -> str:
    """The address without a slash at its end."""
    try:
        parts = urlsplit(server)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname)
        _ = parts.port  # raises ValueError if it is no port
    except ValueError:
        usable = False
    if not usable or parts.query or parts.fragment or "@" in parts.netloc:
        raise AddressError(
            f"{quoted(server)} is no address of a server; one looks like "
            "https://play.example.org or http://localhost:8080"
        )
    return server.rstrip("/")
