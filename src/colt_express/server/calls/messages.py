"""Requests and responses about calls. They are sent to their owners only, and no secret is sent a
second time."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ..storage.calls import Turns
from .push.subscriptions import PushSubscription
from .quiet_hours import MINUTES

LONGEST_NAME: Final = 40
Identifier = Annotated[str, msgspec.Meta(max_length=24)]
TableName = Annotated[str, msgspec.Meta(max_length=16)]
Language = Annotated[str, msgspec.Meta(max_length=8)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]
HookShape = Literal["json", "discord", "slack", "matrix"]


class AddBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to call this browser. ``name`` is shown to its owner."""

    subscription: PushSubscription
    language: Language = "en"
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class RenewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser itself has replaced a subscription, of which it proves to know the address and
    the secret."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    subscription: PushSubscription


class AddHook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to call a webhook."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]
    shape: HookShape = "json"
    language: Language = "en"
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class AddedTarget(msgspec.Struct, frozen=True):
    """A new browser or webhook. The secret with which requests to a webhook are signed is sent only
    here."""

    id: str
    secret: str = ""


class WhichTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request about one's browser or webhook."""

    id: Identifier


class TriedTarget(msgspec.Struct, frozen=True):
    """How a trial went; empty if it was sent."""

    trouble: str


class SetWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wishes at a table, or everywhere if none is named. With ``usual`` turns a table has
    no wish of its own any more."""

    table: TableName = ""
    turns: Literal["every", "once", "none", "usual"] = "every"
    reminder: bool = True


class SetQuiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours, in minutes of the day in a time zone; the same twice for none."""

    begin: Minute = 0
    end: Minute = 0
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"


class ShownTarget(msgspec.Struct, frozen=True):
    """A browser or a webhook, as its owner sees it: of its address only the host."""

    id: str
    host: str
    shape: str
    name: str
    made: float
    off: bool
    trouble: str
    this: bool = False  # whether it is the device that asks


class ShownWish(msgspec.Struct, frozen=True):
    """What one wishes at a table."""

    table: str
    turns: Turns
    reminder: bool


class MyCalls(msgspec.Struct, frozen=True):
    """Everything about one's calls. ``key`` is what a browser subscribes for."""

    key: str
    browsers: list[ShownTarget]
    hooks: list[ShownTarget]
    usual: ShownWish
    tables: list[ShownWish]
    quiet: SetQuiet
    hosts: list[str]  # the only ones that webhooks may name, if there are any


class TableCalls(msgspec.Struct, frozen=True):
    """The webhooks of a table, as its host sees them."""

    hooks: list[ShownTarget]
    hosts: list[str]
