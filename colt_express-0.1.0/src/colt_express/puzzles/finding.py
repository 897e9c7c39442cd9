"""Finding puzzles in records.

Two short searches look at every choice of every seat. Where one option leads clearly, several long
ones follow, each with other dice and from a position in which everything that the seat cannot know
was dealt anew. All must find the same best option, far enough ahead of the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from ..bots.base import Eyes
from ..bots.considering import Moment, moments_of
from ..bots.outlaw import Outlaw
from ..bots.search.basis import Budget, key_of
from ..bots.searcher import Gunslinger
from ..engine.figures import FIGURES
from ..engine.game import RULES_VERSION
from ..engine.options import PLAY, PLAY_HIDDEN, TOKEN, Option
from ..engine.serialization.record import Record
from ..engine.state import PLANNING
from ..notation import position_line, read_position
from .futures import DEALS, TRIALS, reasons, typical
from .puzzle import Answer, Puzzle, Source
from .weighing import Weighing, weigh

LEAD: Final = 0.04
"""Minimum lead of the best option over the second: four percent of chance to win."""
SECONDS: Final = 10.0
"""Processor time of a long search."""
GLANCE: Final = 0.15
"""Processor time of the first look at a moment, in seconds."""
CLOSER: Final = 6
"""Factor from the time of the first look to that of the second."""
SEEDS: Final = 3
"""Number of long searches."""
CLEAR: Final = 1.15
"""Factor to the lead that the second look must show, since what leads in a short search looks
better than it is."""
FEWEST_OPTIONS: Final = 3
"""Minimum number of options that differ."""
GUNSLINGER: Final = Budget(steps=4_000)


class Effort(NamedTuple):
    """How to search: the lead and the level that are wanted, and how long and how often. Then, in
    how many deals facts are counted for reasons, and of how many the typical one is kept."""

    lead: float = LEAD
    seconds: float = SECONDS
    glance: float = GLANCE
    seeds: int = SEEDS
    trials: int = TRIALS
    deals: int = DEALS
    level: int = 1
    stealing: bool = False  # only choices while cards are carried out


class Looked(NamedTuple):
    """A moment that was examined: after ``number`` choices, by ``seat``; with a puzzle, or none.
    ``closely``: whether it took long searches."""

    number: int
    seat: int
    closely: bool
    puzzle: Puzzle | None


def puzzles_in(record: Record, effort: Effort, after: int = -1) -> Iterator[Looked]:
    """Examine the moments of a record in order, beginning with the one after choice ``after``."""
    moments = [one for seat in range(record.setup.seats) for one in moments_of(record, seat)]
    for moment in sorted(moments, key=lambda one: one.number):
        planned = moment.game.state.phase == PLANNING
        if moment.number > after and not (effort.stealing and planned):
            yield _look(record, moment, effort)


def _look(record: Record, moment: Moment, effort: Effort) -> Looked:
    number, seat = moment.number, moment.decision.seat
    if not _worth_a_search(moment, effort):
        return Looked(number, seat, False, None)
    return Looked(number, seat, True, puzzle_of(record, moment, effort))


def _worth_a_search(moment: Moment, effort: Effort) -> bool:
    if different(moment.decision.options) < FEWEST_OPTIONS:
        return False
    rules = moment.game.setup.rulebook
    look = Eyes(moment.game, moment.decision.seat)
    seconds = effort.glance
    glance = weigh(moment.decision, look, rules, effort.lead, seconds, "glance")
    if glance.lead < effort.lead or _level(moment, look, glance.best) < effort.level:
        return False
    closer = weigh(moment.decision, look, rules, effort.lead, CLOSER * seconds, "glance")
    return closer.lead >= CLEAR * effort.lead


def different(options: list[Option]) -> int:
    """The number of options that differ by more than the side a card lies on, or the token of one
    kind."""
    kinds = set()
    for option in options:
        kind = PLAY if option.kind == PLAY_HIDDEN else option.kind
        kinds.add((kind, option.detail if kind == TOKEN else option.value))
    return len(kinds)


def puzzle_of(record: Record, moment: Moment, effort: Effort) -> Puzzle | None:
    """The puzzle of a moment, or None if the searches are not clear or do not agree."""
    decision, rules = moment.decision, moment.game.setup.rulebook
    seat = decision.seat
    weighings: list[Weighing] = []
    for seed in range(effort.seeds):
        game = moment.game.copy()
        game.deal_anew(seat, f"re-deal {seed}")
        asked = game.decision_of(seat)
        assert asked is not None
        found = weigh(asked, Eyes(game, seat), rules, effort.lead, effort.seconds, f"seed {seed}")
        if found.lead < effort.lead:
            return None
        if weighings and key_of(found.best) != key_of(weighings[0].best):
            return None
        weighings.append(found)
    return _made(record, moment, weighings, effort)


def _made(record: Record, moment: Moment, weighings: list[Weighing], effort: Effort) -> Puzzle:
    game, seat = moment.game, moment.decision.seat
    rules = game.setup.rulebook
    look = Eyes(game, seat)
    values = _mean_values(weighings)
    best, *others = sorted(moment.decision.options, key=lambda one: -values[str(one)])
    why = reasons(look, best, others, rules, effort.trials)
    line = position_line(game, seat)
    deal, follows = typical(read_position(line), seat, values, rules, effort.deals)
    return Puzzle(
        position=line,
        seat=seat,
        kind=moment.decision.name,
        rules=RULES_VERSION,
        answers=[
            Answer(
                str(option),
                round(values[str(option)], 4),
                why.get(str(option)),
                follows[str(option)],
            )
            for option in (best, *others)
        ],
        lead=round(min(one.lead for one in weighings), 4),
        level=_level(moment, look, best),
        deal=deal,
        boxes=list(game.setup.options.boxes),
        variant=game.setup.options.variant or "",
        bandits=[FIGURES[one.character] for one in game.state.bandits if one.seat == seat],
        source=Source(record.setup.to_dict(), record.choices[: moment.number]),
    )


def _mean_values(weighings: list[Weighing]) -> dict[str, float]:
    """By option: the mean of its value over all searches."""
    values: dict[str, float] = {}
    for weighing in weighings:
        for one in weighing.options:
            option = str(one.option)
            values[option] = values.get(option, 0.0) + one.value / len(weighings)
    return values


def _level(moment: Moment, look: Eyes, best: Option) -> int:
    """How hard it is to find the best option, see `Puzzle`."""
    rules = moment.game.setup.rulebook
    for level, bot in (
        (1, Outlaw(look.seat, Random(0), rules)),
        (2, Gunslinger(look.seat, Random(0), rules, GUNSLINGER)),
    ):
        if key_of(bot.choose(moment.decision, look)) == key_of(best):
            return level
    return 3
