"""``colt-express stats``: tallies that add up, sentences that claim no more than the numbers, and
a page that is whole."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express import Setup, SetupError, TableOptions
from colt_express.arena.balance import sentences as say
from colt_express.arena.balance.page import balance_page
from colt_express.arena.balance.reckoning import combined, deviations, shares
from colt_express.arena.balance.report import Report, as_data, findings
from colt_express.arena.balance.tallies import (
    ALL_BOXES,
    BASE,
    Account,
    Mean,
    Station,
    SurveyedTable,
    count_game,
    first_order,
    own_tables,
    survey,
    usual_tables,
)
from colt_express.arena.games import play_game
from colt_express.arena.statistics import Tally
from colt_express.cli import main
from colt_express.cli.arena import stats
from colt_express.engine.boxes import BOX_NAMES

from ..patience import busy

COMMAND = [sys.executable, "-m", "colt_express.cli.main", "stats"]
ENVIRONMENT = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60 * busy(),
        check=False,
    )


def played(tables: list[SurveyedTable], jobs: int = 1) -> Report:
    *_, accounts = survey(tables, jobs)
    return Report.of("greenhorn", "0", "colt-express stats", tables, accounts)


# Counting


def test_the_usual_tables_share_the_games() -> None:
    tables = usual_tables("outlaw", [3, 4, 5, 6], "0", 2000)
    assert [(table.family, table.seats) for table in tables] == [
        *((BASE, seats) for seats in (3, 4, 5, 6)),
        *((box, 4) for box in (*BOX_NAMES, ALL_BOXES)),
    ]
    assert sum(table.simulation.games for table in tables) == 2000
    games = [table.simulation.games for table in tables]
    assert max(games) - min(games) <= 1
    assert len({table.simulation.seed for table in tables}) == len(tables)


def test_any_number_of_processes_gives_the_same() -> None:
    tables = usual_tables("greenhorn", [3, 4], "same", 95)
    one, two = played(tables, 1), played(tables, 2)
    assert one == two
    assert as_data(one) == as_data(two)
    assert balance_page(one) == balance_page(two)


def test_tallies_add_up() -> None:
    report = played(usual_tables("greenhorn", [4], "sums", 90))
    for table, account in zip(report.tables, report.accounts, strict=True):
        bandits = table.seats - (account.marshal.games > 0)
        assert account.games == table.simulation.games == account.choices.count
        for tallies in (
            account.by_character,
            account.by_seat,
            account.by_start,
            account.by_hits,
        ):
            assert sum(tally.games for tally in tallies.values()) == bandits * account.games
            wins = sum(tally.wins for tally in tallies.values()) + account.marshal.wins
            assert wins == pytest.approx(account.games - account.unwon)
        assert account.winners.seats + account.others.seats == bandits * account.games
        assert account.winners.seats == account.hits_of_winners.count
        assert sum(station.money.count for station in account.stations.values()) == account.games
        assert account.fewest_choices <= account.choices.mean <= account.most_choices


def test_tallies_do_not_grow_with_the_number_of_games() -> None:
    sizes = [
        len(msgspec.json.encode(accounts))
        for accounts in survey(own_tables("greenhorn", "mine", [4], TableOptions(), "size", 120))
    ]
    assert sizes[-1] < 1.4 * sizes[3]


@pytest.mark.parametrize("options", [{}, {"boxes": ["horses"]}, {"boxes": ["marshal"]}])
def test_the_order_of_the_first_round_is_found_out_afterwards(options: dict[str, Any]) -> None:
    """The first player of the first round is the first to be asked what to play."""
    for seed in range(4):
        game = play_game(Setup(4, seed=seed, **options), ["greenhorn"] * 4)
        again = type(game)(game.setup)
        choices = iter(zip(game.choosers, game.choices, strict=True))
        while again.decisions[0].name != "plan" or again.state.round < 0:
            again.choose(*next(choices))
        assert first_order(game)[0] == again.state.first


def test_partners_and_gangs_are_counted() -> None:
    for seats, variant in ((4, "team"), (2, "duel"), (3, "pair")):
        account = Account()
        setup = Setup(seats, variant=variant, seed=1)
        count_game(account, play_game(setup, ["greenhorn"] * seats))
        bandits = sum(tally.games for tally in account.by_character.values())
        assert bandits == seats * (1 if variant == "team" else 2)
        assert sum(account.winning_money.values()) == 1
        assert account.winners.seats == 1
        assert account.others.seats == (1 if variant != "pair" else 2)


def test_a_table_that_cannot_be_is_refused_before_any_game() -> None:
    with pytest.raises(SetupError, match="8 players cannot play this"):
        next(survey(usual_tables("greenhorn", [3, 8], "0", 100)))


# Reckoning and sentences


def made_up(games: int, **wins: float) -> Account:
    """Four bandits who each played all games and won that share of them."""
    return Account(
        games=games,
        by_character={
            name: Tally(games, part * games, 1000 * games, seats=games)
            for name, part in wins.items()
        },
        by_start={
            str(turn): Tally(games, part * games) for turn, part in enumerate(wins.values(), 1)
        },
    )


EVEN = {"belle": 0.26, "doc": 0.25, "ghost": 0.24, "tuco": 0.25}
LOPSIDED = {"belle": 0.40, "doc": 0.25, "ghost": 0.25, "tuco": 0.10}
SLIGHT = {"belle": 0.30, "doc": 0.25, "ghost": 0.25, "tuco": 0.20}


def test_a_sure_difference_is_told_in_both_directions() -> None:
    belle, tuco = say.on_characters([made_up(1000, **LOPSIDED)])
    assert belle == "Belle wins 40 % of the games (37 – 43 %), far above chance, which is 25 %."
    assert tuco == "Tuco wins 10 % of the games (8.3 – 12 %), far below chance, which is 25 %."
    assert "Belle is the most wanted" in say.headline([made_up(1000, **LOPSIDED)])


def test_equal_shares_are_told_as_no_difference() -> None:
    account = made_up(1000, **EVEN)
    sentence = "No character is better than another: all intervals contain 25 %."
    assert say.on_characters([account]) == [sentence]
    assert say.headline([account]) == "No bandit on this train stands out significantly"


def test_chance_differences_among_many_bars_are_not_claimed() -> None:
    """An interval without a fair share is not enough, where there are many."""
    account = made_up(250, **SLIGHT)
    belle = say.characters([account])["belle"]
    assert belle.score > 1.8
    (sentence,) = say.on_characters([made_up(400, **SLIGHT)])
    assert not say.characters([made_up(400, **SLIGHT)])["belle"].contains_fair
    assert sentence.startswith("No character is significantly better than another: among 4 bars")
    assert len(say.on_characters([made_up(4000, **SLIGHT)])) == 2


def test_few_games_are_called_few() -> None:
    assert say.on_characters([made_up(20, **LOPSIDED)]) == [
        "Too few games to say whether one character is better than another."
    ]


def test_more_comparisons_need_more_distance() -> None:
    assert deviations(1) < deviations(6) < deviations(60) < 5


def test_equals_share_the_headline() -> None:
    account = made_up(2000, belle=0.35, cheyenne=0.34, doc=0.16, tuco=0.15)
    line = "Belle and Cheyenne are the most wanted bandits on the train"
    assert say.headline([account]) == line


def test_tables_of_different_sizes_have_fair_shares_of_their_own() -> None:
    """A character who plays more often at crowded tables is not called worse for it."""
    three = Account(by_character={"belle": Tally(100, 33.3), "doc": Tally(200, 66.7)})
    six = Account(by_character={"belle": Tally(900, 150), "doc": Tally(300, 50)})
    found = shares([three, six], lambda account: account.by_character)
    assert found["belle"].ratio == pytest.approx(1, abs=0.01)
    assert found["doc"].ratio == pytest.approx(1, abs=0.01)


def test_means_are_compared_within_tables() -> None:
    """A table with more of everything, and more of the one kind, is no difference."""
    pairs = [(_mean(10, 400), _mean(10, 100)), (_mean(2, 100), _mean(2, 400))]
    assert combined(pairs).value == pytest.approx(0)


def _mean(value: float, count: int) -> Mean:
    mean = Mean()
    for number in range(count):
        mean.add(value + number % 2 - 0.5)
    return mean


def test_bullets_are_told_only_where_they_differ() -> None:
    hit = made_up(100, **EVEN)
    hit.hits_of_winners, hit.hits_of_others = _mean(4, 100), _mean(6, 300)
    assert "2.0 ± 0.1 fewer than the others" in say.on_bullets([hit])[0]
    hit.hits_of_winners = _mean(6, 100)
    assert say.on_bullets([hit])[0].endswith("the others have about as many.")


def test_the_best_gunslinger_is_told_in_both_directions() -> None:
    account = made_up(1000, **EVEN)
    account.gunslinger = Tally(600, 240)
    assert "more than a fair share" in say.on_gunslinger([account])[0]
    account.gunslinger = Tally(600, 60)
    assert "less than a fair share" in say.on_gunslinger([account])[0]
    account.gunslinger = Tally(600, 150)
    assert "does not help significantly" in say.on_gunslinger([account])[0]


def test_stations_are_told_only_where_they_differ() -> None:
    account = made_up(200, **EVEN)
    account.stations = {
        "pickpocketing": Station(_mean(1800, 100), _mean(2, 100)),
        "marshals_revenge": Station(_mean(1500, 100), _mean(2, 100)),
    }
    rich, poor = say.on_stations([account])
    assert rich.startswith("“Marshal's revenge” leaves a bandit $300 ± ")
    assert "less than other stations" in rich
    assert poor.startswith("“Pickpocketing” leaves a bandit $300 ± ")
    account.stations["marshals_revenge"].money = _mean(1800, 100)
    assert say.on_stations([account])[0].startswith("No station changes money or bullets")


def test_a_box_is_told_only_where_it_changes_something() -> None:
    base = made_up(1000, **LOPSIDED)
    assert say.on_boxes(base, {"horses": made_up(1000, **LOPSIDED)}) == [
        "No box significantly changes a character's chances, in so many games."
    ]
    told = say.on_boxes(base, {"horses": made_up(1000, **EVEN)})
    assert told[0].startswith("Horses & Stagecoach: Belle wins 1.04 times a fair share")
    assert told[0].endswith("instead of 1.60.")


def test_the_marshal_is_compared_with_an_even_chance() -> None:
    account = made_up(400, belle=0.2, doc=0.2, tuco=0.2)
    account.marshal = Tally(400, 160)
    assert "40 % of the games (35 – 45 %), more than an even chance" in say.on_marshal(account)[0]
    account.marshal = Tally(400, 100)
    assert (
        "not significantly more or less than an even chance of 25 %" in say.on_marshal(account)[0]
    )


# The page and the command


def test_the_page_contains_everything_and_loads_nothing() -> None:
    report = played(usual_tables("greenhorn", [3, 4], "page", 140))
    text = balance_page(report)
    for word in ("WANTED", "Belle", "Marshal &amp; Prisoners", "The last station", "In short"):
        assert word in text
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert text.count("<svg") == text.count("</svg>")
    data = as_data(report)
    assert data["games"] == 140
    assert data["findings"] == findings(report)
    assert data["tables"][0]["by_character"]["belle"]["interval"][0] >= 0


def test_one_game_is_enough_for_a_page() -> None:
    report = played(usual_tables("greenhorn", [4], "one", 1))
    assert len(report.tables) == 1
    assert "Too few games" in balance_page(report)


def test_the_command_writes_page_and_numbers(tmp_path: Path) -> None:
    options = ["-n", "24", "--bots", "greenhorn", "--jobs", "1", "--seats", "3", "--seats", "4"]
    done = run(
        tmp_path, *options, "--json", "all.json", "--box", "horses", "--switch", "whiskey=any"
    )
    assert done.returncode == 0, done.stderr
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    data = msgspec.json.decode((tmp_path / "all.json").read_bytes())
    assert [table["seats"] for table in data["tables"]] == [3, 4]
    assert data["interrupted"] is False
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert "--seats 3 --seats 4 --box horses --switch whiskey=any" in page
    assert "Horses &amp; Stagecoach, whiskey=any, 4 seats" in page


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "outlow"], "no bot is called 'outlow'; did you mean 'outlaw'?"),
        (["--seats", "2"], "2 players cannot play this"),
        (["--box", "hores"], "did you mean 'horses'?"),
        (["--variant", "teem"], "did you mean 'team'?"),
        (["--variant", "duel", "--seats", "4"], "4 players cannot play this"),
        (["--switch", "whiskey"], "name=value"),
        (["-n", "0"], "is not in the range x>=1"),
        (["--out", "nowhere/page.html"], "there is no folder nowhere"),
        (["--json", "."], "is a folder"),
    ],
)
def test_wrong_options_get_a_sentence_and_exit_code_2(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["colt-express", "stats", "-n", "9", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main.run()
    told = capsys.readouterr()
    assert stopped.value.code == 2
    assert sentence in " ".join(told.err.replace("│", " ").split())
    assert told.out == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("chunks", [0, 30])
def test_ctrl_c_keeps_the_games_played(
    chunks: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(tables: list[SurveyedTable], jobs: int) -> Iterator[list[Account]]:
        yield from islice(survey(tables, jobs), chunks)
        raise KeyboardInterrupt

    arguments = ["-n", "1000", "--bots", "greenhorn", "--jobs", "1", "--json", "all.json"]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stats, "survey", interrupted)
    monkeypatch.setattr(sys, "argv", ["colt-express", "stats", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main.run()
    assert stopped.value.code == 130
    told = capsys.readouterr()
    if not chunks:
        assert "nothing was written" in told.err
        assert not list(tmp_path.iterdir())
        return
    assert "Stopped after 300 of 1,000 games." in told.out
    data = msgspec.json.decode((tmp_path / "all.json").read_bytes())
    assert data["interrupted"] is True
    assert data["games"] == 300
    assert len(data["tables"]) == 4 + len(BOX_NAMES) + 1
    assert (tmp_path / "balance.html").read_text(encoding="utf-8").endswith("</html>\n")


LOUD = """
from colt_express.cli import main
from colt_express.cli.arena import stats

quiet = stats.survey

def loud(*arguments):
    for number, accounts in enumerate(quiet(*arguments)):
        yield accounts
        if not number:  # what was yielded has been counted by now
            print("playing", flush=True)

stats.survey = loud
main.run()
"""


def test_a_real_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    """The command says when it has begun, so that the test need not guess how long that takes."""
    options = ["-n", "1000000", "--bots", "greenhorn", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", LOUD, "stats", *options],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60 * busy())
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "Stopped after" in out
    assert (tmp_path / "balance.html").exists()
