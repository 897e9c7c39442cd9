"""Luck-adjusted results: corrections with the mean zero, from what players know, and their sums."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, RecordError, Setup, TableOptions
from colt_express.arena.games import play_game
from colt_express.arena.luck import adjusted, luck_of
from colt_express.arena.luck.corrections import (
    HANDS,
    PARTS,
    WITHIN,
    Event,
    correction,
    events_of,
    redealt,
)
from colt_express.arena.luck.outlook import Prospects
from colt_express.arena.luck.sums import AdjustedScore, LuckSums, OpenDeal
from colt_express.arena.report import as_data, tournament_page
from colt_express.arena.results_file import ADJUSTED, FILE, FORMAT, Folder, FolderError
from colt_express.arena.schedule import Schedule, deal_of, make_schedule
from colt_express.arena.tournament import TournamentResults, hold
from colt_express.engine.cards import is_bullet
from colt_express.engine.state import OVER, State

ALL_BOXES = ["horses", "marshal", "time_machine", "cursed"]
TABLES = {
    "base": Setup(3, seed="luck"),
    "teams": Setup(4, variant="team", seed="luck"),
    "pairs": Setup(2, variant="pair", seed="luck"),
    "expert": Setup(3, expert="2018", seed="luck"),
    "all boxes": Setup(3, boxes=ALL_BOXES, seed="luck"),
}


class Reading(Prospects):
    """An outlook that costs nothing: it reads hands, the next cards of decks, purses and round
    cards, known or not."""

    def __init__(self) -> None:
        self.cost = 0

    def chances(self, deal: Game, dice: Random) -> list[float]:
        state = deal.state
        event = len(state.round_cards[min(4, state.round + 1)].name) / 20 + dice.random()
        return [number_of(state, seat) + event for seat in range(deal.setup.seats)]


def number_of(state: State, seat: int) -> float:
    """Everything that chance decides for a seat, as a number that means little."""
    player = state.players[seat]
    cards = [*player.hand, *player.deck[-2:]]
    value = sum(0.3 if is_bullet(card) else card % 7 / 10 for card in cards)
    for token, place in enumerate(state.token_at):
        value += state.token_values[token] * (1 + (token + place + seat) % 3) / 5000
    return value


@cache
def played(table: str) -> Game:
    """A finished game between greenhorns, to be read only."""
    return play_game(TABLES[table], ["greenhorn"] * TABLES[table].seats)


@cache
def luck_at(table: str) -> list[float]:
    """Its luck, by seat, with little effort."""
    return luck_of(played(table), 1).total


# Corrections -------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_the_mean_of_corrections_over_all_that_might_have_happened_is_zero(table: str) -> None:
    """Whatever the outlook. What happened is dealt anew with other dice than the corrections."""
    game = played(table)
    events = [event for event in events_of(game) if event.before is not None]
    chosen = [next(e for e in events if e.part == part) for part in (HANDS, WITHIN)]
    for event in [*chosen, events[-1]]:
        for samples in zip(*corrections_of(event), strict=True):
            number = len(samples)
            mean = sum(samples) / number
            spread = sqrt(sum((one - mean) ** 2 for one in samples) / (number - 1))
            assert abs(mean) <= 3.9 * spread / sqrt(number) + 1e-12


def corrections_of(event: Event) -> list[list[float]]:
    """The corrections for many things that might have happened at an event."""
    dice, found = Random("what might have happened"), []
    assert event.before is not None
    assert event.option is not None
    for number in range(150):
        after = redealt(event.before, dice)
        after.choose(event.seat, event.option)
        # Each has dice of its own, as each game has.
        found.append(correction(event._replace(after=after, number=number), 2, Reading()))
    return found


def test_corrections_differ_with_what_happened() -> None:
    game = played("base")
    event = next(e for e in events_of(game) if e.part == HANDS and e.before is not None)
    found = corrections_of(event)
    assert len({tuple(one) for one in found}) > 100


@pytest.mark.parametrize("table", TABLES)
def test_corrections_do_not_read_what_no_player_knows(table: str) -> None:
    """With all that is hidden from every player dealt anew, they are the same to the last digit."""
    game = played(table)
    prospects, dice = Reading(), Random("poison")
    for event in events_of(game)[1:]:
        assert event.before is not None
        before, after = hidden_anew(event.before, dice), hidden_anew(event.after, dice)
        other = event._replace(before=before, after=after)
        assert correction(other, 3, prospects) == correction(event, 3, prospects)


def hidden_anew(game: Game, dice: Random) -> Game:
    """The same position in another deal, with the seed of the game."""
    if game.state.phase == OVER:
        return game
    return Game(game.setup, False, redealt(game, dice).state)


@pytest.mark.parametrize("table", TABLES)
def test_the_luck_of_all_sides_adds_up_to_nothing(table: str) -> None:
    """Each outlook shares out one victory. Partners have the same luck."""
    game = played(table)
    luck = luck_at(table)
    sides = dict(zip(game.setup.rulebook.sides, luck, strict=True))
    assert sum(sides.values()) == pytest.approx(0, abs=1e-9)
    assert [sides[side] for side in game.setup.rulebook.sides] == luck
    assert any(luck)


def test_the_luck_of_a_record_is_the_same_every_time() -> None:
    game = played("base")
    result = adjusted(game.record().encode(), effort=1)
    assert result.luck == luck_at("base")
    assert sum(result.wins) == 1
    pairs = zip(result.wins, result.luck, strict=True)
    assert result.adjusted == [win - luck for win, luck in pairs]


def test_more_effort_means_more_deals() -> None:
    game = played("base")
    assert luck_of(game, 4000).cost > 2 * luck_of(game, 1).cost


def test_named_round_cards_come_in_every_deal() -> None:
    rounds = ["bridge", "tunnel", "bridge", "tunnel", "pickpocketing"]
    names = sorted(TABLES["base"].rulebook.rounds, key=lambda card: card.name)
    rounds = [card.name for card in names[:4]] + [TABLES["base"].rulebook.stations[0].name]
    game = Game(Setup(3, seed="named", rounds=rounds), listening=False)
    deals = [redealt(game, Random(n)) for n in range(5)]
    assert {tuple(card.name for card in deal.state.round_cards) for deal in deals} == {
        tuple(rounds)
    }


def test_only_finished_games_that_were_dealt_once_have_luck() -> None:
    game = Game(Setup(3, seed="unfinished"), listening=False)
    with pytest.raises(RecordError, match="not over"):
        luck_of(game)
    game.deal_anew(0, "anew")
    game = play_on(game)
    with pytest.raises(RecordError, match="dealt anew"):
        luck_of(game)


def play_on(game: Game) -> Game:
    while not game.over:
        game.choose_index(0)
    return game


# Sums --------------------------------------------------------------------------------------------


def deals(number: int, luck_of_win: float) -> AdjustedScore:
    """A bot whose deals have four games each, and luck that tells that share of its wins."""
    dice, score = Random("deals"), AdjustedScore()
    for _ in range(number):
        luck = [dice.gauss(0, 0.5) for _ in PARTS]
        wins = 2 + luck_of_win * sum(luck) + dice.gauss(0, 0.5)
        score.add(OpenDeal(4, wins, luck))
    return score


def test_luck_that_tells_the_result_narrows_the_interval() -> None:
    score = deals(2000, 1.0)
    assert score.games_needed == pytest.approx(1 / 3, abs=0.05)
    assert score.adjusted_rate == pytest.approx(0.5, abs=score.adjusted_error * 1.5)
    assert score.coefficient(HANDS) == pytest.approx(1, abs=0.1)


def test_luck_that_tells_nothing_costs_little() -> None:
    score = deals(2000, 0.0)
    assert score.games_needed == pytest.approx(1, abs=0.1)
    assert score.coefficient(WITHIN) == pytest.approx(0, abs=0.1)


def test_the_interval_counts_deals_not_games() -> None:
    """Ten deals whose four games all end alike say as much as ten games."""
    score = AdjustedScore()
    for deal in range(10):
        score.add(OpenDeal(4, 4.0 * (deal % 2), [0.0, 0.0]))
    assert score.win_rate == 0.5
    assert score.win_error == pytest.approx(1.959964 * sqrt(0.25 / 9))
    assert score.adjusted_error == score.win_error


def test_a_bot_with_other_numbers_of_results_has_a_mean_by_results() -> None:
    score = AdjustedScore()
    score.add(OpenDeal(8, 2.0, [0.0, 0.0]))
    score.add(OpenDeal(4, 3.0, [0.0, 0.0]))
    assert score.win_rate == 5 / 12
    residues = [2 - 8 * 5 / 12, 3 - 4 * 5 / 12]
    wanted = 1.959964 * sqrt(2 * sum(one * one for one in residues)) / 12
    assert score.win_error == pytest.approx(wanted)


def test_a_deal_that_is_being_played_counts_as_it_is() -> None:
    sums = LuckSums()
    for deal in (0, 0, 1):
        sums.begin(deal)
        sums.add("outlaw", 1.0, [0.5, 0.0])
    score = sums.by_bot()["outlaw"]
    assert (score.deals, score.games) == (2, 3)
    assert sums.by_bot()["outlaw"].deals == 2  # asking changes nothing


# Tournaments -------------------------------------------------------------------------------------


def schedule() -> Schedule:
    return make_schedule(["greenhorn"], against="outlaw", seats=[3], adjust=1)


def held(games: int, jobs: int = 1, results: TournamentResults | None = None) -> TournamentResults:
    results = results or TournamentResults(schedule())
    for _ in hold(results, games, jobs):
        pass
    return results


@pytest.fixture(scope="module")
def six_games() -> TournamentResults:
    return held(6)


def counted(results: TournamentResults) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(results, clocks={}), order="sorted")


def test_any_number_of_processes_gives_the_same_luck(six_games: TournamentResults) -> None:
    assert counted(held(6, jobs=2)) == counted(six_games)


def test_a_run_broken_off_within_a_deal_goes_on(
    six_games: TournamentResults, tmp_path: Path
) -> None:
    folder, results = Folder(tmp_path), TournamentResults(schedule())
    for _ in hold(results, 6):
        if results.games == 4:
            break
    folder.write(results)
    again = Folder(tmp_path).open(schedule())
    assert deal_of(again.schedule, again.games) == 1
    assert counted(held(6, results=again)) == counted(six_games)


def test_a_report_shows_both_intervals(six_games: TournamentResults) -> None:
    data = as_data(six_games)["adjusted"]
    assert data["effort"] == 1
    assert data["events_per_game"] > 5
    assert data["cost_per_game"] > 0
    for name, score in six_games.scores.items():
        bot = data["bots"][name]
        assert bot["deals"] == 2
        assert bot["plain_win_rate"] == pytest.approx(score.all.win_rate)
        low, high = bot["interval"]
        assert low <= bot["win_rate"] <= high
    assert "Less the luck" in tournament_page(six_games)
    plain = TournamentResults(make_schedule(["greenhorn"], against="outlaw", seats=[3]))
    for _ in hold(plain, 3):
        pass
    assert "adjusted" not in as_data(plain)
    assert "Less the luck" not in tournament_page(plain)


def test_folders_with_and_without_luck_are_told_apart(
    six_games: TournamentResults, tmp_path: Path
) -> None:
    Folder(tmp_path).write(six_games)
    data = msgspec.json.decode((tmp_path / FILE).read_bytes())
    assert data["format"] == ADJUSTED
    plain = make_schedule(["greenhorn"], against="outlaw", seats=[3])
    with pytest.raises(FolderError, match=r"--adjust was 1, not none; use the same options"):
        Folder(tmp_path).open(plain)
    old = TournamentResults(plain)
    Folder(tmp_path).write(old)
    data = msgspec.json.decode((tmp_path / FILE).read_bytes())
    assert data["format"] == FORMAT
    del data["ledger"]["luck"], data["ledger"]["plan"]["adjust"]  # as older programs wrote it
    (tmp_path / FILE).write_bytes(msgspec.json.encode(data))
    assert Folder(tmp_path).open(plain).games == 0
    with pytest.raises(FolderError, match=r"--adjust was none, not 1"):
        Folder(tmp_path).open(schedule())


def test_the_marshal_and_partners_have_their_results() -> None:
    law = make_schedule(
        ["outlaw"],
        against="greenhorn",
        as_marshal=True,
        seats=[3],
        setup=TableOptions(boxes=["marshal"]),
        adjust=1,
    )
    team = make_schedule(["outlaw", "greenhorn"], setup=TableOptions(variant="team"), adjust=1)
    for plan, name, results_of_a_deal in ((law, "outlaw as marshal", 1), (team, "outlaw", 2)):
        results = TournamentResults(plan)
        for _ in hold(results, 2):
            pass
        score = results.luck.by_bot()[name]
        assert score.games == results.scores[name].all.games
        assert score.games == results_of_a_deal * score.deals
