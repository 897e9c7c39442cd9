"""Checks a static site as a visitor's browser gets it: over HTTP, in a folder of a web space."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from http.client import HTTPConnection, HTTPException
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import urljoin, urlsplit

import msgspec

from .static_site import ENGINE, STATIC, SiteError

PREFIX: Final = "/some/folder/"
"""Where the site is served for the check: it must not need to be at the root."""
PATIENCE: Final = 10.0
"""Seconds that a file may take."""
OK: Final = 200

IN_DOCUMENT: Final = re.compile(r' (?:src|href)="([^"#]+)"')
IN_FILE: Final = re.compile(r"""["'`(/]([\w.$-]+-[\w-]{8}\.(?:m?js|css|woff2?))["'`)]""")
"""Names of files in scripts and styles; all of them lie in the same folder."""
READ: Final = (".js", ".mjs", ".css")


class Part(msgspec.Struct, frozen=True):
    """A part of a file of the engine."""

    name: str
    size: int
    hash: str


class EngineFile(msgspec.Struct, frozen=True):
    """A file of the engine, which the page puts together."""

    parts: list[Part]


class EngineFiles(msgspec.Struct, frozen=True):
    """The list of the engine's files that the build has written."""

    files: list[EngineFile]


class _Handler(SimpleHTTPRequestHandler):
    """Serves the site below the prefix, and nothing else."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(PREFIX):
            return str(Path(self.directory, "nothing is here"))
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves the folder to this machine; the address of the site."""
    handler = partial(_Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        finally:
            server.shutdown()
            thread.join()


class Visitor:
    """Fetches the files of a site, each once."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.fetched: dict[str, bytes] = {}

    def fetch(self, name: str, known_from: str) -> bytes:
        """The file of that address; ``known_from`` is where it was named."""
        address = urljoin(self.site, name)
        if not address.startswith(self.site):
            raise SiteError(f"{known_from} refers to {name}, which is outside the site")
        if address not in self.fetched:
            self.fetched[address] = _body_of(address, name, known_from)
        return self.fetched[address]


def _body_of(address: str, name: str, known_from: str) -> bytes:
    parts = urlsplit(address)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", parts.path)
        answer = connection.getresponse()
        body = answer.read()
    except (OSError, HTTPException) as error:
        raise SiteError(f"{name} cannot be fetched: {error}") from None
    finally:
        connection.close()
    if answer.status != OK:
        raise SiteError(f"{known_from} refers to {name}, which is missing")
    return body


def check_site(folder: Path) -> int:
    """Serve the site and fetch all that a visitor may need, from its document on. Returns the
    number of files; raises `SiteError` if one is missing or damaged, or leads out of the site."""
    with served(folder) as site:
        visitor = Visitor(site)
        document = visitor.fetch("", "the visitor").decode()
        if STATIC not in document:
            raise SiteError("its document does not say that it is a static site")
        for name in IN_DOCUMENT.findall(document):
            _follow(visitor, name, "the document")
        _check_engine(visitor)
        return len(visitor.fetched)


def _follow(visitor: Visitor, name: str, known_from: str) -> None:
    """Fetch a file, and all that it names."""
    if urljoin(visitor.site, name) in visitor.fetched:
        return
    content = visitor.fetch(name, known_from)
    if name.endswith(READ):
        for found in IN_FILE.findall(content.decode()):
            _follow(visitor, urljoin(name, found), name)


def _check_engine(visitor: Visitor) -> None:
    """Fetch the parts of the engine, and check them as a browser does."""
    listed = visitor.fetch(f"{ENGINE}/files.json", "the page")
    try:
        files = msgspec.json.decode(listed, type=EngineFiles).files
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise SiteError(f"the list of the engine's files cannot be read: {error}") from None
    for part in [part for file in files for part in file.parts]:
        _check_part(visitor, part)


def _check_part(visitor: Visitor, part: Part) -> None:
    content = visitor.fetch(f"{ENGINE}/{part.name}", "the list of the engine's files")
    if len(content) != part.size or sha256(content).hexdigest() != part.hash:
        raise SiteError(f"{part.name} is damaged")
