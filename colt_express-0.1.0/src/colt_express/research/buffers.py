"""Buffers of callers: numpy arrays, bytearrays and memoryviews, checked before anything is written.

A buffer of the wrong size or type is refused with the reason, and nothing is written into it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .core.errors import WrongBuffer

BYTES: Final = ("B", "?")
FLOATS: Final = ("f", "<f", "=f")

Buffer = Any
"""Any object with the buffer protocol that can be written to; see `checked`."""

Array = NDArray[Any]


def checked(buffer: Buffer, size: int, what: str) -> memoryview:
    """The buffer, once it is known to be contiguous, writable, and of ``size`` uint8 or float32;
    ``what`` is written into it, for the message."""
    try:
        view = memoryview(buffer)
    except TypeError:
        raise WrongBuffer(
            f"{what} goes into a numpy array, a bytearray or a memoryview, "
            f"not into {type(buffer).__name__}"
        ) from None
    if view.format not in BYTES and view.format not in FLOATS:
        raise WrongBuffer(
            f"{what} goes into a buffer of uint8 or float32, not of {_type_name(buffer, view)}"
        )
    if view.readonly:
        raise WrongBuffer(f"{what} cannot be written: the buffer is read-only")
    if not view.c_contiguous:
        raise WrongBuffer(
            f"{what} goes into a C-contiguous buffer; this one has gaps: make one with "
            "numpy.ascontiguousarray"
        )
    if view.nbytes != size * view.itemsize:
        raise WrongBuffer(
            f"{what} has {size} numbers; the buffer has room for {view.nbytes // view.itemsize}"
        )
    return view


def _type_name(buffer: Buffer, view: memoryview) -> str:
    return str(getattr(buffer, "dtype", f"format {view.format!r}"))


def is_float(view: memoryview) -> bool:
    return view.format in FLOATS


def copy_bytes(source: memoryview, target: memoryview) -> None:
    """Copy into a checked buffer of uint8."""
    flat = target if target.format == "B" and target.ndim == 1 else target.cast("B")
    flat[:] = source


def copy_scaled(source: memoryview, target: memoryview, scale: Array) -> None:
    """Copy into a checked buffer of float32, each number times its scale."""
    into: Array = np.frombuffer(target, np.float32)
    np.multiply(np.frombuffer(source, np.uint8), scale, out=into)
