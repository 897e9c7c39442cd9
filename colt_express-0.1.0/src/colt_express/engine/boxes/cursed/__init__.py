"""Cursed loot (CL): other tokens, face down, and no rules beyond those of purses (SECRET-1)."""

from __future__ import annotations

from typing import Final

from ...manifest import Manifest

MANIFEST: Final[Manifest] = Manifest("cursed")
