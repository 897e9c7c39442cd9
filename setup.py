"""Puts the page and the handbook into the package, and compiles the engine and the bots' search
with mypyc if there is a C compiler; otherwise they stay Python.

``COLT_EXPRESS_COMPILE`` is ``auto`` (the default), ``always`` (fail if it is not possible) or
``never``; ``COLT_EXPRESS_OPTIMIZE`` is how much the compiler optimizes: from 0 to 3 (the default),
which takes it some minutes, or ``g``: as much as takes little time. ``COLT_EXPRESS_ADDRESS`` is
where the files of this version can be viewed, for the pictures in the long description.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

from colt_express_build import compile_wanted, optimization, say
from description import description
from docstrings import add_docstrings

SOURCE = Path("src/colt_express")
COMPILED = (
    SOURCE / "engine",
    SOURCE / "bots/search",
    SOURCE / "bots/outlaw",
    SOURCE / "research/core",
)
# These read files or define msgspec structs: not on the hot path, and not suitable for mypyc.
PLAIN = {
    SOURCE / "engine/compiling.py",
    SOURCE / "engine/configuration/building.py",
    SOURCE / "engine/configuration/components.py",
    SOURCE / "engine/configuration/setup.py",
    SOURCE / "engine/configuration/table_options.py",
    SOURCE / "engine/information/mine.py",
    SOURCE / "engine/information/view.py",
    SOURCE / "engine/information/view_parts.py",
    SOURCE / "engine/permanent.py",
    SOURCE / "engine/serialization/packing.py",
    SOURCE / "engine/serialization/record.py",
    SOURCE / "engine/serialization/text.py",
    *SOURCE.glob("engine/boxes/*/text.py"),
    *SOURCE.glob("engine/boxes/*/view.py"),
}


FLAGS = (
    # On some processors a compiler fuses a product and a sum, which rounds differently from Python:
    # bots would weigh options differently in the two builds.
    "-ffp-contract=off",
    # Functions that are not exported can be inlined and called directly.
    "-fvisibility=hidden",
    "-fno-plt",
    # Python asks for -Wall, whose checks take gcc two minutes in one file of half a million lines.
    "-Wno-all",
)


def compiled_modules() -> list[str]:
    """Everything in those folders except the files listed above and each package's ``__init__``."""
    if missing := [str(file) for file in PLAIN if not file.is_file()]:
        raise SystemExit(f"setup.py leaves out what is not there: {', '.join(missing)}")
    files = {file for folder in COMPILED for file in folder.rglob("*.py")} - PLAIN
    return sorted(str(file) for file in files if file.name != "__init__.py")


def extensions() -> list[Extension]:
    """None if only metadata is requested, since mypyc takes a minute; and none for an editable
    install, so that an edit is never shadowed by old C code."""
    if "bdist_wheel" not in sys.argv or not compile_wanted():
        return []
    from mypyc.build import mypycify

    say(
        "compiling the engine, which takes a few minutes (COLT_EXPRESS_COMPILE=never leaves it out)"
    )
    compiled = mypycify(
        ["--strict", *compiled_modules()], opt_level=optimization(), debug_level="0"
    )
    modules = map(Path, compiled_modules())
    written = {Path(file) for extension in compiled for file in extension.sources}
    add_docstrings(written, modules, Path("src"))
    for extension in compiled if sys.platform != "win32" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return compiled


class WithPageAndHandbook(build_py):  # type: ignore[misc]
    """Packs the page for ``colt-express serve``, and the rules in words and their scenarios for
    ``colt-express rules``."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib) / "colt_express"
            handbook = package / "scenarios/handbook"
            (handbook / "docs").mkdir(parents=True, exist_ok=True)
            for rules in Path("docs").glob("rules*.md"):
                shutil.copy(rules, handbook / "docs")
            shutil.copytree("tests/scenarios", handbook / "tests/scenarios", dirs_exist_ok=True)
            shutil.rmtree(package / "server/page", ignore_errors=True)
            shutil.copytree("web/dist", package / "server/page")


setup(
    options={"build_ext": {"parallel": True}},  # one large file, and a small one for each module
    cmdclass={"build_py": WithPageAndHandbook},
    ext_modules=extensions(),
    long_description=description(
        Path("README.md").read_text(encoding="utf-8"), os.environ.get("COLT_EXPRESS_ADDRESS", "")
    ),
    long_description_content_type="text/markdown",
)
