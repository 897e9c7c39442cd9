"""Helpers that tests share: every kind of table, random play, and invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from colt_express import Game, Setup
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.boxes.horses.whiskey import FLASK, OLD
from colt_express.engine.cards import BULLET, MARSHAL, card_of, is_bullet
from colt_express.engine.errors import SetupError
from colt_express.engine.figures import NOBODY
from colt_express.engine.geometry import in_a_car, on_a_train_roof
from colt_express.engine.serialization.digest import digest
from colt_express.engine.state import OVER, State
from colt_express.engine.tokens import ASIDE, HELD, OUT

from .boxes import ACCOUNTS, accounts_of

FIRST_BOXES = ["horses", "marshal", "time_machine", "cursed"]
"""The boxes whose tables are written out below. They never change, so that golden games stay what
they are when a box is added; a later box has tables of its own, behind them."""

WITH_MEI = ["mei", "doc", "ghost", "belle", "tuco", "cheyenne", "django"]

TABLES: list[tuple[str | None, Any]] = [
    *((None, n) for n in range(3, 8)),
    (None, WITH_MEI[:4]),
    ("pair", 2),
    ("pair", 3),
    ("pair", [["ghost", "cheyenne"], ["belle", "tuco"]]),
    ("duel", 2),
    ("duel", [["ghost", "mei"], ["doc", "django"]]),
    ("team", 4),
    ("team", 6),
    ("team", WITH_MEI[:4]),
]


EXPERT = (None, "2018", "2015")
SHORTAGES = ("removed", "stays")
HORSES = ("whole", "light")
WHISKEY = ("standard", "any")


def every_setup() -> list[Setup]:
    """One table for every combination of variant, size, rules, edition and switch; with horses
    one for every variant, size and edition, the switches taking turns, and so with the other
    boxes, those taking turns."""
    return list(_every_setup())


@cache
def _every_setup() -> tuple[Setup, ...]:
    """Made once: many tests have them as parameters, and nothing changes a setup."""
    return (
        *base_setups(),
        *horses_setups(),
        *mixed_setups(),
        *light_setups(),
        *marshal_setups(),
        *later_setups(),
    )


def base_setups() -> list[Setup]:
    return [
        Setup(
            players,
            variant=variant,
            rules=rules,
            expert=expert,
            switches={"neutral_shortage": shortage},
            seed=0,
        )
        for (variant, players), rules, expert, shortage in product(
            TABLES, ("advanced", "basic"), EXPERT, SHORTAGES
        )
        if variant != "duel" or expert == "2015"
    ]


def horses_setups() -> list[Setup]:
    """One combination of switches for each table, a different one each time."""
    tables = [
        (variant, players, expert)
        for (variant, players), expert in product(TABLES, EXPERT)
        if variant != "duel" or expert == "2015"
    ]
    switches = [
        {"neutral_shortage": shortage, "horses": horses, "whiskey": whiskey}
        for shortage, horses, whiskey in product(SHORTAGES, HORSES, WHISKEY)
    ]
    return [
        Setup(
            players,
            boxes=["horses"],
            variant=variant,
            expert=expert,
            # Five and eight have no common divisor, so all eight come in turn.
            switches=switches[5 * n % len(switches)],
            seed=0,
        )
        for n, (variant, players, expert) in enumerate(tables)
    ]


MIXED = (
    ["time_machine"],
    ["cursed"],
    ["horses", "time_machine"],
    ["time_machine", "cursed"],
    ["horses", "cursed"],
    ["horses", "time_machine", "cursed"],
)


def mixed_setups() -> list[Setup]:
    """Several boxes together (MIX-1), and the small ones alone."""
    tables = [
        (variant, players, expert)
        for (variant, players), expert in product(TABLES, EXPERT)
        if variant != "duel" or expert == "2015"
    ]
    return [
        Setup(players, boxes=MIXED[n % len(MIXED)], variant=variant, expert=expert, seed=0)
        for n, (variant, players, expert) in enumerate(tables)
    ]


MARSHAL_TABLES: list[Any] = [
    *range(3, 9),
    ["ghost", "tuco", "marshal", "belle"],
    ["doc", "belle", "mei", "django", "cheyenne", "marshal"],
]
MARSHAL_BOXES = (
    ["marshal"],
    ["horses", "marshal"],
    ["marshal", "time_machine"],
    ["horses", "marshal", "time_machine", "cursed"],
    ["marshal", "cursed"],
)


def marshal_setups() -> list[Setup]:
    """Tables with a Marshal, also in another seat than the first; boxes and switches take turns, so
    that each comes with all editions."""
    setups = []
    for n, (players, expert) in enumerate(product(MARSHAL_TABLES, EXPERT)):
        boxes = MARSHAL_BOXES[n % len(MARSHAL_BOXES)]
        switches = {"neutral_shortage": SHORTAGES[n % 2]}
        if "horses" in boxes:
            switches["horses"] = HORSES[n // 4 % 2]
            switches["whiskey"] = WHISKEY[n // 2 % 2]
        setups.append(Setup(players, boxes=boxes, expert=expert, switches=switches, seed=0))
    return setups


LAWLESS = ["reflexes", "rumors", "bumpy_ride", "downhill", "deadly_fall"]
"""Rounds with all that is peculiar to Marshal & Prisoners."""


def lawless_setups() -> list[Setup]:
    """A few quite different tables with these rounds."""
    tables: list[tuple[Any, str | None, list[str]]] = [
        (["marshal", "ghost", "tuco"], None, ["marshal"]),
        (["ghost", "belle", "marshal", "doc", "django"], "2018", ["marshal"]),
        (["ghost", "mei", "marshal", "doc", "django"], "2015", ["marshal"]),
        (["ghost", "marshal", "django"], None, ["horses", "marshal", "time_machine"]),
    ]
    return [
        Setup(players, boxes=boxes, expert=expert, rounds=LAWLESS, seed=0)
        for players, expert, boxes in tables
    ]


def light_setups() -> list[Setup]:
    """The time machine where horses run without a stagecoach (CASE-43)."""
    tables: list[tuple[str | None, Any]] = [(None, 4), ("pair", 2)]
    return [
        Setup(players, boxes=MIXED[2], variant=variant, switches={"horses": "light"}, seed=0)
        for variant, players in tables
    ]


def later_setups() -> list[Setup]:
    """Tables with each later box: alone, with two bandits each, in teams, and with every box before
    it, as far as it admits them."""
    wanted: list[dict[str, Any]] = []
    for n, box in enumerate(BOX_NAMES):
        if box not in FIRST_BOXES:
            wanted += [
                {"players": players, "variant": variant, "boxes": [box], "expert": EXPERT[n % 2]}
                for n, (variant, players) in enumerate(TABLES)
                if variant != "duel"
            ]
            wanted += [
                {"players": 4, "boxes": [*others, box]}
                for others in (["horses"], ["time_machine", "cursed"], BOX_NAMES[:n])
            ]
    return [Setup(**table, seed=0) for table in wanted if _is_allowed(table)]


def _is_allowed(table: dict[str, Any]) -> bool:
    try:
        Setup(**table, seed=0)
    except SetupError:
        return False
    return True


STORMY = ["dust_cloud", "shotguns_rage", "panting_horses", "whiskey", "escape"]
"""Rounds with all that is secret in the box: turmoil, tunnels, cards to keep."""


def stormy_setups() -> list[Setup]:
    """A few quite different tables where the box has many secrets."""
    tables: list[tuple[str | None, Any, str | None]] = [
        (None, ["ghost", "tuco", "doc"], None),
        (None, WITH_MEI[:5], "2018"),
        ("team", 4, None),
        ("pair", 2, None),
        ("duel", 2, None),
    ]
    return [
        Setup(
            players,
            boxes=["horses"],
            variant=variant,
            expert=expert,
            switches={"whiskey": "any"},
            rounds=STORMY,
            seed=0,
        )
        for variant, players, expert in tables
    ]


def hand_out_flasks(game: Game) -> None:
    """Give the flasks on the floor to the bandits, including the old one, so that they can
    drink."""
    state = game.state
    if OLD in state.spare[FLASK]:
        first = state.token_kinds.index(FLASK)
        state.spare[FLASK].remove(OLD)
        state.spare[FLASK].append(state.token_values[first])
        state.token_values[first] = OLD
    for token, kind in enumerate(state.token_kinds):
        if kind == FLASK and state.token_at[token] < ASIDE:
            bandit = state.bandits[token % len(state.bandits)]
            state.token_at[token] = HELD + bandit.index
            state.token_known[token] |= 1 << bandit.seat


def any_game_of(setups: list[Setup]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """For tests with ``table`` and ``seed``: any of these tables, any game."""
    return given(table=st.sampled_from(setups), seed=st.integers(0, 2**32))


def label(setup: Setup) -> str:
    """A short name for a test's parameters."""
    who = setup.seats if isinstance(setup.players, int) else f"{setup.seats}named"
    parts = [*setup.boxes, setup.variant or "solo", who, setup.rules, setup.expert or "plain"]
    return "-".join(str(part) for part in (*parts, *setup.switches.values()))


