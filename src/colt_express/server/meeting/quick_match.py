"""The quick match of a server: people enter the queue, wait and are seated.

The queue is in the database. While people wait at this server, it looks at the queue every second,
puts people into groups, and opens the tables of groups that have come. Other servers of the
database do the same; each group is formed, settled and opened once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from time import time
from typing import Final

import msgspec

from ...engine.configuration.table_options import TableOptions
from ..base.logs import reason
from ..base.names import is_rude, shown_name
from ..base.rate_limits import hourly
from ..base.refusals import Refused
from ..registry.seating_people import PeoplesTable, SeatedPerson, people_rows
from ..registry.table_registry import CLOSING, TableRegistry
from ..storage.meeting import GroupRow, MeetingStorage, QueueRow
from ..storage.rows import StoredTable
from ..table.seating import RUDE_NAME, STAND_IN
from .coming import EXPIRES, Plan, askable, plan_for, read_plan, read_wish, verdict
from .matching import BASE, Patience, Waiting, Wish, alike, groups
from .messages import Meet

BEAT: Final = 1.0
"""Seconds between two looks at the queue while people wait here."""
HELD: Final = 8.0
"""Seconds for which a request that has nothing new to be told is held."""
SEATED_FOR: Final = 60.0
"""Seconds after which a group that was settled but not opened is opened by any server: the one that
settled it has died."""
COUNTED_AGAIN: Final = 5.0
"""Seconds after which those who wait at other servers are counted again, for people who ask."""
MOST: Final = 2000
"""Maximum number of people in the queue."""
MATCHED: Final = 300
"""Number of people, the longest waiting, of whom groups are formed."""
AT_ONCE: Final = 5
"""Maximum number of groups formed in one look."""
PER_HOUR: Final = 60
"""How often people of one address may enter the queue in an hour."""
PLACES: Final = 3
"""Requests of one person that may be held at a server at the same time, for several tabs."""

_log = logging.getLogger(__name__)


class QuickMatch:
    """The quick match."""

    def __init__(self, registry: TableRegistry, store: MeetingStorage) -> None:
        self.registry = registry
        self.store = store
        self.settings = registry.settings
        self.patience = Patience()
        self.beat = BEAT
        self.entering = hourly(PER_HOUR)
        self._held: Counter[str] = Counter()
        self._rows: list[QueueRow] = []  # as they were at the last look
        self._underway: set[str] = set()  # tables of groups then
        self._looked_at = 0.0
        self._needed_until = 0.0
        self._needed = asyncio.Event()
        self._looked = asyncio.Event()  # replaced at every look
        registry.metrics.gauge("quick_match_waiting", "People in the queue", self._count)

    # People -----------------------------------------------------------------------------------

    async def enter(self, profile: str, name: str, wish: Wish, address: str) -> Meet:
        """A person waits from now on, or changes what they would play. ``address`` is a hash."""
        if fault := wish.fault():
            raise Refused(fault)
        name = shown_name(name, ())
        if is_rude(name):
            raise Refused(RUDE_NAME, code="name")
        if not self.entering.take(address):
            self.registry.metrics.refused("quota")
            wait = self.entering.wait(address)
            sentence = "too many requests for a quick match from this address; wait a while"
            raise Refused(sentence, code="quota", wait=wait)
        now, text = time(), msgspec.json.encode(wish).decode()
        row = QueueRow(profile, name, text, now, now, address)
        forbidden = await self.store.enter_queue(row, self.settings.queue_per_address, MOST)
        if forbidden:
            self.registry.metrics.refused("quota")
            sentence = "too many people wait for a quick match; try again later"
            if forbidden == "address":
                sentence = (
                    f"{self.settings.queue_per_address} people of this address wait already, the "
                    "most allowed; open a table for them instead"
                )
            raise Refused(sentence, code="queue")
        return await self.ask(profile)

    async def leave(self, profile: str) -> Meet:
        """A person waits no longer, in none of their tabs."""
        await self.store.leave_queue(profile)
        self._rows = [row for row in self._rows if row.profile != profile]
        self._tell()
        return self._away()

    async def ask(self, profile: str, known: str = "") -> Meet:
        """How a person's quick match stands, as soon as it is not as ``known``. They have been
        heard."""
        self.check_open()
        heard = await self.store.hear_from(profile, time())
        if heard is None:
            return self._away()
        row, group = heard
        underway = group is not None and group.state != "opened"
        meet = self._meet(row, underway)
        if meet.state == "seated":
            return meet
        self._need()
        if meet.state != known or self._held[profile] >= PLACES:
            return meet
        self._held[profile] += 1
        try:
            return await self._changed(meet, profile)
        finally:
            self._held[profile] -= 1
            if not self._held[profile]:
                del self._held[profile]

    async def _changed(self, meet: Meet, profile: str) -> Meet:
        """The state after the next change, or after a while."""
        known = meet.state
        loop = asyncio.get_running_loop()
        until = loop.time() + HELD
        while meet.state == known and (left := until - loop.time()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._looked.wait()
            except TimeoutError:
                break
            self.check_open()
            row = next((one for one in self._rows if one.profile == profile), None)
            if row is not None:
                meet = self._meet(row, row.table in self._underway)
            elif all(one.profile != profile for one in await self.store.queue()):
                return self._away()  # otherwise the last look began before they entered
        return meet

    def check_open(self) -> None:
        """Refuse to hold a request while the server is about to stop: another may answer it."""
        if self.registry.closing:
            raise Refused(CLOSING, code="closing")

    def _meet(self, row: QueueRow, underway: bool) -> Meet:
        """The state of an entry, whose group may be underway."""
        wish, now = read_wish(row), time()
        if row.table:
            return Meet(
                "asked" if underway else "seated", self._count(), table=row.table, wish=wish
            )
        others = [
            Waiting(one.profile, read_wish(one), one.since)
            for one in self._rows
            if one.profile != row.profile and not one.table
        ]
        waiting = len(others) + 1
        return Meet("waiting", waiting, alike(others, wish), max(0.0, now - row.since), wish)

    def _away(self) -> Meet:
        return Meet("away", self._count())

    async def count(self) -> int:
        """Number of people who wait now, from the database if none of them waits here."""
        now = time()
        if now > self._needed_until and now > self._looked_at + COUNTED_AGAIN:
            self._rows, self._looked_at = await self.store.queue(), now
        since = now - EXPIRES
        return sum(not row.table and row.heard >= since for row in self._rows)

    def _count(self) -> int:
        """Number of people who waited at the last look."""
        return sum(not row.table for row in self._rows)

    # The queue --------------------------------------------------------------------------------

    def _need(self) -> None:
        self._needed_until = time() + EXPIRES
        self._needed.set()

    async def run(self) -> None:
        """Runs forever; looks at the queue while people wait here, and otherwise at times."""
        while True:
            try:
                await self.look()
            except Exception as error:  # from the database; it is tried again
                _log.error("the queue of the quick match could not be read: %s", reason(error))
            if time() > self._needed_until:
                self._needed.clear()
                try:
                    async with asyncio.timeout(EXPIRES):
                        await self._needed.wait()
                except TimeoutError:
                    continue
            else:
                await asyncio.sleep(self.beat)

    async def look(self) -> None:
        """Do once what is to be done with the queue."""
        now = time()
        # Another server may form a group at any time. So groups are read before the queue, or their
        # people would seem to have left; and again after it, or people would seem to be seated.
        groups_before = await self.store.groups_underway()
        rows = await self.store.queue()
        if any(row.heard < now - EXPIRES for row in rows):
            await self.store.forget_queue(now - EXPIRES, 0.0)
            rows = [row for row in rows if row.heard >= now - EXPIRES]
        changed = False
        for group in groups_before:
            changed |= await self._advance(group, rows, now)
        if not self.registry.closing:
            changed |= await self._form(rows, now)
        if changed:
            rows = await self.store.queue()
        underway = await self.store.groups_underway()
        self._rows, self._underway = rows, {group.table for group in underway}
        self._tell()

    def _tell(self) -> None:
        """Wake the requests that are held."""
        self._looked.set()
        self._looked = asyncio.Event()

    async def _form(self, rows: Sequence[QueueRow], now: float) -> bool:
        """Put people who wait into groups; returns whether there are any."""
        waiting = askable(rows, now)[:MATCHED]
        formed = False
        for group in islice(groups(waiting, now, self.patience), AT_ONCE):
            plan = plan_for(group, rows)
            rated = self.settings.ladder and plan.rated
            row = GroupRow(self.registry.new_name(), now, "asked", plan.text(), rated)
            formed |= await self.store.form_group(row, group.profiles)
        return formed

    async def _advance(self, group: GroupRow, rows: Sequence[QueueRow], now: float) -> bool:
        """Settle a group that has come, or dissolve one that has not; returns whether anything
        happened."""
        if group.state == "settled":
            if now - group.made < SEATED_FOR:
                return False
            await self._open(group)
            return True
        decided = verdict(group, rows, now)
        if decided is None:
            return False
        state = "settled" if decided.settled else "asked"
        written = msgspec.structs.replace(group, state=state, made=now)
        if await self.store.settle_group(written, decided.gone, decided.back) and decided.settled:
            await self._open(written)
        return True

    async def _open(self, group: GroupRow) -> None:
        """Open the table of a settled group, unless it is open."""
        plan = read_plan(group.plan)
        if not await self.registry.store.versions([group.table]):
            await self.registry.open_table(table_for(group.table, plan, group.rated))
            self.registry.metrics.table_created()
            self.registry.metrics.strangers_seated(len(plan.people))
        await self.store.group_opened(group.table)


def table_for(table: str, plan: Plan, rated: bool) -> StoredTable:
    """The rows of a table of strangers, whose game has begun."""
    options = TableOptions(boxes=[] if plan.game == BASE else [plan.game])
    people = [SeatedPerson(one.profile, one.name, address=one.address) for one in plan.people]
    wanted = PeoplesTable(options, plan.speed, public=True, rated=rated)
    return people_rows(table, wanted, [*people, *[STAND_IN] * plan.bots])
