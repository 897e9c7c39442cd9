"""Building a rulebook: the rules and components of a table, out of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from .base import contents
from .cards import KIND_NAMES
from .components import Box, RoundSpec, packaged_text, parse_box
from .errors import SetupError, one_of
from .figures import CHARACTERS, FIGURES, MEI
from .rulebook import RoundCard, Rulebook
from .tokens import PURSE, TOKEN_NAMES
from .variants import duel, expert, pair, team

if TYPE_CHECKING:
    from .setup import Setup


def car_count(seats: int, variant: str | None) -> int:
    """SET-2, PAIR-1, DUEL-1"""
    if variant == "pair":
        return seats + 1
    return 4 if variant == "duel" else min(seats, 6)


@cache
def base_box() -> Box:
    return parse_box(packaged_text("base"), "components/base.toml")


def build_rulebook(setup: Setup, boxes: Sequence[Box]) -> Rulebook:
    """The rules in force at this table: the base game, then the variants."""
    base = boxes[0]
    rules = Rulebook(setup.seats, car_count(setup.seats, setup.variant))
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
    basic = setup.rules == "basic"
    tables = [box.rounds_2_4 if few else box.rounds_5_6 for box in boxes]
    rounds = _cards(tables, station=False, events=not basic)
    stations = _cards([box.stations for box in boxes], station=True, events=not basic)
    rules.rounds_drawn = 5 if basic else 4
    if setup.rounds is not None:
        rules.fixed_rounds = _named_rounds(setup.rounds, rounds, stations, basic)
    if setup.selection is not None:
        if basic:
            raise SetupError("the basic game has no stations, so nothing can be selected (SET-9)")
        rounds, stations = _selected(setup.selection, rounds, stations)
    rules.rounds = list(rounds.values())
    rules.stations = [] if basic else list(stations.values())


def _cards(
    tables: Sequence[Mapping[str, RoundSpec]], station: bool, events: bool
) -> dict[str, RoundCard]:
    cards: dict[str, RoundCard] = {}
    for table in tables:
        for name, spec in table.items():
            if name in cards:
                raise SetupError(f"two boxes have a card called {name!r}")
            event = spec.event if events else ""
            cards[name] = RoundCard(name, spec.turns, event, station, spec.keep, spec.reconstructed)
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
        card = known[one_of(name, tuple(known), what)]
        if card in cards:
            raise SetupError(f"the round card {name!r} exists only once")
        cards.append(card)
    return cards


def _selected(
    names: Sequence[str], rounds: Mapping[str, RoundCard], stations: Mapping[str, RoundCard]
) -> tuple[dict[str, RoundCard], dict[str, RoundCard]]:
    """SET-9: any 7 round cards and 3 stations of the matching player count."""
    for name in names:
        one_of(name, (*rounds, *stations), "round card or station for so many players")
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
