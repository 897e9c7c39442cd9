"""Whiskey: what a flask is worth, and a turn in which one drinks (HS-WHISKEY)."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.horses.whiskey import CLASSIC, HALF, OLD, is_drink, is_old_drink
from .....engine.options import Option
from .....engine.view import TokenView
from ...planning import worth_of_card, worth_of_drawing
from ...scene import Scene
from ...situation import Situation

FLASK: Final = 150  # full; it turns a turn of planning into a better one, twice
HALF_FLASKS: Final = (CLASSIC + HALF, OLD + HALF)
DRINK_PRICE: Final = 40  # half a flask
SECOND_CARD: Final = 90  # played in the same turn


def price_flasks(tokens: list[TokenView], dollars: dict[int, int]) -> None:
    """A flask is no money, but of use while there are turns to plan."""
    for token in tokens:
        if token.kind == "flask":
            dollars[token.number] = FLASK // 2 if token.value in HALF_FLASKS else FLASK


def worth_of_drink(option: Option, now: Situation, scene: Scene, waiting: float) -> float | None:
    """The best card of the hand, less the drink, and what it brings."""
    if not is_drink(option):
        return None
    best = max((worth_of_card(card, now, scene) for card in set(now.hand)), default=waiting)
    gain = SECOND_CARD if is_old_drink(option) else worth_of_drawing(now)
    return best - DRINK_PRICE + gain
