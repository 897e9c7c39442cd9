"""Work for workers: they import nothing but this file for it, so that they start quickly."""

from __future__ import annotations

import os
import time


def process_in_a_while() -> int:
    time.sleep(0.1)  # so that two concurrent requests get different ones
    return os.getpid()


def spin() -> None:
    while True:
        pass


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("no such car")
