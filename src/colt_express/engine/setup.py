"""Setup: the options of a table, checked, and the rulebook they make.

>>> setup = Setup(4, seed=7)
>>> setup.seats, len(setup.rulebook.rounds)
(4, 7)
>>> Setup(2)
Traceback (most recent call last):
    ...
colt_express.engine.errors.SetupError: 2 players cannot play this: 3 to 6 players, one bandit \
each; 7 with Mei. PAIR 2-3 players, DUEL 2, TEAM 4 or 6. (SET-1)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from .base import contents
from .cards import KIND_NAMES
from .components import Box, RoundSpec, check_box, packaged_text, parse_box
from .errors import ComponentError, SetupError, did_you_mean
from .figures import CHARACTERS, FIGURES, MEI
from .rulebook import RoundCard, Rulebook
from .tokens import PURSE, TOKEN_NAMES
from .variants import duel, expert, pair, team

PLAYERS_RULE: Final = (
    "3 to 6 players, one bandit each; 7 with Mei. PAIR 2-3 players, DUEL 2, TEAM 4 or 6. (SET-1)"
)
VARIANTS: Final = ("pair", "duel", "team")
SWITCHES: Final[dict[str, tuple[str, ...]]] = {"neutral_shortage": ("removed", "stays")}
"""The table switches of CANON 16 with their values, the default first."""

BOXES: Final[tuple[str, ...]] = ()
"""The boxes beside the base game."""

Players = int | Sequence[str] | Sequence[Sequence[str]]


class Setup:
    """The options of one table. Everything is checked here; a wrong combination is refused.

    ``players``: a number (characters are drawn by chance; in PAIR and DUEL the players choose
    them), or the characters in seat order; a list of pairs in PAIR and DUEL.
    ``cars``: names front to back, or how many; ``rounds``: the five cards in order;
    ``selection``: the seven round cards and three stations to draw from (SET-9);
    ``first``: the first player's seat; ``seed``: any text or number.
    ``house``: cars, round cards and stations of your own, see `load_box`.
    """

    __slots__ = (
        "boxes",
        "cars",
        "expert",
        "first",
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
        seed: str | int = 0,
        house: Box | None = None,
    ) -> None:
        self.boxes = tuple(_one_of(box, BOXES, "box") for box in boxes)
        self.rules = _one_of(rules, ("advanced", "basic"), "set of rules")
        self.variant = None if variant is None else _one_of(variant, VARIANTS, "variant")
        self.expert = _checked_expert(expert, self.variant)
        self.switches = _checked_switches(switches or {})
        self.players = _checked_players(players, self.variant)
        self.seats = self.players if isinstance(self.players, int) else len(self.players)
        self.seed = _checked_seed(seed)
        self.house = house
        if first is not None and not (isinstance(first, int) and 0 <= first < self.seats):
            raise SetupError(f"first is {first!r}; it must be a seat from 0 to {self.seats - 1}")
        if first is not None and self.variant == "team" and first % 2:
            raise SetupError(
                f"seat {first} is a B; the first player of a team game is an A (TEAM-2)"
            )
        self.first = first
        contents_of = [_base_box(), *([house] if house else [])]
        self.cars = _checked_cars(cars, _car_count(self.seats, self.variant), contents_of)
        self.rounds = None if rounds is None else tuple(rounds)
        self.selection = None if selection is None else tuple(selection)
        self.rulebook = _build_rulebook(self, contents_of)

    def seeded(self, seed: str | int) -> Setup:
        """The same table with another seed; shares the rulebook, so it costs nothing."""
        new = Setup.__new__(Setup)
        for name in Setup.__slots__:
            setattr(new, name, getattr(self, name))
        new.seed = _checked_seed(seed)
        return new

    def to_dict(self) -> dict[str, Any]:
        """Plain data that `from_dict` reads back; defaults are left out."""
        data: dict[str, Any] = {"players": self.players, "seed": self.seed}
        if self.boxes:
            data["boxes"] = list(self.boxes)
        if self.rules != "advanced":
            data["rules"] = self.rules
        for name in ("expert", "variant", "switches", "cars", "rounds", "selection", "first"):
            value = getattr(self, name)
            if value is not None and value != {}:
                data[name] = list(value) if isinstance(value, tuple) else value
        if self.house is not None:
            data["house"] = msgspec.to_builtins(self.house)
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Setup:
        """Read what `to_dict` wrote. Anything else is refused with the reason."""
        if not isinstance(data, Mapping):
            raise SetupError(f"a setup is a table of options, not {type(data).__name__}")
        known = [name for name in cls.__slots__ if name not in ("seats", "rulebook")]
        for name in data:
            if name not in known:
                raise SetupError(f"no option is called {name!r}{did_you_mean(name, known)}")
        if "players" not in data:
            raise SetupError("the option 'players' is missing")
        options = dict(data)
        if "house" in options:
            try:
                options["house"] = msgspec.convert(options["house"], Box)
                check_box(options["house"], "house")
            except (msgspec.ValidationError, ComponentError) as error:
                raise SetupError(f"house: {error}") from None
        try:
            return cls(options.pop("players"), **options)
        except (TypeError, AttributeError) as error:
            raise SetupError(f"an option has the wrong type: {error}") from None


def _one_of(word: object, known: Sequence[str], what: str) -> str:
    if isinstance(word, str) and word in known:
        return word
    raise SetupError(f"no {what} is called {word!r}{did_you_mean(word, known)}")


def _checked_expert(edition: str | int | None, variant: str | None) -> str | None:
    """DUEL is always EXPERT with its 2015 rule (DUEL-2, MIX-1)."""
    if edition is None:
        return "2015" if variant == "duel" else None
    name = _one_of(str(edition), ("2018", "2015"), "edition of the expert rules")
    if variant == "duel" and name != "2015":
        raise SetupError("DUEL is always played with the expert rules of 2015 (DUEL-2)")
    return name


def _checked_switches(switches: Mapping[str, str]) -> dict[str, str]:
    checked: dict[str, str] = {}
    for name, value in switches.items():
        _one_of(name, tuple(SWITCHES), "switch")
        checked[name] = _one_of(value, SWITCHES[name], f"value of {name}")
    return checked


def _checked_seed(seed: str | int) -> str:
    if isinstance(seed, bool) or not isinstance(seed, (str, int)):
        raise SetupError(f"a seed is a number or a text, not {type(seed).__name__}")
    if len(str(seed)) > 200:
        raise SetupError("a seed has at most 200 characters")
    return str(seed)


def _checked_players(players: Any, variant: str | None) -> Any:
    """SET-1 and the variants' own numbers. Returns a number, or names in seat order."""
    two_each = variant in ("pair", "duel")
    if isinstance(players, bool) or not isinstance(players, (int, list, tuple)):
        raise SetupError("players is a number, or the characters in seat order")
    number = players if isinstance(players, int) else len(players)
    allowed = {None: (3, 4, 5, 6, 7), "pair": (2, 3), "duel": (2,), "team": (4, 6)}[variant]
    if number not in allowed:
        raise SetupError(f"{number} players cannot play this: {PLAYERS_RULE}")
    if isinstance(players, int):
        return players
    names: list[str] = []
    for seat, who in enumerate(players):
        bandits = [who] if isinstance(who, str) else list(who)
        if len(bandits) != (2 if two_each else 1):
            raise SetupError(
                f"seat {seat} has {len(bandits)} bandit(s); "
                + ("each player leads two here" if two_each else "each player leads one here")
            )
        for name in bandits:
            _one_of(name, CHARACTERS, "character")
            if name in names:
                raise SetupError(f"{name} is named twice; every bandit exists once")
            names.append(name)
        if variant == "pair":
            _check_pair(bandits)
    return [list(who) for who in players] if two_each else list(players)


