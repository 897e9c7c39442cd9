"""Cards: the seat's own, the numbers of everybody's, and the common pile."""

from __future__ import annotations

from mypy_extensions import i32, i64, u8

from ....engine.cards import BULLET, KIND_MASK, OWNER_SHIFT
from ....engine.state import Played, State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet


class OwnCards(Part):
    """The hand, what is chosen to be kept, and the discard pile of the seat that looks."""

    __slots__ = ("at_discard", "at_hand", "at_kept", "cards", "discard", "kept", "size")

    def __init__(self, plan: Plan) -> None:
        names = [*plan.cards[1], *[f"bullet {name}" for name in plan.figures[1]]]
        axis = ("card", names)
        self.cards: i64 = len(plan.cards[1])
        self.size: i64 = len(names)
        self.at_hand: i64 = plan.add("hand", [axis], "cards in the seat's hand", most=10)
        self.at_kept: i64 = plan.add(
            "kept", [axis], "cards of its hand that the seat has chosen to keep", most=10
        )
        self.at_discard: i64 = plan.add(
            "discard", [axis], "cards on the seat's own discard pile", most=10
        )
        self.kept: i64 = plan.hold()
        self.discard: i64 = plan.hold()

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        if not look.own:
            return
        player = state.players[look.seat]
        things, thing = sheet.things, sheet.thing_at
        self._count(player.hand, self.at_hand, look, sheet)
        kept = player.kept
        if things[thing + self.kept] is not kept:
            things[thing + self.kept] = kept
            self._count(list(kept), self.at_kept, look, sheet)
        discard = player.discard
        if things[thing + self.discard] is not discard:
            things[thing + self.discard] = discard
            self._count(list(discard), self.at_discard, look, sheet)

    def _count(self, cards: list[int], at: i64, look: Looking, sheet: Sheet) -> None:
        data = sheet.data
        first = sheet.at + at
        n: i64 = 0
        while n < self.size:
            data[first + n] = 0
            n += 1
        card_at, slots = look.card_at, look.slot_of
        alike = look.holders == 1
        for one in cards:
            card: i64 = one
            kind = card & KIND_MASK
            if kind == BULLET:
                place = self.cards + slots[card >> OWNER_SHIFT]
            elif alike:
                place = card_at[kind]
            else:
                place = look.card(card, look.viewer)
            if place >= 0:
                data[first + place] = u8(i64(data[first + place]) + 1)


class Players(Part):
    """By seat: how many cards each has, and the top of its discard pile."""

    __slots__ = ("at_deck", "at_discard", "at_hand", "at_top", "cards", "mark", "size")

    def __init__(self, plan: Plan) -> None:
        names = [*plan.cards[1], *[f"bullet {name}" for name in plan.figures[1]]]
        self.cards: i64 = len(plan.cards[1])
        self.size: i64 = len(names)
        self.at_hand: i64 = plan.add(
            "hand_size", [plan.seats], "cards in hand, those to be kept included", most=15
        )
        self.at_deck: i64 = plan.add("deck_size", [plan.seats], "cards in the deck", most=30)
        self.at_discard: i64 = plan.add(
            "discard_size", [plan.seats], "cards on the discard pile", most=30
        )
        self.at_top: i64 = plan.add(
            "discard_top", [plan.seats, ("card", names)], "the card on top of the discard pile"
        )
        self.mark: i64 = plan.remember(plan.table.seats)

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        data, marks = sheet.data, sheet.marks
        row = sheet.at
        mark = sheet.marked + self.mark
        seat: i64 = 0
        for player in state.players:
            slot = look.relative(seat)
            at = row + slot
            discard = player.discard
            data[at + self.at_hand] = u8(i64(len(player.hand) + len(player.kept)))
            data[at + self.at_deck] = u8(i64(len(player.deck)))
            data[at + self.at_discard] = u8(i64(len(discard)))
            top: i64 = discard[-1] + 1 if discard else 0
            before = i64(marks[mark])
            if before != top:
                marks[mark] = i32(top)
                at = self.at_top + slot * self.size
                self._put_top(before, at, 0, seat, look, sheet)
                self._put_top(top, at, 1, seat, look, sheet)
            mark += 1
            seat += 1

    def _put_top(
        self, noted: i64, at: i64, value: i64, seat: i64, look: Looking, sheet: Sheet
    ) -> None:
        if noted:
            place = look.card_or_bullet(noted - 1, seat, self.cards)
            if place >= 0:
                sheet.set(at + place, value)


