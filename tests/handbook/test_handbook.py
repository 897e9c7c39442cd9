"""The handbook in every language: the same chapters, rules and scenarios, and an example for every
rule that can be told in words."""

from __future__ import annotations

import re
from functools import cache

import pytest

from colt_express.cli.rule_example import said
from colt_express.scenarios.document import Table
from colt_express.scenarios.example import Example
from colt_express.scenarios.handbook import (
    Chapter,
    Part,
    examples_of,
    handbook_folder,
    read_chapters,
    rules_file,
)
from colt_express.words import Words, languages

from ..words.test_typography import BREAKS, NEVER, WRONG

FOLDER = handbook_folder()
TRANSLATIONS = [code for code in languages() if code != "en"]
EMPHASIS = re.compile(r"\*([^*]+)\*")
COMMANDS = re.compile(r"`[^`]*`")


@cache
def chapters(language: str) -> list[Chapter]:
    return read_chapters(FOLDER, language)


def parts(language: str) -> list[Part]:
    return [part for chapter in chapters(language) for part in chapter.parts]


@cache
def shown() -> list[tuple[str, list[Table]]]:
    return [(part.id, examples_of(part, FOLDER)) for part in parts("en") if part.id]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_chapters_rules_and_scenarios(language: str) -> None:
    assert rules_file(FOLDER, language).name == f"rules.{language}.md"
    ours = [[(part.kind, part.id, part.files) for part in one.parts] for one in chapters("en")]
    theirs = [
        [(part.kind, part.id, part.files) for part in one.parts] for one in chapters(language)
    ]
    assert theirs == ours
    same = [
        part.id
        for part, other in zip(parts("en"), parts(language), strict=True)
        if part.kind != "code" and part.text == other.text
    ]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_rules_are_written_as_the_language_writes(language: str) -> None:
    wrong = [*NEVER.values(), WRONG[language], *([BREAKS[language]] if language in BREAKS else [])]
    for part in parts(language):
        text = COMMANDS.sub("x", EMPHASIS.sub(r"\1", part.text))
        faults = [] if part.kind == "code" else [one for one in wrong if re.search(one, text)]
        assert faults == [], part.text
        assert part.kind == "code" or "*" not in text, part.text


@pytest.mark.parametrize("language", languages())
def test_every_rule_names_only_rules_there_are(language: str) -> None:
    ids = {part.id for part in parts("en")}
    named = {
        one for part in parts(language) for one in re.findall(r"[A-Z]+(?:-[A-Z]+)*-\d+", part.text)
    }
    assert named <= ids


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_an_example_that_can_be_told(language: str) -> None:
    words = Words(language)
    for rule, scenarios in shown():
        assert scenarios, f"{rule} has no example"
        example = Example(scenarios[0])
        for deed in example.act_out():
            assert bool(said(deed, example, words)) == bool(deed.options)
