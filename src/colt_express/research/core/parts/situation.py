"""Where the game stands: phase, round cards, turn, the Marshal and who is first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ....engine.state import PHASES, PLANNING, State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet

PHASE: Final = 0
ROUND: Final = 1
TURN: Final = 2
FIRST: Final = 3
LAW: Final = 4
CARDS: Final = 5


class Situation(Part):
    """What lies on the table for all to see, beside bandits, loot and cards."""

    __slots__ = (
        "at_card",
        "at_first",
        "at_kinds",
        "at_law",
        "at_neutral",
        "at_partner",
        "at_phase",
        "at_round",
        "at_turn",
        "card",
        "cards",
        "mark",
        "most_turns",
        "partners",
        "place_at",
        "round_at",
        "rounds",
        "turns",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.rounds: i64 = table.rounds
        self.cards: i64 = len(table.round_names)
        self.most_turns: i64 = table.most_turns
        self.place_at: vec[i64] = table.place_at
        self.round_at: dict[str, int] = {name: n for n, name in enumerate(table.round_names)}
        rounds = ("round", numbered(table.rounds, 1))
        turns = ("turn", numbered(table.most_turns, 1))
        self.at_phase: i64 = plan.add("phase", [("phase", PHASES)], "the phase of the game")
        self.at_round: i64 = plan.add("round", [rounds], "the round being played")
        self.at_card: i64 = plan.add(
            "round_cards",
            [rounds, ("card", table.round_names)],
            "the cards of the rounds up to this one; those to come lie face down",
        )
        self.at_kinds: i64 = plan.add(
            "turn_kinds",
            [turns, ("kind", table.turn_names)],
            "the turns of this round's card",
        )
        self.at_turn: i64 = plan.add("turn", [turns], "the turn being planned, while planning")
        self.at_first: i64 = plan.add("first", [plan.seats], "the first player of the round")
        self.at_partner: i64 = plan.add(
            "side", [plan.seats], "seats that win together with this one, itself included"
        )
        self.at_law: i64 = plan.add(
            "marshal_at",
            [plan.places],
            "the Marshal's place, whether a player is the Marshal or not",
        )
        self.at_neutral: i64 = plan.add(
            "neutral_bullets", [("count", [""])], "neutral bullets left", most=40
        )
        self.mark: i64 = plan.remember(6)
        self.card: i64 = plan.hold()
        rules = table.rules
        # By card: the bytes of its turns
        symbols = list(rules.turns)
        self.turns: list[list[int]] = [
            [
                int(self.at_kinds) + turn * len(symbols) + symbols.index(symbol)
                for turn, symbol in enumerate(card.turns)
            ]
            for card in [*rules.rounds, *rules.stations]
        ]
        # By the seat that looks: the bytes of those who win together with it
        self.partners: list[list[int]] = [
            [
                int(self.at_partner) + (other - seat) % table.seats
                for other, side in enumerate(rules.sides)
                if side == rules.sides[seat]
            ]
            for seat in range(table.seats)
        ]

    def begin(self, look: Looking, sheet: Sheet) -> None:
        """Write into a blank row what stays the same while the same seat looks."""
        for partner in self.partners[look.viewer]:
            sheet.set(partner, 1)

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        marks, mark = sheet.marks, sheet.marked + self.mark
        phase: i64 = state.phase
        place = self.at_phase + phase
        if i64(marks[mark + PHASE]) != place + 1:
            sheet.move(mark + PHASE, place)
        now: i64 = state.round
        if now < 0:
            return
        card = state.round_cards[now]
        things, held = sheet.things, sheet.thing_at + self.card
        if things[held] is not card or i64(marks[mark + CARDS]) != now + 1:
            things[held] = card
            marks[mark + CARDS] = i32(now + 1)
            self._write_rounds(state, now, sheet)
            sheet.move(mark + ROUND, self.at_round + now if now < self.rounds else -1)
        place = -1
        if phase == PLANNING:
            turn: i64 = state.turn
            if turn < self.most_turns:
                place = self.at_turn + turn
        if i64(marks[mark + TURN]) != place + 1:
            sheet.move(mark + TURN, place)
        place = self.at_first + look.relative(state.first)
        if i64(marks[mark + FIRST]) != place + 1:
            sheet.move(mark + FIRST, place)
        law: i64 = state.marshal_at if state.rules.lawman < 0 else state.marshals_place
        place = self.place_at[law]
        if place >= 0:
            place += self.at_law
        if i64(marks[mark + LAW]) != place + 1:
            sheet.move(mark + LAW, place)
        sheet.set(self.at_neutral, state.neutral)

    def _write_rounds(self, state: State, now: i64, sheet: Sheet) -> None:
        """The cards up to this round's, and its turns."""
        data, row = sheet.data, sheet.at
        n = self.at_card
        while n < self.at_turn:  # to the end of the turns' kinds
            data[row + n] = 0
            n += 1
        which: i64 = -1
        n = 0
        while n <= now and n < self.rounds:
            which = self.round_at.get(state.round_cards[n].name, -1)
            if which >= 0:
                data[row + self.at_card + n * self.cards + which] = 1
            n += 1
        if which >= 0:
            for turn in self.turns[which]:
                data[row + i64(turn)] = 1
