"""The messages between a client and the server, described in docs/protocol.md.

Every message is a JSON object whose ``type`` selects one of these. A client's message has an
``id``, which its reply repeats; every one gets a reply.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ...bots.foresight import Ahead
from ...engine.information.view import EventView, Mine, View
from ...replays.shown_options import ShownOptions
from ..base.refusals import Code, Why
from ..storage.rows import SeatKind, TableStatus

Identifier = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


PROTOCOL: Final = 2
"""The version of these messages. It is incremented when old clients would misread something."""


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""

    id: Identifier


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message on a socket: the client's token, how many choices it has seen, and which
    seats are muted.

    Without a token it is a spectator. ``protocol`` is the version of these messages that the client
    uses; version 1 did not send it.
    """

    protocol: int = 1
    token: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seen: Number = 0
    muted: list[SeatNumber] = []


class Choose(ClientMessage, frozen=True, tag="choose"):
    """A choice, made when the game was at ``number`` choices."""

    number: Number
    option: Word


class TakeBack(ClientMessage, frozen=True, tag="take_back"):
    """A player alone against bots takes the last choice back; the game is at ``number`` choices."""

    number: Number


class LookAhead(ClientMessage, frozen=True, tag="ahead"):
    """While planning: where the seat's cards would lead if nothing else happened. The reply has
    it."""


class AskPosition(ClientMessage, frozen=True, tag="position"):
    """Asks for the position as this seat knows it, in one line of notation. The reply has it."""


class Say(ClientMessage, frozen=True, tag="say"):
    """Chat."""

    text: ShortText


class Emote(ClientMessage, frozen=True, tag="emote"):
    """A gesture."""

    name: Literal["hat", "laugh", "gasp", "cheer", "sorry", "hurry"]


class Start(ClientMessage, frozen=True, tag="start"):
    """The host starts the game; open seats are filled with bots."""


class Kick(ClientMessage, frozen=True, tag="kick"):
    """The host frees a seat before the game starts; its player is banned from the table."""

    seat: SeatNumber


class Fill(ClientMessage, frozen=True, tag="fill"):
    """The host puts a bot into an open seat before the game starts."""

    seat: SeatNumber
    bot: Word


class Substitute(ClientMessage, frozen=True, tag="substitute"):
    """The host lets a bot play for an absent player; an empty name ends that."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=60)]


class Back(ClientMessage, frozen=True, tag="back"):
    """A player whose time ran out takes the seat back from the bot, for the next decision. A choice
    does the same."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """After the game: a player wants another one at a new table with the same people, or no longer
    does. With ``now`` the host begins it without waiting for the others."""

    wanted: bool = True
    now: bool = False


class Leave(ClientMessage, frozen=True, tag="leave"):
    """A player gives up the seat: before the start it becomes free, during the game as by
    `Resign`."""


class Resign(ClientMessage, frozen=True, tag="resign"):
    """A player leaves the game permanently; a bot plays on."""


class HandOver(ClientMessage, frozen=True, tag="hand_over"):
    """The host makes another player the host."""

    seat: SeatNumber


class Abort(ClientMessage, frozen=True, tag="abort"):
    """Before the first choice, the host returns to a lobby, at a new table."""


class Vote(ClientMessage, frozen=True, tag="vote"):
    """A player votes for a bot to replace a player who does not choose."""

    seat: SeatNumber


class Filter(ClientMessage, frozen=True, tag="filter"):
    """The host turns the filter for rude words in chat on or off."""

    on: bool


class Programs(ClientMessage, frozen=True, tag="programs"):
    """The host allows programs of others to take a seat, or no longer does."""

    on: bool


class Consent(ClientMessage, frozen=True, tag="consent"):
    """What a player agrees to be kept after the game: their name, times, and that the game may be
    studied. Until the end it can be changed."""

    names: bool
    times: bool
    study: bool


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Stop or resume chat from a seat on this connection."""

    seat: SeatNumber
    on: bool


class Hidden(ClientMessage, frozen=True, tag="hidden"):
    """Whether the page of this connection is out of sight, so that its player is called."""

    on: bool


class Report(ClientMessage, frozen=True, tag="report"):
    """A player reports another to the operator."""

    seat: SeatNumber
    reason: ShortText


