"""What a link preview says: what its picture shows, and what has just happened. A link to a moment
tells no end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ....drawing import heading_of, money_of
from ....engine.information.view import EventView, View
from ....replays.results import Result
from ....words import Words

MINOR: Final = ("turn", "card", "stealing", "pushed", "first_player", "started", "drew")
"""Kinds of events that are told only if nothing else happens, as in the theatre on the page."""


class Tags(msgspec.Struct, frozen=True):
    title: str
    description: str


def tags_of(
    view: View,
    seat: int,
    result: Result | None,
    words: Words,
    events: Sequence[EventView] = (),
) -> Tags:
    """A game at a moment as a seat saw it, after these events; ``result``: if it is to be told."""
    money = ", ".join(f"{words.figure(one.name)} {money_of(one, words)}" for one in view.bandits)
    everybody = " ".join(filter(None, [_caption(events, view, words), money]))
    if result is not None:
        return _ending(result, view, words)
    own = [bandit for bandit in view.bandits if bandit.seat == seat]
    if own and view.round:
        who = ", ".join(f"{words.figure(one.name)}, {money_of(one, words)}" for one in own)
        return Tags(words.say("picture-seat", who=who, number=view.round), everybody)
    return Tags(heading_of(view, words), everybody)


def _caption(events: Sequence[EventView], view: View, words: Words) -> str:
    """The sentence for what happened."""
    for event in [one for one in events if one.kind not in MINOR] or list(events):
        told = words.event(event, view)
        if told:
            return told
    return ""


def _ending(result: Result, view: View, words: Words) -> Tags:
    """Who won, and the money of every seat."""

    def money(seat: int, between: str) -> str:
        amount = words.say("picture-money", money=result.money[seat])
        return f"{words.who(seat, view)}{between}{amount}"

    title = heading_of(view, words)
    if result.winners:
        title += ": " + ", ".join(money(seat, ", ") for seat in result.winners)
    return Tags(title, ", ".join(money(seat, " ") for seat in range(len(result.money))))


def waiting_tags(taken: int, seats: int, words: Words) -> Tags:
    """A table whose game has not started."""
    return Tags(words.say("picture-waiting"), words.say("picture-seats", taken=taken, count=seats))
