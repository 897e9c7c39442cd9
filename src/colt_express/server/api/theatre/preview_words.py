"""What a link preview says: only what its picture shows. A link to a moment tells no end."""

from __future__ import annotations

import msgspec

from ....drawing import heading_of, money_of
from ....engine.information.mine import merged
from ....engine.information.view import Mine, View
from ....replays.results import Result
from ....words import Words


class Tags(msgspec.Struct, frozen=True):
    title: str
    description: str


def tags_of(table: View, mine: Mine | None, seat: int, result: Result | None, words: Words) -> Tags:
    """A game at a moment as a seat saw it; ``result``: if it is to be told."""
    view = table if mine is None else merged(table, mine)
    everybody = ", ".join(
        f"{words.figure(one.name)} {money_of(one, words)}" for one in view.bandits
    )
    if result is not None:
        return _ending(result, view, words)
    own = [bandit for bandit in view.bandits if bandit.seat == seat]
    if own and view.round:
        who = ", ".join(f"{words.figure(one.name)}, {money_of(one, words)}" for one in own)
        return Tags(words.say("picture-seat", who=who, number=view.round), everybody)
    return Tags(heading_of(view, words), everybody)


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
