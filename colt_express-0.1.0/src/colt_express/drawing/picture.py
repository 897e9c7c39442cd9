"""A picture of a position: heading and played cards, the scene, and the players below it."""

from __future__ import annotations

from typing import Final

from ..engine.information.mine import merged
from ..engine.information.view import Mine, View
from ..errors import ColtExpressError
from ..words import Words
from .art import hour_of, number
from .boxes import boxes_at
from .canvas import Canvas
from .lettering import HEADING, lettered
from .panel import CARD, HAND, Colours, bandit_row, card_row, hand_of, leader_of, pile_of
from .scene import Scene

WIDTH: Final = 1200
SIZES: Final = range(64, 4097)
"""Widths and heights that a picture may have."""
HEADER: Final = 78
"""The height of the sky that heading and cards are in, in a picture 1,200 wide."""
FOOTER: Final = CARD[0] + 24
TUNNEL: Final = "tunnel"


def draw(
    view: View,
    mine: Mine | None = None,
    *,
    theme: str = "day",
    width: int = WIDTH,
    height: int | None = None,
    language: str = "en",
    heading: str | None = None,
    players: bool = True,
) -> str:
    """The position as an SVG document that needs no fonts, styles or other files.

    It shows what the view does and nothing else: a spectator's view (seat -1) has no hand and no
    face-down value. ``mine``: what a seat knows beyond a spectator's view, if you have them apart.
    ``theme``: "day" or "night"; ``height``: as needed, unless it is given; ``heading``: in place of
    the round and its name; ``players``: whether the bandits' panel is there.
    """
    for size in (width, height):
        if size is not None and size not in SIZES:
            raise ColtExpressError(
                f"a picture is {SIZES[0]} to {SIZES[-1]} pixels wide and high, not {size}"
            )
    if mine is not None:
        view = merged(view, mine)
    words = Words(language)
    tunnel = view.turn_kind == TUNNEL and view.phase != "over"
    canvas = Canvas(hour_of(view.round, len(view.rounds), theme, tunnel))
    scene = Scene(view, words, canvas, boxes_at(view))
    title = heading if heading is not None else heading_of(view, words)

    unit = width / WIDTH
    hand = hand_of(view)
    header = HEADER * unit
    row = (HAND[1] * 1.25 + 16) * unit if hand and players else 0
    footer = FOOTER * unit + row if players else 0
    if height is None:
        height = round(header + scene.height * width / scene.width + footer)
    _scene(canvas, scene, width, height - footer, header)
    _header(scene, title, width, unit)
    if players:
        colours = Colours(theme)
        top = height - footer
        canvas.add(
            f'<rect y="{number(top)}" width="{width}" height="{number(footer)}"'
            f' fill="{colours.ground}"/>'
            f'<rect y="{number(top)}" width="{width}" height="{number(3 * unit)}" fill="#2a1a1f"/>'
        )
        bandit_row(scene, top + 13 * unit, width, unit, colours)
        if hand:
            cards = [(card, leader_of(view, view.seat, card), False) for card in hand]
            scale = 1.25 * unit
            wide = min(len(cards) * (HAND[0] + 6) * scale, width - 24 * unit)
            box = ((width - wide) / 2, height - row + 4 * unit, wide, scale)
            card_row(scene, cards, box)
    return canvas.svg(width, height, title)


def _scene(canvas: Canvas, scene: Scene, width: float, height: float, header: float) -> None:
    """The scene, as large as it fits below the heading; land and sky fill what is left over."""
    scale = min(width / scene.width, (height - header) / scene.height)
    if scale <= 0:
        raise ColtExpressError("the picture is too low for its width: make it higher, or narrower")
    x = (width - scene.width * scale) / 2 - scene.left * scale
    y = height - scene.room.bottom * scale
    canvas.open(f"translate({x:.2f} {y:.2f}) scale({scale:.5f})")
    scene.draw(sky_to=-y / scale)
    canvas.close()


def _header(scene: Scene, title: str, width: float, unit: float) -> None:
    """The heading on the left, the cards of the round on the right."""
    pile = pile_of(scene.view)
    scale = 0.95 * unit
    room = width * 0.56
    wide = min(len(pile) * (HAND[0] + 6) * scale, room)
    scene.canvas.add(
        lettered(
            title,
            20 * unit,
            46 * unit,
            34 * unit,
            "#fff6de",
            weight=HEADING,
            room=width - wide - 56 * unit,
            outline="#2a1a1f",
        )
    )
    if pile:
        card_row(scene, pile, (width - wide - 14 * unit, 14 * unit, wide, scale))


def heading_of(view: View, words: Words) -> str:
    """The round, out of how many, and its name."""
    if view.phase == "over":
        return words.say("picture-over")
    if not view.round:
        return words.say("picture-before")
    card = view.rounds[view.round - 1] if view.round <= len(view.rounds) else None
    heading = words.say("picture-round", number=view.round, count=len(view.rounds))
    if card is None or "events" in view.left_out:
        return heading
    return f"{heading} · {words.round(card.name)}"
