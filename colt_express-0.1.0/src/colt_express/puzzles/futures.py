"""What usually follows each option: a typical course of the rest of the round.

All options are played on in the same deals, as a legend expects everybody to play. Of these deals
the one is kept in which each option does about as well as it does on average, so that the futures
of two options differ by the choice and not by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ..bots.base import Eyes
from ..bots.reasons import Reason, Trial, listen, reason_for, trial_of
from ..bots.search.value import close_chances
from ..engine.errors import IllegalChoice
from ..engine.game import Game
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..engine.state import OVER
from ..notation import Position
from ..replays.steps import ReplayStep, Teller
from .puzzle import Answer, Puzzle, PuzzleError, dealt
from .weighing import legend_of

DEALS: Final = 16
"""Number of deals of which the most typical is kept."""
TRIALS: Final = 120
"""Number of deals in which facts are counted for reasons; in the first quarter the tree is still
too small to count."""


def typical(
    position: Position, seat: int, values: dict[str, float], rules: Rulebook, deals: int
) -> tuple[int, dict[str, list[str]]]:
    """The most typical deal, and in it what follows each option. ``values``: by option, its chance
    to win over all deals."""
    best, futures, least = 0, {}, float("inf")
    for number in range(deals):
        deal = dealt(position, number)
        played = {option: _played_on(deal, seat, option, rules, number) for option in values}
        distance = sum(abs(played[option][1] - values[option]) for option in values)
        if distance < least:
            best, least = number, distance
            futures = {option: choices for option, (choices, _) in played.items()}
    return best, futures


def _played_on(
    deal: Game, seat: int, option: str, rules: Rulebook, number: int
) -> tuple[list[str], float]:
    """The choices after an option up to the end of the round, and the seat's chance then."""
    search = legend_of(seat, rules, Random(number))
    game = deal.copy()
    game.choose(seat, option)
    state, dice = game.state, Random(number)
    last = deal.state.round
    while state.phase != OVER and state.round == last:
        question = state.questions[0]
        game.choose(question.seat, search.rollout_policy.pick(game, question, dice))
    if state.phase == OVER:
        chances = close_chances(state)
    else:
        chances = search.value_function.chances(state, seat, search.rollout_policy.edge)
    made = zip(game.choosers[1:], game.choices[1:], strict=True)
    return [f"{chooser} {choice}" for chooser, choice in made], chances[seat]


def reasons(
    look: Eyes, best: Option, others: Sequence[Option], rules: Rulebook, trials: int
) -> dict[str, Reason]:
    """By option: why the best one is better, from trials of all in the same deals."""
    found: dict[str, list[Trial]] = {}
    state = look.guess(Random(0)).state
    for option in (best, *others):
        search = legend_of(look.seat, rules, Random())
        done = []
        for number in range(trials):
            search.rollout_dice.seed(number)
            game = look.guess(Random(f"reasons {number}"))
            before = listen(game)
            chance = search.iterate(game, option)[look.seat]
            done.append(trial_of(game, look.seat, before, chance))
        found[str(option)] = done[trials // 4 :]
    after_best = found[str(best)]
    return {
        str(option): reason_for(str(option), after_best, found[str(option)], state.token_kinds)
        for option in others
    }


def told(puzzle: Puzzle, answer: Answer) -> list[ReplayStep]:
    """The future of an option as the seat would see it, step by step; the first step is the
    position itself."""
    game = puzzle.dealt()
    game.state.log = []
    teller = Teller(game, puzzle.seat)
    steps = [teller.opening()]
    for choice in (f"{puzzle.seat} {answer.option}", *answer.follows):
        seat, _, words = choice.partition(" ")
        try:
            steps.append(teller.choice(game.choose(int(seat), words)))
        except IllegalChoice as error:
            raise PuzzleError(f"what follows {answer.option} cannot be played: {error}") from None
    return steps
