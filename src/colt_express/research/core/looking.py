"""From which seat the table is looked at: seats, figures and cards as numbers relative to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...engine.cards import BULLET, KIND_MASK, OWNER_SHIFT
from ...engine.figures import FIGURES, MARSHAL_FIGURE, NOBODY, SHOTGUN

if TYPE_CHECKING:
    from ...engine.state import State
    from .table import Table

NO_SLOT: Final = -1


class Looking:
    """``slot_of``: by figure, its number among the figures of a layout: bandits by how many seats
    on they sit, then the Marshal, the Shotgun and nobody; -1 for a bandit without a player."""

    __slots__ = (
        "bandits",
        "card_at",
        "first_of",
        "holders",
        "kinds",
        "own",
        "per_seat",
        "seat",
        "seats",
        "slot_by_index",
        "slot_of",
        "table",
        "viewer",
    )

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.seats: i64 = table.seats
        self.per_seat: i64 = table.per_seat
        self.bandits: i64 = table.seats * table.per_seat
        self.kinds: i64 = len(table.card_kinds)
        self.holders: i64 = table.holders
        self.seat: int = 0  # as a player of the game; -1 for a spectator
        self.viewer: i64 = 0  # from which seats are counted
        self.own: bool = True
        self.slot_of: list[int] = [NO_SLOT] * len(FIGURES)
        # By index of a bandit: its slot, as above
        self.slot_by_index: vec[i64] = vec[i64]([NO_SLOT] * len(FIGURES))
        self.first_of: list[int] = [NOBODY] * table.seats  # by seat: its first bandit
        self.card_at: list[int] = [NO_SLOT] * (KIND_MASK + 1)  # by kind of card
        for n, kind in enumerate(table.card_kinds):
            self.card_at[kind] = n

    def look(self, state: State, seat: int) -> None:
        """Look from this seat from now on."""
        self.seat = seat
        self.own = 0 <= seat < len(state.players)
        self.viewer = seat if seat >= 0 else 0
        slots, firsts = self.slot_of, self.first_of
        by_index = self.slot_by_index
        for n in range(len(slots)):
            slots[n] = NO_SLOT
        for n in range(len(firsts)):
            firsts[n] = NOBODY
        slots[MARSHAL_FIGURE] = self.bandits
        slots[SHOTGUN] = self.bandits + 1
        slots[NOBODY] = self.bandits + 2
        for bandit in state.bandits:
            its_seat: i64 = bandit.seat
            by_index[i64(bandit.index)] = NO_SLOT
            if its_seat < self.seats:
                slot = self.relative(its_seat) * self.per_seat
                if firsts[its_seat] != NOBODY:
                    slot += 1
                else:
                    firsts[its_seat] = bandit.character
                slots[bandit.character] = slot
                by_index[i64(bandit.index)] = slot

    def relative(self, seat: i64) -> i64:
        """How many seats on it is."""
        distance = seat - self.viewer
        return distance if distance >= 0 else distance + self.seats

    def card(self, card: i64, seat: i64) -> i64:
        """The number of an action card that this seat holds or has played: by whose it is, its own
        bandit's, the other one's or nobody's, then by kind; -1 if it has none."""
        kind = card & KIND_MASK
        owner = card >> OWNER_SHIFT
        at: i64 = self.card_at[kind]
        if kind == BULLET or at < 0 or self.holders == 1:
            return at
        holder: i64 = 0
        if owner == NOBODY:
            holder = 2
        elif self.first_of[seat] != owner:
            holder = 1
        if holder >= self.holders:
            return NO_SLOT
        return holder * self.kinds + at
