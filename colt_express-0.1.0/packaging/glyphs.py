"""Writes the outlines of the page's typeface for the pictures that Python draws, which then need no
font wherever they are looked at. `make glyphs` runs this with fontTools."""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
FONT = ROOT / "web/node_modules/@fontsource/bitter"
OUT = ROOT / "src/colt_express/drawing"
WEIGHTS = (600, 900)
"""For numbers and lines of text, and for headings."""
SUBSETS = ("latin", "latin-ext", "cyrillic")
CHARACTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460)]))
CHARACTERS += "‘’“”„«»–—…•·×−€"
UNITS = 1000
"""Of the outlines, to the height of the typeface."""


def outlines(weight: int) -> dict[str, list[object]]:
    """By character, how far it moves the pen, and its outline as a path."""
    found: dict[str, list[object]] = {}
    for subset in SUBSETS:
        font = TTFont(FONT / "files" / f"bitter-{subset}-{weight}-normal.woff")
        scale = UNITS / font["head"].unitsPerEm
        glyphs, names = font.getGlyphSet(), font.getBestCmap()
        for character in CHARACTERS:
            name = names.get(ord(character))
            if name is None or character in found:
                continue
            pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            found[character] = [round(glyphs[name].width * scale), pen.getCommands()]
    return dict(sorted(found.items()))


if __name__ == "__main__":
    glyphs = {str(weight): outlines(weight) for weight in WEIGHTS}
    text = json.dumps(glyphs, ensure_ascii=False, indent=0, separators=(",", ":"))
    (OUT / "glyphs.json").write_text(text + "\n", encoding="utf-8")
    (OUT / "BITTER-LICENSE.txt").write_text((FONT / "LICENSE").read_text(), encoding="utf-8")
