"""Where the notation of positions and games is plugged in.

The package `colt_express.notation` is above the engine: it parses texts for people, which no rule
needs, and it is not compiled. The engine knows only this interface. `colt_express` itself, which
is above both, says where the notation is, and it is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..errors import NotationError

if TYPE_CHECKING:
    from ..game import Game

ALL: Final = -2
"""In place of a seat: everything, hidden or not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """Writes games as text and reads them back. A record of functions, because no interpreted class
    can inherit from a compiled one."""

    def __init__(
        self,
        position: Callable[[Game, int], str],
        text: Callable[[Game, int], str],
        game: Callable[[str], Game],
    ) -> None:
        self.position = position
        self.text = text
        self.game = game


LOADERS: Final[list[Callable[[], Notation]]] = []


def plug_in(loader: Callable[[], Notation]) -> None:
    """Say who provides the notation; a later provider replaces an earlier one."""
    LOADERS[:] = [loader]


def notation() -> Notation:
    """The notation, imported now if it has not been."""
    if not LOADERS:
        raise NotationError("no notation is plugged in; import colt_express.notation first")
    return LOADERS[0]()
