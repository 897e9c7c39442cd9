"""How wide everything is that the terminal shows."""

from __future__ import annotations

import textwrap
from typing import Final

WIDTH: Final = 80
"""Columns, where there are as many."""


def wrapped(text: str, indent: str = "  ") -> str:
    """A paragraph in lines that are not wider."""
    return textwrap.fill(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
