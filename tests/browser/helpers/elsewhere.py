"""A page of another site, on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


@contextmanager
def page_elsewhere(html: str) -> Iterator[str]:
    """The address of a page with that body, which another server on another port sends."""

    class Sends(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = f"<!doctype html><link rel=icon href='data:,'><body>{html}</body>".encode()
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_told: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Sends)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
