"""Awards: what a finished game will be remembered for, three at most.

They are no part of the rules. They are worked out from the events of a listening game, so that they
are the same for all seats, and whenever the game is replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .information.view import SPECTATOR, EventView
from .information.view_parts import Award

if TYPE_CHECKING:
    from .game import Game

AWARDS: Final = 3

Tally = dict[str, int]
"""An amount for each bandit."""


class Measure(NamedTuple):
    """What an award is given for: the minimum amount, and a weight by which awards are compared."""

    kind: str
    least: int
    weight: float


MEASURES: Final[tuple[Measure, ...]] = (
    Measure("marshal", 2, 1.3),
    Measure("roofs", 2, 1.3),
    Measure("sieve", 3, 1.2),
    Measure("butterfingers", 500, 1.1),
    Measure("lucky", 330, 4.0),
    Measure("punchbag", 2, 1.0),
    Measure("fists", 2, 1.0),
    Measure("dust", 2, 1.0),
    Measure("driver", 2, 0.8),
    Measure("thief", 1, 0.7),
    Measure("runner", 1, 0.5),
)

COUNTED: Final[tuple[tuple[str, str, str], ...]] = (
    ("shot", "target", "sieve"),
    ("hit", "bandit", "sieve"),
    ("punched", "target", "punchbag"),
    ("punched", "bandit", "fists"),
    ("no_effect", "bandit", "dust"),
    ("marshal_moved", "bandit", "driver"),
    ("robbed", "bandit", "thief"),
    ("moved", "bandit", "runner"),
    ("arrested", "target", "marshal"),
    ("caught", "bandit", "marshal"),
)
"""Kinds of events that are counted, the field with the bandit they count for, and the award."""

LOST: Final = ("dropped", "lost", "lost_bag")

NO_MONEY: Final = "flask"

LUCKY_PURSES: Final = 2
"""Purses below which their average says nothing about luck."""


class Candidate(NamedTuple):
    award: Award
    remarkable: float


def awards_of(game: Game, stolen_before: Tally | None = None) -> list[Award]:
    """The most remarkable ones, each for another bandit if possible; none before the end.

    ``stolen_before`` is for a game that began in the middle: how many pieces of loot were stolen
    earlier. Other things that happened earlier are not known, so there are no awards for them.
    """
    if not game.over:
        return []
    lawman = game.setup.rulebook.lawman
    names = [bandit.name for bandit in game.view(SPECTATOR).bandits if bandit.seat != lawman]
    tallies = _tallies(game, names)
    if stolen_before is not None:
        for name, amount in stolen_before.items():
            _add(tallies["thief"], name, amount)
    candidates: list[Candidate] = []
    for measure in MEASURES:
        if stolen_before is None or measure.kind == "thief":
            candidates += _candidates(measure, tallies[measure.kind])
    chosen: list[Award] = []
    while candidates and len(chosen) < AWARDS:
        best = _most_remarkable(candidates, [award.bandit for award in chosen])
        chosen.append(best)
        candidates = [one for one in candidates if one.award.kind != best.kind]
    return chosen


def _most_remarkable(candidates: list[Candidate], honoured: list[str]) -> Award:
    """The award of the most remarkable candidate; those of bandits without an award yet come
    first."""
    best = candidates[0]
    for one in candidates[1:]:
        fresh, known = one.award.bandit not in honoured, best.award.bandit not in honoured
        if (fresh, one.remarkable) > (known, best.remarkable):
            best = one
    return best.award


def _candidates(measure: Measure, tally: Tally) -> list[Candidate]:
    """The bandits with the highest amount, with a score that is higher the further the others are
    behind."""
    most = max(tally.values(), default=0)
    if most < measure.least:
        return []
    leaders = [name for name, amount in tally.items() if amount == most]
    others = [amount for amount in tally.values() if amount < most]
    lead = 0.0 if len(leaders) > 1 else 1 - max(others, default=0) / most
    return [Candidate(Award(measure.kind, name, most), measure.weight * lead) for name in leaders]


def _tallies(game: Game, names: list[str]) -> dict[str, Tally]:
    tallies: dict[str, Tally] = {m.kind: dict.fromkeys(names, 0) for m in MEASURES}
    purses: dict[str, list[int]] = {name: [] for name in names}
    values = game.state.token_values
    for happened in game.events:
        event = game.see(happened, SPECTATOR)
        for kind, field, award in COUNTED:
            if event.kind == kind:
                who = event.target if field == "target" else event.bandit
                _add(tallies[award], who, 1)
        _note_the_marshal(event, tallies["marshal"])
        _note_loot(event, values, tallies, purses)
    for name, found in purses.items():
        if len(found) >= LUCKY_PURSES:
            tallies["lucky"][name] = sum(found) // len(found)
    return tallies


def _add(tally: Tally, name: str | None, amount: int) -> None:
    """Only bandits get awards; the Marshal and the Shotgun do not."""
    if name in tally:
        tally[name] += amount


def _note_the_marshal(event: EventView, tally: Tally) -> None:
    """Meetings with the Marshal that hurt."""
    if event.kind == "hit" and event.rule in ("MEET-1", "EVENT-1"):
        _add(tally, event.bandit, 1)
    if event.kind == "shot" and event.bandit == "marshal":
        _add(tally, event.target, 1)


def _note_loot(
    event: EventView, values: list[int], tallies: dict[str, Tally], purses: dict[str, list[int]]
) -> None:
    """Count loot taken on roofs, loot lost, and the values of purses."""
    if event.token is None or event.bandit is None or event.token.kind == NO_MONEY:
        return
    value = values[event.token.number]
    if event.kind in LOST:
        _add(tallies["butterfingers"], event.bandit, value)
    elif event.kind == "robbed":
        if event.at is not None and event.at.startswith("roof"):
            _add(tallies["roofs"], event.bandit, 1)
        if event.token.kind == "purse" and event.bandit in purses:
            purses[event.bandit].append(value)
