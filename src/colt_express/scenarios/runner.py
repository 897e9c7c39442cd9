"""Running scenarios: build the position, play the steps, compare.

A scenario ends with its last step. If the round is over, the next one starts only if a step or the
expected decision needs it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..engine.base.rounds import NEXT_ROUND
from ..engine.errors import IllegalChoice, SetupError
from ..engine.figures import FIGURES
from ..engine.flow import run
from ..engine.game import Game
from ..engine.serialization.digest import digest
from ..errors import quoted
from .check import differences
from .document import ScenarioError, Table, find_files, read_scenarios
from .naming import find_option, is_an_option, names_of
from .position import build_game, make_setup
from .seeing import unseen_or_different

KEYS = ("name", "rules", "setup", "round", "position", "pile", "play", "event", "expect", "refused")


class Outcome:
    """The result of one scenario: no sentences if it passed."""

    def __init__(self, file: str, line: int, name: str, rules: list[str]) -> None:
        self.file = file
        self.line = line
        self.name = name
        self.rules = rules
        self.failures: list[str] = []
        self.refusal = False  # whether it shows that something is refused

    @property
    def passed(self) -> bool:
        return not self.failures


class _Failure(Exception):
    """A step failed, so the rest of the scenario is not run."""


def run_paths(paths: Sequence[Path]) -> Iterator[Outcome]:
    """Run all scenarios in files and folders, one outcome each."""
    for file in find_files(paths):
        try:
            for scenario in read_scenarios(file):
                yield run_scenario(scenario)
        except ScenarioError as error:
            unreadable = Outcome(str(file), 1, "the file", [])
            unreadable.failures.append(f"error: {error}")
            yield unreadable


def run_scenario(scenario: Table) -> Outcome:
    outcome = Outcome(
        scenario.file, scenario.line, str(scenario.get("name", "?")), scenario.words("rules")
    )
    try:
        scenario.only(*KEYS)
        for key in ("name", "rules", "setup"):
            if key not in scenario:
                raise scenario.error(f"the key {key!r} is missing")
        outcome.refusal = "refused" in scenario or any(
            isinstance(value, Table) and "refuses" in value
            for step in scenario.items_of("play")
            if isinstance(step, Table)
            for value in step.values()
        )
        outcome.failures += _run_refused(scenario) if "refused" in scenario else _run(scenario)
    except ScenarioError as error:
        outcome.failures.append(f"error: {error}")
    except _Failure as failure:
        outcome.failures.append(str(failure))
    except Exception as error:  # a bug of the engine fails this scenario, not the whole run
        outcome.failures.append(f"the engine broke down: {type(error).__name__}: {error}")
    return outcome


def _run_refused(scenario: Table) -> list[str]:
    """A setup that must be refused, with these words among the reason."""
    wanted = str(scenario["refused"])
    scenario.only("name", "rules", "setup", "refused")
    try:
        make_setup(scenario)
    except SetupError as error:
        if wanted in str(error):
            return []
        return [f"refused: expected {quoted(wanted)}, came {error}"]
    return [f"refused: expected {quoted(wanted)}, but the setup was accepted"]


def _run(scenario: Table) -> list[str]:
    play = Play(build_game(scenario))
    for step, who, what in steps_of(scenario):
        play.step(step, who, what)
    expect = scenario.table("expect")
    if expect.get("decision") is not None:
        play.go_on()
    return list(differences(play.game, expect))


def steps_of(scenario: Table) -> Iterator[tuple[Table, str, Any]]:
    """The steps of a scenario: the seat, and what it does or may do."""
    for step in scenario.items_of("play"):
        if not isinstance(step, Table) or len(step) != 1:
            raise scenario.error("a step of play is one seat with what it does", "play")
        ((who, what),) = step.items()
        yield step, who, what


class Play:
    """A game that stops between rounds until it is told to continue."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def _between_rounds(self) -> bool:
        state = self.game.state
        more = state.round + 1 < len(state.round_cards)
        return more and not state.questions and not state.stack

    def hold(self) -> None:
        """Take the beginning of the next round off the stack, unless the game is to end there."""
        state = self.game.state
        more = 0 < state.round + 1 < len(state.round_cards)
        if more and state.stack and state.stack[0] is NEXT_ROUND:
            del state.stack[0]

    def go_on(self) -> None:
        """Begin the next round if nothing else is left to do."""
        if self._between_rounds:
            self.game.state.push(NEXT_ROUND)
            run(self.game.state)

    def step(self, step: Table, who: str, what: Any) -> None:
        self.go_on()
        self.hold()
        seat = self.seat_called(step, who)
        if isinstance(what, Table):
            what.only("offers", "refuses", "sees")
            if "offers" in what:
                self._offers(who, seat, what.words("offers"))
            for words in what.words("refuses"):
                if not is_an_option(words):
                    raise what.error(f"{quoted(words)} could never be an option", "refuses")
                self._refuses(who, seat, words)
            for difference in unseen_or_different(self.game, seat, what.table("sees")):
                raise _Failure(f"{who}: {difference}")
        else:
            self._choose(who, seat, str(what))

    def seat_called(self, step: Table, who: str) -> int:
        names = self.game.seat_names()
        if who in names:
            return names.index(who)
        state = self.game.state
        if who in FIGURES[:7] and state.cast and state.cast[FIGURES.index(who)] >= 0:
            return state.bandit(FIGURES.index(who)).seat
        raise step.error(f"no seat is called {quoted(who)}; seats are {', '.join(names)}", who)

    def _options(self, seat: int) -> list[Any]:
        decision = self.game.decision_of(seat)
        return [] if decision is None else decision.options

    def _shown(self, seat: int) -> str:
        words = [names_of(self.game.state, option)[-1] for option in self._options(seat)]
        return ", ".join(words) or "nothing; the seat is not asked"

    def _offers(self, who: str, seat: int, expected: list[str]) -> None:
        state = self.game.state
        options = self._options(seat)
        names = [names_of(state, option) for option in options]
        missing = [words for words in expected if not any(words in known for known in names)]
        extra = [known[-1] for known in names if not any(words in known for words in expected)]
        twice = len({str(option) for option in options}) < len(options)
        if missing or extra or twice or (not expected and not options):
            raise _Failure(
                f"{who}: expected offers [{', '.join(expected)}], came {self._shown(seat)}"
            )

    def _refuses(self, who: str, seat: int, words: str) -> None:
        state = self.game.state
        if find_option(state, self._options(seat), words) is not None:
            raise _Failure(f"{who}: expected {quoted(words)} to be refused, but it is open")
        before = digest(state)
        try:
            self.game.choose(seat, words)
        except IllegalChoice:
            if digest(state) != before:
                raise _Failure(f"{who}: refusing {quoted(words)} changed the game") from None
            return
        raise _Failure(f"{who}: expected {quoted(words)} to be refused, but it was accepted")

    def _choose(self, who: str, seat: int, words: str) -> None:
        option = find_option(self.game.state, self._options(seat), words)
        if option is None:
            raise _Failure(f"{who}: cannot choose {quoted(words)}; open: {self._shown(seat)}")
        self.game.choose(seat, option)
