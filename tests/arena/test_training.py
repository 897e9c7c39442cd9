"""Training: the same samples give the same file, and the learned weights make sense."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from colt_express import Game, Setup
from colt_express.arena.training.collecting import collect_samples
from colt_express.arena.training.fitting import learn
from colt_express.arena.training.samples import PEER_TABLES, TABLES, sample_game
from colt_express.bots.knowledge import KnowledgeError, knowledge, read_knowledge, read_learned
from colt_express.bots.search.basis import Budget
from colt_express.bots.search.marshal import chance_of_the_marshal
from colt_express.bots.search.value import (
    FIRST_OF_PEERS,
    ROUNDS,
    SIDE_FEATURES,
    ValueFunction,
    is_conscience_due,
    strengths,
    table_of,
)
from colt_express.bots.searcher import Gunslinger, Legend
from colt_express.cli.arena.train import CannotLearn
from colt_express.cli.main import app
from colt_express.cli.writing import CannotWrite
from colt_express.engine.base.ending import money_by_side
from colt_express.engine.boxes.marshal.table import marshal_table
from colt_express.engine.configuration.setup import BOXES
from colt_express.engine.configuration.table_options import TableOptions
from colt_express.engine.rulebook import RoundCard
from colt_express.engine.state import PLANNING

from ..playing import play_some

GAMES = 8


def test_the_same_seed_learns_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    heard: list[int] = []
    alone, together = (
        learn(collect_samples(GAMES, "greenhorn", "test", jobs, heard.append), "test")
        for jobs in (1, 2)
    )
    assert alone == together
    assert heard == [GAMES, GAMES]


def test_the_command_writes_a_file_that_bots_can_read(tmp_path: Path) -> None:
    file = tmp_path / "knowledge.json"
    words = ["train", str(file), "-n", "20", "--teacher", "greenhorn", "--jobs", "1"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    known = read_knowledge(file.read_bytes())
    assert any(any(row) for row in known.prior.plans)


def test_peers_teach_their_own_value_function(tmp_path: Path) -> None:
    """All other weights stay the same."""
    file = tmp_path / "knowledge.json"
    write = ["train", str(file), "--teacher", "greenhorn", "--jobs", "1", "-n"]
    assert CliRunner().invoke(app, [*write, "20"]).exit_code == 0
    before = read_learned(file.read_bytes())
    assert before.peer_sides == before.sides
    assert (before.peer_law, before.peer_verdict) == (before.law, before.verdict)
    assert (before.peer_conscience, before.peer_scales) == (0, [])
    done = CliRunner().invoke(app, [*write, "8", "--peers"])
    assert done.exit_code == 0, done.output
    after = read_learned(file.read_bytes())
    assert len(after.peer_sides[0][1]) == len(SIDE_FEATURES)
    assert after.peer_law != before.peer_law
    assert len(after.made) == 2
    assert after.made[1].endswith("--seed school --peers")
    names = ("made", *(name for name in after.__struct_fields__ if name.startswith("peer")))
    unchanged = {name: getattr(before, name) for name in names}
    assert msgspec.structs.replace(after, **unchanged) == before
    assert read_knowledge(file.read_bytes()).peers.law == after.peer_law


@pytest.mark.parametrize("content", [None, b"", b"{}"])
def test_peers_need_a_file_to_add_to(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "knowledge.json"
    if content is not None:
        file.write_bytes(content)
    done = CliRunner().invoke(app, ["train", str(file), "--peers"])
    assert isinstance(done.exception, CannotLearn if content is None else KnowledgeError)
    assert content is None or file.read_bytes() == content


def test_a_legend_expects_peers() -> None:
    setup = Setup(4, seed=1)
    gunslinger, legend = (
        bot(0, Random(1), setup.rulebook, Budget()).search().value_function
        for bot in (Gunslinger, Legend)
    )
    assert (gunslinger, legend) == (knowledge().value_function, knowledge().peers)
    assert gunslinger.sides != legend.sides
    assert gunslinger.law != legend.law
    assert gunslinger.conscience == 0 < legend.conscience
    assert not gunslinger.scales
    for rivals_scales, usual in zip(legend.scales, (4, 3), strict=True):
        assert rivals_scales[usual] == 1
        assert rivals_scales[2] < 1 < rivals_scales[7]


def test_a_teacher_must_exist(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["train", str(tmp_path / "x"), "--teacher", "nobody"])
    assert done.exit_code != 0
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("number", range(0, len(TABLES), 3))
def test_samples_contain_the_winner(number: int) -> None:
    samples = sample_game(number, "greenhorn", "test")
    assert samples.plans
    assert len(samples.tables) == ROUNDS - 1
    for sample in samples.tables:
        assert len(sample.won) == len(sample.sides)
        assert 0 <= sum(sample.won) <= 1


def test_samples_of_searching_bots_are_of_every_box() -> None:
    boxes = {box for _, options in PEER_TABLES for box in options.boxes}
    assert boxes == set(BOXES)
    assert {seats for seats, _ in PEER_TABLES} >= {2, 3, 4, 5, 6, 8}


def at_a_round(setup: Setup, number: int) -> Game:
    """A game at the beginning of that round."""
    game = Game(setup, listening=False)
    dice = Random(7)
    while game.state.round < number or game.state.phase != PLANNING:
        play_some(game, dice, 1)
    return game


@pytest.mark.parametrize("table", TABLES[::4])
def test_chances_add_up(table: tuple[int, TableOptions]) -> None:
    setup = Setup.of(*table, "chances")
    game = at_a_round(setup, 3)
    chances = knowledge().value_function.chances(game.state)
    sides = setup.rulebook.sides
    assert sum(chances[sides.index(side)] for side in set(sides)) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("boxes", [[], ["marshal"]])
def test_who_searches_trusts_in_the_rounds_to_come(boxes: list[str]) -> None:
    """He hopes to do better than an outlaw in each of them, at the cost of the other bandits."""
    setup = Setup(4, boxes=boxes, seed=6)
    value_function = knowledge().value_function
    hopes = []
    for number in (1, 4):
        state = at_a_round(setup, number).state
        usual, hoped = value_function.chances(state), value_function.chances(state, 1)
        assert hoped[1] > usual[1]
        assert hoped[2] < usual[2]
        assert sum(hoped) == pytest.approx(1)
        if setup.lawman >= 0:
            assert hoped[setup.lawman] == usual[setup.lawman]
            assert value_function.chances(state, setup.lawman) == usual
        hopes.append(hoped[1] / hoped[2] / (usual[1] / usual[2]))
    assert hopes[0] > hopes[1] > 1


def test_the_poorest_may_share_the_victory_of_the_law() -> None:
    """MP-STATION-1: half of the Marshal's chance goes to the bandits, most of it to the poorest."""
    game = at_a_round(Setup(4, boxes=["marshal"], seed=5), 4)
    state, peers = game.state, knowledge().peers
    assert not is_conscience_due(state)
    before = peers.chances(state)
    guilty = RoundCard("guilty", "uuuu", "guilty_conscience", True, 0, False)
    state.round_cards = [*state.round_cards[:-1], guilty]
    assert is_conscience_due(state)
    after = peers.chances(state)
    lawman = state.rules.lawman
    assert sum(after) == pytest.approx(1)
    assert after[lawman] == pytest.approx(before[lawman] / 2)
    robbers = [seat for seat in range(4) if seat != lawman]
    gains = [after[seat] - before[seat] for seat in robbers]
    money = money_by_side(state, [state.rules.sides[seat] for seat in robbers])
    assert gains[money.index(min(money))] == max(gains)
    assert min(gains) >= 0
    plain = ValueFunction(peers.sides, peers.law, peers.verdict)
    assert plain.chances(state) == before


