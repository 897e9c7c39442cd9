"""Building a rulebook: the rules and components of a table, out of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from ..base import contents, keeping
from ..boxes import BOXES, IN_FORCE
from ..cards import KIND_NAMES, card_kinds
from ..errors import NOT_PLAYED, SetupError, one_of
from ..figures import FIGURES, MEI
from ..manifest import Manifest
from ..rulebook import NO_ACTION, RoundCard, Rulebook
from ..tokens import PURSE, TOKEN_NAMES, token_kinds
from ..variants import VARIANTS, expert
from .components import Box, RoundSpec, packaged_text, parse_box

if TYPE_CHECKING:
    from .setup import Setup


FEW_PLAYERS: Final = 4
MOST_BANDITS: Final = 7


def played(boxes: Sequence[str]) -> list[Manifest]:
    """The manifests of the boxes of a table, in the order of `BOXES`."""
    return [box for box in BOXES if box.name in boxes]


def car_count(seats: int, variant: str | None, boxes: Sequence[str] = ()) -> int:
    """SET-2: as many as players, unless a box or a variant has its own rule."""
    for box in played(boxes):
        if box.admission.cars is not None:
            return box.admission.cars(seats)
    cars = VARIANTS[variant].cars if variant is not None else None
    return min(seats, 6) if cars is None else cars(seats)


def bandits_of(setup: Setup) -> int:
    """How many players are bandits (in MP games those are counted)."""
    return setup.seats - len([box for box in played(setup.boxes) if box.admission.role])


@cache
def packaged_box(name: str) -> Box:
    return parse_box(packaged_text(name), f"components/{name}.toml")


def build_rulebook(setup: Setup, boxes: Sequence[Box]) -> tuple[Rulebook, list[RoundCard]]:
    """The rules in force at this table: the base game, then the variants, then the boxes. Also
    returns the round cards if the table names them: they are secret, and the rules are not."""
    base = boxes[0]
    drawn = car_count(setup.seats, setup.variant, setup.boxes)
    tail = [name for box in boxes for name in box.tail]
    rules = Rulebook(setup.seats, drawn, len(tail))
    rules.tail = tail
    rules.boxes = list(setup.boxes)
    rules.played = [box for box in IN_FORCE if box.name in setup.boxes]
    if setup.house is not None:
        _check_deck(setup.house, boxes)
    contents.install(rules, setup.rules)
    _fill_with_components(rules, boxes)
    rules.characters = [FIGURES.index(name) for name in base.characters]
    rules.guests = [FIGURES.index(name) for name in base.guests]
    if bandits_of(setup) == MOST_BANDITS:
        rules.characters += rules.guests
    fixed_rounds = _stack_cards(setup, rules, boxes)
    rules.neutral_stays = setup.switches.get("neutral_shortage") == "stays"
    if setup.expert is not None:
        expert.install(rules, setup.expert)
    if setup.variant is not None:
        VARIANTS[setup.variant].install(rules)
    if any(card.keep for card in (*rules.rounds, *rules.stations)):
        keeping.install(rules)
    for box in IN_FORCE:
        if box.name not in setup.boxes:
            if box.refuse is not None:
                box.refuse(boxes)
        elif box.install is not None:
            box.install(rules, setup, boxes)
    if not isinstance(setup.players, int):
        rules.cast = [
            [FIGURES.index(name) for name in ([who] if isinstance(who, str) else who)]
            for who in setup.players
        ]
    rules.fixed_first = -1 if setup.first is None else setup.first
    rules.fixed_cars = list(setup.cars or ())
    _check_loot(setup, rules)
    _check_in_force(rules, fixed_rounds)
    return rules, fixed_rounds


def _fill_with_components(rules: Rulebook, boxes: Sequence[Box]) -> None:
    rules.bullets = boxes[0].bullets_per_bandit
    rules.tokens = [[] for _ in TOKEN_NAMES]
    rules.guest_tokens = [[] for _ in TOKEN_NAMES]
    hidden = [name for box in boxes for name in box.face_down]
    rules.face_down = [name in hidden for name in TOKEN_NAMES]
    for box in boxes:
        rules.neutral += box.neutral_bullets
        rules.deck += card_kinds(box.deck)
        rules.locomotive += token_kinds(box.locomotive)
        _add_values(rules.tokens, box.tokens)
        _add_values(rules.guest_tokens, box.guest_tokens)
        for name, floor in (*box.cars.items(), *box.tail.items()):
            if name in rules.floors:
                raise SetupError(f"two boxes have a car called {name!r}")
            rules.floors[name] = token_kinds(floor)
        rules.car_names += list(box.cars)
    for kinds in rules.floors.values():
        for box in boxes:
            kinds += token_kinds(box.every_car)


def _add_values(by_kind: list[list[int]], tokens: Mapping[str, Mapping[str, int]]) -> None:
    for name, values in tokens.items():
        pool = by_kind[TOKEN_NAMES.index(name)]
        pool += [int(value) for value, count in values.items() for _ in range(count)]
        pool.sort()


def _stack_cards(setup: Setup, rules: Rulebook, boxes: Sequence[Box]) -> list[RoundCard]:
    """SET-7, SET-9: the cards the five rounds are drawn from. Returns those that are named."""
    few = bandits_of(setup) <= FEW_PLAYERS
    simple = "events" in rules.left_out
    tables = [box.rounds_2_4 if few else box.rounds_5_6 for box in boxes]
    rounds = _cards(tables, station=False, events=not simple)
    stations = _cards([box.stations for box in boxes], station=True, events=not simple)
    rules.rounds_drawn = 5 if simple else 4
    for manifest in rules.played:
        if manifest.printed.left_out is not None:
            endings = manifest.printed.left_out(setup.switches)
            _leave_out(setup, endings, rounds)
            _leave_out(setup, endings, stations)
    fixed: list[RoundCard] = []
    if setup.rounds is not None:
        fixed = _named_rounds(setup.rounds, rounds, stations, simple)
    if setup.selection is not None:
        if simple:
            game = "basic game" if setup.rules == "basic" else "game without events"
            raise SetupError(f"the {game} has no stations, so nothing can be selected (SET-9)")
        rounds, stations = _selected(setup.selection, rounds, stations)
    rules.rounds = list(rounds.values())
    rules.stations = [] if simple else list(stations.values())
    return fixed


def _leave_out(setup: Setup, endings: Mapping[str, str], cards: dict[str, RoundCard]) -> None:
    """Cards whose ending a switch takes out of the game. A table that names one is refused."""
    named = (*(setup.rounds or ()), *(setup.selection or ()))
    for card in list(cards.values()):
        if card.event in endings:
            if card.name in named:
                raise SetupError(f"{card.name!r} {endings[card.event]}")
            del cards[card.name]


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
    simple: bool,
) -> list[RoundCard]:
    if len(names) != 5:
        raise SetupError(f"a game has 5 rounds; {len(names)} cards were named (SET-7)")
    cards: list[RoundCard] = []
    for number, name in enumerate(names, 1):
        known = stations if number == 5 and not simple else rounds
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


def _check_in_force(rules: Rulebook, fixed_rounds: Sequence[RoundCard]) -> None:
    """Raises `SetupError` if a card needs a rule that is not in force (only house cards can do
    that)."""
    for card in (*rules.rounds, *rules.stations, *fixed_rounds):
        for symbol in card.turns:
            if symbol not in rules.turns:
                raise SetupError(f"{card.name} has the turn {symbol!r}, {NOT_PLAYED}")
        if card.event and card.event not in rules.events:
            raise SetupError(f"{card.name} has the event {card.event!r}, {NOT_PLAYED}")
    for kind in rules.deck:
        if rules.actions[kind] is NO_ACTION:
            raise SetupError(f"the deck has the card {KIND_NAMES[kind]!r}, {NOT_PLAYED}")


def _check_deck(house: Box, boxes: Sequence[Box]) -> None:
    """House cards can add to a bandit's deck only what the boxes of the table have put there; not
    cards of the Marshal."""
    known = [name for box in boxes if box is not house for name in box.deck]
    for name, count in house.deck.items():
        if count and name not in known:
            raise SetupError(f"the deck has the card {name!r}, {NOT_PLAYED} or is not for bandits")


def _check_loot(setup: Setup, rules: Rulebook) -> None:
    """Raises `SetupError` if some draw of cars would need more tokens than there are (only house
    cars can)."""
    names = rules.fixed_cars or rules.car_names
    bandits = bandits_of(setup) * (2 if rules.two_bandits else 1)
    guests = any(MEI in who for who in rules.cast) or bandits_of(setup) == MOST_BANDITS
    for kind, pool in enumerate(rules.tokens):
        wanted = sorted((rules.floors[name].count(kind) for name in names), reverse=True)
        need = sum(wanted[: rules.cars_drawn]) + rules.locomotive.count(kind)
        need += sum(rules.floors[name].count(kind) for name in rules.tail)
        need += sum(loot.count(kind) for loot in rules.abroad.values())
        have = len(pool) + (len(rules.guest_tokens[kind]) if guests else 0)
        if kind == PURSE:
            need += bandits
        if need and not have:
            raise SetupError(
                f"the value of a {TOKEN_NAMES[kind]} is unknown: no component file of this table "
                f"has any under 'tokens.{TOKEN_NAMES[kind]}'"
            )
        if need > have:
            raise SetupError(
                f"the table may need {need} tokens of kind {TOKEN_NAMES[kind]}; there are {have}"
            )
