"""Cards of a position: lists of cards, the fields of seats, and the pile."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ...engine.guessing.cards import take_up
from ...engine.state import OVER, Played, Player
from ...errors import quoted
from ..errors import Source
from ..symbols import CARD, card_symbol, read_card, read_number
from .fields import ALL, FACE_DOWN, FOLLOWING, SEEN, UNKNOWN

if TYPE_CHECKING:
    from ...engine.state import State

COUNT: Final = re.compile("[0-9]+")
HIDDEN: Final = -1
"""In place of a card that the viewer may not know."""
MOST_CARDS: Final = 200
"""Cards in one list at most; a game with everything in it has a third of that."""
MOST_PLAYED: Final = 999

Cards = list[tuple[int, bool]]
"""Cards from the top, each with whether all players have seen it there."""


def cards_word(cards: list[int], own: int, seen: tuple[bool, ...] = ()) -> str:
    """Cards one after the other; ``?3`` are three that the viewer does not know."""
    word, hidden = "", 0
    for n, card in enumerate(cards):
        if card == HIDDEN:
            hidden += 1
            continue
        word += f"{UNKNOWN}{hidden}" if hidden else ""
        hidden = 0
        word += card_symbol(card, own) + (SEEN if seen and seen[n] else "")
    return word + (f"{UNKNOWN}{hidden}" if hidden else "")


def read_cards(word: str, own: int, source: Source) -> Cards:
    cards: Cards = []
    at = 0
    while at < len(word):
        here = source.after(at)
        if word[at] == UNKNOWN:
            count = COUNT.match(word, at + 1)
            number = count[0] if count else ""
            cards += [(HIDDEN, False)] * read_number(
                number, here, 1, MOST_CARDS, "the number of hidden cards"
            )
            at += 1 + len(number)
        else:
            found = CARD.match(word, at)
            if found is None:
                raise here.error(f"{quoted(word[at:])} does not begin with a card")
            at = found.end()
            seen = word[at : at + 1] == SEEN
            cards.append((read_card(found, own, here), seen))
            at += seen
        if len(cards) > MOST_CARDS:
            raise here.error(f"there are more than {MOST_CARDS} cards in one list")
    return cards


def seat_word(state: State, player: Player, seat: int) -> str:
    """A seat's cards: hand, deck, discard pile, kept cards, cards of the hand that all have seen go
    there; then the numbers; then, unless everything is shown, the unseen cards as a sorted set."""
    everything, own = seat == ALL, player.seat == seat
    hand, deck, discard, kept = player.hand, player.deck[::-1], player.discard[::-1], player.kept
    seen = player.discard_seen[::-1]
    pool = ""
    if not everything:
        deck = deck[: player.open_top] + [HIDDEN] * (len(deck) - player.open_top)
        pool = cards_word(unseen_cards(state, player, seat), player.own)
        if not own and state.phase != OVER:
            hand, kept = [HIDDEN] * (len(hand) + len(kept)), ()
        if not own:
            discard = tuple(
                card if shown else HIDDEN for card, shown in zip(discard, seen, strict=True)
            )
    numbers = [player.acted, player.open_top, player.sure, player.borrowed]
    parts = [
        cards_word(hand, player.own),
        cards_word(deck, player.own),
        cards_word(list(discard), player.own, seen),
        cards_word(list(kept), player.own),
        cards_word(list(player.open_hand), player.own),
        ".".join(str(number) for number in numbers) if any(numbers) else "",
        pool,
    ]
    while parts and not parts[-1]:
        parts.pop()
    return "/".join(parts) or "/"  # a seat without any cards is there, too


def unseen_cards(state: State, player: Player, seat: int) -> list[int]:
    """The cards of a player of which the seat does not know where they are. Each bandit's deck is
    printed in the rules and bullets are dealt openly, so this set is public; how partners share
    theirs is not (TEAM-3), so the first of them has the cards of both."""
    sides = state.rules.sides
    partners = [p for p in state.players if sides[p.seat] == sides[player.seat]]
    if partners[0] is not player:
        return []
    over = state.phase == OVER  # hands are open then
    return sorted(
        card
        for p in partners
        for card in (
            [*p.deck[: len(p.deck) - p.open_top], *_unseen_discards(p, seat)]
            if over
            else take_up(state, p, p.seat == seat)
        )
    )


def _unseen_discards(player: Player, seat: int) -> list[int]:
    if player.seat == seat:
        return []
    pile = zip(player.discard, player.discard_seen, strict=True)
    return [card for card, seen in pile if not seen]


def pile_word(state: State, seat: int) -> str:
    """The pile, a group for each turn: ``1=0m,1c~/2=0r``."""
    groups: list[tuple[int, list[str]]] = []
    for n, played in enumerate(state.pile):
        shown = seat == ALL or not played.hidden or n < state.resolved or played.seat == seat
        card = card_symbol(played.card, _own(state, played.seat)) if shown else UNKNOWN
        word = f"{played.seat}{card}{FACE_DOWN * played.hidden}{FOLLOWING * played.extra}"
        if not groups or groups[-1][0] != played.turn:
            groups.append((played.turn, []))
        groups[-1][1].append(word)
    return "/".join(f"{turn + 1}={','.join(words)}" for turn, words in groups)


def read_pile(word: str, state: State, source: Source) -> list[Played]:
    pile: list[Played] = []
    at = 0
    for group in word.split("/"):
        number, equals, played = group.partition("=")
        here = source.after(at)
        if not equals:
            raise here.error(f"{quoted(group)} is no turn of the pile; one looks like 1=0m,1c~")
        turn = read_number(number, here, 1, MOST_PLAYED, "a turn of the pile") - 1
        at += len(number) + 1
        for one in played.split(","):
            pile.append(_read_played(one, turn, state, source.after(at)))
            at += len(one) + 1
    return pile


def _read_played(word: str, turn: int, state: State, source: Source) -> Played:
    seats = state.rules.seats - 1
    seat = read_number(word[:1], source, 0, seats, "the seat that played the card")
    extra = word.endswith(FOLLOWING)
    rest = word[1:].removesuffix(FOLLOWING)
    hidden = rest.endswith(FACE_DOWN)
    rest = rest.removesuffix(FACE_DOWN)
    if rest == UNKNOWN:
        return Played(seat, HIDDEN, hidden, turn, extra)
    found = CARD.fullmatch(rest)
    if found is None:
        raise source.error(f"{quoted(word)} is no played card; one looks like 0m or 1Ts~")
    return Played(seat, read_card(found, _own(state, seat), source), hidden, turn, extra)


def _own(state: State, seat: int) -> int:
    return state.players[seat].own if seat < len(state.players) else -1
