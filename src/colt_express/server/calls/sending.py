"""Sending: targets with calls that are due are claimed, each call is weighed and sent, and how that
went is stored.

Over a network nothing arrives exactly once for certain. A call is sent again only if it failed, or
if a server died between sending it and storing that; it has the same id then, so that the service
worker and every receiver can drop it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from random import uniform
from time import time
from typing import Final, Protocol

from ..base.logs import reason
from ..base.metrics import Metrics
from ..storage.calls import CallRow, CallStorage, Claimed, TargetKind, TargetRow, WishRow
from ..storage.rows import SeatRow, StoredTable
from ..table.live_table import LiveTable
from .addresses import NotCalled, place_of
from .deciding import who_is_at, wish_at
from .outgoing import Answer, Outgoing, Unanswered
from .push.encoding import from_base64
from .push.encryption import Keys, encrypt
from .push.vapid import Vapid, new_private_key
from .signing import signature_headers
from .weighing import Verdict, weigh
from .wording import hook_message, id_of, push_message, topic_of, trial_message

AT_ONCE: Final = 20
"""Targets that a server claims at the same time."""

KEPT: Final = 86_400
"""Seconds for which a push service keeps a message for a browser that is not there."""

FIRST_REST: Final = 30.0
LONGEST_REST: Final = 3600.0
"""Seconds until the next attempt after a failure; they double with each failure in a row."""

MOST_FAILURES: Final = 10
"""Failures in a row after which a target is switched off: about five hours."""

LATE: Final = 60.0
"""Seconds after which a call counts as late."""

GONE: Final = (404, 410)
"""Answers of those who are there no longer: a browser's subscription is deleted then, and a webhook
is switched off."""

UNSUBSCRIBED: Final = "the browser has given its subscription up"

NO_CONTACT: Final = "mailto:operator@localhost"
"""In place of a contact where the page has no encrypted address, as on one's own machine."""

LENGTH: Final = 120
"""Maximum number of characters of a stored reason."""


class Find(Protocol):
    """Reads tables by their names, without choices."""

    async def __call__(self, table_ids: Collection[str], /) -> Mapping[str, StoredTable]: ...


_log = logging.getLogger(__name__)


