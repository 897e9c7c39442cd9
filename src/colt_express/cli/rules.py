"""``colt-express rules``: look up a rule, with an example."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from ..errors import ColtExpressError
from ..scenarios.handbook import Rule, examples_of, find_rules, handbook_folder, read_rules
from ..words import Words
from .language import LanguageOption, words_in
from .terminal.width import wrapped


class NoSuchRule(ColtExpressError):
    """No rule has this id or mentions these words."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD]...", help="An id such as SHOOT-3, or words to search for."),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Look up a rule by its id or by words, with an example."""
    folder = handbook_folder()
    said = words_in(language)
    known = read_rules(folder, said.code)
    if not words:
        _list_chapters(known, said)
        return
    found = find_rules(known, words)
    if not found:
        wanted = " ".join(words)
        raise NoSuchRule(f"no rule mentions {wanted!r}; {_advice(wanted, known)}")
    if len(found) == 1:
        _show(found[0], folder, said)
    else:
        _list_rules(found, said)


def _advice(wanted: str, known: list[Rule]) -> str:
    """Similar ids; all of them would fill a page."""
    near = get_close_matches(wanted.upper(), [rule.id for rule in known])
    if near:
        return f"did you mean {' or '.join(near)}?"
    return "'colt-express rules' lists them all"


def _list_chapters(known: list[Rule], said: Words) -> None:
    for chapter, rules in groupby(known, key=lambda rule: rule.chapter):
        typer.echo(chapter)
        typer.echo(wrapped(", ".join(rule.id for rule in rules)))
    typer.echo()
    typer.echo(said.say("rules-by-id", command="colt-express rules SHOOT-3"))
    typer.echo(said.say("rules-by-word", command=f"colt-express rules {said.figure('tuco')}"))


def _list_rules(found: list[Rule], said: Words) -> None:
    for rule in found:
        typer.echo(f"{rule.id}  ({rule.chapter})")
        typer.echo(wrapped(rule.summary))
    command = f"colt-express rules {found[0].id}"
    typer.echo()
    typer.echo(said.say("rules-found", count=len(found), command=command))


def _show(rule: Rule, folder: Path, said: Words) -> None:
    typer.echo(f"{rule.id}  ({rule.chapter})")
    typer.echo(wrapped(rule.text))
    scenarios = examples_of(rule, folder)
    if not scenarios:
        return
    from .rule_example import tell_example  # it needs the whole engine

    tell_example(scenarios[0], said)
    typer.echo()
    typer.echo(said.say("rules-more", files=", ".join(rule.files)))
