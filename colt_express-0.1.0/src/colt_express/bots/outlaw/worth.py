"""Values of things to an outlaw, in dollars.

If the rules name no price, the figures are those that won most in games between outlaws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.information.observation import Observation
from ...engine.rulebook import Rulebook
from ...engine.tokens import JEWEL, PURSE, STRONGBOX

if TYPE_CHECKING:
    from .players import Players

# By kind: the average value of a token that is not cursed
UNKNOWN: Final[dict[int, int]] = {PURSE: 350, JEWEL: 500, STRONGBOX: 1000}
NEXT_TO_NOTHING: Final = 10  # largest value of cursed loot (CL-1)
BULLET_RECEIVED: Final = 90  # cost: it clogs the deck for the rest of the game
BULLET_FIRED: Final = 350  # gain: a step towards the gunslinger's $1000
ALONE_THERE: Final = 0.5  # by how much each other bandit in the car reduces its value
LIBERTY: Final = 2000  # cost of being caught: a bandit who is caught cannot win
ENVY: Final = 0.3  # cost of a dollar that another side gains

# Share of a token's value that counts before it is robbed, since others may be faster:
LOOT_NOW: Final = 0.5  # at the bandit's place, with a rob card to come
LOOT_LATER: Final = 0.25  # there or one card away, for the next round

FRESH_CARDS: Final = 300  # value of three new cards for an empty hand; less for a fuller one
SECRECY: Final = 10  # value of playing a card face down (CHAR-GHOST)

BULLETS: Final = 6  # of each bandit (SET-6)
SHOTS_A_ROUND: Final = 2  # there are two shoot cards in a deck (SET-6)


def prices_of(rules: Rulebook, unknown: dict[int, int]) -> list[int]:
    """By kind: the average value of a token face down, including cursed ones."""
    prices: list[int] = []
    for kind, pool in enumerate(rules.tokens):
        price = unknown.get(kind, 0)
        honest = len([value for value in pool if value > NEXT_TO_NOTHING])
        prices.append(price * honest // len(pool) if pool else price)
    return prices


def riches_of(observation: Observation, players: Players, held: list[int]) -> list[int]:
    """By side: its money and loot."""
    riches = [0] * players.rules.seats
    for bandit, side in enumerate(players.sides):
        riches[side] += observation.cash[bandit] + held[bandit]
    return riches


def envy_of_sides(observation: Observation, players: Players, held: list[int]) -> list[float]:
    """By side: the cost to the others of a dollar that it gains, higher for richer sides."""
    return envy_of(riches_of(observation, players, held), players.rivals)


def envy_of(riches: list[int], number: int) -> list[float]:
    """By side: as `envy_of_sides`. ``number``: how many sides can win with money."""
    total = 0
    for amount in riches:
        total += amount
    if not total:
        return [ENVY] * len(riches)
    average = total / number
    return [ENVY * amount / average for amount in riches]


def shot_worth(observation: Observation, players: Players) -> int:
    """The value of firing one more bullet, 0 once the gunslinger is decided (END-1)."""
    return (
        shot_in_race(observation, players, bullets_fired(observation, players))
        if players.rules.gunslinger
        else 0
    )


def bullets_fired(observation: Observation, players: Players) -> list[int]:
    """By side: the number of bullets its bandits have fired."""
    fired = [0] * players.rules.seats
    for bandit, bullets in enumerate(observation.bullets):
        fired[players.sides[bandit]] += BULLETS - bullets
    return fired


def shot_in_race(observation: Observation, players: Players, fired: list[int]) -> int:
    """As `shot_worth`. ``fired``: bullets by side."""
    ours, most = players.sides[players.me], 0
    for side, shots in enumerate(fired):
        if side != ours and shots > most:
            most = shots
    open_race = abs(fired[ours] - most) <= SHOTS_A_ROUND * (observation.rounds_left + 1)
    return BULLET_FIRED if open_race else 0
