"""Rendering: drawings become PNG pictures in a worker of their own, since the renderer lets no
other thread run, and a picture takes half a second of a processor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from ....drawing import film, png
from ...base.metrics import Metrics
from ...base.refusals import Refused
from ...registry.table_registry import CLOSING
from ...table.executor import WorkerLost, limit_for
from ...table.workers import POLITENESS, Workers
from ..reviews import TOO_BUSY

PATIENCE: Final = 5.0
"""Seconds that a picture, or putting a film together, should take at most, on a busy machine."""


class Renderer:
    """Makes pictures and films. The frames of a film take turns with other pictures."""

    def __init__(self, metrics: Metrics) -> None:
        self.workers = Workers(1, POLITENESS, lambda: metrics.worker_replaced("pictures"))
        self.closed = False

    async def picture(self, svg: str) -> bytes:
        """A drawing as PNG."""
        return await self._made(png, svg)

    async def film(self, frames: list[str]) -> bytes:
        """Drawings as an animated PNG."""
        return await self._made(film, [await self.picture(svg) for svg in frames])

    async def _made(self, work: Callable[..., bytes], *details: Any) -> bytes:
        try:
            return await self.workers.run(work, *details, limit=limit_for(PATIENCE))
        except WorkerLost:
            raise Refused(TOO_BUSY, code="busy") from None
        except asyncio.CancelledError:
            if self.closed:
                raise Refused(CLOSING, code="closing") from None
            raise

    def close(self) -> None:
        """Stop the worker. Pictures that are being made are refused."""
        self.closed = True
        self.workers.close()
