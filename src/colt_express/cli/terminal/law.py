"""The law at the table: the Marshal's guns, cards and goals, his prisoners, and whom he has hit."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...engine.boxes.marshal.goals import SPECIALS, WARRANTS
from ...engine.view import MarshalView, View
from ...words import Words

GOALS = WARRANTS + SPECIALS


def draw_law(table: View, words: Words, law: MarshalView) -> list[RenderableType]:
    """What lies open for all, then the goals, for those who may see them."""
    lines = [_guns(words, law), *_cards(words, law), *_wounds(words, law), *_shown(words, law)]
    return [*map(Text, lines), *_goals(table, words, law)]


def _guns(words: Words, law: MarshalView) -> str:
    left, right = (_gun(words, bullets) for bullets in law.cylinders)
    return words.say("table-guns", left=left, right=right)


def _gun(words: Words, bullets: list[str]) -> str:
    """How many bullets there are, and what the next one does."""
    next_one = words.explained("effect", bullets[0]) if bullets else {}
    return words.say("table-gun", bullets=len(bullets), **next_one)


def _cards(words: Words, law: MarshalView) -> Iterator[str]:
    """Brawler cards that are left, and prisoners."""
    if law.brawlers:
        cards = ", ".join(words.say("dollars", amount=worth) for worth in law.brawlers)
        yield words.say("table-brawlers", cards=cards)
    if law.prisoners:
        yield words.say("table-prisoners", names=words.companions(law.prisoners))
    if law.with_the_law:
        yield words.say("table-taken-back", count=law.with_the_law)


def _wounds(words: Words, law: MarshalView) -> Iterator[str]:
    for name, effects in law.wounds.items():
        for effect in effects:
            figure = words.figure_arguments("bandit", name)
            yield words.say("table-wound", **figure, **words.explained("effect", effect))


def _shown(words: Words, law: MarshalView) -> Iterator[str]:
    for goal in law.shown:
        yield words.say("table-shown", **words.goal_arguments(goal))


def _goals(table: View, words: Words, law: MarshalView) -> Iterator[RenderableType]:
    """Only the Marshal's player sees them."""
    if table.seat == law.seat and law.goals:
        yield Text(words.say("table-goals", turned=len(law.goals), count=GOALS))
        for goal in law.goals:
            line = words.say("table-goal", **words.goal_arguments(goal))
            yield Padding(Text(line), (0, 0, 0, 2))
