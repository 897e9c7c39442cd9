"""A private PostgreSQL for tests: with its own folder and port, deleted afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from colt_express.server.storage.database.table_store import prepare

from .running import free_port

PASSWORD = "hunter2"
OWNER = "postgres"
"""The user who runs it, and its first role. PostgreSQL does not run as root."""

MIGRATED = "migrated"

CATALOGUE = text(
    "SELECT (SELECT string_agg(version_num, ' ') FROM alembic_version),"
    " (SELECT count(*) FROM pg_class), (SELECT max(CAST(oid AS bigint)) FROM pg_class),"
    " (SELECT sum(CAST(atttypid AS bigint)) FROM pg_attribute),"
    " (SELECT count(*) FROM pg_trigger), (SELECT count(*) FROM pg_constraint)"
)
"""What a change of the schema changes."""

END_OTHERS = text(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)

DELETE_ALL = text(
    "DO $$ DECLARE name text; BEGIN"
    " FOR name IN SELECT tablename FROM pg_tables"
    " WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
    " LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$"
)

QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "autovacuum=off",
)


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def can_be_run() -> bool:
    """Root needs another user to run it."""
    return os.geteuid() != 0 or OWNER in [user.pw_name for user in pwd.getpwall()]


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.port = free_port()
        self.databases = 0
        self.emptied: list[str] = []
        self.catalogue = ""
        self.process: subprocess.Popen[bytes] | None = None
        self.user = OWNER if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="colt-express-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    def address(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql+asyncpg://{OWNER}:{password}@127.0.0.1:{self.port}/{database}"

    def create(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        subprocess.run(
            [
                self.programs / "initdb",
                *("--pgdata", self.folder / "data", "--username", OWNER, "--pwfile", secret),
                *("--auth", "scram-sha-256", "--encoding", "UTF8", "--no-sync"),
            ],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        settings = (*QUICK, f"port={self.port}", f"unix_socket_directories={self.folder}")
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    self.programs / "postgres",
                    *("-D", self.folder / "data", "-c", "listen_addresses=127.0.0.1"),
                    *(part for setting in settings for part in ("-c", setting)),
                ],
                user=self.user,
                cwd=self.folder,
                stderr=log,
                start_new_session=True,
            )
        for _ in range(300):
            try:
                asyncio.run(self.execute("SELECT 1"))
            except (OSError, DBAPIError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError((self.folder / "log.txt").read_text(encoding="utf-8"))

    def stop(self) -> None:
        """Stop at once, even with open connections."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    @contextmanager
    def new_database(self, ready: bool = True) -> Iterator[str]:
        """The address of a new database, with the newest schema unless it is to be empty. Making
        one takes longer than many tests, so those of former tests are emptied and used again."""
        if ready and self.emptied:
            name = self.emptied.pop()
        else:
            self.databases += 1
            name = f"games_{self.databases}"
            template = self.migrated() if ready else "template1"
            asyncio.run(self.execute(f"CREATE DATABASE {name} TEMPLATE {template}"))
        yield self.address(name)
        if ready and asyncio.run(self._empty(name)):
            self.emptied.append(name)
        else:
            asyncio.run(self.execute(f"DROP DATABASE {name} WITH (FORCE)"))

    def migrated(self) -> str:
        """A database after all migrations, to be copied."""
        if not self.catalogue:
            asyncio.run(self.execute(f"CREATE DATABASE {MIGRATED}"))
            asyncio.run(prepare(self.address(MIGRATED)))
            self.catalogue = asyncio.run(self._catalogue())
        return MIGRATED

    async def _catalogue(self) -> str:
        async with self._connected(MIGRATED) as connection:
            return str((await connection.execute(CATALOGUE)).one())

    async def _empty(self, name: str) -> bool:
        """Delete everything in a database. False if its schema is no longer as it was."""
        async with self._connected(name) as connection:
            await connection.execute(END_OTHERS)
            if str((await connection.execute(CATALOGUE)).one()) != self.catalogue:
                return False
            await connection.execute(DELETE_ALL)
            return True

    @asynccontextmanager
    async def _connected(self, database: str) -> AsyncIterator[AsyncConnection]:
        engine = create_async_engine(self.address(database), isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                yield connection
        finally:
            await engine.dispose()

    async def execute(self, command: str, database: str = OWNER) -> None:
        async with self._connected(database) as connection:
            await connection.execute(text(command))

    def __enter__(self) -> Cluster:
        self.create()
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder)
