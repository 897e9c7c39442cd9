"""History: what one seat has seen and done in a game, in order.

A listening game stores what this needs. Any other game is replayed, so that a history costs nothing
until it is requested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import HistoryError, IllegalChoice
from ..serialization.digest import digest
from .seeing import question_view, see
from .view import EventView, HistoryEntry

if TYPE_CHECKING:
    from ..events import Event
    from ..game import Game
    from ..options import Option
    from ..state import Question


def history_of(game: Game, seat: int) -> list[HistoryEntry]:
    """Everything a seat has seen and done, the opening first."""
    if game.setup.is_veiled:
        raise HistoryError("a guess has no history; nobody knows how the game came to it")
    heard = game if game.asked is not None else _played_again(game)
    asked = heard.asked or []
    ends = [told for _, told in asked] + [len(heard.events)]
    entries = [HistoryEntry(events=_seen(heard, heard.events[: ends[0]], seat))]
    for n, (question, told) in enumerate(asked):
        events = _seen(heard, heard.events[told : ends[n + 1]], seat)
        entries.append(_entry(heard, question, heard.choices[n], events, seat))
    return entries


def _seen(game: Game, events: list[Event], seat: int) -> list[EventView]:
    return [see(game.state, event, seat) for event in events]


def _entry(
    game: Game, question: Question, option: Option, events: list[EventView], seat: int
) -> HistoryEntry:
    view = question_view(game.state, question, seat)
    choice = None if view.options is None else view.words[question.options.index(option)]
    return HistoryEntry(question.seat, view, choice, events)


def _played_again(game: Game) -> Game:
    """The same game replayed with its events recorded from the beginning."""
    again = type(game)(game.setup)
    try:
        for seat, option in zip(game.choosers, game.choices, strict=True):
            again.choose(seat, option)
    except IllegalChoice:
        pass
    if digest(again.state) != digest(game.state):
        raise HistoryError("this game did not begin at its setup, so its history is not known")
    return again
