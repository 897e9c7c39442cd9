"""Exports: a moment of a finished game as a picture, and a round of it as an animation.

They are rendered by a worker and cached like previews. An animation takes some ten seconds, so
animations wait for each other and not for pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....drawing import NothingToDraw, draw, frames_of, view_at, views_of_round
from ....drawing.art import THEMES
from ....languages import known_language
from ....replays.steps import ReplayStep
from ...base.addresses import address_of
from ...base.refusals import Refused
from .making import NotTold, Packed, Replays
from .previews import ENGLISH, FOR_A_DAY, Wanted, picture_response, wanted_of
from .rendering import Renderer
from .routes import TheatreRoutes
from .sources import Source

PICTURES_PER_HOUR: Final = 120
"""Pictures made per hour and address; those that are cached don't count."""
FILMS_PER_HOUR: Final = 30
"""The same for animations."""
FILM_WIDTH: Final = 720
PNG: Final = "png"
SVG: Final = "svg"
MEDIA_TYPES: Final = {PNG: "image/png", SVG: "image/svg+xml"}
MOST_ROUNDS: Final = 9
"""Largest round that a request may name; no game has more."""


class ExportRoutes:
    """Answers requests for pictures and animations to be saved."""

    def __init__(self, theatre: TheatreRoutes, renderer: Renderer) -> None:
        self.theatre = theatre
        self.renderer = renderer
        thinkers = theatre.replays.thinkers
        self.pictures = Replays(thinkers, PICTURES_PER_HOUR, "pictures", "pictures")
        self.films = Replays(thinkers, FILMS_PER_HOUR, "animations", "pictures")

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/games/{game}/picture.{form}", self.show_picture, methods=["GET"]),
            Route("/api/games/{game}/round-{round}.png", self.show_round, methods=["GET"]),
        ]

    async def show_picture(self, request: Request) -> Response:
        """A moment as PNG or SVG, as large as needed."""
        form = request.path_params["form"]
        if form not in MEDIA_TYPES:
            raise HTTPException(404, "a picture is a file .png or .svg")
        source = await self._finished(request)
        wanted = wanted_of(request, source)
        theme, language = _theme(request), _language(request)

        def drawn() -> str:
            return draw(view_at(_steps(source, wanted), wanted.at), theme=theme, language=language)

        async def make() -> Packed:
            svg = await asyncio.to_thread(drawn)
            return Packed.of(await self.renderer.picture(svg) if form == PNG else svg.encode())

        moment = "end" if wanted.at is None else str(wanted.at)
        asked = f"{form} {wanted} {theme} {language}"
        made = await self._made(self.pictures, request, source, asked, make)
        return _file(request, made, MEDIA_TYPES[form], f"{source.game}-{moment}.{form}")

    async def show_round(self, request: Request) -> Response:
        """A round as an animated PNG."""
        number = _round(request)
        source = await self._finished(request)
        wanted = wanted_of(request, source)
        theme, language = _theme(request), _language(request)

        def drawn() -> list[str]:
            views = views_of_round(_steps(source, wanted), number)
            return frames_of(views, theme=theme, language=language, width=FILM_WIDTH)

        async def make() -> Packed:
            return Packed.of(await self.renderer.film(await asyncio.to_thread(drawn)))

        asked = f"round {number} {wanted.seat} {theme} {language}"
        made = await self._made(self.films, request, source, asked, make)
        return _file(request, made, MEDIA_TYPES[PNG], f"{source.game}-round-{number}.png")

    async def _finished(self, request: Request) -> Source:
        """The game that is asked for, if it is over."""
        source = await self.theatre.find_source(request.path_params["game"])
        if not source.is_open:
            raise Refused("pictures can be saved when the game is over", code="not_over")
        return source

    async def _made(
        self,
        maker: Replays,
        request: Request,
        source: Source,
        asked: str,
        make: Callable[[], Awaitable[Packed]],
    ) -> Packed:
        try:
            key = (source.game, asked, source.number)
            return await maker.find_or_await(key, make, address_of(request))
        except (NothingToDraw, NotTold) as reason:
            raise HTTPException(404, str(reason)) from None


def _steps(source: Source, wanted: Wanted) -> list[ReplayStep]:
    return source.tell(wanted.seat).steps


def _file(request: Request, made: Packed, kind: str, name: str) -> Response:
    answer = picture_response(request, made, kind, FOR_A_DAY)
    answer.headers["content-disposition"] = f'attachment; filename="colt-express-{name}"'
    return answer


def _theme(request: Request) -> str:
    theme = request.query_params.get("theme", THEMES[0])
    if theme not in THEMES:
        raise HTTPException(400, f"the theme must be {' or '.join(THEMES)}")
    return theme


def _language(request: Request) -> str:
    return known_language(request.query_params.get("language", ENGLISH))


def _round(request: Request) -> int:
    number = request.path_params["round"]
    if number not in {str(one) for one in range(1, MOST_ROUNDS + 1)}:
        raise HTTPException(404, f"rounds are numbers from 1 to {MOST_ROUNDS}")
    return int(number)
