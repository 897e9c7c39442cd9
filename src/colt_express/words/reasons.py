"""Reasons in sentences: why an option is better than another, and the figures behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ..engine.information.view import CardView, TokenView
from .language import Arguments
from .names import sentence
from .words import Words

ANY = "any"
"""Argument of a message in place of a figure, loot or card that a fact does not name."""


class Point(Protocol):
    """Something that differs between two options, as the bots measure it."""

    @property
    def kind(self) -> str: ...
    @property
    def best(self) -> int: ...
    @property
    def other(self) -> int: ...
    @property
    def best_often(self) -> str: ...
    @property
    def other_often(self) -> str: ...
    @property
    def figure(self) -> str | None: ...
    @property
    def loot(self) -> str | None: ...
    @property
    def card(self) -> str | None: ...
    @property
    def money(self) -> int | None: ...


class Reason(Protocol):
    """Why an option is better than another one, as the bots find it."""

    @property
    def tries(self) -> int: ...
    @property
    def close(self) -> bool: ...
    @property
    def settled(self) -> str | None: ...
    @property
    def decisive(self) -> Point | None: ...
    @property
    def price(self) -> Point | None: ...


def why(reason: Reason, best: str, other: str, words: Words) -> list[str]:
    """The reason in sentences; ``best`` and ``other`` are the two options in words."""
    decisive, price = reason.decisive, reason.price
    said = []
    if reason.settled == "won":
        said.append(words.say("reason-won"))
    elif reason.settled == "lost":
        said.append(words.say("reason-lost"))
    elif decisive is None and reason.close:
        said.append(words.say("reason-equal", without=other))
    elif decisive is None:
        said.append(words.say("reason-sum", without=other))
    elif reason.close:
        said.append(words.say("reason-close", without=other))
    if decisive is not None and decisive.money is not None:
        both = _options(decisive, best, other)
        said.append(words.say("reason-money", amount=decisive.money, **both))
    elif decisive is not None:
        said.append(words.say("reason-differs", **_difference(decisive, best, other, words)))
    if price is not None:
        said.append(words.say("reason-price", **_difference(price, best, other, words)))
    return said


def counts(reason: Reason, best: str, other: str, words: Words) -> Iterator[str]:
    """The figures behind a reason, a line for each."""
    for point in (reason.decisive, reason.price):
        if point is not None and point.money is None:
            fewer, count = sorted((point.best, point.other))
            arguments = _difference(point, best, other, words)
            arguments |= {"tries": reason.tries, "count": count, "fewer": fewer}
            yield sentence(words.say("reason-counts", **arguments))


def fact(point: Point, words: Words) -> str:
    """A fact about the player, as a part of a sentence."""
    arguments: Arguments = {
        "who": point.figure or ANY,
        "what": point.loot or ANY,
        "which": point.card or ANY,
    }
    if point.figure:
        arguments |= words.figure_arguments("figure", point.figure)
    if point.loot:
        arguments |= words.loot_arguments(TokenView(-1, point.loot))
    if point.card:
        arguments["card"] = words.card(CardView(point.card))
    return words.say(f"fact-{point.kind}", **arguments)


def _difference(point: Point, best: str, other: str, words: Words) -> Arguments:
    """Begins with the option after which it happens more often."""
    shares = [point.best_often, point.other_often]
    more, less = shares if point.best > point.other else reversed(shares)
    return _options(point, best, other) | {
        "fact": fact(point, words),
        "often": words.say("often", often=more),
        "seldom": words.say("often", often=less),
    }


def _options(point: Point, best: str, other: str) -> Arguments:
    first = point.money is not None or point.best > point.other
    return {"with": best, "without": other} if first else {"with": other, "without": best}
