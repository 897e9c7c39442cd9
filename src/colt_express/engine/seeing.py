"""Seeing: what one seat may know, built field by field from nothing else (PLAN-11, SECRET).

Seat -1 is a spectator, who knows what everybody knows.
"""

from __future__ import annotations

from typing import Final

from .base.planning import turn_kind
from .boxes.horses.hostages import HOSTAGES
from .boxes.horses.table import AT_MACHINE, HorsesTable
from .boxes.marshal.goals import GOAL_NAMES, turned_up
from .boxes.marshal.table import EFFECTS, MarshalTable, lawman_of
from .boxes.time_machine.table import TimeMachineTable
from .cards import owner_of
from .event_kinds import AMOUNT_OF, NAME_OF
from .events import NOT_NOTED, Event
from .figures import FIGURES, NOBODY
from .mine import Mine
from .option_views import card_view, option_view
from .places import AWAY, PLACE_WORDS, inside
from .state import OVER, PHASES, PLANNING, Bandit, Played, Player, Question, State
from .tokens import ASIDE, HELD, OUT, TOKEN_NAMES
from .view import (
    SPECTATOR,
    BanditView,
    CardView,
    EventView,
    GoalView,
    HorsesView,
    MarshalMine,
    MarshalView,
    PlayedView,
    PlayerView,
    QuestionView,
    RoundView,
    TimeMachineMine,
    TimeMachineView,
    TokenView,
    View,
)

GOAL_TURNED: Final = "goal_turned"
GOAL_VIEWS: Final[list[GoalView]] = [GoalView(*name.split(" ", 1)) for name in GOAL_NAMES]
"""The Marshal's goals, by number."""


def view_state(state: State, seat: int) -> View:
    """Everything the seat may know, and nothing else."""
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
        marshal_at=PLACE_WORDS[
            state.marshal_at if state.marshal is None else lawman_of(state).place
        ],
        neutral_bullets=state.neutral,
        bandits=[_bandit(bandit, tokens) for bandit in state.bandits],
        players=[player_view(player, seat, state.phase == OVER) for player in state.players],
        floor={PLACE_WORDS[at]: tokens[at] for at in sorted(tokens) if at < ASIDE},
        aside=tokens.get(ASIDE, []),
        removed=tokens.get(OUT, []),
        pile=[_played(card, seat, n < state.resolved) for n, card in enumerate(state.pile)],
        questions=[question_view(state, question, seat) for question in state.questions],
        horses=None if state.horses is None else _horses(state, state.horses),
        time_machine=None
        if state.time_machine is None
        else _machine(state, state.time_machine, seat),
        marshal=None if state.marshal is None else _law(state, state.marshal, seat),
    )


def _horses(state: State, table: HorsesTable) -> HorsesView:
    coach = table.coach >= 0
    return HorsesView(
        boarding=PLACE_WORDS[inside(table.boarding)] if table.boarding else None,
        horses=table.horses[:AT_MACHINE],
        coach=PLACE_WORDS[inside(table.coach)] if coach else None,
        shotgun=PLACE_WORDS[table.guard] if coach else None,
        hostages=[HOSTAGES[hostage] for hostage in table.hostages],
        taken={
            FIGURES[bandit.character]: HOSTAGES[table.hostage_of[bandit.index]]
            for bandit in state.bandits
            if table.hostage_of[bandit.index] >= 0
        },
    )


def _machine(state: State, machine: TimeMachineTable, seat: int) -> TimeMachineView:
    away = machine.traveller >= 0
    return TimeMachineView(
        traveller=FIGURES[state.bandits[machine.traveller].character] if away else None,
        horses=0 if state.horses is None else state.horses.horses[AT_MACHINE],
        hiding=_hiding(state, machine, seat),
    )


def _hiding(state: State, machine: TimeMachineTable, seat: int) -> str | None:
    """TM-5: known to the traveller's own player only."""
    if machine.hiding == AWAY or state.bandits[machine.traveller].seat != seat:
        return None
    return PLACE_WORDS[machine.hiding]


def _time_machine_mine(state: State, seat: int) -> TimeMachineMine | None:
    machine = state.time_machine
    hiding = None if machine is None else _hiding(state, machine, seat)
    return None if hiding is None else TimeMachineMine(hiding)


def _law(state: State, law: MarshalTable, seat: int) -> MarshalView:
    robbers = state.robbers
    return MarshalView(
        seat=state.rules.lawman,
        cylinders=[[EFFECTS[n] for n in reversed(bullets)] for bullets in law.cylinders],
        brawlers=law.brawlers[::-1],
        prisoners=[FIGURES[prisoner] for prisoner in law.prisoners],
        companions={
            FIGURES[b.character]: FIGURES[law.companions[b.index]]
            for b in robbers
            if law.companions[b.index] >= 0
        },
        wanted=[FIGURES[b.character] for b in robbers if law.wanted[b.index]],
        wounds={
            FIGURES[b.character]: [EFFECTS[n] for n in law.wounds[b.index]]
            for b in robbers
            if law.wounds[b.index]
        },
        taken={
            FIGURES[b.character]: law.taken_brawlers[b.index]
            for b in robbers
            if law.taken_brawlers[b.index]
        },
        with_the_law=law.with_the_law,
        thrown_off=[FIGURES[b.character] for b in state.bandits if law.thrown_off[b.index]],
        turned=turned_up(state),
        shown=[GOAL_VIEWS[goal] for goal in law.shown],
        goals=_goals(state, law, seat),
    )


