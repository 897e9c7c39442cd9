"""Learning: whether a choice showed its seat anything that the seat could not know before.

A choice that taught nothing can be taken back without an advantage. It taught nothing if its seat
could have said beforehand what it would see: in every deal of what is hidden from the seat, the
same choice shows it the same events and the same table.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..game import Game
    from ..state import State
    from .view import EventView, View

GUESSES: Final = 12
"""Number of deals that are compared. Differences that are too rare to show in them are found by
`_uncovers`."""


def taught_nothing(game: Game, seat: int, option: str) -> bool:
    """Whether this seat learns nothing by choosing that in this game, which stays as it is."""
    real = game.copy(listening=True)
    seen = _seen_after(real, seat, option)
    if real.over or _uncovers(game.state, real.state, seat):
        return False
    dice = Random(len(game.choices))  # the same answer on every server
    for _ in range(GUESSES):
        if _seen_after(game.guess(seat, dice).copy(listening=True), seat, option) != seen:
            return False
    return True


def _seen_after(game: Game, seat: int, option: str) -> tuple[list[EventView], View]:
    events = [game.see(event, seat) for event in game.choose(seat, option)]
    return events, game.view(seat)


def _uncovers(before: State, after: State, seat: int) -> bool:
    """Whether a round card is turned up, or the seat gets a card or sees what loot is worth. Even
    if that was almost certain, it is something new."""
    if before.round != after.round:
        return True
    left = before.players[seat].hand[:] if before.players else []
    for card in after.players[seat].hand if after.players else []:
        if card not in left:
            return True
        left.remove(card)
    face_down, kinds = after.rules.face_down, after.token_kinds
    for token, known in enumerate(after.token_known):
        knew = before.token_known[token] if token < len(before.token_known) else 0
        if (known & ~knew) >> seat & 1 and face_down[kinds[token]]:
            return True
    return False
