"""Interrupts by Ctrl-C, which always arrive."""

from __future__ import annotations

import signal
import sys
from _thread import interrupt_main
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer, main_thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

AT_REST: Final = 0.1
"""Seconds until the code that swallowed a Ctrl-C is certainly over."""


@contextmanager
def interrupts_kept() -> Iterator[None]:
    """Python raises `KeyboardInterrupt` wherever it happens to be. In a finalizer or the callback
    of a weak reference, the exception has nowhere to go: Python reports it as ignored, and the
    program runs on. Here it is raised again a moment later instead."""
    usual = sys.unraisablehook

    def raise_again(unraisable: UnraisableHookArgs) -> None:
        if not issubclass(unraisable.exc_type, KeyboardInterrupt):
            usual(unraisable)
            return
        timer = Timer(AT_REST, _interrupt)
        timer.daemon = True
        timer.start()

    sys.unraisablehook = raise_again
    try:
        yield
    finally:
        sys.unraisablehook = usual


def _interrupt() -> None:
    """Interrupt the main thread; where the system can do that, also while it waits."""
    thread = main_thread().ident
    if sys.platform == "win32" or thread is None:
        interrupt_main()
    else:
        signal.pthread_kill(thread, signal.SIGINT)
