"""The bandits: who they are, where they stand, and what they carry beside loot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.figures import CHARACTERS, MARSHAL_FIGURE
from ....engine.state import UNHURT, State
from ..fields import Part, Plan
from ..looking import Looking
from ..sheet import Sheet

UNIT: Final = 10
"""Money is counted in tens of dollars."""


class Bandits(Part):
    """By how many seats on they sit; the viewer's own come first."""

    __slots__ = (
        "at_abilities",
        "at_bullets",
        "at_cash",
        "at_debt",
        "at_hits",
        "at_pairs",
        "at_place",
        "at_who",
        "figures",
        "place_at",
        "places",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.place_at: list[int] = table.place_at
        self.places: i64 = len(table.places)
        self.figures: i64 = table.seats * table.per_seat + 3
        who = ("character", [*CHARACTERS, "marshal"])
        self.at_who: i64 = plan.add("character", [plan.bandits, who], "who the bandit is")
        self.at_place: i64 = plan.add("place", [plan.bandits, plan.places], "where the bandit is")
        self.at_bullets: i64 = plan.add(
            "bullets", [plan.bandits], "bullets left in the bandit's revolver", most=6
        )
        self.at_hits: i64 = plan.add(
            "hits",
            [plan.bandits, plan.figures],
            "bullets received, by the figure they come from",
            most=13,
        )
        self.at_abilities: i64 = plan.add(
            "abilities", [plan.bandits, ("ability", CHARACTERS)], "whose abilities the bandit has"
        )
        self.at_cash: i64 = plan.add(
            "cash", [plan.bandits], "money that is no token, in tens of dollars", most=255
        )
        self.at_debt: i64 = plan.add(
            "debt",
            [plan.bandits],
            "money given away out of a token that is still held, in tens of dollars",
            most=255,
        )
        self.at_pairs: i64 = -1
        if table.two_bandits:
            self.at_pairs = plan.add(
                "unchosen",
                [("leader", CHARACTERS), ("partner", CHARACTERS)],
                "while pairs are chosen: bandits without a player, and who goes with them",
            )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        for bandit in state.bandits:
            character: i64 = bandit.character
            slot: i64 = look.slot_of[character]
            if slot < 0:
                self._unchosen(state, character, bandit.seat, sheet)
                continue
            sheet.mark(self.at_who + slot * 8 + character)
            place: i64 = self.place_at[bandit.place]
            if place >= 0:
                sheet.mark(self.at_place + slot * self.places + place)
            sheet.put(self.at_bullets + slot, bandit.bullets)
            hits = bandit.hits
            if hits is not UNHURT:
                at = self.at_hits + slot * self.figures
                figure: i64 = 0
                for count in hits:
                    if count:
                        sheet.put(at + look.slot_of[figure], count)
                    figure += 1
            abilities: i64 = bandit.abilities
            if abilities:
                ability: i64 = 0
                at = self.at_abilities + slot * MARSHAL_FIGURE
                while ability < MARSHAL_FIGURE:
                    if abilities >> ability & 1:
                        sheet.mark(at + ability)
                    ability += 1
            cash: i64 = bandit.cash
            if cash > 0:
                sheet.put(self.at_cash + slot, cash // UNIT)
            elif cash < 0:
                sheet.put(self.at_debt + slot, -cash // UNIT)

    def _unchosen(self, state: State, character: i64, seat: int, sheet: Sheet) -> None:
        if self.at_pairs >= 0:
            for other in state.bandits:
                if other.seat == seat:
                    sheet.mark(self.at_pairs + character * MARSHAL_FIGURE + other.character)
