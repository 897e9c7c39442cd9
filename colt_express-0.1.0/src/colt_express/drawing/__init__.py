"""Pictures of positions: SVG from a view, PNG, and animations. No browser, no fonts, no server.

>>> from colt_express import Game, Setup
>>> from colt_express.drawing import draw
>>> picture = draw(Game(Setup(4, seed="folsom")).view(-1), theme="night")
>>> picture[:4], picture[-6:]
('<svg', '</svg>')
"""

from .animation import animate, film, frames_of
from .moments import NothingToDraw, view_at, views_of_round
from .panel import money_of
from .picture import draw, heading_of
from .png import png

__all__ = [
    "NothingToDraw",
    "animate",
    "draw",
    "film",
    "frames_of",
    "heading_of",
    "money_of",
    "png",
    "view_at",
    "views_of_round",
]
