"""What things are worth to an outlaw, in dollars.

Where the rules name no price, the figures are those that did best among outlaws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.information.observation import Sight
from ...engine.rulebook import Rulebook
from ...engine.tokens import JEWEL, PURSE, STRONGBOX

if TYPE_CHECKING:
    from .players import Cast

# What a token of unknown value is worth on average, if it is worth anything at all
UNKNOWN: Final[dict[int, int]] = {PURSE: 350, JEWEL: 500, STRONGBOX: 1000}
NEXT_TO_NOTHING: Final = 10  # what cursed loot is worth at most (CL-1)
BULLET_RECEIVED: Final = 90  # it clogs the deck for the rest of the game
BULLET_FIRED: Final = 350  # a step towards the gunslinger's $1000
ALONE_THERE: Final = 0.5  # how much others in the same car spoil it
LIBERTY: Final = 2000  # who is caught cannot win, however rich
ENVY: Final = 0.3  # how much a dollar of somebody else's hurts

# What is left of a token's value until it is robbed, as others may be faster:
LOOT_NOW: Final = 0.5  # where one is, with a rob card to come
LOOT_LATER: Final = 0.25  # there or next to it, in the next round

FRESH_CARDS: Final = 300  # three new cards for an empty hand; less the more one holds
SECRECY: Final = 10  # of a card that others cannot reckon with (CHAR-GHOST)

BULLETS: Final = 6  # of each bandit (SET-6)
SHOTS_A_ROUND: Final = 2  # there are two shoot cards in a deck (SET-6)


def prices_of(rules: Rulebook, unknown: dict[int, int]) -> list[int]:
    """By kind: what a token is worth on average that lies face down, cursed ones among them."""
    prices: list[int] = []
    for kind, pool in enumerate(rules.tokens):
        price = unknown.get(kind, 0)
        honest = len([value for value in pool if value > NEXT_TO_NOTHING])
        prices.append(price * honest // len(pool) if pool else price)
    return prices


def riches_of(sight: Sight, cast: Cast, held: list[int]) -> list[int]:
    """By side: its money and loot."""
    riches = [0] * cast.rules.seats
    for bandit, side in enumerate(cast.sides):
        riches[side] += sight.cash[bandit] + held[bandit]
    return riches


def envy_of_sides(sight: Sight, cast: Cast, held: list[int]) -> list[float]:
    """How much a dollar of each side hurts the others: the more, the richer it is."""
    return envy_of(riches_of(sight, cast, held), cast.rivals)


def envy_of(riches: list[int], number: int) -> list[float]:
    """``number``: how many sides there are to be envied."""
    total = 0
    for amount in riches:
        total += amount
    if not total:
        return [ENVY] * len(riches)
    average = total / number
    return [ENVY * amount / average for amount in riches]


def shot_worth(sight: Sight, cast: Cast) -> int:
    """What firing one more bullet brings, while the gunslinger is not decided (END-1)."""
    return shot_in_race(sight, cast, bullets_fired(sight, cast)) if cast.rules.gunslinger else 0


def bullets_fired(sight: Sight, cast: Cast) -> list[int]:
    """By side."""
    fired = [0] * cast.rules.seats
    for bandit, bullets in enumerate(sight.bullets):
        fired[cast.sides[bandit]] += BULLETS - bullets
    return fired


def shot_in_race(sight: Sight, cast: Cast, fired: list[int]) -> int:
    """As `shot_worth`, when each side has fired so many."""
    ours, most = cast.sides[cast.me], 0
    for side, shots in enumerate(fired):
        if side != ours and shots > most:
            most = shots
    open_race = abs(fired[ours] - most) <= SHOTS_A_ROUND * (sight.rounds_left + 1)
    return BULLET_FIRED if open_race else 0
