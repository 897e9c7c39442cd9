"""Requests that the server itself sends: ``POST`` to a checked address, answered by a status.

Nothing is followed: a redirect is an answer like any other, so it cannot lead elsewhere. Time and
size are limited, and the body of the answer is not read, since nothing in it is needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, NamedTuple

from .addresses import NotCalled, Place, checked_address, place_of

SECONDS: Final = 10.0
"""Time limit of a whole request."""

HEAD_SIZE: Final = 16_384
"""Maximum size in bytes of the status and headers of an answer."""

INTERIM: Final = range(100, 200)
"""Statuses that are followed by another."""

LONGEST_WAIT: Final = 24 * 3600.0
"""Maximum number of seconds for which a receiver can put us off."""


class Answer(NamedTuple):
    """How a receiver has answered. ``wait``: seconds after which it wants to be asked again, or
    0."""

    status: int
    wait: float = 0.0

    @property
    def accepted(self) -> bool:
        return 200 <= self.status < 300


class Unanswered(Exception):
    """A receiver could not be reached, or has not answered properly in time; the message says which
    of these."""


@cache
def trusted() -> ssl.SSLContext:
    """The certificates that this machine trusts."""
    return ssl.create_default_context()


class Outgoing:
    """Sends requests. ``hosts`` are the only ones that may be called, if there are any; ``trust``
    are the certificates that are believed, by default those of the machine."""

    def __init__(
        self,
        hosts: Collection[str] = (),
        trust: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.hosts = tuple(hosts)
        self.trust = trust
        self.seconds = seconds

    async def check(self, url: str) -> None:
        """Refuse a URL that may not be called, before it is stored."""
        place = place_of(url, self.hosts)
        try:
            async with asyncio.timeout(self.seconds):
                await checked_address(place, self.hosts)
        except TimeoutError:
            raise NotCalled("there is no such host") from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a request; raises `Unanswered`, or `NotCalled` if the URL may not be called, which
        is checked each time."""
        place = place_of(url, self.hosts)
        try:
            async with asyncio.timeout(self.seconds):
                address = await checked_address(place, self.hosts)
                return await self._exchange(address, place, headers, body)
        except TimeoutError:
            raise Unanswered(f"no answer within {self.seconds:g} seconds") from None
        except ssl.SSLError as error:
            raise Unanswered(f"no encrypted connection: {error.reason}") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise Unanswered("no connection, or it broke off") from None

    async def _exchange(
        self, address: str, place: Place, headers: Mapping[str, str], body: bytes
    ) -> Answer:
        """Connect to the address in numbers, so that the name is not looked up again; its
        certificate is checked for the name."""
        encryption = (self.trust or trusted()) if place.encrypted else None
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            ssl=encryption,
            server_hostname=place.host if place.encrypted else None,
            limit=HEAD_SIZE,
        )
        try:
            writer.write(_head(place, headers, len(body)) + body)
            await writer.drain()
            while True:
                answer = _read_head(await reader.readuntil(b"\r\n\r\n"))
                if answer.status not in INTERIM:
                    return answer
        finally:
            writer.transport.abort()
            with contextlib.suppress(Exception):
                await writer.wait_closed()


def _head(place: Place, headers: Mapping[str, str], size: int) -> bytes:
    host = place.origin.partition("://")[2]
    fields = {
        "Host": host,
        "User-Agent": "colt-express",
        "Accept": "*/*",
        "Connection": "close",
        **headers,
        "Content-Length": str(size),
    }
    for value in fields.values():
        if not value.isascii() or not value.isprintable():
            raise NotCalled("a header contains characters that are not allowed")
    lines = [f"POST {place.target} HTTP/1.1", *(f"{name}: {fields[name]}" for name in fields)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def _read_head(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    number = rest[:3]
    if not version.startswith("HTTP/1.") or not (number.isascii() and number.isdigit()):
        raise Unanswered("the answer is not HTTP")
    wait = 0.0
    for line in lines:
        name, _, value = line.partition(":")
        value = value.strip()
        if name.strip().lower() == "retry-after" and value.isascii() and value.isdigit():
            wait = min(float(value[:9]), LONGEST_WAIT)
    return Answer(int(number), wait)