def _check_pair(bandits: Sequence[str]) -> None:
    leaders = [FIGURES[c] for c in pair.LEADERS]
    followers = [FIGURES[c] for c in pair.FOLLOWERS]
    if not (bandits[0] in leaders and bandits[1] in followers):
        raise SetupError(
            f"{' and '.join(bandits)} are no pair: one of {', '.join(leaders)}, "
            f"then one of {', '.join(followers)} (PAIR-2)"
        )


def _car_count(seats: int, variant: str | None) -> int:
    """SET-2, PAIR-1, DUEL-1"""
    if variant == "pair":
        return seats + 1
    return 4 if variant == "duel" else min(seats, 6)


def _checked_cars(
    cars: int | Sequence[str] | None, count: int, boxes: Sequence[Box]
) -> tuple[str, ...] | None:
    if cars is None:
        return None
    number = cars if isinstance(cars, int) else len(cars)
    if number != count:
        raise SetupError(
            f"this table's train has {count} cars behind the locomotive, not {number} (SET-2)"
        )
    if isinstance(cars, int):
        return None
    known = [name for box in boxes for name in box.cars]
    names = tuple(_one_of(name, known, "car") for name in cars)
    for name in names:
        if names.count(name) > 1:
            raise SetupError(f"the car {name!r} exists only once")
    return names


