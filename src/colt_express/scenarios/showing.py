"""Showing an example: a scenario as a client can act it out, step by step, with the table as
spectators see it and what the acting seat knows beside it.

Nothing in it is secret: it is a position from the handbook, not a game of players.
"""

from __future__ import annotations

import msgspec

from ..engine.information.view import SPECTATOR, AnyOption, EventView, Mine, View
from .document import Table
from .example import Deed, Example, Verb, refusal_of


class ExampleStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step: what a seat may choose, may not choose, chooses or sees; ``mine``: its private view
    at that moment, with its question. ``table``: the table after the step, missing if nothing
    changed."""

    verb: Verb
    seat: int = SPECTATOR
    options: list[AnyOption] = []
    mine: Mine | None = None
    events: list[EventView] = []
    table: View | None = None


class RuleExample(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario of a rule: ``names`` are those of all its scenarios, and this is ``n`` of them,
    from 0 on. Without a ``table`` it is a setup that is ``refused``, in the engine's words."""

    rule: str
    n: int
    names: list[str]
    table: View | None = None
    steps: list[ExampleStep] = []
    wanted: str = ""
    refused: str = ""


def show_example(rule: str, scenarios: list[Table], n: int) -> RuleExample:
    scenario = scenarios[n]
    names = [str(one["name"]) for one in scenarios]
    if "refused" in scenario:
        wanted, reason = refusal_of(scenario)
        return RuleExample(rule, n, names, wanted=wanted, refused=reason)
    example = Example(scenario)
    table = example.game.view(SPECTATOR)
    return RuleExample(rule, n, names, table, _steps(example))


def _steps(example: Example) -> list[ExampleStep]:
    game = example.game
    told = len(game.events)
    steps: list[ExampleStep] = []
    begun: Deed | None = None

    def finish(deed: Deed) -> None:
        nonlocal told
        events = [game.see(event, SPECTATOR) for event in game.events[told:]]
        told += len(events)
        changed = events or deed.verb in ("begins", "chooses")
        table = game.view(SPECTATOR) if changed else None
        steps.append(
            ExampleStep(deed.verb, deed.seat, list(deed.options), deed.mine, events, table)
        )

    for deed in example.act_out():
        if begun is not None:
            finish(begun)
        begun = deed
    if begun is not None:
        finish(begun)
    return steps
