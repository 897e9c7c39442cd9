"""How a train of the day ended for one seat, in a few numbers that tell nothing of its deal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..engine.awards import LOST, NO_MONEY
from ..engine.game import Game, Result
from ..engine.information.view import SPECTATOR, EventView


class RideRound(msgspec.Struct):
    """What a round brought to a seat: dollars gained and lost, bullets fired at others, and bullets
    taken."""

    gained: int = 0
    lost: int = 0
    shots: int = 0
    hits: int = 0


class RideOutcome(msgspec.Struct, frozen=True):
    """The end of a game for one seat. ``place`` is its rank among ``sides``, who are partners or
    single players; ``money`` is that of its side."""

    money: int
    place: int
    sides: int
    won: bool
    rounds: list[RideRound]


def outcome_of(game: Game, seat: int) -> RideOutcome:
    """The outcome for a seat of a game that is over, and listened from its beginning."""
    end = game.result
    if end is None:
        raise ValueError("the game is not over")
    sides = game.setup.rulebook.sides
    money = {side: end.money[other] for other, side in enumerate(sides)}
    won = seat in end.winners
    place = place_of(end, sides, game.setup.rulebook.lawman, seat)
    return RideOutcome(money[sides[seat]], place, len(money), won, _rounds(game, seat))


def place_of(end: Result, sides: Sequence[int], lawman: int, seat: int) -> int:
    """The rank of a seat's side, as on the podium: the winners are first, then money counts, then
    fewer bullets. Sides that cannot win are behind the others, and a Marshal who has not won is
    ahead of none."""
    if seat in end.winners:
        return 1

    def standing(one: int) -> tuple[bool, bool, int, int]:
        return one not in end.winners, one in end.barred, -end.money[one], end.hits[one]

    ahead = {
        side
        for other, side in enumerate(sides)
        if side != sides[seat] and standing(other) < standing(seat)
        if other in end.winners or other != lawman
    }
    return 1 + len(ahead)


def _rounds(game: Game, seat: int) -> list[RideRound]:
    """What each round brought to the seat's bandits."""
    ours = {bandit.name for bandit in game.view(SPECTATOR).bandits if bandit.seat == seat}
    rounds: list[RideRound] = []
    for happened in game.events:
        event = game.see(happened, SPECTATOR)
        if event.kind == "round_began":
            rounds.append(RideRound())
        elif rounds:
            _note(rounds[-1], event, ours, game.state.token_values)
    return rounds


def _note(round_: RideRound, event: EventView, ours: set[str], values: list[int]) -> None:
    """Add what an event brought to these bandits."""
    if event.kind == "shot" and event.bandit in ours:
        round_.shots += 1
    if (event.kind == "shot" and event.target in ours) or (
        event.kind == "hit" and event.bandit in ours
    ):
        round_.hits += 1
    if event.token is None or event.token.kind == NO_MONEY:
        return
    value = values[event.token.number]
    if event.kind == "robbed" and event.bandit in ours:
        round_.gained += value
    elif event.kind == "kept":
        round_.gained += value if event.bandit in ours else 0
        round_.lost += value if event.target in ours else 0
    elif event.kind in LOST and event.bandit in ours:
        round_.lost += value
