"""What Horses & Stagecoach adds to a scenario: fields of the position, and how to set them."""

from __future__ import annotations

from typing import Final

from ...engine.boxes.horses.coach import car_beside, face
from ...engine.boxes.horses.hostages import HOSTAGES, POKER_PLAYER, lose_own_ability
from ...engine.boxes.horses.riding import ESCAPE_STATION
from ...engine.boxes.horses.table import AT_MACHINE, HorsesTable
from ...engine.boxes.horses.whiskey import FLASK, HALF
from ...engine.figures import FIGURES
from ...engine.geometry import on_a_train_roof
from ...engine.information.view import View
from ...engine.options import PLACES
from ...engine.places import COACH, COACH_ROOF, TIME_MACHINE, car_of, roof
from ...engine.rulebook import RoundCard
from ...engine.state import Bandit, State
from ...engine.tokens import STRONGBOX
from ...errors import did_you_mean, quoted
from ..box import ScenarioBox
from ..document import Table
from ..naming import read_place

MACHINE: Final = "time machine"
KEYS: Final = ("horses", "coach", "shotgun", "hostages")
BANDIT_KEYS: Final = ("hostage",)


class Horses(ScenarioBox):
    away = "who has escaped (HS-STATION-2)"

    def keys(self, state: State, table: Table) -> tuple[str, ...]:
        return _allowed(state, table, KEYS)

    def bandit_keys(self, state: State, _bandit: Bandit, table: Table) -> tuple[str, ...]:
        return _allowed(state, table, BANDIT_KEYS)

    def places(self, state: State) -> list[int]:
        return [COACH, COACH_ROOF] if state.rules.trains else []

    def is_plain(self, card: RoundCard) -> bool:
        return card.keep == 0 and "M" not in card.turns and "B" not in card.turns

    def chooses_places(self, state: State) -> bool:
        return state.horses is not None

    def clear(self, state: State) -> None:
        """All have boarded: each left his horse beside his car."""
        table = state.horses
        if table is None:
            return
        table.boarding = 0
        table.horses = [0] * len(table.horses)
        for bandit in state.robbers:
            table.horses[car_beside(state, bandit.place)] += 1

    def may_be_away(self, state: State) -> bool:
        return state.round_card.event == ESCAPE_STATION

    def known_to_all(self, kind: int, value: int) -> bool:
        """SECRET-1: whether a bandit has drunk from this flask."""
        return kind == FLASK and value > HALF

    def apply(self, state: State, position: Table) -> None:
        table = state.horses
        if table is None:
            return
        if "horses" in position:
            _place_horses(state, table, position)
        if state.rules.trains:
            _place_coach(state, table, position)
            _share_out_hostages(state, table, position)

    def begin_round(self, state: State) -> None:
        """HS-STATION-3: bullets received before the scenario begins are from an earlier round."""
        if state.horses is not None:
            state.horses.bullets_before = [sum(bandit.hits) for bandit in state.bandits]

    def came_of_table(self, state: State) -> dict[str, object]:
        table = state.horses
        if table is None:
            return {}
        return {
            "horses": [
                MACHINE if car == len(table.horses) - 1 else car
                for car, count in enumerate(table.horses)
                for _ in range(count)
            ],
            "coach": table.coach,
            "shotgun": str(PLACES[table.guard]),
            "hostages": sorted(HOSTAGES[hostage] for hostage in table.hostages),
        }

    def came_of_bandit(self, state: State, bandit: Bandit) -> dict[str, object]:
        if state.horses is None:
            return {}
        hostage = state.horses.hostage_of[bandit.index]
        return {"hostage": HOSTAGES[hostage] if hostage >= 0 else None}

    def seen(self, view: View) -> dict[str, object]:
        """The car that riders are beside; none if all have boarded."""
        return {"boarding": view.horses and view.horses.boarding}


def _allowed(state: State, table: Table, keys: tuple[str, ...]) -> tuple[str, ...]:
    for key in keys:
        if key in table and state.horses is None:
            raise table.error(f"{key!r} belongs to the box 'horses', which is not played", key)
        if key in table and key != "horses" and not state.rules.trains:
            raise table.error(f"{key!r}: the light game has no stagecoach (CASE-43)", key)
    return keys