def random_choice(game: Game, dice: Random) -> tuple[int, Any]:
    """A seat that is asked, and one of its options."""
    decision = dice.choice(game.decisions)
    return decision.seat, dice.choice(decision.options)


def thirsty_choice(game: Game, dice: Random) -> tuple[int, Any]:
    """As `random_choice`, but a seat that may drink does."""
    seat, option = random_choice(game, dice)
    decision = game.decision_of(seat)
    assert decision is not None
    drinks = [other for other in decision.options if str(other).startswith("drink")]
    return seat, dice.choice(drinks) if drinks else option


def play_some(game: Game, dice: Random, choices: int) -> Game:
    """Play on at random, for a limited number of choices."""
    for _ in range(choices):
        if game.over:
            break
        game.choose(*random_choice(game, dice))
    return game


def play_out(game: Game, dice: Random) -> Game:
    while not game.over:
        game.choose(*random_choice(game, dice))
    return game


def check_accounts(game: Game) -> None:
    """Check that every card, bullet, token and figure is at exactly one legal place."""
    state = game.state
    if not state.players:
        return
    _check_cards(state)
    _check_bullets(state)
    _check_tokens(state)
    _check_places(state)
    for box in accounts_of(state):
        box.check(state)


def _check_places(state: State) -> None:
    for bandit in state.bandits if state.round >= 0 else []:
        assert on_the_train(state, bandit.place) or any(
            box.may_be_there(state, bandit) for box in accounts_of(state)
        )
        played = state.rules.lawman >= 0
        alone = bandit.place != state.marshal_at or played or state.phase == OVER
        assert alone, "nobody stays with the Marshal"
    assert in_a_car(state, state.marshal_at)


