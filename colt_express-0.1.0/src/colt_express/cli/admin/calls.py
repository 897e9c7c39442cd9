"""The commands of ``colt-express admin`` about the devices and webhooks that are called."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from ...server.hosting.admin_operations import AdminError
from ...server.hosting.people import profile_meant
from ...server.storage.calls import TargetRow
from ...server.storage.database.table_store import Store
from ..database_options import DatabaseOption, DataOption
from .command_io import JsonOption, moment, tell, with_database

app = typer.Typer(add_completion=False)


def _shown(target: TargetRow) -> dict[str, object]:
    """A device or webhook without the secret part of its address, and without its keys."""
    return {
        "id": target.id,
        "kind": target.kind,
        "host": urlsplit(target.url).hostname or "",
        "owner": target.profile or f"table {target.table_id}",
        "made": target.made,
        "failures": target.failures,
        "off": target.off,
        "trouble": target.trouble,
    }


def _lines(target: TargetRow) -> list[str]:
    """What is called, for whom, and what is wrong with it, in lines that fit into a terminal."""
    shown = _shown(target)
    owner = f"profile {target.profile}" if target.profile else shown["owner"]
    first = f"{target.id}  {target.kind}  {moment(target.made)}  {shown['host']}"
    if not (target.off or target.failures):
        return [first, f"  for {owner}"]
    how = "off" if target.off else "failing"
    return [first, f"  for {owner}, {how}:", f"  {target.trouble}"]


@app.command("calls")
def list_targets(
    whose: Annotated[
        str, typer.Argument(help="Only those of a profile, or of a seat such as k3v9x2mqta/2.")
    ] = "",
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the devices and webhooks that are called."""

    async def work(store: Store) -> list[TargetRow]:
        if whose:
            return await store.targets_of(await profile_meant(store, whose))
        return await store.all_targets()

    targets = with_database(data, database, work)
    lines = [line for one in targets for line in _lines(one)]
    tell([_shown(one) for one in targets], as_json, lines or ["nobody is called"])


@app.command()
def uncall(
    target: Annotated[str, typer.Argument(help="The device or webhook, as calls shows it.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
) -> None:
    """Remove a device or webhook that is called."""

    async def work(store: Store) -> None:
        if not await store.remove_target(target):
            raise AdminError(f"there is no device or webhook {target!r}")

    with_database(data, database, work)
    tell({"removed": target}, as_json, [f"{target} is no longer called"])
