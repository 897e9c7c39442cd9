"""In place of AnyIO in browsers. Starlette imports it for threads, files and groups of tasks, and
the game's application uses none of them: all of its handlers are coroutines that answer at once. So
a browser need not download AnyIO, and whatever would need it fails here, with its name.
"""

from __future__ import annotations

from . import abc, to_thread

__all__ = ["abc", "to_thread"]


def __getattr__(name: str) -> None:
    raise AttributeError(f"anyio.{name} is not there in browsers")
