"""Which addresses the server may call on behalf of players: none inside the operator's network.

Players give URLs: of webhooks, and of push services, which a browser names and a program may make
up. Only public addresses may be called, and an operator may limit them to some hosts. The address
that was checked is the one that is called, so a name that means another address a moment later
(DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ..base.refusals import Refused

URL_LENGTH: Final = 2000
"""Maximum length of a URL that may be called."""

HTTPS: Final = 443

PROTOCOLS: Final = IPv4Network("192.0.0.0/24")
"""IPv4 addresses that protocols use, which some versions of Python count as public."""

PUBLIC_IPV6: Final = IPv6Network("2000::/3")
"""All IPv6 addresses that are routed on the internet."""

TRANSITION: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/23"))
"""IPv6 addresses that contain others (6to4, Teredo) or belong to special uses."""

NAT64: Final = IPv6Network("64:ff9b::/96")
"""How a network that has only IPv6 names IPv4 addresses."""

IP = IPv4Address | IPv6Address

_LOOKUPS: Final = ThreadPoolExecutor(8, "lookup")
"""Threads that look names up, and do nothing else: a name whose server never answers keeps one busy
for up to half a minute."""


class NotCalled(Refused):
    """An address may not be called; the message says why."""


class Place(NamedTuple):
    """Where a URL leads: what is needed to connect and to ask."""

    host: str
    port: int
    encrypted: bool
    target: str  # path and query

    @property
    def origin(self) -> str:
        """The beginning of the URL, as in VAPID's ``aud``."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        usual = HTTPS if self.encrypted else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"http{'s' if self.encrypted else ''}://{shown}{port}"


def is_public(address: IP) -> bool:
    """Whether an address is on the public internet: not of this machine, a private network or a
    group of receivers, also when it is written inside an IPv6 address."""
    if isinstance(address, IPv4Address):
        special = address.is_multicast or address.is_reserved or address in PROTOCOLS
        return address.is_global and not special
    if address.ipv4_mapped is not None:
        return False  # no name on the internet has such an address
    if address in NAT64:
        return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
    inside = any(address in network for network in TRANSITION)
    return address in PUBLIC_IPV6 and address.is_global and not inside


def place_of(url: str, hosts: Collection[str] = ()) -> Place:
    """Where a URL leads; refused if it may not be called whatever its address is. If there are
    ``hosts``, only these may be called: the operator has named them, so any port will do, and even
    an unencrypted connection."""
    if len(url) > URL_LENGTH:
        raise NotCalled(f"the address has {len(url)} characters; at most {URL_LENGTH} are allowed")
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise NotCalled("the address contains characters that must be written as %XX or xn--…")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise NotCalled("this is not an address that can be called") from None
    encrypted = parts.scheme == "https"
    if parts.scheme not in ("https", "http") or not host:
        raise NotCalled("the address must begin with https:// and name a host")
    if parts.username is not None or parts.password is not None:
        raise NotCalled("the address must not contain a user name or password")
    number = port if port is not None else HTTPS if encrypted else 80
    if hosts:
        if not _is_named(host, number, hosts):
            allowed = ", ".join(sorted(hosts))
            raise NotCalled(f"this server calls only: {allowed}")
    elif not encrypted:
        raise NotCalled("the address must begin with https://")
    elif number != HTTPS:
        raise NotCalled("only the usual port of https may be called")
    target = parts.path or "/"
    return Place(host, number, encrypted, f"{target}?{parts.query}" if parts.query else target)


async def checked_address(place: Place, hosts: Collection[str] = ()) -> str:
    """The address of a host in numbers, to connect to; refused if any of its addresses is not
    public. Hosts that the operator has named may be anywhere."""
    named = _is_named(place.host, place.port, hosts)
    try:
        addresses = await look_up(place.host, place.port)
    except OSError:
        raise NotCalled("there is no such host") from None
    if not addresses:
        raise NotCalled("there is no such host")
    if not named and not all(_is_public(address) for address in addresses):
        raise NotCalled("this server calls only public addresses of the internet")
    return addresses[0]


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    find = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_LOOKUPS, find)
    return [str(address[4][0]) for address in found]


def _is_public(address: str) -> bool:
    try:
        return is_public(ip_address(address))
    except ValueError:
        return False


def _is_named(host: str, port: int, hosts: Collection[str]) -> bool:
    """Whether the operator has named a host, with that port or with any. ``*.example.org`` names
    all hosts below it."""
    for one in hosts:
        name, _, wanted = one.lower().partition(":")
        if wanted and wanted != str(port):
            continue
        if host == name or (name.startswith("*.") and host.endswith(name[1:])):
            return True
    return False
