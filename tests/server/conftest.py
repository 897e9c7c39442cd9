"""Databases for tests: SQLite, and PostgreSQL if it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from colt_express.server.base.settings import default_database

from .postgres import Cluster, binaries, can_be_run

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


@contextmanager
def new_database(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    if kind == "sqlite":
        yield default_database(folder)
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with cluster.new_database() as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database of either kind."""
    with new_database(request.param, tmp_path, request) as address:
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
