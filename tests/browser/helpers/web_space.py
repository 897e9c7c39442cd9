"""A web space on this machine, with a static site in one of its folders. A test may hold files back
or put a newer site in the place of the old one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Thread
from typing import Any, Final

FOLDER: Final = "/some/folder/"
"""Where the site lies in the web space: it must not need to be at the root."""
PATIENCE: Final = 60.0
"""Seconds for which a file is held back at most."""

NOTHING: Final = "(?!)"
"""Matches no name."""


class WebSpace:
    """The files of a site, as they are sent."""

    def __init__(self, folder: Path, root: str = FOLDER) -> None:
        self.folder = folder
        self.root = root
        self.asked: list[str] = []
        """The names of all files that were asked for, in order."""
        self.address = ""
        self.down = False
        """Whether it does not answer."""
        self._held = re.compile(NOTHING)
        self._free = Condition()

    def hold(self, pattern: str) -> None:
        """Hold back files whose names match, until they are let go."""
        self._held = re.compile(pattern)

    def let_go(self) -> None:
        with self._free:
            self._held = re.compile(NOTHING)
            self._free.notify_all()

    def content(self, name: str) -> bytes | None:
        """The file of that name, once it is not held back."""
        self.asked.append(name)
        with self._free:
            self._free.wait_for(lambda: not self._held.search(name), PATIENCE)
        try:
            return (self.folder / (name or "index.html")).read_bytes()
        except OSError:
            return None


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def __init__(self, space: WebSpace, *told: Any) -> None:
        self.space = space
        super().__init__(*told)

    def do_GET(self) -> None:
        if self.space.down:
            self.close_connection = True
            return
        path = self.path.partition("?")[0]
        known = path.startswith(self.space.root)
        content = self.space.content(path.removeprefix(self.space.root)) if known else None
        self.send_response(404 if content is None else 200)
        kind = "text/html" if path.endswith("/") else self.guess_type(path)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(content or b"")))
        if "/assets/" in path:
            self.send_header("cache-control", "max-age=600")
        self.end_headers()
        self.wfile.write(content or b"")

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser has cancelled the download
            super().handle()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def web_space(folder: Path, root: str = FOLDER) -> Iterator[WebSpace]:
    """A web space with that site."""
    space = WebSpace(folder, root)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, space)) as server:
        server.daemon_threads = True
        server.block_on_close = False
        space.address = f"127.0.0.1:{server.server_port}{root.rstrip('/')}"
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield space
        finally:
            space.let_go()
            server.shutdown()
            thread.join()
