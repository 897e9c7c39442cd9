"""Monitoring for operators: health, readiness and metrics.

Health and readiness are public, also for load balancers. The metrics reveal more than strangers
need to know, so they have an address of their own, if any.
"""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from ..base.prometheus import CONTENT_TYPE, PrometheusMetrics
from ..connections.responses import json_response
from .readiness import Readiness


def health_routes(readiness: Readiness) -> list[BaseRoute]:
    async def alive(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_request: Request) -> Response:
        found = readiness.now()
        return json_response(found, 200 if found.ready else 503)

    return [Route("/healthz", alive), Route("/readyz", ready)]


def metrics_app(readiness: Readiness, metrics: PrometheusMetrics) -> Starlette:
    """The application at the address of the metrics."""

    async def show(_request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    app = Starlette(routes=[*health_routes(readiness), Route("/metrics", show)])
    app.router.redirect_slashes = False
    return app
