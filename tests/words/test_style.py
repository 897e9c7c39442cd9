"""The style of what players read in each language: the words, the lessons, the rules and the
answers to questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from colt_express.lessons.reading import read_contents, read_lesson, sentences_of
from colt_express.scenarios.finding.questions import read_questions
from colt_express.scenarios.handbook import handbook_folder, read_chapters, rules_file
from colt_express.words import languages

from .test_typography import WORDS, texts_of

NEVER: Final = {
    "en": {
        "stiff": r"\b(?:whom(?:ever|soever)?|whosever|shall|need not|let us|slantwise)\b",
        "not contracted": r"\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|would|will) not)\b"
        r"|(?:^|[.:;!?] )(?:(?:it|that|there|he|she) is|(?:you|they|we) (?:are|will)) [a-z]",
        "British": r"\b(?:neighbour|colour|honour|favour|travell|duell|grey\b|centre|realis)",
        "a thing that is robbed": r"\brob(?:s|bed) (?:it|a|the) (?:purse|jewel|strongbox)?\b",
        "another word for an ability": r"\b(?:tricks?|talents?)\b",
        "a box for an expansion": r"\b(?:small|other|called|the) boxes\b|\bboxes (?:here|in use)\b",
    },
    "fr": {
        "a straight apostrophe": r"\w'\w",
        "another word for an ability": r"\b(?:talents?|dons?|trucs?|apprend un tour)\b",
        "qui without antecedent": r"(?:^|[.:] )Qui [^?]*[.;]",
        "chasser sur": r"chass\w* (?:\w+ )?sur le toit",
        "a goal that is filled": r"objectifs? (?:\w+ )?rempli|rempli\w* (?:quatre|les? objectif)",
    },
    "pl": {
        "another word for an ability": r"\bsztucz\w+",
        "another word for bullets": r"\b[Kk]ul(?:[aąęie]|om|ami|k[aąęi])\b|\b[Nn]ab(?:ój|oj)",
        "a goal that is fulfilled": r"\bspełni(?!\w* się)\w*",
        "a course instead of a ride": r"\b[Pp]ierwsz\w+ kurs",
        "a table that decides": r"\bdecyduje stół|\bstół (?:może|wybiera)",
    },
    "ru": {
        "another word for an ability": r"\b(?:трюк|особ\w+ при[её]м)",
        "other words for playing a card": r"\b(?:исполн|выполн)\w+|\bсработа",
        "вы for one player": r"(?<!все )\b[Вв]ы\b (?!все)|\b[Вв]ас\b (?:нет|ждут)|\bза вас\b"
        r"|\b[Вв]аш(?:[аеиу]|ем|ей)?\b",
        "a table that decides": r"\bрешает стол|[Сс]тол может",
    },
}
"""Words that no sentence for players contains."""

ALLOWED: Final = {
    "pl": {"page-how-3"},  # a plan comes true
    "ru": {"page-sofa-hint", "team"},  # said to several people
}
"""Messages in which it is right."""

BESIDE: Final = {
    "en": r"\bbeside (?:you|him|her)\b",
    "fr": r"\bà côté\b",
    "pl": r"\bobok\b",
    "ru": r"\b(?:рядом|по соседству)\b",
}
"""Words that leave open whether a bandit is in the same car, to be punched, or in the next one, to
be shot."""

OUTSIDE: Final = {"ride", "stagecoach", "horses_events"}
"""Lessons in which horses and a stagecoach really are beside the train."""

POLISH_CARDS: Final = (
    r"(?<!„)\b(?:Ruch(?:em|u)?|Rabun(?:ek|kiem|ku)|Cios(?:em|ie|u)?|Strzał(?:em|u)?"
    r"|Zmian[aęąy] poziomu|Aresztowaniem?|Genialny pomysł|Jazd[aęą] konn[aą])\b"
)
RUSSIAN_CARDS: Final = r"(?<!«)\b(?:Движени[ея]м?|Лестниц[аы]|Краж[аи]|Верхом на лошади)\b"

LINKS: Final = {
    "fr": {"exemples", "autres", "exemple"},
    "pl": {"przykłady", "więcej", "przykład"},
    "ru": {"примеры", "ещё", "пример"},
}


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Everything a player reads in a language, with where it stands."""
    return tuple(_said(language))


def _said(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted(WORDS.rglob(f"{language}.ftl")):
        for name, text in texts_of(file):
            yield name, re.sub(r"\s+", " ", text)
    for chapter in read_contents():
        yield "contents", chapter.title[language]
        for lesson in chapter.lessons:
            yield from ((lesson, text[language]) for text in sentences_of(read_lesson(lesson)))
    for asked in read_questions(language):
        yield from (("questions", text) for text in (asked.question, asked.answer))
    for title, parts in read_chapters(handbook_folder(), language):
        yield "rules", title
        yield from ((f"rules {one.id}", one.text) for one in parts if one.kind != "code")


@pytest.mark.parametrize(
    ("language", "fault"), [(language, fault) for language in NEVER for fault in NEVER[language]]
)
def test_no_sentence_has(language: str, fault: str) -> None:
    wrong = re.compile(NEVER[language][fault], re.IGNORECASE if language == "en" else 0)
    allowed = ALLOWED.get(language, set())
    found = [one for one in said(language) if wrong.search(one[1]) and one[0] not in allowed]
    assert found == []


def test_every_language_is_gone_over() -> None:
    assert set(NEVER) == set(languages())
    counts = {language: len(said(language)) for language in languages()}
    assert min(counts.values()) > 2000, counts


@pytest.mark.parametrize("language", LINKS)
def test_the_rules_link_to_their_examples_in_the_language_of_the_reader(language: str) -> None:
    text = rules_file(handbook_folder(), language).read_text(encoding="utf-8")
    assert set(re.findall(r"\[(\w+)\]\(\.\./tests/scenarios", text)) == LINKS[language]


@pytest.mark.parametrize("language", BESIDE)
def test_lessons_tell_the_same_car_from_the_next(language: str) -> None:
    assert [one for one in bubbles(language) if re.search(BESIDE[language], one[1])] == []


@pytest.mark.parametrize(("language", "card"), [("pl", POLISH_CARDS), ("ru", RUSSIAN_CARDS)])
def test_lessons_quote_cards_as_the_story_does(language: str, card: str) -> None:
    assert [one for one in bubbles(language) if re.search(card, one[1])] == []


def bubbles(language: str) -> list[tuple[str, str]]:
    names = [name for chapter in read_contents() for name in chapter.lessons]
    inside = [name for name in names if name not in OUTSIDE]
    return [(name, one[language]) for name in inside for one in sentences_of(read_lesson(name))]
