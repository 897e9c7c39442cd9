"""The words of scenario files: places, cards, tokens, and the names an option goes by."""

from __future__ import annotations

from typing import Final

from ..engine.boxes.marshal.table import EFFECTS
from ..engine.cards import BULLET, KIND_NAMES, card_of
from ..engine.figures import FIGURES, NOBODY
from ..engine.geometry import in_a_car, on_a_train_roof, place_number
from ..engine.options import ADDED, TOKEN, VERBS, WORDS, Option
from ..engine.places import CELL, COACH, COACH_ROOF, TIME_MACHINE
from ..engine.state import State
from ..engine.tokens import TOKEN_FACES, TOKEN_NAMES, token_words
from .document import Table

MAILBAG: Final = "mailbag"
USUAL: Final = {"purse": 250, "jewel": 500, "strongbox": 1000}
"""The value of a token where a scenario leaves it out."""

FACES: Final = {
    name: (kind, value) for kind, faces in enumerate(TOKEN_FACES) for value, name in faces.items()
}
"""Tokens that have a name for each value, such as ``old whiskey``: their kind and value."""


def read_place(words: object, state: State, table: Table, key: str) -> int:
    place = place_number(str(words))
    if place < 0 or not _is_here(state, place):
        last = state.rules.train.caboose
        coach = ", 'coach' and 'coach roof'" if state.rules.trains else ""
        coach += ", 'time machine'" if state.rules.train.machine else ""
        coach += ", 'cell'" if state.marshal is not None else ""
        raise table.error(
            f"there is no place {words!r} here; places are 'car 0' to 'car {last}' and "
            f"'roof 0' to 'roof {last}'{coach}",
            key,
        )
    return place


def _is_here(state: State, place: int) -> bool:
    if place in (COACH, COACH_ROOF):
        return len(state.rules.trains) > 0
    if place == CELL:
        return state.marshal is not None
    if place == TIME_MACHINE:
        return state.rules.train.machine
    return in_a_car(state, place) or on_a_train_roof(state, place)


def read_token(words: object, state: State, table: Table, key: str) -> tuple[int, int]:
    """``purse 300`` → its kind and value."""
    name, _, value = str(words).partition(" ")
    if str(words) in FACES:
        kind, face = FACES[str(words)]
        if not state.rules.tokens[kind]:
            raise table.error(f"there is no {words} at this table", key)
        return kind, face
    if name == MAILBAG and value:
        return _read_mailbag(words, value, state, table, key)
    if name not in USUAL or (value and not value.isdecimal()):
        raise table.error(f"{words!r} is no token; write 'purse 300', 'jewel', 'strongbox'", key)
    kind, dollars = TOKEN_NAMES.index(name), int(value) if value else USUAL[name]
    known = state.rules.tokens[kind]
    if dollars not in known:
        amounts = ", ".join(str(amount) for amount in dict.fromkeys(known))
        raise table.error(f"no {name} is worth {dollars}; there are {amounts}", key)
    return kind, dollars


def _read_mailbag(
    words: object, value: str, state: State, table: Table, key: str
) -> tuple[int, int]:
    kind = TOKEN_NAMES.index(MAILBAG)
    known = [str(amount) for amount in state.rules.tokens[kind]]
    if value not in known:
        there = f"there are {', '.join(known)}" if known else "its box is not played"
        raise table.error(f"no {words!r} at this table; {there}", key)
    return kind, int(value)


def without_effect(words: str) -> str:
    """``bullet marshal lost_gun`` → ``bullet marshal``: among cards they are all alike."""
    bullet, _, effect = words.rpartition(" ")
    return bullet if effect in EFFECTS and bullet == "bullet marshal" else words


def read_card(words: object, default_owner: int, table: Table, key: str) -> int:
    """``move``, ``tuco move``, ``bullet ghost`` → a card; ``default_owner`` -1 must be named."""
    parts = without_effect(str(words)).split()
    if len(parts) == 2 and parts[0] == "bullet":
        owner = NOBODY if parts[1] == "neutral" else _figure(parts[1])
        if owner >= 0:
            return card_of(owner, BULLET)
    elif len(parts) == 2 and parts[1] in KIND_NAMES and _figure(parts[0]) >= 0:
        return card_of(_figure(parts[0]), KIND_NAMES.index(parts[1]))
    elif len(parts) == 1 and parts[0] in KIND_NAMES and default_owner >= 0:
        return card_of(default_owner, KIND_NAMES.index(parts[0]))
    raise table.error(f"{words!r} is no card here", key)


def _figure(name: str) -> int:
    return FIGURES.index(name) if name in FIGURES else -1


def names_of(state: State, option: Option) -> list[str]:
    """Every name a scenario may give to an option; it knows everything, so also true values."""
    names = [str(option), *option.short_words()]
    if option.kind == TOKEN:
        kind, value = state.token_kinds[option.value], state.token_values[option.value]
        names.append(token_words(kind, value))
        if USUAL.get(TOKEN_NAMES[kind]) == value:
            names.append(TOKEN_NAMES[kind])
    return names


def find_option(state: State, options: list[Option], words: str) -> Option | None:
    """The option a scenario means: by its exact words first, then by what is known of it."""
    for option in options:
        if str(option) == words:
            return option
    for option in options:
        if option.kind == TOKEN and words in names_of(state, option)[2:]:
            return option
    for option in options:
        if words in names_of(state, option):
            return option
    return None


def is_an_option(words: str) -> bool:
    """Whether words could name an option at all; a refusal of anything else proves nothing."""
    if words in WORDS or words in FIGURES or words in FACES or place_number(words) >= 0:
        return True
    if any(words in added.words for added in ADDED):
        return True
    verb, _, rest = words.partition(" ")
    if verb in TOKEN_NAMES:
        return not rest or rest.isdecimal()
    card = rest.removesuffix(" hidden") if verb == "play" else rest
    return _is_card(card) if verb in VERBS[1:] else _is_card(words)


def _is_card(words: str) -> bool:
    owner, _, kind = words.rpartition(" ")
    if owner == "bullet":
        return kind in FIGURES
    return kind in KIND_NAMES and (not owner or owner in FIGURES)
