"""The panel below the scene: the bandits with their loot and bullets, and the cards in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..engine.figures import FIGURES, NOBODY
from ..engine.information.view import BanditView, CardView, View
from ..words import Words
from .art import INK, LIT, number, person, piece
from .lettering import HEADING, lettered
from .scene import MARSHAL, Scene
from .tokens import drawn, in_order
from .tokens import width_of as token_width

GAP: Final = 10
CARD: Final = (96, 250)
"""The height of a bandit's card and its largest width, in a picture 1,200 wide."""
HAND: Final = (44, 60)
CHAMBERS: Final = 6
FLASK: Final = "flask"
"""A token that is worth no money."""
LONGEST_ROW: Final = 14


class Colours:
    """The panel's own colours, by theme."""

    def __init__(self, theme: str) -> None:
        day = theme == "day"
        self.ground = "#f7ead0" if day else "#1d1322"
        self.text = "#2a1a1f" if day else "#f3e2bf"
        self.card = "#f3e2bf"
        self.line = "#c9a66b" if day else "#5b4453"


def money_of(bandit: BanditView, words: Words) -> str:
    """What this view knows of a bandit's money, and a question mark for loot of unknown value."""
    loot = [token.value for token in bandit.loot if token.kind != FLASK]
    known = words.say("picture-money", money=bandit.cash + sum(value or 0 for value in loot))
    return f"{known} + ?" if None in loot else known


def bandit_row(scene: Scene, y: float, width: float, scale: float, colours: Colours) -> None:
    """The bandits' cards side by side, as wide as the picture."""
    bandits = [one for one in scene.view.bandits if one.name != MARSHAL]
    if not bandits:
        return
    gap = GAP * scale
    most = CARD[1] * scale
    room = min(most, (width - 2 * gap - gap * (len(bandits) - 1)) / len(bandits))
    left = (width - room * len(bandits) - gap * (len(bandits) - 1)) / 2
    asked = {question.seat for question in scene.view.questions}
    for n, bandit in enumerate(bandits):
        scene.canvas.open(
            f"translate({number(left + n * (room + gap))} {number(y)}) scale({scale:.4g})"
        )
        _bandit_card(scene, bandit, room / scale, bandit.seat in asked, colours)
        scene.canvas.close()


def _bandit_card(
    scene: Scene, bandit: BanditView, width: float, asked: bool, colours: Colours
) -> None:
    canvas, high = scene.canvas, CARD[0]
    colour = person(bandit.name).colour
    frame = f'width="{number(width)}" height="{high}" rx="8"'
    lit = f'<rect {frame} fill="none" stroke="{LIT}" stroke-width="6"/>' if asked else ""
    canvas.add(
        f'{lit}<rect {frame} fill="{colours.card}"/>'
        f'<path d="M8 0H12V{high}H8Q0 {high} 0 {high - 8}V8Q0 0 8 0Z" fill="{colour}"/>'
        f'<rect {frame} fill="none" stroke="{INK}" stroke-width="1.5"/>'
    )
    narrow = width < 150
    at, size = (34, 0.62) if narrow else (44, 0.78)
    canvas.add(
        f'<g transform="translate({at} {high - 9}) scale({size})">'
        f"{scene.standing_figure(bandit.name)}</g>"
    )
    left = 60 if narrow else 78
    room = width - left - 8
    name = scene.words.figure(bandit.name) if scene.words.knows(f"figure-{bandit.name}") else ""
    canvas.add(lettered(name, left, 24, 18, INK, weight=HEADING, room=room))
    money = money_of(bandit, scene.words)
    canvas.add(lettered(money, left, 44, 15, INK, weight=HEADING, room=room))
    _cylinder(scene, bandit, left, 59, room)
    _loot(scene, bandit, left, high - 7, room)


def _cylinder(scene: Scene, bandit: BanditView, x: float, y: float, room: float) -> None:
    """The bullets still to be fired, out of six, and how many hit this bandit."""
    canvas = scene.canvas
    step = min(11.0, (room - 30) / CHAMBERS)
    for n in range(CHAMBERS):
        fill = "#c8963e" if n < bandit.bullets else "none"
        canvas.add(
            f'<circle cx="{number(x + 5 + n * step)}" cy="{number(y - 4)}"'
            f' r="{number(step * 0.4)}" fill="{fill}" stroke="{INK}" stroke-width="1.3"/>'
        )
    hits = sum(bandit.hits.values())
    if hits:
        text = f"{hits}"
        canvas.add(lettered(text, x + room, y, 13, "#9a2630", weight=HEADING, anchor="end"))
        icon = canvas.placed("card bullet", x + room - 13 - 8 * len(text), y - 14, 0.24)
        canvas.add(f'<g stroke="{INK}" stroke-width="4" stroke-linejoin="round">{icon}</g>')


