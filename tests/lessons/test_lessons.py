"""Lessons: each is played with every choice that leads on, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from colt_express.engine.awards import awards_of
from colt_express.engine.base.hands import hand_size
from colt_express.engine.game import Game
from colt_express.engine.information.view import SPECTATOR, EventView, View
from colt_express.lessons.reading import (
    CONTENTS,
    FOLDER,
    LANGUAGES,
    Lesson,
    NoSuchLesson,
    Shelf,
    read_contents,
    read_lesson,
    sentences_of,
)
from colt_express.lessons.teaching import Ask, NotThatWay, Taught, stolen_before, teach
from colt_express.scenarios.document import ScenarioError

from ..words.test_typography import BREAKS, NEVER, WRONG

LESSONS = [name for chapter in read_contents() for name in chapter.lessons]
PARTLY_HELD = {"pair", "duel"}
"""They begin before a card is picked, and after bullets were thrown away."""
MOST_WORDS = 14
MOST_IN_TRANSLATION = 16


def test_every_file_is_in_the_contents() -> None:
    files = {path.stem for path in FOLDER.rglob("*.yaml")} - {Path(CONTENTS).stem}
    assert files == set(LESSONS)
    assert len(LESSONS) == len(set(LESSONS))


def ways_through(lesson: Lesson, act: int, choices: list[str]) -> Iterator[Taught]:
    """Every answer on every way through an act; in free play, on one of them."""
    taught, _ = teach(lesson, act, choices, "en")
    yield taught
    if taught.ask is None:
        return
    leading_on = [words for words in taught.ask.open if words not in taught.ask.wrong]
    for words in leading_on[:1] if taught.ask.free else leading_on:
        yield from ways_through(lesson, act, [*choices, words])


@pytest.mark.parametrize("name", LESSONS)
def test_the_engine_does_what_a_lesson_says(name: str) -> None:
    lesson = read_lesson(name)
    for act in range(len(lesson.acts)):
        ends = 0
        for taught in ways_through(lesson, act, []):
            ends += taught.ask is None
            if taught.ask is not None and not taught.ask.free:
                assert set(taught.ask.wrong) < set(taught.ask.open)
        assert ends


@pytest.mark.parametrize("name", LESSONS)
def test_bubbles_are_short_and_well_set(name: str) -> None:
    for text in sentences_of(read_lesson(name)):
        for language in LANGUAGES:
            said = text[language]
            most = MOST_WORDS if language == "en" else MOST_IN_TRANSLATION
            assert len(said.split(" ")) <= most, said
            for fault in (*NEVER.values(), WRONG[language], BREAKS.get(language, r"(?!)")):
                assert not re.search(fault, said), said


def scene_of(view: View) -> dict[str, object]:
    """What a learner sees change: figures, loot on the train and with bandits, and bullets."""
    scene: dict[str, object] = {"marshal": view.marshal_at}
    for bandit in view.bandits:
        loot = sorted(token.kind for token in bandit.loot)
        scene[bandit.name] = (bandit.at, loot, bandit.bullets)
    for place, tokens in view.floor.items():
        if tokens:
            scene[place] = sorted(token.kind for token in tokens)
    return scene


def scenes_at_the_end(lesson: Lesson, act: int, choices: list[str]) -> Iterator[dict[str, object]]:
    taught, game = teach(lesson, act, choices, "en")
    if taught.ask is None:
        yield scene_of(game.view(taught.seat))
        return
    leading_on = [words for words in taught.ask.open if words not in taught.ask.wrong]
    for words in leading_on[:1] if taught.ask.free else leading_on:
        yield from scenes_at_the_end(lesson, act, [*choices, words])


@pytest.mark.parametrize("name", LESSONS)
def test_the_scene_never_jumps_without_a_word(name: str) -> None:
    lesson = read_lesson(name)
    for act in range(1, len(lesson.acts)):
        taught, _ = teach(lesson, act, [], "en")
        first = taught.beats[0].table
        assert first is not None
        jumps = any(end != scene_of(first) for end in scenes_at_the_end(lesson, act - 1, []))
        bubbles = [beat.meanwhile for beat in taught.beats if beat.say]
        told = bubbles[0] if bubbles else taught.ask and taught.ask.meanwhile
        assert bool(told) == jumps, f"{name}, act {act + 1}"


def asks_of(lesson: Lesson) -> Iterator[Ask]:
    for act in range(len(lesson.acts)):
        for taught in ways_through(lesson, act, []):
            if taught.ask is not None:
                yield taught.ask


@pytest.mark.parametrize("name", LESSONS)
def test_a_card_that_is_asked_for_by_name_has_the_ring(name: str) -> None:
    for ask in asks_of(read_lesson(name)):
        good = [words for words in ask.open if words not in ask.wrong]
        cards = {words.split()[-1] for words in good if words.startswith("play ")}
        for card in cards - {"hidden"}:
            if len(cards) == 1 and re.search(rf"\b{card.capitalize()}\b", ask.say):
                assert f"card {card}" in ask.at, ask.say


def test_everything_in_the_heist_is_pointed_at() -> None:
    for ask in asks_of(read_lesson("first")):
        assert ask.at or ask.free, ask


def test_the_count_at_the_end_of_the_heist_includes_what_was_stolen_before() -> None:
    lesson = read_lesson("first")
    last = len(lesson.acts) - 1
    assert stolen_before(lesson, last) == {"cheyenne": 4, "tuco": 1, "belle": 0}
    choices: list[str] = []
    while (ask := teach(lesson, last, choices, "en")[0].ask) is not None:
        choices.append("play rob" if "play rob" in ask.open else ask.open[0])
    game = teach(lesson, last, choices, "en")[1]
    robbed = sum(event.kind == "robbed" and event.bandit == "cheyenne" for event in seen(game))
    [award] = awards_of(game, stolen_before(lesson, last))
    assert (award.kind, award.bandit, award.amount) == ("thief", "cheyenne", 4 + robbed)
    assert robbed


def seen(game: Game) -> list[EventView]:
    return [game.see(event, 0) for event in game.events]


def test_all_languages_are_taught_alike() -> None:
    lesson = read_lesson("first")
    for act in range(len(lesson.acts)):
        answers = [teach(lesson, act, [], language)[0] for language in LANGUAGES]
        shapes = [[(beat.at, beat.table) for beat in answer.beats] for answer in answers]
        assert shapes.count(shapes[0]) == len(LANGUAGES)
        opened = [answer.ask and answer.ask.open for answer in answers]
        assert opened.count(opened[0]) == len(LANGUAGES)


def test_choices_that_do_not_lead_on_are_refused() -> None:
    lesson = read_lesson("first")
    for choices in (["play shoot"], ["nonsense"], ["play rob", "play rob"]):
        with pytest.raises(NotThatWay):
            teach(lesson, 0, choices, "en")
    with pytest.raises(NotThatWay, match="acts 0 to"):
        teach(lesson, 99, [], "en")
    with pytest.raises(NoSuchLesson, match="did you mean 'first'"):
        Shelf().lesson("firs")


HEAD = """
title: {en: a, fr: a, pl: a, ru: a}
about: {en: a, fr: a, pl: a, ru: a}
you: ghost
---
"""
ACT = (
    "setup: {players: [ghost, tuco, doc]}\nturns: O\nposition: {bandits: {ghost: {hand: [rob]}}}\n"
)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD + "play: []", "an act has a 'setup'"),
        (HEAD + ACT + "plays: []", "unknown key 'plays'"),
        (HEAD + ACT + "play: [{say: {en: a, fr: a, pl: a}}]", "say has no words in 'ru'"),
        (HEAD + ACT + "play: [{ghost: draw, tuco: draw}]", "a step is one seat's"),
        (HEAD + ACT + "play: [{at: hat}]", "a bubble cannot point at 'hat'"),
        (HEAD + ACT + "play: [{ghost: play rob, at: option draw 9}]", "'draw 9' is not open here"),
        (HEAD + ACT + "meanwhile: {en: a}\nplay: []", "meanwhile has no words in 'fr'"),
        (HEAD + ACT + "keep: some\nplay: []", "'keep' is the number of cards"),
        (HEAD + ACT + "play: [{free: forever}]", "to the end of the 'round' or 'game'"),
        (HEAD + ACT + "play: [{ghost: play move}]", "ghost cannot choose 'play move'; open:"),
        (HEAD + ACT + "play: [{tuco: draw}]", "tuco is not asked now; the game waits for ghost"),
        (HEAD + ACT + "play: [{expect: {round: 3}}]", "round: expected 3, came 1"),
        (HEAD + ACT.replace("O", "X") + "play: []", "turns are written with"),
        (
            HEAD + ACT + "play: [{ghost: play rob, wrong: {roof 9: {en: a, fr: a, pl: a, ru: a}}}]",
            "wrong: 'roof 9' is not open here",
        ),
        ("title: {en: a, fr: a, pl: a, ru: a}", "at least one act"),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_why(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "odd.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match=reason):
        teach(read_lesson("odd", tmp_path), 0, [], "en")


@pytest.mark.parametrize("name", sorted({*LESSONS} - PARTLY_HELD))
def test_a_round_begins_with_whole_hands(name: str) -> None:
    """Doc holds seven cards, also in a lesson about something else (CHAR-DOC)."""
    lesson = read_lesson(name)
    for act in range(len(lesson.acts)):
        game = teach(lesson, act, [], "en")[1]
        table = game.view(SPECTATOR)
        if table.phase == "planning" and table.turn == 1 and not table.pile:
            for player in table.players:
                assert player.hand_size >= hand_size(game.state, player.seat)
