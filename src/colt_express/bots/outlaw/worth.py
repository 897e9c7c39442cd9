"""What things are worth to an outlaw, in dollars.

Where the rules name no price, the figures are those that did best among outlaws.
"""

from __future__ import annotations

from typing import Final

from ...engine.boxes.horses.events import BULLET_PRICE, MORTAL_BULLET
from ...engine.boxes.horses.whiskey import CLASSIC, HALF, OLD
from ...engine.boxes.marshal.ending import POSTER, PRISONER
from ...engine.rulebook import Rulebook
from ...engine.tokens import TOKEN_NAMES
from ...engine.view import MarshalView, TokenView, View

FLASK: Final = 150  # full; it turns a turn of planning into a better one, twice
# What a token of unknown value is worth on average, if it is not cursed
UNKNOWN: Final = {"purse": 350, "jewel": 500, "strongbox": 1000, "mailbag": 700}
CURSED: Final = 10  # worth no more than this (CL-1)
BULLET_RECEIVED: Final = 90  # it clogs the deck for the rest of the game
BULLET_FIRED: Final = 350  # a step towards the gunslinger's $1000
ALONE_THERE: Final = 0.5  # how much others in the same car spoil it
LIBERTY: Final = 2000  # who is caught cannot win, however rich
ENVY: Final = 0.3  # how much a dollar of somebody else's hurts

# What is left of a token's value until it is robbed, as others may be faster:
LOOT_NOW: Final = 0.5  # where one is, with a rob card to come
LOOT_LATER: Final = 0.25  # there or next to it, in the next round

FRESH_CARDS: Final = 300  # three new cards for an empty hand; less the more one holds
DRINK_PRICE: Final = 40  # half a flask
SECOND_CARD: Final = 90  # played in the same turn
SECRECY: Final = 10  # of a card that others cannot reckon with (CHAR-GHOST)

HALF_FLASKS: Final = (CLASSIC + HALF, OLD + HALF)

BULLETS: Final = 6  # of each bandit (SET-6)
SHOTS_A_ROUND: Final = 2  # there are two shoot cards in a deck (SET-6)


def prices_of(rules: Rulebook | None) -> dict[str, int]:
    """By kind: what a token is worth on average that lies face down, cursed ones among them."""
    if rules is None:
        return UNKNOWN
    prices: dict[str, int] = {}
    for kind, price in UNKNOWN.items():
        pool = rules.tokens[TOKEN_NAMES.index(kind)]
        honest = sum(value > CURSED for value in pool)
        prices[kind] = price * honest // len(pool) if pool else price
    return prices


def token_worth(token: TokenView, prices: dict[str, int]) -> int:
    """What it is worth, or such tokens are on average; a flask is no money, but of use while
    there are turns to plan."""
    if token.kind == "flask":
        return FLASK // 2 if token.value in HALF_FLASKS else FLASK
    return prices[token.kind] if token.value is None else token.value


def bullet_worth(event: str) -> int:
    """What a bullet costs who receives it in a round that ends like this."""
    return BULLET_RECEIVED + (BULLET_PRICE if event == MORTAL_BULLET else 0)


def envy_of_sides(view: View, sides: list[int], dollars: dict[int, int]) -> list[float]:
    """How much a dollar of each side hurts the others: the more, the richer it is."""
    riches = [0] * len(sides)
    for bandit in view.bandits:
        loot = sum(dollars[token.number] for token in bandit.loot)
        riches[sides[bandit.seat]] += bandit.cash + loot
    if view.marshal is not None:
        return envy_beside_the_law(view, view.marshal, riches)
    average = sum(riches) / len(set(sides))
    return [ENVY * amount / average for amount in riches] if average else [ENVY] * len(sides)


def envy_beside_the_law(view: View, law: MarshalView, riches: list[int]) -> list[float]:
    """As above, with what the box brings to bandits; the Marshal is envied for no money."""
    for bandit in view.bandits:
        riches[bandit.seat] += POSTER * (bandit.name in law.wanted) + law.taken.get(bandit.name, 0)
        riches[bandit.seat] += PRISONER * (bandit.name in law.companions)
    riches[law.seat] = 0
    average = sum(riches) / (len(riches) - 1)
    envy = [ENVY * amount / average for amount in riches] if average else [ENVY] * len(riches)
    envy[law.seat] = ENVY
    return envy


def shot_worth(view: View, sides: list[int], rules: Rulebook | None) -> int:
    """What firing one more bullet brings, while the gunslinger is not decided (END-1)."""
    if rules is not None and not rules.gunslinger:
        return 0
    fired = [0] * len(sides)
    for bandit in view.bandits:
        fired[sides[bandit.seat]] += BULLETS - bandit.bullets
    if view.marshal is not None:
        fired[view.marshal.seat] = 0  # CASE-37
        if view.seat == view.marshal.seat:
            return BULLET_FIRED
    ours = fired.pop(sides[view.seat])
    rounds_left = len(view.rounds) - view.round + 1
    open_race = abs(ours - max(fired)) <= SHOTS_A_ROUND * rounds_left
    return BULLET_FIRED if open_race else 0
