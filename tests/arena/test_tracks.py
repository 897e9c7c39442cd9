"""Tracks: the same figures everywhere, honest refusals, and rows that can be played again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from colt_express import Setup
from colt_express.arena.schedule import make_schedule
from colt_express.arena.tournament import play_fixture
from colt_express.arena.tracks import TRACKS, TrackError, find_track
from colt_express.arena.tracks.beat import Beat
from colt_express.arena.tracks.figures import Figure, mean_by_game, mean_of, share_of_wins
from colt_express.arena.tracks.foretell import GAMES, PIECES, Foretell, recorded_games
from colt_express.arena.tracks.leaderboard import markdown, stored_rows
from colt_express.arena.tracks.playing import missing, play
from colt_express.arena.tracks.rows import LEADERBOARD, new_row, read_row, text_of
from colt_express.arena.tracks.tables import TableTrack, is_equal, line_up_of, setup_of
from colt_express.arena.tracks.track import Track, check_bot
from colt_express.bots import BotFailed
from colt_express.bots.codes import UnknownBot
from colt_express.bots.own import OwnBotError
from colt_express.replays.many_games import GamesFile

from .commands import told_by

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "colt_express.cli.main", "tracks"]
ROWS = [
    pytest.param(track, row, id=f"{track.name} {row.label}")
    for track in TRACKS.values()
    for row in stored_rows(track)
]
QUICK = {"greenhorn", "outlaw"}
PREDICTOR = """
class Sure:
    def predict(self, decision, look):
        return [1.0] + [0.0] * (len(decision.options) - 1)

class Short:
    def predict(self, decision, look):
        return [1.0]

class Wild:
    def predict(self, decision, look):
        return [0.9] * len(decision.options)

class Rude:
    def predict(self, decision, look):
        return "no"

class Broken:
    def predict(self, decision, look):
        return veiw

class Silent:
    pass
