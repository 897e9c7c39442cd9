"""Collects the Python files that play the game in a browser, without a server.

``python packaging/pocket_files.py FOLDER`` fills ``FOLDER/site`` with the game's modules and the
packages they need, as sources: `web/scripts/engine/build.mjs` compiles them. msgspec is
the build for WebAssembly from the Python package index, pinned by its hash in `pocket.lock`; all
others are the installed ones, which `requirements.lock` pins.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/colt_express"
LOCK = Path(__file__).with_name("pocket.lock")
STAND_INS = Path(__file__).with_name("pocket")
"""Packages in place of those that make no sense in a browser."""

PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314")
INTERPRETER = ("--implementation", "cp", "--abi", "cp314")

PACKAGES = ("starlette", "yaml")
"""Installed packages that the game needs in a browser, all of them pure Python."""

LEFT_OUT = (
    "colt_express/arena/balance",
    "colt_express/arena/cluster",
    "colt_express/arena/plotting",
    "colt_express/arena/tracks",
    "colt_express/arena/training",
    "colt_express/cli",
    "colt_express/drawing",
    "colt_express/research",
    "colt_express/server/hosting",
    "colt_express/server/page",
    "colt_express/server/storage/database",
    "colt_express/words/words.py",
    "starlette/middleware/cors.py",
    "starlette/middleware/gzip.py",
    "starlette/middleware/wsgi.py",
    "starlette/schemas.py",
    "starlette/staticfiles.py",
    "starlette/templating.py",
    "starlette/testclient.py",
)
"""Modules and folders that no browser needs."""

CODE = {".py"}
DATA = {".json", ".toml", ".txt", ".yaml", ".so"}
"""Endings of files that are not code, but read by it."""


def main(folder: Path) -> None:
    site = folder / "site"
    shutil.rmtree(site, ignore_errors=True)
    for name in PACKAGES:
        _copy_installed(name, site)
    _copy(STAND_INS, ".", site, CODE)
    _copy(SOURCE, "colt_express", site)
    for language in (SOURCE / "words").glob("*.ftl"):
        # They tell which languages there are; the sentences in them are the page's.
        (site / "colt_express/words" / language.name).touch()
    _copy_handbook(site / "colt_express/scenarios/handbook")
    _name_languages(site / "colt_express/words")
    _unpack_wheel(_download(folder / "wheels"), site)


def _copy_installed(name: str, site: Path) -> None:
    found = find_spec(name)
    if found is None or found.origin is None:
        raise SystemExit(f'the package {name} is not installed; run "make setup" first')
    module = Path(found.origin)
    if module.name == "__init__.py":
        _copy(module.parent, name, site, CODE)
    else:
        site.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, site)


def _copy(source: Path, name: str, site: Path, endings: set[str] = CODE | DATA) -> None:
    """Copy the files of a package that are needed."""
    for path in sorted(source.rglob("*")):
        target = Path(name) / path.relative_to(source)
        if path.suffix in endings and not _is_left_out(target.as_posix()):
            (site / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, site / target)


def _is_left_out(name: str) -> bool:
    return any(name == one or name.startswith(f"{one}/") for one in LEFT_OUT)


def _copy_handbook(handbook: Path) -> None:
    """The rules in words and their scenarios, as in an installed package."""
    (handbook / "docs").mkdir(parents=True)
    for rules in sorted((ROOT / "docs").glob("rules*.md")):
        shutil.copy(rules, handbook / "docs")
    shutil.copytree(ROOT / "tests/scenarios", handbook / "tests/scenarios")


def _name_languages(words: Path) -> None:
    """Empty files of words, by which the program knows its languages: the page has the words."""
    words.mkdir(parents=True, exist_ok=True)
    for file in sorted((SOURCE / "words").glob("*.ftl")):
        (words / file.name).touch()


def _download(wheels: Path) -> Path:
    """The wheel of msgspec for WebAssembly, downloaded unless it is there."""
    for _ in range(2):
        for wheel in sorted(wheels.glob("msgspec-*.whl")):
            return wheel
        options = ("--only-binary=:all:", "--no-deps", "--require-hashes", "--quiet")
        pip = (sys.executable, "-m", "pip", "download", "--disable-pip-version-check")
        where = ("--dest", str(wheels), "--requirement", str(LOCK))
        subprocess.run([*pip, *options, *PLATFORM, *INTERPRETER, *where], check=True)
    raise SystemExit(f"pip has put no wheel of msgspec into {wheels}")


def _unpack_wheel(wheel: Path, site: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        for name in _needed(files):
            files.extract(name, site)


def _needed(wheel: zipfile.ZipFile) -> Iterator[str]:
    for name in wheel.namelist():
        if Path(name).suffix in CODE | {".so"}:
            yield name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
