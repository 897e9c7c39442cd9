"""Tournaments: a fair schedule, results that can be resumed, and ratings."""

from __future__ import annotations

import re
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express import ColtExpressError, SetupError, TableOptions
from colt_express.arena import ratings
from colt_express.arena.games import Outcome, SeatOutcome, outcome_of, play_game
from colt_express.arena.ratings import Rating, rate
from colt_express.arena.report import as_data, pictures, ranking, tournament_page
from colt_express.arena.results_file import FILE, Folder, FolderError
from colt_express.arena.schedule import (
    Schedule,
    TournamentError,
    fixture,
    make_schedule,
    whole_deals,
)
from colt_express.arena.tournament import TournamentResults, hold, play_fixture
from colt_express.bots import BOTS
from colt_express.engine.game import RULES_VERSION

ALL = ["greenhorn", "outlaw", "gunslinger", "legend", "mcts"]


def held(
    schedule: Schedule, games: int, jobs: int = 1, results: TournamentResults | None = None
) -> TournamentResults:
    results = results or TournamentResults(schedule)
    for _ in hold(results, games, jobs):
        pass
    return results


def counted(results: TournamentResults) -> bytes:
    """Everything that must be the same wherever the games were played."""
    return msgspec.json.encode(msgspec.structs.replace(results, clocks={}), order="sorted")


# The schedule --------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_bots_meet_equally_often_in_every_seat(bots: int, seats: int) -> None:
    schedule = make_schedule(ALL[:bots], seats=[seats])
    deals = len(list(combinations(range(bots), seats % bots)))
    games = [fixture(schedule, number).bots for number in range(deals * seats)]
    for seat in range(seats):
        assert len(set(Counter(game[seat] for game in games).values())) == 1
    meetings: Counter[tuple[str, str]] = Counter()
    for game in games:
        tables = Counter(game)
        for one, other in combinations(sorted(tables), 2):
            meetings[one, other] += tables[one] * tables[other]
    assert len(set(meetings.values())) == 1
    assert len(meetings) == bots * (bots - 1) / 2


def test_every_rotation_of_a_deal_is_another_game_with_the_same_cards() -> None:
    schedule = make_schedule(["greenhorn", "outlaw"])
    for deal in range(20):
        fixtures = [fixture(schedule, 4 * deal + rotation) for rotation in range(4)]
        assert len({one.setup.seed for one in fixtures}) == 1
        assert len({tuple(one.bots) for one in fixtures}) == 4


def test_each_bot_plays_each_character_of_a_deal() -> None:
    schedule = make_schedule(["greenhorn"], against="outlaw", seats=[3])
    played = set()
    for number in range(3):
        setup, bots = fixture(schedule, number)
        outcome = outcome_of(play_game(setup, bots), bots)
        played.add(outcome.seats[bots.index("greenhorn")].characters[0])
    assert len(played) == 3


def test_a_challenger_visits_every_seat() -> None:
    schedule = make_schedule(["outlaw"], against="greenhorn", seats=[5])
    tables = [fixture(schedule, number).bots for number in range(10)]
    assert [bots.index("outlaw") for bots in tables] == [0, 4, 3, 2, 1] * 2
    assert all(bots.count("greenhorn") == 4 for bots in tables)


def test_partners_are_one_bot() -> None:
    schedule = make_schedule(["outlaw"], against="greenhorn", setup=TableOptions(variant="team"))
    assert [fixture(schedule, number).bots for number in range(2)] == [
        ["outlaw", "outlaw", "greenhorn", "greenhorn"],
        ["greenhorn", "greenhorn", "outlaw", "outlaw"],
    ]
    assert fixture(schedule, 2).setup.seed != fixture(schedule, 1).setup.seed
    results = held(schedule, 4)
    for score in results.scores.values():  # who win together, with money each
        assert (score.all.games, score.chance, score.all.seats) == (4, 2.0, 8)
        assert sum(tally.games for tally in score.by_character.values()) == 8
        assert sum(amount.total for amount in score.sources.values()) == score.all.money
    assert sum(score.all.wins for score in results.scores.values()) == 4
    assert as_data(results)["bots"]["outlaw"]["chance"] == 0.5


def test_a_challenger_is_a_bandit_or_the_marshal() -> None:
    law = TableOptions(boxes=["marshal"])
    bandit = make_schedule(["outlaw"], against="greenhorn", setup=law)
    assert [fixture(bandit, n).bots.index("outlaw") for n in range(6)] == [1, 3, 2, 1, 3, 2]
    marshal = make_schedule(["outlaw"], against="greenhorn", as_marshal=True, setup=law)
    assert [fixture(marshal, n).bots.index("outlaw") for n in range(3)] == [0, 0, 0]
    assert len({fixture(marshal, n).setup.seed for n in range(3)}) == 3
    results = held(marshal, 2)
    assert {name: score.all.games for name, score in results.scores.items()} == {
        "outlaw as marshal": 2,
        "greenhorn": 6,
    }


