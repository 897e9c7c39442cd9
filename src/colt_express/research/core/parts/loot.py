"""The loot: where every token is, and its value if the seat knows it (SECRET-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ....engine.state import OVER, State
from ....engine.tokens import ASIDE, HELD, OUT, TOKEN_NAMES
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet
from .bandits import UNIT

MOST_VALUE: Final = 5000
"""Higher values, which house cards may have, are told as the highest."""


class Loot(Part):
    """By token: it keeps its number for the whole game, the one of its option."""

    __slots__ = (
        "at_face",
        "at_kind",
        "at_money",
        "at_where",
        "faces",
        "first_face",
        "kind_at",
        "kinds",
        "most_face",
        "places",
        "tokens",
        "where_at",
        "wheres",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.tokens: i64 = table.most_tokens
        self.places: i64 = len(table.places)
        bandits = table.seats * table.per_seat
        self.wheres: i64 = self.places + bandits + 2
        # By number of a place, of aside and out: their place on the axis, or -1
        self.where_at: vec[i64] = vec[i64]([-1] * HELD)
        for n, place in enumerate(table.places):
            self.where_at[i64(place)] = n
        self.where_at[ASIDE] = self.places + bandits
        self.where_at[OUT] = self.places + bandits + 1
        self.kinds: i64 = len(table.token_kinds)
        self.kind_at: vec[i64] = vec[i64]([0] * len(TOKEN_NAMES))
        for n, kind in enumerate(table.token_kinds):
            self.kind_at[i64(kind)] = n
        # One list for each kind, one behind the other: by value, which of its values that is
        self.first_face: vec[i64] = vec[i64]([0] * len(TOKEN_NAMES))
        self.most_face: vec[i64] = vec[i64]([0] * len(TOKEN_NAMES))
        self.faces: list[int] = []
        for kind, values in enumerate(table.token_faces):
            most = min(values[-1], MOST_VALUE) if values else -1
            self.first_face[i64(kind)] = len(self.faces)
            self.most_face[i64(kind)] = most
            numbers = {value: n for n, value in enumerate(values, 1)}
            self.faces += [min(numbers.get(value, 255), 255) for value in range(most + 1)]
        tokens = ("token", numbered(table.most_tokens))
        where = [*table.place_names(), *[f"with {name}" for name in plan.bandits[1]]]
        names = [TOKEN_NAMES[kind] for kind in table.token_kinds]
        self.at_where: i64 = plan.add(
            "token_at",
            [tokens, ("where", [*where, "aside", "out"])],
            "where the token is: at a place, with a bandit, laid aside or out of the game",
        )
        self.at_kind: i64 = plan.add("token_kind", [tokens, ("kind", names)], "the token's kind")
        self.at_face: i64 = plan.add(
            "token_face",
            [tokens],
            "which of the values that its kind has at this table, counted from 1, lowest first; 0 "
            "if the seat does not know it",
            most=max([len(values) for values in table.token_faces]),
        )
        self.at_money: i64 = plan.add(
            "token_value",
            [tokens],
            "its value in tens of dollars (not of a flask); 0 if the seat does not know it",
            most=100,
        )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        kinds, values, known = state.token_kinds, state.token_values, state.token_known
        face_down = state.rules.face_down
        over = state.phase == OVER
        knowing: i64 = 1 << look.seat if look.seat >= 0 else (1 << state.rules.seats) - 1
        if sheet.stamps[sheet.row] is not kinds:
            self._write_kinds(kinds, sheet)
        # Every byte is written only once here, so this does what `Sheet.mark` would, without calls
        data, written, where_at = sheet.data, sheet.written, self.where_at
        slots, faces = look.slot_by_index, self.faces
        row, number = sheet.at, sheet.first + sheet.count
        first = number
        token: i64 = 0
        for place in state.token_at:
            if token >= self.tokens:
                break
            where: i64 = place
            where = self.places + slots[where - HELD] if where >= HELD else where_at[where]
            if where >= 0:
                at = row + self.at_where + token * self.wheres + where
                data[at] = 1
                written[number] = i32(at)
                number += 1
            kind: i64 = kinds[token]
            if over or not face_down[kind] or i64(known[token]) & knowing == knowing:
                value: i64 = values[token]
                face: i64 = 255
                if value <= self.most_face[kind]:
                    face = faces[self.first_face[kind] + value]
                at = row + self.at_face + token
                data[at] = u8(face)
                written[number] = i32(at)
                number += 1
                if value >= UNIT:
                    at = row + self.at_money + token
                    data[at] = u8(value // UNIT if value < 255 * UNIT else 255)
                    written[number] = i32(at)
                    number += 1
            token += 1
        sheet.count += number - first

    def _write_kinds(self, kinds: list[int], sheet: Sheet) -> None:
        """The kinds of all tokens, which stay the same for a whole game: other than everything
        else, they are not among what the next writing clears."""
        data = sheet.data
        first = sheet.at + self.at_kind
        at = first
        while at < first + self.tokens * self.kinds:
            data[at] = 0
            at += 1
        token: i64 = 0
        for kind in kinds:
            if token < self.tokens:
                data[first + token * self.kinds + self.kind_at[i64(kind)]] = 1
            token += 1
        sheet.stamps[sheet.row] = kinds
