"""A server of the Model Context Protocol over standard input and output: the seat as four tools.

JSON-RPC 2.0, one message in each line. The game is played in a thread of its own, so that requests
are answered while others choose.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, Final, Protocol

import msgspec

from ...documents import DocumentError, decode_json
from ...errors import ColtExpressError
from .answers import Refused
from .player import LeftTheGame

VERSIONS: Final = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
"""Versions of the protocol, the newest first; what is used here is the same in all of them."""

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
NOT_INITIALIZED: Final = -32002
INSTRUCTIONS: Final = (
    "You sit at a table of the board game Colt Express and want to win. Call view for the guide to "
    "the game and your first question, then choose until the game is over. Only what your seat may "
    "know is told; rules looks up a rule, note keeps what you want to remember."
)
MOST_IN_A_BATCH: Final = 20
"""Requests in one array at most."""

Identifier = str | int | float | None


class Request(msgspec.Struct):
    """A request, or a notification if it has no ``id``."""

    jsonrpc: str
    method: str
    id: Identifier | msgspec.UnsetType = msgspec.UNSET
    params: dict[str, Any] = {}


class Called(msgspec.Struct):
    name: str
    arguments: dict[str, Any] | None = None


class Hello(msgspec.Struct):
    protocolVersion: str  # noqa: N815 - the protocol's name
    capabilities: dict[str, Any]
    clientInfo: dict[str, Any]  # noqa: N815


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    about: Annotated[str, msgspec.Meta(description="An id such as SHOOT-3, a question or words.")]


class View(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Choose(msgspec.Struct, forbid_unknown_fields=True):
    option: Annotated[
        str | int, msgspec.Meta(description="The number of an option, or its words in brackets.")
    ]


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(description="What to keep; every question shows it.")] = ""
    forget: Annotated[int, msgspec.Meta(description="The number of a note to drop, from 1.")] = 0


TOOLS: Final[dict[str, tuple[type[msgspec.Struct], str]]] = {
    "view": (
        View,
        "The question to your seat with its options, the position and your notes; while others "
        "choose, it waits for the next question.",
    ),
    "choose": (
        Choose,
        "Choose an option of the question. Returns what happened and the next question.",
    ),
    "rules": (Rules, "Look up a rule of the game by its id, by a question or by words."),
    "note": (Note, "Keep a note, or drop one. Returns all notes."),
}


class Refusal(ColtExpressError):
    """An error of JSON-RPC with its code."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Table(Protocol):
    """The game, as the tools use it; each returns a text, or raises `Refused`."""

    def view(self) -> str: ...

    def choose(self, option: str | int) -> str: ...

    def rules(self, about: str) -> str: ...

    def note(self, text: str, forget: int) -> str: ...


class Streams(Protocol):
    def hear(self) -> bytes: ...

    def write(self, message: object, /) -> None: ...


def schema_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a tool's arguments, without references."""
    _, components = msgspec.json.schema_components([kind])
    schema: dict[str, Any] = components[kind.__name__]
    return {name: value for name, value in schema.items() if name != "title"}


class Server:
    """Answers requests until the input ends."""

    def __init__(self, table: Table, streams: Streams) -> None:
        self._table = table
        self._streams = streams
        self._initialized = False

    def serve(self) -> None:
        while True:
            try:
                line = self._streams.hear()
            except Refused as refused:
                self._streams.write(_error(None, INVALID_REQUEST, str(refused)))
                continue
            except LeftTheGame:
                return
            answer = self._answer(line)
            if answer is not None:
                self._streams.write(answer)

    def _answer(self, line: bytes) -> object:
        try:
            message: Any = decode_json(line, object)
        except (DocumentError, msgspec.DecodeError, UnicodeError) as error:
            return _error(None, PARSE_ERROR, f"this is no JSON that can be read: {error}")
        if not isinstance(message, list):
            return self._answer_one(message)
        if not 0 < len(message) <= MOST_IN_A_BATCH:
            sentence = f"an array has 1 to {MOST_IN_A_BATCH} requests"
            return _error(None, INVALID_REQUEST, sentence)
        answers = [answer for one in message if (answer := self._answer_one(one)) is not None]
        return answers or None

    def _answer_one(self, message: object) -> dict[str, Any] | None:
        known = message.get("id") if isinstance(message, dict) else None
        identifier = known if isinstance(known, (str, int, float)) else None
        if isinstance(message, dict) and "method" not in message and "id" in message:
            return None  # a response; this server asks nothing
        try:
            request = msgspec.convert(message, Request)
        except msgspec.ValidationError as error:
            return _error(identifier, INVALID_REQUEST, f"this is no request: {error}")
        if request.jsonrpc != "2.0":
            return _error(identifier, INVALID_REQUEST, 'a request has "jsonrpc": "2.0"')
        if request.id is msgspec.UNSET:
            return None  # notifications need nothing
        try:
            return {"jsonrpc": "2.0", "id": request.id, "result": self._result(request)}
        except Refusal as refusal:
            return _error(identifier, refusal.code, str(refusal))
        except msgspec.ValidationError as error:
            return _error(identifier, INVALID_PARAMS, str(error))

    def _result(self, request: Request) -> dict[str, Any]:
        match request.method:
            case "initialize":
                return self._hello(msgspec.convert(request.params, Hello))
            case "ping":
                return {}
            case "tools/list" | "tools/call" if not self._initialized:
                raise Refusal(NOT_INITIALIZED, "initialize comes first")
            case "tools/list":
                return {"tools": [_tool(name) for name in TOOLS]}
            case "tools/call":
                return self._call(msgspec.convert(request.params, Called))
        raise Refusal(METHOD_NOT_FOUND, f"there is no method {request.method[:80]!r} here")

    def _hello(self, hello: Hello) -> dict[str, Any]:
        """The version asked for if it is known, else the newest one, which the client may
        decline."""
        self._initialized = True
        wanted = hello.protocolVersion
        return {
            "protocolVersion": wanted if wanted in VERSIONS else VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "colt-express", "version": version("colt-express")},
            "instructions": INSTRUCTIONS,
        }

    def _call(self, called: Called) -> dict[str, Any]:
        if called.name not in TOOLS:
            tools = ", ".join(TOOLS)
            raise Refusal(INVALID_PARAMS, f"there is no tool {called.name[:80]!r}; tools: {tools}")
        arguments = msgspec.convert(called.arguments or {}, TOOLS[called.name][0])
        try:
            return _told(self._do(arguments), failed=False)
        except Refused as refused:
            return _told(str(refused), failed=True)

    def _do(self, arguments: msgspec.Struct) -> str:
        match arguments:
            case Choose():
                return self._table.choose(arguments.option)
            case Rules():
                return self._table.rules(arguments.about)
            case Note():
                return self._table.note(arguments.text, arguments.forget)
        return self._table.view()


def _tool(name: str) -> dict[str, Any]:
    kind, description = TOOLS[name]
    return {"name": name, "description": description, "inputSchema": schema_of(kind)}


def _told(text: str, failed: bool) -> dict[str, Any]:
    return {"content": [{"type": "text", "text": text}], "isError": failed}


def _error(identifier: Identifier, code: int, sentence: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": identifier, "error": {"code": code, "message": sentence}}
