"""What Marshal & Prisoners adds to a scenario: fields of the position, and how to set them."""

from __future__ import annotations

from typing import Final

from ...engine.boxes.horses.whiskey import FLASK
from ...engine.boxes.marshal.actions import falls_are_deadly
from ...engine.boxes.marshal.goals import (
    GOAL_NAMES,
    SPECIAL_GOALS,
    SPECIALS,
    WARRANTS,
    specials_in_play,
    warrant,
)
from ...engine.boxes.marshal.setting_out import LAID_OUT, TakePlacesByNumber
from ...engine.boxes.marshal.shooting import LASTING, MAILBAG
from ...engine.boxes.marshal.table import (
    EFFECTS,
    NO_COMPANION,
    MarshalTable,
    lawman_of,
    marshal_table,
)
from ...engine.figures import CHARACTERS, FIGURES, MARSHAL_FIGURE
from ...engine.geometry import LOCOMOTIVE
from ...engine.information.view import View
from ...engine.places import CELL, TIME_MACHINE, inside
from ...engine.state import Bandit, State
from ...engine.tokens import HELD
from ...errors import did_you_mean, quoted
from ..box import ScenarioBox
from ..document import Table

NAME: Final = "marshal"
HIS_NAME: Final = FIGURES[MARSHAL_FIGURE]
KEYS: Final = ("prisoners",)
BANDIT_KEYS: Final = ("prisoner", "poster", "effects", "brawlers")
HIS_KEYS: Final = ("cylinders", "brawlers", "goals", "shown", "prisoners")
POSTERS: Final = ("captured", "wanted")


class Marshal(ScenarioBox):
    away = "who fell off (MP-STATION-2)"

    def keys(self, state: State, table: Table) -> tuple[str, ...]:
        return _allowed(state, table, KEYS)

    def bandit_keys(self, state: State, bandit: Bandit, table: Table) -> tuple[str, ...]:
        """The Marshal is played like a bandit, but has keys of his own."""
        if bandit.character != MARSHAL_FIGURE:
            return _allowed(state, table, BANDIT_KEYS)
        if "bullets" in table:
            raise table.error("the Marshal's bullets are in his 'cylinders' (MP-SHOOT)", "bullets")
        return HIS_KEYS

    def places(self, state: State) -> list[int]:
        return [CELL] if state.marshal is not None else []

    def clear(self, state: State) -> None:
        """Everyone where MP-3 puts him, also where a scenario skips the attack on horseback."""
        if state.marshal is not None:
            lawman_of(state).place = inside(LOCOMOTIVE)
            TakePlacesByNumber().do(state, 0)
            state.first = state.rules.lawman

    def may_be_away(self, state: State) -> bool:
        return state.marshal is not None and falls_are_deadly(state)

    def send_away(self, state: State, bandit: Bandit) -> None:
        if self.may_be_away(state):
            marshal_table(state).thrown_off[bandit.index] = True

    def open_bullets(self, table: Table) -> list[int]:
        return [MARSHAL_FIGURE] * len(table.items_of("effects"))

    def bullets_of(self, state: State, shooter: str) -> int | None:
        return _his_bullets(state) if shooter == HIS_NAME else None

    def plain_card(self, words: str) -> str:
        """``bullet marshal lost_gun`` → ``bullet marshal``: among cards they are all alike."""
        bullet, _, effect = words.rpartition(" ")
        return bullet if effect in EFFECTS and bullet == f"bullet {HIS_NAME}" else words

    def apply(self, state: State, position: Table) -> None:
        law = state.marshal
        if law is None:
            return
        bandits = position.table("bandits")
        for bandit in state.robbers:
            table = bandits.table(FIGURES[bandit.character])
            _read_poster(law, bandit, table)
            effects = [_read_effect(name, table) for name in table.items_of("effects")]
            law.wounds[bandit.index] = effects
            law.taken_brawlers[bandit.index] = table.number("brawlers", 0)
        mine = bandits.table(HIS_NAME)
        _load_cylinders(state, law, mine)
        _lay_out_brawlers(state, law, mine)
        _share_out_prisoners(state, law, position)
        _turn_up_goals(state, law, mine)
        _check_the_marshal(state, mine)

    def came_of_table(self, state: State) -> dict[str, object]:
        if state.marshal is None:
            return {}
        return {"prisoners": sorted(CHARACTERS[prisoner] for prisoner in state.marshal.prisoners)}

    def came_of_bandit(self, state: State, bandit: Bandit) -> dict[str, object]:
        law = state.marshal
        if law is None:
            return {}
        if bandit.character == MARSHAL_FIGURE:
            return {
                "cylinders": [len(bullets) for bullets in law.cylinders],
                "brawlers": len(law.brawlers),
                "goals": [GOAL_NAMES[goal] for goal in law.goals],
                "shown": [GOAL_NAMES[goal] for goal in law.shown],
                "prisoners": law.with_the_law,
            }
        companion = law.companions[bandit.index]
        return {
            "prisoner": None if companion == NO_COMPANION else CHARACTERS[companion],
            "poster": POSTERS[1] if law.wanted[bandit.index] else POSTERS[0],
            "effects": [EFFECTS[effect] for effect in law.wounds[bandit.index]],
            "brawlers": law.taken_brawlers[bandit.index],
        }

    def seen(self, view: View) -> dict[str, object]:
        """``goals``: those the Marshal may look at, none if they are not seen; ``shown``: those all
        seats have seen."""
        marshal = view.marshal
        goals = marshal and marshal.goals
        shown = marshal and marshal.shown
        return {
            "goals": goals and [str(goal) for goal in goals],
            "shown": shown and [str(goal) for goal in shown],
        }