TableRequest = (
    Rematch
    | Start
    | Kick
    | Fill
    | Substitute
    | Back
    | Leave
    | Resign
    | HandOver
    | Abort
    | Vote
    | Filter
    | Programs
    | Consent
)
"""A request to change the table or its seats."""

FromClient = (
    Hello
    | Choose
    | TakeBack
    | LookAhead
    | AskPosition
    | Say
    | Emote
    | Mute
    | Hidden
    | Report
    | TableRequest
)


ReplyStatus = Literal["ok", "stale", "refused"]


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    seat: int
    kind: SeatKind
    name: str
    bandit: str
    bot: str
    present: bool
    resigned: bool
    votes: list[int]  # seats that currently want a stand-in for it
    again: bool  # wants another game, after the end; bots always do
    lapses: int  # how often its player did not choose in time and a bot took over
    comebacks: int  # how often its player may still return after that
    named: bool = True  # its player's name is kept after the game
    timed: bool = True  # its player agrees that times are kept
    study: bool = False  # its player agrees that the game may be studied
    program: str = ""  # the name of the program that plays here in place of a person
    author: str = ""  # of that program, if the operator knows it


class Frozen(msgspec.Struct, frozen=True):
    """Why a game cannot continue at this server: it was played by other rules than the server's, or
    its record is damaged."""

    reason: Literal["rules", "damaged"]
    rules: int
    ours: int
    sentence: str


class PlaysOn(msgspec.Struct, frozen=True):
    """The moment of a finished game from which a table plays on."""

    game: str
    number: int  # of choices taken over
    seat: int  # the seat that a person plays on
    anew: bool  # whether everything that seat could not know was dealt anew


class TableInfo(ServerMessage, frozen=True, tag="table"):
    """The table: sent at the start and whenever its seats or options change."""

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
    vote_after: float  # seconds without an answer before others may vote for a stand-in
    substitute_after: float  # seconds of absence before the host may put one in
    help: bool = False  # whether the host allows players to see ahead and to ask for hints
    frozen: Frozen | None = None
    times: bool = True  # whether times are kept after the game: every player agrees
    study: bool = False  # whether the game may be studied: every player agrees
    origin: PlaysOn | None = None
    day: str = ""
    counts: bool = False
    programs: bool = False  # whether the host allows programs of others to take a seat
    opened: float = 0.0  # when the table was opened
    evening: str = ""  # at which the table is played
    rated: bool = False  # whether the game is to count on the ladder of the server


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`: the client's seat; -1 is a spectator."""

    seat: int
    number: int
    protocol: int = PROTOCOL


class Told(ServerMessage, frozen=True, tag="told", omit_defaults=True):
    """The effect of one choice, as this seat saw it; ``number`` choices have been made.

    ``table`` is what everybody sees and ``mine`` is what only this seat sees. Both are omitted if
    another message follows at once, so that a reconnecting client gets them only with the last.
    With ``taken_back`` it is no choice: the one with that number, the last that counted, has been
    taken back. ``may_take_back``: whether this seat may do so with its last choice now.
    """

    number: int
    chooser: int
    events: list[EventView]
    deadline: float = 0.0
    table: View | None = None
    mine: Mine | None = None
    taken_back: int = 0
    may_take_back: bool = False


class Now(ServerMessage, frozen=True, tag="now"):
    """The current position, for a client that has missed nothing."""

    number: int
    deadline: float
    table: View
    mine: Mine
    may_take_back: bool = False


class Said(ServerMessage, frozen=True, tag="said"):
    """Chat or a gesture from a seat."""

    seat: int
    name: str
    text: str
    emote: str


class Reply(ServerMessage, frozen=True, tag="reply", omit_defaults=True):
    """The answer to a client's message: done, too late, or refused with a reason. ``why`` names
    the reasons for which a client is sent away, ``code`` those that a page says in its own words,
    ``wait`` the seconds until it is allowed, if known; ``ahead`` is what `LookAhead` asked for, and
    ``position`` what `AskPosition` did."""

    id: int
    status: ReplyStatus
    sentence: str
    number: int
    why: Why = ""
    code: Code = ""
    wait: int = 0
    ahead: Ahead | None = None
    position: str = ""


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server stops within ``seconds``. Reconnect: it may return, or another may take
    over."""

    seconds: int


FromServer = TableInfo | Welcome | Told | Now | Said | Reply | Closing
