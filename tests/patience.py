"""How patient a test must be."""

from __future__ import annotations

import os


def busy() -> float:
    """How many times slower than usual this machine may be just now."""
    return max(1, os.getloadavg()[0] / (os.cpu_count() or 1))
