"""Seeing: what one seat may know, built field by field from nothing else (PLAN-11, SECRET).

Seat -1 is a spectator, who knows only what is public. The manifest of a box says what can be seen
of it.
"""

from __future__ import annotations

from typing import Any

from ..base.planning import turn_kind
from ..cards import owner_of
from ..event_kinds import AMOUNT_OF, NAME_OF
from ..events import NOT_NOTED, Event
from ..figures import FIGURES, NOBODY
from ..places import PLACE_WORDS
from ..state import OVER, PHASES, PLANNING, Bandit, Played, Player, Question, State
from ..tokens import ASIDE, HELD, OUT, TOKEN_NAMES
from .option_views import card_view, option_view
from .view import (
    SPECTATOR,
    BanditView,
    EventView,
    Mine,
    PlayedView,
    PlayerView,
    QuestionView,
    RoundView,
    View,
)
from .view_parts import CardView, TokenView


def view_state(state: State, seat: int) -> View:
    """The table as the seat may know it."""
    planning = state.phase == PLANNING and state.round >= 0
    tokens = _by_place(state, seat)
    return View(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round + 1,
        rounds=[_round(state, n) for n in range(len(state.round_cards))],
        turn=state.turn + 1,
        turn_kind=turn_kind(state).name if planning else "",
        first=state.first,
        cars=state.cars,
        marshal_at=PLACE_WORDS[state.marshals_place],
        neutral_bullets=state.neutral,
        bandits=[_bandit(bandit, tokens) for bandit in state.bandits],
        players=[player_view(player, seat, state.phase == OVER) for player in state.players],
        floor={PLACE_WORDS[at]: tokens[at] for at in sorted(tokens) if at < ASIDE},
        aside=tokens.get(ASIDE, []),
        removed=tokens.get(OUT, []),
        pile=[_played(card, seat, n < state.resolved) for n, card in enumerate(state.pile)],
        questions=[question_view(state, question, seat) for question in state.questions],
        left_out=state.rules.left_out,
        **_boxes_seen(state, seat),
    )


def _boxes_seen(state: State, seat: int) -> dict[str, Any]:
    """By name of a box: what the seat may know of it."""
    return {box.name: box.seen.view(state, seat) for box in state.rules.played if box.seen.view}


def _boxes_mine(state: State, seat: int) -> dict[str, Any]:
    return {box.name: box.seen.mine(state, seat) for box in state.rules.played if box.seen.mine}


def knowing_seats(state: State, seat: int) -> int:
    """The bits of `State.token_known` that must be set for the seat to know a value: its own, or
    for a spectator those of all seats."""
    return 1 << seat if seat >= 0 else (1 << state.rules.seats) - 1


def _round(state: State, n: int) -> RoundView | None:
    """SET-8: face up once its round has begun."""
    if n > state.round:
        return None
    card = state.round_cards[n]
    keep = 0 if state.rules.discards else card.keep  # KEEP-1: not with EXPERT
    return RoundView(card.name, card.turns, card.event, card.station, keep, card.reconstructed)


def _by_place(state: State, seat: int) -> dict[int, list[TokenView]]:
    """All tokens by where they are: at a place, aside, out, or with a bandit."""
    kinds, values, known = state.token_kinds, state.token_values, state.token_known
    knowing, over, face_down = (
        knowing_seats(state, seat),
        state.phase == OVER,
        state.rules.face_down,
    )
    tokens: dict[int, list[TokenView]] = {}
    for token, where in enumerate(state.token_at):
        kind = kinds[token]
        shown = over or known[token] & knowing == knowing or not face_down[kind]
        view = TokenView(token, TOKEN_NAMES[kind], values[token] if shown else None)
        if where in tokens:
            tokens[where].append(view)
        else:
            tokens[where] = [view]
    return tokens


def _bandit(bandit: Bandit, tokens: dict[int, list[TokenView]]) -> BanditView:
    return BanditView(
        name=FIGURES[bandit.character],
        seat=bandit.seat,
        at=PLACE_WORDS[bandit.place],
        bullets=bandit.bullets,
        hits={FIGURES[owner]: n for owner, n in enumerate(bandit.hits) if n},
        loot=tokens.get(HELD + bandit.index, []),
        cash=bandit.cash,
        abilities=_names_in(bandit.abilities),
    )


def _names_in(abilities: int) -> list[str]:
    """The characters whose abilities a set of bits holds."""
    names: list[str] = []
    character = 0
    while abilities and character < NOBODY:
        if abilities & 1:
            names.append(FIGURES[character])
        abilities >>= 1
        character += 1
    return names


def player_view(player: Player, seat: int, over: bool) -> PlayerView:
    own = player.seat == seat
    return PlayerView(
        seat=player.seat,
        hand_size=len(player.hand) + len(player.kept),
        deck_size=len(player.deck),
        discard_size=len(player.discard),
        hand=_hand(player) if own or over else None,
        kept=_kept(player) if own else None,
        discard=_discard(player) if own else None,
        discard_top=card_view(player.discard[-1], True) if player.discard else None,
    )


def _hand(player: Player) -> list[CardView]:
    return _cards(player.hand, player)


