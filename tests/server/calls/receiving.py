"""A receiver of calls that a test runs: an HTTP server that answers as it is told and keeps what it
was sent."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from cryptography.x509.oid import NameOID

from ...patience import busy


class Request(NamedTuple):
    path: str
    headers: dict[str, str]  # names in lower case
    body: bytes


class Receiver:
    """What was received, and how it is answered: ``answer`` returns the whole answer, or None to
    leave a request unanswered."""

    def __init__(self, answer: Callable[[Request], bytes | None]) -> None:
        self.answer = answer
        self.received: list[Request] = []
        self.connections = 0
        self.port = 0
        self.news = asyncio.Condition()

    async def has(self, number: int) -> list[Request]:
        """Wait until that many requests have arrived."""
        async with asyncio.timeout(30 * busy()), self.news:
            await self.news.wait_for(lambda: len(self.received) >= number)
        return self.received

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            fields = dict(line.split(": ", 1) for line in lines)
            headers = {name.lower(): value for name, value in fields.items()}
            body = await reader.readexactly(int(headers["content-length"]))
            request = Request(first.split(" ")[1], headers, body)
            answer = self.answer(request)
            async with self.news:
                self.received.append(request)
                self.news.notify_all()
            if answer is None:
                await reader.read()  # until the other side gives up
            else:
                writer.write(answer)
                await writer.drain()
        writer.close()


def answer(status: int, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} Answer", *headers, "Content-Length: 0"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@contextlib.asynccontextmanager
async def receiver(
    how: Callable[[Request], bytes | None] = lambda _request: answer(201),
    encrypted: ssl.SSLContext | None = None,
) -> AsyncIterator[Receiver]:
    """Run a receiver on this machine."""
    made = Receiver(how)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=encrypted)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


def certificate(folder: Path, *names: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A new certificate for these names: how a server uses it, and how a client trusts it."""
    key = generate_private_key(SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    shown = [
        x509.IPAddress(ip_address(name)) if name[0].isdigit() else x509.DNSName(name)
        for name in names
    ]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(shown), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    public, private = folder / "certificate.pem", folder / "key.pem"
    public.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(public, private)
    return server, ssl.create_default_context(cafile=str(public))
