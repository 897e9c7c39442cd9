"""Ctrl-C while many games are stepped: it takes effect between two games, never inside one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any


@contextmanager
def interrupts_noted(note: Callable[[], None]) -> Iterator[None]:
    """Whatever Ctrl-C would do happens when this is over; meanwhile it only calls ``note``. In
    another thread than the main one, which is never interrupted, nothing changes."""
    usual = signal.getsignal(signal.SIGINT) if current_thread() is main_thread() else None
    if not callable(usual):
        yield
        return
    caught: list[tuple[int, Any]] = []

    def hold(number: int, frame: Any) -> None:
        caught.append((number, frame))
        note()

    signal.signal(signal.SIGINT, hold)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if caught:
            usual(*caught[0])