class Pile(Part):
    """The common pile in the order in which it is resolved; a card that lies face down shows only
    who played it (PLAN-6)."""

    __slots__ = (
        "at_card",
        "at_hidden",
        "at_resolved",
        "at_seat",
        "at_turn",
        "cards",
        "mark",
        "most",
        "pile",
    )

    def __init__(self, plan: Plan) -> None:
        table = plan.table
        self.most: i64 = table.most_pile
        self.cards: i64 = len(plan.cards[1])
        number = ("number", numbered(table.most_pile, 1))
        self.at_seat: i64 = plan.add("pile_seat", [number, plan.seats], "who played the card")
        self.at_card: i64 = plan.add(
            "pile_card", [number, plan.cards], "the card, if this seat may know it"
        )
        self.at_turn: i64 = plan.add(
            "pile_turn", [number], "the turn in which it was played, from 1", most=table.most_turns
        )
        self.at_hidden: i64 = plan.add("pile_hidden", [number], "whether it was played face down")
        self.at_resolved: i64 = plan.add(
            "pile_resolved", [number], "whether it has been turned up already"
        )
        self.pile: i64 = plan.hold()
        self.mark: i64 = plan.remember(2)

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        """Cards are only added to a pile and turned up, until another pile begins."""
        marks, things = sheet.marks, sheet.things
        mark = sheet.marked + self.mark
        pile = state.pile
        count: i64 = len(pile)
        if count > self.most:
            count = self.most
        resolved: i64 = state.resolved
        if resolved > count:
            resolved = count
        counted, turned = i64(marks[mark]), i64(marks[mark + 1])
        if things[sheet.thing_at + self.pile] is not pile or count < counted or resolved < turned:
            things[sheet.thing_at + self.pile] = pile
            self._clear(counted, look.seats, sheet)
            counted = turned = 0
        n = counted
        while n < count:
            self._write_card(n, pile[n], look, sheet)
            n += 1
        n = turned
        while n < resolved:
            self._turn_up(n, pile[n], look, sheet)
            n += 1
        marks[mark] = i32(count)
        marks[mark + 1] = i32(resolved)

    def _write_card(self, n: i64, played: Played, look: Looking, sheet: Sheet) -> None:
        """A card that has been added, as it lay before it was resolved."""
        data = sheet.data
        seat: i64 = played.seat
        at = sheet.at + n
        data[sheet.at + self.at_seat + n * look.seats + look.relative(seat)] = 1
        data[at + self.at_turn] = u8(i64(played.turn) + 1)
        if played.hidden:
            data[at + self.at_hidden] = 1
        if not played.hidden or seat == i64(look.seat):
            place = look.card(played.card, seat)
            if place >= 0:
                data[sheet.at + self.at_card + n * self.cards + place] = 1

    def _turn_up(self, n: i64, played: Played, look: Looking, sheet: Sheet) -> None:
        data = sheet.data
        data[sheet.at + self.at_resolved + n] = 1
        if played.hidden:
            place = look.card(played.card, played.seat)
            if place >= 0:
                data[sheet.at + self.at_card + n * self.cards + place] = 1

    def _clear(self, counted: i64, seats: i64, sheet: Sheet) -> None:
        """Clear what is written of the first ``counted`` cards of a pile."""
        data = sheet.data
        n = sheet.at + self.at_seat
        end = n + counted * seats
        while n < end:
            data[n] = 0
            n += 1
        n = sheet.at + self.at_card
        end = n + counted * self.cards
        while n < end:
            data[n] = 0
            n += 1
        n = sheet.at
        end = n + counted
        while n < end:
            data[n + self.at_turn] = 0
            data[n + self.at_hidden] = 0
            data[n + self.at_resolved] = 0
            n += 1
