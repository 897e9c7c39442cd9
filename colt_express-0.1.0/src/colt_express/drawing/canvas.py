"""What is drawn so far: pieces of art, each defined once, and where they stand."""

from __future__ import annotations

from hashlib import sha256
from typing import Final
from xml.sax.saxutils import escape

from .art import Hour, number, painted

SLOT: Final = "<!-- slot -->"
"""The part of a drawing that is filled in."""


class Canvas:
    """Collects a picture, from the back to the front."""

    def __init__(self, hour: Hour) -> None:
        self.hour = hour
        self._defined: dict[str, str] = {}
        self._drawn: list[str] = []

    def add(self, svg: str) -> None:
        self._drawn.append(svg)

    def put(
        self, name: str, x: float = 0, y: float = 0, scale: float = 1, *, slot: str = ""
    ) -> None:
        """Draw a piece of art here. ``slot``: what fills the open part of it."""
        self.add(self.placed(name, x, y, scale, slot=slot))

    def placed(
        self, name: str, x: float = 0, y: float = 0, scale: float = 1, *, slot: str = ""
    ) -> str:
        key = "@" + name.replace(" ", "_")
        if name not in self._defined:
            self._defined[name] = f'<g id="{key}">{painted(name, self.hour)}</g>'
        if slot:
            self._defined[name] = self._defined[name].replace(SLOT, slot)
        at = f' x="{number(x)}" y="{number(y)}"' if scale == 1 and (x or y) else ""
        if scale != 1:
            at = f' transform="translate({number(x)} {number(y)}) scale({scale:.4g})"'
        return f'<use href="#{key}"{at}/>'

    def open(self, transform: str, rest: str = "") -> None:
        self.add(f'<g transform="{transform}"{rest}>')

    def close(self) -> None:
        self.add("</g>")

    def svg(self, width: int, height: int, title: str) -> str:
        """The whole picture. Its ids begin with a digest of it: a notebook has many pictures on one
        page, and ids must not meet."""
        body = f"<defs>{''.join(self._defined.values())}</defs>{''.join(self._drawn)}"
        prefix = f"c{sha256(body.encode()).hexdigest()[:8]}-"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img">'
            f"<title>{escape(title)}</title>{body.replace('@', prefix)}</svg>"
        )
