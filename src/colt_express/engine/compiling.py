"""What the compiler is told: marks of classes, and ints of 64 bits. In Python they mean nothing."""

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
        garbage collector need not look at it. ``free_list_len``: so many are kept for reuse."""
        return lambda marked: marked
