"""Poison: a copy of a game in which everything hidden from one seat is replaced by nonsense.

Whatever that seat is shown must stay the same to the byte. Nonsense is stronger than another
plausible deal: it shows up even where a plausible deal would happen to look alike.
"""

from __future__ import annotations

from random import Random

from colt_express import Game
from colt_express.engine.events import Event
from colt_express.engine.options import LEAVE, PICKS
from colt_express.engine.rulebook import RoundCard
from colt_express.engine.state import Played, Player, Question, State

from .boxes import accounts_of
from .boxes.accounts import any_card


def poisoned(game: Game, seat: int, dice: Random) -> Game:
    """The same game for this seat (-1: a spectator), and quite another for everyone else."""
    copy = game.copy(listening=True)
    state = copy.state
    _poison_tokens(state, seat, dice)
    for player in state.players:
        _poison_cards(player, player.seat == seat, dice)
    for n, played in enumerate(state.pile):
        if played.hidden and n >= state.resolved and played.seat != seat:
            card = any_card(dice)
            state.pile[n] = Played(played.seat, card, True, played.turn, played.extra)
    for box in accounts_of(state):
        box.poison(state, seat, dice)
    state.round_cards = [
        card if n <= state.round else RoundCard("nonsense", "TTTT", "nonsense", False, 9, True)
        for n, card in enumerate(state.round_cards)
    ]
    state.key = dice.randbytes(32)
    state.counter += dice.randrange(1000)
    state.questions = tuple(
        q if q.seat == seat else poisoned_question(q, dice) for q in state.questions
    )
    state.answered = tuple(
        (q, option) if q.seat == seat else (poisoned_question(q, dice), LEAVE)
        for q, option in state.answered
    )
    return copy


def poisoned_question(question: Question, dice: Random) -> Question:
    """The question with other options; its other fields are public."""
    options = [PICKS[1][any_card(dice)] for _ in range(3)]
    return Question(
        question.seat, question.kind, options, question.bandit, question.target, question.token
    )


def _poison_tokens(state: State, seat: int, dice: Random) -> None:
    values = state.token_values[:]
    for token, known in enumerate(state.token_known):
        if not _is_known(known, seat, state.rules.seats):
            values[token] = dice.randrange(10_000)
    state.token_values = values
    state.spare = [[dice.randrange(10_000) for _ in pool] for pool in state.spare]


def _is_known(known: int, seat: int, seats: int) -> bool:
    return known == (1 << seats) - 1 or (seat >= 0 and known >> seat & 1 == 1)


def _poison_cards(player: Player, own: bool, dice: Random) -> None:
    if own:
        dice.shuffle(player.deck)
        return
    size = len(player.hand) + len(player.kept)
    split = dice.randrange(size + 1)
    player.hand = [any_card(dice) for _ in range(split)]
    player.kept = tuple(any_card(dice) for _ in range(size - split))
    player.deck = [any_card(dice) for _ in player.deck]
    player.discard = (*(any_card(dice) for _ in player.discard[:-1]), *player.discard[-1:])
    player.discard_seen = tuple(dice.random() < 0.5 for _ in player.discard)
    player.sure = dice.randrange(3)


def poisoned_event(event: Event, seat: int, seats: int, dice: Random) -> Event:
    """The event with other cards in it, and another value of its token, where this seat may not see
    them."""
    mine = event.seat == seat
    other = Event(
        event.kind,
        event.rule,
        event.seat,
        event.bandit,
        event.target,
        event.place,
        any_card(dice) if event.secret and not mine else event.card,
        event.token,
        event.amount,
        event.name,
        event.secret,
        [any_card(dice) for _ in event.cards] if event.cards and not mine else event.cards,
    )
    other.over = event.over
    other.known = event.known
    known = event.over or _is_known(event.known, seat, seats)
    other.value = event.value if known else dice.randrange(10_000)
    return other
