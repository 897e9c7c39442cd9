"""The messages between a client and the server, as docs/protocol.md explains them.

Every message is a JSON object whose ``type`` says which of these it is. What a client sends
carries an ``id`` that its answer repeats; nothing a client sends is ever met with silence.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ..engine.mine import Mine
from ..engine.view import EventView, View
from .house import ShownOptions
from .rows import SeatKind, TableStatus

Identifier = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


PROTOCOL: Final = 2
"""The version of these messages. It is another one when old clients would misread something."""


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client sends."""

    id: Identifier


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message on a socket: who is there, how many choices it has seen, and which seats
    it does not want to hear.

    Without a token it is a spectator. ``protocol``: the version of these messages that it speaks;
    those who do not say speak the first one.
    """

    protocol: int = 1
    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seen: Number = 0
    muted: list[SeatNumber] = []


class Choose(ClientMessage, frozen=True, tag="choose"):
    """A choice, made when the game stood at ``number`` choices."""

    number: Number
    option: Word


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat."""

    text: ShortText


class Emote(ClientMessage, frozen=True, tag="emote"):
    """A gesture."""

    name: Literal["hat", "laugh", "gasp", "cheer", "sorry", "hurry"]


class Start(ClientMessage, frozen=True, tag="start"):
    """The host starts the game; open seats are filled with bots."""


class Kick(ClientMessage, frozen=True, tag="kick"):
    """The host empties a seat before the game starts; who sat there may not come back."""

    seat: SeatNumber


class Fill(ClientMessage, frozen=True, tag="fill"):
    """The host puts a bot into an open seat before the game starts."""

    seat: SeatNumber
    bot: Word


class Substitute(ClientMessage, frozen=True, tag="substitute"):
    """The host lets a bot play for an absent player, or with an empty name ends that."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=60)]


class Back(ClientMessage, frozen=True, tag="back"):
    """A player whose time was over takes his seat back from the bot. A choice does that, too."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """After the end: another game at a new table with the same people."""


class Leave(ClientMessage, frozen=True, tag="leave"):
    """A player gives up his seat: before the start for anybody, during the game as by `Resign`."""


class Resign(ClientMessage, frozen=True, tag="resign"):
    """A player leaves the game for good; a bot plays on."""


class HandOver(ClientMessage, frozen=True, tag="hand_over"):
    """The host makes another player the host."""

    seat: SeatNumber


class Abort(ClientMessage, frozen=True, tag="abort"):
    """Before the first choice the host goes back to a lobby, at a new table."""


class Vote(ClientMessage, frozen=True, tag="vote"):
    """A player wants a bot to play for somebody who does not choose."""

    seat: SeatNumber


class Filter(ClientMessage, frozen=True, tag="filter"):
    """The host has rude words covered in chat, or not."""

    on: bool


class Mute(ClientMessage, frozen=True, tag="mute"):
    """This connection does not want to hear a seat, or wants to again."""

    seat: SeatNumber
    on: bool


class Report(ClientMessage, frozen=True, tag="report"):
    """A player tells whoever runs the server of another."""

    seat: SeatNumber
    reason: ShortText


Wish = Start | Kick | Fill | Substitute | Back | Leave | Resign | HandOver | Abort | Vote | Filter
"""What changes the table or its seats, if it is granted."""

FromClient = Hello | Choose | Say | Emote | Mute | Report | Rematch | Wish


ReplyStatus = Literal["ok", "stale", "refused"]


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Something the server sends."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bandit: str
    bot: str
    present: bool
    resigned: bool
    votes: list[int]  # seats that want a stand-in for him now


class Frozen(msgspec.Struct, frozen=True):
    """Why a game cannot go on at this server: it was played by other rules than the server's, or
    its record is damaged."""

    reason: Literal["rules", "damaged"]
    rules: int
    ours: int
    sentence: str


class TableInfo(ServerMessage, frozen=True, tag="table"):
    """The table: sent at the start and whenever somebody comes, goes or is replaced."""

    table: str
    status: TableStatus
    public: bool
    clock: int
    options: ShownOptions
    seats: list[SeatInfo]
    host: int
    seed_hash: str
    seed: str
    next_table: str
    filtered: bool
    vote_after: float
    frozen: Frozen | None = None


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`: which seat the client sits at; -1 is a spectator."""

    seat: int
    number: int
    protocol: int = PROTOCOL


class Told(ServerMessage, frozen=True, tag="told", omit_defaults=True):
    """What happened by one choice, as this seat saw it; ``number`` choices are made now.

    ``table`` is what everybody sees and ``mine`` what this seat sees beyond that. Both are left
    out where more follows at once, so that whoever was away gets them only with the last.
    """

    number: int
    chooser: int
    events: list[EventView]
    deadline: float = 0.0
    table: View | None = None
    mine: Mine | None = None


class Now(ServerMessage, frozen=True, tag="now"):
    """The game as it stands, for somebody who just came and has missed nothing."""

    number: int
    deadline: float
    table: View
    mine: Mine


class Said(ServerMessage, frozen=True, tag="said"):
    """Chat or a gesture of a seat."""

    seat: int
    name: str
    text: str
    emote: str


class Reply(ServerMessage, frozen=True, tag="reply"):
    """The answer to a client's message: done, too late, or refused with a sentence."""

    id: int
    status: ReplyStatus
    sentence: str
    number: int


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server ends within so many seconds. Come back: it may be there again, or another one."""

    seconds: int


FromServer = TableInfo | Welcome | Told | Now | Said | Reply | Closing
