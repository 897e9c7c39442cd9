"""Which code plays: the same games need the same rules and bots on every machine."""

from __future__ import annotations

import platform
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(__file__).parents[2]
FOLDERS: Final = ("arena", "bots", "engine")
"""The folders that decide how a game goes."""
KINDS: Final = (".py", ".json", ".toml")


class Installed(NamedTuple):
    """The version of Colt Express, that of Python, and a digest of the code, which is the same
    whether compiled or not."""

    version: str
    python: str
    code: str


@cache
def installed() -> Installed:
    """What is installed here."""
    try:
        ours = version("colt-express")
    except PackageNotFoundError:
        ours = "unknown"
    digest = sha256()
    for folder in FOLDERS:
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in KINDS:
                content = file.read_bytes().replace(b"\r\n", b"\n")
                name = file.relative_to(PACKAGE).as_posix()
                digest.update(f"{name} {len(content)}\n".encode() + content)
    return Installed(ours, platform.python_version(), digest.hexdigest()[:12])


def difference(here: Installed, there: Installed) -> str:
    """In what an installation differs from this one, in words; empty if in nothing.

    >>> difference(Installed("0.2", "3.11.7", "ab"), Installed("0.1", "3.11.7", "cd"))
    'colt-express 0.1, not 0.2'
    """
    if here.version != there.version:
        return f"colt-express {there.version}, not {here.version}"
    if here.python.split(".")[:2] != there.python.split(".")[:2]:
        return f"Python {there.python}, not {here.python}"
    if here.code != there.code:
        return f"colt-express {there.version} with other code ({there.code}, not {here.code})"
    return ""
