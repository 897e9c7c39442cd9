"""Observations: the same as a view in numbers, and nothing in them depends on what is hidden."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from colt_express import Game, Setup, research
from colt_express.engine.information.view import View
from colt_express.research import LAYOUT_VERSION, Actions, Observations, ResearchError
from colt_express.research.describing import BEGIN, END, tables

from ..playing import every_setup, label, lawless_setups, play_some, stormy_setups
from ..poison import poisoned

TABLES = [*every_setup()[::7], *stormy_setups(), *lawless_setups()]

DIGESTS = {
    "base": (Setup(4, seed=0), "317c07b965f1878f"),
    "every box": (
        Setup(4, boxes=["horses", "marshal", "time_machine", "cursed"], seed=0),
        "6f922e29dd873450",
    ),
    "pair": (Setup(2, variant="pair", seed=0), "7c800fb6bf188178"),
}


@pytest.mark.parametrize("setup", TABLES, ids=label)
def test_no_byte_depends_on_what_is_hidden(setup: Setup) -> None:
    """SECRET-3: everything hidden from a seat is replaced by nonsense."""
    dice = Random(label(setup))
    observations, actions = Observations(setup), Actions(setup)
    game = Game(setup.seeded("bytes"), listening=False)
    while not game.over:
        for seat in range(-1, setup.seats):
            other = poisoned(game, seat, dice)
            seen = [bytes_of(observations, one, seat) for one in (game, other)]
            assert seen[0] == seen[1]
            masks = [bytearray(actions.size), bytearray(actions.size)]
            if seat >= 0:
                assert actions.mask(game, seat, masks[0]) == actions.mask(other, seat, masks[1])
            assert masks[0] == masks[1]
        play_some(game, dice, dice.randrange(10, 40))


def bytes_of(observations: Observations, game: Game, seat: int) -> bytes:
    out = bytearray(b"\xff" * observations.size)
    observations.encode(game, seat, out)
    return bytes(out)


@pytest.mark.parametrize("setup", TABLES[::2], ids=label)
def test_it_says_what_the_view_says(setup: Setup) -> None:
    dice = Random(label(setup))
    observations = Observations(setup)
    game = Game(setup.seeded("views"), listening=False)
    while True:
        if game.state.players and game.state.round >= 0:
            for seat in range(setup.seats):
                array = np.frombuffer(bytes_of(observations, game, seat), np.uint8)
                check_fields(Reader(observations, array, seat), game.view(seat))
        if game.over:
            return
        play_some(game, dice, dice.randrange(5, 40))


class Reader:
    """The fields of an observation, with the labels of what is not zero."""

    def __init__(self, observations: Observations, array: Any, seat: int) -> None:
        self.fields = {field.name: field for field in observations.fields}
        self.values = observations.read(array)
        self.seat = seat
        self.seats = observations.setup.seats

    def of(self, name: str, *where: int) -> dict[str, int]:
        """By label: the numbers of a field that are not zero."""
        labels = self.fields[name].axes[-1][1]
        values = self.values[name][where]
        return {labels[n]: int(values[n]) for n in values.nonzero()[0]}

    def one(self, name: str, *where: int) -> str | None:
        found = self.of(name, *where)
        assert len(found) <= 1
        return next(iter(found), None)

    def relative(self, seat: int) -> int:
        return (seat - self.seat) % self.seats


def check_fields(reader: Reader, view: View) -> None:
    assert reader.one("phase") == view.phase
    assert reader.one("round") == str(view.round)
    names = [reader.one("round_cards", n) for n in range(len(view.rounds))]
    assert names == [card and card.name for card in view.rounds]
    assert reader.one("turn") == (str(view.turn) if view.phase == "planning" else None)
    assert reader.one("first") == f"+{reader.relative(view.first)}"
    assert reader.one("marshal_at") == view.marshal_at
    assert reader.values["neutral_bullets"].tolist() == [view.neutral_bullets]
    check_bandits(reader, view)
    check_cards(reader, view)
    check_tokens(reader, view)
    asked = {f"+{reader.relative(question.seat)}" for question in view.questions}
    assert set(reader.of("asked")) == asked
    own = view.question
    assert reader.values["mine"].tolist() == [int(own is not None)]
    if own is not None:
        assert reader.one("question") == own.kind
        assert reader.one("question_token") == (None if own.token is None else str(own.token))


def slots_of(reader: Reader, view: View) -> dict[str, int]:
    """By name of a bandit: its number among the bandits of the observation."""
    count = Counter[int]()
    slots = {}
    per_seat = len(reader.fields["character"].axes[0][1]) // reader.seats
    for bandit in view.bandits:
        slots[bandit.name] = reader.relative(bandit.seat) * per_seat + count[bandit.seat]
        count[bandit.seat] += 1
    return slots


def check_bandits(reader: Reader, view: View) -> None:
    slots = slots_of(reader, view)
    labels = reader.fields["hits"].axes[1][1]
    figure = {name: labels[slot] for name, slot in slots.items()}
    figure = {"marshal": "marshal", "shotgun": "shotgun", "neutral": "nobody", **figure}
    for bandit in view.bandits:
        slot = slots[bandit.name]
        assert reader.one("character", slot) == bandit.name
        assert reader.one("place", slot) == bandit.at
        assert reader.values["bullets"][slot] == bandit.bullets
        assert reader.of("hits", slot) == {figure[who]: n for who, n in bandit.hits.items()}
        assert sorted(reader.of("abilities", slot)) == sorted(bandit.abilities)
        money = int(reader.values["cash"][slot]) - int(reader.values["debt"][slot])
        assert money == (1 if bandit.cash >= 0 else -1) * (abs(bandit.cash) // 10)


def check_cards(reader: Reader, view: View) -> None:
    for player in view.players:
        seat = reader.relative(player.seat)
        sizes = [int(reader.values[f"{name}_size"][seat]) for name in ("hand", "deck", "discard")]
        assert sizes == [player.hand_size, player.deck_size, player.discard_size]
        top = reader.one("discard_top", seat)
        card = player.discard_top
        assert (top is None) == (card is None)
        if card is not None and top is not None:
            assert card.kind in top
    own = view.players[reader.seat]
    for name, cards in (("hand", own.hand), ("kept", own.kept), ("discard", own.discard)):
        kinds = Counter[str]()
        for label_of, number in reader.of(name).items():
            words = label_of.split()
            kinds["bullet" if words[0] == "bullet" else words[-1]] += number
        assert kinds == Counter(card.kind for card in cards or ())
    for n, played in enumerate(view.pile):
        assert reader.one("pile_seat", n) == f"+{reader.relative(played.seat)}"
        assert reader.values["pile_turn"][n] == played.turn
        assert reader.values["pile_hidden"][n] == played.hidden
        assert reader.values["pile_resolved"][n] == played.resolved
        card_words = reader.one("pile_card", n)
        assert (card_words and card_words.split()[-1]) == (played.card and played.card.kind)
    assert not reader.values["pile_seat"][len(view.pile) :].any()


def check_tokens(reader: Reader, view: View) -> None:
    labels = reader.fields["character"].axes[0][1]
    slots = slots_of(reader, view)
    where = {token.number: (at, token) for at, some in view.floor.items() for token in some}
    where |= {token.number: ("aside", token) for token in view.aside}
    where |= {token.number: ("out", token) for token in view.removed}
    for bandit in view.bandits:
        held = f"with {labels[slots[bandit.name]]}"
        where |= {token.number: (held, token) for token in bandit.loot}
    for number, (at, token) in where.items():
        assert reader.one("token_at", number) == at
        assert reader.one("token_kind", number) == token.kind
        assert (reader.values["token_face"][number] > 0) == (token.value is not None)
        assert reader.values["token_value"][number] == (token.value or 0) // 10
    assert not reader.values["token_at"][len(where) :].any()


def test_the_layout_of_a_table_is_the_same_for_ever() -> None:
    """What is learned from these bytes today must mean the same tomorrow: a change of any layout
    needs another `LAYOUT_VERSION`, and these digests go with it."""
    assert LAYOUT_VERSION == 1
    found = {name: Observations(setup).digest for name, (setup, _) in DIGESTS.items()}
    assert found == {name: digest for name, (_, digest) in DIGESTS.items()}


def test_the_layout_does_not_depend_on_the_deal() -> None:
    one = Observations(Setup(4, seed=1))
    other = Observations(Setup(["ghost", "tuco", "doc", "mei"], first=2, seed=2))
    game = Game(Setup(4, seed="7c800fb6bf188178"))
    assert one.digest == other.digest
    assert bytes_of(one, game, 2) == bytes_of(other, game, 2)
    assert pickle.loads(pickle.dumps(one)).digest == one.digest
    assert bytes_of(one, game, 2) == bytes_of(one, game.guess(2, Random(1)), 2)


def test_fields_lie_one_after_the_other_and_are_described() -> None:
    observations = Observations(Setup(4, boxes=["horses", "marshal"]))
    at = 0
    for field in observations.fields:
        assert field.start == at
        assert field.meaning
        assert 1 <= field.most <= 255
        at += field.size
    assert at == observations.size
    hand = next(field for field in observations.fields if field.name == "hand")
    assert observations.describe(hand.start) == "hand own move"
    assert {field.box for field in observations.fields} == {"", "horses", "marshal"}
    with pytest.raises(ResearchError, match=f"has no number {at}"):
        observations.describe(at)


def test_as_float_every_number_is_divided_by_the_greatest() -> None:
    game = play_some(Game(Setup(4, seed=3)), Random(1), 40)
    observations = research.observations_of(game)
    raw = np.zeros(observations.size, np.uint8)
    scaled = np.full(observations.size, np.nan, np.float32)
    observations.encode(game, 1, raw)
    observations.encode(game, 1, scaled)
    assert np.array_equal(scaled, raw * observations.scale)
    assert 0 <= scaled.min() <= scaled.max() <= 1
    rows = observations.read(np.stack([raw, raw]))["hits"]
    assert rows.shape == (2, 4, 7)


def test_a_game_of_another_table_is_refused() -> None:
    observations = Observations(Setup(4))
    out = bytearray(observations.size)
    with pytest.raises(ResearchError, match="the game is played at another kind of table"):
        observations.encode(Game(Setup(5, seed=1)), 0, out)
    with pytest.raises(ResearchError, match="an observation of this table has 1158 numbers"):
        observations.read(bytes(7))
    assert not any(out)


def test_the_page_lists_every_field() -> None:
    """`make fields` writes it."""
    page = (Path(__file__).parents[2] / "docs/observations.md").read_text(encoding="utf-8")
    assert f"{BEGIN}\n{tables()}\n{END}" in page
