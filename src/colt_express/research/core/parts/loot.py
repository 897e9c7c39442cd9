"""The loot: where every token is, and its value if the seat knows it (SECRET-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ....engine.state import OVER, State
from ....engine.tokens import ASIDE, HELD, OUT, TOKEN_NAMES
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet
from .bandits import UNIT

SEEN: Final = 256
OPENED: Final = 512
"""A token as it was last written is remembered as its place plus 1, with these added if the seat
knows it and if the game is over."""

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
        "mark",
        "most_face",
        "places",
        "tokens",
        "values",
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
        self.mark: i64 = plan.remember(table.most_tokens)
        self.values: i64 = plan.hold()

    def begin(self, state: State, sheet: Sheet) -> None:
        """Write into a blank row what stays the same for a whole game."""
        data, row = sheet.data, sheet.at
        token: i64 = 0
        for kind in state.token_kinds:
            if token < self.tokens:
                data[row + self.at_kind + token * self.kinds + self.kind_at[i64(kind)]] = 1
            token += 1

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        known, token_at, marks = state.token_known, state.token_at, sheet.marks
        seat: i64 = look.seat
        knowing: i64 = 1
        if seat >= 0:
            knowing <<= seat
        else:
            knowing = (knowing << look.seats) - 1
        opened: i64 = 1
        if state.phase == OVER:
            opened += OPENED
        values = state.token_values
        first = sheet.marked + self.mark
        things, held = sheet.things, sheet.thing_at + self.values
        anew = things[held] is not values
        if anew:
            things[held] = values
        count: i64 = len(token_at)
        if count > self.tokens:
            count = self.tokens
        token: i64 = 0
        while token < count:
            now = i64(token_at[token]) + opened
            if i64(known[token]) & knowing == knowing:
                now += SEEN
            before = i64(marks[first + token])
            if before != now or anew:
                marks[first + token] = i32(now)
                self._write_token(token, before, now, state, look, sheet)
            token += 1

    def _write_token(
        self, token: i64, before: i64, now: i64, state: State, look: Looking, sheet: Sheet
    ) -> None:
        data, at = sheet.data, sheet.at + self.at_where + token * self.wheres
        if before > 0:
            where = self._where(before, look)
            if where >= 0:
                data[at + where] = 0
        where = self._where(now, look)
        if where >= 0:
            data[at + where] = 1
        face: i64 = 0
        money: i64 = 0
        kind: i64 = state.token_kinds[token]
        if now > SEEN or not state.rules.face_down[kind]:
            value: i64 = state.token_values[token]
            face = 255
            if value <= self.most_face[kind]:
                face = self.faces[self.first_face[kind] + value]
            money = value // UNIT
        sheet.set(self.at_face + token, face)
        sheet.set(self.at_money + token, money)

    def _where(self, noted: i64, look: Looking) -> i64:
        """Where the token is on the axis, or -1."""
        place = noted - 1 & SEEN - 1
        if place >= HELD:
            return self.places + look.slot_by_index[place - HELD]
        return self.where_at[place]
