"""New databases of tests have the newest schema from the start: the migrations run once for each
process of the tests, not for every database. What tests the migrations has an empty database."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from sqlalchemy.engine import URL, create_engine

from colt_express.server.base.database_address import read_address, try_file
from colt_express.server.storage.database.schema import alembic_config


@cache
def migrated() -> bytes:
    """The file of a new SQLite database after all migrations."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "migrated"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            command.upgrade(alembic_config(connection), "head")
        engine.dispose()
        return file.read_bytes()


def file_of(address: str) -> Path:
    """The file of a SQLite database."""
    return Path(read_address(address).database or "")


def make_ready(file: Path) -> None:
    """Put a new database there, unless there is a file already, even an empty one."""
    if file.parent.is_dir() and not file.exists():
        file.write_bytes(migrated())


def try_ready_file(url: URL) -> None:
    """In place of the function that tries a file before it is opened, and creates it."""
    if url.database:
        make_ready(Path(url.database))
    try_file(url)
