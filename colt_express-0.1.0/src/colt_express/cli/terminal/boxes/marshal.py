"""Marshal & Prisoners: the Marshal's guns, cards and goals, his prisoners, and whom he has hit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....engine.boxes.marshal.ending import POSTER
from ....engine.boxes.marshal.goals import (
    FOR_MANY,
    MANY_BANDITS,
    NEEDED,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
    goals_met,
    is_met,
)
from ....engine.boxes.marshal.ideas import IDEA
from ....engine.boxes.marshal.planning import BUMPY, CLIMB_PLUS, MOVE_PLUS
from ....engine.boxes.marshal.prison import ARREST
from ....engine.boxes.marshal.seeing import GOAL_VIEWS
from ....engine.boxes.marshal.table import EFFECTS, lawman_of, marshal_table
from ....engine.cards import MARSHAL
from ....engine.game import Game
from ....engine.information.view import BanditView, MarshalView, View
from ....engine.rulebook import TurnKind
from ....words import Words
from ..box import BanditColumn, Section, TerminalBox, is_marshal
from ..colours import FIGURE_STYLES
from ..columns import Column, Walls
from ..explaining import line_of
from ..screen import Screen

GOALS = WARRANTS + SPECIALS
PRISON = Walls("╒═╕", "│", "╘═╛", "o", "═")


class Marshal(TerminalBox):
    cards = (IDEA, MOVE_PLUS, CLIMB_PLUS, ARREST)
    replaced = (MARSHAL,)
    turns: Mapping[str, TurnKind] = MappingProxyType({"B": BUMPY})

    def is_at(self, table: View) -> bool:
        return table.marshal is not None

    def columns(
        self, _table: View, _words: Words, columns: list[Column], _room: int
    ) -> list[Column]:
        """The prison car is the last."""
        return [*columns[:-1], columns[-1]._replace(walls=PRISON, cell="cell")]

    def legend(self, _table: View, words: Words) -> list[str]:
        return [words.say("table-legend-marshal")]

    def open_cards(self, table: View, words: Words) -> list[RenderableType]:
        """Cards that lie open for all, then the goals, for those who may see them."""
        marshal = _marshal(table)
        lines = [
            _guns(words, marshal),
            *_cards(words, marshal),
            *_wounds(words, marshal),
            *_shown(words, marshal),
        ]
        return [*map(Text, lines), *_goals(table, words, marshal)]

    def standing(self, table: View, words: Words) -> list[BanditColumn]:
        """Posters that are not captured, and companions if a bandit has one."""
        marshal = _marshal(table)

        def poster(bandit: BanditView) -> Text:
            wanted = bandit.name in marshal.wanted
            return Text(words.say("dollars", amount=POSTER) if wanted else "")

        def companion(bandit: BanditView) -> Text:
            owner = marshal.companions.get(bandit.name)
            if owner is None:
                return Text()
            return Text(words.companions([owner]), FIGURE_STYLES[owner])

        columns = [BanditColumn(words.say("table-poster"), poster, number=True)]
        if marshal.companions:
            columns.append(BanditColumn(words.say("table-companion"), companion))
        return columns

    def bullets(self, table: View, bandit: BanditView) -> str:
        """His are in two cylinders."""
        if not is_marshal(bandit):
            return ""
        return "+".join(str(len(bullets)) for bullets in _marshal(table).cylinders)

    def earnings(self, table: View, words: Words, bandit: BanditView) -> tuple[str, int]:
        """Brawler cards."""
        amount = _marshal(table).taken.get(bandit.name, 0)
        return (words.say("table-brawler", amount=amount) if amount else "", amount)

    def guide(self, table: View, words: Words, _tags: Sequence[str]) -> list[Section]:
        """The explanation of the box, for the Marshal and for the others."""
        sections = [(words.say("help-marshal-title"), [words.say("help-marshal")])]
        if _marshal(table).seat == table.seat:
            sections.append((words.say("help-as_marshal-title"), [words.say("help-as_marshal")]))
        else:
            sections.append((words.say("help-idea-title"), [words.say("help-idea")]))
            sections.append((words.say("help-companions-title"), [words.say("help-companions")]))
        bullets = [line_of(words, "effect", effect) for effect in EFFECTS]
        sections.append((words.say("help-bullets-title"), bullets))
        sections.append((words.say("help-goals-title"), list(_goals_in_play(table, words))))
        return sections

    def introduce(self, bandit: BanditView, screen: Screen) -> bool:
        if is_marshal(bandit):
            screen.say("you-are-marshal")
        return is_marshal(bandit)

    def welcome(self, screen: Screen) -> None:
        screen.say("welcome-marshal")

    def score(self, game: Game, words: Words) -> list[str]:
        """Why the Marshal won, or did not (MP-END)."""
        state = game.state
        table = marshal_table(state)
        lines = [
            words.say(
                "score-goal",
                met="yes" if is_met(state, goal) else "no",
                **words.goal_arguments(GOAL_VIEWS[goal]),
            )
            for goal in table.goals
        ]
        met, count = goals_met(state), len(table.goals)
        lines.append(words.say("score-goals", met=met, count=count, needed=NEEDED))
        if table.thrown_off[lawman_of(state).index]:
            lines.append(words.say("score-fell"))
        return lines

    def verdict(self, game: Game, winners: list[str], words: Words) -> str:
        """MP-STATION-1: a bandit may win with the Marshal."""
        assert game.result is not None
        if game.setup.rulebook.lawman not in game.result.winners:
            return ""
        return words.say("score-marshal", names="".join(winners), count=len(winners))


def _marshal(table: View) -> MarshalView:
    marshal = table.marshal
    assert marshal is not None
    return marshal


def _guns(words: Words, marshal: MarshalView) -> str:
    left, right = (_gun(words, bullets) for bullets in marshal.cylinders)
    return words.say("table-guns", left=left, right=right)


def _gun(words: Words, bullets: list[str]) -> str:
    """How many bullets there are, and what the next one does."""
    next_one = words.explained("effect", bullets[0]) if bullets else {}
    return words.say("table-gun", bullets=len(bullets), **next_one)


def _cards(words: Words, marshal: MarshalView) -> Iterator[str]:
    """Brawler cards that are left, and prisoners."""
    if marshal.brawlers:
        cards = ", ".join(words.say("dollars", amount=worth) for worth in marshal.brawlers)
        yield words.say("table-brawlers", cards=cards)
    if marshal.prisoners:
        yield words.say("table-prisoners", names=words.companions(marshal.prisoners))
    if marshal.with_the_law:
        yield words.say("table-taken-back", count=marshal.with_the_law)


def _wounds(words: Words, marshal: MarshalView) -> Iterator[str]:
    for name, effects in marshal.wounds.items():
        for effect in effects:
            figure = words.figure_arguments("bandit", name)
            yield words.say("table-wound", **figure, **words.explained("effect", effect))


def _shown(words: Words, marshal: MarshalView) -> Iterator[str]:
    for goal in marshal.shown:
        yield words.say("table-shown", **words.goal_arguments(goal))


def _goals(table: View, words: Words, marshal: MarshalView) -> Iterator[RenderableType]:
    """Only the Marshal's player sees them."""
    if table.seat == marshal.seat and marshal.goals:
        yield Text(words.say("table-goals", turned=len(marshal.goals), count=GOALS))
        for goal in marshal.goals:
            line = words.say("table-goal", **words.goal_arguments(goal))
            yield Padding(Text(line), (0, 0, 0, 2))


def _goals_in_play(table: View, words: Words) -> Iterator[str]:
    """Those that may be dealt at this table."""
    many = len(table.bandits) > MANY_BANDITS  # the Marshal is among them
    for name, _ in SPECIAL_GOALS[: None if many else -FOR_MANY]:
        yield line_of(words, "goal", name)
    yield words.say("help-warrants")


BOX: Final = Marshal()