def test_in_a_tournament_every_bot_is_the_marshal_in_turn() -> None:
    schedule = make_schedule(
        ["outlaw", "greenhorn"], seats=[4], setup=TableOptions(boxes=["marshal"])
    )
    results = held(schedule, 4)
    assert results.scores["outlaw as marshal"].all.games == 2
    assert results.scores["greenhorn as marshal"].all.games == 2
    assert results.scores["greenhorn"].all.games == 6


def test_tables_of_several_sizes_take_turns() -> None:
    schedule = make_schedule(["outlaw"], against="greenhorn", seats=[3, 5])
    assert [fixture(schedule, number).setup.seats for number in range(9)] == [3] * 3 + [5] * 5 + [3]
    assert [whole_deals(schedule, games) for games in (1, 3, 4, 8, 9, 16)] == [3, 3, 8, 8, 11, 16]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"codes": ["outlow"]}, "did you mean 'outlaw'?"),
        ({"codes": ["outlaw"]}, "a tournament needs 2 to 16 bots"),
        ({"codes": ["outlaw", "outlaw"]}, "outlaw is given twice"),
        ({"codes": ["outlaw"], "against": "outlaw"}, "outlaw is given twice"),
        ({"codes": [*BOTS[:2]], "against": "legend"}, "takes one challenger"),
        ({"codes": [*BOTS[:2]], "as_marshal": True}, "every bot plays the Marshal in turn"),
        ({"codes": [*BOTS[:2]], "seats": [4, 4]}, "--seats 4 is given twice"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused(
    arguments: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ColtExpressError) as error:
        make_schedule(**arguments)
    assert reason in str(error.value)


def test_a_table_that_cannot_be_is_refused_before_any_game() -> None:
    with pytest.raises(SetupError, match="2 players cannot play this"):
        make_schedule(["outlaw", "greenhorn"], seats=[4, 2])
    with pytest.raises(TournamentError, match="--as marshal"):
        make_schedule(["outlaw"], against="greenhorn", as_marshal=True)


# The results file -------------------------------------------------------------------------------


def test_any_number_of_processes_gives_the_same() -> None:
    schedule = make_schedule(["greenhorn", "outlaw"], seats=[3, 4], seed="jobs")
    assert counted(held(schedule, 14)) == counted(held(schedule, 14, jobs=2))


def test_a_run_that_was_broken_off_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    schedule = make_schedule(["greenhorn", "outlaw"], seed="resumed")
    for _ in hold(results := TournamentResults(schedule), 24):
        if results.games == 9:  # in the middle of a deal
            break
    Folder(tmp_path).write(results)
    again = Folder(tmp_path).open(schedule)
    assert again.games == 9
    assert counted(held(schedule, 24, results=again)) == counted(held(schedule, 24))
    assert sum(clock.decisions for clock in again.clocks.values()) > 0


def test_the_results_add_up() -> None:
    schedule = make_schedule(["greenhorn", "outlaw"], seats=[4], seed="sums")
    data = as_data(results := held(schedule, 20))
    assert data["games"] == 20
    assert ranking(results)[0] == "outlaw"
    assert sum(bot["wins"] for bot in data["bots"].values()) == pytest.approx(20)
    for name, bot in data["bots"].items():
        assert bot["games"] == 40
        assert bot["chance"] == pytest.approx(0.25)
        sources = sum(source["mean"] for source in bot["money_by_source"].values())
        assert sources == pytest.approx(bot["mean_money"])
        assert sum(who["games"] for who in bot["by_character"].values()) == 40
        assert bot["by_seats"]["4"]["games"] == 40
        assert 0 < data["time"][name]["mean_ms"] <= data["time"][name]["worst_ms"]
    assert data["time"]["outlaw"]["mean_ms"] > data["time"]["greenhorn"]["mean_ms"]


def test_the_ledger_does_not_grow_with_the_games(tmp_path: Path) -> None:
    """Memory stays flat over a night of games: those after the first few only change numbers."""
    schedule = make_schedule(["greenhorn", "outlaw"], seats=[3], seed="night")
    games = [play_fixture(schedule, number) for number in range(20)]
    results, sizes = TournamentResults(schedule), []
    for evenings in (1, 30):
        for played in games * evenings:
            results.add(played.outcome, played.clocks)
        Folder(tmp_path).write(results)
        sizes.append((tmp_path / FILE).stat().st_size)
    assert results.games == 620
    assert sizes[1] < sizes[0] * 1.1


def test_another_schedule_is_refused_with_the_difference(tmp_path: Path) -> None:
    schedule = make_schedule(["greenhorn", "outlaw"], seed="one")
    Folder(tmp_path).write(TournamentResults(schedule))
    others = {
        "the seed was one, not two": make_schedule(["greenhorn", "outlaw"], seed="two"),
        "the bots were greenhorn, outlaw, not outlaw, mcts": make_schedule(["outlaw", "mcts"]),
        "the number of seats was 4, not 3, 4": make_schedule(
            ["greenhorn", "outlaw"], seats=[3, 4], seed="one"
        ),
        "the options of the table were none, not expert 2018": make_schedule(
            ["greenhorn", "outlaw"], seed="one", setup=TableOptions(expert="2018")
        ),
        f"rules was {RULES_VERSION} and is 0": msgspec.structs.replace(
            schedule, versions={**schedule.versions, "rules": "0"}
        ),
    }
    for reason, other in others.items():
        with pytest.raises(FolderError) as error:
            Folder(tmp_path).open(other)
        assert reason in str(error.value)
    assert Folder(tmp_path).open(schedule).games == 0


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other"}', '{"ledger": {}}'])
def test_a_damaged_results_file_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(FolderError, match="is not the ledger of a tournament"):
        Folder(tmp_path).open(make_schedule(["greenhorn", "outlaw"]))


def test_a_ledger_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    schedule = make_schedule(["greenhorn", "outlaw"])
    folder = Folder(tmp_path)
    folder.write(TournamentResults(schedule, games=1))
    (tmp_path / f"{FILE}.new").mkdir()  # nothing can be written there
    with pytest.raises(FolderError, match="cannot be written"):
        folder.write(TournamentResults(schedule, games=2))
    assert folder.open(schedule).games == 1


# Ratings and pictures ------------------------------------------------------------------------


def outcome(*names: str) -> Outcome:
    """A game that ended in this order."""
    return Outcome(
        [SeatOutcome(name, n, float(n == 0), n, 0, {}, []) for n, name in enumerate(names)], 0, ""
    )


def test_who_wins_is_rated_higher() -> None:
    known: dict[str, Rating] = {}
    for _ in range(10):
        rate(known, outcome("a", "b", "c"))
    assert known["a"].mu > known["b"].mu > known["c"].mu
    assert known["a"].sigma < Rating().sigma


def test_who_holds_several_seats_is_rated_once() -> None:
    known: dict[str, Rating] = {}
    rate(known, outcome("a", "b", "b", "a"))
    assert set(known) == {"a", "b"}
    assert known["a"].mu == pytest.approx(25.0, abs=1.0)


def test_outlaws_are_rated_above_greenhorns() -> None:
    results = held(make_schedule(["greenhorn", "outlaw"], seed="ratings"), 20)
    low, _ = results.ratings["outlaw"].interval
    assert low > results.ratings["greenhorn"].mu


def test_ranks_are_winners_then_money_then_bullets() -> None:
    schedule = make_schedule(["greenhorn", "outlaw"], seats=[5], seed="ranks")
    for number in range(10):
        setup, bots = fixture(schedule, number)
        seats = outcome_of(play_game(setup, bots), bots).seats
        for one, other in combinations(seats, 2):
            if one.win and not other.win:
                assert one.rank < other.rank
            if one.win == other.win and one.money > other.money:
                assert one.rank < other.rank


def test_without_openskill_ratings_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings.openskill_version() is None
    schedule = make_schedule(["greenhorn", "outlaw"])
    assert schedule.versions["openskill"] == "not installed"
    results = held(schedule, 4)
    assert not results.rated
    assert results.ratings == {}
    assert "ratings.svg" not in pictures(results)


def test_pictures_are_whole() -> None:
    results = held(make_schedule(["greenhorn", "outlaw"], seed="pictures"), 8)
    charts = pictures(results)
    names = {"ladder.svg", "ratings.svg", "time.svg", "characters.svg", "money.svg"}
    assert set(charts) == names
    for picture in charts.values():
        assert picture.startswith("<svg")
        assert picture.endswith("</svg>")
        assert "outlaw" in picture
    assert "if all were equal 25.0 %" in charts["ladder.svg"]


def test_a_page_shows_all_pictures_and_names_the_seed() -> None:
    results = held(make_schedule(["greenhorn", "outlaw"], seed="<night>"), 8)
    shown = tournament_page(results)
    for picture in pictures(results).values():
        assert picture in shown
    assert "seed “&lt;night&gt;”" in shown
    assert "4 seats" in shown


def test_rows_of_the_same_thing_are_side_by_side() -> None:
    results = held(make_schedule(["greenhorn", "outlaw"], seed="pictures"), 16)
    labels = re.findall(
        r">(belle|cheyenne|doc|django|ghost|tuco)<", pictures(results)["characters.svg"]
    )
    assert labels == sorted(labels)
