"""The bandits: who they are, where they stand, and what they carry beside loot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ....engine.figures import CHARACTERS, MARSHAL_FIGURE
from ....engine.state import State
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
        "hits",
        "mark",
        "place_at",
        "places",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.place_at: vec[i64] = table.place_at
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
        # While pairs are chosen, all characters are there
        bandits = len(CHARACTERS) + 1 if table.two_bandits else table.seats
        self.mark: i64 = plan.remember(2 * bandits)
        self.hits: i64 = plan.hold(bandits)

    def begin(self, state: State, look: Looking, sheet: Sheet) -> None:
        """Write into a blank row what stays the same while the same bandits sit where they sit."""
        for bandit in state.bandits:
            character: i64 = bandit.character
            slot = look.slot_of[character]
            if slot >= 0:
                sheet.set(self.at_who + slot * 8 + character, 1)
            elif self.at_pairs >= 0:
                for other in state.bandits:
                    if other.seat == bandit.seat:
                        place = character * MARSHAL_FIGURE + i64(other.character)
                        sheet.set(self.at_pairs + place, 1)

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        data, marks, slots = sheet.data, sheet.marks, look.slot_by_index
        row = sheet.at
        mark = sheet.marked + self.mark
        hits_at = sheet.thing_at + self.hits
        n: i64 = 0
        for bandit in state.bandits:
            slot = slots[n]
            if slot >= 0:
                place: i64 = i64(bandit.place) + 1
                before = i64(marks[mark])
                if before != place:
                    at = row + self.at_place + slot * self.places
                    if before > 0 and self.place_at[before - 1] >= 0:
                        data[at + self.place_at[before - 1]] = 0
                    if self.place_at[place - 1] >= 0:
                        data[at + self.place_at[place - 1]] = 1
                    marks[mark] = i32(place)
                data[row + self.at_bullets + slot] = u8(i64(bandit.bullets))
                hits = bandit.hits
                if sheet.things[hits_at + n] is not hits:
                    sheet.things[hits_at + n] = hits
                    self._hit(hits, slot, look, sheet)
                abilities: i64 = bandit.abilities
                if i64(marks[mark + 1]) != abilities:
                    marks[mark + 1] = i32(abilities)
                    at = row + self.at_abilities + slot * MARSHAL_FIGURE
                    ability: i64 = 0
                    while ability < MARSHAL_FIGURE:
                        data[at + ability] = u8(abilities >> ability & 1)
                        ability += 1
                cash: i64 = bandit.cash
                if cash == 0:
                    data[row + self.at_cash + slot] = 0
                    data[row + self.at_debt + slot] = 0
                else:
                    sheet.set(self.at_cash + slot, cash // UNIT)
                    sheet.set(self.at_debt + slot, -cash // UNIT)
            mark += 2
            n += 1

    def _hit(self, hits: tuple[int, ...], slot: i64, look: Looking, sheet: Sheet) -> None:
        data, slots = sheet.data, look.slot_of
        at = sheet.at + self.at_hits + slot * self.figures
        n: i64 = 0
        while n < self.figures:
            data[at + n] = 0
            n += 1
        n = 0
        for count in hits:
            if count:
                data[at + slots[n]] = u8(i64(count))
            n += 1