"""


def tracks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """The exit code, standard output and standard error."""
    return told_by(monkeypatch, capsys, "tracks", *arguments)


# Figures


def test_the_games_of_a_deal_are_one_observation() -> None:
    apart = share_of_wins([[1, 1, 1, 1], [0, 0, 0, 0]] * 10)
    assert apart is not None
    assert apart.error is not None
    assert apart.value == 0.5
    # As of 20 independent games, not of 80
    assert apart.error == pytest.approx(1.959964 * (0.25 / 19) ** 0.5)


def test_a_bot_that_always_wins_has_an_interval() -> None:
    always = share_of_wins([[1, 1, 1, 1]] * 100)
    assert always is not None
    assert always.error is not None
    assert always.error == pytest.approx(0.0095, abs=1e-4)
    assert share_of_wins([[0, 0]] * 200) == Figure(0.0, always.error)
    alike = share_of_wins([[1, 0, 0, 0]] * 400)
    assert alike == pytest.approx((0.25, always.error / 4))
    assert share_of_wins([]) is None
    assert share_of_wins([[1, 0]]) == Figure(0.5, None)


def test_means_of_unequal_games_and_of_figures() -> None:
    assert mean_by_game([]) is None
    found = mean_by_game([(10, -10.0), (30, -60.0)])
    assert found is not None
    assert found.value == -1.75
    even = mean_by_game([(10, -12.0), (30, -36.0)])
    assert even is not None
    assert even == pytest.approx((-1.2, 0.0))
    assert mean_of([Figure(0.2, 0.03), Figure(0.4, 0.04)]) == pytest.approx((0.3, 0.025))
    assert mean_of([Figure(0.2, 0.03), Figure(0.4, None)]).error is None


# Playing


def test_a_part_of_beat_is_a_challenge_of_the_arena() -> None:
    schedule = make_schedule(["greenhorn"], against="outlaw", seed="tracks")
    outcomes = [play_fixture(schedule, number).outcome for number in range(8)]
    wins = [seat.win for outcome in outcomes for seat in outcome.seats if seat.name == "greenhorn"]
    beat = TRACKS["beat"]
    assert wins == [win for deal in (0, 1) for win in beat.play("greenhorn", "outlaw", deal)]


@pytest.mark.parametrize("track", [one for one in TRACKS.values() if isinstance(one, TableTrack)])
def test_the_entry_sits_in_every_seat_but_the_marshals(track: TableTrack) -> None:
    for part, table in track.tables.items():
        setup: Setup = setup_of(table)
        seats = []
        for rotation in range(track.games(part)):
            bots, seat = line_up_of(table, "entry", rotation)
            assert bots.count("entry") == 1
            assert bots[seat] == "entry"
            assert len(bots) == setup.seats
            sides = setup.rulebook.sides
            if table.partner:
                partner = next(
                    other
                    for other in range(len(bots))
                    if sides[other] == sides[seat] and other != seat
                )
                assert bots[partner] == table.partner
            seats.append(seat)
        wanted = [seat for seat in range(setup.seats) if seat != setup.lawman]
        assert sorted(seats) == wanted, part


def test_equal_bots_share_exactly_and_are_not_played() -> None:
    for track in TRACKS.values():
        if isinstance(track, TableTrack):
            equal = [part for part, table in track.tables.items() if is_equal(table, "outlaw")]
            assert equal
            for part in equal:
                piece = track.play("outlaw", part, 0)
                assert len(set(piece)) == 1
                figure = track.figure({part: [piece, piece]}, part)
                assert figure is not None
                assert figure.error == 0


def test_any_number_of_processes_gives_the_same_row() -> None:
    rows = [new_row(Beat(), "greenhorn") for _ in range(2)]
    for row, jobs in zip(rows, (1, 2), strict=True):
        pieces = [(part, number) for number in range(3) for part in ("greenhorn", "outlaw")]
        for _ in play(row, pieces, jobs):
            pass
    assert text_of(rows[0]) == text_of(rows[1])


def test_what_is_there_already_is_not_played_again() -> None:
    track = Beat()
    row = new_row(track, "outlaw")
    assert len(missing(track, row, 8)) == 6
    assert len(missing(track, row, None)) == 300
    assert missing(track, row, 4, ["outlaw"]) == [("outlaw", 0)]
    with pytest.raises(TrackError, match="beat has no part 'outlow'; did you mean 'outlaw'"):
        missing(track, row, 4, ["outlow"])
    row.results["greenhorn"] += [[1, 1, 1, 1]] * 2
    assert missing(track, row, 8) == [
        (part, number) for number in range(2) for part in ("outlaw", "gunslinger:2000")
    ]


def test_the_held_out_games_are_those_that_the_page_says_how_to_make() -> None:
    page = (ROOT / "docs/tracks.md").read_text(encoding="utf-8")
    for part, number in PIECES.items():
        file = GamesFile(GAMES / f"{part}.jsonl.zst")
        made, games = file.header().made_by, recorded_games(part)
        bot = f"{made['line_up'][0]}×{len(made['line_up'])}"
        command = f"simulate {bot} -n {number} --seed {made['seed']} --records {part}.jsonl.zst"
        assert f"colt-express {command}" in page
        assert f"`{file.checksum()}`" in page
        assert len(games) == number


def test_foretell_counts_what_a_predictor_says(tmp_path: Path) -> None:
    file = tmp_path / "predictors.py"
    file.write_text(PREDICTOR)
    track = Foretell()
    uniform, worth, sure = (
        track.play(entry, "gunslingers", 0) for entry in ("uniform", "outlaw", f"{file}:Sure")
    )
    assert uniform[0] == worth[0] == sure[0] > 50
    assert uniform[1] < worth[1]
    # Each card is either the first option, or as improbable as can be counted.
    misses = sure[1] / -9.210340
    assert misses == pytest.approx(round(misses), abs=1e-3)
    assert 0 < misses < sure[0]


# Rows


def test_the_leaderboard_is_what_the_rows_say() -> None:
    assert (ROOT / "LEADERBOARD.md").read_text(encoding="utf-8") == markdown()


def test_every_file_of_the_leaderboard_is_a_row_of_a_track() -> None:
    rows = [read_row(path, TRACKS) for path in LEADERBOARD.glob("*.json")]
    assert len(rows) == len(ROWS)
    assert sum(path.stat().st_size for path in LEADERBOARD.iterdir()) < 200_000


@pytest.mark.parametrize(("track", "row"), ROWS)
def test_a_row_is_the_same_when_it_is_played_again(track: Track, row: Any) -> None:
    """In part: a piece of each part that takes little time."""
    if row.file:
        pytest.skip("what this class has learned is not in the repository")
    for part, pieces in row.results.items():
        if {"gunslinger", "legend"} & {word.partition(":")[0] for word in (row.entry, part)}:
            continue
        number = len(pieces) // 2
        assert track.play(row.entry, part, number) == pytest.approx(pieces[number], abs=1e-6)


def test_a_row_of_a_search_is_the_same_when_a_game_is_played_again() -> None:
    beat = Beat()
    row = next(row for row in stored_rows(beat) if row.entry == "gunslinger:2000")
    deals = row.results["greenhorn"]
    last = len(deals) - 1
    assert beat.win(row.entry, "greenhorn", last, 3) == deals[last][3]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "colt-express track 9"}, "has the format"),
        ({"track": "win"}, "is of the track 'win'; there are"),
        ({"version": 99}, "of version 99 of the track beat"),
        ({"rules": 99}, "of version 99 of the rules"),
        ({"results": {"sheriff": []}}, "beat has no part 'sheriff'"),
        ({"results": {"outlaw": [[0, 1, 0]]}}, "deal 1 of outlaw cannot have given"),
        ({"results": {"outlaw": [[0, 1, 0, 1], [0, 2, 0, 0]]}}, "deal 2 of outlaw cannot"),
        ({"results": {"outlaw": 3}}, "is no row of a track"),
        ({"results": {"outlaw": [[None, 0, 0, 0]]}}, "is no row of a track"),
    ],
)
def test_a_damaged_row_is_refused(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    data = msgspec.json.decode(text_of(new_row(Beat(), "outlaw")))
    file = tmp_path / "beat-outlaw.json"
    file.write_bytes(msgspec.json.encode(data | change))
    with pytest.raises(TrackError, match=reason):
        read_row(file, TRACKS)
    file.write_bytes(b"{")
    with pytest.raises(TrackError, match="is no row of a track"):
        read_row(file, TRACKS)


# Refusals


@pytest.mark.parametrize(
    "code", ["legend", "gunslinger", "mcts", "legend:250ms", "gunslinger:1000ms", "legend:4000"]
)
def test_bots_without_a_fixed_number_of_steps_are_refused(code: str) -> None:
    with pytest.raises(TrackError, match="2,000 or 20,000 engine steps") as refused:
        check_bot(code)
    assert ("every machine" in str(refused.value)) == (code != "legend:4000")


def test_unknown_tracks_and_entries_are_refused() -> None:
    with pytest.raises(TrackError, match="no track is called 'bet'; did you mean 'beat'"):
        find_track("bet")
    with pytest.raises(UnknownBot, match="did you mean 'outlaw'"):
        TRACKS["beat"].check("outlow")
    with pytest.raises(TrackError, match="no predictor is called 'gunslinger'"):
        TRACKS["foretell"].check("gunslinger")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Short", "returned 1 probabilities for"),
        ("Wild", "with the sum"),
        ("Rude", "returned 'no'; return a probability for each option"),
        ("Broken", "predictors.py, line 20: NameError"),
        ("Silent", "has no method predict"),
        ("Shy", "has no class 'Shy'"),
        ("", "names a file only"),
    ],
)
def test_predictors_that_fail_are_told_in_a_sentence(
    tmp_path: Path, name: str, reason: str
) -> None:
    file = tmp_path / "predictors.py"
    file.write_text(PREDICTOR)
    track = Foretell()
    with pytest.raises((TrackError, OwnBotError), match=reason):
        _checked_and_played(track, f"{file}:{name}")


def _checked_and_played(track: Track, entry: str) -> None:
    track.check(entry)
    track.play(entry, "gunslingers", 0)


def test_a_bot_that_fails_is_named_with_its_deal(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(
        "from colt_express.bots import Bot\n"
        "class MyBot(Bot):\n"
        "    def choose(self, decision, look):\n"
        "        return 1 / 0\n"
    )
    with pytest.raises(BotFailed, match=r"deal 3 of 'outlaw': .*line 4: ZeroDivisionError"):
        TRACKS["beat"].play(f"{file}:MyBot", "outlaw", 2)


# The command


def test_all_tables_are_readable_at_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = tracks(monkeypatch, capsys)
    assert code == 0
    assert max(len(line) for line in out.splitlines()) <= 80
    for name in TRACKS:
        assert f"{name}: " in out
    code, out, _ = tracks(monkeypatch, capsys, "--json")
    assert set(msgspec.json.decode(out)) == set(TRACKS)


def test_the_command_plays_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = ["foretell", "uniform", "-n", "1", "--jobs", "1", "--out", str(tmp_path)]
    code, out, err = tracks(monkeypatch, capsys, *few)
    assert code == 0
    assert "uniform" in out
    assert "foretell-uniform.json" in err
    first = (tmp_path / "foretell-uniform.json").read_bytes()
    assert tracks(monkeypatch, capsys, *few)[0] == 0
    assert (tmp_path / "foretell-uniform.json").read_bytes() == first
    few[3] = "2"
    _, out, _ = tracks(monkeypatch, capsys, *few, "--json")
    data = msgspec.json.decode(out)
    assert data["games"] == 4
    assert data["results"] == read_row(tmp_path / "foretell-uniform.json", TRACKS).results


def test_a_folder_with_another_bots_row_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "predictors.py"
    file.write_text(PREDICTOR)
    few = ["foretell", f"{file}:Sure", "-n", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert tracks(monkeypatch, capsys, *few)[0] == 0
    file.write_text(PREDICTOR + "\n")
    code, _, err = tracks(monkeypatch, capsys, *few)
    assert code == 2
    assert "another bot or has changed since" in err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["bet"], "no track is called 'bet'"),
        (["beat", "legend"], "write legend:2000 or legend:20000"),
        (["beat", "nobody.py:MyBot"], "cannot be read"),
        (["beat", "-n", "4"], "say what takes part"),
        (["beat", "--markdown"], "give no track"),
        (["beat", "outlaw", "-n", "0"], "0 is not in the range"),
    ],
)
def test_wrong_options_are_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    reason: str,
) -> None:
    code, out, err = tracks(monkeypatch, capsys, *arguments)
    assert code == 2
    assert out == ""
    assert reason in " ".join(err.replace("│", " ").split())


def test_a_file_in_the_place_of_the_folder_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "there"
    file.write_text("no folder")
    code, _, err = tracks(monkeypatch, capsys, "beat", "outlaw", "-n", "4", "--out", str(file))
    assert code == 2
    assert "cannot be used" in err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    command = [*COMMAND, "beat", "outlaw", "-n", "400", "--jobs", "1", "--out", str(tmp_path)]
    child = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE)
    file = tmp_path / "beat-outlaw.json"
    for _ in range(600):
        if file.exists():
            break
        sleep(0.1)
    os.kill(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=120)
    assert child.returncode == 130
    assert b"Traceback" not in err
    assert b"outlaw" in out
    assert b"Stopped early." in err
    assert 0 < TRACKS["beat"].count(read_row(file, TRACKS).results) < 1200