def _kept(player: Player) -> list[CardView] | None:
    return _cards(sorted(player.kept), player) if player.kept else None


def _discard(player: Player) -> list[CardView] | None:
    return _cards(list(player.discard), player) if player.discard else None


def _cards(cards: list[int], player: Player) -> list[CardView]:
    return [card_view(card, owner_of(card) != player.own) for card in cards]


def _played(played: Played, seat: int, resolved: bool) -> PlayedView:
    """PLAN-6: a face-down card is known to its player, and to all once it is resolved."""
    shown = not played.hidden or resolved or played.seat == seat
    return PlayedView(
        played.seat,
        played.turn + 1,
        played.hidden,
        resolved,
        card_view(played.card, True) if shown else None,
    )


def question_view(state: State, question: Question, seat: int) -> QuestionView:
    own = question.seat == seat
    return QuestionView(
        seat=question.seat,
        kind=question.name,
        options=[option_view(state, question, one) for one in question.options] if own else None,
        bandit=FIGURES[question.bandit] if question.bandit >= 0 else None,
        target=FIGURES[question.target] if question.target >= 0 else None,
        token=question.token if question.token >= 0 else None,
    )


def mine_of(state: State, seat: int) -> Mine:
    """The private part of a seat's view."""
    if not 0 <= seat < state.rules.seats:
        return Mine(seat)
    player = state.players[seat] if state.players else None
    questions = [question_view(state, q, seat) for q in state.questions if q.seat == seat]
    return Mine(
        seat=seat,
        hand=_hand(player) if player else None,
        kept=_kept(player) if player else None,
        discard=_discard(player) if player else None,
        values=_values(state, seat),
        hidden={
            n: card_view(played.card, True)
            for n, played in enumerate(state.pile)
            if played.seat == seat and played.hidden and n >= state.resolved
        },
        question=questions[0] if questions else None,
        **_boxes_mine(state, seat),
    )


def _values(state: State, seat: int) -> dict[int, int]:
    """SECRET-1: values of the tokens this seat has held, unless they are public."""
    if state.phase == OVER:
        return {}
    everybody = knowing_seats(state, SPECTATOR)
    face_down, kinds = state.rules.face_down, state.token_kinds
    return {
        token: state.token_values[token]
        for token, known in enumerate(state.token_known)
        if known and known != everybody and known >> seat & 1 and face_down[kinds[token]]
    }


def note(state: State, events: list[Event]) -> None:
    """Store in events that just happened what can be known about them now. Later more is known:
    another seat holds the purse, a flask is half empty, at the end everything is revealed."""
    over = state.phase == OVER
    for event in events:
        if over:
            event.over = True
        if event.token >= 0:
            event.value = state.token_values[event.token]
            event.known = state.token_known[event.token]


def see(state: State, event: Event, seat: int) -> EventView:
    """An event as this seat could see it when it happened in the game of ``state``. Anything
    that changes during a game is read from the event, where `note` has stored it."""
    if event.token >= 0 and event.known == NOT_NOTED:
        note(state, [event])
    own = event.seat == seat
    return EventView(
        kind=event.kind,
        rule=event.rule,
        seat=event.seat if event.seat >= 0 else None,
        bandit=FIGURES[event.bandit] if event.bandit >= 0 else None,
        target=FIGURES[event.target] if event.target >= 0 else None,
        at=PLACE_WORDS[event.place] if event.place >= 0 else None,
        card=card_view(event.card, True) if event.card >= 0 and (own or not event.secret) else None,
        cards=[card_view(card, True) for card in event.cards] if own and event.cards else None,
        token=_token_of(state, event, seat) if event.token >= 0 else None,
        **_fields_of_kind(state, event, seat),
    )


def _fields_of_kind(state: State, event: Event, seat: int) -> dict[str, Any]:
    """The amount and the name of an event, as the fields they stand for in its kind."""
    kind = event.kind
    fields: dict[str, Any] = {}
    if event.amount >= 0 and AMOUNT_OF[kind]:
        fields[AMOUNT_OF[kind]] = event.amount
    if event.name and NAME_OF[kind]:
        fields[NAME_OF[kind]] = event.name
    for box in state.rules.played:
        if kind in box.seen.details:
            fields.update(box.seen.details[kind](state, event, seat))
    return fields


def _token_of(state: State, event: Event, seat: int) -> TokenView:
    kind = state.token_kinds[event.token]
    shown = knew_value(state, event, seat)
    return TokenView(event.token, TOKEN_NAMES[kind], event.value if shown else None)


def knew_value(state: State, event: Event, seat: int) -> bool:
    """SECRET-1: seats that have held it know it; all do at the end, or where it lies face up."""
    if event.over or not state.rules.face_down[state.token_kinds[event.token]]:
        return True
    knowing = knowing_seats(state, seat)
    return event.known & knowing == knowing


def is_secret(state: State, event: Event) -> bool:
    """Whether some seat may see more of the event than a spectator does."""
    if event.token >= 0 and event.known == NOT_NOTED:
        note(state, [event])
    if event.cards or (event.secret and event.card >= 0):
        return True
    for box in state.rules.played:
        if event.kind in box.seen.secret_events:
            return True
    return event.token >= 0 and not knew_value(state, event, SPECTATOR)
