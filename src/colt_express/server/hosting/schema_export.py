"""The messages as a JSON Schema, from which clients in other languages can generate types; with the
lists of values that can be chosen for a table.

``python -m colt_express.server.hosting.schema_export docs/protocol.schema.json`` writes it.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from ...bots.advice import Advice
from ...engine.event_kinds import EVENT_FIELDS
from ...puzzles.telling import PuzzleList, PuzzleQuestion
from ...replays.results import Result
from ...replays.shown_options import HouseCards
from ...replays.telling import Replay
from ...scenarios.showing import RuleExample
from ..api.http_messages import AsksHint, Created, Join, WhoAsks
from ..api.lessons import Learner, LessonChapter, Teaching
from ..api.lists import LISTS
from ..api.my_games import Glance, MySeats
from ..api.reviews import Review
from ..api.rules_library import Rules
from ..api.seat_facts import SeatFacts
from ..api.theatre.curves import CurveAnswer
from ..api.theatre.gallery import GalleryPage
from ..api.theatre.routes import PlayedGame
from ..api.today.legends import LegendAnswer
from ..api.today.listing import DayList, DayStanding, ListMe
from ..api.today.routes import RideTold, Today
from ..calls.messages import (
    AddBrowser,
    AddedTarget,
    AddHook,
    MyCalls,
    RenewBrowser,
    SetQuiet,
    SetWish,
    TableCalls,
    TriedTarget,
    WhichTarget,
)
from ..calls.wording import HookMessage, PushMessage, Withdrawal
from ..connections.responses import Refusal
from ..evenings.messages import (
    ComeIn,
    DrawRound,
    EndTable,
    Evening,
    EveningOpened,
    MyEvening,
    NewEvening,
    SetRounds,
    ThatGuest,
)
from ..meeting.messages import (
    AskMeet,
    EnterQueue,
    LadderRules,
    LadderShown,
    Meet,
    MeetOffer,
)
from ..profiles.messages import (
    AddedSeats,
    AddSeats,
    AnsweredByPasskey,
    ChangeMe,
    ClaimSeat,
    LeaveForGood,
    Me,
    MyDevice,
    MyFirstDevice,
    MyKey,
    MyNewDevice,
    MyPasskeys,
    NewMe,
    OwnRides,
    OwnSeats,
    RemovePasskey,
    ShareRides,
    SignOff,
)
from ..registry.day_tables import BoardTrain
from ..registry.going_on import GoOn
from ..registry.new_tables import NewTable
from ..registry.playing_on import PlayOn, PlayPuzzle
from ..table.messages import PROTOCOL, FromClient, FromServer

WAYS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "FromClient": get_args(FromClient),
    "FromServer": get_args(FromServer),
    "OverHttp": (
        *(NewTable, PlayOn, PlayPuzzle, GoOn, Join, WhoAsks, AsksHint, MySeats, Learner),
        *(Created, Result, Glance, Review, Advice, HouseCards, Rules, RuleExample),
        *(Teaching, LessonChapter, PlayedGame, Replay, CurveAnswer, GalleryPage),
        *(PuzzleList, PuzzleQuestion, BoardTrain, Today, RideTold, LegendAnswer, ListMe),
        *(DayStanding, DayList, SeatFacts),
        *(NewMe, MyFirstDevice, Me, ChangeMe, MyDevice, SignOff),
        *(AddSeats, AddedSeats, OwnSeats, ClaimSeat, MyNewDevice, MyKey, MyPasskeys),
        *(RemovePasskey, AnsweredByPasskey, LeaveForGood, ShareRides, OwnRides),
        *(MyCalls, AddBrowser, RenewBrowser, AddHook, AddedTarget, WhichTarget, TriedTarget),
        *(SetWish, SetQuiet, TableCalls, PushMessage, Withdrawal, HookMessage),
        *(EnterQueue, AskMeet, Meet, MeetOffer, LadderShown, LadderRules),
        *(NewEvening, EveningOpened, Evening, ComeIn, DrawRound, EndTable, ThatGuest, SetRounds),
        MyEvening,
        Refusal,
    ),
}
REFERENCE = "#/$defs/{name}"


def protocol_schema() -> dict[str, Any]:
    """Every message, and every part of one, by name; lists of messages by direction; the version of
    the protocol; and for each kind of event its fields."""
    kinds = [kind for way in WAYS.values() for kind in way]
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "description": "The messages between clients and the server.",
        "oneOf": [{"$ref": REFERENCE.format(name=way)} for way in WAYS],
        "$defs": {
            **{way: _one_of(kinds) for way, kinds in WAYS.items()},
            **{name: _tidied(components[name]) for name in sorted(components)},
        },
        "x-lists": msgspec.to_builtins(LISTS),
        "x-protocol": PROTOCOL,
        "x-events": {kind: list(fields) for kind, fields in EVENT_FIELDS.items()},
    }


def _one_of(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    references = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in kinds]
    return {"oneOf": references}


def _tidied(component: dict[str, Any]) -> dict[str, Any]:
    """A component with its docstring reflowed."""
    if "description" not in component:
        return component
    return {**component, "description": cleandoc(component["description"])}


def schema_text() -> str:
    encoded = msgspec.json.encode(protocol_schema())
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")
