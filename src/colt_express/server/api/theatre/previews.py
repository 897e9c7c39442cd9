"""Link previews: what a chat shows of a link to a table, a game or a moment of it: a picture and a
sentence or two.

They show what everybody may see who follows the link: of a game that is still being played, what
spectators see. Pictures are rendered by a worker, one after the other. Each is kept for a while,
and only a limited number is made for an address.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from hashlib import blake2b
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....drawing import NothingToDraw, draw, view_at
from ....engine.configuration.setup import Setup
from ....engine.errors import NoSuchSeat, SetupError
from ....engine.game import Game
from ....errors import ColtExpressError
from ....languages import known_language, languages
from ....replays.steps import ALL_OPEN
from ....replays.telling import check_seat
from ....words import Words
from ...base.addresses import address_of
from ...base.content_negotiation import preferred
from ...base.credentials import may_be_table_id
from ...base.refusals import Refused
from ...connections.responses import CACHE_CONTROL
from ...connections.security import FRAMEABLE
from ...connections.static_files import EMBED, INDEX, StaticFiles
from ...storage.rows import StoredTable
from ...table.message_log import SPECTATOR
from .making import NotTold, Packed, Replays, packed
from .preview_words import Tags, tags_of, waiting_tags
from .rendering import Renderer
from .routes import NO_GAME, TheatreRoutes, wanted_seat
from .sources import Source, stored_game

SIZE: Final = (1200, 630)
"""What chats and social networks ask for."""
PER_HOUR: Final = 120
"""Pictures made per hour and address; those that are cached don't count."""
THEME: Final = "night"
ENGLISH: Final = "en"
HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}")
HEAD: Final = b"</head>"
BRIEFLY: Final = "public, max-age=60"
FOR_A_DAY: Final = "public, max-age=86400"


class Wanted(NamedTuple):
    """What of a game is shown: after which choice (None: the present, or the end), and from which
    seat."""

    at: int | None
    seat: int


