"""Teaching: an act of a lesson, played as far as the learner has chosen.

It is stateless: each call is given all choices of the learner in an act, and returns the beats
after the last of them, up to the learner's next question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from ..bots.base import Eyes
from ..bots.greenhorn import Greenhorn
from ..engine.flow import run
from ..engine.game import Decision, Game
from ..engine.information.view import SPECTATOR, EventView, View
from ..engine.options import Option
from ..engine.rulebook import RoundCard
from ..errors import ColtExpressError
from ..scenarios.check import differences
from ..scenarios.document import Table
from ..scenarios.naming import find_option, names_of
from ..scenarios.position import lay_out
from ..scenarios.runner import Play
from .reading import ELSE, Lesson, accepted, read_text, seat_of_step, targets_of, texts_of


class NotThatWay(ColtExpressError):
    """A choice that the lesson does not know at this point."""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A beat of a lesson: a bubble, or events and the table after them. A bubble without a question
    waits until it has been read. ``meanwhile`` is said with the first bubble of an act that does
    not begin as the last one ended."""

    say: str = ""
    at: list[str] = []
    meanwhile: str = ""
    events: list[EventView] = []
    table: View | None = None


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """The learner's question: its options, and a friendly reply to each one that does not lead on.
    In free play all options lead on."""

    open: list[str]
    say: str = ""
    at: list[str] = []
    wrong: dict[str, str] = {}
    free: bool = False
    meanwhile: str = ""


class Taught(msgspec.Struct, frozen=True):
    """The beats after the learner's last choice in an act, and the next question; without one the
    act is over."""

    seat: int
    beats: list[Beat]
    ask: Ask | None


