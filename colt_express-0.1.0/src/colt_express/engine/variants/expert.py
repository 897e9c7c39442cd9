"""Expert: a discard pile for everyone, and cards kept from round to round (EXPERT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..base.hands import each_action, keep_card
from ..base.rounds import FILL_HANDS, RETURN_HANDS, SHUFFLE
from ..cards import is_bullet
from ..chance import shuffle
from ..events import tell
from ..flow import ask
from ..guessing.cards import some_of
from ..guessing.knowing import knows
from ..options import DONE, KEEPS, Option
from ..registry import QuestionKind, Step, register_question, register_step

if TYPE_CHECKING:
    from random import Random

    from ..rulebook import Rulebook
    from ..state import Player, Question, State

ALL: Final = 99


class DiscardDrawnBullets(Step):
    """EXPERT-5 (2015): bullets drawn into the hand are discarded, not replaced."""

    def do(self, state: State, _: int, /) -> None:
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            bullets = [card for card in player.hand if is_bullet(card)]
            player.hand = [card for card in player.hand if not is_bullet(card)]
            player.open_hand = ()
            player.sure = len(player.hand)
            _discard(state, player, bullets, "EXPERT-5", seen=True)


class AskWhatToKeep(Step):
    """EXPERT-2: after planning all players choose, at once, which cards to keep. In the last round
    no seat is asked and all cards are discarded."""

    def do(self, state: State, _: int, /) -> None:
        state.push(DISCARD_REST)
        if state.is_last_round:
            return
        state.keeping = ALL
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            player.kept = ()
            if player.hand:
                _ask_one(state, player)


def _ask_one(state: State, player: Player) -> None:
    ask(state, player.seat, KEEP_WHAT, _keepable(player))


def _keepable(player: Player) -> list[Option]:
    return [*each_action(player, KEEPS), DONE]


class KeepWhat(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        if option is DONE:
            return
        keep_card(player, option.value)
        _ask_one(state, player)

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _keepable(state.players[question.seat])


def guess_kept(state: State, seat: int, rng: Random) -> None:
    """Re-deal the cards that others have chosen to keep so far, from all of their action cards."""
    for player in state.players:
        if state.keeping and not knows(seat, player.seat):
            player.kept = ()
            may_be = [card for card in player.hand if not is_bullet(card)]
            for card in some_of(may_be, ALL, rng):
                keep_card(player, card)


class DiscardRest(Step):
    """When all have chosen what to keep, bullets and unwanted cards are discarded."""

    def do(self, state: State, _: int, /) -> None:
        state.keeping = 0
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            rest = player.hand
            player.hand = sorted(player.kept)
            player.kept = ()
            player.open_hand = ()
            player.sure = len(player.hand)
            _discard(state, player, rest, "EXPERT-2", seen=False)


def _discard(state: State, player: Player, cards: list[int], rule: str, seen: bool) -> None:
    """Onto the discard pile, face up. Others see how many, and the one on top (CASE-22)."""
    if not cards:
        return
    # Shuffled, so that the card on top tells nothing about those below.
    shuffle(state, cards)
    player.discard += tuple(cards)
    player.discard_seen += (seen,) * (len(cards) - 1) + (True,)
    tell(
        state,
        "discarded",
        rule,
        seat=player.seat,
        card=player.discard[-1],
        amount=len(cards),
        cards=cards,
    )


DISCARD_BULLETS: Final = register_step("discard drawn bullets", DiscardDrawnBullets())
KEEP_CARDS: Final = register_step("keep cards", AskWhatToKeep())
DISCARD_REST: Final = register_step("discard the rest", DiscardRest())
KEEP_WHAT: Final = register_question(
    "keep_cards", KeepWhat(), always=True, at_once=True, shares_name=True
)


def install(rules: Rulebook, edition: str) -> None:
    """EXPERT-4: decks are shuffled once, before the first round."""
    rules.discards = True
    rules.parts.remove(SHUFFLE)
    rules.opening.append(SHUFFLE)
    rules.replace_part(RETURN_HANDS, [KEEP_CARDS])
    rules.guesses.append(guess_kept)
    if edition == "2015":
        rules.replace_part(FILL_HANDS, [FILL_HANDS, DISCARD_BULLETS])
