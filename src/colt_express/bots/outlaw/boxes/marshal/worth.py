"""What the box's own things are worth to an outlaw, in dollars; the mail, and envy beside him."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.ending import POSTER, PRISONER
from .....engine.information.observation import UNSEEN, Sight
from ...players import Cast
from ...worth import BULLET_FIRED, ENVY, bullets_fired, envy_of, riches_of, shot_in_race
from .constants import mailbags, marshal_sight

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


def price_mail(sight: Sight, dollars: list[int]) -> None:
    """Whoever has seen one of the two bags knows the other."""
    values = sight.values
    bags = mailbags(sight)
    seen = sum([values[bag] for bag in bags if values[bag] != UNSEEN])
    for bag in bags:
        if seen and values[bag] == UNSEEN:
            dollars[bag] = BOTH_BAGS - seen


def envy_beside_him(sight: Sight, cast: Cast, held: list[int]) -> list[float]:
    """With what the box brings to bandits; the Marshal is envied for no money."""
    law, lawman = marshal_sight(sight), cast.rules.lawman
    riches = riches_of(sight, cast, held)
    for bandit, seat in enumerate(cast.seats):
        riches[seat] += law.taken_brawlers[bandit]
        if law.wanted[bandit]:
            riches[seat] += POSTER
        if law.companions[bandit] >= 0:
            riches[seat] += PRISONER
    riches[lawman] = 0
    envy = envy_of(riches, len(riches) - 1)
    envy[lawman] = ENVY
    return envy


def shot_beside_him(sight: Sight, cast: Cast) -> int:
    """CASE-37: he is no gunslinger, but shoots all the same."""
    lawman = cast.rules.lawman
    if not cast.rules.gunslinger:
        return 0
    if sight.seat == lawman:
        return BULLET_FIRED
    fired = bullets_fired(sight, cast)
    fired[lawman] = 0
    return shot_in_race(sight, cast, fired)
