"""Cards: the seat's own, the numbers of everybody's, and the common pile."""

from __future__ import annotations

from mypy_extensions import i32, i64, u8

from ....engine.cards import KIND_MASK, OWNER_SHIFT
from ....engine.state import State
from ..fields import Part, Plan, numbered
from ..looking import Looking
from ..sheet import Sheet


class OwnCards(Part):
    """The hand, what is chosen to be kept, and the discard pile of the seat that looks."""

    __slots__ = ("at_discard", "at_hand", "at_kept", "cards")

    def __init__(self, plan: Plan) -> None:
        names = [*plan.cards[1], *[f"bullet {name}" for name in plan.figures[1]]]
        axis = ("card", names)
        self.cards: i64 = len(plan.cards[1])
        self.at_hand: i64 = plan.add("hand", [axis], "cards in the seat's hand", most=10)
        self.at_kept: i64 = plan.add(
            "kept", [axis], "cards of its hand that the seat has chosen to keep", most=10
        )
        self.at_discard: i64 = plan.add(
            "discard", [axis], "cards on the seat's own discard pile", most=10
        )

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        if not look.own:
            return
        player = state.players[look.seat]
        for card in player.hand:
            self._count(card, self.at_hand, look, sheet)
        for card in player.kept:
            self._count(card, self.at_kept, look, sheet)
        for card in player.discard:
            self._count(card, self.at_discard, look, sheet)

    def _count(self, card: i64, at: i64, look: Looking, sheet: Sheet) -> None:
        if card & KIND_MASK:
            place = look.card(card, look.viewer)
            if place >= 0:
                sheet.add(at + place)
        else:
            sheet.add(at + self.cards + i64(look.slot_of[card >> OWNER_SHIFT]))


class Players(Part):
    """By seat: how many cards each has, and the top of its discard pile."""

    __slots__ = ("at_deck", "at_discard", "at_hand", "at_top", "cards", "size")

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

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        for player in state.players:
            seat: i64 = player.seat
            slot = look.relative(seat)
            sheet.put(self.at_hand + slot, len(player.hand) + len(player.kept))
            sheet.put(self.at_deck + slot, len(player.deck))
            discard = player.discard
            if discard:
                sheet.put(self.at_discard + slot, len(discard))
                card: i64 = discard[-1]
                at = self.at_top + slot * self.size
                if card & KIND_MASK:
                    place = look.card(card, seat)
                    if place >= 0:
                        sheet.mark(at + place)
                else:
                    sheet.mark(at + self.cards + i64(look.slot_of[card >> OWNER_SHIFT]))


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
        "most",
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

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        resolved: i64 = state.resolved
        seats, most, cards = look.seats, self.most, self.cards
        # Every byte is written only once here, so this does what `Sheet.mark` would, without calls
        data, written = sheet.data, sheet.written
        row, number = sheet.at, sheet.first + sheet.count
        first = number
        n: i64 = 0
        for played in state.pile:
            if n >= most:
                break
            seat: i64 = played.seat
            at = row + self.at_seat + n * seats + look.relative(seat)
            data[at] = 1
            written[number] = i32(at)
            at = row + self.at_turn + n
            data[at] = u8(i64(played.turn) + 1)
            written[number + 1] = i32(at)
            number += 2
            shown = True
            if played.hidden:
                at = row + self.at_hidden + n
                data[at] = 1
                written[number] = i32(at)
                number += 1
                shown = n < resolved or played.seat == look.seat
            if n < resolved:
                at = row + self.at_resolved + n
                data[at] = 1
                written[number] = i32(at)
                number += 1
            if shown:
                place = look.card(played.card, seat)
                if place >= 0:
                    at = row + self.at_card + n * cards + place
                    data[at] = 1
                    written[number] = i32(at)
                    number += 1
            n += 1
        sheet.count += number - first
