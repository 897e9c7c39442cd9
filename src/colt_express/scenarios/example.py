"""An example: a scenario played step by step for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..engine.errors import SetupError
from ..engine.flow import run
from ..engine.game import Game
from .document import Table
from .position import lay_out, make_setup
from .runner import Play, steps_of


class Example:
    """A scenario's game, in its starting position until it is played."""

    def __init__(self, scenario: Table) -> None:
        self.name = str(scenario["name"])
        self.pile = scenario.words("pile")
        self.event = str(scenario.get("event") or "")
        self.game: Game = lay_out(scenario)
        self._scenario = scenario

    def act_out(self) -> Iterator[tuple[str, str, list[str]]]:
        """What each seat does, before it is done: the seat, then *offers*, *refuses* or *chooses*,
        then the options."""
        play = Play(self.game)
        run(self.game.state)
        for step, who, what in steps_of(self._scenario):
            yield from _said(who, what)
            play.step(step, who, what)
        yield "", "over", []


def _said(who: str, what: Any) -> Iterator[tuple[str, str, list[str]]]:
    if not isinstance(what, Table):
        yield who, "chooses", [str(what)]
        return
    for verb in ("offers", "refuses"):
        if verb in what:
            yield who, verb, what.words(verb)


def refusal_of(scenario: Table) -> tuple[str, str]:
    """A setup that cannot be played, and why not."""
    wanted = ", ".join(f"{key} {_listed(value)}" for key, value in scenario.table("setup").items())
    try:
        make_setup(scenario)
    except SetupError as error:
        return wanted, str(error)
    raise scenario.error("this setup can be played", "setup")


def _listed(value: Any) -> str:
    if isinstance(value, Table):
        return " ".join(f"{key}={_listed(one)}" for key, one in value.items())
    return " ".join(map(_listed, value)) if isinstance(value, list) else str(value)
