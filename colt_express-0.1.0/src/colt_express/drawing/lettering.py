"""Text as outlines, so that a picture looks the same with no fonts at all: on a server, too.

The outlines are those of the page's typeface, Bitter, under the SIL Open Font License
(BITTER-LICENSE.txt); `make glyphs` writes them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from .art import number

UNITS: Final = 1000
"""Of the outlines, to the size of the text."""
TEXT: Final = 600
HEADING: Final = 900
STAR: Final = "★"
_STAR: Final = (
    "M480 -720L585 -480L845 -455L650 -285L708 -30L480 -165L252 -30L310 -285L115 -455L375 -480Z"
)

Glyph = tuple[int, str]


@cache
def _glyphs() -> dict[str, dict[str, Glyph]]:
    text = resources.files(__package__).joinpath("glyphs.json").read_bytes()
    found = msgspec.json.decode(text, type=dict[str, dict[str, Glyph]])
    for glyphs in found.values():
        glyphs[STAR] = (960, _STAR)
        glyphs["\N{NARROW NO-BREAK SPACE}"] = (glyphs[" "][0] * 2 // 3, "")
    return found


def _written(text: str, weight: int) -> list[tuple[str, Glyph]]:
    """The characters that there are outlines for."""
    glyphs = _glyphs()[str(weight)]
    return [(one, glyphs[one]) for one in text if one in glyphs]


def width_of(text: str, size: float, weight: int = TEXT) -> float:
    return sum(glyph[0] for _, glyph in _written(text, weight)) * size / UNITS


def shortened(text: str, size: float, room: float, weight: int = TEXT) -> str:
    """The text, with an ellipsis in place of what has no room."""
    if width_of(text, size, weight) <= room:
        return text
    while text and width_of(text + "…", size, weight) > room:
        text = text[:-1].rstrip()
    return text + "…"


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    weight: int = TEXT,
    anchor: str = "start",
    room: float | None = None,
    outline: str = "",
) -> str:
    """The text as one path. ``anchor``: what of it is at ``x``; ``room``: it gets smaller if it is
    wider; ``outline``: the colour of a rim around it."""
    wide = width_of(text, size, weight)
    if room is not None and wide > room:
        size, wide = size * room / wide, room
    if anchor != "start":
        x -= wide / 2 if anchor == "middle" else wide
    parts, pen = [], 0
    for _, (advance, outlines) in _written(text, weight):
        if outlines:
            parts.append(f'<path d="{outlines}" transform="translate({pen})"/>')
        pen += advance
    if not parts:
        return ""
    scale = f"{size / UNITS:.4f}"
    rim = (
        f' stroke="{outline}" stroke-width="{number(4 * UNITS / size)}" paint-order="stroke"'
        ' stroke-linejoin="round"'
        if outline
        else ' stroke="none"'
    )
    return (
        f'<g transform="translate({number(x)} {number(y)}) scale({scale})" fill="{fill}"{rim}>'
        f"{''.join(parts)}</g>"
    )
