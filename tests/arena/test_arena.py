"""The arena: line-ups, tallies, and games that come out the same in any number of processes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from colt_express import ColtExpressError, SetupError, TableOptions
from colt_express.arena.line_up import read_line_up, rotated
from colt_express.arena.simulate import Simulation, play_chunk, simulate
from colt_express.arena.statistics import Statistics, Tally


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("outlaw,greenhorn×3", ["outlaw", "greenhorn", "greenhorn", "greenhorn"]),
        ("greenhorn x2 , outlaw*2", ["greenhorn", "greenhorn", "outlaw", "outlaw"]),
        ("outlaw", ["outlaw"]),
    ],
)
def test_line_ups_are_read(text: str, seats: list[str]) -> None:
    assert read_line_up(text) == seats


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not a line-up"),
        ("outlaw,,greenhorn", "is not a line-up"),
        ("×3", "is not a line-up"),
        ("outlow", "did you mean 'outlaw'?"),
        ("outlaw×0", "asks for 0 seats"),
        ("outlaw×9", "asks for 9 seats"),
        ("outlaw×three", "no bot is called 'outlaw×three'"),
    ],
)
def test_a_wrong_line_up_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ColtExpressError) as error:
        read_line_up(text)
    assert reason in str(error.value)


def test_every_bot_visits_every_seat() -> None:
    line_up = ["a", "b", "c"]
    assert [rotated(line_up, n).index("a") for n in range(6)] == [0, 2, 1, 0, 2, 1]


def test_the_first_one_leads_the_marshal_and_is_counted_apart() -> None:
    line_up = read_line_up("outlaw,greenhorn×2")
    statistics = play_chunk(
        Simulation(line_up, TableOptions(boxes=["marshal"]), "the law", 4), 0, 4
    )
    assert {name: tally.games for name, tally in statistics.by_bot.items()} == {
        "outlaw as marshal": 4,
        "greenhorn": 8,
    }
    assert statistics.by_character["marshal"].wins == statistics.by_bot["outlaw as marshal"].wins


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (750, 1000, 0.7223, 0.7759),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert Tally(games=games, wins=wins).interval == pytest.approx((low, high), abs=1e-4)


def test_an_empty_tally_knows_nothing() -> None:
    assert Tally().interval == (0.0, 1.0)
    assert (Tally().win_rate, Tally().mean_money, Tally().money_error) == (0.0, 0.0, 0.0)


def test_money_has_a_mean_and_an_error() -> None:
    tally = Tally()
    for money in (1000, 2000, 3000):
        tally.add(0, money)
    assert tally.mean_money == 2000
    assert tally.money_error == pytest.approx(1.96 * 1000 / 3**0.5, rel=1e-3)


def plan(games: int, **options: Any) -> Simulation:
    return Simulation(read_line_up("greenhorn×4"), TableOptions(**options), "arena", games)


def last(statistics: Any) -> Statistics:
    *_, total = statistics
    assert isinstance(total, Statistics)
    return total


def test_tallies_add_up() -> None:
    whole = play_chunk(plan(30), 0, 30)
    parts = play_chunk(plan(30), 0, 13)
    parts.merge(play_chunk(plan(30), 13, 30))
    parts.sort()
    whole.sort()
    assert parts == whole
    assert whole.games == 30
    assert sum(tally.wins for tally in whole.by_seat.values()) == pytest.approx(30)
    assert sum(tally.games for tally in whole.by_character.values()) == 120
    assert sum(whole.by_station.values()) == 30


def test_any_number_of_processes_gives_the_same() -> None:
    assert last(simulate(plan(35), jobs=1)) == last(simulate(plan(35), jobs=2))


@pytest.mark.parametrize(
    ("line_up", "options"),
    [
        ("greenhorn×3", {"expert": "2018"}),
        ("greenhorn×7", {"rules": "basic"}),
        ("greenhorn×2", {"variant": "duel"}),
        ("greenhorn×3", {"variant": "pair"}),
        ("greenhorn×6", {"variant": "team"}),
    ],
)
def test_every_variant_can_be_simulated(line_up: str, options: dict[str, Any]) -> None:
    total = last(
        simulate(Simulation(read_line_up(line_up), TableOptions(**options), "variants", 4))
    )
    assert total.games == 4
    assert sum(tally.wins for tally in total.by_bot.values()) == pytest.approx(4)


def test_partners_stay_partners_and_win_together() -> None:
    total = last(
        simulate(
            Simulation(read_line_up("outlaw×2,greenhorn×2"), TableOptions(variant="team"), "t", 12)
        )
    )
    assert total.by_bot["outlaw"].win_rate > 0.9
    assert {tally.win_rate for tally in total.by_seat.values()} == {0.5}
    assert {tally.games for tally in total.by_bot.values()} == {12}  # one result, but money each
    assert {tally.seats for tally in total.by_bot.values()} == {24}
    money = sum(tally.mean_money for tally in total.by_seat.values()) / 4
    assert sum(tally.mean_money for tally in total.by_bot.values()) / 2 == pytest.approx(money)


def test_partners_with_different_bots_have_a_result_each() -> None:
    line_up = read_line_up("outlaw,greenhorn,outlaw,greenhorn")
    total = last(simulate(Simulation(line_up, TableOptions(variant="team"), "t", 4)))
    assert {name: tally.games for name, tally in total.by_bot.items()} == {
        "outlaw": 8,
        "greenhorn": 8,
    }


def test_a_table_that_cannot_be_is_refused_before_any_game() -> None:
    with pytest.raises(SetupError, match="3 to 6 players"):
        next(simulate(Simulation(["greenhorn"] * 2, TableOptions(), "none", 10)))


def test_statistics_do_not_grow_with_the_number_of_games() -> None:
    """Memory does not grow with the games: the tallies of 20 games are as long as those of 60."""
    sizes = [len(msgspec.json.encode(s)) for s in simulate(plan(60))]
    assert sizes[-1] < sizes[1] * 1.3


def test_closing_the_generator_stops_the_games() -> None:
    running = simulate(plan(100_000), jobs=2)
    assert next(running).games > 0
    running.close()  # type: ignore[attr-defined]
