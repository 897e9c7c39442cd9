"""Reasons: known decisive differences are found, and only those that happened."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.bots import Eyes
from colt_express.bots.advice import Advice, advise
from colt_express.bots.reasons import Point, Reason, Trial, listen, reason_for, trial_of
from colt_express.bots.reasons.boxes import FACT_KINDS, MEANINGS
from colt_express.bots.reasons.facts import BY_COMPARISON, BY_POSITION, Fact, Role
from colt_express.bots.reasons.reason import often
from colt_express.bots.search.basis import Budget
from colt_express.bots.searcher import Gunslinger
from colt_express.engine.base.rounds import NEXT_ROUND
from colt_express.engine.event_kinds import EVENT_FIELDS
from colt_express.engine.events import tell
from colt_express.engine.figures import GHOST, TUCO
from colt_express.engine.tokens import JEWEL, PURSE, TOKEN_NAMES
from colt_express.words import Words, languages
from colt_express.words.reasons import counts, fact, why

from ..playing import play_some
from .test_search import built

KINDS = [PURSE, JEWEL]
"""Two tokens: 0 is a purse, 1 a jewel."""


def trials(number: int, chance: float, *facts: tuple[Fact, float]) -> list[Trial]:
    made = []
    for _ in range(number):
        trial = Trial(chance)
        for one, worth in facts:
            trial.add(one, worth)
        made.append(trial)
    return made


# Which difference is told

SHOT_BY_TUCO = (Fact("shot", "tuco"), -195.0)
A_PURSE = (Fact("took", loot="purse"), 300.0)
A_JEWEL = (Fact("took", loot="jewel"), 500.0)


def test_the_difference_worth_most_is_decisive_and_one_against_is_the_price() -> None:
    best = trials(40, 0.5) + trials(20, 0.5, SHOT_BY_TUCO)
    other = trials(30, 0.3, SHOT_BY_TUCO, A_PURSE) + trials(30, 0.3, SHOT_BY_TUCO)
    reason = reason_for("play rob", best, other, KINDS)
    assert not reason.close
    assert reason.price == Point("took", 0, 30, "never", "half", loot="purse")
    assert reason.decisive == Point("shot", 20, 60, "one_of_three", "always", figure="tuco")


def test_one_rival_instead_of_another_is_no_reason() -> None:
    best = trials(60, 0.5, (Fact("shoots", "tuco"), 350.0))
    other = trials(60, 0.4, (Fact("shoots", "doc"), 350.0))
    assert reason_for("doc", best, other, KINDS) == Reason("doc", 60)


def test_a_jewel_instead_of_a_purse_is_one() -> None:
    reason = reason_for("purse", trials(60, 0.5, A_JEWEL), trials(60, 0.4, A_PURSE), KINDS)
    assert reason.decisive == Point("took", 60, 0, "always", "never", loot="jewel")
    assert reason.price is None


def test_a_fact_about_several_rivals_names_none_of_them() -> None:
    other = [
        one
        for name in ("tuco", "doc", "belle")
        for one in trials(20, 0.3, (Fact("shot", name), -195.0))
    ]
    reason = reason_for("draw", trials(60, 0.5), other, KINDS)
    assert reason.decisive == Point("shot", 0, 60, "never", "always")


def test_differences_that_may_be_chance_are_not_told() -> None:
    best = trials(8, 0.5, A_PURSE) + trials(12, 0.5)
    other = trials(12, 0.5) + trials(5, 0.5, A_PURSE) + trials(3, 0.5)
    assert reason_for("draw", best, other, KINDS) == Reason("draw", 20, close=True)


def test_a_rival_who_takes_the_loot_first_is_named() -> None:
    """In the same deal: the rival takes after one option what the other brings."""
    best, other = trials(30, 0.6, A_JEWEL), trials(30, 0.4, (Fact("rival", "doc", "jewel"), -150))
    for one, two in zip(best, other, strict=True):
        one.taken[1] = 500
        two.taken_by[1] = "doc"
    reason = reason_for("draw", best, other, KINDS)
    assert reason.decisive == Point("first", 0, 30, "never", "always", figure="doc", loot="jewel")


def test_money_is_a_reason_where_there_is_no_better_one() -> None:
    best, other = trials(30, 0.6), trials(30, 0.4)
    for one in best:
        one.money = 104
    assert reason_for("draw", best, other, KINDS).decisive == Point("money", money=100)
    assert reason_for("rob", other, best, KINDS).decisive is None


@pytest.mark.parametrize(("chance", "settled"), [(0.01, "lost"), (0.99, "won"), (0.5, None)])
def test_a_game_that_is_decided_is_called_so(chance: float, settled: str | None) -> None:
    reason = reason_for("draw", trials(30, chance), trials(30, chance), KINDS)
    assert (reason.close, reason.settled) == (True, settled)


def test_round_figures_are_near_the_count_and_never_overstated() -> None:
    said = [often(count, 100) for count in range(101)]
    assert said[0] == "never"
    assert said[100] == "always"
    assert "never" not in said[1:]
    assert "always" not in said[:100]
    assert [said[n] for n in (1, 12, 20, 33, 48, 66, 81, 90, 99)] == [
        *("hardly_ever", "one_of_ten", "one_of_five", "one_of_three", "half"),
        *("two_of_three", "four_of_five", "nine_of_ten", "almost_always"),
    ]


# Events of a deal


def test_every_meaning_is_of_an_event_and_every_kind_is_reached() -> None:
    assert {kind for kind, _ in MEANINGS} <= set(EVENT_FIELDS)
    told = {meaning.kind for meanings in MEANINGS.values() for meaning in meanings}
    assert told | set(BY_POSITION) | set(BY_COMPARISON) == set(FACT_KINDS)


def position(pile: str, loot: str = "{}", ghost: str = "car 2", **others: str) -> str:
    """Ghost is to act in a train of four cars, with the Marshal in the locomotive."""
    tuco, doc, marshal = (
        others.get(who, at) for who, at in (("tuco", "roof 4"), ("doc", "roof 4"), ("law", "car 0"))
    )
    return f"""
