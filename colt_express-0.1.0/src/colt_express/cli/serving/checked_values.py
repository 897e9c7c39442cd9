"""Values of the options of ``colt-express serve``, checked and read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ...engine import Box, SetupError, load_box
from ...server.connections.security import host_of
from ...server.connections.static_files import StaticFiles, page_folder
from ...server.meeting.rating import MISSING, can_rate
from ...server.table.operator_cards import check_playable
from .listening import CannotServe

if sys.platform != "win32":
    import resource

NO_PAGE: Final = 'the page is not built here ("make play" builds it)'

FILES_OF_OUR_OWN: Final = 200
"""Files that the process opens besides connections: for databases, workers, the page, and
connections that are being refused."""


def load_house_cards(file: Path) -> Box:
    """The operator's own cards, if tables of every size can be set up with them."""
    house = load_box(file)
    try:
        check_playable(house)
    except SetupError as error:
        raise CannotServe(f"{file}: {error}") from None
    return house


def static_files(page: Path | None, needed: bool) -> StaticFiles | None:
    """The files of the page in that folder, or of the page that belongs to the program; None if it
    is not built and not needed."""
    folder = page or page_folder()
    if folder is not None:
        return StaticFiles(folder)
    if needed:
        raise CannotServe(NO_PAGE)
    return None


def possible_connections(connections: int) -> int:
    """The requested number of connections, limited by the number of files that the process may
    open, which is first raised as far as possible."""
    if sys.platform == "win32":  # which has no such limit
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = max(soft, connections + FILES_OF_OUR_OWN)
    if hard != resource.RLIM_INFINITY:
        limit = min(limit, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return max(1, min(connections, limit - FILES_OF_OUR_OWN))


def checked_host(name: str) -> str:
    """A host name as requests have it, without a port."""
    found = host_of(name)
    if not found or found != name.lower().strip("[]"):
        raise CannotServe(f"{name!r} is not a host name; one looks like games.example.org")
    return found


def checked_origin(name: str) -> str:
    """An origin as browsers send it; any other form would never match."""
    found = name.lower().removesuffix("/")
    scheme, _, host = found.partition("://")
    if scheme not in ("http", "https") or not host_of(host) or set(host) & set(" /?#@"):
        raise CannotServe(f"{name!r} is not an origin; one looks like https://games.example.org")
    return found


def checked_ladder(wanted: bool) -> bool:
    """Whether there is a ladder, which needs openskill."""
    if wanted and not can_rate():
        raise CannotServe(MISSING)
    return wanted
