"""Planning: turn by turn, cards go onto the common pile (PLAN-3 to PLAN-8, CHAR-GHOST)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import KIND_MASK, OWNER_SHIFT
from ..compiling import i64
from ..events import tell
from ..figures import FIGURES, GHOST
from ..options import DRAW, HIDDEN_PLAYS, PASS, PLAY, PLAY_HIDDEN, PLAYS, Option
from ..registry import QuestionKind, Step, register_question, register_step
from ..rulebook import TurnKind
from ..state import Played, Question
from .hands import DRAW_COUNT, can_draw, draw_cards, take_from_hand

if TYPE_CHECKING:
    from ..state import Player, State


def turn_kind(state: State) -> TurnKind:
    """The kind of the turn being planned."""
    card = state.round_card
    if not card.kinds:
        card.kinds = [state.rules.turns[symbol] for symbol in card.turns]
    return card.kinds[state.turn]


class Planning(Step):
    """Start planning with the first turn."""

    def do(self, state: State, _: int, /) -> None:
        state.push(PLAN_TURN)


class PlanTurn(Step):
    """PLAN-3: every player once, in the way the turn says."""

    def do(self, state: State, turn: int, /) -> None:
        if turn == len(state.round_card.turns):
            return
        state.turn = turn
        state.push(PLAN_TURN, turn + 1)
        kind = turn_kind(state)
        if state.log is not None:
            tell(state, "turn", "PLAN-3", amount=turn + 1, name=kind.name)
        kind.begin(state)


class OneAfterAnother(TurnKind):
    """PLAN-5; PLAN-7: twice in a row; PLAN-8: the other way round."""

    def begin(self, state: State, /) -> None:
        rules = state.rules
        order = (rules.anticlockwise if self.backwards else rules.clockwise)[state.first]
        for seat in reversed(order):
            for _ in range(self.times):
                state.push(PLAN_ACTION, seat)


class PlanAction(Step):
    """A seat plays a card or draws three; with neither possible it passes (PLAN-3, PLAN-4)."""

    def do(self, state: State, seat: int, /) -> None:
        state.questions = plan_questions(state, state.players[seat])


def plan_questions(state: State, player: Player) -> tuple[Question, ...]:
    """The question of a player's turn. It usually depends only on the kinds of his own cards in
    hand and whether he can draw: such a question is made once for the table."""
    holding = _usual_holding(state, player)
    if holding < 0:
        return (Question(player.seat, PLAN, plan_options(state, player), -1, -1, -1),)
    usual = state.rules.usual_plans[player.seat * len(FIGURES) + player.own]
    asked = usual.get(holding)
    if asked is None:
        asked = (Question(player.seat, PLAN, plan_options(state, player), -1, -1, -1),)
        usual[holding] = asked
    return asked


def _usual_holding(state: State, player: Player) -> int:
    """A key for a hand: a bit for each kind of card, the first one for whether the player can draw;
    -1 if the question depends on more than that."""
    rules = state.rules
    if rules.limits or rules.offers or (player.acted == 0 and may_hide(state, player)):
        return -1
    own: i64 = player.own
    kinds: i64 = 0
    card: i64
    for card in player.hand:
        if card & KIND_MASK:  # no bullet
            if card >> OWNER_SHIFT != own:
                return -1
            kinds |= 1 << (card & KIND_MASK)
    if own < 0:
        return -1
    return kinds | 1 if can_draw(player) else kinds


def plan_options(state: State, player: Player) -> list[Option]:
    options = first_cards(state, player) if player.acted == 0 else playable(state, player)
    if can_draw(player):
        options.append(DRAW)
    if not options:
        options.append(PASS)
    for offer in state.rules.offers:
        offer(state, player, options)
    return options


def first_cards(state: State, player: Player) -> list[Option]:
    """The cards that can be played as the first of the round, also face down if the player may."""
    options = playable(state, player)
    if options and not turn_kind(state).face_down:
        options += _hidden_too(state, player, options)
    return options


def playable(state: State, player: Player) -> list[Option]:
    """Each different action card of the hand once; bullets can never be played."""
    options: list[Option] = []
    own = player.own
    last = -1
    for card in player.hand:
        if card != last and card & KIND_MASK:
            options.append(PLAYS[0 if card >> OWNER_SHIFT == own else 1][card])
            last = card
    for limit in state.rules.limits:
        options = limit(state, options)
    return options


def may_hide(state: State, player: Player) -> bool:
    """CHAR-GHOST: the card of his player's first turn may lie face down."""
    seat = player.seat
    for bandit in state.bandits:  # noqa: SIM110 (on the hot path of planning)
        if bandit.seat == seat and bandit.can(GHOST):
            return True
    return False


def _hidden_too(state: State, player: Player, options: list[Option]) -> list[Option]:
    if not may_hide(state, player):
        return []
    own_only = state.rules.ghost_hides_own_only
    return [
        HIDDEN_PLAYS[option.detail][option.value]
        for option in options
        if (not own_only or option.value >> OWNER_SHIFT == GHOST)
        and not must_show(state, player.seat, option.value)
    ]


def must_show(state: State, seat: int, card: int) -> bool:
    """Whether the seat may not play that card face down."""
    openly = state.rules.plays_openly
    return openly is not None and openly(state, seat, card)


class Plan(QuestionKind):
    """Which card to play, or to draw (PLAN-3)."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        player.acted += 1
        if option.kind == PLAY or option.kind == PLAY_HIDDEN:
            play_card(state, player, option)
        elif option is DRAW:
            draw_cards(state, player, player, DRAW_COUNT, "PLAN-3")
        elif option is PASS:
            tell(state, "passed", "PLAN-4", seat=player.seat)
        else:
            state.rules.offered[option.value](state, question, option)

    def options(self, state: State, question: Question, /) -> list[Option]:
        return plan_questions(state, state.players[question.seat])[0].options


def play_card(
    state: State, player: Player, option: Option, extra: bool = False, follow: bool = True
) -> None:
    """Put a card of the hand on the pile, face down in a tunnel or by choice, with the effects that
    follow at once."""
    card = option.value
    hidden = option.kind == PLAY_HIDDEN or (
        turn_kind(state).face_down and not must_show(state, player.seat, card)
    )
    take_from_hand(player, card, hidden)
    played = Played(player.seat, card, hidden, state.turn, extra)
    state.pile.append(played)
    if state.log is not None:
        rule = "PLAN-5" if not hidden else "PLAN-6" if turn_kind(state).face_down else "CHAR-GHOST"
        tell(state, "played", rule, seat=player.seat, card=card, secret=hidden)
    if follow:
        for what_follows in state.rules.after_play:
            what_follows(state, played)


PLANNING_TURNS: Final = register_step("planning", Planning())
PLAN_TURN: Final = register_step("a turn of planning", PlanTurn())
PLAN_ACTION: Final = register_step("a seat plans", PlanAction())
PLAN: Final = register_question("plan", Plan(), always=True)

STANDARD: Final = OneAfterAnother("standard", standard=True)  # PLAN-5
TUNNEL: Final = OneAfterAnother("tunnel", face_down=True)  # PLAN-6
SPEEDING_UP: Final = OneAfterAnother("speeding_up", times=2)  # PLAN-7
SWITCHING: Final = OneAfterAnother("switching", backwards=True)  # PLAN-8

TURNS: Final[dict[str, TurnKind]] = {
    "O": STANDARD,
    "T": TUNNEL,
    "D": SPEEDING_UP,
    "R": SWITCHING,
}
