"""Views: what one seat may know, built field by field from nothing else (PLAN-11, SECRET).

Everything is in the words of the scenario format, so a view can be sent as it is. Seat -1 is a
spectator, who knows what everybody knows.
"""

from __future__ import annotations

import msgspec

from .base.planning import turn_kind
from .boxes.horses.hostages import HOSTAGES
from .boxes.horses.table import HorsesTable
from .cards import card_words, owner_of
from .events import Event
from .figures import FIGURES, NOBODY
from .options import PLACES
from .places import inside
from .state import OVER, PHASES, PLANNING, Bandit, Player, Question, State
from .tokens import ASIDE, HELD, OUT, TOKEN_NAMES

SPECTATOR = -1


class TokenView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A loot token. ``value`` is missing where this seat may not know it."""

    number: int
    kind: str
    value: int | None = None


class BanditView(msgspec.Struct, frozen=True):
    name: str
    seat: int
    at: str
    bullets: int
    hits: dict[str, int]
    loot: list[TokenView]
    cash: int
    abilities: list[str]


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's cards: sizes for all, the hand and discard pile for its own player only."""

    seat: int
    hand_size: int
    deck_size: int
    discard_size: int
    hand: list[str] | None = None
    kept: list[str] | None = None
    discard: list[str] | None = None
    discard_top: str | None = None


class PlayedView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the pile. ``card`` is missing where it lies face down for this seat."""

    seat: int
    turn: int
    hidden: bool
    resolved: bool
    card: str | None = None


class RoundView(msgspec.Struct, frozen=True):
    name: str
    turns: str
    event: str
    station: bool
    keep: int
    reconstructed: bool


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is asked what. ``options`` only for the seat itself."""

    seat: int
    kind: str
    options: list[str] | None = None
    bandit: str | None = None
    target: str | None = None
    token: int | None = None


class HorsesView(msgspec.Struct, frozen=True):
    """What lies open beside the train with Horses & Stagecoach.

    ``boarding``: the car that riders may board now; ``horses``: how many stand beside each car;
    ``coach``: the car it faces; ``hostages``: still in it; ``taken``: by bandit, whom he took.
    """

    boarding: str | None
    horses: list[int]
    coach: str | None
    shotgun: str | None
    hostages: list[str]
    taken: dict[str, str]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    phase: str
    round: int
    rounds: list[RoundView | None]
    turn: int
    turn_kind: str
    first: int
    cars: list[str]
    marshal: str
    neutral_bullets: int
    bandits: list[BanditView]
    players: list[PlayerView]
    floor: dict[str, list[TokenView]]
    aside: list[TokenView]
    removed: list[TokenView]
    pile: list[PlayedView]
    questions: list[QuestionView]
    horses: HorsesView | None = None

    @property
    def question(self) -> QuestionView | None:
        """What this seat itself is asked now."""
        for question in self.questions:
            if question.seat == self.seat:
                return question
        return None

    def bandit(self, name: str) -> BanditView:
        for bandit in self.bandits:
            if bandit.name == name:
                return bandit
        raise KeyError(name)

    @property
    def mine(self) -> list[BanditView]:
        """This seat's own bandits."""
        return [bandit for bandit in self.bandits if bandit.seat == self.seat]


def view_state(state: State, seat: int) -> View:
    """Everything the seat may know, and nothing else."""
    planning = state.phase == PLANNING and state.round >= 0
    return View(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round + 1,
        rounds=[_round(state, n) for n in range(len(state.round_cards))],
        turn=state.turn + 1,
        turn_kind=turn_kind(state).name if planning else "",
        first=state.first,
        cars=state.cars,
        marshal=str(PLACES[state.marshal]),
        neutral_bullets=state.neutral,
        bandits=[_bandit(state, bandit, seat) for bandit in state.bandits],
        players=[player_view(player, seat, state.phase == OVER) for player in state.players],
        floor=_floor(state, seat),
        aside=_tokens(state, ASIDE, seat),
        removed=_tokens(state, OUT, seat),
        pile=[_played(state, n, seat) for n in range(len(state.pile))],
        questions=[question_view(question, seat) for question in state.questions],
        horses=None if state.horses is None else _horses(state, state.horses),
    )


def _horses(state: State, table: HorsesTable) -> HorsesView:
    coach = table.coach >= 0
    return HorsesView(
        boarding=str(PLACES[inside(table.boarding)]) if table.boarding else None,
        horses=table.horses[:],
        coach=str(PLACES[inside(table.coach)]) if coach else None,
        shotgun=str(PLACES[table.guard]) if coach else None,
        hostages=[HOSTAGES[hostage] for hostage in table.hostages],
        taken={
            FIGURES[bandit.character]: HOSTAGES[table.hostage_of[bandit.index]]
            for bandit in state.bandits
            if table.hostage_of[bandit.index] >= 0
        },
    )


