"""The loot: where every token is, and its value if the seat knows it (SECRET-1)."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.places import PLACE_COUNT
from ....engine.state import OVER, State
from ....engine.tokens import ASIDE, HELD, OUT, TOKEN_NAMES
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet
from .bandits import UNIT


class Loot(Part):
    """By token: it keeps its number for the whole game, the one of its option."""

    __slots__ = (
        "at_face",
        "at_kind",
        "at_money",
        "at_where",
        "bandits",
        "faces",
        "kind_at",
        "kinds",
        "place_at",
        "places",
        "tokens",
        "wheres",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.tokens: i64 = table.most_tokens
        self.places: i64 = len(table.places)
        self.place_at: list[int] = table.place_at
        self.bandits: i64 = table.seats * table.per_seat
        self.wheres: i64 = self.places + self.bandits + 2
        self.kinds: i64 = len(table.token_kinds)
        self.kind_at: list[int] = [-1] * len(TOKEN_NAMES)
        for n, kind in enumerate(table.token_kinds):
            self.kind_at[kind] = n
        # By kind and value: 1 and more
        self.faces: list[dict[int, int]] = [
            {value: n + 1 for n, value in enumerate(values)} for values in table.token_faces
        ]
        tokens = ("token", numbered(table.most_tokens))
        where = [*table.place_names(), *[f"with {name}" for name in plan.bandits[1]]]
        names = [TOKEN_NAMES[kind] for kind in table.token_kinds]
        self.at_where: i64 = plan.add(
            "token_at",
            [tokens, ("where", [*where, "aside", "out"])],
            "where the token is: at a place, with a bandit, laid aside or out of the game",
        )
        self.at_kind: i64 = plan.add("token_kind", [tokens, ("kind", names)], "the token's kind")
        most = max([len(values) for values in table.token_faces])
        self.at_face: i64 = plan.add(
            "token_face",
            [tokens],
            "which of the values that its kind has at this table, counted from 1, lowest first; 0 "
            "if the seat does not know it",
            most=most,
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
        token: i64 = 0
        for place in state.token_at:
            if token >= self.tokens:
                break
            where: i64 = place
            at = self.at_where + token * self.wheres
            if where >= HELD:
                bandit = state.bandits[where - HELD]
                sheet.mark(at + self.places + i64(look.slot_of[bandit.character]))
            elif where == ASIDE:
                sheet.mark(at + self.places + self.bandits)
            elif where == OUT:
                sheet.mark(at + self.places + self.bandits + 1)
            elif where < PLACE_COUNT and self.place_at[where] >= 0:
                sheet.mark(at + i64(self.place_at[where]))
            kind: i64 = kinds[token]
            sheet.mark(self.at_kind + token * self.kinds + i64(self.kind_at[kind]))
            if over or not face_down[kind] or i64(known[token]) & knowing == knowing:
                value = values[token]
                sheet.put(self.at_face + token, self.faces[kind].get(value, 255))
                sheet.put(self.at_money + token, i64(value) // UNIT)
            token += 1
