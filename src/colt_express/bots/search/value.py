"""The value function: each player's chance of winning, evaluated between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from ...engine.base.ending import (
    MONEY,
    all_sides,
    bullets_fired,
    in_the_running,
    may_win,
    money_by_side,
    winning_sides,
)
from ...engine.boxes.horses.whiskey import FLASK
from ...engine.boxes.marshal.events import GUILTY_CONSCIENCE
from ...engine.figures import CHARACTERS
from ...engine.places import CELL, COACH, PLACE_COUNT
from ...engine.state import OVER, Bandit, State
from ...engine.tokens import HELD, STRONGBOX
from .marshal import chance_of_the_marshal

ROUNDS: Final = 5
"""Number of weight vectors per table: one for each number of rounds played, since the same features
count differently later."""

TABLES: Final[list[str]] = ["the base game", "horses", "the Marshal", "horses and the Marshal"]
"""Kinds of tables with weights of their own, since bandits win there for different reasons."""

SIDE_FEATURES: Final[list[str]] = [
    "money",
    "ahead in shots",
    "best gunslinger",
    "bullets received",
    "bullets left",
    "loot at hand",
    "loot nearby",
    "on a roof",
    "company with loot",
    "the Marshal near",
    "first player",
    "barred from winning",
    "in the cell",
    "in the stagecoach",
    "a hostage",
    *CHARACTERS,
    "car",
    "flasks",
    "a horse near",
    "abilities",
    "bullets in the deck",
]
FIRST_CHARACTER: Final = 15
FIRST_OF_PEERS: Final = FIRST_CHARACTER + len(CHARACTERS)
"""Index of the first feature that has weights only for games between searching bots."""
MOST_LOOT: Final = 1500
"""Cap on the loot features, in dollars: more loot at a place counts no more."""
MOST_RIVALS: Final = 8
"""Maximum number of sides of bandits."""
EDGE: Final = 0.35
"""Added to the log strength of a searching seat among outlaws, per round to come."""
CLOSE: Final = 200.0
"""In dollars, for `close_chances`: being this much richer makes a side e times as likely to win."""


class ValueFunction:
    """A linear model of chances to win, with weights by number of rounds played.

    ``sides``: by table and round, the weight of each of `SIDE_FEATURES`. ``law`` and ``verdict``
    are used at tables where a player is the Marshal: by round and goal, the weights of the goal's
    features; by round, the weights of `chance_of_the_marshal`. ``conscience``: in dollars, how much
    poorer makes a side e times as likely to share a Marshal's victory (MP-STATION-1); 0 leaves that
    out of account. ``scales``: without and with a Marshal, by number of rival sides, a factor of
    their strengths, which decide less between few; none if that is empty."""

    __slots__ = ("conscience", "law", "scales", "sides", "verdict")

    def __init__(
        self,
        sides: list[list[list[float]]],
        law: list[list[list[float]]],
        verdict: list[list[float]],
        conscience: float = 0.0,
        scales: list[list[float]] | None = None,
    ) -> None:
        self.sides: list[list[list[float]]] = sides
        self.law: list[list[list[float]]] = law
        self.verdict: list[list[float]] = verdict
        self.conscience: float = conscience
        self.scales: list[list[float]] = scales or []

    def chances(self, state: State, searcher: int = -1, edge: float = EDGE) -> list[float]:
        """By seat: the probability of winning if all play equally well, except that the seat
        ``searcher`` plays better in the rounds to come, unless it is the Marshal. ``edge``: what
        each of these rounds adds to its log strength."""
        if state.phase == OVER:
            return final_chances(state)
        played = min(state.round, ROUNDS - 1)
        rules = state.rules
        sides = rules.sides
        his_side = -1  # the side of the Marshal, or -1 if no player is the Marshal
        left = 1.0
        if rules.lawman >= 0:
            his_side = sides[rules.lawman]
            left -= chance_of_the_marshal(state, self.law[played], self.verdict[played])
        found = strengths(state, self.sides[table_of(state)][played])
        scale = 1.0
        if self.scales:
            rivals = len(found) if his_side < 0 else len(found) - 1
            scale = self.scales[0 if his_side < 0 else 1][rivals]
        likely = [exp(scale * strength) for strength in found]
        if searcher >= 0 and sides[searcher] != his_side:
            likely[sides[searcher]] *= exp(edge * (len(state.round_cards) - state.round))
        total = 0.0
        for side, one in enumerate(likely):
            if side != his_side:
                total += one
        by_side = [left * one / total for one in likely]
        if his_side >= 0:
            by_side[his_side] = 1.0 - left
            if self.conscience > 0.0 and is_conscience_due(state):
                share_with_the_poorest(state, by_side, his_side, self.conscience)
        return [by_side[side] for side in sides]


def is_conscience_due(state: State) -> bool:
    """Whether the last round ends with a guilty conscience."""
    return state.is_last_round and state.round_card.event == GUILTY_CONSCIENCE


def share_with_the_poorest(
    state: State, by_side: list[float], his_side: int, dollars: float
) -> None:
    """Give half of the Marshal's chance to the bandits: the more, the poorer they are."""
    rivals = [side for side in all_sides(state) if in_the_running(state, side)]
    if not rivals:
        return
    money = money_by_side(state, rivals)
    lowest = min(money)
    weights = [exp((lowest - one) / dollars) for one in money]
    total = sum(weights)
    half = by_side[his_side] / 2
    by_side[his_side] -= half
    for side, weight in zip(rivals, weights, strict=True):
        by_side[side] += half * weight / total


