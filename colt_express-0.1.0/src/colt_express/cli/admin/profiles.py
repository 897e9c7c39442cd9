"""The commands of ``colt-express admin`` about profiles: who has one, on which devices, and how one
is deleted."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec
import typer

from ...errors import counted
from ...server.hosting.admin_operations import AdminError
from ...server.hosting.people import profile_meant
from ...server.hosting.profile_parts import profile_parts
from ...server.profiles.leaving import leave_for_good
from ...server.registry.changing import change_stored
from ...server.storage.database.table_store import Store
from ...server.storage.profiles import DeviceRow, ProfileRow
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, moment, tell, with_database

MOST: Final = 1_000
"""Maximum number of profiles shown."""

WhoseArgument = Annotated[
    str, typer.Argument(help="A profile, as profiles shows it, or a seat such as k3v9x2mqta/2.")
]

app = typer.Typer(add_completion=False)


@app.command("profiles")
def list_profiles(
    data: DataOption = None, database: DatabaseOption = None, as_json: JsonOption = False
) -> None:
    """List profiles, the last used first."""

    async def work(store: Store) -> list[ProfileRow]:
        return await store.latest_profiles(MOST)

    rows = with_database(data, database, work)
    lines = [f"{one.id}  last used {moment(one.seen)}  {one.name}" for one in rows]
    tell([msgspec.structs.asdict(one) for one in rows], as_json, lines or ["no profiles"])


@app.command()
def devices(
    whose: WhoseArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the devices of a profile."""

    async def work(store: Store) -> list[DeviceRow]:
        return await store.devices_of(await profile_meant(store, whose))

    found = with_database(data, database, work)
    lines = [f"{one.id}  last used {moment(one.seen)}  {one.name}" for one in found]
    rows = [
        {"profile": one.profile, "device": one.id, "name": one.name, "seen": one.seen}
        for one in found
    ]
    tell(rows, as_json, lines or ["this profile has no devices"])


@app.command("sign-off")
def sign_off(
    whose: WhoseArgument,
    device: Annotated[str, typer.Argument(help="The device, as devices shows it.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Sign a device off: it has no seats any more."""

    async def work(store: Store) -> None:
        if not await store.sign_off(await profile_meant(store, whose), device):
            raise AdminError(f"{whose} has no device {device!r}")

    with_database(data, database, work)
    tell({"signed_off": device}, as_json, [f"{device} is signed off"])


@app.command("delete-profile")
def delete_profile(
    whose: WhoseArgument,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete a profile with its devices, as if its owner had left for good; bots play on."""

    async def work(store: Store) -> tuple[str, list[str]]:
        profile = await profile_meant(store, whose)
        change = partial(change_stored, store)
        tables = await leave_for_good(store, profile, profile_parts(store), change)
        return profile, sorted(set(tables))

    profile, tables = with_database(data, database, work)
    told = f"{profile} is deleted, and its name at {counted(len(tables), 'table')}"
    tell({"deleted": profile, "tables": tables}, as_json, [told])
