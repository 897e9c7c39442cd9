"""What things are worth to an outlaw, in dollars.

Where the rules name no price, the figures are those that did best among outlaws.
"""

from __future__ import annotations

from typing import Final

from ...engine.rulebook import Rulebook
from ...engine.tokens import TOKEN_NAMES
from ...engine.view import TokenView, View

# What a token of unknown value is worth on average, if it is worth anything at all
UNKNOWN: Final = {"purse": 350, "jewel": 500, "strongbox": 1000}
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


def prices_of(rules: Rulebook | None, unknown: dict[str, int]) -> dict[str, int]:
    """By kind: what a token is worth on average that lies face down, cursed ones among them."""
    if rules is None:
        return unknown
    prices: dict[str, int] = {}
    for kind, price in unknown.items():
        pool = rules.tokens[TOKEN_NAMES.index(kind)]
        honest = sum(value > NEXT_TO_NOTHING for value in pool)
        prices[kind] = price * honest // len(pool) if pool else price
    return prices


def token_worth(token: TokenView, prices: dict[str, int]) -> int:
    """What it is worth, or such tokens are on average."""
    return prices.get(token.kind, 0) if token.value is None else token.value


def riches_of(view: View, sides: list[int], dollars: dict[int, int]) -> list[int]:
    """By side: its money and loot."""
    riches = [0] * len(sides)
    for bandit in view.bandits:
        loot = sum(dollars[token.number] for token in bandit.loot)
        riches[sides[bandit.seat]] += bandit.cash + loot
    return riches


def envy_of_sides(view: View, sides: list[int], dollars: dict[int, int]) -> list[float]:
    """How much a dollar of each side hurts the others: the more, the richer it is."""
    return envy_of(riches_of(view, sides, dollars), len(set(sides)))


def envy_of(riches: list[int], number: int) -> list[float]:
    """``number``: how many sides there are to be envied."""
    average = sum(riches) / number
    return [ENVY * amount / average for amount in riches] if average else [ENVY] * len(riches)


def shot_worth(view: View, sides: list[int], rules: Rulebook | None) -> int:
    """What firing one more bullet brings, while the gunslinger is not decided (END-1)."""
    if rules is not None and not rules.gunslinger:
        return 0
    return shot_in_race(view, sides, bullets_fired(view, sides))


def bullets_fired(view: View, sides: list[int]) -> list[int]:
    fired = [0] * len(sides)
    for bandit in view.bandits:
        fired[sides[bandit.seat]] += BULLETS - bandit.bullets
    return fired


def shot_in_race(view: View, sides: list[int], fired: list[int]) -> int:
    """As `shot_worth`, when each side has fired so many."""
    ours = fired.pop(sides[view.seat])
    rounds_left = len(view.rounds) - view.round + 1
    open_race = abs(ours - max(fired)) <= SHOTS_A_ROUND * rounds_left
    return BULLET_FIRED if open_race else 0
