"""Values of this box's things to an outlaw, in dollars; the mail, and envy with a Marshal."""

from __future__ import annotations

from typing import Final

from .....engine.boxes.marshal.ending import POSTER, PRISONER
from .....engine.information.observation import UNSEEN, Observation
from ...players import Players
from ...worth import BULLET_FIRED, ENVY, bullets_fired, envy_of, riches_of, shot_in_race
from .constants import mailbags, marshal_observation

BAG: Final = 700  # a mailbag of unknown value
BOTH_BAGS: Final = 1400  # MP-2: one holds $200, the other $1200

VICTORY: Final = 7000  # cost of the Marshal's victory to each bandit
LOG_CHANCE: Final = 10000  # value to the Marshal of multiplying his chance by e
LEAST_CHANCE: Final = 1e-6  # added to his chance, so that its logarithm is finite
MONEY_WEIGHT: Final = 0.02  # weight of gains in dollars for the Marshal, beside his goals

CELL_BARE: Final = 350  # cost of being in the cell at the end of a round without an idea
CELL_IDEA: Final = 80  # the same with a brilliant idea to come
ARREST_HERE: Final = 0.5  # probability that the Marshal arrests a bandit at his place
ARREST_NEAR: Final = 0.25  # the same for a bandit a card away
FALL_HERE: Final = 0.15  # probability of being thrown off a roof by another bandit there

WOUND: Final = 40  # cost of a turn that may be spoiled
ABILITY: Final = 60  # value of another character's ability, per round
SECOND_TOKEN: Final = 200  # value of robbing two tokens at once, per round
# Share of a companion's value that counts with an idea in hand:
IDEA_NOW: Final = 0.5  # at the prison car
IDEA_NEXT: Final = 0.2  # one car away
BRAWL_NOW: Final = 0.3  # share of a brawler card's value that counts with a punch to come


def price_mail(observation: Observation, dollars: list[int]) -> None:
    """Set the values of mailbags: a seat that knows one of the two knows the other."""
    values = observation.values
    bags = mailbags(observation)
    seen = sum([values[bag] for bag in bags if values[bag] != UNSEEN])
    for bag in bags:
        if seen and values[bag] == UNSEEN:
            dollars[bag] = BOTH_BAGS - seen


def envy_beside_him(observation: Observation, players: Players, held: list[int]) -> list[float]:
    """By side: as `envy_of_sides`, with what this box brings to bandits; the Marshal's is fixed."""
    law, lawman = marshal_observation(observation), players.rules.lawman
    riches = riches_of(observation, players, held)
    for bandit, seat in enumerate(players.seats):
        riches[seat] += law.taken_brawlers[bandit]
        if law.wanted[bandit]:
            riches[seat] += POSTER
        if law.companions[bandit] >= 0:
            riches[seat] += PRISONER
    riches[lawman] = 0
    envy = envy_of(riches, len(riches) - 1)
    envy[lawman] = ENVY
    return envy


def shot_beside_him(observation: Observation, players: Players) -> int:
    """As `shot_worth`. CASE-37: the Marshal cannot be gunslinger, but shooting is of use to him."""
    lawman = players.rules.lawman
    if not players.rules.gunslinger:
        return 0
    if observation.seat == lawman:
        return BULLET_FIRED
    fired = bullets_fired(observation, players)
    fired[lawman] = 0
    return shot_in_race(observation, players, fired)
