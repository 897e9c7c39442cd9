"""Requests about calls: one's browsers, webhooks and wishes, and the webhooks of a table, which its
host looks after."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..api.app import NO_TABLE
from ..api.theatre.routes import bearer_of
from ..base.addresses import address_of
from ..base.credentials import may_be_table_id
from ..base.fair_queue import FairQueue
from ..base.rate_limits import Buckets, hourly
from ..base.refusals import Refused
from ..connections.responses import json_response, read_body
from ..profiles.asking import Person, person_asking
from ..storage.calls import EVERY_TABLE, CallStorage, TargetRow, WishRow
from ..storage.profiles import ProfileStorage
from ..table.table_state import seat_with
from .caller import Caller
from .deciding import wish_at
from .messages import (
    AddBrowser,
    AddedTarget,
    AddHook,
    MyCalls,
    RenewBrowser,
    SetQuiet,
    SetWish,
    ShownWish,
    TableCalls,
    TriedTarget,
    WhichTarget,
)
from .quiet_hours import zone_called
from .targets import blank, fill_in, new_browser, new_hook, origin_of, shown_targets

SWITCHED_OFF: Final = "this server calls nobody"
NO_TARGET: Final = "there is no such device or webhook, or no longer"
ONLY_HOST: Final = "only the host looks after the webhooks of a table"

MOST_BROWSERS: Final = 10
MOST_HOOKS: Final = 5
MOST_AT_TABLE: Final = 3
"""Maximum number of browsers and webhooks of a profile, and of webhooks of a table."""

MOST_WISHES: Final = 200
"""Maximum number of tables at which a player has wishes of their own."""

CHANGES_PER_HOUR: Final = 60
TRIALS_PER_HOUR: Final = 12
"""Changes and trials per address."""

LOOKUPS_AT_ONCE: Final = 4
"""Host names of new browsers and webhooks that are looked up at the same time; a name whose server
does not answer takes seconds."""


class CallRoutes:
    """Answers such requests."""

    def __init__(self, caller: Caller, store: CallStorage, profiles: ProfileStorage) -> None:
        self.caller = caller
        self.store = store
        self.profiles = profiles
        self.registry = caller.registry
        self.changes = hourly(CHANGES_PER_HOUR)
        self.trials = hourly(TRIALS_PER_HOUR)
        self.lookups = FairQueue(LOOKUPS_AT_ONCE)

    def routes(self) -> list[BaseRoute]:
        mine, hooks = "/api/me/calls", "/api/tables/{table}/hooks"
        return [
            Route(mine, self.show, methods=["GET"]),
            Route(f"{mine}/browser", self.add_browser, methods=["POST"]),
            Route(f"{mine}/hook", self.add_hook, methods=["POST"]),
            Route(f"{mine}/remove", self.remove, methods=["POST"]),
            Route(f"{mine}/again", self.switch_on, methods=["POST"]),
            Route(f"{mine}/try", self.try_out, methods=["POST"]),
            Route(f"{mine}/wish", self.set_wish, methods=["POST"]),
            Route(f"{mine}/quiet", self.set_quiet, methods=["POST"]),
            Route("/api/calls/renew", self.renew, methods=["POST"]),
            Route(hooks, self.show_hooks, methods=["GET"]),
            Route(hooks, self.add_table_hook, methods=["POST"]),
            Route(f"{hooks}/remove", self.remove_table_hook, methods=["POST"]),
            Route(f"{hooks}/again", self.switch_on_table_hook, methods=["POST"]),
            Route(f"{hooks}/try", self.try_table_hook, methods=["POST"]),
        ]

    # One's own

    async def show(self, request: Request) -> Response:
        person = await self._person(request)
        targets = await self.store.targets_of(person.profile)
        wishes = await self.store.wishes_of([person.profile])
        usual = wish_at(wishes, EVERY_TABLE)
        return json_response(
            MyCalls(
                key=(await self.caller.sender.vapid()).public_key,
                browsers=shown_targets(targets, "push", person.device),
                hooks=shown_targets(targets, "hook"),
                usual=_shown(usual),
                tables=[_shown(one) for one in wishes if one.table_id != EVERY_TABLE],
                quiet=SetQuiet(usual.quiet_from, usual.quiet_to, usual.zone or "UTC"),
                hosts=list(self.registry.settings.hook_hosts),
            )
        )

    async def add_browser(self, request: Request) -> Response:
        person = await self._person(request)
        wanted = await read_body(request, AddBrowser)
        self._count(request, self.changes)
        origin, outgoing = origin_of(request), self.caller.outgoing["push"]
        async with self.lookups.turn(address_of(request)):
            target = await new_browser(wanted, person.profile, person.device, origin, outgoing)
        await self._store(target, MOST_BROWSERS, "devices")
        return json_response(AddedTarget(target.id), 201)

    async def renew(self, request: Request) -> Response:
        """A browser tells of its new subscription. Its page need not be open, so that it cannot
        prove whose it is; it proves which subscription it had."""
        self._check_on()
        wanted = await read_body(request, RenewBrowser)
        self._count(request, self.changes)
        new = blank()
        async with self.lookups.turn(address_of(request)):
            await fill_in(new, wanted.subscription, self.caller.outgoing["push"])
        if not await self.store.renew_target(wanted.endpoint, wanted.auth.rstrip("="), new):
            raise HTTPException(404, NO_TARGET)
        return json_response(None)

    async def add_hook(self, request: Request) -> Response:
        person = await self._person(request)
        wanted = await read_body(request, AddHook)
        self._count(request, self.changes)
        origin, outgoing = origin_of(request), self.caller.outgoing["hook"]
        async with self.lookups.turn(address_of(request)):
            target = await new_hook(wanted, person.profile, "", origin, outgoing)
        await self._store(target, MOST_HOOKS, "webhooks")
        return json_response(AddedTarget(target.id, target.secret), 201)

    async def remove(self, request: Request) -> Response:
        person = await self._person(request)
        return await self._remove(request, person.profile, "")

    async def switch_on(self, request: Request) -> Response:
        person = await self._person(request)
        return await self._switch_on(request, person.profile, "")

    async def try_out(self, request: Request) -> Response:
        person = await self._person(request)
        return await self._try(request, await self.store.targets_of(person.profile))

    async def set_wish(self, request: Request) -> Response:
        person = await self._person(request)
        wanted = await read_body(request, SetWish)
        self._count(request, self.changes)
        if wanted.table and not may_be_table_id(wanted.table):
            raise HTTPException(404, NO_TABLE)
        if wanted.turns == "usual":
            if not wanted.table:
                raise Refused("name the table at which the usual wish holds again")
            await self.store.forget_wish(person.profile, wanted.table)
            return json_response(None)
        wishes = await self.store.wishes_of([person.profile])
        known = any(one.table_id == wanted.table for one in wishes)
        if wanted.table and not known and len(wishes) > MOST_WISHES:
            raise Refused(
                f"at most {MOST_WISHES} tables may have wishes of their own", code="quota"
            )
        usual = wish_at(wishes, EVERY_TABLE)
        quiet = (usual.quiet_from, usual.quiet_to, usual.zone) if not wanted.table else (0, 0, "")
        wish = WishRow(person.profile, wanted.table, wanted.turns, wanted.reminder, *quiet)
        await self.store.set_wish(wish)
        return json_response(None)

    async def set_quiet(self, request: Request) -> Response:
        person = await self._person(request)
        wanted = await read_body(request, SetQuiet)
        self._count(request, self.changes)
        zone_called(wanted.zone)
        usual = wish_at(await self.store.wishes_of([person.profile]), EVERY_TABLE)
        quiet = wanted.begin, wanted.end, wanted.zone
        wish = WishRow(person.profile, EVERY_TABLE, usual.turns, usual.reminder, *quiet)
        await self.store.set_wish(wish)
        return json_response(None)

    # A table's webhooks

    async def show_hooks(self, request: Request) -> Response:
        table_id = await self._hosted(request)
        hooks = shown_targets(await self.store.targets_at(table_id), "hook")
        return json_response(TableCalls(hooks, list(self.registry.settings.hook_hosts)))

    async def add_table_hook(self, request: Request) -> Response:
        table_id = await self._hosted(request)
        wanted = await read_body(request, AddHook)
        self._count(request, self.changes)
        origin, outgoing = origin_of(request), self.caller.outgoing["hook"]
        async with self.lookups.turn(address_of(request)):
            target = await new_hook(wanted, "", table_id, origin, outgoing)
        await self._store(target, MOST_AT_TABLE, "webhooks")
        return json_response(AddedTarget(target.id, target.secret), 201)

    async def remove_table_hook(self, request: Request) -> Response:
        return await self._remove(request, "", await self._hosted(request))

    async def switch_on_table_hook(self, request: Request) -> Response:
        return await self._switch_on(request, "", await self._hosted(request))

    async def try_table_hook(self, request: Request) -> Response:
        table_id = await self._hosted(request)
        return await self._try(request, await self.store.targets_at(table_id))

    # ------------------------------------------------------------------------------------------

    async def _store(self, target: TargetRow, most: int, what: str) -> None:
        if not await self.store.add_target(target, most):
            self.registry.metrics.refused("quota")
            sentence = f"at most {most} {what} can be called; remove one first"
            raise Refused(sentence, code="quota")
        self.caller.look_at_all_tables_again()

    async def _remove(self, request: Request, profile: str, table_id: str) -> Response:
        wanted = await read_body(request, WhichTarget)
        if not await self.store.remove_target(wanted.id, profile, table_id):
            raise HTTPException(404, NO_TARGET)
        return json_response(None)

    async def _switch_on(self, request: Request, profile: str, table_id: str) -> Response:
        wanted = await read_body(request, WhichTarget)
        self._count(request, self.changes)
        if not await self.store.switch_on(wanted.id, profile, table_id):
            raise HTTPException(404, NO_TARGET)
        return json_response(None)

    async def _try(self, request: Request, targets: list[TargetRow]) -> Response:
        wanted = await read_body(request, WhichTarget)
        target = next((one for one in targets if one.id == wanted.id), None)
        if target is None:
            raise HTTPException(404, NO_TARGET)
        self._count(request, self.trials)
        return json_response(TriedTarget(await self.caller.sender.try_out(target)))

    def _count(self, request: Request, buckets: Buckets) -> None:
        address = address_of(request)
        if not buckets.take(address):
            self.registry.metrics.refused("quota")
            raise Refused(
                "too many such requests from this address; wait a while",
                code="quota",
                wait=buckets.wait(address),
            )

    async def _person(self, request: Request) -> Person:
        self._check_on()
        return await person_asking(request, self.profiles)

    async def _hosted(self, request: Request) -> str:
        """The table of a request by its host."""
        self._check_on()
        name: str = request.path_params["table"]
        found = await self.registry.store.tables_called([name]) if may_be_table_id(name) else {}
        stored = found.get(name)
        if stored is None:
            raise HTTPException(404, NO_TABLE)
        proof = await self.registry.proof_of(bearer_of(request))
        if seat_with(proof, stored.seats) != stored.table.host:
            raise Refused(ONLY_HOST, code="host")
        return name

    def _check_on(self) -> None:
        if not self.caller.on:
            raise HTTPException(404, SWITCHED_OFF)


def _shown(wish: WishRow) -> ShownWish:
    return ShownWish(wish.table_id, wish.turns, wish.reminder)
