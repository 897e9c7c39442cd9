"""Pictures of positions: SVG from a view, PNG, and animations. No browser, no fonts, no server.

>>> from colt_express import Game, Setup
>>> from colt_express.drawing import draw
>>> picture = draw(Game(Setup(4, seed="folsom")).view(-1), theme="night")
>>> picture[:4], picture[-6:]
('<svg', '</svg>')
"""

from .picture import draw
from .png import png

__all__ = ["draw", "png"]
