"""The rules of Colt Express: no I/O, no clock, and no imports from the other packages but errors.
Only a notebook's picture of a view is asked for from above (`information.showing`).

Importing any module imports all of them, so that every box and variant is registered. Numbers of
cards, tokens, places and steps do not depend on the order (`permanent`).
"""

from ..errors import ColtExpressError
from .configuration.components import Box, load_box
from .configuration.setup import Setup
from .configuration.table_options import TableOptions
from .errors import (
    ComponentError,
    HistoryError,
    IllegalChoice,
    NoSuchSeat,
    NotationError,
    RecordError,
    SetupError,
)
from .events import Event
from .game import RULES_VERSION, Decision, Game, Result
from .information.view import EventView, HistoryEntry, View
from .options import Option
from .playout import perft, play_at_random
from .serialization.record import load_record, save_record

__all__ = [
    "RULES_VERSION",
    "Box",
    "ColtExpressError",
    "ComponentError",
    "Decision",
    "Event",
    "EventView",
    "Game",
    "HistoryEntry",
    "HistoryError",
    "IllegalChoice",
    "NoSuchSeat",
    "NotationError",
    "Option",
    "RecordError",
    "Result",
    "Setup",
    "SetupError",
    "TableOptions",
    "View",
    "load_box",
    "load_record",
    "perft",
    "play_at_random",
    "save_record",
]

from .serialization import packing as packing  # copies; last, when every box has its classes
