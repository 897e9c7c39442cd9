"""Where a server listens: parsing addresses, and their sockets."""

from __future__ import annotations

import contextlib
import errno
import socket
from typing import ClassVar

from ...errors import TRY_LATER, ColtExpressError


class CannotServe(ColtExpressError):
    """There is no place to listen, or none to store games."""


class PortTaken(CannotServe):
    """Another program listens there, perhaps an earlier server that is still shutting down."""

    status: ClassVar[int] = TRY_LATER


def read_place(place: str) -> tuple[str, int]:
    """A host and a port, written ``host:port``; a port alone is one on this machine."""
    host, colon, port = place.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65535 or (colon and not host):
        raise CannotServe(
            f"{place!r} is not an address to listen on; one looks like 127.0.0.1:9090"
        )
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def bind(
    stack: contextlib.ExitStack, host: str, port: int, option: str = "--port"
) -> list[socket.socket]:
    """A socket for each address of the host. It does not accept connections yet."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, (address, *_) in found:
            # asyncio disables Nagle's algorithm only on sockets that are declared as TCP
            tcp = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            one = stack.enter_context(tcp)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address, port))
            port = one.getsockname()[1]  # also if any free port was requested
            sockets.append(one)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sentence = f"port {port} of {host} is in use; choose another with {option}"
            raise PortTaken(sentence) from None
        raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return sockets
