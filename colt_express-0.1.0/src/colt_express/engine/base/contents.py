"""The base game's table of contents: what it brings to a rulebook.

A box has a module like this one, and puts its own actions, events, turns, meetings and
sources of money into the same places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..cards import CLIMB, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from ..rulebook import Action
from .ending import MONEY
from .events import EVENTS
from .marshal import MEET_THE_MARSHAL, MoveTheMarshal
from .moving import Climb, Move
from .planning import PLANNING_TURNS, TURNS
from .punching import Punch
from .robbing import Rob
from .rounds import FILL_HANDS, RETURN_HANDS, REVEAL, ROUND_EVENT, SHUFFLE
from .setting_out import FIRST_PLAYER, GATHER, SET_OUT, TAKE_PLACES
from .shooting import Shoot
from .stations import STATIONS, station_money
from .stealing import STEAL

if TYPE_CHECKING:
    from ..rulebook import Rulebook

ACTIONS: Final[dict[int, Action]] = {
    MOVE: Move(),
    CLIMB: Climb(),
    SHOOT: Shoot(),
    PUNCH: Punch(),
    ROB: Rob(),
    MARSHAL: MoveTheMarshal(),
}

TURN_SYMBOLS: Final[list[str]] = list(TURNS)
EVENT_NAMES: Final[list[str]] = [*EVENTS, *STATIONS]


def install(rules: Rulebook, which: str) -> None:
    """Put the base game's rules in force. ``which`` is ``advanced`` for all of them, ``abilities``
    without events and stations, ``basic`` also without the characters' abilities (SET-7)."""
    rules.opening = [GATHER, SET_OUT, FIRST_PLAYER, TAKE_PLACES]
    # PLAN-10
    rules.parts = [
        REVEAL,
        SHUFFLE,
        FILL_HANDS,
        PLANNING_TURNS,
        RETURN_HANDS,
        STEAL,
        ROUND_EVENT,
    ]
    rules.turns.update(TURNS)
    rules.bring_actions(ACTIONS)
    rules.meetings.append(MEET_THE_MARSHAL)
    rules.money.extend(MONEY)
    if which == "basic":
        rules.abilities = False
        rules.left_out.append("abilities")
    if which != "advanced":
        rules.left_out.append("events")
    else:
        rules.events.update(EVENTS)
        rules.events.update(STATIONS)
        rules.money.append(("station", station_money))
