"""Setups: which tables are allowed, and the reasons for refusing others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, Setup, SetupError
from colt_express.engine.configuration.components import parse_box
from colt_express.engine.serialization.digest import digest
from colt_express.engine.tokens import TOKEN_NAMES

from ..playing import every_setup, play_out

FOUR = ["ghost", "tuco", "cheyenne", "doc"]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (2, {}, "3 to 6 players, one bandit each; 7 with Mei"),
        (8, {}, "3 to 6 players, one bandit each; 7 with Mei"),
        (4, {"variant": "pair"}, "PAIR 2-3 players"),
        (3, {"variant": "duel"}, "DUEL 2"),
        (5, {"variant": "team"}, "TEAM 4 or 6"),
        (True, {}, "players is a number"),
        ("ghost", {}, "players is a number"),
        (["ghost", "tuco", "ghost"], {}, "ghost is named twice"),
        (["ghost", "tuco", "dok"], {}, "did you mean 'doc'?"),
        (["ghost", "tuco", ["doc", "belle"]], {}, "each player leads one here"),
        (["ghost", "tuco"], {"variant": "pair"}, "each player leads two here"),
        ([["ghost", "doc"], ["belle", "tuco"]], {"variant": "pair"}, "are no pair"),
        ([["ghost", "mei"], ["belle", "tuco"]], {"variant": "pair"}, "are no pair"),
        (4, {"variant": "teams"}, "did you mean 'team'?"),
        (4, {"rules": "advance"}, "did you mean 'advanced'?"),
        (4, {"expert": 2016}, "no edition of the expert rules is called '2016'"),
        (2, {"variant": "duel", "expert": "2018"}, "always played with the expert rules of 2015"),
        (4, {"boxes": ["horse"]}, "no box is called 'horse'; did you mean 'horses'?"),
        (4, {"boxes": ["horses"], "rules": "basic"}, "is played without the boxes (MIX-1)"),
        (4, {"boxes": ["horses"], "rules": "abilities"}, "the game without events is played"),
        (4, {"switches": {"horses": "light"}}, "horses belongs to the box 'horses', which is not"),
        (4, {"switches": {"whiskey": "any"}}, "whiskey belongs to the box 'horses', which is not"),
        (4, {"boxes": ["horses"], "switches": {"whiskey": "all"}}, "no value of whiskey is called"),
        (4, {"boxes": ["horses"], "switches": {"horses": "lite"}}, "did you mean 'light'?"),
        (4, {"rounds": ["dust_cloud"] * 4 + ["escape"]}, "no round card for so many players"),
        (8, {"boxes": ["horses"]}, "3 to 6 players, one bandit each; 7 with Mei"),
        (4, {"switches": {"neutral": "stays"}}, "no switch is called 'neutral'"),
        (4, {"switches": {"neutral_shortage": "stay"}}, "did you mean 'stays'?"),
        (4, {"cars": 5}, "has 4 cars behind the locomotive, not 5"),
        (4, {"cars": ["mail", "mail", "saloon", "dining"]}, "exists only once"),
        (4, {"cars": ["mail", "bar", "saloon", "dining"]}, "no car is called 'bar'"),
        (4, {"first": 4}, "a seat from 0 to 3"),
        (4, {"variant": "team", "first": 1}, "first player of a team game is an A"),
        (4, {"seed": 1.5}, "a seed is a number or a text"),
        (4, {"seed": "x" * 201}, "at most 200 characters"),
        (4, {"rounds": ["bridge"]}, "a game has 5 rounds; 1 cards were named"),
        (4, {"rounds": ["bridge"] * 4 + ["pickpocketing"]}, "exists only once"),
        (
            4,
            {"rounds": ["bridge", "tunnel", "braking", "swivel_arm", "angry_marshal"]},
            "no station is called 'angry_marshal'",
        ),
        (4, {"rules": "basic", "selection": ["bridge"]}, "nothing can be selected"),
        (4, {"rules": "abilities", "selection": ["bridge"]}, "the game without events has no"),
        (4, {"selection": ["bridge"]}, "7 round cards and 3 stations, this one 1 and 0"),
        (4, {"selection": ["brige"]}, "did you mean 'bridge'?"),
    ],
)
def test_a_wrong_setup_is_refused_with_the_reason(
    players: Any, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError) as error:
        Setup(players, **options)
    assert reason in str(error.value)


def test_a_setup_reads_back_from_plain_data() -> None:
    for setup in every_setup():
        assert Setup.from_dict(setup.to_dict()).to_dict() == setup.to_dict()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ([], "a setup is a table of options, not list"),
        ({}, "'players' is missing"),
        ({"players": 4, "sed": 1}, "did you mean 'seed'?"),
        ({"players": 4, "boxes": {"horses": True}}, "boxes is a list of boxes, not dict"),
        ({"players": 4, "boxes": "horses"}, "boxes is a list of boxes, not str"),
        ({"players": 4, "switches": ["stays"]}, "switches is a table of switches and their"),
        ({"players": 4, "first": True}, "first is the number of a seat, not bool"),
        ({"players": [{}, [], 1, None]}, "seat 0 is {}; write the name of a character"),
        ({"players": [1, 2, 3, 4]}, "seat 0 is 1; write the name of a character"),
        ({"players": 4, "house": {"box": "h", "deck": {"jump": 1}}}, "there is no 'jump'"),
        ({"players": 4, "cars": {}}, "cars is a number, or a list of cars, not dict"),
        ({"players": 4, "house": {"box": 3}}, "house: Expected `str`"),
        ({"players": None}, "players is a number"),
    ],
)
def test_damaged_setup_data_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(SetupError) as error:
        Setup.from_dict(data)
    assert reason in str(error.value)


WORDS = ["pair", "ghost", "2015", "horses", "light", ""]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=3), inner)
    ),
    max_leaves=4,
)
OPTIONS = ["boxes", "rules", "expert", "variant", "switches", "cars", "rounds", "selection"]


@given(
    players=JSON | st.integers(2, 7),
    options=st.dictionaries(st.sampled_from([*OPTIONS, "first", "seed", "house"]), JSON),
)
@settings(max_examples=300, deadline=None)
def test_any_data_at_all_gives_a_setup_or_a_sentence(players: Any, options: dict[str, Any]) -> None:
    try:
        setup = Setup.from_dict({"players": players, "seed": 0, **options})
    except SetupError as error:
        sentence = str(error)
    else:
        sentence = Game(setup).seat_names()[0]
    assert sentence


def test_another_seed_shares_the_rules() -> None:
    one = Setup(FOUR, seed="one")
    two = one.seeded("two")
    assert (one.seed, two.seed) == ("one", "two")
    assert one.rulebook is two.rulebook


def test_without_a_seed_one_is_drawn_and_told() -> None:
    one, two = Setup(FOUR), Setup.from_dict({"players": FOUR})
    assert one.seed != two.seed
    assert f"seed='{one.seed}'" in repr(one)
    assert digest(Game(Setup(FOUR, seed=one.seed)).state) == digest(Game(one).state)


def test_the_repr_of_a_setup_makes_it_again() -> None:
    setup = Setup(5, boxes=["horses"], switches={"horses": "light"}, first=2, seed="it's")
    assert eval(repr(setup)).to_dict() == setup.to_dict()
    house = parse_box(HOUSE, "house.toml")
    assert repr(Setup(4, house=house, seed=1)) == "Setup(4, seed='1', house=<house>)"


def test_named_cars_and_rounds_are_used() -> None:
    cars = ["mail", "saloon", "dining", "baggage"]
    rounds = ["bridge", "tunnel", "braking", "swivel_arm", "pickpocketing"]
    state = Game(Setup(FOUR, cars=cars, rounds=rounds, first=2, seed=0)).state
    assert state.cars == ["locomotive", *cars]
    assert [card.name for card in state.round_cards] == rounds
    assert state.first == 2


HOUSE = """
box = "house"
[cars]
gallows = { purse = 1, jewel = 1 }
[rounds_2_4]
ghost_town = { turns = "TTT", event = "braking" }
"""


def test_a_car_and_a_round_card_of_ones_own_come_into_play() -> None:
    house = parse_box(HOUSE, "house.toml")
    setup = Setup(
        FOUR,
        house=house,
        cars=["gallows", "saloon", "dining", "baggage"],
        rounds=["ghost_town", "tunnel", "braking", "swivel_arm", "pickpocketing"],
        seed=0,
    )
    game = Game(setup)
    assert game.state.cars[1] == "gallows"
    assert game.view(0).turn_kind == "tunnel"
    assert Setup.from_dict(setup.to_dict()).to_dict() == setup.to_dict()
    names = {
        card.name
        for n in range(40)
        for card in Game(Setup(4, house=house, seed=n)).state.round_cards
    }
    assert "ghost_town" in names


def test_a_house_car_that_needs_too_much_loot_is_refused() -> None:
    house = parse_box('box = "house"\n[cars]\nmint = { strongbox = 9 }', "house.toml")
    with pytest.raises(SetupError, match="tokens of kind strongbox"):
        Setup(4, house=house)


def test_a_stagecoach_that_needs_too_much_loot_is_refused() -> None:
    """HS-1: one strongbox lies on it, one in the locomotive, and there are three."""
    house = parse_box('box = "house"\n[cars]\nmint = { strongbox = 2 }', "house.toml")
    with pytest.raises(SetupError, match="may need 4 tokens of kind strongbox; there are 3"):
        Setup(4, boxes=["horses"], house=house)
    Setup(4, boxes=["horses"], switches={"horses": "light"}, house=house)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            '[rounds_2_4]\nstorm = { turns = "OM" }',
            "storm has the turn 'M', which belongs to a box",
        ),
        (
            '[stations]\nborder = { turns = "O", event = "escape" }',
            "border has the event 'escape', which belongs to a box that is not played",
        ),
        ("[deck]\nride = 1", "the deck has the card 'ride', which belongs to a box"),
        ("[coach]\npurse = 1", "has a stagecoach or hostages, which belongs to a box"),
        ('hostages = ["poodle"]', "has a stagecoach or hostages, which belongs to a box"),
    ],
)
def test_a_house_that_needs_a_box_is_refused_without_it(text: str, reason: str) -> None:
    house = parse_box(f'box = "house"\n{text}', "house.toml")
    with pytest.raises(SetupError, match=reason):
        Setup(4, house=house)
    if "hostages" in text:
        with pytest.raises(SetupError, match="the hostage 'poodle' exists only once"):
            Setup(4, boxes=["horses"], house=house)
    else:
        play_out(Game(Setup(4, boxes=["horses"], house=house, seed=0)), Random(1))


def test_the_box_is_set_out() -> None:
    """HS-1, HS-PAIR, CASE-43: ride cards, neutral bullets, flasks, strongboxes, round cards."""
    whole = Setup(5, boxes=["horses"], seed=0)
    assert whole.rulebook.neutral == 16
    assert len(whole.rulebook.rounds) == 12
    assert len(whole.rulebook.stations) == 6
    state = Game(whole).state
    assert [len(player.deck) for player in state.players] == [11] * 5
    names = [TOKEN_NAMES[kind] for kind in state.token_kinds]
    assert (names.count("flask"), names.count("strongbox")) == (5, 3)
    light = Setup(5, boxes=["horses"], switches={"horses": "light"}, seed=0)
    assert len(light.rulebook.rounds) == 11
    names = [TOKEN_NAMES[kind] for kind in Game(light).state.token_kinds]
    assert (names.count("flask"), names.count("strongbox")) == (5, 2)
    pair = [["ghost", "tuco"], ["belle", "django"]]
    state = Game(Setup(pair, variant="pair", boxes=["horses"], seed=0)).state
    assert [len(player.deck) for player in state.players] == [13] * 2


def test_boxes_may_be_named_twice_and_come_back_once() -> None:
    setup = Setup(4, boxes=["horses", "horses"])
    assert setup.to_dict()["boxes"] == ["horses"]
