"""PNG pictures, by resvg: a renderer written in Rust, as a Python package without dependencies."""

from __future__ import annotations

from ..errors import ColtExpressError


def png(svg: str) -> bytes:
    """The picture of an SVG document, in its own size. No fonts are needed: see `lettering`."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise ColtExpressError("for PNG pictures, install the package resvg-py") from None
    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
