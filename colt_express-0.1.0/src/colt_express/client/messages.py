"""The messages of docs/protocol.md, as far as a bot reads them. Fields and messages that it does
not know are ignored, so that a newer server can be understood."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..engine.information.view import EventView, QuestionView
from ..errors import quoted
from .errors import Nonsense

PROTOCOL: Final = 2


class Seat(msgspec.Struct, frozen=True):
    """A seat of the table."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    program: str = ""
    present: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == "human" and not self.program


class Table(msgspec.Struct, frozen=True, tag="table"):
    """The table and who sits there."""

    status: str
    seats: list[Seat]
    clock: int = 0
    next_table: str = ""

    @property
    def has_company(self) -> bool:
        """Whether a person is present."""
        return any(one.is_person and one.present for one in self.seats)


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    seat: int


class Shown(msgspec.Struct, frozen=True):
    """The public view, as far as it is needed."""

    questions: list[QuestionView] = []


class Mine(msgspec.Struct, frozen=True):
    """What only this seat sees, as far as it is needed."""

    question: QuestionView | None = None


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A choice, and if it is the last one the position after it."""

    number: int
    chooser: int
    events: list[EventView]
    table: Shown | None = None
    mine: Mine | None = None
    taken_back: int = 0


class Now(msgspec.Struct, frozen=True, tag="now"):
    """The position."""

    number: int
    table: Shown
    mine: Mine


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    id: int
    status: str
    sentence: str
    number: int
    why: str = ""
    code: str = ""
    position: str = ""


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    seconds: float = 0.0


FromServer = Table | Welcome | Told | Now | Reply | Closing

_TYPES: Final = {"table", "welcome", "told", "now", "reply", "closing"}
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class _Typed(msgspec.Struct):
    type: str


def read_message(text: str | bytes) -> FromServer | None:
    """The message, or None for one that a bot does not need."""
    try:
        if msgspec.json.decode(text, type=_Typed).type not in _TYPES:
            return None
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Nonsense(
            f"the server sent something that is no message of a table ({error}): "
            f"{quoted(text[:60])}"
        ) from None


def written(kind: str, identifier: int, **fields: Any) -> str:
    """A message to the server."""
    return msgspec.json.encode({"type": kind, "id": identifier, **fields}).decode()
