"""The gallery: finished public games, by filters and shelves, a page at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....engine.configuration.setup import BOXES, VARIANTS
from ....engine.figures import CHARACTERS
from ....errors import did_you_mean, quoted
from ....replays.shown_options import ShownOptions, shown
from ....replays.telling import ReplaySeat
from ...connections.responses import json_response
from ...registry.table_registry import TableRegistry
from ...storage.gallery import SHELVES, GalleryFilter
from ...storage.rows import GalleryRow, StoredTable, Summary
from .people import people_of

SIZE: Final = 24
"""Games on a page."""
PAGES: Final = 100
"""Maximum number of pages."""
MOST_PLAYERS: Final = 8
KEPT: Final = 64
"""Number of cached pages."""
FRESH: Final = 10.0
"""Seconds for which a page is cached."""
PARAMETERS: Final = ("boxes", "variant", "players", "winner", "shelf", "page")
MARSHAL: Final = "marshal"
NONE: Final = "none"
"""Asks for games without a box, or without a variant."""


class GalleryGame(msgspec.Struct, frozen=True):
    """A game of the gallery. ``money`` is by seat, and ``winners`` are seats. ``bullets`` is how
    many were received, ``margin`` by how many dollars the richest were ahead, ``luck`` what luck
    added to the winner's chance, in hundredths of a percent, or None without a curve."""

    game: str
    ended: float  # 0 if its players did not want times to be kept
    options: ShownOptions
    seats: list[ReplaySeat]
    money: list[int]
    winners: list[int]
    margin: int
    bullets: int
    luck: int | None = None


class GalleryPage(msgspec.Struct, frozen=True):
    """Some games of the gallery; ``more``: whether another page follows."""

    games: list[GalleryGame]
    more: bool


class GalleryRoutes:
    """Answers requests for the gallery."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._kept: OrderedDict[GalleryFilter, tuple[float, GalleryPage]] = OrderedDict()

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/games", self.show_gallery, methods=["GET"])]

    async def show_gallery(self, request: Request) -> Response:
        wanted = _filter_of(request)
        made, page = self._kept.get(wanted, (0.0, None))
        if page is None or made < monotonic() - FRESH:
            page = await self._page(wanted)
            self._kept[wanted] = monotonic(), page
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return json_response(page)

    async def _page(self, wanted: GalleryFilter) -> GalleryPage:
        rows = await self.registry.store.gallery(wanted, SIZE)
        tables = await self.registry.store.tables_called([row.table_id for row in rows])
        games = [_game(row, tables[row.table_id]) for row in rows[:SIZE] if row.table_id in tables]
        return GalleryPage(games, more=len(rows) > SIZE and wanted.page + 1 < PAGES)


def _game(row: GalleryRow, stored: StoredTable) -> GalleryGame:
    end = msgspec.json.decode(row.summary, type=Summary)
    people = people_of(stored)
    return GalleryGame(
        game=row.table_id,
        ended=row.ended if people.timed else 0.0,
        options=shown(stored.table.options),
        seats=[
            msgspec.structs.replace(one, bandits=bandits)
            for one, bandits in zip(people.seats, end.bandits, strict=True)
        ],
        money=end.money,
        winners=end.winners,
        margin=row.margin,
        bullets=row.bullets,
        luck=row.luck,
    )


def _filter_of(request: Request) -> GalleryFilter:
    """What is asked for. Anything unknown is refused, with what is allowed."""
    given = dict(request.query_params)
    for name in given:
        _one_of(name, PARAMETERS, "filter")
    boxes = given.get("boxes")
    variant = given.get("variant")
    players = given.get("players")
    winner = given.get("winner")
    return GalleryFilter(
        boxes=None if boxes is None else _boxes(boxes),
        variant=None if variant is None else _unless_none(variant, VARIANTS, "variant"),
        players=None if players is None else _number(players, "players", 2, MOST_PLAYERS),
        winner=None if winner is None else _one_of(winner, (*CHARACTERS, MARSHAL), "bandit"),
        shelf=_one_of(given.get("shelf", "newest"), SHELVES, "shelf"),
        page=_number(given.get("page", "0"), "page", 0, PAGES - 1),
    )


def _boxes(given: str) -> str:
    """Exactly these boxes, as they are stored."""
    if given in ("", NONE):
        return ""
    return ",".join(sorted({_one_of(name, tuple(BOXES), "box") for name in given.split(",")}))


def _unless_none(given: str, known: Sequence[str], what: str) -> str:
    return "" if given in ("", NONE) else _one_of(given, (*known, NONE), what)


def _one_of(given: str, known: Sequence[str], what: str) -> str:
    if given in known:
        return given
    near = did_you_mean(given, tuple(known))
    raise HTTPException(
        400, f"there is no {what} called {quoted(given)}{near}; choose from {', '.join(known)}"
    )


def _number(given: str, what: str, least: int, most: int) -> int:
    if given not in {str(number) for number in range(least, most + 1)}:
        raise HTTPException(400, f"{what} must be a number from {least} to {most}")
    return int(given)