class PreviewRoutes:
    """Answers requests for previews, and adds them to the page for those who follow a link."""

    def __init__(
        self, theatre: TheatreRoutes, renderer: Renderer, pages: StaticFiles | None
    ) -> None:
        self.theatre = theatre
        self.renderer = renderer
        self.pages = pages
        self.pictures = Replays(theatre.replays.thinkers, PER_HOUR, "pictures", "pictures")

    def routes(self) -> list[BaseRoute]:
        pages: list[BaseRoute] = [
            Route("/game/{game}", self.show_page, methods=["GET"]),
            Route("/table/{game}", self.show_page, methods=["GET"]),
            Route("/embed/{game}", self.show_embed, methods=["GET"]),
            Route("/embed/puzzle/{number}", self.show_puzzle, methods=["GET"]),
        ]
        picture = Route("/preview/{game}.png", self.show_picture, methods=["GET"])
        return [picture, *(pages if self.pages is not None else [])]

    async def show_picture(self, request: Request) -> Response:
        language = known_language(request.query_params.get("language", ENGLISH))
        found = await self._find(request.path_params["game"])
        if isinstance(found, StoredTable):
            taken, seats = _taken(found)
            key = (found.table.id, f"waiting {taken} {seats} {language}", 0)
            drawn: Callable[[], str] = lambda: _waiting_table(found, language)  # noqa: E731
            kept = BRIEFLY
        else:
            wanted = wanted_of(request, found)
            key = (found.game, f"{found.status} {wanted} {language}", found.number)
            drawn = lambda: _drawn(found, wanted, language)  # noqa: E731
            kept = FOR_A_DAY if found.is_open else BRIEFLY

        async def make() -> Packed:
            return Packed.of(await self.renderer.picture(await asyncio.to_thread(drawn)))

        try:
            made = await self.pictures.find_or_await(key, make, address_of(request))
        except (NotTold, NothingToDraw) as reason:
            raise HTTPException(404, str(reason)) from None
        return picture_response(request, made, "image/png", kept)

    async def show_page(self, request: Request) -> Response:
        """The page, with what a preview says in its head. Whatever prevents a preview, the page
        itself is sent: it says what is wrong."""
        assert self.pages is not None
        if not may_be_table_id(request.path_params["game"]):
            raise HTTPException(404)
        try:
            tags = await self._tags(request)
        except (HTTPException, ColtExpressError, NotTold):
            tags = ""
        page = self.pages.files[INDEX].plain.body
        if tags:
            page = page.replace(HEAD, tags.encode() + HEAD, 1)
        tag = f'"{blake2b(page, digest_size=12).hexdigest()}"'
        headers = {CACHE_CONTROL: "no-cache", "etag": tag, "vary": "accept-language"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(page, media_type="text/html; charset=utf-8", headers=headers)

    async def show_embed(self, request: Request) -> Response:
        """The document for a game inside another page. Its script reads the game from the path, and
        shows a sentence if the game does not exist."""
        if not may_be_table_id(request.path_params["game"]):
            raise HTTPException(404)
        return self._embed(request)

    async def show_puzzle(self, request: Request) -> Response:
        """A puzzle within another page, in the same way."""
        if not re.fullmatch(r"[0-9]{1,6}", request.path_params["number"]):
            raise HTTPException(404)
        return self._embed(request)

    def _embed(self, request: Request) -> Response:
        """The page for embeds: the only answer that may be framed."""
        assert self.pages is not None
        file = self.pages.files.get(EMBED)
        if file is None:
            raise HTTPException(404)
        headers = {**FRAMEABLE, CACHE_CONTROL: "no-cache", "etag": file.plain.tag}
        if file.plain.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(file.plain.body, media_type="text/html; charset=utf-8", headers=headers)

    async def _tags(self, request: Request) -> str:
        language = preferred(request.headers.get("accept-language", ""), languages(), ENGLISH)
        found = await self._find(request.path_params["game"])
        query = {"language": language}
        if isinstance(found, StoredTable):
            tags, name = waiting_tags(*_taken(found), Words(language)), found.table.id
        else:
            name, wanted = found.game, wanted_of(request, found)
            if wanted.at is not None:
                query["at"] = str(wanted.at)
            if wanted.seat != SPECTATOR:
                query["seat"] = str(wanted.seat)
            made = await self.theatre.replays.find(
                (name, f"{found.status} preview {wanted} {language}", found.number),
                lambda: packed(_said(found, wanted, language)),
                address_of(request),
            )
            tags = msgspec.json.decode(made.text(), type=Tags)
        return _meta(request, tags, f"/preview/{name}.png?{urlencode(query)}")

    async def _find(self, name: str) -> Source | StoredTable:
        """The game of that name, or its table if the game has not started."""
        source = self.theatre.local.get(name)
        if source is not None:
            return source
        stored = await self.theatre.registry.with_choices(name)
        if stored is None:
            raise HTTPException(404, NO_GAME)
        return stored if stored.table.status == "waiting" else stored_game(stored)


def picture_response(request: Request, made: Packed, kind: str, kept: str) -> Response:
    """A picture, unless the client has it already; ``kept`` is how long it may be cached."""
    headers = {CACHE_CONTROL: kept, "etag": made.tag}
    if made.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(made.body, media_type=kind, headers=headers)


def wanted_of(request: Request, source: Source) -> Wanted:
    """What a link asks for, if everybody may see that. All cards open are drawn as spectators saw
    them."""
    text = request.query_params.get("at")
    if text is not None and not re.fullmatch(r"\d{1,9}", text):
        raise HTTPException(400, "the moment must be a number: 0 is the deal, 1 the first choice")
    seat = wanted_seat(request, SPECTATOR)
    try:
        check_seat(seat, source.seats)
    except NoSuchSeat as error:
        raise HTTPException(404, str(error)) from None
    if seat == ALL_OPEN and source.is_open:
        seat = SPECTATOR
    source.check_may_see(seat, SPECTATOR)
    return Wanted(None if text is None else int(text), seat)


def _said(source: Source, wanted: Wanted, language: str) -> Tags:
    """What a preview says about a game."""
    replay = source.tell(wanted.seat)
    view = view_at(replay.steps, wanted.at)
    result = replay.result if wanted.at is None else None
    events = [] if wanted.at is None else replay.steps[wanted.at].events
    return tags_of(view, wanted.seat, result, Words(language), events)


def _drawn(source: Source, wanted: Wanted, language: str) -> str:
    view = view_at(source.tell(wanted.seat).steps, wanted.at)
    width, height = SIZE
    return draw(view, theme=THEME, width=width, height=height, language=language)


def _waiting_table(stored: StoredTable, language: str) -> str:
    """A train like the one that will be robbed, dealt for the picture alone."""
    _, seats = _taken(stored)
    try:
        game = Game(Setup.of(seats, stored.table.options, "preview"))
    except SetupError:  # a table whose options do not fit its seats yet
        game = Game(Setup(4, seed="preview"))
    width, height = SIZE
    heading = Words(language).say("picture-waiting")
    return draw(
        game.view(SPECTATOR),
        theme=THEME,
        width=width,
        height=height,
        language=language,
        heading=heading,
        players=False,
    )


def _taken(stored: StoredTable) -> tuple[int, int]:
    """How many seats are taken, and how many there are."""
    return sum(seat.kind != "open" for seat in stored.seats), len(stored.seats)


def _meta(request: Request, tags: Tags, path: str) -> str:
    """The preview as tags in the head of a page. Addresses in them must be complete."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refused("this request names no host")
    picture = f"{request.scope.get('scheme', 'http')}://{host}{path}"
    said = {
        "og:type": "website",
        "og:site_name": "Colt Express",
        "og:title": tags.title,
        "og:description": tags.description,
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": f"{tags.title}. {tags.description}".rstrip(". ") + ".",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
