"""The example of a rule: one of its scenarios, told for ``colt-express rules``."""

from __future__ import annotations

import typer

from ..engine.information.view import SPECTATOR, QuestionView
from ..scenarios.document import Table
from ..scenarios.example import Deed, Example, refusal_of
from ..words import Words
from ..words.names import sentence
from .terminal.screen import Screen
from .terminal.story import Story
from .terminal.table import draw_position
from .terminal.width import wrapped


def tell_example(scenario: Table, words: Words) -> None:
    """Tell what a scenario shows, and how it proceeds or why it is refused."""
    typer.echo()
    typer.echo(wrapped(words.say("rules-example", name=str(scenario["name"])), indent=""))
    typer.echo()
    if "refused" in scenario:
        wanted, reason = refusal_of(scenario)
        typer.echo(wrapped(words.say("rules-wanted", setup=wanted)))
        typer.echo(wrapped(words.say("rules-refused", reason=reason)))
    else:
        _act_out(Example(scenario), words)


def _act_out(example: Example, words: Words) -> None:
    """The position, then the choices and their effects."""
    table = example.game.view(SPECTATOR)
    cards = ", ".join(map(words.card, example.cards))
    if table.cars:
        screen = Screen(words)
        screen.show(draw_position(table, words, screen.console.width, programme=not cards))
        typer.echo()
    if cards:
        typer.echo(wrapped(words.say("rules-pile", cards=cards)))
    if example.event:
        typer.echo(
            wrapped(words.say("rules-ending", **words.ending_arguments(example.event, table)))
        )
    story = Story(example.game, words, reader=None)
    story.news()
    for deed in example.act_out():
        _tell(story)
        told = said(deed, example, words)
        if told:
            typer.echo(wrapped(f"> {told}"))
    _tell(story)


def _tell(story: Story) -> None:
    story.listen()
    for line in story.news():
        typer.echo(wrapped(line.text))


def said(deed: Deed, example: Example, words: Words) -> str:
    """A sentence on what a seat may choose, may not choose, or chooses."""
    if not deed.options or deed.mine is None:
        return ""
    table = example.game.view(deed.seat)
    question = deed.mine.question or QuestionView(deed.seat, "")
    who = words.who(deed.seat, table)
    options = " · ".join(words.option(option, question, table) for option in deed.options)
    match deed.verb:
        case "offers":
            told = words.say("example-offers", who=who, options=options)
        case "refuses":
            told = words.say("example-refuses", who=who, options=options)
        case _:
            told = words.say("example-chooses", who=who, options=options)
    return sentence(told)
