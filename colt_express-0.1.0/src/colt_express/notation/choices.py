"""Options as one word each, for questions inside a position.

A sign says what kind of option it is: ``+`` play, ``~`` play hidden, ``=`` keep, ``^`` pick (each
with a card), ``@`` a place, ``>`` a figure, ``#`` a token, ``&`` an option of a box; all others are
plain words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.information.seeing import knowing_seats
from ..engine.options import (
    ADDED,
    HIDDEN_PLAYS,
    KEEP_CARD,
    KEEPS,
    PICK,
    PICKS,
    PLACE,
    PLACES,
    PLAY,
    PLAY_HIDDEN,
    PLAYS,
    TARGET,
    TARGETS,
    TOKEN,
    WORD,
    WORDS,
    Option,
    shared,
    token_option,
)
from ..errors import quoted
from .errors import Source
from .symbols import (
    CARD,
    FIGURE_LETTERS,
    card_symbol,
    escaped,
    place_symbol,
    read_card,
    read_figure,
    read_number,
    read_place,
)

if TYPE_CHECKING:
    from ..engine.state import State

SIGNS: Final = {PLAY: "+", PLAY_HIDDEN: "~", KEEP_CARD: "=", PICK: "^"}
CARDS: Final = {"+": PLAYS, "~": HIDDEN_PLAYS, "=": KEEPS, "^": PICKS}
NAMED: Final = "'"
"""After a card: the option names its owner."""


def option_word(option: Option) -> str:
    kind, value = option.kind, option.value
    if kind == WORD:
        return escaped(WORDS[value].replace(" ", "_"))
    if kind == PLACE:
        return f"@{place_symbol(value)}"
    if kind == TARGET:
        return f">{FIGURE_LETTERS[value]}"
    if kind == TOKEN:
        return f"#{value}"
    if kind > TOKEN:
        return f"&{escaped(ADDED[kind - TOKEN - 1].shown.name)}.{value}"
    return SIGNS[kind] + card_symbol(value, -1) + (NAMED if option.detail else "")


def read_option(word: str, seat: int, state: State, source: Source) -> Option:
    """The option of a word; ``seat`` is asked in this state, whose tokens must be there already."""
    sign, rest = word[:1], word[1:]
    if sign in CARDS:
        named = rest.endswith(NAMED)
        found = CARD.fullmatch(rest.removesuffix(NAMED))
        if found is None:
            raise source.error(f"{quoted(word)} has no card after its sign")
        return CARDS[sign][1 if named else 0][read_card(found, -1, source)]
    if sign == "@":
        return PLACES[read_place(rest, source)]
    if sign == ">":
        return TARGETS[read_figure(rest, source)]
    if sign == "#":
        most = len(state.token_kinds) - 1
        return token_choice(state, read_number(rest, source, 0, most, "a token"), seat)
    if sign == "&":
        return _added(rest, source)
    words = word.replace("_", " ")
    if words not in WORDS:
        raise source.error(f"no option is written {quoted(word)}")
    return shared(WORD, WORDS.index(words), 0)


def token_choice(state: State, token: int, seat: int) -> Option:
    """The option to choose a token, as the seat sees it."""
    kind = state.token_kinds[token]
    knowing = knowing_seats(state, seat)
    known = state.token_known[token] & knowing == knowing
    face_down = state.rules.face_down[kind]
    return token_option(token, kind, face_down, state.token_values[token] if known else -1)


def _added(word: str, source: Source) -> Option:
    name, _, number = word.partition(".")
    for index, kind in enumerate(ADDED):
        if escaped(kind.shown.name) == name:
            value = read_number(number, source, 0, len(kind.words) - 1, f"an option {name}")
            return shared(TOKEN + 1 + index, value, 0)
    raise source.error(f"no option of a box is called {quoted(name)}")


def same_options(some: list[Option], others: list[Option]) -> bool:
    """Whether two lists offer the same in the same order."""
    return [(o.kind, o.value, o.detail) for o in some] == [
        (o.kind, o.value, o.detail) for o in others
    ]