name: Ghost chooses
rules: [ROB-1]
setup: {{players: [ghost, tuco, doc, belle]}}
round: 4
position:
  marshal: {marshal}
  bandits:
    ghost: {{at: {ghost}, loot: []}}
    tuco: {{at: {tuco}, loot: [purse 300]}}
    doc: {{at: {doc}, loot: []}}
    belle: {{at: {doc}, loot: []}}
  loot: {loot}
pile: {pile}
"""


DECISIVE = {
    "the Marshal waits in one of two cars": (
        position("[ghost move]", law="car 1"),
        ("car 3", "car 1"),
        Point("met", 0, 30, "never", "always", figure="marshal"),
    ),
    "the strongbox lies in one of two cars": (
        position("[ghost move, ghost rob]", "{car 1: [strongbox], car 3: [purse 250]}"),
        ("car 1", "car 3"),
        Point("took", 30, 0, "always", "never", loot="strongbox"),
    ),
    "Tuco will take what Ghost leaves": (
        position("[ghost rob, tuco rob]", "{car 2: [jewel, purse 250]}", tuco="car 2"),
        ("jewel", "purse"),
        Point("first", 0, 30, "never", "always", figure="tuco", loot="jewel"),
    ),
    "Tuco shoots into the next car": (
        position("[ghost move, tuco shoot]", tuco="car 4", doc="roof 1"),
        ("car 1", "car 3"),
        Point("shot", 0, 30, "never", "always", figure="tuco"),
    ),
    "nothing lies in one of two cars": (
        position("[ghost move, ghost rob]", "{car 1: [jewel]}"),
        ("car 1", "car 3"),
        Point("took", 30, 0, "always", "never", loot="jewel"),
    ),
}


def laid_out(tmp_path: Path, text: str) -> Game:
    """The position, with rounds to come; scenarios end with their round."""
    game = built(tmp_path, text)
    game.state.stack.insert(0, NEXT_ROUND)
    return game


def advice_on(game: Game, seat: int, tries: int) -> Advice:
    decision = game.decision_of(seat)
    assert decision is not None
    return advise(decision, Eyes(game, seat), game.setup.rulebook, tries=tries)


@pytest.mark.parametrize("name", DECISIVE)
def test_known_decisive_facts_are_told(name: str, tmp_path: Path) -> None:
    text, options, point = DECISIVE[name]
    game = laid_out(tmp_path, text)
    decision = game.decision_of(0)
    assert decision is not None
    found = [next(o for o in decision.options if str(o).startswith(one)) for one in options]
    tried: list[list[Trial]] = [[], []]
    for n in range(30):
        for option, done in zip(found, tried, strict=True):
            search = Gunslinger(0, Random(n), game.setup.rulebook, Budget(1)).search()
            deal = game.guess(0, Random(n))
            before = listen(deal)
            done.append(trial_of(deal, 0, before, search.iterate(deal, option)[0]))
    reason = reason_for(options[1], tried[0], tried[1], game.state.token_kinds)
    assert reason.decisive == point


def test_advice_gives_the_reason_for_its_best_option(tmp_path: Path) -> None:
    text, (best, other), point = DECISIVE["the strongbox lies in one of two cars"]
    advice = advice_on(laid_out(tmp_path, text), 0, 30)
    assert (advice.option, advice.tries) == (best, 30)
    assert advice.reason == Reason(other, 30, decisive=point)


def test_two_options_that_lead_to_the_same_are_called_equal(tmp_path: Path) -> None:
    advice = advice_on(
        laid_out(tmp_path, position("[ghost shoot]", tuco="car 1", doc="car 3")), 0, 30
    )
    assert advice.reason is not None
    assert advice.reason.close
    assert advice.reason.decisive is None


STANDING_ON_LOOT = """
name: Ghost plans, standing on two jewels
rules: [ROB-1]
setup: {players: [ghost, tuco, doc, belle]}
round: 2
position:
  bandits:
    ghost: {at: car 2, loot: [], hand: [move, climb, rob, shoot, punch, marshal]}
    tuco: {at: roof 3, loot: []}
    doc: {at: roof 4, loot: []}
    belle: {at: roof 4, loot: []}
  loot: {car 2: [jewel, jewel]}
