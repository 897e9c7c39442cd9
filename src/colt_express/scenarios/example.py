"""An example: a scenario played step by step for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from ..engine.errors import SetupError
from ..engine.flow import run
from ..engine.game import Game
from ..engine.information.option_views import card_view
from ..engine.information.view import AnyOption, CardView, Mine
from .document import Table
from .naming import find_option
from .position import lay_out, make_setup
from .refusing import option_named
from .runner import Play, steps_of

Verb = Literal["begins", "offers", "refuses", "chooses", "sees"]


class Deed(NamedTuple):
    """A step of an example: what a seat may do, may not do, does or sees, with its view at that
    moment. The first step is that the game *begins*, without a seat."""

    verb: Verb
    seat: int = -1
    options: tuple[AnyOption, ...] = ()
    mine: Mine | None = None


class Example:
    """A scenario's game, in its starting position until it is played."""

    def __init__(self, scenario: Table) -> None:
        self.name = str(scenario["name"])
        self.event = str(scenario.get("event") or "")
        self.game: Game = lay_out(scenario)
        self._scenario = scenario

    @property
    def cards(self) -> list[CardView]:
        """The cards that lie on the pile."""
        return [card_view(played.card, True) for played in self.game.state.pile]

    def act_out(self) -> Iterator[Deed]:
        """Each deed before it is done, or its choice made."""
        play = Play(self.game)
        yield Deed("begins")
        run(self.game.state)
        for step, who, what in steps_of(self._scenario):
            play.go_on()
            seat = play.seat_called(step, who)
            mine = self.game.mine(seat)
            for verb, options in self._said(seat, what, mine):
                yield Deed(verb, seat, options, mine)
            play.step(step, who, what)

    def _said(
        self, seat: int, what: Any, mine: Mine
    ) -> Iterator[tuple[Verb, tuple[AnyOption, ...]]]:
        if not isinstance(what, Table):
            yield "chooses", tuple(self._chosen(seat, str(what), mine))
            return
        if "offers" in what and mine.question is not None:
            yield "offers", tuple(mine.question.options or ())
        if "refuses" in what:
            named = (option_named(self.game.state, words) for words in what.words("refuses"))
            yield "refuses", tuple(named)
        if "sees" in what:
            yield "sees", ()

    def _chosen(self, seat: int, words: str, mine: Mine) -> Iterator[AnyOption]:
        decision = self.game.decision_of(seat)
        if decision is None or mine.question is None:
            return
        option = find_option(self.game.state, decision.options, words)
        for known, shown in zip(decision.options, mine.question.options or (), strict=True):
            if known is option:
                yield shown


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
