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
NOT_YET: Final = -2


class Looking:
    """``slot_of``: by figure, its number among the figures of a layout: bandits by how many seats
    on they sit, then the Marshal, the Shotgun and nobody; -1 for a bandit without a player.
    ``slot_by_index``: the same by index of a bandit."""

    __slots__ = (
        "bandits",
        "card_at",
        "count",
        "first_of",
        "holders",
        "kinds",
        "own",
        "per_seat",
        "playing",
        "seat",
        "seated",
        "seats",
        "slot_by_index",
        "slot_of",
        "viewer",
    )

    def __init__(self, table: Table) -> None:
        self.seats: i64 = table.seats
        self.per_seat: i64 = table.per_seat
        self.bandits: i64 = table.seats * table.per_seat
        self.kinds: i64 = len(table.card_kinds)
        self.holders: i64 = table.holders
        self.card_at: vec[i64] = table.card_at
        self.seat: int = NOT_YET  # as a player of the game; -1 for a spectator
        self.viewer: i64 = 0  # from which seats are counted
        self.own: bool = True
        self.playing: bool = False  # whether there is a round yet
        self.count: i64 = 0  # of bandits
        self.seated: vec[i64] = vec[i64]([0] * len(FIGURES))  # by index: who it is, and his seat
        self.slot_of: vec[i64] = vec[i64]([NO_SLOT] * len(FIGURES))
        self.slot_by_index: vec[i64] = vec[i64]([NO_SLOT] * len(FIGURES))
        self.first_of: vec[i64] = vec[i64]([NOBODY] * table.seats)  # by seat: its first bandit

    def still(self, state: State, seat: int) -> bool:
        """Whether all is as it was when `look` was last called: the same seat looks, and the same
        bandits sit where they sat."""
        bandits = state.bandits
        if seat != self.seat or self.playing != (state.round >= 0) or self.count != len(bandits):
            return False
        if self.own != (0 <= seat < len(state.players)):
            return False
        seated = self.seated
        n: i64 = 0
        for bandit in bandits:
            if seated[n] != i64(bandit.seat) * len(FIGURES) + i64(bandit.character):
                return False
            n += 1
        return True

    def look(self, state: State, seat: int) -> None:
        """Look from this seat from now on."""
        self.seat = seat
        self.own = 0 <= seat < len(state.players)
        self.viewer = seat if seat >= 0 else 0
        self.playing = state.round >= 0
        self.count = len(state.bandits)
        slots, firsts = self.slot_of, self.first_of
        by_index, seated = self.slot_by_index, self.seated
        n: i64 = 0
        while n < len(FIGURES):
            slots[n] = NO_SLOT
            n += 1
        n = 0
        while n < self.seats:
            firsts[n] = NOBODY
            n += 1
        slots[MARSHAL_FIGURE] = self.bandits
        slots[SHOTGUN] = self.bandits + 1
        slots[NOBODY] = self.bandits + 2
        n = 0
        for bandit in state.bandits:
            its_seat: i64 = bandit.seat
            character: i64 = bandit.character
            seated[n] = its_seat * len(FIGURES) + character
            by_index[n] = NO_SLOT
            if its_seat < self.seats:
                slot = self.relative(its_seat) * self.per_seat
                if firsts[its_seat] != NOBODY:
                    slot += 1
                else:
                    firsts[its_seat] = character
                slots[character] = slot
                by_index[n] = slot
            n += 1

    def relative(self, seat: i64) -> i64:
        """How many seats on it is."""
        distance = seat - self.viewer
        return distance if distance >= 0 else distance + self.seats

    def card(self, card: i64, seat: i64) -> i64:
        """The number of an action card that this seat holds or has played: by whose it is, its own
        bandit's, the other one's or nobody's, then by kind; -1 if it has none."""
        kind = card & KIND_MASK
        at = self.card_at[kind]
        if kind == BULLET or at < 0 or self.holders == 1:
            return at
        owner = card >> OWNER_SHIFT
        holder: i64 = 0
        if owner == NOBODY:
            holder = 2
        elif self.first_of[seat] != owner:
            holder = 1
        if holder >= self.holders:
            return NO_SLOT
        return holder * self.kinds + at

    def card_or_bullet(self, card: i64, seat: i64, cards: i64) -> i64:
        """As `card`; bullets follow behind the ``cards`` kinds, by the figure they come from."""
        if card & KIND_MASK != BULLET:
            return self.card(card, seat)
        return cards + self.slot_of[card >> OWNER_SHIFT]
