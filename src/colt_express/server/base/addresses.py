"""The address of a client, from its connection or its proxy's headers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

UNKNOWN: Final = "unknown"


@lru_cache(1024)
def counted_address(host: str) -> str:
    """The address that limits apply to. An IPv6 client has a whole /64 network, which counts as
    one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return address.packed[:8].hex()
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """The address of the client."""
    return UNKNOWN if connection.client is None else counted_address(connection.client.host)


def forwarded_proto(headers: Sequence[tuple[bytes, bytes]], proxies: int) -> str:
    """The scheme that the client used, by the ``X-Forwarded-Proto`` of our proxies: "https" or
    "http". Some proxies append to it, as to the addresses, and others replace it."""
    named = [value for name, value in headers if name == b"x-forwarded-proto"]
    schemes = [one.strip().lower() for one in b",".join(named).decode("latin-1").split(",")]
    return schemes[-min(proxies, len(schemes))]


def forwarded_for(headers: Sequence[tuple[bytes, bytes]], proxies: int) -> str | None:
    """The address of the client according to the outermost of our ``proxies``; None if it is not
    valid. Each proxy appends its peer to ``X-Forwarded-For``; entries before those may be
    forged."""
    named = [value for name, value in headers if name == b"x-forwarded-for"]
    hosts = [host.strip() for host in b",".join(named).decode("latin-1").split(",")]
    host = hosts[-proxies] if len(hosts) >= proxies else ""
    try:
        return str(ip_address(host.removeprefix("[").split("]")[0]))
    except ValueError:
        return None
