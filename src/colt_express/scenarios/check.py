"""Comparing a game with the expectations of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.cards import card_words, owner_of
from ..engine.figures import FIGURES, NOBODY
from ..engine.game import Game
from ..engine.options import PLACES
from ..engine.state import Bandit, State
from ..engine.tokens import HELD, token_words
from .boxes import BOXES
from .document import Table
from .naming import plain_card, read_place, read_token
from .position import BANDIT_KEYS

SIZES = ("hand_size", "deck_size", "discard_size", "cash")


def differences(game: Game, expect: Table) -> Iterator[str]:
    """A sentence for each difference from the expectations."""
    state = game.state
    expect.only(
        "bandits",
        "marshal",
        "neutral_bullets",
        "loot",
        "round",
        "first",
        "cars",
        "decision",
        "log",
        "never",
        "result",
        *[key for box in BOXES for key in box.keys(state, expect)],
    )
    if "marshal" in expect:
        yield from _compare("marshal", expect["marshal"], str(PLACES[_marshals_place(state)]))
    if "neutral_bullets" in expect:
        yield from _compare("neutral_bullets", expect["neutral_bullets"], state.neutral)
    if "round" in expect:
        yield from _compare("round", expect["round"], state.round + 1)
    if "first" in expect:
        yield from _compare("first", expect["first"], game.seat_names()[state.first])
    if "cars" in expect:
        yield from _compare("cars", expect["cars"], len(state.cars) - 1)
    for box in BOXES:
        for key, came in box.came_of_table(state).items():
            if key in expect:
                yield from _compare_table(key, expect[key], came)
    yield from _bandits(state, expect.table("bandits"))
    yield from _floor(state, expect.table("loot"))
    if "decision" in expect:
        yield from _decision(game, expect)
    yield from _log(game, expect.words("log"))
    for kind in expect.words("never"):
        if any(event.kind == kind for event in game.state.log or []):
            yield f"never: {kind} has happened"
    if "result" in expect:
        yield from _result(game, expect.table("result"))


def _compare(what: str, expected: object, came: object) -> Iterator[str]:
    if expected != came:
        yield f"{what}: expected {_show(expected)}, came {_show(came)}"


def _compare_table(what: str, expected: object, came: object) -> Iterator[str]:
    """Lists are compared in any order; a number instead of a list says how long it is."""
    if isinstance(came, list):
        if isinstance(expected, int):
            came = len(came)
        elif isinstance(expected, list):
            expected = sorted(expected, key=str)
    yield from _compare(what, expected, came)


def _show(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(str(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {item}" for key, item in value.items()) + "}"
    return "null" if value is None else str(value)


def _bandits(state: State, tables: Table) -> Iterator[str]:
    names = [FIGURES[bandit.character] for bandit in state.bandits]
    tables.only(*names)
    for bandit in state.bandits:
        name = FIGURES[bandit.character]
        table = tables.table(name)
        table.only(
            *BANDIT_KEYS,
            *SIZES,
            *[key for box in BOXES for key in box.bandit_keys(state, bandit, table)],
        )
        for key in table:
            yield from _bandit_field(state, bandit, table, key, f"{name} {key}")


def _bandit_field(state: State, bandit: Bandit, table: Table, key: str, what: str) -> Iterator[str]:
    player = state.players[bandit.seat]
    if key == "at":
        yield from _compare(what, table[key], str(PLACES[bandit.place]))
    elif key == "loot":
        yield from _compare_tokens(state, what, table, key, HELD + bandit.index)
    elif key == "hits":
        came = {FIGURES[n]: count for n, count in enumerate(bandit.hits) if count}
        expected = {name: count for name, count in table.table(key).items() if count}
        if came != expected:
            yield f"{what}: expected {_show(expected)}, came {_show(came)}"
    elif key == "hand":
        came_cards = [_card(card, player.own) for card in (*player.hand, *player.kept)]
        yield from _compare(what, sorted(_expected_cards(table, key)), sorted(came_cards))
    elif key in ("deck", "discard"):
        pile = player.deck if key == "deck" else player.discard
        yield from _compare(
            what, _expected_cards(table, key), [_card(card, player.own) for card in pile[::-1]]
        )
    else:
        numbers: dict[str, object] = {
            "bullets": bandit.bullets,
            "cash": bandit.cash,
            "hand_size": len(player.hand) + len(player.kept),
            "deck_size": len(player.deck),
            "discard_size": len(player.discard),
        }
        for box in BOXES:
            numbers |= box.came_of_bandit(state, bandit)
        yield from _compare(what, table[key], numbers[key])


def _expected_cards(table: Table, key: str) -> list[str]:
    """Without the details that boxes add, which do not matter in a deck."""
    return [plain_card(words) for words in table.words(key)]


def _marshals_place(state: State) -> int:
    lawman = state.rules.lawman
    if lawman < 0:
        return state.marshal_at
    return next(bandit.place for bandit in state.bandits if bandit.seat == lawman)


def _card(card: int, own: int) -> str:
    return card_words(card, owner_of(card) != own and owner_of(card) != NOBODY)


def _compare_tokens(state: State, what: str, table: Table, key: str, where: int) -> Iterator[str]:
    came = [
        token_words(state.token_kinds[t], state.token_values[t]) for t in state.tokens_at(where)
    ]
    expected = [token_words(*read_token(words, state, table, key)) for words in table.items_of(key)]
    if sorted(expected) != sorted(came):
        yield f"{what}: expected {_show(sorted(expected))}, came {_show(sorted(came))}"


def _floor(state: State, floor: Table) -> Iterator[str]:
    for words in floor:
        place = read_place(words, state, floor, words)
        yield from _compare_tokens(state, f"loot at {words}", floor, words, place)


def _decision(game: Game, expect: Table) -> Iterator[str]:
    names = game.seat_names()
    came = [{"seat": names[d.seat], "kind": d.name} for d in game.decisions]
    if expect["decision"] is None:
        if came:
            yield f"decision: expected null, came {', '.join(map(_show, came))}"
        return
    wanted = expect.table("decision")
    wanted.only("seat", "kind")
    if not any(all(one[key] == wanted[key] for key in wanted) for one in came):
        shown = ", ".join(map(_show, came)) or "null"
        yield f"decision: expected {_show(dict(wanted))}, came {shown}"


def _log(game: Game, expected: list[str]) -> Iterator[str]:
    happened = [event.kind for event in game.state.log or []]
    at = 0
    for kind in expected:
        if kind not in happened[at:]:
            yield f"log: expected {kind} after {_show(happened[:at])}, came {_show(happened[at:])}"
            return
        at = happened.index(kind, at) + 1


def _result(game: Game, expected: Table) -> Iterator[str]:
    expected.only("winners", "barred", "money", "breakdown")
    result = game.result
    if result is None:
        yield "result: the game is not over"
        return
    names = game.seat_names()
    if "winners" in expected:
        came = sorted(names[seat] for seat in result.winners)
        yield from _compare("winners", sorted(expected.words("winners")), came)
    if "barred" in expected:
        came = sorted(names[seat] for seat in result.barred)
        yield from _compare("barred", sorted(expected.words("barred")), came)
    money = expected.table("money")
    money.only(*names)
    for name in money:
        yield from _compare(f"money of {name}", money[name], result.money[names.index(name)])
    breakdown = expected.table("breakdown")
    breakdown.only(*names)
    for name in breakdown:
        came_sources = result.breakdown[names.index(name)]
        yield from _compare(f"money of {name}", dict(breakdown.table(name)), came_sources)
