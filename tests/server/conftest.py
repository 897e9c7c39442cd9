"""Databases for tests: SQLite, and PostgreSQL if it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from colt_express.processes import Processes
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database import database_connection
from colt_express.server.table import workers

from .lasting_processes import LastingProcesses, end_kept
from .postgres import Cluster, binaries, can_be_run
from .ready_schema import file_of, try_ready_file

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A private PostgreSQL, shared by all tests of this process."""
    programs = binaries()
    if programs is None:
        pytest.skip("NO POSTGRESQL HERE (no initdb): several servers on it are NOT tested")
    if not can_be_run():
        pytest.skip("NO USER postgres HERE (root cannot run it): PostgreSQL is NOT tested")
    with Cluster(programs) as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def _servers_start_quickly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database_connection, "try_file", try_ready_file)
        patch.setattr(workers, "Processes", LastingProcesses)
        yield
    end_kept()


@pytest.fixture
def own_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers have processes of their own, which a test may stop and kill."""
    monkeypatch.setattr(workers, "Processes", Processes)


@contextmanager
def new_database(
    kind: str, folder: Path, request: pytest.FixtureRequest, ready: bool = True
) -> Iterator[str]:
    if kind == "sqlite":
        address = default_database(folder)
        if not ready:
            file_of(address).touch()
        yield address
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.new_database(ready) as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database of either kind."""
    with new_database(request.param, tmp_path, request) as address:
        yield address


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """One without a schema, to which all migrations are still to come."""
    with new_database(request.param, tmp_path, request, ready=False) as address:
        yield address


@pytest.fixture(scope="module", params=KINDS)
def lasting_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """One for all tests of a module."""
    with new_database(request.param, tmp_path_factory.mktemp("database"), request) as address:
        yield address


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of a new database on PostgreSQL."""
    with cluster.new_database() as address:
        yield address