class _Waits(Exception):
    """The learner must choose."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


MOST_STEPS: Final = 2_000
"""Choices in one act; a script that goes on longer goes round in circles."""


GONE: Final = ("card", "option", "hand", "question")
"""Targets that disappear when the choice is made."""

PLAIN: Final = {True: "tunnel", False: "bridge"}
"""Name of a round card with turns chosen by the act; it has no event."""


class Act:
    """An act while it is played for one answer."""

    def __init__(self, lesson: Lesson, number: int, choices: Sequence[str], language: str) -> None:
        self.lesson = lesson
        self.act = lesson.acts[number]
        self.language = language
        self.game = self._lay_out()
        self.play = Play(self.game)
        self.seat = self.play.seat_called(self.act, lesson.you)
        self.begun = False
        self.told = 0
        self.left = list(choices)
        self.made = 0
        self.free_from = 0
        self.beats = [Beat(table=self.game.view(self.seat))]
        self.meanwhile = self._text(self.act, "meanwhile")

    def _lay_out(self) -> Game:
        """Replace the round card by one with the act's own turns; those of the game have four or
        five."""
        game = lay_out(self.act)
        state = game.state
        known = list(state.rules.turns)
        state.round_cards = state.round_cards[:]
        for number, turns in enumerate(accepted(self.act.get("turns", [])), max(0, state.round)):
            if any(sign not in known for sign in turns):
                raise self.act.error(f"turns are written with {', '.join(known)}", "turns")
            card = state.round_cards[number]
            state.round_cards[number] = RoundCard(
                card.name if card.event else PLAIN["T" in turns],
                turns,
                card.event,
                card.station,
                int(self.act.get("keep", card.keep)),
                card.reconstructed,
            )
        return game

    # Playing -----------------------------------------------------------------------------------

    def teach(self) -> Taught:
        ask = None
        try:
            for step in self.act.items_of("play"):
                self._step(step)
            self._begin()
        except _Waits as waits:
            ask = waits.ask
        if self.left:
            raise NotThatWay("this act was over before that many choices")
        return Taught(self.seat, self.beats, ask)

    def _step(self, step: Table) -> None:
        who = seat_of_step(step)
        if who is not None:
            self._begin()
            self._choose(step, who, step[who])
        elif "free" in step:
            self._begin()
            self._play_freely(step)
        elif "say" in step:
            said, at = self._said(step), targets_of(step)
            self.beats.append(Beat(say=said, at=at, meanwhile=self._since_the_last_act()))
        if "expect" in step:
            self._begin()
            for difference in differences(self.game, step.table("expect")):
                raise step.error(difference, "expect")

    def _begin(self) -> None:
        """Start the game, after the bubbles before its first event."""
        if not self.begun:
            self.begun = True
            run(self.game.state)
            self._tell()

    def _tell(self) -> None:
        """The events since the last beat."""
        events = self.game.events[self.told :]
        self.told += len(events)
        seen = [self.game.see(event, self.seat) for event in events]
        self.beats.append(Beat(events=seen, table=self.game.view(self.seat)))

    def _choose(self, step: Table, who: str, what: Any) -> None:
        self._go_on()
        seat = self.play.seat_called(step, who)
        decision = self.game.decision_of(seat)
        if decision is None:
            asked = ", ".join(self.game.seat_names()[one.seat] for one in self.game.decisions)
            raise step.error(f"{who} is not asked now; the game waits for {asked or 'nobody'}", who)
        options = [self._option(step, who, decision, words) for words in accepted(what)]
        if seat != self.seat:
            self._take(seat, options[0])
            return
        chosen = self._learners(lambda: self._ask(step, decision, options))
        if not any(str(option) == chosen for option in options):
            raise NotThatWay(f"{chosen!r} does not lead on here")
        option = next(option for option in options if str(option) == chosen)
        names = names_of(self.game.state, option)
        self._take(seat, option)
        for words, text in texts_of(step, "after").items():
            if words in names:
                lasting = [at for at in targets_of(step) if at.split()[0] not in GONE]
                self.beats.append(Beat(say=text[self.language], at=lasting))

    def _option(self, step: Table, who: str, decision: Decision, words: str) -> Option:
        option = find_option(self.game.state, decision.options, words)
        if option is None:
            known = ", ".join(names_of(self.game.state, one)[-1] for one in decision.options)
            raise step.error(f"{who} cannot choose {words!r}; open: {known}", who)
        return option

    def _take(self, seat: int, option: Option) -> None:
        self.game.choose(seat, option)
        self._tell()

    def _go_on(self) -> None:
        """Begin the next round if this one is over, and keep the one after it from beginning."""
        before = len(self.game.events)
        self.play.go_on()
        self.play.hold()
        if len(self.game.events) > before:
            self._tell()

    # Asking ------------------------------------------------------------------------------------

    def _learners(self, ask: Callable[[], Ask]) -> str:
        """The learner's next choice; what happened before it has been shown already."""
        if not self.left:
            raise _Waits(ask())
        self.made += 1
        self.meanwhile = ""
        self.beats = []
        return self.left.pop(0)

    def _ask(self, step: Table, decision: Decision, good: list[Option]) -> Ask:
        """Options without a friendly word are not open, so that what glows teaches something."""
        wrong = texts_of(step, "wrong")
        self._must_be_open(step, "wrong", decision.options)
        self._must_be_open(step, "after", good)
        friendly: dict[str, str] = {}
        for option in decision.options:
            if any(option is one for one in good):
                continue
            names = names_of(self.game.state, option)
            text = next((wrong[name] for name in names if name in wrong), wrong.get(ELSE))
            if text is not None:
                friendly[str(option)] = text[self.language]
        good_words = [str(option) for option in good]
        shown = [str(one) for one in decision.options if str(one) in (*good_words, *friendly)]
        meanwhile = self._since_the_last_act()
        at = [self._target(step, target, decision) for target in targets_of(step)]
        return Ask(shown, self._said(step), at, friendly, meanwhile=meanwhile)

    def _target(self, step: Table, target: str, decision: Decision) -> str:
        """An option is pointed at by the words that the learner is sent."""
        kind, _, words = target.partition(" ")
        if kind != "option":
            return target
        option = find_option(self.game.state, decision.options, words)
        if option is None:
            raise step.error(f"at: {words!r} is not open here", "at")
        return f"option {option}"

    def _must_be_open(self, step: Table, key: str, options: list[Option]) -> None:
        """Raises an error for replies to options that do not exist, which would never be shown."""
        names = [name for option in options for name in names_of(self.game.state, option)]
        for words in step.table(key):
            if words not in (*names, ELSE):
                raise step.error(f"{key}: {words!r} is not open here", key)

    def _said(self, step: Table) -> str:
        return self._text(step, "say")

    def _text(self, table: Table, key: str) -> str:
        return read_text(table, key)[self.language] if key in table else ""

    def _since_the_last_act(self) -> str:
        """The text that is shown once, with the first bubble."""
        told, self.meanwhile = self.meanwhile, ""
        return told

    # Free play ---------------------------------------------------------------------------------

    def _play_freely(self, step: Table) -> None:
        """The learner and greenhorns, to the end of the round or of the game."""
        self._go_on()
        to_the_end = step["free"] == "game"
        self.free_from = self.made
        for _ in range(MOST_STEPS):
            decisions = self.game.decisions
            if not decisions and to_the_end and not self.game.over:
                self._go_on()
                decisions = self.game.decisions
            if not decisions:
                return
            if not to_the_end:
                self.play.hold()
            self._next_in_free_play(step, decisions)
        raise step.error("free play does not come to an end", "free")

    def _next_in_free_play(self, step: Table, decisions: list[Decision]) -> None:
        other = next((one for one in decisions if one.seat != self.seat), None)
        if other is None:
            mine = decisions[0]
            words = [str(option) for option in mine.options]
            said = self._said(step) if self.made == self.free_from else ""
            at = targets_of(step) if said else []
            meanwhile = self._since_the_last_act()
            chosen = self._learners(lambda: Ask(words, said, at, free=True, meanwhile=meanwhile))
            if chosen not in words:
                raise NotThatWay(f"{chosen!r} is not open now")
            self._take(self.seat, mine.options[words.index(chosen)])
            return
        dice = Random(f"{self.lesson.name} {len(self.game.choices)}")
        bot = Greenhorn(other.seat, dice, self.game.setup.rulebook)
        self._take(other.seat, bot.choose(other, Eyes(self.game, other.seat)))


def teach(lesson: Lesson, act: int, choices: Sequence[str], language: str) -> tuple[Taught, Game]:
    """The beats of an act after these choices of the learner, and the game at that point."""
    if not 0 <= act < len(lesson.acts):
        raise NotThatWay(f"this lesson has acts 0 to {len(lesson.acts) - 1}")
    played = Act(lesson, act, choices, language)
    return played.teach(), played.game


START_PURSE: Final = 250
"""The purses that bandits start with are not shown as stolen."""


def stolen_before(lesson: Lesson, act: int) -> dict[str, int]:
    """How many pieces of loot each bandit has stolen when an act begins."""
    game = lay_out(lesson.acts[act])
    stolen: dict[str, int] = {}
    for bandit in game.view(SPECTATOR).bandits:
        own = next(one for one in game.view(bandit.seat).bandits if one.name == bandit.name)
        worth = [token.value for token in own.loot]
        stolen[bandit.name] = len(worth) - (START_PURSE in worth)
    return stolen
