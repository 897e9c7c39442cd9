"""Choices in short words: ``move`` plays a card, ``move~`` plays it face down, ``r2`` is a roof."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.options import PLACE, PLAY, PLAY_HIDDEN, TOKEN, Option
from ...engine.places import PLACE_CALLED
from ...engine.state import OPENING, PLANNING, STEALING
from ...errors import quoted
from ..symbols import FIGURE_LETTERS, place_symbol

if TYPE_CHECKING:
    from ...engine.information.view import EventView
    from ...engine.state import Question, State

FACE_DOWN: Final = "~"
NOTHING_SEEN: Final = "-"
MOST_SHOWN: Final = 30
"""Options that an error message lists at most."""


def choice_word(question: Question, option: Option) -> str:
    """The shortest word that means this option among those of the question."""
    short = short_word(option)
    if [short_word(other) for other in question.options].count(short) == 1:
        return short
    return _joined(str(option))


def short_word(option: Option) -> str:
    words = str(option)
    if option.kind == PLACE:
        return place_symbol(option.value)
    if option.kind == PLAY:
        return _joined(words.removeprefix("play "))
    if option.kind == PLAY_HIDDEN:
        return _joined(words.removeprefix("play ").removesuffix(" hidden")) + FACE_DOWN
    if option.kind == TOKEN:
        return _joined(words.replace(" #", "#"))
    return _joined(words)


def _joined(words: str) -> str:
    return words.replace(" ", "_")


def find_choice(question: Question, word: str) -> Option | None:
    """The option that a word means, in short or in full."""
    meant = [option for option in question.options if short_word(option) == word]
    return meant[0] if len(meant) == 1 else question.find(word.replace("_", " "))


def choices_of(question: Question) -> str:
    """The words of all options, for a message."""
    words = [choice_word(question, option) for option in question.options[:MOST_SHOWN]]
    return ", ".join(words) + (", …" if len(question.options) > MOST_SHOWN else "")


def seat_signs(state: State) -> list[str]:
    """By seat: the letter of its first bandit; its number before it has one."""
    signs = [str(seat) for seat in range(state.rules.seats)]
    for bandit in reversed(state.bandits):
        if bandit.seat < len(signs):
            signs[bandit.seat] = FIGURE_LETTERS[bandit.character]
    return signs


def moment_words(state: State) -> tuple[str, str]:
    """The round and the part of it: ``R2`` and ``t3``, ``steal`` or ``event``."""
    number = f"R{state.round + 1}"
    if state.phase == OPENING:
        return number, "start"
    if state.phase == PLANNING:
        return number, f"t{state.turn + 1}"
    return number, "steal" if state.phase == STEALING else "event"


def seen_word(events: list[EventView], seat: int, bandits: list[str]) -> str:
    """What another seat could see of a choice: the first event about the chooser. It is made from
    what was seen alone, never from the choice."""
    for event in events:
        if event.seat == seat or event.bandit in bandits:
            words = [event.kind]
            if event.card is not None:
                own = event.card.owner in bandits[:1] and event.card.kind != "bullet"
                words.append(event.card.kind if own else str(event.card))
            if event.target is not None:
                words.append(event.target)
            if event.at is not None:
                words.append(place_symbol(PLACE_CALLED[event.at]))
            if event.token is not None:
                words.append(f"{event.token.kind}#{event.token.number}")
            return _joined(" ".join(words))
    return NOTHING_SEEN


def refusal(question: Question, word: str) -> str:
    return f"{quoted(word)} is not open to this seat; open: {choices_of(question)}"