def _base_box() -> Box:
    return parse_box(packaged_text("base"), "components/base.toml")


def _build_rulebook(setup: Setup, boxes: Sequence[Box]) -> Rulebook:
    """The rules in force at this table: the base game, then the variants."""
    base = boxes[0]
    rules = Rulebook(setup.seats, _car_count(setup.seats, setup.variant))
    basic = setup.rules == "basic"
    contents.install(rules, basic)
    _fill_with_components(rules, boxes)
    rules.characters = [FIGURES.index(name) for name in base.characters]
    rules.guests = [FIGURES.index(name) for name in base.guests]
    if setup.seats == 7:
        rules.characters += rules.guests
    _stack_cards(setup, rules, boxes)
    rules.neutral_stays = setup.switches.get("neutral_shortage") == "stays"
    if setup.expert is not None:
        expert.install(rules, setup.expert)
    if setup.variant == "pair":
        pair.install(rules)
    elif setup.variant == "duel":
        duel.install(rules)
    elif setup.variant == "team":
        team.install(rules)
    if not isinstance(setup.players, int):
        rules.cast = [
            [CHARACTERS.index(name) for name in ([who] if isinstance(who, str) else who)]
            for who in setup.players
        ]
    rules.fixed_first = -1 if setup.first is None else setup.first
    rules.fixed_cars = list(setup.cars or ())
    _check_loot(setup, rules)
    return rules


def _fill_with_components(rules: Rulebook, boxes: Sequence[Box]) -> None:
    base = boxes[0]
    rules.bullets = base.bullets_per_bandit
    rules.neutral = base.neutral_bullets
    rules.deck = [KIND_NAMES.index(n) for n, count in base.deck.items() for _ in range(count)]
    rules.tokens = _values_by_kind(base.tokens)
    rules.guest_tokens = _values_by_kind(base.guest_tokens)
    rules.face_down = [kind == PURSE for kind in range(len(TOKEN_NAMES))]
    rules.locomotive = _kinds(base.locomotive)
    for box in boxes:
        for name, floor in box.cars.items():
            if name in rules.floors:
                raise SetupError(f"two boxes have a car called {name!r}")
            rules.car_names.append(name)
            rules.floors[name] = _kinds(floor)


def _values_by_kind(tokens: Mapping[str, Mapping[str, int]]) -> list[list[int]]:
    by_kind: list[list[int]] = [[] for _ in TOKEN_NAMES]
    for name, values in tokens.items():
        pool = [int(value) for value, count in values.items() for _ in range(count)]
        by_kind[TOKEN_NAMES.index(name)] = sorted(pool)
    return by_kind