def _allowed(state: State, table: Table, keys: tuple[str, ...]) -> tuple[str, ...]:
    for key in keys:
        if key in table and state.marshal is None:
            raise table.error(f"{key!r} belongs to the box {NAME!r}, which is not played", key)
    return keys


def _his_bullets(state: State) -> int:
    """All of them."""
    return 2 * len(state.rules.cylinder)


def _check_the_marshal(state: State, mine: Table) -> None:
    lawman = lawman_of(state)
    if lawman.place == TIME_MACHINE:
        raise mine.error("the Marshal never enters the time machine (TM-2)", "at")
    if lawman.place == CELL:
        raise mine.error("nobody enters the cell but by arrest (MP-CELL)", "at")
    for token in state.tokens_at(HELD + lawman.index):
        if state.token_kinds[token] not in (MAILBAG, FLASK):
            raise mine.error("the Marshal robs nobody: mailbags and flasks only (MP-4)", "loot")


def _read_poster(law: MarshalTable, bandit: Bandit, table: Table) -> None:
    poster = table.get("poster", POSTERS[1])
    if poster not in POSTERS:
        raise table.error(f"a poster is 'captured' or 'wanted', not {quoted(poster)}", "poster")
    law.wanted[bandit.index] = poster != POSTERS[0]


def _read_effect(name: object, table: Table) -> int:
    lasting = [EFFECTS[effect] for effect in LASTING]
    if name not in lasting:
        raise table.error(
            f"no bullet that lies open is called {quoted(name)}{did_you_mean(name, lasting)} "
            "(MP-BULLET)",
            "effects",
        )
    return EFFECTS.index(str(name))


def _load_cylinders(state: State, law: MarshalTable, mine: Table) -> None:
    """Set the number of bullets left in each cylinder; the top ones were fired first."""
    if "cylinders" not in mine:
        return
    size = len(state.rules.cylinder)
    left = mine.items_of("cylinders")
    if len(left) != 2 or not all(isinstance(n, int) and 0 <= n <= size for n in left):
        raise mine.error(f"the Marshal has two cylinders of 0 to {size} bullets", "cylinders")
    fired = sum(bandit.hits[MARSHAL_FIGURE] for bandit in state.robbers)
    if fired + sum(left) > _his_bullets(state):
        raise mine.error(
            f"with {fired} bullets fired the Marshal has at most {_his_bullets(state) - fired}",
            "cylinders",
        )
    law.cylinders = [state.rules.cylinder[::-1][:n] for n in left]


