"""The files of the page, kept in memory as they were when the server started.

A request only looks up a name, so no path leads out of the folder, no thread waits for a disk, and
a flood of requests costs the tables little. The build has placed compressed copies beside the
files; the smallest that a browser supports is sent.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from email.utils import formatdate, parsedate_to_datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...errors import ColtExpressError
from ..base.content_negotiation import weights
from ..base.credentials import may_be_table_id
from .security import RUNS_PYTHON

PACKED: Final = {".br": "br", ".gz": "gzip"}
PLAIN: Final = "identity"

MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}

INDEX: Final = "index.html"
EMBED: Final = "embed.html"
"""The page within other pages."""
GAME: Final = "game/"
GALLERY: Final = "games"
LAB: Final = "lab"
"""Paths that the page reads itself: those of games, of the gallery, and of the bot laboratory."""

NAMED_BY_CONTENT: Final = ("assets/", "engine/")
"""Folders whose files never change, as their names have a hash of their content."""
WORKER: Final = "assets/worker-"
"""Beginning of the name of the script in which the game runs without a server."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

LARGEST: Final = 64 * 1024 * 1024
"""Maximum size of all files in bytes; the built page has about two million."""


PACKAGED: Final = Path(__file__).parents[1] / "page"
CHECKOUT: Final = Path(__file__).parents[4] / "web" / "dist"


class PageError(ColtExpressError):
    """The page cannot be served."""


def page_folder() -> Path | None:
    """The folder of the built page: in the package, or in the build folder of a checkout; None if
    it was not built."""
    for folder in (PACKAGED, CHECKOUT):
        if (folder / INDEX).is_file():
            return folder
    return None


def is_page_path(path: str) -> bool:
    """Whether the page itself is sent for this path: that of the gallery, of the laboratory, or of
    what may be a game, such as ``game/k3v9x2mqta``. The page says if there is no such game."""
    if path.rstrip("/") in (GALLERY, LAB):
        return True
    return path.startswith(GAME) and may_be_table_id(path.removeprefix(GAME))


class Copy(NamedTuple):
    """A file's content in one encoding."""

    encoding: str
    body: bytes
    tag: str


class File(NamedTuple):
    """A file of the page, its compressed copies, the smallest last, and their common headers."""

    plain: Copy
    packed: list[Copy]
    headers: dict[str, str]
    modified: int

    def copy_for(self, accepted: str) -> Copy:
        """The copy that the client prefers, and among equals the smallest. If it accepts none of
        our encodings, or names none, it gets the file itself."""
        wanted = weights(accepted)

        def liking(copy: Copy) -> float:
            return wanted.get(copy.encoding, wanted.get("*", 0))

        best = self.plain
        for copy in self.packed:
            if 0 < liking(copy) >= liking(best):
                best = copy
        return best


class StaticFiles:
    """Responds with the files of a folder."""

    def __init__(self, folder: Path) -> None:
        self.files = dict(_read(folder))
        if INDEX not in self.files:
            raise PageError(f"there is no built page in {folder}: it has no index.html")

    async def answer(self, request: Request) -> Response:
        name = str(request.path_params["path"])
        return self.send(request, INDEX if is_page_path(name) else name)

    def send(self, request: Request, name: str) -> Response:
        """Respond with the file of that name, or of a folder with the page in it."""
        file = self.files.get(name if name and not name.endswith("/") else f"{name}{INDEX}")
        if file is None:
            raise HTTPException(404)
        copy = file.copy_for(request.headers.get("accept-encoding", ""))
        headers = {**file.headers, "etag": copy.tag}
        if _is_known(request.headers, copy, file):
            del headers["content-type"]
            return Response(status_code=304, headers=headers)
        if copy.encoding != PLAIN:
            headers["content-encoding"] = copy.encoding
        headers["content-length"] = str(len(copy.body))
        return Response(b"" if request.method == "HEAD" else copy.body, headers=headers)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file by its path in the folder, except hidden files and links."""
    paths: dict[str, Path] = {}
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for path in (Path(place, name) for name in names if not name.startswith(".")):
            if not path.is_symlink():
                paths[path.relative_to(folder).as_posix()] = path
    try:
        if sum(path.stat().st_size for path in paths.values()) > LARGEST:
            raise PageError(
                f"{folder} is not a built page: it contains more than {LARGEST >> 20} MB"
            )
        for name, path in paths.items():
            if path.suffix not in PACKED or name.removesuffix(path.suffix) not in paths:
                yield name, _file(name, path)
    except OSError as error:
        raise PageError(f"the page in {folder} cannot be read: {error.strerror}") from None


def _file(name: str, path: Path) -> File:
    body = path.read_bytes()
    digest = blake2b(body, digest_size=12).hexdigest()
    packed = [
        Copy(encoding, copy.read_bytes(), f'"{digest}-{encoding}"')
        for suffix, encoding in PACKED.items()
        if (copy := path.with_name(path.name + suffix)).is_file()
    ]
    modified = int(path.stat().st_mtime)
    policy = RUNS_PYTHON if name.startswith(WORKER) else {}
    headers = policy | {
        "content-type": MEDIA_TYPES.get(path.suffix, "application/octet-stream"),
        "cache-control": FOR_EVER if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN,
        "last-modified": formatdate(modified, usegmt=True),
        "vary": "accept-encoding",
    }
    packed.sort(key=lambda copy: len(copy.body), reverse=True)
    return File(Copy(PLAIN, body, f'"{digest}"'), packed, headers, modified)


def _is_known(headers: Headers, copy: Copy, file: File) -> bool:
    """Whether the client has this copy already. An entity tag takes precedence over a time."""
    tags = headers.get("if-none-match")
    if tags is not None:
        known = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return copy.tag in known or "*" in known
    try:
        since = parsedate_to_datetime(headers.get("if-modified-since", ""))
        return file.modified <= since.timestamp()
    except (ValueError, OverflowError):
        return False
