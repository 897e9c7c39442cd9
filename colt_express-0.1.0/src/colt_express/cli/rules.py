"""``colt-express rules``: look up a rule, with an example."""

from __future__ import annotations

import re
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer

from ..errors import ColtExpressError
from ..scenarios.finding.finder import Finder
from ..scenarios.finding.questions import AskedQuestion
from ..scenarios.handbook import Rule, examples_of, handbook_folder, read_rules
from .language import LanguageOption, language_code, words_in
from .terminal.width import wrapped

IS_ID: Final = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+")
"""An id as the rules write it, not a word."""


class NoSuchRule(ColtExpressError):
    """No rule has this id or mentions these words."""


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD]...", help="An id such as SHOOT-3, a question, or words to search for."
        ),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Look up a rule by its id, by a question or by words, with an example."""
    folder = handbook_folder()
    code = language_code(language)
    known = read_rules(folder, code)
    if not words:
        _list_chapters(known)
        return
    wanted = " ".join(words)
    finder = Finder(code, known)
    found = finder.rules(wanted)
    if not found or (IS_ID.fullmatch(wanted) and len(found) > 1):
        raise NoSuchRule(f"no rule mentions {wanted!r}; {_advice(wanted, known)}")
    if len(found) == 1:
        _show(found[0], folder, code)
        return
    _answer(finder.answers(wanted))
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


def _answer(questions: list[AskedQuestion]) -> None:
    for one in questions:
        typer.echo(one.question)
        typer.echo(wrapped(f"{one.answer} ({one.rule})"))
    if questions:
        typer.echo()


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
