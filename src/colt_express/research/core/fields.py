"""Fields: what the bytes of an observation mean, and the parts that write them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sheet import Sheet

if TYPE_CHECKING:
    from ...engine.state import State
    from .looking import Looking
    from .table import Table


class Field:
    """Some bytes of an observation: ``start``, and one for each combination of ``axes``.

    ``axes`` say in words what each dimension runs over, ``shape`` how far; ``most`` is the greatest
    value, by which a float32 observation is divided; ``box`` is the box it belongs to.
    """

    __slots__ = ("axes", "box", "meaning", "most", "name", "shape", "start")

    def __init__(
        self,
        name: str,
        start: int,
        axes: list[tuple[str, list[str]]],
        most: int,
        meaning: str,
        box: str,
    ) -> None:
        self.name: str = name
        self.start: int = start
        self.axes: list[tuple[str, list[str]]] = axes
        self.shape: tuple[int, ...] = tuple([len(labels) for _, labels in axes])
        self.most: int = most
        self.meaning: str = meaning
        self.box: str = box

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def labels(self, index: int) -> list[str]:
        """What one byte of the field is about, a word for each axis."""
        words: list[str] = []
        for _, names in reversed(self.axes):
            index, n = divmod(index, len(names))
            words.append(names[n])
        return words[::-1]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} bytes from {self.start}>"


Axis = tuple[str, list[str]]


class Plan:
    """The fields of a layout while they are laid out one after the other, and the axes that many of
    them share."""

    __slots__ = (
        "bandits",
        "box",
        "cards",
        "fields",
        "figures",
        "marks",
        "places",
        "seats",
        "size",
        "table",
        "things",
    )

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.fields: list[Field] = []
        self.size: int = 0
        self.marks: int = 0
        self.things: int = 0
        self.box: str = ""
        seats = [f"+{n}" for n in range(table.seats)]
        names = [*seats] if table.per_seat == 1 else []
        for seat in seats if table.per_seat == 2 else []:
            names += [seat, f"{seat} second"]
        self.seats: Axis = ("seat", seats)
        self.bandits: Axis = ("bandit", names)
        self.figures: Axis = ("figure", [*names, "marshal", "shotgun", "nobody"])
        self.places: Axis = ("place", table.place_names())
        holders = ["own", "other", "nobody's"][: table.holders]
        kinds = [f"{holder} {kind}" for holder in holders for kind in table.card_names()]
        self.cards: Axis = ("card", kinds)

    def add(self, name: str, axes: list[Axis], meaning: str, most: int = 1) -> int:
        """One more field; returns where it begins."""
        field = Field(name, self.size, axes, most, meaning, self.box)
        self.fields.append(field)
        self.size += field.size
        return field.start

    def remember(self, count: int = 1) -> int:
        """Numbers that a part remembers of each row; returns which is the first."""
        self.marks += count
        return self.marks - count

    def hold(self, count: int = 1) -> int:
        """As `remember`, of objects."""
        self.things += count
        return self.things - count


class Part:
    """A chapter of an observation: it lays out its fields when it is made, and writes them. What
    it writes depends on the position only, never on what was written into the row before."""

    def write(self, state: State, look: Looking, sheet: Sheet, /) -> None:
        raise NotImplementedError


def numbered(count: int, first: int = 0) -> list[str]:
    """The labels of an axis that only counts."""
    return [str(n) for n in range(first, first + count)]
