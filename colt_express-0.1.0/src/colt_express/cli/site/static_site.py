"""A static site: the page and the game as a folder of files, to be put on any web space.

It consists of the built page, whose documents are changed so that it works at any address and asks
no server: visitors' browsers run the game themselves.
"""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ...errors import ColtExpressError, reason_of
from ...server.connections.static_files import INDEX, PACKED, page_folder

ENGINE: Final = "engine"
"""The folder with the game for browsers."""

LEFT_OUT: Final = ("embed.html", "gallery.html")
"""Documents that need a server, or are for developers, and their scripts."""

LARGEST: Final = 20_000_000
"""Maximum size of a site in bytes, so that it fits any web space."""

STATIC: Final = '<meta name="colt-express-site" content="static" />'
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The content policy, which the document of a static site holds in place of a header."""
FROM_ROOT: Final = re.compile(r'( (?:src|href)=")/(?!/)')
AFTER: Final = '<meta charset="utf-8" />'
SERVICE_WORKER: Final = "serviceWorker.js"
KEPT: Final = "self.KEPT={"
"""How its list of the page's files begins."""

NO_JEKYLL: Final = ".nojekyll"
"""Keeps some web spaces from leaving out files whose names begin with an underscore."""


class SiteError(ColtExpressError):
    """The site cannot be written, or does not work."""


def built_page() -> Path:
    """The folder of the built page."""
    page = page_folder()
    if page is None:
        raise SiteError("the page has not been built; run `make play` once, or install the wheel")
    return page


def write_site(page: Path, target: Path) -> int:
    """Write a site made of the built page into the folder ``target``, which must be new, empty, or
    one that this has written. Returns its size in bytes."""
    if not (page / ENGINE).is_dir():
        raise SiteError(f"the page in {page} was built without the game for browsers")
    _check_target(target)
    try:
        for folder in (ENGINE, "assets"):
            shutil.rmtree(target / folder, ignore_errors=True)
        for name, content in _files(page):
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    except OSError as error:
        raise SiteError(f"{target} cannot be written: {reason_of(error)}") from None
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    if size > LARGEST:
        raise SiteError(f"the site has {size} bytes; at most {LARGEST} are allowed")
    return size


def _check_target(target: Path) -> None:
    """Refuse to mix the site with other files."""
    if target.exists() and not target.is_dir():
        raise SiteError(f"{target} is a file; give a folder to write to")
    if not target.is_dir() or not any(target.iterdir()):
        return
    try:
        ours = STATIC in (target / INDEX).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        ours = False
    if not ours:
        raise SiteError(f"{target} contains other files; give a new folder, or an empty one")


def _files(page: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the site, by their paths."""
    changed = {
        INDEX: static_document((page / INDEX).read_text(encoding="utf-8")).encode(),
    }
    if (worker := page / SERVICE_WORKER).is_file():
        changed[SERVICE_WORKER] = static_worker(worker.read_text(encoding="utf-8")).encode()
    for path in sorted(page.rglob("*")):
        name = path.relative_to(page).as_posix()
        plain = name.removesuffix(path.suffix) if path.suffix in PACKED else name
        if path.is_file() and plain not in changed and plain not in LEFT_OUT:
            yield name, path.read_bytes()
    for name, content in changed.items():
        yield name, content
        yield f"{name}.gz", gzip.compress(content, 9, mtime=0)
    yield NO_JEKYLL, b""


def static_document(document: str) -> str:
    """The page's document for a static site: with relative addresses and a content policy, and
    saying what it is."""
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    if AFTER not in document:
        raise SiteError("the page's document has no character set, so this is not our page")
    head = f"{AFTER}\n    {policy}\n    {STATIC}"
    return FROM_ROOT.sub(r"\1./", document.replace(AFTER, head, 1))


def static_worker(script: str) -> str:
    """The page's service worker for a static site, which may fetch the files as quickly as it
    can."""
    return script.replace(KEPT, f'{KEPT}"static":true,', 1)