def _place_horses(state: State, table: HorsesTable, position: Table) -> None:
    table.horses = [0] * len(table.horses)
    train = state.rules.train
    for car in position.items_of("horses"):
        if TIME_MACHINE in train.ahead and car == MACHINE:
            table.horses[AT_MACHINE] += 1
        elif isinstance(car, int) and 0 <= car <= train.caboose:
            table.horses[car] += 1
        else:
            raise position.error(
                f"a horse stands beside a car by number, not {quoted(car)}", "horses"
            )
    if sum(table.horses) > len(state.robbers):
        raise position.error(
            f"there is a horse for each bandit, {len(state.robbers)} of them (HS-1)", "horses"
        )


def _place_coach(state: State, table: HorsesTable, position: Table) -> None:
    """The Shotgun on the train is always level with the stagecoach (HS-GUN-2)."""
    guard = COACH_ROOF
    if "shotgun" in position:
        guard = read_place(position["shotgun"], state, position, "shotgun")
    away = guard != COACH_ROOF
    if away and not on_a_train_roof(state, guard):
        raise position.error("the Shotgun is always on a roof (HS-GUN-2)", "shotgun")
    coach = position.number("coach", car_of(guard) if away else table.coach)
    if not 0 <= coach <= state.rules.train.caboose:
        raise position.error(f"the stagecoach faces no car {coach}", "coach")
    if away and guard != roof(coach):
        raise position.error(
            f"the Shotgun on the train is level with the stagecoach, on 'roof {coach}' (HS-GUN-2)",
            "shotgun",
        )
    table.guard = guard
    face(state, coach)
    boxes = [t for t in state.tokens_at(COACH_ROOF) if state.token_kinds[t] == STRONGBOX]
    table.guarded = boxes[0] if boxes and not away else -1
    if away:
        for bandit in state.robbers_at(guard):
            raise position.table("bandits").error(
                f"{FIGURES[bandit.character]} is where the Shotgun stands, and nobody can stay"
                " there (HS-GUN-3)",
                FIGURES[bandit.character],
            )


def _share_out_hostages(state: State, table: HorsesTable, position: Table) -> None:
    bandits = position.table("bandits")
    for bandit in state.robbers:
        mine = bandits.table(FIGURES[bandit.character])
        if mine.get("hostage") is not None:
            hostage = _read_hostage(mine["hostage"], mine, "hostage")
            if hostage in table.hostage_of:
                raise mine.error(f"the {mine['hostage']} is taken twice (HS-COACH-5)", "hostage")
            table.hostage_of[bandit.index] = hostage
            if hostage == POKER_PLAYER:
                lose_own_ability(bandit)
    taken = [hostage for hostage in table.hostage_of if hostage >= 0]
    idle = [b for b in state.robbers_at(COACH) if table.hostage_of[b.index] < 0]
    if "hostages" in position:
        left = [_read_hostage(name, position, "hostages") for name in position.items_of("hostages")]
    elif idle:
        left = []  # or he would have taken one
    else:
        left = [hostage for hostage in table.hostages if hostage not in taken]
        left = left[: len(state.robbers) - 1 - len(taken)]
    table.hostages = sorted(left)
    _check_hostages(state, table, taken, position)
    if left and idle:
        name = FIGURES[idle[0].character]
        raise bandits.error(f"{name} is in the stagecoach without a hostage (HS-COACH-5)", name)


def _check_hostages(state: State, table: HorsesTable, taken: list[int], position: Table) -> None:
    left = table.hostages
    for hostage in left:
        if left.count(hostage) > 1 or hostage in taken:
            raise position.error(f"there is only one {HOSTAGES[hostage]}", "hostages")
    if len(left) + len(taken) > len(state.robbers) - 1:
        raise position.error(
            f"{len(state.robbers)} bandits have {len(state.robbers) - 1} hostages (HS-1)",
            "hostages" if "hostages" in position else "bandits",
        )


def _read_hostage(name: object, table: Table, key: str) -> int:
    if name not in HOSTAGES:
        raise table.error(f"no hostage is called {quoted(name)}{did_you_mean(name, HOSTAGES)}", key)
    return HOSTAGES.index(str(name))


BOX: Final = Horses()