def _goals(state: State, law: MarshalTable, seat: int) -> list[GoalView] | None:
    """MP-GOAL: the Marshal sees those turned up; at the end everybody sees all."""
    if state.phase == OVER:
        return [GOAL_VIEWS[goal] for goal in law.goals]
    if seat != state.rules.lawman or seat < 0:
        return None
    return [GOAL_VIEWS[goal] for goal in law.goals[: turned_up(state)]]


def _marshal_mine(state: State, law: MarshalTable, seat: int) -> MarshalMine | None:
    goals = _goals(state, law, seat)
    return None if goals is None else MarshalMine(goals)


def knowing_seats(state: State, seat: int) -> int:
    """The bits of `State.token_known` that must be set for the seat to know a value: its own, or
    for a spectator everybody's."""
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
    return _cards(player.discard, player) if player.discard else None


def _cards(cards: list[int], player: Player) -> list[CardView]:
    return [card_view(card, owner_of(card) != player.own) for card in cards]


def _played(played: Played, seat: int, resolved: bool) -> PlayedView:
    """PLAN-6: a face-down card is known to who played it, and to all once it is resolved."""
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
        marshal=None if state.marshal is None else _marshal_mine(state, state.marshal, seat),
        time_machine=_time_machine_mine(state, seat),
    )


def _values(state: State, seat: int) -> dict[int, int]:
    """SECRET-1: of the tokens this seat has held, unless everybody knows them."""
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
    """Put down what can be known of events that just happened. Later more will be: a purse is held
    by others, a flask is half empty, and at the end everything is open."""
    over = state.phase == OVER
    for event in events:
        if over:
            event.over = True
        if event.token >= 0:
            event.value = state.token_values[event.token]
            event.known = state.token_known[event.token]


def see(state: State, event: Event, seat: int) -> EventView:
    """An event as this seat could see it when it happened in the game of ``state``. What changes
    in a game is not asked of the state here, but of the event, where `note` has put it."""
    if event.token >= 0 and event.known == NOT_NOTED:
        note(state, [event])
    own = event.seat == seat
    kind, amount, name = event.kind, event.amount, event.name
    measured = AMOUNT_OF[kind] if amount >= 0 else ""
    named = NAME_OF[kind] if name else ""
    return EventView(
        kind=kind,
        rule=event.rule,
        seat=event.seat if event.seat >= 0 else None,
        bandit=FIGURES[event.bandit] if event.bandit >= 0 else None,
        target=FIGURES[event.target] if event.target >= 0 else None,
        at=PLACE_WORDS[event.place] if event.place >= 0 else None,
        card=card_view(event.card, True) if event.card >= 0 and (own or not event.secret) else None,
        cards=[card_view(card, True) for card in event.cards] if own and event.cards else None,
        token=_token_of(state, event, seat) if event.token >= 0 else None,
        number=amount if measured == "number" else None,
        count=amount if measured == "count" else None,
        money=amount if measured == "money" else None,
        round=name if named == "round" else None,
        turn=name if named == "turn" else None,
        ending=name if named == "ending" else None,
        effect=name if named == "effect" else None,
        hostage=name if named == "hostage" else None,
        prisoner=name if named == "prisoner" else None,
        goal=_goal_of(state, event, seat),
    )


def _token_of(state: State, event: Event, seat: int) -> TokenView:
    kind = state.token_kinds[event.token]
    shown = knew_value(state, event, seat)
    return TokenView(event.token, TOKEN_NAMES[kind], event.value if shown else None)


def knew_value(state: State, event: Event, seat: int) -> bool:
    """SECRET-1: those who had held it; everyone at the end, or where it lies face up."""
    if event.over or not state.rules.face_down[state.token_kinds[event.token]]:
        return True
    knowing = knowing_seats(state, seat)
    return event.known & knowing == knowing


def _goal_of(state: State, event: Event, seat: int) -> GoalView | None:
    """A rumor tells everybody; a goal is turned up for those who may look at it."""
    if event.kind == "rumor":
        return GOAL_VIEWS[GOAL_NAMES.index(event.name)]
    if event.kind != GOAL_TURNED or not (event.over or seat == event.seat):
        return None
    assert state.marshal is not None
    return GOAL_VIEWS[state.marshal.goals[event.amount - 1]]


def is_secret(state: State, event: Event) -> bool:
    """Whether some seat may see more of the event than a spectator does."""
    if event.token >= 0 and event.known == NOT_NOTED:
        note(state, [event])
    if event.cards or (event.secret and event.card >= 0) or event.kind == GOAL_TURNED:
        return True
    return event.token >= 0 and not knew_value(state, event, SPECTATOR)
