"""The application of a server: its API, its pages, and the limits around them."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from ...errors import ColtExpressError
from ..api.puzzles import puzzle_number
from ..api.theatre.previews import PreviewRoutes
from ..connections.legal import Legal
from ..connections.responses import http_error, our_error
from ..connections.security import SecurityMiddleware
from ..connections.static_files import INDEX, StaticFiles
from .server import Server


class PageRoute(Route):
    """The route for everything outside the API, which answers for its own paths."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if str(scope.get("path")).startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def create_app(
    server: Server, pages: StaticFiles | None = None, legal: Legal | None = None
) -> Starlette:
    legal = legal or Legal(server.settings)
    page = [] if pages is None else [*puzzle_pages(pages), PageRoute("/{path:path}", pages.answer)]
    previews = PreviewRoutes(server.theatre, server.renderer, pages).routes()
    app = Starlette(
        routes=[*server.routes(), *legal.routes(), *previews, *page],
        lifespan=server.lifespan,
        middleware=[
            Middleware(
                SecurityMiddleware,
                settings=server.settings,
                metrics=server.metrics,
                requests=server.connection_limits.requests,
            )
        ],
        exception_handlers={HTTPException: http_error, ColtExpressError: our_error},
    )
    app.router.redirect_slashes = False  # it would redirect to the scheme and host it believes in
    return app


def puzzle_pages(pages: StaticFiles) -> list[BaseRoute]:
    """The page at ``/puzzle/NUMBER``. It says itself that there is no such puzzle, and has the
    status for that."""

    async def show(request: Request) -> Response:
        response = pages.send(request, INDEX)
        try:
            puzzle_number(request)
        except HTTPException as unknown:
            response.status_code = unknown.status_code
        return response

    return [Route("/puzzle/{number}", show, methods=["GET"])]
