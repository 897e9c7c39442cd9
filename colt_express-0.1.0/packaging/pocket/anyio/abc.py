"""Types that Starlette names in signatures."""

from __future__ import annotations


class TaskGroup:
    """A group of tasks."""