def _loot(scene: Scene, bandit: BanditView, left: float, y: float, room: float) -> None:
    tokens = in_order(bandit.loot)
    total = sum(token_width(token) for token in tokens)
    if not total:
        return
    scale = min(0.78, 0.9 * 30 / 28)
    step = min(1.0, room / (total * scale)) * scale
    for token in tokens:
        wide = token_width(token) * step
        scene.canvas.add(drawn(scene.canvas, token, left + wide / 2, y, scale))
        left += wide


def hand_of(view: View) -> list[CardView]:
    """The cards in hand of the seat whose view it is."""
    return [card for one in view.players if one.seat == view.seat for card in one.hand or []]


def playing_card(
    scene: Scene, card: CardView | None, owner: str, x: float, y: float, scale: float, dim: bool
) -> None:
    """A card with its action and its owner's letter; face down without a card."""
    wide, high = HAND
    colour, ink = person(owner)
    canvas = scene.canvas
    fade = ' opacity=".5"' if dim else ""
    canvas.open(f"translate({number(x)} {number(y)}) scale({scale:.4g})", fade)
    if card is None:
        canvas.add(
            f'<rect width="{wide}" height="{high}" rx="5" fill="#8a2a3a" stroke="{INK}"'
            f' stroke-width="2"/><path d="M{wide / 2} 12L{wide - 11} {high / 2}L{wide / 2} '
            f'{high - 12}L11 {high / 2}Z" fill="none" stroke="#e0b25a" stroke-width="2.5"/>'
        )
    else:
        kind = card.kind.removesuffix("+")
        canvas.add(
            f'<rect width="{wide}" height="{high}" rx="5" fill="#fff6de" stroke="{INK}"'
            f' stroke-width="2"/>'
            f'<rect x="3.5" y="3.5" width="{wide - 7}" height="{high - 7}" rx="3" fill="none"'
            f' stroke="{colour}" stroke-width="3"/>'
        )
        if piece(f"card {kind}", ""):
            icon = canvas.placed(f"card {kind}", 8, 19, 0.43)
            canvas.add(
                f'<g stroke="{INK}" stroke-width="3" stroke-linejoin="round"'
                f' stroke-linecap="round">{icon}</g>'
            )
        if card.kind.endswith("+"):
            canvas.add(lettered("+", wide - 6, high - 6, 18, INK, weight=HEADING, anchor="end"))
    if owner != FIGURES[NOBODY]:
        letter = lettered(
            scene.letter(owner), 7, 11.5, 12, ink, weight=HEADING, anchor="middle", room=12.5
        )
        canvas.add(
            f'<circle cx="7" cy="7" r="8.500" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'
            f"{letter}"
        )
    canvas.close()


def leader_of(view: View, seat: int, card: CardView | None) -> str:
    """The figure a card of this seat is for: its owner's, or the seat's own."""
    if card is not None and card.owner and card.kind != "bullet":
        return card.owner
    led = [bandit.name for bandit in view.bandits if bandit.seat == seat]
    if view.marshal is not None and view.marshal.seat == seat:
        return MARSHAL
    return led[0] if led else FIGURES[NOBODY]


def card_row(
    scene: Scene,
    cards: Sequence[tuple[CardView | None, str, bool]],
    box: tuple[float, float, float, float],
) -> None:
    """Cards in a row in a box (left, top, width, scale): closer together if there are many."""
    left, top, width, scale = box
    wide = HAND[0] * scale
    step = min(wide + 6 * scale, (width - wide) / max(1, len(cards) - 1))
    for n, (card, owner, dim) in enumerate(cards):
        playing_card(scene, card, owner, left + n * step, top, scale, dim)


def pile_of(view: View) -> list[tuple[CardView | None, str, bool]]:
    """The cards played this round, in order; those already carried out are dim. Of a long row, only
    the latest of them are left."""
    if view.phase == "over":
        return []
    cards = [(one.card, leader_of(view, one.seat, one.card), one.resolved) for one in view.pile]
    done = sum(dim for _, _, dim in cards)
    return cards[min(done, max(0, len(cards) - LONGEST_ROW)) :]