def knows_value(state: State, token: int, seat: int) -> bool:
    """SECRET-1: those who have held it; everyone at the end, or where it lies face up."""
    known = state.token_known[token]
    if state.phase == OVER or not state.rules.face_down[state.token_kinds[token]]:
        return True
    if seat < 0:
        return known == (1 << state.rules.seats) - 1
    return known >> seat & 1 == 1


def _round(state: State, n: int) -> RoundView | None:
    """SET-8: face up once its round has begun."""
    if n > state.round:
        return None
    card = state.round_cards[n]
    keep = 0 if state.rules.discards else card.keep  # KEEP-1: not with EXPERT
    return RoundView(card.name, card.turns, card.event, card.station, keep, card.reconstructed)


def _token(state: State, token: int, seat: int) -> TokenView:
    kind = TOKEN_NAMES[state.token_kinds[token]]
    if knows_value(state, token, seat):
        return TokenView(token, kind, state.token_values[token])
    return TokenView(token, kind)


def _tokens(state: State, where: int, seat: int) -> list[TokenView]:
    return [_token(state, token, seat) for token in state.tokens_at(where)]


def _floor(state: State, seat: int) -> dict[str, list[TokenView]]:
    """Tokens lying about, by place, in the order of the places."""
    by_place: dict[int, list[TokenView]] = {}
    for token, where in enumerate(state.token_at):
        if where < ASIDE:
            by_place.setdefault(where, []).append(_token(state, token, seat))
    return {str(PLACES[place]): by_place[place] for place in sorted(by_place)}


def _bandit(state: State, bandit: Bandit, seat: int) -> BanditView:
    hits = {FIGURES[owner]: n for owner, n in enumerate(bandit.hits) if n}
    return BanditView(
        name=FIGURES[bandit.character],
        seat=bandit.seat,
        at=str(PLACES[bandit.place]),
        bullets=bandit.bullets,
        hits=hits,
        loot=_tokens(state, HELD + bandit.index, seat),
        cash=bandit.cash,
        abilities=[FIGURES[c] for c in range(NOBODY) if bandit.can(c)],
    )


def player_view(player: Player, seat: int, over: bool) -> PlayerView:
    own = player.seat == seat
    top = player.discard[-1] if player.discard else None
    return PlayerView(
        seat=player.seat,
        hand_size=len(player.hand) + len(player.kept),
        deck_size=len(player.deck),
        discard_size=len(player.discard),
        hand=_words(player.hand, player) if own or over else None,
        kept=_words(sorted(player.kept), player) if own and player.kept else None,
        discard=_words(player.discard, player) if own and player.discard else None,
        discard_top=None if top is None else card_words(top, True),
    )


def _words(cards: list[int], player: Player) -> list[str]:
    return [card_words(card, owner_of(card) != player.own) for card in cards]


def _played(state: State, n: int, seat: int) -> PlayedView:
    """PLAN-6: a face-down card is known to who played it, and to all once it is resolved."""
    played = state.pile[n]
    resolved = n < state.resolved
    shown = not played.hidden or resolved or played.seat == seat
    return PlayedView(
        seat=played.seat,
        turn=played.turn + 1,
        hidden=played.hidden,
        resolved=resolved,
        card=card_words(played.card, True) if shown else None,
    )


def question_view(question: Question, seat: int) -> QuestionView:
    return QuestionView(
        seat=question.seat,
        kind=question.name,
        options=[str(option) for option in question.options] if question.seat == seat else None,
        bandit=FIGURES[question.bandit] if question.bandit >= 0 else None,
        target=FIGURES[question.target] if question.target >= 0 else None,
        token=question.token if question.token >= 0 else None,
    )


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, as one seat saw it. Fields that do not apply are missing."""

    kind: str
    rule: str
    seat: int | None = None
    bandit: str | None = None
    target: str | None = None
    at: str | None = None
    card: str | None = None
    cards: list[str] | None = None
    token: TokenView | None = None
    amount: int | None = None
    name: str | None = None


def see(state: State, event: Event, seat: int) -> EventView:
    """An event as this seat may see it. ``state`` is the game the event just happened in."""
    own = event.seat == seat
    return EventView(
        kind=event.kind,
        rule=event.rule,
        seat=event.seat if event.seat >= 0 else None,
        bandit=FIGURES[event.bandit] if event.bandit >= 0 else None,
        target=FIGURES[event.target] if event.target >= 0 else None,
        at=str(PLACES[event.place]) if event.place >= 0 else None,
        card=card_words(event.card, True)
        if event.card >= 0 and (own or not event.secret)
        else None,
        cards=[card_words(card, True) for card in event.cards] if own and event.cards else None,
        token=_token(state, event.token, seat) if event.token >= 0 else None,
        amount=event.amount if event.amount >= 0 else None,
        name=event.name or None,
    )