class Sender:
    """Sends the calls that are due. ``tables`` are those in memory, which know who is present at
    any server; ``find`` reads tables by name; ``outgoing`` sends to browsers and to webhooks."""

    def __init__(
        self,
        store: CallStorage,
        tables: Mapping[str, LiveTable],
        find: Find,
        outgoing: Mapping[TargetKind, Outgoing],
        metrics: Metrics,
        lease: float,
        clock: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.tables = tables
        self.find = find
        self.outgoing = outgoing
        self.metrics = metrics
        self.lease = lease
        self.clock = clock
        self.name = secrets.token_hex(8)
        self._vapid: Vapid | None = None

    async def vapid(self) -> Vapid:
        """The key pair of all servers on this database, which the first of them made."""
        if self._vapid is None:
            self._vapid = Vapid(await self.store.server_key("vapid", new_private_key()))
        return self._vapid

    async def send_due(self) -> int:
        """Send what is due now; returns the number of targets that had something."""
        claimed = await self.store.claim(self.name, self.clock(), self.lease, AT_ONCE)
        await asyncio.gather(*(self._serve(one) for one in claimed))
        return len(claimed)

    async def _serve(self, claimed: Claimed) -> None:
        """Call a target. Whatever fails is tried again: the claim ends with the lease at the
        latest."""
        target = claimed.target
        try:
            wish_rows = await self.store.wishes_of([target.profile]) if target.profile else []
            for call in claimed.calls:
                if not await self._settle(target, call, wish_rows):
                    break
            if not await self._is_gone(target):
                await self.store.release(target, self.name)
        except Exception as error:
            _log.error("a call could not be sent: %s", reason(error))

    async def _is_gone(self, target: TargetRow) -> bool:
        """Whether a browser has given its subscription up; it is deleted then."""
        gone = target.kind == "push" and target.off and target.trouble == UNSUBSCRIBED
        if gone:
            await self.store.remove_target(target.id)
        return gone

    async def _settle(self, target: TargetRow, call: CallRow, wishes: list[WishRow]) -> bool:
        """Weigh a call and, if it is wanted, send it. False if the target has to rest now."""
        stored = (await self.find([call.table_id])).get(call.table_id)
        now = self.clock()
        if stored is None:
            await self.store.finish(call, "over", now)
            return True
        if call.kind != "over":
            if await self.store.is_answered(call.table_id, call.seat, call.question):
                await self.store.finish(call, "over", now)
                return True
            verdict = await self._weigh(target, call, stored, wishes)
            if verdict.later:
                await self.store.postpone(call, verdict.later)
                return True
            if verdict.state is not None:
                await self.store.finish(call, verdict.state, now)
                return True
        if not await self._deliver(target, call, stored.seats):
            return False
        if call.kind == "turn":
            target.called = self.clock()
        await self.store.finish(call, "sent", self.clock())
        return True

    async def _weigh(
        self, target: TargetRow, call: CallRow, stored: StoredTable, wishes: list[WishRow]
    ) -> Verdict:
        player = who_is_at(stored.seats[call.seat], call.table_id)
        visits = dict(await self.store.visits_of(player))
        live = self.tables.get(call.table_id)
        if live is not None and call.seat in live.subscribers.looking_here:
            visits[call.table_id] = self.clock()
        wish = wish_at(wishes, call.table_id) if target.profile else None
        return weigh(call, target, wish, visits, self.clock())

    async def _deliver(self, target: TargetRow, call: CallRow, seats: Sequence[SeatRow]) -> bool:
        """Send a call once; returns whether the receiver has taken it. What went wrong is noted at
        the target."""
        now = self.clock()
        try:
            if target.kind == "push":
                answer = await self._push(target, call, push_message(call, seats, target.language))
            else:
                answer = await self._post(target, id_of(call), hook_message(call, seats, target))
        except NotCalled as refused:
            target.off, target.trouble = True, str(refused)[:LENGTH]
            return self._failed()
        except Unanswered as silence:
            _note_failure(target, Answer(0), str(silence), now)
            return self._failed()
        if not answer.accepted:
            _note_failure(target, answer, f"the answer was {answer.status}", now)
            return self._failed()
        target.failures, target.trouble = 0, ""
        self.metrics.call_ended("withdrawn" if call.kind == "over" else "sent")
        if call.kind != "over" and now > call.due + LATE:
            self.metrics.call_ended("late")
        return True

    def _failed(self) -> bool:
        self.metrics.call_ended("failed")
        return False

    async def try_out(self, target: TargetRow) -> str:
        """Send a target a trial; returns what went wrong, or an empty string."""
        try:
            message = trial_message(target)
            if target.kind == "push":
                answer = await self._push(target, None, message)
            else:
                answer = await self._post(target, f"trial-{secrets.token_hex(8)}", message)
        except (NotCalled, Unanswered) as error:
            return str(error)
        return "" if answer.accepted else f"the answer was {answer.status}"

    async def _push(self, target: TargetRow, call: CallRow | None, message: bytes) -> Answer:
        vapid = await self.vapid()
        contact = target.origin if target.origin.startswith("https://") else NO_CONTACT
        service = place_of(target.url, self.outgoing["push"].hosts).origin
        kept = KEPT if call is None or not call.until else int(max(0, call.until - self.clock()))
        headers = {
            "Authorization": vapid.authorization(service, contact, self.clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(KEPT, kept) if call is None or call.kind != "over" else KEPT),
            "Urgency": "high" if call is not None and call.kind == "reminder" else "normal",
        }
        if call is not None:
            headers["Topic"] = topic_of(call)
        keys = Keys(from_base64(target.p256dh), from_base64(target.auth))
        return await self.outgoing["push"].post(target.url, headers, encrypt(message, keys))

    async def _post(self, target: TargetRow, identifier: str, message: bytes) -> Answer:
        signed = signature_headers(target.secret, identifier, self.clock(), message)
        headers = {"Content-Type": "application/json", **signed}
        return await self.outgoing["hook"].post(target.url, headers, message)


def _note_failure(target: TargetRow, answer: Answer, trouble: str, now: float) -> None:
    """Let a target rest after a failure, longer each time, and switch it off after too many."""
    target.failures += 1
    target.trouble = trouble[:LENGTH]
    rest = min(LONGEST_REST, FIRST_REST * 2.0 ** (target.failures - 1))
    target.rests_until = now + max(answer.wait, rest * uniform(1.0, 1.2))
    if answer.status in GONE:
        target.off = True
        if target.kind == "push":
            target.trouble = UNSUBSCRIBED
    elif target.failures >= MOST_FAILURES:
        target.off = True
