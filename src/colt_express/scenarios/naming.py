"""The words of scenario files: places, cards, tokens, and the names an option goes by."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ..engine.cards import BULLET, KIND_NAMES, card_of
from ..engine.figures import FIGURES, NOBODY
from ..engine.geometry import in_a_car, on_a_train_roof
from ..engine.options import ADDED, TOKEN, VERBS, WORDS, Option
from ..engine.places import PLACE_CALLED, PLACE_WORDS
from ..engine.state import State
from ..engine.tokens import TOKEN_FACES, TOKEN_NAMES, token_words
from ..errors import quoted
from .box import BOXES
from .document import Table

USUAL: Final = {"purse": 250, "jewel": 500, "strongbox": 1000}
"""The value of a token where a scenario leaves it out."""

DOLLARS: Final = re.compile("[0-9]{1,6}")

FACES: Final = {
    name: (kind, value) for kind, faces in enumerate(TOKEN_FACES) for value, name in faces.items()
}
"""Tokens that have a name for each value, such as ``old whiskey``: their kind and value."""
FACES_OF: Final = {
    name: list(faces.values()) for name, faces in zip(TOKEN_NAMES, TOKEN_FACES, strict=True)
}
VALUED: Final = [name for name, faces in FACES_OF.items() if not faces]
"""Kinds of tokens that are named with their value."""


def read_place(words: object, state: State, table: Table, key: str) -> int:
    place = PLACE_CALLED.get(str(words), -1)
    others = [other for box in BOXES for other in box.places(state)]
    on_the_train = in_a_car(state, place) or on_a_train_roof(state, place)
    if place in others or (place >= 0 and on_the_train):
        return place
    last = state.rules.train.caboose
    more = "".join(f", {PLACE_WORDS[other]!r}" for other in others)
    raise table.error(
        f"there is no place {quoted(words)} here; places are 'car 0' to 'car {last}', "
        f"'roof 0' to 'roof {last}'{more}",
        key,
    )


def read_token(words: object, state: State, table: Table, key: str) -> tuple[int, int]:
    """``purse 300`` → its kind and value."""
    name, _, value = str(words).partition(" ")
    if str(words) in FACES:
        kind, face = FACES[str(words)]
        if not state.rules.tokens[kind]:
            raise table.error(f"there is no {words} at this table", key)
        return kind, face
    if str(words) in TOKEN_NAMES and name not in VALUED:
        raise table.error(
            f"the value of this {name} is unknown; write {_any_of(FACES_OF[name])}", key
        )
    if name not in VALUED or (value and not DOLLARS.fullmatch(value)):
        raise table.error(
            f"{quoted(words)} is no token; write 'purse 300' or the value of a {_any_of(VALUED)}, "
            f"or {_any_of(FACES)}",
            key,
        )
    kind = TOKEN_NAMES.index(name)
    known = list(dict.fromkeys(state.rules.tokens[kind]))
    if not known:
        raise table.error(f"there is no {name} at this table; its box is not played", key)
    amounts = ", ".join(str(amount) for amount in known)
    dollars = int(value) if value else usual_value(state, kind)
    if dollars is None:
        raise table.error(
            f"the value of this {name} is unknown; write '{name} {known[0]}' (there are {amounts})",
            key,
        )
    if dollars not in known:
        raise table.error(f"no {name} is worth {dollars}; there are {amounts}", key)
    return kind, dollars


def usual_value(state: State, kind: int) -> int | None:
    """The value of a token that is named without it: the usual one, or the only one there is."""
    values = list(dict.fromkeys(state.rules.tokens[kind]))
    return USUAL.get(TOKEN_NAMES[kind], values[0] if len(values) == 1 else None)


def _any_of(names: Iterable[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}"


def plain_card(words: str) -> str:
    """A card without what boxes may say about it."""
    for box in BOXES:
        words = box.plain_card(words)
    return words


def read_card(words: object, default_owner: int, table: Table, key: str) -> int:
    """``move``, ``tuco move``, ``bullet ghost`` → a card; ``default_owner`` -1 must be named."""
    parts = plain_card(str(words)).split()
    if len(parts) == 2 and parts[0] == "bullet":
        owner = NOBODY if parts[1] == "neutral" else _figure(parts[1])
        if owner >= 0:
            return card_of(owner, BULLET)
    elif len(parts) == 2 and parts[1] in KIND_NAMES and _figure(parts[0]) >= 0:
        return card_of(_figure(parts[0]), KIND_NAMES.index(parts[1]))
    elif len(parts) == 1 and parts[0] in KIND_NAMES and default_owner >= 0:
        return card_of(default_owner, KIND_NAMES.index(parts[0]))
    raise table.error(f"{quoted(words)} is no card here", key)


def _figure(name: str) -> int:
    return FIGURES.index(name) if name in FIGURES else -1


def names_of(state: State, option: Option) -> list[str]:
    """Every name a scenario may give to an option, including hidden values."""
    names = [str(option), *option.short_words()]
    if option.kind == TOKEN:
        kind, value = state.token_kinds[option.value], state.token_values[option.value]
        names.append(token_words(kind, value))
        if usual_value(state, kind) == value:
            names.append(TOKEN_NAMES[kind])
    return names


def find_option(state: State, options: list[Option], words: str) -> Option | None:
    """The option a scenario means: by its exact words first, then by a partial name."""
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
    """Whether words could name an option at all; refusing anything else would prove nothing."""
    if words in WORDS or words in FIGURES or words in FACES or words in PLACE_CALLED:
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
