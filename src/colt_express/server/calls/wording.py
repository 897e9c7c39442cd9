"""What a call says, in its receiver's language: whose turn it is, at which table, which round, and
a link. It is made of what every spectator of the table may see, field by field."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

import msgspec

from ...words import Words
from ..storage.calls import CallRow, Shape, TargetRow
from ..storage.rows import SeatRow

_encode = msgspec.json.Encoder().encode

MARKED: Final = re.compile(r"([\\`*_{}\[\]()#+\-!|~<>@])")
"""Characters that chats take for formatting."""

DASH: Final = "–"


class PushMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="call"):
    """What a browser is sent for a call."""

    id: str
    tag: str  # a later one of the same tag takes its place
    title: str
    body: str
    table: str


class Withdrawal(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """What a browser is sent when a call is no longer true."""

    id: str
    tag: str
    table: str


class HookMessage(msgspec.Struct, frozen=True):
    """What a webhook of the general shape is sent."""

    type: str
    id: str
    table: str
    seat: int
    player: str
    round: int
    rounds: int
    until: float
    text: str
    link: str


def id_of(call: CallRow) -> str:
    """Identifies a call: the same each time it is sent, so that a receiver can tell it apart."""
    words = "/".join(str(part) for part in call.key)
    return blake2b(words.encode(), digest_size=12, person=b"call").hexdigest()


def topic_of(call: CallRow) -> str:
    """Identifies the calls of a seat at a table: a push service keeps only the last of them for a
    browser that is not there (RFC 8030, 5.4)."""
    words = f"{call.table_id}/{call.seat}"
    return blake2b(words.encode(), digest_size=16, person=b"topic").hexdigest()


def push_message(call: CallRow, seats: Sequence[SeatRow], language: str) -> bytes:
    """The content of a push message."""
    tag = call.table_id
    if call.kind == "over":
        return _encode(Withdrawal(id_of(call), tag, call.table_id))
    words = _words(language)
    title = words.say("call-turn") if call.kind == "turn" else words.say("call-reminder")
    body = words.say(
        "call-where", names=_others(seats, call.seat), round=call.round, rounds=call.rounds
    )
    return _encode(PushMessage(id_of(call), tag, title, body, call.table_id))


def hook_message(call: CallRow, seats: Sequence[SeatRow], target: TargetRow) -> bytes:
    """The content of a webhook's request, in the shape that its owner has chosen."""
    link = link_to(call.table_id, target.origin)
    if target.shape != "json":
        return _encode(SHAPES[target.shape](hook_text(call, seats, target, link)))
    return _encode(
        HookMessage(
            type=call.kind,
            id=id_of(call),
            table=call.table_id,
            seat=call.seat,
            player=seats[call.seat].name,
            round=call.round,
            rounds=call.rounds,
            until=call.until,
            text=hook_text(call, seats, target, link),
            link=link,
        )
    )


def hook_text(call: CallRow, seats: Sequence[SeatRow], target: TargetRow, link: str) -> str:
    """The sentence of a webhook."""
    words, mark = _words(target.language), MARKS[target.shape]
    rounds: dict[str, str | int] = {"round": call.round, "rounds": call.rounds, "link": link}
    if target.table_id:
        return words.say("call-hook-table", name=mark(seats[call.seat].name or DASH), **rounds)
    names = mark(_others(seats, call.seat))
    if call.kind == "turn":
        return words.say("call-hook-turn", names=names, **rounds)
    return words.say("call-hook-reminder", names=names, **rounds)


def trial_message(target: TargetRow) -> bytes:
    """What a target is sent when its owner tries it."""
    words = _words(target.language)
    if target.kind == "push":
        title, body = words.say("call-trial"), words.say("call-trial-body")
        return _encode(PushMessage("trial", "trial", title, body, ""))
    text = f"{words.say('call-trial')}: {words.say('call-trial-body')}"
    if target.shape != "json":
        return _encode(SHAPES[target.shape](text))
    return _encode(HookMessage("trial", "trial", "", -1, "", 0, 0, 0.0, text, target.origin))


def link_to(table_id: str, origin: str) -> str:
    """The address of a table's page."""
    return f"{origin}/#/table/{table_id}"


def _others(seats: Sequence[SeatRow], seat: int) -> str:
    """The names of the other people at a table."""
    names = [one.name for one in seats if one.kind == "human" and one.seat != seat and one.name]
    return ", ".join(names) or DASH


@lru_cache(16)
def _words(language: str) -> Words:
    return Words(language)


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _for_markdown(text: str) -> str:
    return MARKED.sub(r"\\\1", text)


MARKS: Final[Mapping[Shape, Callable[[str], str]]] = {
    "": str,
    "json": str,
    "discord": _for_markdown,
    "slack": _for_slack,
    "matrix": _for_markdown,
}
"""How a name is written so that a chat shows it as it is."""

SHAPES: Final[Mapping[Shape, Callable[[str], dict[str, object]]]] = {
    "discord": lambda text: {"content": text, "allowed_mentions": {"parse": []}},
    "slack": lambda text: {"text": text},
    "matrix": lambda text: {"text": text, "username": "Colt Express"},
}
"""What the webhooks of chats take. Slack's is also that of Mattermost and Rocket.Chat; Matrix has
its own by the bridge ``hookshot``."""
