"""Questions about the rules: the answer comes first, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from colt_express.scenarios.finding.finder import Finder
from colt_express.scenarios.finding.index import is_typo
from colt_express.scenarios.finding.questions import read_questions
from colt_express.scenarios.finding.vocabulary import Vocabulary, words_of
from colt_express.scenarios.handbook import handbook_folder, read_rules
from colt_express.words import languages

from ..words.test_typography import BREAKS, NEVER, WRONG

ASKED: dict[str, dict[str, str]] = yaml.safe_load(
    (Path(__file__).parents[1] / "questions.yaml").read_text(encoding="utf-8")
)


@cache
def finder(language: str) -> Finder:
    return Finder(language, read_rules(handbook_folder(), language))


@pytest.mark.parametrize(
    ("language", "asked"), [(code, asked) for code in ASKED for asked in ASKED[code]]
)
def test_the_answer_comes_first(language: str, asked: str) -> None:
    rule = ASKED[language][asked]
    assert finder(language).answers(asked)[0].rule == rule
    assert finder(language).rules(asked)[0].id == rule


@pytest.mark.parametrize("language", languages())
def test_every_question_is_answered_by_itself(language: str) -> None:
    for question in finder(language).questions:
        assert finder(language).answers(question.question)[0] == question


@pytest.mark.parametrize("language", languages())
def test_questions_are_written_as_the_language_writes_and_cite_rules_there_are(
    language: str,
) -> None:
    rules = {rule.id for rule in read_rules(handbook_folder())}
    questions = read_questions(language)
    assert len(questions) >= 40
    wrong = [*NEVER.values(), WRONG[language], *([BREAKS[language]] if language in BREAKS else [])]
    for question in questions:
        assert question.rule in rules
        assert len(question.answer) <= 160
        for text in (question.question, question.answer):
            assert [one for one in wrong if re.search(one, text)] == [], text
            assert language != "fr" or "'" not in text


def test_a_word_with_a_wrong_letter_is_found() -> None:
    assert is_typo("strongbox", "strongbx")
    assert is_typo("strongbox", "strnogbox")
    assert is_typo("whiskey", "whisker")
    assert not is_typo("strongbox", "strngbx")
    assert not is_typo("marshal", "martial")
    assert finder("en").answers("strongbxo")[0].rule == "SET-4"


def test_questions_that_match_no_rule_are_not_answered() -> None:
    assert finder("en").answers("what is it")
    assert finder("en").answers("") == []
    assert finder("en").answers("what is a xylophone") == []
    assert finder("en").rules("???") == []


def test_words_are_folded() -> None:
    assert words_of("L’ÉTAGE, Łup 1 000 $") == ["l", "etage", "lup", "1", "000"]
    assert Vocabulary.of("ru").stem("вагонами") == Vocabulary.of("ru").stem("вагон")
