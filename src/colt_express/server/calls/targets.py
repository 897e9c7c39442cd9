"""New browsers and webhooks to call: what is checked before they are stored, and how they are shown
to their owners."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from time import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from ...languages import languages
from ..base.names import cleaned
from ..storage.calls import TargetRow
from .messages import LONGEST_NAME, AddBrowser, AddHook, ShownTarget
from .outgoing import Outgoing
from .push.encoding import to_base64
from .push.subscriptions import PushSubscription, keys_of
from .signing import new_secret

HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)


async def new_browser(
    wanted: AddBrowser, profile: str, device: str, origin: str, outgoing: Outgoing
) -> TargetRow:
    """A browser that is to be called; refused if it could not be."""
    target = _target(wanted.language, wanted.name, origin)
    target.kind, target.profile, target.device = "push", profile, device
    await fill_in(target, wanted.subscription, outgoing)
    return target


async def fill_in(target: TargetRow, subscription: PushSubscription, outgoing: Outgoing) -> None:
    """Let a target be the browser of this subscription."""
    keys = keys_of(subscription)
    await outgoing.check(subscription.endpoint)
    target.url = subscription.endpoint
    target.p256dh, target.auth = to_base64(keys.public), to_base64(keys.auth)


async def new_hook(
    wanted: AddHook, profile: str, table_id: str, origin: str, outgoing: Outgoing
) -> TargetRow:
    """A webhook of a profile or of a table; refused if it may not be called."""
    await outgoing.check(wanted.url)
    target = _target(wanted.language, wanted.name, origin)
    target.profile, target.table_id = profile, table_id
    target.url, target.shape, target.secret = wanted.url, wanted.shape, new_secret()
    return target


def blank(origin: str = "") -> TargetRow:
    """A target of which nothing is known yet."""
    return TargetRow(
        id=secrets.token_hex(12),
        kind="hook",
        profile="",
        table_id="",
        device="",
        url="",
        p256dh="",
        auth="",
        secret="",
        shape="",
        language="en",
        origin=origin,
        name="",
        made=time(),
    )


def _target(language: str, name: str, origin: str) -> TargetRow:
    target = blank(origin)
    target.language = language if language in languages() else "en"
    target.name = cleaned(name)[:LONGEST_NAME]
    return target


def shown_targets(targets: Sequence[TargetRow], kind: str, device: str = "") -> list[ShownTarget]:
    """Those of a kind, as their owner sees them: the rest of a webhook's address is a secret."""
    return [
        ShownTarget(
            id=one.id,
            host=urlsplit(one.url).hostname or "",
            shape=one.shape,
            name=one.name,
            made=one.made,
            off=one.off,
            trouble=one.trouble,
            this=bool(device) and one.device == device,
        )
        for one in targets
        if one.kind == kind
    ]


def origin_of(request: Request) -> str:
    """The address under which a client reaches the page."""
    host = request.headers.get("host", "")
    scheme = request.scope.get("scheme", "http")
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""
