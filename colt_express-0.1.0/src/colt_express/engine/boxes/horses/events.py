"""The box's events and stations (HS-EVENT, HS-STATION)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.events import on_roofs, sweep
from ...base.hands import give_neutral_bullets
from ...base.marshal import move_marshal, settle
from ...chance import draw
from ...events import tell
from ...geometry import backward, car_behind
from ...places import AWAY, COACH, COACH_ROOF, TIME_MACHINE, inside
from ...registry import Step, register_step
from ...rulebook import Happening
from ...state import OVER
from ...tokens import HELD, OUT, STRONGBOX
from .coach import car_beside, fall_back
from .riding import ESCAPE_STATION, can_escape
from .table import AT_MACHINE, horses_table
from .whiskey import FLASK, is_old

if TYPE_CHECKING:
    from ...state import Bandit, State

MANY_PLAYERS: Final = 5
BULLET_PRICE: Final = 150
MORTAL_BULLET: Final = "mortal_bullet"


def panting_horses(state: State) -> None:
    """HS-EVENT-1: the horse nearest the caboose leaves, of five or more players two. CASE-44: a
    played Marshal has no horse and is not counted."""
    horses = horses_table(state).horses
    riders = state.rules.seats - (1 if state.rules.lawman >= 0 else 0)
    tired = 2 if riders >= MANY_PLAYERS else 1
    for car in range(state.rules.train.caboose, AT_MACHINE - 1, -1):  # CASE-30
        while horses[car] > 0 and tired > 0:
            horses[car] -= 1
            tired -= 1
            place = TIME_MACHINE if car == AT_MACHINE else inside(car)
            tell(state, "horse_left", "HS-EVENT-1", place=place)


def whiskey_for_marshal(state: State) -> None:
    """HS-EVENT-2: a flask in his car leaves the game, and he walks."""
    flasks = [t for t in state.tokens_at(state.marshal_at) if state.token_kinds[t] == FLASK]
    if not flasks:
        return
    flask = flasks[draw(state, len(flasks))] if len(flasks) > 1 else flasks[0]
    state.token_at[flask] = OUT
    state.token_known[flask] = (1 << state.rules.seats) - 1
    tell(state, "marshal_drank", "HS-EVENT-2", token=flask, place=state.marshal_at)
    state.push(STAGGER, 1 if is_old(state, flask) else 0)


class Stagger(Step):
    """One car caboose-ward; full of old whiskey, car by car to the caboose."""

    def do(self, state: State, to_the_end: int, /) -> None:
        place = car_behind(state, state.marshal_at)
        if place != state.marshal_at:
            if to_the_end:
                state.push(STAGGER, 1)
            move_marshal(state, place, "HS-EVENT-2")


def higher_speed(state: State) -> None:
    """HS-EVENT-3: everyone outside falls back by one car."""
    for bandit in on_roofs(state):
        sweep(state, bandit, backward(state, bandit.place), "HS-EVENT-3")
    table = horses_table(state)
    *horses, at_machine = table.horses
    table.horses = [at_machine, *horses[:-2], horses[-2] + horses[-1], 0]
    tell(state, "horses_fell_back", "HS-EVENT-3")
    if table.coach >= 0:
        fall_back(state, "HS-EVENT-3")
    settle(state)


def shotguns_rage(state: State) -> None:
    """HS-EVENT-4: a bullet for everyone in or on the stagecoach and the car it faces. CASE-43:
    without a stagecoach there is no effect."""
    car = horses_table(state).coach
    if car < 0:
        return
    near = [b for b in state.robbers if b.place != AWAY and car_beside(state, b.place) == car]
    give_neutral_bullets(state, near, "HS-EVENT-4")


def sharing_the_loot(state: State) -> None:
    """HS-STATION-1: each strongbox is shared by all at its holder's place (CASE-28)."""
    for holder in state.robbers:
        company = state.robbers_at(holder.place)
        if holder.place == AWAY or len(company) == 1:
            continue
        for token in state.tokens_at(HELD + holder.index):
            if state.token_kinds[token] == STRONGBOX:
                _share(state, holder, company, state.token_values[token])


def _share(state: State, holder: Bandit, company: list[Bandit], value: int) -> None:
    share = value // len(company)
    holder.cash -= value - share
    for bandit in company:
        if bandit is not holder:
            bandit.cash += share
            tell(
                state,
                "shared",
                "HS-STATION-1",
                bandit=bandit.character,
                target=holder.character,
                amount=share,
            )


def escape(state: State) -> None:
    """HS-STATION-2: bandits still in or on the train are caught."""
    for bandit in state.robbers:
        if not is_safe(bandit):
            tell(state, "caught", "HS-STATION-2", bandit=bandit.character, place=bandit.place)


def is_safe(bandit: Bandit) -> bool:
    return bandit.place in (COACH, COACH_ROOF, AWAY)


def left_behind(state: State, bandit: Bandit) -> bool:
    return state.phase == OVER and can_escape(state) and not is_safe(bandit)


def mortal_bullet(_state: State) -> None:
    """HS-STATION-3: what it costs is added up at the end, see `bullet_money`."""


def bullet_money(state: State, bandit: Bandit) -> int:
    """HS-STATION-3: for each bullet received in this round."""
    if state.phase != OVER or state.round_card.event != MORTAL_BULLET:
        return 0
    received = sum(bandit.hits) - horses_table(state).bullets_before[bandit.index]
    return -BULLET_PRICE * received


STAGGER: Final = register_step("the Marshal staggers on", Stagger())

EVENTS: Final[dict[str, Happening]] = {
    "panting_horses": panting_horses,
    "whiskey_for_marshal": whiskey_for_marshal,
    "higher_speed": higher_speed,
    "shotguns_rage": shotguns_rage,
    "sharing_the_loot": sharing_the_loot,
    ESCAPE_STATION: escape,
    MORTAL_BULLET: mortal_bullet,
}
