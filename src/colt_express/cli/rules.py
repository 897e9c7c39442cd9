"""``colt-express rules``: look a rule up, with an example of it."""

from __future__ import annotations

import textwrap
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer

from ..engine.errors import ColtExpressError, did_you_mean
from ..engine.text import draw_train
from ..scenarios.document import Table
from ..scenarios.example import Example, refusal_of
from ..scenarios.handbook import Rule, example_of, find_rules, handbook_folder, read_rules
from ..words import Words
from .terminal.story import Story
from .terminal.train import WIDTH

SAID: Final = {
    "chooses": "{who} chooses {what}.",
    "offers": "{who} may choose: {what}.",
    "refuses": "{who} may not choose: {what}.",
}


class NoSuchRule(ColtExpressError):
    """No rule has this id, or speaks of this."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD]...", help="An id such as SHOOT-3, or words to look for."),
    ] = None,
) -> None:
    """Look up a rule by its id or by words, with an example from play."""
    folder = handbook_folder()
    known = read_rules(folder)
    if not words:
        _list_chapters(known)
        return
    found = find_rules(known, words)
    if not found:
        wanted = " ".join(words)
        near = did_you_mean(wanted.upper(), [rule.id for rule in known])
        raise NoSuchRule(f"no rule speaks of {wanted!r}{near}")
    if len(found) == 1:
        _show(found[0], folder)
    else:
        _list_rules(found)


def _list_chapters(known: list[Rule]) -> None:
    for chapter, rules in groupby(known, key=lambda rule: rule.chapter):
        typer.echo(chapter)
        typer.echo(_wrapped(", ".join(rule.id for rule in rules)))
    typer.echo("\nA rule with an example: colt-express rules SHOOT-3")
    typer.echo("All that speak of something: colt-express rules strongbox")


def _list_rules(found: list[Rule]) -> None:
    for rule in found:
        typer.echo(f"{rule.id}  ({rule.chapter})")
        typer.echo(_wrapped(rule.summary))
    typer.echo(
        f"\n{len(found)} rules. One whole, with an example: colt-express rules {found[0].id}"
    )


def _show(rule: Rule, folder: Path) -> None:
    typer.echo(f"{rule.id}  ({rule.chapter})")
    typer.echo(_wrapped(rule.text))
    scenario = example_of(rule, folder)
    if scenario is None:
        return
    typer.echo()
    typer.echo(_wrapped(f"For example: {scenario['name']}", indent=""))
    typer.echo()
    if "refused" in scenario:
        wanted, reason = refusal_of(scenario)
        typer.echo(_wrapped(f"Wanted: {wanted}"))
        typer.echo(_wrapped(f"Refused: {reason}"))
    else:
        _act_out(scenario)
    typer.echo(f"\nMore in {', '.join(rule.files)}")


def _act_out(scenario: Table) -> None:
    """The position, then what is chosen and what comes of it."""
    example = Example(scenario)
    headline, _, train = draw_train(example.game.state).partition("\n\n")
    typer.echo(train if example.pile else f"{headline}\n\n{train}")
    typer.echo()
    if example.pile:
        typer.echo(_wrapped(f"The pile, first card first: {', '.join(example.pile)}."))
    if example.event:
        typer.echo(_wrapped(f"The round ends with: {example.event.replace('_', ' ')}."))
    story = Story(example.game, Words("en"), reader=None)
    story.news()
    for who, verb, options in example.act_out():
        story.listen()
        for line in story.news():
            typer.echo(_wrapped(line.text))
        if verb in SAID:
            typer.echo(_wrapped(f"> {SAID[verb].format(who=who, what=', '.join(options))}"))


def _wrapped(text: str, indent: str = "  ") -> str:
    return textwrap.fill(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
