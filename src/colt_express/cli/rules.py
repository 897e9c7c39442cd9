"""``colt-express rules``: look up a rule, with an example."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from ..errors import ColtExpressError
from ..scenarios.handbook import Rule, examples_of, find_rules, handbook_folder, read_rules
from .language import LanguageOption, language_code, words_in
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
    code = language_code(language)
    known = read_rules(folder, code)
    if not words:
        _list_chapters(known)
        return
    found = find_rules(known, words)
    if not found:
        wanted = " ".join(words)
        raise NoSuchRule(f"no rule mentions {wanted!r}; {_advice(wanted, known)}")
    if len(found) == 1:
        _show(found[0], folder, code)
    else:
        _list_rules(found)


def _advice(wanted: str, known: list[Rule]) -> str:
    """Similar ids; all of them would fill a page."""
    near = get_close_matches(wanted.upper(), [rule.id for rule in known])
    if near:
        return f"did you mean {' or '.join(near)}?"
    return "'colt-express rules' lists them all"


def _list_chapters(known: list[Rule]) -> None:
    for chapter, rules in groupby(known, key=lambda rule: rule.chapter):
        typer.echo(chapter)
        typer.echo(wrapped(", ".join(rule.id for rule in rules)))
    typer.echo("\n> colt-express rules SHOOT-3\n> colt-express rules Tuco")


def _list_rules(found: list[Rule]) -> None:
    for rule in found:
        typer.echo(f"{rule.id}  ({rule.chapter})")
        typer.echo(wrapped(rule.summary))
    typer.echo(f"\n> colt-express rules {found[0].id}")


def _show(rule: Rule, folder: Path, code: str) -> None:
    typer.echo(f"{rule.id}  ({rule.chapter})")
    typer.echo(wrapped(rule.text))
    scenarios = examples_of(rule, folder)
    if not scenarios:
        return
    from .rule_example import tell_example  # it needs the whole engine

    said = words_in(code)
    tell_example(scenarios[0], said)
    typer.echo()
    typer.echo(said.say("rules-more", files=", ".join(rule.files)))
