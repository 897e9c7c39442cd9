"""Cards: the seat's own, the numbers of everybody's, and the common pile."""

from __future__ import annotations

from mypy_extensions import i32, i64, u8

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
        things = sheet.things
        self._clear(self.at_hand, sheet)
        for card in player.hand:
            self._count(card, self.at_hand, look, sheet)
        kept = player.kept
        if things[sheet.thing_at + self.kept] is not kept:
            things[sheet.thing_at + self.kept] = kept
            self._clear(self.at_kept, sheet)
            for card in kept:
                self._count(card, self.at_kept, look, sheet)
        discard = player.discard
        if things[sheet.thing_at + self.discard] is not discard:
            things[sheet.thing_at + self.discard] = discard
            self._clear(self.at_discard, sheet)
            for card in discard:
                self._count(card, self.at_discard, look, sheet)

    def _clear(self, at: i64, sheet: Sheet) -> None:
        data = sheet.data
        n = sheet.at + at
        end = n + self.size
        while n < end:
            data[n] = 0
            n += 1

    def _count(self, card: i64, at: i64, look: Looking, sheet: Sheet) -> None:
        place = look.card_or_bullet(card, look.viewer, self.cards)
        if place >= 0:
            place += sheet.at + at
            sheet.data[place] = u8(i64(sheet.data[place]) + 1)


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
        n: i64 = 0
        if things[sheet.thing_at + self.pile] is not pile or count < counted or resolved < turned:
            things[sheet.thing_at + self.pile] = pile
            while n < count:
                self._write_card(n, pile[n], n < resolved, look, sheet)
                n += 1
            while n < counted:
                self._erase(n, look.seats, sheet)
                n += 1
        else:
            n = turned
            while n < resolved:
                self._write_card(n, pile[n], True, look, sheet)
                n += 1
            if n < counted:
                n = counted
            while n < count:
                self._write_card(n, pile[n], False, look, sheet)
                n += 1
        marks[mark] = i32(count)
        marks[mark + 1] = i32(resolved)

    def _write_card(
        self, n: i64, played: Played, resolved: bool, look: Looking, sheet: Sheet
    ) -> None:
        self._erase(n, look.seats, sheet)
        seat: i64 = played.seat
        sheet.set(self.at_seat + n * look.seats + look.relative(seat), 1)
        sheet.set(self.at_turn + n, i64(played.turn) + 1)
        if played.hidden:
            sheet.set(self.at_hidden + n, 1)
        if resolved:
            sheet.set(self.at_resolved + n, 1)
        if resolved or not played.hidden or played.seat == look.seat:
            place = look.card(played.card, seat)
            if place >= 0:
                sheet.set(self.at_card + n * self.cards + place, 1)

    def _erase(self, n: i64, seats: i64, sheet: Sheet) -> None:
        data = sheet.data
        at = sheet.at + self.at_seat + n * seats
        end = at + seats
        while at < end:
            data[at] = 0
            at += 1
        at = sheet.at + self.at_card + n * self.cards
        end = at + self.cards
        while at < end:
            data[at] = 0
            at += 1
        at = sheet.at + n
        data[at + self.at_turn] = 0
        data[at + self.at_hidden] = 0
        data[at + self.at_resolved] = 0
