"""Hints for the compiler: attributes of classes, and 64-bit ints. They have no effect in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    Marked = TypeVar("Marked")

    def mypyc_attr(**_marks: object) -> Callable[[Marked], Marked]:
        """``acyclic``: no object of the class is ever part of a circle of references, so the
        garbage collector need not track it. ``free_list_len``: how many freed objects are kept for
        reuse. ``allow_interpreted_subclasses``: Python code that is not compiled derives from
        it."""
        return lambda marked: marked
