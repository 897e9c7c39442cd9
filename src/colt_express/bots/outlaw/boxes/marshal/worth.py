"""What the box's own things are worth to an outlaw, in dollars; the mail, and envy beside him."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.ending import POSTER, PRISONER
from .....engine.rulebook import Rulebook
from .....engine.view import TokenView, View
from ...worth import BULLET_FIRED, ENVY, bullets_fired, envy_of, riches_of, shot_in_race
from .stage import MAILBAG, marshal_view

BAG: Final = 700  # whose value is unknown
BOTH_BAGS: Final = 1400  # MP-2: one holds $200, the other $1200

VICTORY: Final = 7000  # the Marshal's, to all whom he leaves behind
DOGGEDNESS: Final = 10000  # to himself: the smaller his chances, the dearer is what doubles them
HOPE: Final = 1e-6  # is never lost
A_TRIFLE: Final = 0.02  # what his bullets and theirs weigh beside his goals

CELL_BARE: Final = 350  # to sit there at the end of a round, and nothing to do about it
CELL_IDEA: Final = 80  # with a brilliant idea to come
ARREST_HERE: Final = 0.5  # how likely it is that he arrests who is with him
ARREST_NEAR: Final = 0.25  # or who is where he can get with one card
FALL_HERE: Final = 0.15  # how likely one is thrown off a roof that one is not alone on

WOUND: Final = 40  # of a turn that may be spoiled
ABILITY: Final = 60  # of somebody else, in a round
SECOND_TOKEN: Final = 200  # with every robbery of a round
IDEA_NOW: Final = 0.5  # of what a brilliant idea can do at the prison car
IDEA_NEXT: Final = 0.2  # or one car off
BRAWL_NOW: Final = 0.3  # of a brawler card, for a punch that is to come


def price_mail(tokens: list[TokenView], dollars: dict[int, int]) -> None:
    """Whoever has seen one of the two bags knows the other."""
    bags = [token for token in tokens if token.kind == MAILBAG]
    seen = sum(bag.value for bag in bags if bag.value is not None)
    for bag in bags:
        if seen and bag.value is None:
            dollars[bag.number] = BOTH_BAGS - seen


def envy_beside_him(view: View, sides: list[int], dollars: dict[int, int]) -> list[float]:
    """With what the box brings to bandits; the Marshal is envied for no money."""
    marshal = marshal_view(view)
    riches = riches_of(view, sides, dollars)
    for bandit in view.bandits:
        riches[bandit.seat] += POSTER * (bandit.name in marshal.wanted)
        riches[bandit.seat] += marshal.taken.get(bandit.name, 0)
        riches[bandit.seat] += PRISONER * (bandit.name in marshal.companions)
    riches[marshal.seat] = 0
    envy = envy_of(riches, len(riches) - 1)
    envy[marshal.seat] = ENVY
    return envy


def shot_beside_him(view: View, sides: list[int], rules: Rulebook | None) -> int:
    """CASE-37: he is no gunslinger, but shoots all the same."""
    marshal = marshal_view(view)
    if rules is not None and not rules.gunslinger:
        return 0
    if view.seat == marshal.seat:
        return BULLET_FIRED
    fired = bullets_fired(view, sides)
    fired[marshal.seat] = 0
    return shot_in_race(view, sides, fired)