def _kinds(floor: Mapping[str, int]) -> list[int]:
    return [TOKEN_NAMES.index(name) for name, count in floor.items() for _ in range(count)]


def _stack_cards(setup: Setup, rules: Rulebook, boxes: Sequence[Box]) -> None:
    """SET-7, SET-9: the cards the five rounds are drawn from."""
    few = setup.seats <= 4
    rounds = _cards([box.rounds_2_4 if few else box.rounds_5_6 for box in boxes], False)
    stations = _cards([box.stations for box in boxes], True)
    basic = setup.rules == "basic"
    rules.rounds_drawn = 5 if basic else 4
    if setup.rounds is not None:
        rules.fixed_rounds = _named_rounds(setup.rounds, rounds, stations, basic)
    if setup.selection is not None:
        if basic:
            raise SetupError("the basic game has no stations, so nothing can be selected (SET-9)")
        rounds, stations = _selected(setup.selection, rounds, stations)
    rules.rounds = list(rounds.values())
    rules.stations = [] if basic else list(stations.values())


def _cards(tables: Sequence[Mapping[str, RoundSpec]], station: bool) -> dict[str, RoundCard]:
    cards: dict[str, RoundCard] = {}
    for table in tables:
        for name, spec in table.items():
            if name in cards:
                raise SetupError(f"two boxes have a card called {name!r}")
            cards[name] = RoundCard(
                name, spec.turns, spec.event, station, spec.keep, spec.reconstructed
            )
    return cards


def _named_rounds(
    names: Sequence[str],
    rounds: Mapping[str, RoundCard],
    stations: Mapping[str, RoundCard],
    basic: bool,
) -> list[RoundCard]:
    if len(names) != 5:
        raise SetupError(f"a game has 5 rounds; {len(names)} cards were named (SET-7)")
    cards: list[RoundCard] = []
    for number, name in enumerate(names, 1):
        known = stations if number == 5 and not basic else rounds
        what = "station" if known is stations else "round card for so many players"
        card = known[_one_of(name, tuple(known), what)]
        if card in cards:
            raise SetupError(f"the round card {name!r} exists only once")
        cards.append(card)
    return cards


def _selected(
    names: Sequence[str], rounds: Mapping[str, RoundCard], stations: Mapping[str, RoundCard]
) -> tuple[dict[str, RoundCard], dict[str, RoundCard]]:
    """SET-9: any 7 round cards and 3 stations of the matching player count."""
    for name in names:
        _one_of(name, (*rounds, *stations), "round card or station for so many players")
        if names.count(name) > 1:
            raise SetupError(f"the card {name!r} exists only once")
    chosen_rounds = {name: rounds[name] for name in names if name in rounds}
    chosen_stations = {name: stations[name] for name in names if name in stations}
    if len(chosen_rounds) != 7 or len(chosen_stations) != 3:
        raise SetupError(
            "a selection has 7 round cards and 3 stations, this one "
            f"{len(chosen_rounds)} and {len(chosen_stations)} (SET-9)"
        )
    return chosen_rounds, chosen_stations


def _check_loot(setup: Setup, rules: Rulebook) -> None:
    """There must be tokens for whatever cars are drawn (only a house car can ask too much)."""
    names = rules.fixed_cars or rules.car_names
    bandits = setup.seats * (2 if rules.two_bandits else 1)
    guests = any(MEI in who for who in rules.cast) or setup.seats == 7
    for kind, pool in enumerate(rules.tokens):
        wanted = sorted((rules.floors[name].count(kind) for name in names), reverse=True)
        need = sum(wanted[: rules.cars_drawn]) + rules.locomotive.count(kind)
        have = len(pool) + (len(rules.guest_tokens[kind]) if guests else 0)
        if kind == PURSE:
            need += bandits
        if need > have:
            raise SetupError(
                f"the cars may need {need} tokens of kind {TOKEN_NAMES[kind]}; there are {have}"
            )
