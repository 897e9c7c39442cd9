"""Hands and decks: drawing cards, and the bullets that end up among them (PLAN, STEAL-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import BULLET, card_of, is_bullet, owner_of
from ..chance import shuffle
from ..events import tell
from ..figures import DOC, NOBODY
from ..options import Option

if TYPE_CHECKING:
    from ..state import Bandit, Player, State

HAND_SIZE: Final = 6
DRAW_COUNT: Final = 3


def shuffle_deck(state: State, player: Player) -> None:
    shuffle(state, player.deck)
    player.open_top = 0


def hand_size(state: State, seat: int) -> int:
    """How many cards a seat fills its hand up to (PLAN-2, CHAR-DOC, CASE-19)."""
    size = HAND_SIZE + state.rules.hand_bonus
    for bandit in state.bandits:
        if bandit.seat == seat:
            if bandit.can(DOC):
                size += 1
            for change in state.rules.hand_changes:
                size += change(state, bandit)
    return size


def draw_cards(state: State, owner: Player, taker: Player, count: int, rule: str) -> int:
    """Draw up to ``count`` cards off ``owner``'s deck into ``taker``'s hand; say how many came.

    A bullet that all have seen go on top of the deck is seen to leave it, too.
    """
    hand = taker.hand
    before = len(hand)
    for _ in range(count):
        if not owner.deck and not turn_discards_over(state, owner):
            break
        card = owner.deck.pop()
        hand.append(card)
        if owner.open_top > 0:
            owner.open_top -= 1
            taker.open_hand += (card,)
    drawn = len(hand) - before
    if drawn and state.log is not None:
        tell(state, "drew", rule, seat=taker.seat, amount=drawn, cards=sorted(hand[before:]))
    hand.sort()
    return drawn


def turn_discards_over(state: State, player: Player) -> bool:
    """EXPERT-4: the discard pile becomes the new deck when a draw finds none."""
    if not player.discard:
        return False
    player.deck = list(player.discard)
    player.discard = ()
    player.discard_seen = ()
    shuffle_deck(state, player)
    tell(state, "reshuffled", "EXPERT-4", seat=player.seat, amount=len(player.deck))
    return True


def can_draw(player: Player) -> bool:
    """PLAN-4: with an empty deck (and no discard pile to turn over) there is nothing to draw."""
    return len(player.deck) > 0 or len(player.discard) > 0


def put_on_deck(player: Player, card: int) -> None:
    """On top of the deck, for all to see."""
    player.deck.append(card)
    player.open_top += 1


def give_back(state: State, owner: Player, card: int) -> None:
    """STEAL-3: a resolved card goes on top of its owner's deck; EXPERT-3: onto his discard pile."""
    if state.rules.discards:
        owner.discard += (card,)
        owner.discard_seen += (True,)
    else:
        put_on_deck(owner, card)


def each_action(player: Player, options: list[list[Option]]) -> list[Option]:
    """Each different action card of the hand once, as one of these ``options`` by card: the first
    where the card needs no name, the second where it does."""
    found: list[Option] = []
    last = -1
    for card in player.hand:
        if card != last and not is_bullet(card):
            found.append(options[0 if owner_of(card) == player.own else 1][card])
            last = card
    return found


def take_from_hand(player: Player, card: int, hidden: bool = False) -> None:
    """Remove a card from the hand to be played. If it is played face down, the cards that all have
    seen go to the hand may have left it."""
    take_out(player.hand, card)
    if player.sure > 0:
        player.sure -= 1
    if not player.open_hand:
        return
    if hidden:
        player.open_hand = tuple([seen for seen in player.open_hand if is_bullet(seen)])
    elif card in player.open_hand:
        at = player.open_hand.index(card)
        player.open_hand = player.open_hand[:at] + player.open_hand[at + 1 :]


def take_out(cards: list[int], card: int) -> None:
    """The same as ``cards.remove(card)``, which in compiled code takes a third of the time of a
    turn."""
    for n, one in enumerate(cards):
        if one == card:
            cards.pop(n)
            return


def keep_card(player: Player, card: int) -> None:
    """Keep a card for the next round, when the others leave the hand (EXPERT-2, KEEP-1)."""
    player.hand.remove(card)
    player.kept += (card,)


def receive_bullet(state: State, victim: Bandit, shooter: int) -> None:
    """A bullet of ``shooter`` goes on top of the victim's deck (STEAL-4)."""
    victim.receive(shooter)
    put_on_deck(state.players[victim.seat], card_of(shooter, BULLET))


def give_neutral_bullets(state: State, victims: list[Bandit], rule: str) -> None:
    """Give a neutral bullet to each victim of the same moment (MEET-2, CASE-2)."""
    if not victims:
        return
    if state.neutral < len(victims):
        if state.neutral > 0 and not state.rules.neutral_stays:
            tell(state, "bullets_removed", "MEET-2", amount=state.neutral)
            state.neutral = 0
        return
    state.neutral -= len(victims)
    for victim in victims:
        receive_bullet(state, victim, NOBODY)
        tell(state, "hit", rule, bandit=victim.character)