"""


def test_a_player_on_loot_is_told_why_not_to_rob(tmp_path: Path) -> None:
    """If robbing is best, the reason names what it is better than."""
    advice = advice_on(laid_out(tmp_path, STANDING_ON_LOOT), 0, 12)
    assert advice.reason is not None
    assert "play rob" in f"{advice.option}, {advice.reason.than}"
    assert advice.reason.than in [one.option for one in advice.prospects]


RARE = {"shared", "shares", "thrown_off"}
"""Facts of stations that random games seldom reach."""
BOXES = [[], ["horses"], ["marshal"], ["time_machine"], ["horses", "marshal"]]


def test_deals_tell_every_kind_of_fact() -> None:
    """Each occurs in some round of random games, and agrees with the table."""
    found = set(BY_COMPARISON)
    for n in range(60):
        setup = Setup(4, boxes=BOXES[n % len(BOXES)], seed=f"facts {n}")
        game, dice = Game(setup, listening=False), Random(n)
        while not game.over and found != set(FACT_KINDS):
            before, deal = listen(game), game.state.round
            while not game.over and game.state.round == deal:
                play_some(game, dice, 1)
            for seat in range(setup.seats):
                trial = trial_of(game, seat, before, 0.5)
                found |= {one.kind for one in trial.facts}
                assert {one.loot for one in trial.facts} <= {"", *TOKEN_NAMES}
                if any(one.kind == "shot" and one.figure != "marshal" for one in trial.facts):
                    assert trial.shot
                assert (
                    trial.money <= 0
                    or trial.taken
                    or {"paid", "shared", "brawler"} & {one.kind for one in trial.facts}
                )
    assert set(FACT_KINDS) - found <= RARE


@pytest.mark.parametrize(("kind", "rule"), MEANINGS)
def test_an_event_is_told_to_the_seats_it_concerns(kind: str, rule: str) -> None:
    """Seat 0 does it to seat 1, or it happens to seat 0 alone."""
    game = Game(Setup(["ghost", "tuco", "doc"], seed="told"), listening=False)
    before, state = listen(game), game.state
    actor, victim = GHOST, TUCO
    if kind == "dropped":
        tell(state, "punched", "PUNCH-1", bandit=GHOST, target=TUCO)
        actor, victim = TUCO, -1
    tell(state, kind, rule or "ANY", bandit=actor, target=victim, token=0, amount=100)
    told = [trial_of(game, seat, before, 0.5).facts for seat in range(3)]
    for meaning in MEANINGS[kind, rule]:
        seat = {Role.ACTOR: 0, Role.VICTIM: 1, Role.RIVAL: 2}[meaning.role]
        facts = [one for one in told[seat] if one.kind == meaning.kind]
        assert len(facts) == 1
        if meaning.other:
            assert facts[0].figure == ("tuco" if meaning.role == Role.ACTOR else "ghost")


# In words

POINTS = [
    Point(kind, 3, 1, "two_of_three", "one_of_ten", figure, loot, card)
    for kind in FACT_KINDS
    if kind != "money"
    for figure, loot, card in [
        ("tuco", "jewel", "rob"),
        ("marshal", "strongbox", "shoot"),
        ("shotgun", "purse", "move"),
        (None, None, None),
    ]
]


@pytest.mark.parametrize("language", languages())
def test_every_fact_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    said: dict[str, set[str]] = {}
    for point in POINTS:
        text = fact(point, words)
        assert "{" not in text
        assert text == text.strip()
        assert "  " not in text
        assert not text.endswith(".")
        said.setdefault(text, set()).add(point.kind)
    assert all(len(kinds) == 1 for kinds in said.values()), "two facts read the same"


@pytest.mark.parametrize("language", languages())
def test_every_round_figure_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    said = [words.say("often", often=often(n, 100)) for n in range(101)]
    assert len(set(said)) == 11


SHOT = Point("shot", 20, 64, "one_of_five", "two_of_three", figure="tuco")
TOOK = Point("took", 0, 100, "never", "always", loot="jewel")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "With “Rob”, Tuco shoots you in two cases out of three; with “Draw”, in one case "
                "out of five.",
                "Then again, with “Rob”, you take a jewel every time; with “Draw”, not once.",
                "Tuco shoots you: 64 of 100 with “Rob”, 20 with “Draw”.",
                "You take a jewel: 100 of 100 with “Rob”, 0 with “Draw”.",
            ],
        ),
        (
            "ru",
            [
                "С выбором «Rob» Туко стреляет в тебя в двух случаях из трёх, "
                "с выбором «Draw»\u00a0— в одном случае из пяти.",
                "С другой стороны, с выбором «Rob» тебе достаётся драгоценность каждый раз, "
                "с выбором «Draw»\u00a0— ни разу.",
                "Туко стреляет в тебя: 64 из 100 с выбором «Rob», 20 с выбором «Draw».",
                "Тебе достаётся драгоценность: 100 из 100 с выбором «Rob», 0 с выбором «Draw».",
            ],
        ),
        (
            "fr",
            [
                "Avec «\u00a0Rob\u00a0», Tuco vous tire dessus deux fois sur trois\u00a0; "
                "avec «\u00a0Draw\u00a0», une fois sur cinq.",
                "En revanche, avec «\u00a0Rob\u00a0», vous prenez un bijou à chaque fois\u00a0; "
                "avec «\u00a0Draw\u00a0», pas une fois.",
                "Tuco vous tire dessus\u00a0: 64 sur 100 avec «\u00a0Rob\u00a0», "
                "20 avec «\u00a0Draw\u00a0».",
                "Vous prenez un bijou\u00a0: 100 sur 100 avec «\u00a0Rob\u00a0», "
                "0 avec «\u00a0Draw\u00a0».",
            ],
        ),
        (
            "pl",
            [
                "Przy wyborze „Rob” Tuco strzela do ciebie w dwóch przypadkach na trzy, "
                "a przy wyborze „Draw” w jednym przypadku na pięć.",
                "Z drugiej strony przy wyborze „Rob” zdobywasz klejnot za każdym razem, "
                "a przy wyborze „Draw” ani razu.",
                "Tuco strzela do ciebie: 64 z 100 przy wyborze „Rob”, 20 przy wyborze „Draw”.",
                "Zdobywasz klejnot: 100 z 100 przy wyborze „Rob”, 0 przy wyborze „Draw”.",
            ],
        ),
    ],
)
def test_a_reason_reads_like_this(language: str, sentences: list[str]) -> None:
    words, reason = Words(language), Reason("play rob", 100, decisive=SHOT, price=TOOK)
    said = [*why(reason, "Draw", "Rob", words), *counts(reason, "Draw", "Rob", words)]
    assert said == sentences


@pytest.mark.parametrize(
    ("reason", "sentences"),
    [
        (Reason("b", 9), ["No single thing decides it; many small ones make it better than “B”."]),
        (
            Reason("b", 9, close=True),
            ["“B” is almost as good: nothing much sets the two apart."],
        ),
        (
            Reason("b", 9, close=True, settled="won"),
            ["You've all but won, whatever you choose."],
        ),
        (
            Reason("b", 9, close=True, settled="lost", decisive=Point("money", money=130)),
            [
                "Winning is all but out of reach, whatever you choose.",
                "“A” leaves you about $130 better off by the end of the round than “B”.",
            ],
        ),
        (
            Reason("b", 9, close=True, decisive=Point("money", money=130)),
            [
                "“B” is almost as good.",
                "“A” leaves you about $130 better off by the end of the round than “B”.",
            ],
        ),
    ],
)
def test_where_nothing_decides_it_is_said(reason: Reason, sentences: list[str]) -> None:
    assert why(reason, "A", "B", Words("en")) == sentences
    assert list(counts(reason, "A", "B", Words("en"))) == []
    for language in languages():
        assert len(why(reason, "A", "B", Words(language))) == len(sentences)


def test_a_reason_is_sent_without_empty_fields() -> None:
    sent = msgspec.json.encode(Reason("draw", 9, decisive=Point("money", money=50)))
    assert sent == b'{"than":"draw","tries":9,"decisive":{"kind":"money","money":50}}'