def on_the_train(state: State, place: int) -> bool:
    return in_a_car(state, place) or on_a_train_roof(state, place)


def _check_cards(state: State) -> None:
    held: list[int] = []
    for player in state.players:
        in_hand = [*player.hand, *player.kept]
        held += [*in_hand, *player.deck, *player.discard]
        assert player.hand == sorted(player.hand)
        assert len(player.discard) == len(player.discard_seen)
        assert 0 <= player.open_top <= len(player.deck)
        assert not player.open_hand or not Counter(player.open_hand) - Counter(in_hand)
        assert player.sure <= len(in_hand) - len([card for card in in_hand if is_bullet(card)])
    held += [played.card for played in state.pile[state.returned :]]
    assert dict(Counter(held)) == dict(all_cards(state))


def all_cards(state: State) -> Counter[int]:
    """The cards of the table's bandits by the rules, with the bullets they have received."""
    decks: list[int] = []
    others: Counter[int] = Counter()
    boxes = accounts_of(state)
    for bandit in state.bandits:
        if state.rules.two_bandits:
            kinds = tuple(sorted({kind for kind in state.rules.deck if kind != MARSHAL}))
        else:
            lawman = bandit.seat == state.rules.lawman
            kinds = tuple(state.rules.law_deck if lawman else state.rules.deck)
        decks += _deck_of(bandit.character, kinds)
        for box in boxes:
            box.count(state, bandit, others)
        for shooter, count in enumerate(bandit.hits):
            if count:
                others[card_of(shooter, BULLET)] += count
    if state.rules.two_bandits:
        others[card_of(NOBODY, MARSHAL)] += len(state.players)
    cards = Counter(decks)
    cards.update(others)
    return cards if min(others.values(), default=1) > 0 else +cards


@cache
def _deck_of(character: int, kinds: tuple[int, ...]) -> list[int]:
    return [card_of(character, kind) for kind in kinds]


def _check_bullets(state: State) -> None:
    for shooter in state.robbers:
        given = sum(victim.hits[shooter.character] for victim in state.bandits)
        assert shooter.bullets + given == 6
    neutral = state.neutral + sum(bandit.hits[NOBODY] for bandit in state.bandits)
    whole = 13 + sum(box.neutral for box in accounts_of(state))  # SET-5
    lost = neutral < whole and state.neutral == 0 and not state.rules.neutral_stays
    assert neutral == whole or lost


def _check_tokens(state: State) -> None:
    boxes = accounts_of(state)
    for token, where in enumerate(state.token_at):
        if where >= HELD:
            bandit = state.bandits[where - HELD]
            assert state.token_known[token] >> bandit.seat & 1, "who holds it knows it"
        else:
            assert (
                on_the_train(state, where)
                or where in (ASIDE, OUT)
                or any(box.may_lie_there(state, where) for box in boxes)
            )
    values = [list(spare) for spare in state.spare]
    for value, kind in zip(state.token_values, state.token_kinds, strict=True):
        values[kind].append(_first_value(kind, value))
    for kind, pool in enumerate(state.rules.tokens):
        extra = state.rules.guest_tokens[kind] if state.cast[6] >= 0 else []
        assert sorted(values[kind]) == sorted(pool + extra)


@cache
def _first_value(kind: int, value: int) -> int:
    for box in ACCOUNTS:
        value = box.value(kind, value)
    return value


def watch_accounts(game: Game, dice: Random) -> Game:
    """Play to the end at random; everything is accounted for after every choice."""
    check_accounts(game)
    while not game.over:
        game.choose(*random_choice(game, dice))
        check_accounts(game)
    return game


def checked_guess(game: Game, seat: int, dice: Random) -> Game:
    """A guess that looks the same to its seat, with everything accounted for."""
    guess = game.guess(seat, dice)
    assert msgspec.json.encode(guess.view(seat)) == msgspec.json.encode(game.view(seat))
    check_accounts(guess)
    return guess


def check_options(game: Game) -> None:
    """Check that a seat is asked unless the game is over, and that exactly the offered options can
    be chosen."""
    if game.over:
        assert game.decisions == []
        return
    assert game.decisions
    before = digest(game.state)
    for decision in game.decisions:
        words = [str(option) for option in decision.options]
        assert words
        assert len(set(words)) == len(words)
        for option, its_words in zip(decision.options, words, strict=True):
            assert decision.find(its_words) is option
            game.copy().choose(decision.seat, option)
    assert digest(game.state) == before
