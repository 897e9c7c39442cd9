"""The guide, shown when a player types a question mark."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...engine.base.planning import TURNS
from ...engine.cards import KIND_NAMES
from ...engine.configuration.setup import Setup
from ...engine.information.view import View
from ...words import Words
from ...words.tags import tags_of
from .box import Section, boxes_at, marshal_is_played
from .boxes import BOXES
from .colours import HEADING_STYLE
from .explaining import as_line, line_of, told
from .programme import ending_of_round

JOB = ("help-goal", "help-loot", "help-prize")


def draw_guide(table: View, words: Words, setup: Setup) -> RenderableType:
    """The rules in a page, those of this round and this player among them."""
    keys = (words.say("help-keys-title"), list(_keys(words)))
    sections = [*guide_of(table, words, setup), keys]
    return Group(*[_section(title, lines) for title, lines in sections])


def guide_of(table: View, words: Words, setup: Setup) -> list[Section]:
    """The sections of the guide that are about the game."""
    tags = tags_of(table, setup)
    sections = [
        (words.say("help-goal-title"), [told(words, message, tags) for message in JOB]),
        (words.say("help-round-title"), list(_round(table, words))),
        *[section for box in boxes_at(table) for section in box.guide(table, words, tags)],
        (words.say("help-cards-title"), [_card(words, kind) for kind in _cards(table)]),
        (words.say("help-turns-title"), [line_of(words, "turn", name) for name in _turns(table)]),
        (words.say("help-ending-title"), list(_ending(table, words))),
        (words.say("help-you-title"), list(_abilities(table, words, mine=True))),
        (words.say("help-others-title"), list(_abilities(table, words, mine=False))),
    ]
    return [(title, lines) for title, lines in sections if lines]


def _round(table: View, words: Words) -> Iterator[str]:
    """A Marshal led by a player chases no bandit (MP-4)."""
    yield words.say("help-round")
    for part in table.left_out:
        yield words.say(f"left-out-{part}")
    if not marshal_is_played(table):
        yield words.say("help-meeting")


def _cards(table: View) -> list[str]:
    """The kinds of cards that are in the game."""
    left_out = {kind for box in BOXES if not box.is_at(table) for kind in box.cards}
    left_out |= {kind for box in boxes_at(table) for kind in box.replaced}
    return [name for kind, name in enumerate(KIND_NAMES) if kind not in left_out]


def _turns(table: View) -> list[str]:
    kinds = [*TURNS.values(), *[turn for box in boxes_at(table) for turn in box.turns.values()]]
    return [turn.name for turn in kinds]


def _section(title: str, lines: list[str]) -> RenderableType:
    return Group(Text(title, HEADING_STYLE), *[Padding(Text(line), (0, 0, 0, 2)) for line in lines])


def _card(words: Words, kind: str) -> str:
    return as_line(words, "card", words.card_arguments(kind))


def _ending(table: View, words: Words) -> Iterator[str]:
    ending = ending_of_round(table) if table.round else ""
    if ending:
        yield as_line(words, "ending", words.ending_arguments(ending, table))


def _abilities(table: View, words: Words, mine: bool) -> Iterator[str]:
    """The characters in play and their abilities; the basic game has none."""
    for bandit in table.bandits:
        if bandit.abilities and (bandit.seat == table.seat) == mine:
            for ability in bandit.abilities:
                hint = words.ability(ability)
                yield words.say("help-line", name=words.figure(bandit.name), hint=hint)


def _keys(words: Words) -> Iterator[str]:
    for key, hint in (
        ("1, 2, 3…", words.say("help-key-number")),
        ("Enter", words.say("help-key-enter")),
        ("?", words.say("help-key-help")),
        ("log", words.say("help-key-log")),
        ("save", words.say("help-key-save")),
        ("quit", words.say("help-key-quit")),
    ):
        yield words.say("help-line", name=key, hint=hint)
