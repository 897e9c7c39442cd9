"""Setting out: the cast, the train, the loot, the decks, and where everyone starts (SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import card_of
from ..chance import draw, shuffle
from ..events import tell
from ..figures import FIGURES, MARSHAL_FIGURE
from ..geometry import LOCOMOTIVE
from ..places import inside
from ..registry import Step, register_step
from ..state import Bandit, Player
from ..tokens import ASIDE, HELD, PURSE, STRONGBOX

if TYPE_CHECKING:
    from ..rulebook import RoundCard
    from ..state import State

STARTING_PURSE: Final = 250


class Gather(Step):
    """The characters of each seat: as the table says, or drawn."""

    def do(self, state: State, _: int, /) -> None:
        cast = state.rules.cast
        if not cast:
            characters = state.rules.characters[:]
            shuffle(state, characters)
            lawman = state.rules.lawman
            cast = [
                [MARSHAL_FIGURE if seat == lawman else characters.pop(0)]
                for seat in range(state.rules.seats)
            ]
        enter(state, cast)


def enter(state: State, cast: list[list[int]]) -> None:
    """Give every seat its bandits."""
    state.bandits = []
    state.cast = [-1] * len(FIGURES)
    for seat, characters in enumerate(cast):
        for character in characters:
            robs = seat != state.rules.lawman
            bandit = Bandit.fresh(
                len(state.bandits),
                character,
                seat,
                state.rules.bullets if robs else 0,
                state.rules.abilities and robs,
            )
            state.cast[character] = bandit.index
            state.bandits.append(bandit)


class SetOut(Step):
    """SET-2 to SET-8"""

    def do(self, state: State, _: int, /) -> None:
        choose_cars(state)
        lay_out_loot(state)
        state.neutral = state.rules.neutral  # SET-5
        state.marshal_at = inside(LOCOMOTIVE)  # SET-4
        stack_round_cards(state)
        deal_decks(state)


def choose_cars(state: State) -> None:
    """SET-2: any cars in any order, random by default."""
    rules = state.rules
    names = rules.fixed_cars
    if not names:
        numbers = list(range(len(rules.car_names)))
        shuffle(state, numbers)
        names = [rules.car_names[n] for n in numbers[: rules.cars_drawn]]
    state.cars = ["locomotive", *names, *rules.tail]


def lay_out_loot(state: State) -> None:
    """SET-3, SET-4. Tokens are numbered in the order they are laid out, so a number tells
    nothing about a value."""
    rules = state.rules
    pools = token_pools(state)
    kinds: list[int] = []
    values: list[int] = []
    places: list[int] = []
    known: list[int] = []
    everyone = (1 << rules.seats) - 1
    for bandit in state.robbers:
        pools[PURSE].remove(STARTING_PURSE)
        kinds.append(PURSE)
        values.append(STARTING_PURSE)
        places.append(HELD + bandit.index)
        known.append(everyone)
    for pool in pools:
        if pool and pool[0] != pool[-1]:
            shuffle(state, pool)
    for car, name in enumerate(state.cars):
        for kind in rules.locomotive if car == LOCOMOTIVE else rules.floors[name]:
            kinds.append(kind)
            values.append(pools[kind].pop())
            places.append(inside(car))
            known.append(0 if rules.face_down[kind] else everyone)
    for place, abroad in rules.abroad.items():
        for kind in abroad:
            kinds.append(kind)
            values.append(pools[kind].pop())
            places.append(place)
            known.append(0 if rules.face_down[kind] else everyone)
    if pools[STRONGBOX]:
        kinds.append(STRONGBOX)
        values.append(pools[STRONGBOX].pop())
        places.append(ASIDE)
        known.append(0 if rules.face_down[STRONGBOX] else everyone)
    state.token_kinds = kinds
    state.token_values = values
    state.token_at = places
    state.token_known = known
    state.spare = pools


def token_pools(state: State) -> list[list[int]]:
    """All tokens of the box by kind, values rising (CASE-39: the guests' only with a guest)."""
    pools = [pool[:] for pool in state.rules.tokens]
    for guest in state.rules.guests:
        if state.cast[guest] >= 0:
            for kind, values in enumerate(state.rules.guest_tokens):
                pools[kind] = sorted(pools[kind] + values)
    return pools


def stack_round_cards(state: State) -> None:
    """SET-7: round cards, and a station at the bottom in the advanced game."""
    if state.round_cards:
        return  # the table has decided
    rules = state.rules
    cards = drawn_cards(state, rules.rounds, rules.rounds_drawn)
    if rules.stations:
        cards += drawn_cards(state, rules.stations, 1)
    state.round_cards = cards


def drawn_cards(state: State, cards: list[RoundCard], count: int) -> list[RoundCard]:
    numbers = list(range(len(cards)))
    shuffle(state, numbers)
    return [cards[n] for n in numbers[:count]]


def deal_decks(state: State) -> None:
    """SET-6"""
    state.players = []
    for seat in range(state.rules.seats):
        mine = [bandit for bandit in state.bandits if bandit.seat == seat]
        player = Player.fresh(seat, mine[0].character)
        kinds = state.rules.law_deck if seat == state.rules.lawman else state.rules.deck
        player.deck = [card_of(mine[0].character, kind) for kind in kinds]
        state.players.append(player)


class DrawFirstPlayer(Step):
    """SET-10: a random first player; TEAM-2: a random A."""

    def do(self, state: State, _: int, /) -> None:
        rules = state.rules
        seats = rules.first_seats
        state.first = (
            rules.fixed_first if rules.fixed_first >= 0 else seats[draw(state, len(seats))]
        )
        tell(state, "first_player", "SET-10", seat=state.first)


class TakePlaces(Step):
    """SET-10: first, third, fifth player in the caboose, the others in the car before it."""

    def do(self, state: State, _: int, /) -> None:
        caboose = state.rules.train.caboose
        for number, seat in enumerate(state.rules.clockwise[state.first]):
            for bandit in state.bandits:
                if bandit.seat == seat:
                    bandit.place = inside(caboose if number % 2 == 0 else caboose - 1)
                    tell(
                        state,
                        "started",
                        "SET-10",
                        bandit=bandit.character,
                        place=bandit.place,
                    )


GATHER: Final = register_step("gather the cast", Gather())
SET_OUT: Final = register_step("set out", SetOut())
FIRST_PLAYER: Final = register_step("draw the first player", DrawFirstPlayer())
TAKE_PLACES: Final = register_step("take places", TakePlaces())
