"""Animations of several positions as APNG: a PNG file with more frames, which every browser plays.

All frames share one palette, and each shows only what differs from the one before it: between two
choices hardly anything does, so a round has a few hundred kilobytes. The format adds three kinds of
chunks to PNG (https://www.w3.org/TR/png-3/#11Animation), so it is written here. A program that
knows only PNG shows the first frame.
"""

from __future__ import annotations

import io
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import compress, crc32

from ..engine.information.view import View
from ..errors import ColtExpressError
from .picture import draw
from .png import png

if TYPE_CHECKING:
    from PIL.Image import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MILLISECONDS: Final = 800
LAST: Final = 2500
"""How long a frame is shown, and the last one, before it begins again."""
MOST_FRAMES: Final = 200
WIDTH: Final = 800
HEIGHT: Final = re.compile(r' height="(\d+)" role')
SAME: Final = 255
"""The index of the palette that is transparent: it leaves a pixel as it was."""
INDEXED: Final = 3
"""The kind of PNG whose pixels are indices of a palette."""
OVER: Final = 1
"""How a frame is laid onto the one before it: transparent pixels do not change it."""


class Frame(NamedTuple):
    """What differs from the frame before: where it is, the indices of its colours, and how long it
    is shown."""

    x: int
    y: int
    picture: Image
    milliseconds: int


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
    drawn = frames_of(views, theme=theme, width=width, language=language)
    return film([png(svg) for svg in drawn], milliseconds)


def frames_of(
    views: Sequence[View], *, theme: str = "day", width: int = WIDTH, language: str = "en"
) -> list[str]:
    """The drawings of these positions, all of one size. One equal to that before it is left out."""
    if not views:
        raise ColtExpressError("an animation needs at least one position")
    found = HEIGHT.search(draw(views[0], theme=theme, width=width, language=language))
    assert found is not None
    size = int(found[1])
    drawn = [draw(view, theme=theme, width=width, height=size, language=language) for view in views]
    frames = [one for n, one in enumerate(drawn) if n == 0 or one != drawn[n - 1]]
    if len(frames) > MOST_FRAMES:
        raise ColtExpressError(f"an animation has at most {MOST_FRAMES} pictures")
    return frames


def film(pictures: Sequence[bytes], milliseconds: int = MILLISECONDS) -> bytes:
    """PNG pictures of one size as an animated one."""
    some = {0, len(pictures) // 2, len(pictures) - 1}
    palette = _palette([_opened(pictures[n]) for n in sorted(some)])
    frames = list(_frames(map(_opened, pictures), palette, milliseconds))
    return apng(frames, bytes(palette.getpalette() or ()))


def _opened(picture: bytes) -> Image:
    try:
        from PIL import Image
    except ImportError:
        raise ColtExpressError("for animations, install the package pillow") from None
    return Image.open(io.BytesIO(picture)).convert("RGB")


def _palette(pictures: Sequence[Image]) -> Image:
    """A picture whose palette has the colours for these pictures; the transparent one is like the
    first."""
    from PIL import Image

    width, height = pictures[0].size
    together = Image.new("RGB", (width, height * len(pictures)))
    for n, picture in enumerate(pictures):
        together.paste(picture, (0, n * height))
    colours = together.quantize(SAME, method=Image.Quantize.MEDIANCUT).getpalette() or []
    colours += colours[:3] * (SAME + 1 - len(colours) // 3)
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _frames(pictures: Iterable[Image], palette: Image, milliseconds: int) -> Iterator[Frame]:
    """The first picture, then what differs in each of the others."""
    from PIL import ImageChops

    before: Image | None = None
    waiting: Frame | None = None
    for picture in pictures:
        now = _indices(picture, palette)
        if before is None:
            waiting = Frame(0, 0, now, milliseconds)
        else:
            changed = ImageChops.difference(before, now)
            box = changed.getbbox()
            if box is None:
                continue
            assert waiting is not None
            yield waiting
            part = now.crop(box)
            part.paste(SAME, mask=changed.crop(box).point([255] + [0] * 255))
            waiting = Frame(box[0], box[1], part, milliseconds)
        before = now
    assert waiting is not None
    yield waiting._replace(milliseconds=LAST)


def _indices(picture: Image, palette: Image) -> Image:
    """For each pixel the index of its colour, as if it were a shade of grey."""
    from PIL import Image

    nearest = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    indices = Image.frombytes("L", nearest.size, nearest.tobytes())
    return indices.point([*range(SAME), 0])  # the transparent colour is no colour of a picture


def apng(frames: Sequence[Frame], palette: bytes) -> bytes:
    """Frames as one animated picture, which repeats for ever."""
    width, height = frames[0].picture.size
    header = struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)
    parts = [
        SIGNATURE,
        _chunk(b"IHDR", header),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        _chunk(b"PLTE", palette),
        _chunk(b"tRNS", b"\xff" * SAME + b"\x00"),
    ]
    number = 0
    for n, (x, y, picture, milliseconds) in enumerate(frames):
        place = (picture.width, picture.height, x, y, milliseconds, 1000, 0, OVER)
        parts.append(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *place)))
        number += 1
        if n:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + _compressed(picture)))
            number += 1
        else:
            parts.append(_chunk(b"IDAT", _compressed(picture)))
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _compressed(picture: Image) -> bytes:
    """The pixels of a picture as PNG has them: each row begins with the number of its filter."""
    width = picture.width
    pixels = picture.tobytes()
    rows = (b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return compress(b"".join(rows), 9)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