def table_of(state: State) -> int:
    """The index of the state's table in `TABLES`."""
    table = 2 if state.rules.lawman >= 0 else 0
    return table if state.horses is None else table + 1


def final_chances(state: State) -> list[float]:
    """By seat: 1 for the winner and 0 for all others; winners who tie share."""
    sides = state.rules.sides
    winners = winning_sides(state)
    share = 1 / len(winners) if winners else 0.0
    return [share if side in winners else 0.0 for side in sides]


def close_chances(state: State) -> list[float]:
    """By seat: as `final_chances`, but a bandit who was nearly the richest gets a share of the
    victory. This reduces variance: a search needs fewer deals to see which options are good."""
    winners = winning_sides(state)
    rules = state.rules
    if not winners or (rules.lawman >= 0 and rules.sides[rules.lawman] in winners):
        return final_chances(state)
    rivals = [side for side in all_sides(state) if in_the_running(state, side)]
    money = money_by_side(state, rivals)
    shares = [0.0] * (max(rules.sides) + 1)
    total = 0.0
    highest = max(money)
    for n, side in enumerate(rivals):
        shares[side] = exp((money[n] - highest) / CLOSE)
        total += shares[side]
    return [shares[side] / total for side in rules.sides]


def strengths(state: State, weights: list[float]) -> list[float]:
    """By side: the weighted sum of its features. The Marshal's side has no meaningful value."""
    rules = state.rules
    number = max(rules.sides) + 1
    fired = [bullets_fired(state, side) for side in range(number)]
    if rules.lawman >= 0:
        fired[rules.sides[rules.lawman]] = 0
    values = values_by_place(state)
    flasks = flasks_by_bandit(state) if len(weights) > FIRST_OF_PEERS else []
    totals = [0.0] * number
    for side in range(number):
        others = 0
        for other, shots in enumerate(fired):
            if other != side and shots > others:
                others = shots
        ahead = max(-3, min(3, fired[side] - others))
        totals[side] = weights[1] * ahead / 3 + (weights[2] if ahead >= 0 else 0.0)
    for bandit in state.bandits:
        strength = _strength(state, bandit, weights, values)
        if flasks:
            strength += _strength_among_peers(state, bandit, weights, flasks[bandit.index])
        totals[rules.sides[bandit.seat]] += strength
    return totals


def values_by_place(state: State) -> list[int]:
    """The value of the loot in dollars, by place, and by bandit from index `HELD` on."""
    values = [0] * (HELD + len(state.bandits))
    kinds = state.token_kinds
    worth = state.token_values
    for token, there in enumerate(state.token_at):
        if there < PLACE_COUNT or kinds[token] <= STRONGBOX:
            values[there] += worth[token]
    return values


def flasks_by_bandit(state: State) -> list[int]:
    """How many flasks each bandit has."""
    flasks = [0] * len(state.bandits)
    if state.horses is not None:
        kinds = state.token_kinds
        for token, there in enumerate(state.token_at):
            if there >= HELD and kinds[token] == FLASK:
                flasks[there - HELD] += 1
    return flasks


def _strength(state: State, bandit: Bandit, weights: list[float], values: list[int]) -> float:
    place = bandit.place
    money = values[HELD + bandit.index]
    sources = state.rules.money
    for n in range(len(MONEY), len(sources)):
        money += sources[n][1](state, bandit)
    hits = 0
    for n in bandit.hits:
        hits += n
    total = weights[0] * money / 1000 + weights[3] * hits / 6 + weights[4] * bandit.bullets / 6
    total += weights[5] * min(values[place], MOST_LOOT) / 1000
    near = 0
    for option in state.train.moves[place]:
        near = max(near, values[option.value])
    for option in state.train.climbs[place]:
        near = max(near, values[option.value])
    total += weights[6] * min(near, MOST_LOOT) / 1000
    if place & 1:
        total += weights[7]
    if money > 0:
        company = -1
        for other in state.bandits:
            if other.place == place:
                company += 1
        total += weights[8] * min(2, company)
    if -1 <= (state.marshal_at >> 1) - (place >> 1) <= 1:
        total += weights[9]
    if bandit.seat == state.first:
        total += weights[10]
    if state.rules.barred and not may_win(state, bandit):
        total += weights[11]
    if place == CELL:
        total += weights[12]
    elif place == COACH:
        total += weights[13]
    if state.horses is not None and state.horses.hostage_of[bandit.index] >= 0:
        total += weights[14]
    if bandit.character < len(CHARACTERS):
        total += weights[FIRST_CHARACTER + bandit.character]
    return total


def _strength_among_peers(state: State, bandit: Bandit, weights: list[float], flasks: int) -> float:
    """What the features from `FIRST_OF_PEERS` on add."""
    car = bandit.place >> 1
    total = weights[FIRST_OF_PEERS] * car / 5 + weights[FIRST_OF_PEERS + 1] * flasks
    horses = state.horses
    if horses is not None and car < len(horses.horses) and horses.horses[car] > 0:
        total += weights[FIRST_OF_PEERS + 2]
    total += weights[FIRST_OF_PEERS + 3] * bandit.abilities.bit_count()
    total += weights[FIRST_OF_PEERS + 4] * len(state.players[bandit.seat].deck) / 10
    return total
