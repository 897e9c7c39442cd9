"""Reading lesson files.

A lesson is a YAML file of several documents: a head, then acts. An act is a scenario whose steps
may also hold what is said to the learner, in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..errors import ColtExpressError, did_you_mean
from ..languages import languages
from ..scenarios.document import Table, read_scenarios

LANGUAGES: Final = languages()
FOLDER: Final = Path(__file__).parent
CONTENTS: Final = "contents.yaml"

ACT_KEYS: Final = (
    *("setup", "round", "turns", "keep", "position", "pile", "event"),
    *("meanwhile", "play"),
)
STEP_KEYS: Final = ("say", "at", "wrong", "after", "expect", "free")
ELSE: Final = "else"
"""A friendly word for every option that has none of its own."""

TARGETS: Final = {
    "card": "a card in the hand, by its kind",
    "figure": "a bandit or the Marshal on the train",
    "panel": "what lies before a bandit",
    "bullets": "the bullets that a bandit has left",
    "place": "a car or roof",
    "loot": "what lies at a place",
    "option": "something that can be chosen, by its words",
    "piece": "a piece of a box",
    "pile": "the cards that were played; with a number, one of them",
    "turn": "a turn of the round card, by its number",
    "round": "the round card",
    "hand": "the hand",
    "question": "the question",
    "money": "the learner's money",
}
"""The kinds of targets of a bubble: the first word of ``at``."""


class NoSuchLesson(ColtExpressError):
    """No lesson has this name."""


Text = dict[str, str]
"""A sentence in every language."""


class Lesson(NamedTuple):
    name: str
    title: Text
    about: Text
    you: str  # the learner's bandit
    acts: list[Table]


class Chapter(NamedTuple):
    title: Text
    lessons: list[str]


def read_contents(folder: Path = FOLDER) -> list[Chapter]:
    """By chapter: the names of its lessons, in order."""
    chapters = []
    for table in read_scenarios(folder / CONTENTS):
        table.only("chapter", "lessons")
        chapters.append(Chapter(read_text(table, "chapter"), table.words("lessons")))
    return chapters


def read_lesson(name: str, folder: Path = FOLDER) -> Lesson:
    """The lesson of the file ``NAME.yaml``, in the folder or one of its sub-folders."""
    file = next(folder.rglob(f"{name}.yaml"), folder / f"{name}.yaml")
    head, *acts = [*read_scenarios(file)] or [Table(str(file), 1)]
    head.only("title", "about", "you")
    if not acts:
        raise head.error("a lesson has at least one act after its head")
    for act in acts:
        _check_act(act)
    you = str(head.get("you", ""))
    return Lesson(name, read_text(head, "title"), read_text(head, "about"), you, acts)


def read_text(table: Table, key: str) -> Text:
    """A sentence under a key, in every language."""
    texts = table.table(key)
    texts.only(*LANGUAGES)
    for language in LANGUAGES:
        if not str(texts.get(language) or ""):
            raise table.error(f"{key} has no words in {language!r}", key)
    return {language: str(texts[language]) for language in LANGUAGES}


def texts_of(table: Table, key: str) -> dict[str, Text]:
    """Sentences by the words of an option."""
    words = table.table(key)
    return {option: read_text(words, option) for option in words}


def targets_of(step: Table) -> list[str]:
    """The target of a bubble."""
    wanted = step.get("at")
    return [
        str(one) for one in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])
    ]


def seat_of_step(step: Table) -> str | None:
    """The seat that chooses in a step, if any."""
    seats = [key for key in step if key not in STEP_KEYS]
    if len(seats) > 1:
        raise step.error(f"a step is one seat's; here are {' and '.join(seats)}", seats[1])
    return seats[0] if seats else None


def accepted(what: Any) -> list[str]:
    """The choices that let the lesson go on."""
    return [str(one) for one in what] if isinstance(what, list) else [str(what)]


def sentences_of(lesson: Lesson) -> Iterator[Text]:
    """Everything a lesson says."""
    yield lesson.title
    yield lesson.about
    for act in lesson.acts:
        if "meanwhile" in act:
            yield read_text(act, "meanwhile")
        for step in act.items_of("play"):
            if "say" in step:
                yield read_text(step, "say")
            for key in ("wrong", "after"):
                yield from texts_of(step, key).values()


def _check_act(act: Table) -> None:
    act.only(*ACT_KEYS)
    if "setup" not in act:
        raise act.error("an act has a 'setup', as a scenario has")
    if "meanwhile" in act:
        read_text(act, "meanwhile")
    if not isinstance(act.get("keep", 0), int):
        raise act.error("'keep' is the number of cards that can be kept", "keep")
    for step in act.items_of("play"):
        if not isinstance(step, Table):
            raise act.error("a step is a mapping", "play")
        _check_step(step)


def _check_step(step: Table) -> None:
    seat_of_step(step)
    if "say" in step:
        read_text(step, "say")
    for key in ("wrong", "after"):
        texts_of(step, key)
    if "free" in step and step["free"] not in ("round", "game"):
        raise step.error("the learner plays freely to the end of the 'round' or 'game'", "free")
    for target in targets_of(step):
        kind = target.split()[0]
        if kind not in TARGETS:
            near = did_you_mean(kind, list(TARGETS))
            raise step.error(f"a bubble cannot point at {kind!r}{near}", "at")


class Shelf:
    """The lessons of a folder, each read when it is first wanted."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._chapters = read_contents(folder)
        self._lessons: dict[str, Lesson] = {}

    @property
    def chapters(self) -> list[Chapter]:
        return self._chapters

    def lesson(self, name: str) -> Lesson:
        known = [one for chapter in self._chapters for one in chapter.lessons]
        if name not in known:
            near = did_you_mean(name, known)
            raise NoSuchLesson(f"there is no lesson of that name{near}")
        if name not in self._lessons:
            self._lessons[name] = read_lesson(name, self._folder)
        return self._lessons[name]
