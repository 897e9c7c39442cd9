"""Browsers have no threads for Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn


async def run_sync(function: Callable[..., object], *_arguments: object) -> NoReturn:
    """Fails: a handler that blocks has no place in a browser."""
    raise RuntimeError(f"{function} needs a thread, and there are none in browsers")
