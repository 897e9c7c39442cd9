"""Loot: purses, jewels, strongboxes and what boxes add, with its value where the view has it."""

from __future__ import annotations

from typing import Final

from ..engine.information.view import TokenView
from .art import INK, piece
from .canvas import Canvas
from .lettering import HEADING, lettered

WIDTHS: Final = {"strongbox": 48.0, "mailbag": 38.0, "jewel": 31.0, "purse": 35.0, "flask": 31.0}
ORDER: Final = ("strongbox", "mailbag", "jewel", "purse", "flask")
OTHER: Final = 34.0
USUAL: Final = {"jewel": 500, "strongbox": 1000}
"""What these are worth unless they are cursed; a cursed one has its value written on it."""


def width_of(token: TokenView) -> float:
    return WIDTHS.get(token.kind, OTHER)


def in_order(tokens: list[TokenView]) -> list[TokenView]:
    """As they lie: by kind, then by number."""

    def rank(token: TokenView) -> tuple[int, int]:
        return (ORDER.index(token.kind) if token.kind in ORDER else -1, token.number)

    return sorted(tokens, key=rank)


def drawn(canvas: Canvas, token: TokenView, x: float, y: float, scale: float) -> str:
    """A token that lies at this point."""
    art, writing = _look(token)
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({scale:.4g})">'
        f"{canvas.placed(art)}{writing}</g>"
    )


def _look(token: TokenView) -> tuple[str, str]:
    """The name of a token's drawing, and what is written on it."""
    kind, value = token.kind, token.value
    usual = USUAL.get(kind)
    if usual is not None:
        cursed = value is not None and value != usual
        art = "token jewel 1" if kind == "jewel" and cursed else f"token {kind}"
        if value == usual:
            return art, ""
        face = "?" if value is None else str(value)
        rim = lettered(face, 0, -7.5, 15, "#fff6de", weight=HEADING, anchor="middle", outline=INK)
        return art, rim
    if kind == "flask":
        if value:
            return f"token flask {min(value, 4)}", ""
        return "token flask", lettered("?", 0, -5, 15, "#f7df9c", weight=HEADING, anchor="middle")
    if kind == "mailbag":
        if not value:
            return "token mailbag", ""
        text = lettered(str(value), 0, -6, 12, INK, weight=HEADING, anchor="middle", room=19)
        return "token mailbag 200", text
    if value:
        text = lettered(str(value), 0, -4, 12, INK, weight=HEADING, anchor="middle", room=27)
        return "token purse 250", text
    art = piece(f"token {kind}", "token other")
    return art, lettered("$", 0, -4.5, 15, "#4a2710", weight=HEADING, anchor="middle")
