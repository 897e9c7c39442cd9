"""The protocol of a box in a drawing: the space it needs, its places, and what it draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.information.view import View
from .geometry import Place, Room

if TYPE_CHECKING:
    from .scene import Scene


class DrawnBox:
    """The methods are called only where the box is in play. The defaults add nothing."""

    def make_room(self, _view: View, _room: Room, /) -> None:
        """Widen the space around the train."""

    def place(self, _words: str, _view: View, _room: Room, /) -> Place | None:
        """Where a place is; this is asked before the train's own places."""
        return None

    def figures(self, _view: View, /) -> list[tuple[str, str]]:
        """Figures that are not bandits, and the words of their places."""
        return []

    def elbow_room(self, _name: str, _view: View, /) -> float:
        """How much more space a figure needs, as a multiple of a figure's width."""
        return 0

    def last_car(self, _view: View, /) -> str:
        """The drawing of the last car, if it is not like the others."""
        return ""

    def on_the_ground(self, _scene: Scene, /) -> None:
        """Draw what is behind the train."""

    def ahead(self, _scene: Scene, /) -> None:
        """Draw what is at the ends of the train."""

    def beside(self, _scene: Scene, /) -> None:
        """Draw what is on this side of the train, behind the figures."""

    def behind_figure(self, _name: str, _scene: Scene, /) -> str:
        """What is drawn behind a figure, in its own measures."""
        return ""

    def on_figure(self, _name: str, _scene: Scene, /) -> str:
        """What is drawn on a figure."""
        return ""

    def mounted(self, _name: str, _scene: Scene, /) -> str:
        """A figure on horseback, in the measures of the saddle."""
        return ""

    def in_front(self, _scene: Scene, /) -> None:
        """Draw what is before the figures, but behind loot."""

    def near(self, _scene: Scene, /) -> None:
        """Draw what is before everything on the train."""
