"""Where the game stands: phase, round cards, turn, the Marshal and who is first."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.state import PHASES, PLANNING, State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet


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
        "cards",
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
        self.place_at: list[int] = table.place_at
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

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        rules = state.rules
        sheet.mark(self.at_phase + state.phase)
        for partner in self.partners[look.viewer]:
            sheet.mark(partner)
        if state.round < 0:
            return
        now: i64 = state.round
        if now < self.rounds:
            sheet.mark(self.at_round + now)
        which: i64 = -1
        n: i64 = 0
        while n <= now and n < self.rounds:
            which = self.round_at.get(state.round_cards[n].name, -1)
            if which >= 0:
                sheet.mark(self.at_card + n * self.cards + which)
            n += 1
        if which >= 0:
            for turn in self.turns[which]:
                sheet.mark(turn)
        planned: i64 = state.turn
        if state.phase == PLANNING and planned < self.most_turns:
            sheet.mark(self.at_turn + planned)
        sheet.mark(self.at_first + look.relative(state.first))
        law: i64 = state.marshal_at if rules.lawman < 0 else state.marshals_place
        law = self.place_at[law]
        if law >= 0:
            sheet.mark(self.at_law + law)
        sheet.put(self.at_neutral, state.neutral)