def _lay_out_brawlers(state: State, law: MarshalTable, mine: Table) -> None:
    worth = state.rules.brawlers
    left = mine.number("brawlers", len(worth))
    if not 0 <= left <= len(worth):
        raise mine.error(f"there are 0 to {len(worth)} brawler cards (MP-6)", "brawlers")
    law.brawlers = worth[::-1][:left]


def _share_out_prisoners(state: State, law: MarshalTable, position: Table) -> None:
    bandits = position.table("bandits")
    for bandit in state.robbers:
        table = bandits.table(FIGURES[bandit.character])
        if table.get("prisoner") is not None:
            prisoner = _read_prisoner(table["prisoner"], table, "prisoner")
            if prisoner in law.companions:
                raise table.error(f"the prisoner {table['prisoner']} is taken twice", "prisoner")
            law.companions[bandit.index] = prisoner
            if prisoner != bandit.character:
                bandit.abilities |= 1 << prisoner
    taken = [prisoner for prisoner in law.companions if prisoner != NO_COMPANION]
    law.with_the_law = bandits.table(HIS_NAME).number("prisoners", 0)
    if "prisoners" in position:
        left = [_read_prisoner(n, position, "prisoners") for n in position.items_of("prisoners")]
    else:
        left = [prisoner for prisoner in law.prisoners if prisoner not in taken]
        left = left[: max(0, LAID_OUT - len(taken) - law.with_the_law)]
    for prisoner in left:
        if left.count(prisoner) > 1 or prisoner in taken:
            raise position.error(f"there is only one prisoner {CHARACTERS[prisoner]}", "prisoners")
    if law.with_the_law < 0 or len(left) + len(taken) + law.with_the_law > LAID_OUT:
        raise position.error(f"there are {LAID_OUT} prisoners (MP-2)", "prisoners")
    law.prisoners = sorted(left)


def _read_prisoner(name: object, table: Table, key: str) -> int:
    if name not in CHARACTERS:
        raise table.error(
            f"no prisoner is called {quoted(name)}{did_you_mean(name, CHARACTERS)}", key
        )
    return CHARACTERS.index(str(name))


def _turn_up_goals(state: State, law: MarshalTable, mine: Table) -> None:
    """The named cards first, then the others as they were dealt."""
    named = [_read_goal(state, name, mine, "goals") for name in mine.items_of("goals")]
    rest = [goal for goal in law.goals if goal not in named]
    for goal in named:
        if named.count(goal) > 1:
            raise mine.error(f"the goal {GOAL_NAMES[goal]!r} exists only once", "goals")
    warrants = [goal for goal in named if goal >= len(SPECIAL_GOALS)]
    if len(warrants) > WARRANTS or len(named) - len(warrants) > SPECIALS:
        raise mine.error(
            f"there are {WARRANTS} warrants and {SPECIALS} special goals (MP-GOAL)", "goals"
        )
    more = [goal for goal in rest if goal >= len(SPECIAL_GOALS)][: WARRANTS - len(warrants)]
    specials = [goal for goal in rest if goal < len(SPECIAL_GOALS)]
    more += specials[: SPECIALS - len(named) + len(warrants)]
    law.goals = named + more
    law.shown = [_read_goal(state, name, mine, "shown") for name in mine.items_of("shown")]
    for goal in law.shown:
        if goal not in law.goals[: state.round + 1]:
            raise mine.error(f"the goal {GOAL_NAMES[goal]!r} has not been turned up", "shown")


def _read_goal(state: State, name: object, mine: Table, key: str) -> int:
    known = specials_in_play(state) + [warrant(bandit.character) for bandit in state.robbers]
    names = [GOAL_NAMES[goal] for goal in known]
    if name not in names:
        raise mine.error(f"no goal here is called {quoted(name)}{did_you_mean(name, names)}", key)
    return GOAL_NAMES.index(str(name))


BOX: Final = Marshal()
