"""The build backend: setuptools, plus what it needs first.

A checkout has no built page, so it is built, if necessary with a Node from the Python package
index; an sdist includes it. mypyc is required only if there is a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

MYPYC = "mypy[mypyc]>=2.4,<3"
PAGE = Path("web/dist/index.html")
SETTING = "COLT_EXPRESS_COMPILE"
OPTIMIZE = "COLT_EXPRESS_OPTIMIZE"

Settings = Mapping[str, str | list[str] | None]


def compile_wanted() -> bool:
    """Whether to compile the engine: as the environment says, or if there is a compiler."""
    choice = os.environ.get(SETTING, "auto")
    if choice not in ("auto", "always", "never"):
        sys.exit(f"{SETTING} is {choice!r}; it may be auto, always or never")
    if choice == "auto":
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        return shutil.which(compiler) is not None
    return choice == "always"


def optimization() -> str:
    """How much the C compiler optimizes: as the environment says, or as much as it can."""
    level = os.environ.get(OPTIMIZE, "3")
    if level not in ("0", "1", "2", "3", "g"):
        sys.exit(f"{OPTIMIZE} is {level!r}; it may be 0, 1, 2, 3 or g")
    return level


def say(sentence: str) -> None:
    """Print a line to the terminal itself, because pip hides the output of a build."""
    try:
        with open("/dev/tty", "w", encoding="utf-8") as terminal:
            print(f"colt-express: {sentence}", file=terminal)
    except OSError:
        print(f"colt-express: {sentence}", file=sys.stderr)


def page_is_built() -> bool:
    """Whether it exists, and is not older than its sources, if those exist."""
    if not PAGE.exists():
        return False
    built, sources = PAGE.stat().st_mtime, [*Path("web/src").rglob("*"), *Path("web").glob("*.*")]
    if Path("web/package.json").exists():
        sources += Path("src/colt_express/words").rglob("*.ftl")
    return all(source.stat().st_mtime <= built for source in sources)


def build_page() -> None:
    """Unless it is built already."""
    if page_is_built():
        return
    try:
        npm = node.npm()
    except LookupError as missing:
        sys.exit(str(missing))
    for words in (
        ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "--silent", "build", "--", "--logLevel", "error"],
    ):
        subprocess.run([*npm, "--prefix", "web", *words], env=node.environment(), check=True)


def _node_if_needed() -> list[str]:
    return [] if page_is_built() or node.machine_has_node() else [node.PACKAGE]


def get_requires_for_build_sdist(_settings: Settings | None = None) -> list[str]:
    return _node_if_needed()


def get_requires_for_build_wheel(_settings: Settings | None = None) -> list[str]:
    return [*_node_if_needed(), *([MYPYC, "msgspec>=0.20,<1"] if compile_wanted() else [])]


def build_sdist(folder: str, settings: Settings | None = None) -> str:
    build_page()
    return str(build_meta.build_sdist(folder, settings))


def build_wheel(folder: str, settings: Settings | None = None, metadata: str | None = None) -> str:
    build_page()
    return str(build_meta.build_wheel(folder, settings, metadata))
