"""Docstrings for the compiled engine, so that ``help(Game)`` says as much there as elsewhere.

mypyc leaves docstrings out. In the C code that it has written, every function, class and property
has a place for one, which is filled in here before the compiler runs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_ |]+, PyDoc_STR\("[^"]*\\n--\\n\\n)"\)')
CLASS = re.compile(
    r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("[^"]*\\n--\\n\\n)"\)'
)
GETTERS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\n *\};", re.DOTALL)
GETTER = re.compile(r'(\{"(\w+)",\s+\(getter\)\w+,\s+(?:\(setter\)\w+|NULL),\s+)NULL, NULL\}')


def add_docstrings(generated: Iterable[Path], modules: Iterable[Path], root: Path) -> int:
    """Fill in the docstrings of these modules in the C files; returns how many."""
    known = _by_name(modules, root)
    added = 0

    def filled(found: re.Match[str]) -> str:
        nonlocal added
        text = known.get(found[2])
        if text is None:
            return found[0]
        added += 1
        return f'{found[1]}{_in_c(text)}")'

    def filled_getters(table: re.Match[str]) -> str:
        def filled_getter(found: re.Match[str]) -> str:
            nonlocal added
            text = known.get(f"{table[1]}___{found[2]}")
            if text is None:
                return found[0]
            added += 1
            return f'{found[1]}PyDoc_STR("{_in_c(text)}"), NULL}}'

        return GETTER.sub(filled_getter, table[0])

    for file in generated:
        before = file.read_text(encoding="utf-8")
        after = FUNCTION.sub(filled, before)
        after = CLASS.sub(filled, after)
        after = GETTERS.sub(filled_getters, after)
        if after != before:
            file.write_text(after, encoding="utf-8")
    return added


def _by_name(modules: Iterable[Path], root: Path) -> dict[str, str]:
    """Docstrings by the name in C: the last parts of the module's name, as many as make it unique,
    then those of class and function. All numbers of parts are listed; those that are not unique
    stand for nothing in C."""
    found: dict[str, str] = {}
    for module in modules:
        parts = module.relative_to(root).with_suffix("").parts
        for names, text in _docstrings(ast.parse(module.read_text(encoding="utf-8")), ()):
            for first in range(len(parts) + 1):
                found["___".join((*parts[first:], *names))] = text
    return found


def _docstrings(tree: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node, clean=False)
            if text:
                yield (*names, node.name), cleandoc(text)
            if isinstance(node, ast.ClassDef):
                yield from _docstrings(node, (*names, node.name))


def _in_c(text: str) -> str:
    """The inside of a string of C: every byte that is not plain as an octal number."""
    plain = {ord(" ") + n for n in range(95)} - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
