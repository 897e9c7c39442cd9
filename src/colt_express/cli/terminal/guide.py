"""The guide: what a player sees who types a question mark."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...engine.base.planning import TURNS
from ...engine.boxes.horses.riding import RIDE
from ...engine.boxes.horses.turmoil import TURMOIL
from ...engine.boxes.marshal.goals import FOR_MANY, MANY_BANDITS, SPECIAL_GOALS
from ...engine.boxes.marshal.ideas import IDEA
from ...engine.boxes.marshal.planning import BUMPY, CLIMB_PLUS, MOVE_PLUS
from ...engine.boxes.marshal.prison import ARREST
from ...engine.boxes.marshal.table import EFFECTS
from ...engine.cards import KIND_NAMES, MARSHAL
from ...engine.view import TokenView, View
from ...words import Words
from ...words.language import Arguments
from .colours import HEADING_STYLE
from .programme import ending_of_round


def draw_guide(table: View, words: Words) -> RenderableType:
    """The rules in a page, those of this round and this player among them."""
    sections = [
        (words.say("help-goal-title"), [words.say("help-goal")]),
        (words.say("help-round-title"), list(_round(table, words))),
        *_horses(table, words),
        *_small_boxes(table, words),
        *_law(table, words),
        (words.say("help-cards-title"), [_card(words, kind) for kind in _cards(table)]),
        (words.say("help-turns-title"), [_line(words, "turn", name) for name in _turns(table)]),
        (words.say("help-ending-title"), list(_ending(table, words))),
        (words.say("help-you-title"), list(_abilities(table, words, mine=True))),
        (words.say("help-others-title"), list(_abilities(table, words, mine=False))),
        (words.say("help-keys-title"), list(_keys(words))),
    ]
    return Group(*[_section(title, lines) for title, lines in sections if lines])


def _round(table: View, words: Words) -> Iterator[str]:
    """A Marshal who is led by a player does not chase anybody (MP-4)."""
    yield words.say("help-round")
    if table.marshal is None:
        yield words.say("help-meeting")


def _cards(table: View) -> list[str]:
    """The kinds of cards that are in the game."""
    left_out = [RIDE] if table.horses is None else []
    left_out += [IDEA, MOVE_PLUS, CLIMB_PLUS, ARREST] if table.marshal is None else [MARSHAL]
    return [name for kind, name in enumerate(KIND_NAMES) if kind not in left_out]


def _turns(table: View) -> list[str]:
    names = [turn.name for turn in TURNS.values()]
    names += [] if table.horses is None else [TURMOIL.name]
    return names if table.marshal is None else [*names, BUMPY.name]


def _horses(table: View, words: Words) -> list[tuple[str, list[str]]]:
    """What Horses & Stagecoach is about, and the hostages of this game."""
    horses = table.horses
    if horses is None:
        return []
    sections = [(words.say("help-horses-title"), [words.say("help-horses")])]
    if horses.coach is not None:
        hostages = [*horses.hostages, *horses.taken.values()]
        sections.append((words.say("help-coach-title"), [words.say("help-coach")]))
        lines = [words.say("option-hostage", **words.explained("hostage", h)) for h in hostages]
        sections.append((words.say("help-hostages-title"), lines))
    return sections


def _small_boxes(table: View, words: Words) -> list[tuple[str, list[str]]]:
    """The time machine, and the cursed loot, which shows by what lies face down (CL-1)."""
    sections: list[tuple[str, list[str]]] = []
    if table.time_machine is not None:
        sections.append((words.say("help-machine-title"), [words.say("help-machine")]))
    if any(token.kind in ("jewel", "strongbox") and token.value is None for token in _loot(table)):
        sections.append((words.say("help-cursed-title"), [words.say("help-cursed")]))
    return sections


def _law(table: View, words: Words) -> list[tuple[str, list[str]]]:
    """What Marshal & Prisoners is about, for the Marshal and for the others."""
    law = table.marshal
    if law is None:
        return []
    sections = [(words.say("help-law-title"), [words.say("help-law")])]
    if law.seat == table.seat:
        sections.append((words.say("help-marshal-title"), [words.say("help-marshal")]))
    else:
        sections.append((words.say("help-idea-title"), [words.say("help-idea")]))
        sections.append((words.say("help-companions-title"), [words.say("help-companions")]))
    bullets = [_line(words, "effect", effect) for effect in EFFECTS]
    sections.append((words.say("help-bullets-title"), bullets))
    sections.append((words.say("help-goals-title"), list(_goals(table, words))))
    return sections


def _goals(table: View, words: Words) -> Iterator[str]:
    """Those that may be dealt at this table."""
    many = len(table.bandits) > MANY_BANDITS  # the Marshal is among them
    for name, _ in SPECIAL_GOALS[: None if many else -FOR_MANY]:
        yield _line(words, "goal", name)
    yield words.say("help-warrants")


def _loot(table: View) -> Iterator[TokenView]:
    for bandit in table.bandits:
        yield from bandit.loot
    for tokens in table.floor.values():
        yield from tokens


def _section(title: str, lines: list[str]) -> RenderableType:
    return Group(Text(title, HEADING_STYLE), *[Padding(Text(line), (0, 0, 0, 2)) for line in lines])


def _line(words: Words, family: str, name: str) -> str:
    return _as_line(words, family, words.explained(family, name))


def _card(words: Words, kind: str) -> str:
    return _as_line(words, "card", words.card_arguments(kind))


def _as_line(words: Words, family: str, explained: Arguments) -> str:
    return words.say("help-line", name=explained[family], hint=explained[f"{family}_hint"])


def _ending(table: View, words: Words) -> Iterator[str]:
    ending = ending_of_round(table) if table.round else ""
    if ending:
        yield _as_line(words, "ending", words.ending_arguments(ending, table))


def _abilities(table: View, words: Words, mine: bool) -> Iterator[str]:
    """Whoever has an ability; in the basic game nobody has."""
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
