"""Refusals that a player may meet are worded in every language, by the page and on plain pages."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

import colt_express.server as server
from colt_express.server.base.refusals import Code
from colt_express.server.connections.error_page import error_page
from colt_express.server.connections.responses import BY_STATUS, STATUSES
from colt_express.words import languages
from colt_express.words.language import Language, page_text

CODES = [code for code in get_args(Code) if code]
SENTENCE = "a sentence of the server"

BY_PROGRAMS = {
    "a table of an evening cannot be called off",
    "a game that counts for the ladder cannot be called off",
    "that guest has left",
    "the host can leave, but not be removed",
    "there can be ",
    "there is no guest",
    "name the table at which",
    "no bandit is called",
    "no bot is called",
    "there is no seat",
    "in this variant bandits",
    "that token belongs",
    "the host of this table does not allow programs",
    "this game cannot be shown",
    "this game cannot go on here",
    "this game has ",
    "this game was dealt anew",
    "this server admits ",
    "a newer server plays",
    "an older server may",
    "an outcome may have ",
    "you have taken back",
}
"""How sentences begin that only a program is told, if anyone: the page offers nothing that leads
there, or has a view of its own for it."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_words(language: str, code: Code) -> None:
    words = Language(language, page_text)
    told = words.say(f"page-refused-{code.replace('_', '-')}", wait=5)
    assert told
    assert "{" not in told
    page = error_page(409, SENTENCE, language, code, 5)
    assert f'<html lang="{language}">' in page
    assert SENTENCE not in page


@pytest.mark.parametrize("language", languages())
def test_the_servers_own_sentence_is_for_readers_of_english_only(language: str) -> None:
    assert (SENTENCE in error_page(409, SENTENCE, language)) == (language == "en")


def test_codes_of_statuses_are_codes() -> None:
    assert {*BY_STATUS.values(), *STATUSES} <= set(CODES)


def refusals() -> list[tuple[str, ast.Call]]:
    """Every refusal in the source of the server, with its file."""
    folder = Path(server.__file__).parent
    return [
        (file.name, node)
        for file in sorted(folder.glob("*/*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
    ]


def test_every_refusal_has_a_code_or_a_reason() -> None:
    """Except for what only programs can do; a sentence that a variable holds has its own words."""
    found = refusals()
    assert len(found) > 40
    bare = []
    for file, call in found:
        coded = len(call.args) > 1 or any(one.arg in ("code", "why") for one in call.keywords)
        [first, *_] = call.args
        if isinstance(first, ast.JoinedStr):
            first = first.values[0]
        text = first.value if isinstance(first, ast.Constant) else ""
        if not coded and isinstance(text, str) and text:
            known = any(text.startswith(one) for one in BY_PROGRAMS)
            bare.extend([] if known else [(file, text)])
    assert bare == []
