"""Reviews: the costliest choices are found, from what could be known then, and no others."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from typer.testing import CliRunner

from colt_express import Game, Setup
from colt_express.bots import Bot, Eyes, considering, make_bot
from colt_express.bots.considering import (
    AS_GOOD,
    Considered,
    Effort,
    Moment,
    consider,
    doubt_about,
    moments_of,
)
from colt_express.bots.reasons import Trial, usually
from colt_express.bots.reasons.facts import Fact
from colt_express.bots.review import Regret, look_through, review
from colt_express.bots.searcher import LATER
from colt_express.cli import main
from colt_express.cli.review import sentences
from colt_express.engine.information.view import CardView
from colt_express.engine.serialization.record import read_record
from colt_express.words import Words, languages

from ..patience import busy
from ..playing import play_some
from ..poison import poisoned
from .test_search import LAST_CHANCE, built

GLANCE, CLOSE_LOOK = Effort(200, 24), Effort(800, 80)
"""Enough for a blunder, and quick."""


def outlaws(setup: Setup) -> list[Bot]:
    return [make_bot("outlaw", 1, seat, setup.rulebook) for seat in range(setup.seats)]


def play_on(game: Game, bots: list[Bot]) -> Game:
    while not game.over:
        seat = game.decisions[0].seat
        game.choose(seat, bots[seat].choose(game.decisions[0], Eyes(game, seat)))
    return game


def blunder() -> tuple[Game, int]:
    """A game of outlaws in which one draws cards in the last round instead of a robbery that would
    have won; and the number of that choice."""
    for n in range(27, 400):
        setup = Setup(["ghost", "doc", "tuco"], seed=f"blunder {n}")
        game, bots = Game(setup, listening=False), outlaws(setup)
        while not game.over:
            decision = game.decisions[0]
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            last = game.state.round == 4 and decision.seat == 0 and decision.name == "plan"
            if last and str(option) == "play rob":
                number, worse, better = len(game.choices), game.copy(), game.copy()
                worse.choose(0, "draw")
                better.choose(0, option)
                won = play_on(better, outlaws(setup)).result
                lost = play_on(worse, outlaws(setup)).result
                assert won is not None
                assert lost is not None
                if won.winners == [0] and 0 not in lost.winners:
                    return worse, number
            game.choose(decision.seat, option)
    raise AssertionError("nobody blunders")


def test_a_blunder_is_found() -> None:
    game, number = blunder()
    record = read_record(game.record())
    regrets, choices = look_through(record, 0, glance=GLANCE, close_look=CLOSE_LOOK)
    assert 1 <= len(regrets) <= 3
    assert [regret.loss for regret in regrets] == sorted((r.loss for r in regrets), reverse=True)
    found = next(regret for regret in regrets if regret.number == number)
    assert (found.round, found.kind, found.chosen) == (5, "plan", "draw")
    assert found.better.startswith("play rob")
    assert 0.1 < found.loss <= 1
    assert found.table.seat == 0
    assert found.table.question is not None
    assert found.reason is not None
    assert found.reason.than == "draw"
    assert found.reason.decisive is not None
    assert found.after_better is not None
    assert found.after_chosen is not None
    gained = found.after_better.chance - found.after_chosen.chance
    assert gained == pytest.approx(found.loss, abs=0.0002)
    assert found.after_better.in_truth > found.after_chosen.in_truth
    assert found.after_better.follows[0].kind == "took"
    assert found.ahead is not None
    assert set(found.ahead.next) == {found.better}  # drawing leads nowhere
    assert [one.number for one in choices] == [one.number for one in moments_of(record, 0)]
    good = next(one.options for one in choices if one.number == number)
    assert good[0] == found.better
    assert "draw" not in good
    for language in languages():
        words = Words(language)
        said = sentences(found, words)
        assert words.card(CardView("rob")) in "".join(said)
        assert len(said) >= 6


def moment_of(game: Game, chosen: str) -> Moment:
    decision = game.decision_of(0)
    assert decision is not None
    option = next(one for one in decision.options if str(one).startswith(chosen))
    return Moment(7, game, decision, option)


def test_the_last_loot_decides(tmp_path: Path) -> None:
    game = built(tmp_path, LAST_CHANCE)
    assert doubt_about(moment_of(game, "strongbox"), GLANCE) is None
    doubt = doubt_about(moment_of(game, "purse"), GLANCE)
    assert doubt is not None
    assert str(doubt.better).startswith("strongbox")
    assert doubt.loss > 0.25
    assert doubt.error < doubt.loss / 2


def test_hidden_information_does_not_change_a_review(tmp_path: Path) -> None:
    """Whatever is hidden, the answer is the same but for the dice."""
    game = built(tmp_path, LAST_CHANCE)
    doubts = [
        doubt_about(moment_of(game.guess(0, Random(n)), "purse"), CLOSE_LOOK) for n in range(3)
    ]
    better = {str(doubt.better) for doubt in doubts if doubt}
    points = [doubt.reason.decisive for doubt in doubts if doubt]
    assert {point and (point.kind, point.loot, point.best_often) for point in points} == {
        ("took", "strongbox", "always")
    }
    losses = [doubt.loss for doubt in doubts if doubt]
    assert len(losses) == 3
    assert len(better) == 1
    assert max(losses) - min(losses) < 0.2


@pytest.mark.parametrize("boxes", [[], ["horses"], ["marshal"], ["time_machine", "cursed"]])
def test_only_the_true_chance_is_hindsight(
    boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice is considered through the eyes of its player: with nonsense in place of everything
    that they do not see, all that is found is the same."""
    dice = Random(6)
    game = play_some(Game(Setup(4, boxes=boxes, seed=5)), dice, 30)
    decision = next(one for one in game.decisions if len(one.options) > 1)
    moment = Moment(30, game, decision, decision.options[0])
    monkeypatch.setattr(considering, "Eyes", lambda _game, seat: Eyes(game, seat))
    twin = moment._replace(game=poisoned(game, decision.seat, dice))
    effort = Effort(60, 16)
    assert known_of(consider(moment, effort)) == known_of(consider(twin, effort))


