"""Animations of several positions as APNG: a PNG file with more frames, which every browser plays.

The format adds three kinds of chunks to PNG (https://www.w3.org/TR/png-3/#11Animation), so it is
written here. A program that knows only PNG shows the first frame.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from typing import Final
from zlib import crc32

from ..engine.information.view import View
from ..errors import ColtExpressError
from .picture import draw
from .png import png

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MILLISECONDS: Final = 800
LAST: Final = 2500
"""How long a frame is shown, and the last one, before it begins again."""
MOST_FRAMES: Final = 200
WIDTH: Final = 800
HEIGHT: Final = re.compile(r' height="(\d+)" role')


def animate(
    views: Sequence[View],
    *,
    milliseconds: int = MILLISECONDS,
    theme: str = "day",
    width: int = WIDTH,
    language: str = "en",
) -> bytes:
    """An animated PNG of these positions, each shown for so long. A picture equal to the one before
    it is left out."""
    if not views:
        raise ColtExpressError("an animation needs at least one position")
    found = HEIGHT.search(draw(views[0], theme=theme, width=width, language=language))
    assert found is not None
    size = int(found[1])
    drawn = [draw(view, theme=theme, width=width, height=size, language=language) for view in views]
    frames = [one for n, one in enumerate(drawn) if n == 0 or one != drawn[n - 1]]
    if len(frames) > MOST_FRAMES:
        raise ColtExpressError(f"an animation has at most {MOST_FRAMES} pictures")
    return apng([png(frame) for frame in frames], milliseconds)


def apng(frames: Sequence[bytes], milliseconds: int) -> bytes:
    """PNG pictures of one size as one animated picture, which repeats for ever."""
    first = dict(_chunks(frames[0]))
    width, height = struct.unpack(">II", first[b"IHDR"][:8])
    parts = [SIGNATURE, _chunk(b"IHDR", first[b"IHDR"])]
    parts.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for n, frame in enumerate(frames):
        delay = LAST if n == len(frames) - 1 else milliseconds
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, delay, 1000, 0, 0)
        parts.append(_chunk(b"fcTL", control))
        number += 1
        for kind, data in _chunks(frame):
            if kind != b"IDAT":
                continue
            if n:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
            else:
                parts.append(_chunk(b"IDAT", data))
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG file, each with its kind."""
    at = len(SIGNATURE)
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
