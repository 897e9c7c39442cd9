"""Reading the train: cars, round cards, places, and the loot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ...engine.places import is_of_a_car
from ...engine.rulebook import RoundCard
from ...engine.tokens import ASIDE, HELD, OUT
from ...errors import did_you_mean, quoted
from ..errors import Source
from ..symbols import (
    FIGURE_LETTERS,
    escaped,
    read_figure,
    read_number,
    read_place,
    token_kind,
    unescaped,
)
from .fields import ASIDE_SIGN, NO_SEAT, OUT_SIGN, UNKNOWN
from .splitting import Fields
from .writing import only_value, printed, usually_known

if TYPE_CHECKING:
    from ...engine.state import State

MOST: Final = 999_999
"""Dollars at most."""
TOKEN: Final = re.compile(
    r"(?P<kind>[a-z]|\([^()]*\))(?P<value>-?[0-9]+|\?)?(?P<known>!(?P<seats>[0-9]*|-))?"
)


def read_train(state: State, fields: Fields) -> None:
    if "cars" not in fields:
        return
    word, source = fields["cars"]
    names, _, rest = word.partition("/")
    state.cars = [unescaped(name, source) for name in names.split(",")]
    cars = state.rules.train.cars
    if len(state.cars) != cars:
        raise source.error(f"this table's train has {cars} cars, not {len(state.cars)}")
    if rest:
        number, _, roofs = rest.partition("/")
        trains = [state.rules.train, *state.rules.trains]
        here = source.after(len(names) + 1)
        state.train = trains[read_number(number, here, 0, len(trains) - 1, "the train")]
        at = here.after(len(number) + 1)
        state.blockers = [place_here(state, roof, at) for roof in roofs.split(",") if roof]


def read_rounds(state: State, fields: Fields) -> list[int]:
    """Fills in the round cards and returns the indexes of those that are hidden."""
    hidden: list[int] = []
    if "rounds" not in fields:
        return hidden
    word, source = fields["rounds"]
    cards = [*state.rules.rounds, *state.rules.stations]
    called = {escaped(card.name): card for card in reversed(cards)}
    at = 0
    for n, part in enumerate(word.split(",")):
        here = source.after(at)
        at += len(part) + 1
        name, equals, rest = part.partition("=")
        if part == UNKNOWN:
            hidden.append(n)
            card = cards[-1]
        elif equals:
            card = _read_printed(unescaped(name, here), rest, cards, here)
        elif name in called:
            card = called[name]
        else:
            raise here.error(f"no card is called {quoted(name)}{did_you_mean(name, list(called))}")
        state.round_cards.append(card)
    if state.round >= len(state.round_cards):
        raise source.error(f"there are {len(state.round_cards)} rounds, not {state.round + 1}")
    return hidden


def _read_printed(name: str, word: str, cards: list[RoundCard], source: Source) -> RoundCard:
    """A card of a scenario, which need not exist in any box."""
    found = re.fullmatch(r"([^/]*)/([^/]*)/([0-9])(s?)(r?)", word)
    if found is None:
        raise source.error(f"found {quoted(word)}; a card's print looks like OOT/braking/0")
    turns, event = unescaped(found[1], source), unescaped(found[2], source)
    for own in cards:
        if own.name == name and printed(own) == word:
            return own
    return RoundCard(name, turns, event, bool(found[4]), int(found[3]), bool(found[5]))


def place_here(state: State, word: str, source: Source) -> int:
    """A place that this table has."""
    place = read_place(word, source)
    if is_of_a_car(place) and place >= 2 * state.rules.train.cars:
        raise source.error(f"there is no place {quoted(word)} at this table")
    return place


def read_tokens(state: State, fields: Fields) -> list[int]:
    """Fills in the tokens and returns the numbers of those whose value is hidden."""
    hidden: list[int] = []
    if "tokens" not in fields:
        return hidden
    word, source = fields["tokens"]
    at = 0
    for group in word.split(","):
        tokens, sign, where = group.partition("@")
        here = source.after(at)
        if not sign or not tokens:
            raise here.error(f"found {quoted(group)}; tokens look like p300!02j@c1")
        place = _read_where(state, where, here.after(len(tokens) + 1))
        start = 0
        while start < len(tokens):
            found = TOKEN.match(tokens, start)
            if found is None:
                raise here.after(start).error(f"{quoted(tokens[start:])} begins with no token")
            if _add_token(state, found, place, here.after(start)):
                hidden.append(len(state.token_kinds) - 1)
            start = found.end()
        at += len(group) + 1
    return hidden


def _add_token(state: State, found: re.Match[str], place: int, source: Source) -> bool:
    """Adds a token; returns whether its value is hidden."""
    kind = token_kind(found["kind"], source)
    known = usually_known(state, kind)
    if found["known"]:
        most = state.rules.seats - 1
        letters = "" if found["seats"] == NO_SEAT else found["seats"]
        seats = [read_number(n, source, 0, most, "a seat that knows it") for n in letters]
        known = sum(1 << seat for seat in set(seats))
        if not found["seats"]:
            known = (1 << state.rules.seats) - 1
    value = found["value"]
    hidden = value == UNKNOWN
    state.token_kinds.append(kind)
    if value is None or hidden:
        state.token_values.append(only_value(state, kind) if value is None else 0)
        if state.token_values[-1] < 0:
            raise source.error(f"{quoted(found[0])} has no value; write one, such as p300")
    else:
        state.token_values.append(read_number(value, source, -MOST, MOST, "a token's value"))
    state.token_at.append(place)
    state.token_known.append(known)
    return hidden


def _read_where(state: State, word: str, source: Source) -> int:
    if word == ASIDE_SIGN:
        return ASIDE
    if word == OUT_SIGN:
        return OUT
    if len(word) == 1 and word in FIGURE_LETTERS:
        index = state.cast[read_figure(word, source)] if state.cast else -1
        if index < 0:
            raise source.error(f"no bandit at this table is written {word!r}")
        return HELD + index
    return place_here(state, word, source)


def read_spare(state: State, fields: Fields) -> None:
    state.spare = [[] for _ in state.rules.tokens] if "cars" in fields else []
    if "spare" not in fields:
        return
    word, source = fields["spare"]
    at = 0
    for part in word.split("/"):
        found = re.match(r"[a-z]|\([^()]*\)", part)
        if found is None:
            raise source.after(at).error(f"found {quoted(part)}; spare tokens look like p250.300")
        kind = token_kind(found[0], source.after(at))
        if kind >= len(state.spare) or state.spare[kind]:
            raise source.after(at).error(
                f"tokens {quoted(found[0])} cannot be spare here, or twice"
            )
        start = at + len(found[0])
        for number in part[len(found[0]) :].split("."):
            here = source.after(start)
            state.spare[kind].append(read_number(number, here, -MOST, MOST, "a token's value"))
            start += len(number) + 1
        at += len(part) + 1