@pytest.mark.parametrize("boxes", [[], ["horses"], ["marshal", "horses"]])
def test_features_of_peers_tell_bandits_apart(boxes: list[str]) -> None:
    """Each of the last features has an effect of its own at some table."""
    game = at_a_round(Setup(5, boxes=boxes, seed=3), 3)
    size = len(SIDE_FEATURES)
    for number in range(FIRST_OF_PEERS, size):
        found = strengths(game.state, [float(n == number) for n in range(size)])
        name = SIDE_FEATURES[number]
        if name in ("car", "bullets in the deck", "abilities"):
            assert any(found), name
        elif not boxes:
            assert not any(found), name
    assert strengths(game.state, [1.0] * size) != strengths(game.state, [1.0] * FIRST_OF_PEERS)


def test_money_makes_a_victory_likelier() -> None:
    """Loot that changes hands moves the chance with it."""
    game = at_a_round(Setup(4, seed=2), 4)
    value_function = knowledge().value_function
    weights = value_function.sides[table_of(game.state)][4]
    before = strengths(game.state, weights)
    chance = value_function.chances(game.state)[0]
    token = game.state.token_at.index(next(at for at in game.state.token_at if at < 16))
    game.state.token_at[token] = 64  # with the first bandit
    assert strengths(game.state, weights)[0] > before[0]
    assert value_function.chances(game.state)[0] > chance


def test_goals_that_are_met_make_the_law_win() -> None:
    game = at_a_round(Setup(4, boxes=["marshal"], seed=5), 4)
    law = marshal_table(game.state)
    value_function = knowledge().value_function
    before = chance_of_the_marshal(game.state, value_function.law[4], value_function.verdict[4])
    law.wanted = [False] * len(law.wanted)
    law.cylinders = [[], law.cylinders[1]]
    assert (
        chance_of_the_marshal(game.state, value_function.law[4], value_function.verdict[4]) > before
    )


def test_a_target_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    for target, reason in ((tmp_path, "is a folder"), (tmp_path / "no" / "file", "no folder")):
        refused = CliRunner().invoke(app, ["train", str(target), "-n", "1000000"])
        assert isinstance(refused.exception, CannotWrite)
        assert reason in str(refused.exception)
