"""Compiles the engine and the search of bots with mypyc where a C compiler is present; elsewhere
they stay Python.

``COLT_EXPRESS_COMPILE`` decides: ``auto`` (the default), ``always`` (fail if it cannot be done),
``never``.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = (
    Path("src/colt_express/engine"),
    Path("src/colt_express/bots/search"),
    Path("src/colt_express/bots/outlaw"),
)
# Read files, or are classes made by msgspec: not on the hot path, and not for mypyc.
PLAIN = {
    "building.py",
    "components.py",
    "mine.py",
    "record.py",
    "setup.py",
    "view.py",
    "text.py",
    "__init__.py",
}


def compiled_modules() -> list[str]:
    files = [file for folder in COMPILED for file in folder.rglob("*.py")]
    return sorted(str(file) for file in files if file.name not in PLAIN)


def wanted() -> bool:
    choice = os.environ.get("COLT_EXPRESS_COMPILE", "auto")
    if choice not in ("auto", "always", "never"):
        sys.exit(f"COLT_EXPRESS_COMPILE is {choice!r}; it may be auto, always or never")
    if choice == "auto":
        # An editable install stays Python, so that an edit is never shadowed by old C.
        if "editable_wheel" in sys.argv:
            return False
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        return shutil.which(compiler) is not None
    return choice == "always"


class WithHandbook(build_py):  # type: ignore[misc]
    """Packs the rules in words and their scenarios, for ``colt-express rules``."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            handbook = Path(self.build_lib) / "colt_express/scenarios/handbook"
            (handbook / "docs").mkdir(parents=True, exist_ok=True)
            shutil.copy("docs/rules.md", handbook / "docs")
            shutil.copytree("tests/scenarios", handbook / "tests/scenarios", dirs_exist_ok=True)


commands = {"build_py": WithHandbook}
if wanted():
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *compiled_modules()], opt_level="3")
    setup(cmdclass=commands, ext_modules=extensions)
else:
    setup(cmdclass=commands)