def known_of(considered: Considered) -> tuple[object, ...]:
    doubt, ways = considered.doubt, considered.ways
    follows = [] if ways is None else ways.usual()
    return [str(option) for option in considered.good], doubt and doubt[1:], follows


def test_an_option_that_is_as_good_is_a_legends_too(tmp_path: Path) -> None:
    game = built(tmp_path, LAST_CHANCE)
    moment = moment_of(game, "purse")
    good = consider(moment, CLOSE_LOOK).good
    assert [str(option).split()[0] for option in good] == ["strongbox"]
    assert AS_GOOD < 0.25
    again = consider(moment._replace(chosen=good[0]), CLOSE_LOOK)
    assert again.doubt is None
    assert again.good == good


def test_what_usually_follows_names_the_weightiest_facts() -> None:
    trials = [Trial(0.5) for _ in range(10)]
    for n, trial in enumerate(trials):
        trial.add(Fact("shot", "belle" if n < 9 else "doc"), -50)
        if n < 5:
            trial.add(Fact("took", loot="purse"), 300)
        if n < 2:
            trial.add(Fact("took", loot="strongbox"), 1000)
        if n == 0:
            trial.add(Fact("punched", "tuco"), -5000)
    told = [(one.kind, one.figure, one.loot, one.often) for one in usually(trials)]
    assert told == [("took", None, None, "half"), ("shot", "belle", None, "nine_of_ten")]
    assert usually([Trial(0.5)]) == []


def test_it_is_the_same_every_time() -> None:
    game = play_some(Game(Setup(3, seed=3)), Random(3), 20)
    decision = game.decisions[0]
    moments = [Moment(20, game, decision, option) for option in decision.options[:2]]
    first, again = ([doubt_about(one, GLANCE) for one in moments] for _ in range(2))
    assert [doubt and doubt[1:] for doubt in first] == [doubt and doubt[1:] for doubt in again]


def test_only_choices_count_where_there_was_one() -> None:
    setup = Setup(3, boxes=["horses"], seed=2)
    game = play_on(Game(setup, listening=False), outlaws(setup))
    moments = list(moments_of(read_record(game.record()), 1))
    assert moments
    for moment in moments:
        assert len(moment.decision.options) > 1
        assert moment.decision.name not in LATER
        assert moment.game.choosers == game.choosers[: moment.number]
        assert game.choosers[moment.number] == 1
        assert str(game.choices[moment.number]) == str(moment.chosen)


def test_patience_is_kept() -> None:
    setup = Setup(5, seed=6)
    game = play_on(Game(setup, listening=False), outlaws(setup))
    begin = perf_counter()
    review(read_record(game.record()), 2, patience=1.0)
    assert perf_counter() - begin < 4 * busy()


def test_the_command_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(Setup(["ghost", "doc", "tuco"], first=0, seed="told"))
    better = next(str(option) for option in game.decisions[0] if str(option) != "draw")
    regret = Regret(0, 1, "plan", "draw", better, 0.25, game.view(0))
    asked: list[tuple[int, float]] = []

    def found(_record: object, seat: int, patience: float) -> list[Regret]:
        asked.append((seat, patience))
        return [regret]

    monkeypatch.setattr("colt_express.cli.review.review", found)
    file = tmp_path / "game.json"
    file.write_text(game.record(), encoding="utf-8")
    result = CliRunner().invoke(
        main.app, ["review", str(file), "--seat", "ghost", "--patience", "3", "--no-curve"]
    )
    assert result.exit_code == 0
    assert asked == [(0, 3)]
    assert "What would a legend have done?" in result.output
    assert "\n".join(sentences(regret, Words("en"))) in result.output
    assert "Draw three cards" in result.output


def test_a_spectator_has_nothing_to_regret(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game(Setup(3, seed=1)).record(), encoding="utf-8")
    result = CliRunner().invoke(main.app, ["review", str(file), "--seat", "spectator"])
    assert "nobody called 'spectator' was there" in str(result.exception)
