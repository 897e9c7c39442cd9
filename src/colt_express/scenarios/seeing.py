"""What a seat sees, for scenarios about secrets (PLAN-6, PLAN-11, SET-8, SECRET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..engine.game import Game
from ..engine.information.view import TokenView, View
from ..engine.tokens import TOKEN_NAMES, token_words
from .boxes import BOXES
from .document import Table

KEYS: Final = (
    "pile",
    "loot",
    "hands",
    "discards",
    "decks",
    "rounds",
    "asked",
    "removed",
)


def unseen_or_different(game: Game, seat: int, expected: Table) -> Iterator[str]:
    """A sentence for everything this seat sees otherwise than expected.

    ``pile``: its cards in order, ``?`` for one that lies face down; ``loot``: by bandit or place,
    a token without value where it is not known; ``hands`` and ``discards``: by seat, the cards it
    sees or else how many there are; ``decks``: by seat, how many; ``rounds``: how many round cards
    are revealed; ``asked``: the seats the game waits for; ``removed``: tokens out of the game; and
    what boxes add.
    """
    view = game.view(seat)
    of_boxes = {key: came for box in BOXES for key, came in box.seen(view).items()}
    expected.only(*KEYS, *of_boxes)
    names = game.seat_names()
    if "pile" in expected:
        came = [str(played.card or "?") for played in view.pile]
        yield from _compare("pile", expected.words("pile"), came)
    loot = expected.table("loot")
    for where in loot:
        yield from _compare(
            f"loot of {where}", sorted(loot.words(where)), sorted(_tokens(view, where))
        )
    for key in ("hands", "discards"):
        table = expected.table(key)
        table.only(*names)
        for name in table:
            yield from _compare(
                f"{key} of {name}", table[name], _cards(view, names.index(name), key)
            )
    decks = expected.table("decks")
    decks.only(*names)
    for name in decks:
        size = view.players[names.index(name)].deck_size
        yield from _compare(f"deck of {name}", decks[name], size)
    if "asked" in expected:
        asked = [names[question.seat] for question in view.questions]
        yield from _compare("asked", sorted(expected.words("asked")), sorted(asked))
    if "removed" in expected:
        removed = sorted(_token(token) for token in view.removed)
        yield from _compare("removed", sorted(expected.words("removed")), removed)
    for key, came_of_box in of_boxes.items():
        if key in expected:
            yield from _compare(key, expected[key], came_of_box)
    if "rounds" in expected:
        shown = len([card for card in view.rounds if card is not None])
        yield from _compare("rounds", expected["rounds"], shown)


def _compare(what: str, expected: object, came: object) -> Iterator[str]:
    if expected != came:
        yield f"sees {what}: expected {expected}, came {came}"


def _tokens(view: View, where: str) -> list[str]:
    for bandit in view.bandits:
        if bandit.name == where:
            return [_token(token) for token in bandit.loot]
    return [_token(token) for token in view.floor.get(where, [])]


def _token(token: TokenView) -> str:
    return token_words(TOKEN_NAMES.index(token.kind), -1 if token.value is None else token.value)


def _cards(view: View, seat: int, key: str) -> list[str] | int | str:
    """The cards if they are seen; else their number, and of a discard pile the top card."""
    player = view.players[seat]
    if key == "hands":
        return player.hand_size if player.hand is None else list(map(str, player.hand))
    if player.discard is not None:
        return list(map(str, reversed(player.discard)))
    top = f", {player.discard_top} on top" if player.discard_top else ""
    return f"{player.discard_size} cards{top}"
