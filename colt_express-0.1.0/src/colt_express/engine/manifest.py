"""The manifest of a box: everything it brings to the engine, in one description. And, shorter, of a
variant.

Each field is read by the one module that loops over the boxes for its sake; none of these modules
knows a box by name. `boxes` lists the manifests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .configuration.components import Box
    from .configuration.setup import Setup
    from .events import Event
    from .rulebook import Rulebook
    from .state import State

Install = Callable[["Rulebook", "Setup", "Sequence[Box]"], None]
"""Installs the rules of a box after those of the base game and the variant. Gets the setup, and
the contents of all boxes of the table."""

Refusal = Callable[["Sequence[Box]"], None]
"""Raises a `SetupError` if component files hold what only this box can use."""

Part = Callable[["State", int], object]
"""What a seat may know of a box, as the type that the view has under the name of the box."""

Details = Callable[["State", "Event", int], Mapping[str, object]]
"""Fields of an event that depend on who looks."""

Rows = Callable[["State", int], list[str]]
"""Lines of text below the train, whose cars are drawn that many columns wide."""


class Variant:
    """A variant of the base game. ``players``: allowed numbers of players; ``cars``: cars drawn, by
    the number of players; ``bandits``: how many each player leads; ``check``: refuses bandits that
    one player cannot lead."""

    __slots__ = ("bandits", "cars", "check", "install", "players")

    def __init__(
        self,
        *,
        players: tuple[int, ...],
        install: Callable[[Rulebook], None],
        cars: Callable[[int], int] | None = None,
        bandits: int = 1,
        check: Callable[[Sequence[str]], None] | None = None,
    ) -> None:
        self.players: tuple[int, ...] = players
        self.install: Callable[[Rulebook], None] = install
        self.cars: Callable[[int], int] | None = cars
        self.bandits: int = bandits
        self.check: Callable[[Sequence[str]], None] | None = check


class Admission:
    """Conditions for playing with a box, which `setup` checks.

    ``players``: how many, if the box decides that itself, and ``players_rule`` says so in words.
    ``role``: what one player is instead of a bandit. ``cars``: how many are drawn, by the number of
    players. ``switches``: the switches of the box with their values, the default first.
    """

    __slots__ = ("cars", "players", "players_rule", "role", "switches", "with_variants")

    def __init__(
        self,
        *,
        players: tuple[int, ...] = (),
        players_rule: str = "",
        role: str = "",
        cars: Callable[[int], int] | None = None,
        switches: dict[str, tuple[str, ...]] | None = None,
        with_variants: bool = True,
    ) -> None:
        self.players: tuple[int, ...] = players
        self.players_rule: str = players_rule
        self.role: str = role
        self.cars: Callable[[int], int] | None = cars
        self.switches: dict[str, tuple[str, ...]] = switches or {}
        self.with_variants: bool = with_variants


class Printed:
    """Contents of component files for a box, which `components` checks.

    ``turn_symbols`` and ``endings`` are what its round cards may show. ``names``: by key of a
    component file, what may stand there. ``left_out``: endings that its switches take out of the
    game, and why.
    """

    __slots__ = ("endings", "left_out", "names", "turn_symbols")

    def __init__(
        self,
        *,
        turn_symbols: Sequence[str] = (),
        endings: Sequence[str] = (),
        names: dict[str, list[str]] | None = None,
        left_out: Callable[[Mapping[str, str]], dict[str, str]] | None = None,
    ) -> None:
        self.turn_symbols: Sequence[str] = turn_symbols
        self.endings: Sequence[str] = endings
        self.names: dict[str, list[str]] = names or {}
        self.left_out: Callable[[Mapping[str, str]], dict[str, str]] | None = left_out


class Seen:
    """Views and events of a box, for `seeing` and `event_kinds`.

    ``view``: everything that a seat may know of it; ``mine``: only what others may not know.
    ``event_fields``: its kinds of events with their fields, and fields that it adds to other kinds.
    ``event_names``: which of these fields hold the name of something. ``details``: by kind of
    event, the fields that depend on who looks. ``secret_events``: kinds of which some seat may see
    more than a spectator. ``veiled``: its table with everything hidden from a seat blanked out, for
    `notation`; a box with secrets of a seat needs it.
    """

    __slots__ = (
        "details",
        "event_fields",
        "event_names",
        "mine",
        "secret_events",
        "veiled",
        "view",
    )

    def __init__(
        self,
        *,
        view: Part | None = None,
        mine: Part | None = None,
        event_fields: dict[str, tuple[str, ...]] | None = None,
        event_names: tuple[str, ...] = (),
        details: dict[str, Details] | None = None,
        secret_events: tuple[str, ...] = (),
        veiled: Part | None = None,
    ) -> None:
        self.veiled: Part | None = veiled
        self.view: Part | None = view
        self.mine: Part | None = mine
        self.event_fields: dict[str, tuple[str, ...]] = event_fields or {}
        self.event_names: tuple[str, ...] = event_names
        self.details: dict[str, Details] = details or {}
        self.secret_events: tuple[str, ...] = secret_events


class Drawn:
    """What `text` draws of a box: ``inside`` the train above the names of the cars, ``below`` it,
    letters of figures at a place that are not bandits, and a note about a bandit."""

    __slots__ = ("about_bandit", "below", "inside", "strangers")

    def __init__(
        self,
        *,
        inside: Rows | None = None,
        below: Rows | None = None,
        strangers: Callable[[State, int], str] | None = None,
        about_bandit: Callable[[State, int], str] | None = None,
    ) -> None:
        self.inside: Rows | None = inside
        self.below: Rows | None = below
        self.strangers: Callable[[State, int], str] | None = strangers
        self.about_bandit: Callable[[State, int], str] | None = about_bandit


class Manifest:
    """One box. ``changes_others``: its rules are installed after those of the other boxes, which
    they change. ``tables``: the classes of what it puts on the table, with the arguments of their
    constructors (`packing`); ``describe``: what it adds to a `digest`."""

    __slots__ = (
        "admission",
        "changes_others",
        "describe",
        "drawn",
        "install",
        "name",
        "printed",
        "refuse",
        "seen",
        "tables",
    )

    def __init__(
        self,
        name: str,
        *,
        install: Install | None = None,
        refuse: Refusal | None = None,
        admission: Admission | None = None,
        printed: Printed | None = None,
        seen: Seen | None = None,
        drawn: Drawn | None = None,
        tables: dict[type[Any], tuple[str, ...]] | None = None,
        describe: Callable[[State], list[object]] | None = None,
        changes_others: bool = False,
    ) -> None:
        self.name: str = name
        self.changes_others: bool = changes_others
        self.install: Install | None = install
        self.refuse: Refusal | None = refuse
        self.admission: Admission = admission or Admission()
        self.printed: Printed = printed or Printed()
        self.seen: Seen = seen or Seen()
        self.drawn: Drawn = drawn or Drawn()
        self.tables: dict[type[Any], tuple[str, ...]] = tables or {}
        self.describe: Callable[[State], list[object]] | None = describe

    def __repr__(self) -> str:
        return f"<Manifest: {self.name}>"
