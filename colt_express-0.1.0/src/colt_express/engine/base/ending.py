"""The end: adding up, the gunslinger, the winner (END, PAIR-9, TEAM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..events import tell
from ..rulebook import Money
from ..state import OVER
from ..tokens import HELD, JEWEL, PURSE, STRONGBOX

if TYPE_CHECKING:
    from ..state import Bandit, State

GUNSLINGER_MONEY: Final = 1000
LEFT_BEHIND: Final = "left_behind"


def finish(state: State) -> None:
    state.phase = OVER
    state.stack.clear()
    tell(state, "over", "END-2")


def loot_value(state: State, bandit: Bandit, kind: int) -> int:
    total = 0
    held = HELD + bandit.index
    for token, there in enumerate(state.token_at):
        if there == held and state.token_kinds[token] == kind:
            total += state.token_values[token]
    return total


def purse_money(state: State, bandit: Bandit) -> int:
    return loot_value(state, bandit, PURSE)


def jewel_money(state: State, bandit: Bandit) -> int:
    return loot_value(state, bandit, JEWEL)


def strongbox_money(state: State, bandit: Bandit) -> int:
    return loot_value(state, bandit, STRONGBOX)


def bullets_fired(state: State, side: int) -> int:
    """Bullets a side has fired; those that hit its own are not counted (PAIR-9, TEAM-5)."""
    sides = state.rules.sides
    mine = [b for b in state.bandits if sides[b.seat] == side]
    fired = 0
    for shooter in mine:
        fired += state.rules.bullets - shooter.bullets
        for friend in mine:
            fired -= friend.hits[shooter.character]
    return fired


def gunslingers(state: State) -> list[int]:
    """The sides that fired most; all who tie (END-1, CASE-7)."""
    if not state.rules.gunslinger:
        return []
    sides = all_sides(state)
    fired = [bullets_fired(state, side) for side in sides]
    most = max(fired)
    return [side for side, n in zip(sides, fired, strict=True) if n == most]


def all_sides(state: State) -> list[int]:
    """Every side of bandits once, in the order of its first seat."""
    sides: list[int] = []
    for seat, side in enumerate(state.rules.sides):
        if side not in sides and seat != state.rules.lawman:
            sides.append(side)
    return sides


def may_win(state: State, bandit: Bandit) -> bool:
    """CASE-9: nothing bars him."""
    for barred in state.rules.barred:  # noqa: SIM110 (searches ask this at the end of every game)
        if barred(state, bandit):
            return False
    return True


def in_the_running(state: State, side: int) -> list[Bandit]:
    """The bandits of a side that may win, whose money counts (CASE-24)."""
    return [bandit for bandit in bandits_of(state, side) if may_win(state, bandit)]


def barred_sides(state: State) -> list[int]:
    """The sides of bandits none of whom may win."""
    return [side for side in all_sides(state) if not in_the_running(state, side)]


def bandits_of(state: State, side: int) -> list[Bandit]:
    return [bandit for bandit in state.bandits if state.rules.sides[bandit.seat] == side]


def money_by_source(state: State, side: int) -> dict[str, int]:
    """A side's money by source, whether it can win or not; sources that give nothing are left out.
    If only some of its bandits can win, the money of the others does not count and is subtracted
    again (CASE-24). A played Marshal counts goals and no money (MP-GOAL).
    """
    best = gunslingers(state)
    bandits = bandits_of(state, side)
    safe = in_the_running(state, side)
    money = _money_by_source(state, side, bandits, best)
    if 0 < len(safe) < len(bandits):
        counted = sum(_money_by_source(state, side, safe, best).values())
        lost = sum(money.values()) - counted
        if lost:
            money[LEFT_BEHIND] = -lost
    return money


def money_by_side(state: State, sides: list[int]) -> list[int]:
    """By side: the money that counts, which is that of bandits who may win."""
    best = gunslingers(state)
    return [
        sum(_money_by_source(state, side, in_the_running(state, side), best).values())
        for side in sides
    ]


def _money_by_source(
    state: State, side: int, bandits: list[Bandit], best: list[int]
) -> dict[str, int]:
    total: dict[str, int] = {}
    if state.rules.lawman >= 0 and state.rules.sides[state.rules.lawman] == side:
        return total
    for name, money in state.rules.money:
        amount = 0
        for bandit in bandits:
            amount += money(state, bandit)
        if amount:
            total[name] = amount
    if side in best:
        total["gunslinger"] = GUNSLINGER_MONEY
    return total


def bullets_received(state: State, side: int) -> int:
    total = 0
    for bandit in state.bandits:
        if state.rules.sides[bandit.seat] == side:
            total += sum(bandit.hits)
    return total


def winning_sides(state: State) -> list[int]:
    """END-2: the richest; of these who received the fewest bullets; still tied, they share. CASE-9:
    there may be no winner."""
    for verdict in state.rules.verdicts:
        winners = verdict(state)
        if winners is not None:
            return winners
    sides = [side for side in all_sides(state) if in_the_running(state, side)]
    if not sides:
        return []
    money = money_by_side(state, sides)
    rich = [side for side, amount in zip(sides, money, strict=True) if amount == max(money)]
    hits = [bullets_received(state, side) for side in rich]
    return [side for side, n in zip(rich, hits, strict=True) if n == min(hits)]


MONEY: Final[list[tuple[str, Money]]] = [
    ("purses", purse_money),
    ("jewels", jewel_money),
    ("strongboxes", strongbox_money),
]
