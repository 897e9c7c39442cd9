"""Setup: the options of a table, checked, and the rulebook they make.

>>> setup = Setup(4, seed=7)
>>> setup.seats, len(setup.rulebook.rounds)
(4, 7)
>>> Setup(4).seed == Setup(4).seed     # drawn by chance
False
>>> Setup(2)
Traceback (most recent call last):
    ...
colt_express.engine.errors.SetupError: 2 players cannot play this: 3 to 6 players, one bandit \
each; 7 with Mei. PAIR 2-3 players, DUEL 2, TEAM 4 or 6, with the box 'marshal' \
3-8, the marshal and 2-7 bandits. (SET-1)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, Final

import msgspec

from ...errors import counted, did_you_mean, quoted
from ..boxes import BOXES as MANIFESTS
from ..errors import ComponentError, SetupError, one_of
from ..figures import CHARACTERS, FIGURES, MARSHAL_FIGURE
from ..numbers import is_int, plain
from ..variants import VARIANTS as VARIANT_RULES
from .building import build_rulebook, car_count, packaged_box, played
from .components import Box, check_house
from .table_options import TableOptions

PLAYERS_RULE: Final = (
    "3 to 6 players, one bandit each; 7 with Mei. PAIR 2-3 players, DUEL 2, TEAM 4 or 6, "
    "with the box 'marshal' 3-8, the marshal and 2-7 bandits. (SET-1)"
)
MARSHAL: Final = FIGURES[MARSHAL_FIGURE]
RULES: Final = ("advanced", "abilities", "basic")
"""SET-7: the whole game; without events and stations; without abilities, too."""
EXPERTS: Final = ("2018", "2015")
"""Editions of the expert rules."""
VARIANTS: Final = tuple(VARIANT_RULES)
PLAYERS: Final[dict[str | None, tuple[int, ...]]] = {
    None: (3, 4, 5, 6, 7),
    **{name: variant.players for name, variant in VARIANT_RULES.items()},
}
"""How many can play, by variant."""
PLAYERS_WITH_BOX: Final[dict[str, tuple[int, ...]]] = {
    box.name: box.admission.players for box in MANIFESTS if box.admission.players
}
"""How many can play with a box that decides this itself."""
SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "neutral_shortage": ("removed", "stays"),
    **{name: values for box in MANIFESTS for name, values in box.admission.switches.items()},
}
"""The table switches of CANON 16 with their values, the default first."""

BOX_SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    box.name: tuple(box.admission.switches) for box in MANIFESTS if box.admission.switches
}
"""Switches that belong to a box; the others can always be thrown."""

BOXES: Final[tuple[str, ...]] = tuple(box.name for box in MANIFESTS)
"""The boxes beside the base game."""

TYPES: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "boxes": ((list, tuple), "a list of boxes"),
    "rules": ((str,), "the name of a set of rules"),
    "expert": ((str, int, NoneType), "the year of an edition"),
    "variant": ((str, NoneType), "the name of a variant"),
    "switches": ((dict, NoneType), "a table of switches and their values"),
    "cars": ((list, tuple, int, NoneType), "a number, or a list of cars"),
    "rounds": ((list, tuple, NoneType), "a list of round cards"),
    "selection": ((list, tuple, NoneType), "a list of round cards and stations"),
    "first": ((int, NoneType), "the number of a seat"),
}
"""By option: its type in data from outside, in words; players, seed and house are checked
separately."""

UNKNOWN: Final = "unknown"
"""Replaces the seed in setups that players can see."""

DEFAULTS: Final = TableOptions()
OPTIONS: Final = ("players", "seed", *TableOptions.__struct_fields__)
"""Names of the options of a table."""

Players = int | Sequence[str] | Sequence[Sequence[str]]


class Setup:
    """The options of one table. Everything is checked here; a wrong combination is refused.

    ``players``: a number (characters are drawn by chance; in PAIR and DUEL the players choose
    them), or the characters in seat order; a list of pairs in PAIR and DUEL.
    ``cars``: names front to back, or how many; ``rounds``: the five cards in order;
    ``selection``: the seven round cards and three stations to draw from (SET-9);
    ``first``: the first player's seat (with the horses, if he boards far enough back);
    ``seed``: any text or number; without one it is drawn by chance, and ``setup.seed`` says it.
    ``house``: cars, round cards and stations of your own, see `load_box`.
    """

    __slots__ = (
        "boxes",
        "cars",
        "expert",
        "first",
        "fixed_rounds",
        "house",
        "players",
        "rounds",
        "rulebook",
        "rules",
        "seats",
        "seed",
        "selection",
        "switches",
        "variant",
        "veiled",
    )

    def __init__(
        self,
        players: Players,
        *,
        boxes: Sequence[str] = (),
        rules: str = "advanced",
        expert: str | int | None = None,
        variant: str | None = None,
        switches: Mapping[str, str] | None = None,
        cars: int | Sequence[str] | None = None,
        rounds: Sequence[str] | None = None,
        selection: Sequence[str] | None = None,
        first: int | None = None,
        seed: str | int | None = None,
        house: Box | None = None,
    ) -> None:
        for option, value in (
            ("boxes", boxes),
            ("cars", cars),
            ("rounds", rounds),
            ("selection", selection),
        ):
            if isinstance(value, str):
                raise SetupError(f"{option} is {TYPES[option][1]}; write [{quoted(value)}]")
        self.rules = one_of(rules, RULES, "set of rules")
        self.variant = None if variant is None else one_of(variant, VARIANTS, "variant")
        self.boxes = _checked_boxes(boxes, self.rules, self.variant)
        self.expert = _checked_expert(expert, self.variant)
        self.switches = _checked_switches(switches or {}, self.boxes)
        self.players = _checked_players(players, self.variant, self.boxes)
        self.seats = self.players if isinstance(self.players, int) else len(self.players)
        self.seed = _checked_seed(seed)
        if house is not None:
            _check_house(house)
        self.house = house
        first = plain(first)
        if first is not None and not (isinstance(first, int) and 0 <= first < self.seats):
            raise SetupError(
                f"first is {quoted(first)}; it must be a seat from 0 to {self.seats - 1}"
            )
        if first is not None and self.variant == "team" and first % 2:
            raise SetupError(
                f"seat {first} is a B; the first player of a team game is an A (TEAM-2)"
            )
        self.first = first
        contents_of = [packaged_box("base"), *map(packaged_box, self.boxes)]
        if house:
            contents_of.append(house)
        self.cars = _checked_cars(
            cars, car_count(self.seats, self.variant, self.boxes), contents_of
        )
        self.rounds = None if rounds is None else tuple(rounds)
        self.selection = None if selection is None else tuple(selection)
        self.rulebook, self.fixed_rounds = build_rulebook(self, contents_of)
        # Its copy without secrets; None in that copy. It does not refer to itself: then only the
        # garbage collector could free a table's rulebook.
        self.veiled: Setup | None = self._veil()

    @property
    def lawman(self) -> int:
        """The seat of the Marshal if a player is the Marshal, otherwise -1; the first unless
        another is named."""
        roles = _roles(self.boxes)
        if not roles:
            return -1
        return 0 if isinstance(self.players, int) else self.players.index(roles[0])

    def seeded(self, seed: str | int) -> Setup:
        """The same table with another seed; shares the rulebook, so it costs nothing."""
        new = self._copy()
        new.veiled = self.known
        new.seed = _checked_seed(seed)
        return new

    @property
    def known(self) -> Setup:
        """The same table without its secrets: the seed, and the round cards to come."""
        return self if self.veiled is None else self.veiled

    def _veil(self) -> Setup:
        new = self._copy()
        new.veiled = None
        new.seed = UNKNOWN
        new.rounds = None
        new.fixed_rounds = []
        return new

    def _copy(self) -> Setup:
        new = Setup.__new__(Setup)
        new.players = self.players
        new.seed = self.seed
        new.boxes = self.boxes
        new.rules = self.rules
        new.expert = self.expert
        new.variant = self.variant
        new.switches = self.switches
        new.cars = self.cars
        new.rounds = self.rounds
        new.selection = self.selection
        new.first = self.first
        new.house = self.house
        new.seats = self.seats
        new.rulebook = self.rulebook
        new.fixed_rounds = self.fixed_rounds
        return new

    @property
    def is_veiled(self) -> bool:
        """Whether it is ``known`` of some table: no game can be dealt again from it."""
        return self.veiled is None

    @property
    def options(self) -> TableOptions:
        """The options of the table, without its players and its seed."""
        return TableOptions(
            boxes=list(self.boxes),
            rules=self.rules,
            expert=self.expert,
            variant=self.variant,
            switches=self.switches or None,
            cars=None if self.cars is None else list(self.cars),
            rounds=None if self.rounds is None else list(self.rounds),
            selection=None if self.selection is None else list(self.selection),
            first=self.first,
            house=self.house,
        )

    @classmethod
    def of(cls, players: Players, options: TableOptions, seed: str | int | None = None) -> Setup:
        """A setup with these options; raises `SetupError` with the reason if it cannot be
        played."""
        return cls(players, seed=seed, **msgspec.structs.asdict(options))

    def to_dict(self) -> dict[str, object]:
        """Plain data that `from_dict` reads back; defaults are left out."""
        options: dict[str, object] = msgspec.to_builtins(self.options)
        # msgspec leaves out a default that is the same object, not one that came from another
        # process and is only equal.
        if options.get("rules") == DEFAULTS.rules:
            del options["rules"]
        return {"players": self.players, "seed": self.seed, **options}

    @classmethod
    def from_dict(cls, data: Mapping[str, object]) -> Setup:
        """Read what `to_dict` wrote. Anything else is refused with the reason. Without a seed
        one is drawn, as by `Setup` itself."""
        if not isinstance(data, Mapping):
            raise SetupError(f"a setup is a table of options, not {type(data).__name__}")
        for name in data:
            if name not in OPTIONS:
                raise SetupError(f"no option is called {quoted(name)}{did_you_mean(name, OPTIONS)}")
        if "players" not in data:
            raise SetupError("the option 'players' is missing")
        options: dict[str, Any] = dict(data)
        for name, value in options.items():
            _check_type(name, value)
        if "house" in options:
            try:
                options["house"] = msgspec.convert(options["house"], Box)
            except msgspec.ValidationError as error:
                raise SetupError(f"house: {error}") from None
        try:
            return cls(options.pop("players"), **options)
        except (TypeError, AttributeError) as error:
            raise SetupError(f"an option has the wrong type: {error}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.seats, self.seed))

    def __repr__(self) -> str:
        options = self.to_dict()
        players = options.pop("players")
        words = [f"{name}={value!r}" for name, value in options.items() if name != "house"]
        if self.house is not None:
            words.append(f"house=<{self.house.box}>")
        return f"Setup({players!r}, {', '.join(words)})"


def _check_house(box: Box) -> None:
    try:
        check_house(box, "house")
    except ComponentError as error:
        raise SetupError(str(error)) from None


def _check_type(name: str, value: object) -> None:
    """Data from outside: a table in place of a list would be taken for its keys, true for 1."""
    if name not in TYPES:
        return
    kinds, what = TYPES[name]
    if int in kinds and is_int(value):
        return
    if not isinstance(value, kinds) or isinstance(value, bool):
        raise SetupError(f"{name} is {what}, not {type(value).__name__}")


def _checked_expert(edition: str | int | None, variant: str | None) -> str | None:
    """DUEL is always EXPERT with its 2015 rule (DUEL-2, MIX-1)."""
    if edition is None:
        return "2015" if variant == "duel" else None
    name = one_of(str(edition), EXPERTS, "edition of the expert rules")
    if variant == "duel" and name != "2015":
        raise SetupError("DUEL is always played with the expert rules of 2015 (DUEL-2)")
    return name


def _checked_boxes(boxes: Sequence[str], rules: str, variant: str | None) -> tuple[str, ...]:
    """The boxes in the order of the manifests, regardless of the order given."""
    for box in boxes:
        one_of(box, BOXES, "box")
    if boxes and rules != "advanced":
        game = "basic game" if rules == "basic" else "game without events"
        raise SetupError(f"the {game} is played without the boxes (MIX-1)")
    for manifest in played(boxes):
        if variant is not None and not manifest.admission.with_variants:
            raise SetupError(
                f"the variant {variant!r} cannot be played with the box {manifest.name!r} (MIX-1)"
            )
    return tuple(manifest.name for manifest in played(boxes))


def _roles(boxes: Sequence[str]) -> list[str]:
    """The roles of these boxes that one player takes instead of a bandit."""
    return [box.admission.role for box in played(boxes) if box.admission.role]


def _checked_switches(switches: Mapping[str, str], boxes: Sequence[str]) -> dict[str, str]:
    checked: dict[str, str] = {}
    for name, value in switches.items():
        one_of(name, tuple(SWITCHES), "switch")
        for box, names in BOX_SWITCHES.items():
            if name in names and box not in boxes:
                raise SetupError(
                    f"the switch {name} belongs to the box {box!r}, which is not played"
                )
        checked[name] = one_of(value, SWITCHES[name], f"value of {name}")
    return checked


def _checked_seed(seed: str | int | None) -> str:
    if seed is None:
        return secrets.token_hex(8)
    seed = plain(seed)
    if isinstance(seed, bool) or not isinstance(seed, (str, int)):
        raise SetupError(f"a seed is a number or a text, not {type(seed).__name__}")
    if (isinstance(seed, int) and abs(seed) >= 10**200) or len(str(seed)) > 200:
        raise SetupError("a seed has at most 200 characters")
    if not str(seed).isascii() and not _is_text(str(seed)):
        raise SetupError("a seed is text; this one has half of a character in it")
    return str(seed)


def _is_text(seed: str) -> bool:
    try:
        seed.encode()
    except UnicodeEncodeError:
        return False
    return True


def _checked_players(players: Any, variant: str | None, boxes: Sequence[str]) -> Any:
    """SET-1, and what boxes and variants have for it. Returns a number, or names in seat order."""
    players = plain(players)
    if isinstance(players, bool) or not isinstance(players, (int, list, tuple)):
        raise SetupError("players is a number, or the characters in seat order")
    number = players if isinstance(players, int) else len(players)
    allowed, rule = PLAYERS[variant], PLAYERS_RULE
    for box in played(boxes):
        if box.admission.players:
            allowed, rule = box.admission.players, box.admission.players_rule
    if number not in allowed:
        raise SetupError(f"{counted(number, 'player')} cannot play this: {rule}")
    if isinstance(players, int):
        return players
    roles = _roles(boxes)
    led = 1 if variant is None else VARIANT_RULES[variant].bandits
    names: list[str] = []
    for seat, who in enumerate(players):
        if not isinstance(who, (str, list, tuple)):
            raise SetupError(f"seat {seat} is {quoted(who)}; write the name of a character")
        bandits = [who] if isinstance(who, str) else list(who)
        if len(bandits) != led:
            raise SetupError(
                f"seat {seat} has {len(bandits)} bandit(s); "
                + ("each player leads two here" if led > 1 else "each player leads one here")
            )
        for name in bandits:
            one_of(name, (*roles, *CHARACTERS), "character")
            if name in names:
                raise SetupError(f"{name} is named twice; every bandit exists once")
            names.append(name)
        check = None if variant is None else VARIANT_RULES[variant].check
        if check is not None:
            check(bandits)
    for role in roles:
        if role not in names:
            raise SetupError(f"nobody is the {role}: {rule}")
    return [list(who) for who in players] if led > 1 else list(players)


def _checked_cars(
    cars: int | Sequence[str] | None, count: int, boxes: Sequence[Box]
) -> tuple[str, ...] | None:
    if cars is None:
        return None
    cars = plain(cars)
    number = cars if isinstance(cars, int) else len(cars)
    if number != count:
        raise SetupError(
            f"this table's train has {count} cars behind the locomotive, not {number} (SET-2)"
        )
    if isinstance(cars, int):
        return None
    known = [name for box in boxes for name in box.cars]
    names = tuple(one_of(name, known, "car") for name in cars)
    for name in names:
        if names.count(name) > 1:
            raise SetupError(f"the car {name!r} exists only once")
    return names
