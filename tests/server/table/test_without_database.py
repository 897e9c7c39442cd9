"""Live tables without a database: their modules can be imported where no driver is installed."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

from colt_express.server import table

PROGRAM = """
import importlib, sys

for missing in ("sqlalchemy", "sqlite3", "aiosqlite", "alembic", "starlette", "uvicorn"):
    sys.modules[missing] = None
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_tables_need_no_database_and_no_web_server() -> None:
    names = [module.name for module in pkgutil.iter_modules(table.__path__, f"{table.__name__}.")]
    assert len(names) > 15
    command = [sys.executable, "-c", PROGRAM, *names]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
