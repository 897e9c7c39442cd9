"""The example of a rule: one of its scenarios, told for ``colt-express rules``."""

from __future__ import annotations

from typing import Final

import typer

from ..engine.text import draw_train
from ..scenarios.document import Table
from ..scenarios.example import Example, refusal_of
from ..words import Words
from .terminal.story import Story
from .terminal.width import wrapped

SAID: Final = {
    "chooses": "{who} chooses {what}.",
    "offers": "{who} may choose: {what}.",
    "refuses": "{who} may not choose: {what}.",
}


def tell_example(scenario: Table) -> None:
    """What it shows, and how it proceeds or why it is refused."""
    typer.echo()
    typer.echo(wrapped(f"For example: {scenario['name']}", indent=""))
    typer.echo()
    if "refused" in scenario:
        wanted, reason = refusal_of(scenario)
        typer.echo(wrapped(f"Wanted: {wanted}"))
        typer.echo(wrapped(f"Refused: {reason}"))
    else:
        _act_out(scenario)


def _act_out(scenario: Table) -> None:
    """The position, then the choices and their effects."""
    example = Example(scenario)
    headline, _, train = draw_train(example.game.state).partition("\n\n")
    typer.echo(train if example.pile else f"{headline}\n\n{train}")
    typer.echo()
    if example.pile:
        typer.echo(wrapped(f"The pile, first card first: {', '.join(example.pile)}."))
    if example.event:
        typer.echo(wrapped(f"The round ends with: {example.event.replace('_', ' ')}."))
    story = Story(example.game, Words("en"), reader=None)
    story.news()
    for who, verb, options in example.act_out():
        story.listen()
        for line in story.news():
            typer.echo(wrapped(line.text))
        if verb in SAID:
            typer.echo(wrapped(f"> {SAID[verb].format(who=who, what=', '.join(options))}"))
