"""Where a server listens: addresses as they are written, and the sockets for them."""

from __future__ import annotations

import contextlib
import errno
import socket

from ..errors import ColtExpressError


class CannotServe(ColtExpressError):
    """There is no place to serve at, or none to keep games in."""


class PortTaken(CannotServe):
    """Somebody else listens there."""


def read_place(place: str) -> tuple[str, int]:
    """A host and a port, written ``host:port``; a port alone is one of this machine."""
    host, colon, port = place.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65535 or (colon and not host):
        raise CannotServe(f"{place!r} is no address to listen at; one looks like 127.0.0.1:9090")
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def bind(
    stack: contextlib.ExitStack, host: str, port: int, option: str = "--port"
) -> list[socket.socket]:
    """A socket for each address of the host. Nobody is heard yet."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, (address, *_) in found:
            # asyncio sends small messages at once only on sockets that say they are TCP
            tcp = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            one = stack.enter_context(tcp)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address, port))
            port = one.getsockname()[1]  # also where the system was asked for any free one
            sockets.append(one)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sentence = f"port {port} of {host} is in use; another can be had with {option}"
            raise PortTaken(sentence) from None
        raise CannotServe(f"nothing can be served at {host}:{port}: {error.strerror}") from None
    return sockets
