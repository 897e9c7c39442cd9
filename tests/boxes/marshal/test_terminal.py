"""The terminal game with Marshal & Prisoners: a prison car, a played Marshal, and his goals."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import RenderableType

from colt_express import Game, Setup, load_record
from colt_express.cli.terminal.bandits import draw_bandits
from colt_express.cli.terminal.guide import draw_guide
from colt_express.cli.terminal.scoreboard import draw_scoreboard
from colt_express.cli.terminal.screen import Screen
from colt_express.cli.terminal.table import draw_table
from colt_express.cli.terminal.train import draw_train
from colt_express.engine.boxes.marshal.seeing import GOAL_VIEWS
from colt_express.engine.boxes.marshal.table import LOST_GUN, MarshalTable, marshal_table
from colt_express.engine.information.view import GoalView
from colt_express.engine.places import AWAY, CELL, inside, roof
from colt_express.engine.tokens import HELD, TOKEN_NAMES
from colt_express.words import Words, languages

from ...cli.at_keyboard import FIRST_OPTION_ALWAYS, run, too_wide

QUICK = "play --pace 0 --bots greenhorn --save game.json --seed 1 --box marshal"
ALL_BOXES = "--box horses --box time_machine --box cursed"
ENGLISH = Words("en")
BANDITS = ["marshal", "belle", "tuco", "doc"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def printed(drawing: RenderableType) -> str:
    screen = Screen(ENGLISH)
    with screen.console.capture() as capture:
        screen.show(drawing)
    return capture.get()


def saved() -> Game:
    return load_record(Path("game.json").read_bytes())


def names_at(game: Game) -> list[str]:
    return [bandit.name for bandit in game.view(0).bandits]


def a_game(*players: str, boxes: tuple[str, ...] = ()) -> tuple[Game, MarshalTable]:
    game = Game(Setup(list(players) or BANDITS, boxes=["marshal", *boxes], seed=1))
    return game, marshal_table(game.state)


# Whole games


@pytest.mark.parametrize(
    "table",
    [
        "--players 3",
        "--players 8 --humans 2",
        "--bandits tuco,marshal,belle,mei --expert 2018",
        f"--players 6 --marshal 3 {ALL_BOXES}",
        "--players 5 --humans 0",
    ],
)
def test_a_whole_game_fits_the_screen_and_tells_why_the_marshal_won_or_not(table: str) -> None:
    result = run(f"{QUICK} {table}", FIRST_OPTION_ALWAYS)
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    game = saved()
    assert game.result is not None
    end = result.output.partition("Time to count.")[2]
    assert end.count("✓") + end.count("✗") == 5
    assert "of his 5 goals; he needed 4." in end
    he_wins = game.setup.lawman in game.result.winners
    assert ("The Marshal wins" in end) == he_wins


@pytest.mark.parametrize("language", languages())
def test_everything_at_once_fits_the_screen_in_every_language(language: str) -> None:
    typed = f"log\n?\n{FIRST_OPTION_ALWAYS}"
    result = run(f"{QUICK} --players 8 {ALL_BOXES} --language {language}", typed)
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    assert saved().over
    story = run(f"replay game.json --seat marshal --language {language}").output
    assert too_wide(story) == []


# The Marshal's seat


def test_the_first_player_is_the_marshal_unless_another_is() -> None:
    run(f"{QUICK} --players 5", "quit\n")
    assert names_at(saved())[0] == "marshal"
    run(f"{QUICK} --players 5 --marshal 4", "quit\n")
    assert names_at(saved())[3] == "marshal"
    assert "mei" not in names_at(saved())
    run(f"{QUICK} --bandits mei,marshal,tuco", "quit\n")
    assert names_at(saved()) == ["mei", "marshal", "tuco"]


def test_the_same_seed_deals_the_same_bandits() -> None:
    run(f"{QUICK} --players 6 --marshal 2", "quit\n")
    first = names_at(saved())
    run(f"{QUICK} --players 6 --marshal 2", "quit\n")
    assert names_at(saved()) == first


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--marshal 5", "players are numbered from 1 to 4"),
        ("--marshal 0", "players are numbered from 1 to 4"),
        ("--marshal 1 --bandits marshal,tuco,doc", "already contains the Marshal"),
    ],
)
def test_a_marshal_who_has_no_seat_is_refused(options: str, reason: str) -> None:
    result = run(f"{QUICK} {options}")
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())


def test_without_the_box_no_player_can_be_the_marshal() -> None:
    result = run("play --marshal 1")
    assert result.exit_code == 2
    assert "--marshal requires the box marshal" in result.output


# The guide for newcomers


def test_the_marshal_is_told_what_he_has_to_do() -> None:
    output = run(f"{QUICK} --bandits {','.join(BANDITS)}", "?\nquit\n").output
    for promise in (
        "With Marshal & Prisoners one player is the Marshal",
        "You're the Marshal. You don't rob",
        "A telegram for the Marshal.",
        "Your goals, 1 of 5:",
        "Marshal, play a card",
        "Arrest: lock up a bandit",
        "Bumpy: the train shakes",
        "Wounded knee: Climb cards do nothing",
        "Only a few scratches: at least one brawler card is left",
    ):
        assert promise in output
    assert "chased to the roof" not in output
    assert "Arch-enemy" not in output.partition("Goals the Marshal may have")[2]
    assert "Marshal: send" not in output


@pytest.mark.parametrize(
    ("language", "handed"),
    [
        ("en", "Hand the keyboard to the Marshal, then press Enter."),
        ("fr", "Le Marshal prend le clavier"),
        ("pl", "Szeryf siada do klawiatury."),
        ("ru", "Шериф садится за клавиатуру."),
    ],
)
def test_the_keyboard_is_handed_to_the_marshal(language: str, handed: str) -> None:
    table = f"--humans 2 --bandits {','.join(BANDITS)} --language {language}"
    assert handed in run(f"{QUICK} {table}", "\nquit\n").output


def test_bandits_read_about_ideas_and_companions_but_no_goals() -> None:
    output = run(f"{QUICK} --bandits belle,marshal,tuco,doc", "?\nquit\n").output
    for promise in ("Brilliant ideas", "Companions", "The Marshal reads a telegram"):
        assert promise in output
    assert "Your goals" not in output
    assert "A telegram for" not in output


@pytest.mark.parametrize("language", languages())
def test_without_the_box_the_guide_does_not_speak_of_it(language: str) -> None:
    words = Words(language)
    with_box, without = a_game()[0], Game(Setup(4, seed=1))
    for message in ("help-marshal", "help-bullets", "help-goals"):
        title = words.say(f"{message}-title")
        assert title in printed(draw_guide(with_box.view(1), words, with_box.setup)).splitlines()
        assert title not in printed(draw_guide(without.view(1), words, without.setup)).splitlines()
    arrest = words.say("card-arrest")
    assert arrest not in printed(draw_guide(without.view(1), words, without.setup))


# The drawing


def test_the_prison_car_has_a_cell_and_the_marshal_stands_where_he_is() -> None:
    game, _ = a_game()
    marshal, belle, tuco, doc = game.state.bandits
    marshal.place, belle.place, tuco.place, doc.place = roof(2), CELL, inside(5), roof(5)
    rows = draw_train(game.view(1), ENGLISH).plain.splitlines()
    assert rows[0].split() == ["Marshal", "Doc"]
    assert rows[2].endswith("│Tuco      │")
    assert rows[4].endswith("│╫Belle   ╫│")
    assert rows[6].endswith(" 5 Prison")
    assert "\n".join(rows).count("Marshal") == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("place", [CELL, inside(6), roof(6), inside(0)])
def test_all_figures_at_one_place_of_the_longest_train_are_drawn(place: int, language: str) -> None:
    words = Words(language)
    everybody = ("marshal", "belle", "tuco", "doc", "mei", "django", "ghost", "cheyenne")
    game, _ = a_game(*everybody, boxes=("time_machine",))
    for bandit in game.state.bandits:
        bandit.place = place
    drawing = draw_train(game.view(0), words).plain
    assert too_wide(drawing) == []
    train = "".join(drawing.splitlines()[:-1])
    assert all(words.letter(name) in train for name in everybody)


@pytest.mark.parametrize("language", languages())
def test_every_car_is_named_in_full_behind_the_time_machine(language: str) -> None:
    words = Words(language)
    game = Game(Setup(8, boxes=["marshal", "time_machine"], seed=1))
    labels = draw_train(game.view(0), words).plain.splitlines()[-1]
    assert all(words.car(car) in labels for car in game.view(0).cars)


def test_the_bandits_lines_tell_posters_companions_and_brawlers() -> None:
    game, marshal = a_game()
    marshal.wanted[1] = False
    marshal.companions[2] = 1
    marshal.taken_brawlers[2] = 800
    mailbag = game.state.token_kinds.index(TOKEN_NAMES.index("mailbag"))
    game.state.token_at[mailbag] = HELD + 3
    marshal.cylinders[0].pop()
    heading, his, belle, tuco, doc = printed(draw_bandits(game.view(2), ENGLISH)).splitlines()
    assert heading.split()[-3:] == ["poster", "companion", "loot"]
    assert "5+6" in his
    assert "$500" not in belle
    assert tuco.split()[-6:] == ["$500", "Doc", "$250", "✦800", "=", "$1,050"]
    assert "✉?" in doc


def test_public_parts_are_shown_to_all_and_goals_to_the_marshal_only() -> None:
    game, marshal = a_game()
    marshal.cylinders[1] = []
    marshal.wounds[1] = [LOST_GUN]
    marshal.with_the_law = 1
    marshal.prisoners = [1, 6]
    marshal.shown = [marshal.goals[0]]
    goals = [ENGLISH.goal_arguments(GOAL_VIEWS[goal]) for goal in marshal.goals]
    for seat in range(4):
        drawing = " ".join(printed(draw_table(game.view(seat), ENGLISH)).split())
        assert "The Marshal's guns: left 6 (Lost gun), right empty" in drawing
        assert "The Marshal's brawler cards: $800, $500, $300" in drawing
        assert "To be freed at the prison car: companions of Doc, Mei" in drawing
        assert "Prisoners the Marshal took back: 1" in drawing
        assert "Belle is hit: Lost gun, Shoot cards do nothing" in drawing
        assert f"a goal of the Marshal's: “{goals[0]['goal']}”" in drawing
        assert ("Your goals, 1 of 5:" in drawing) == (seat == 0)
        assert not any(f"{later['goal']}:" in drawing for later in goals[1:])


def test_who_is_thrown_off_is_gone() -> None:
    game, marshal = a_game()
    game.state.bandits[2].place = AWAY
    marshal.thrown_off[2] = True
    assert "Gone for good: Tuco" in printed(draw_table(game.view(1), ENGLISH))


# The end


def ended(rounds: list[str], met: bool) -> tuple[Game, MarshalTable]:
    """A game in which the Marshal has all or none of his warrants at the end."""
    game = Game(Setup(BANDITS, boxes=["marshal"], rounds=rounds, seed=1))
    while not game.over:
        game.choose(game.decisions[0].seat, game.decisions[0].options[-1])
    marshal = marshal_table(game.state)
    marshal.goals = [GOAL_VIEWS.index(GoalView("warrant", name)) for name in BANDITS[1:]] * 2
    marshal.wanted = [False] * 4 if met else [False, True, True, True]
    return game, marshal


ROUNDS = ["tunnel", "bridge", "braking", "rumors"]


def test_the_marshal_who_met_his_goals_wins() -> None:
    game, _ = ended([*ROUNDS, "crime_punished"], met=True)
    end = printed(draw_scoreboard(game, ENGLISH))
    assert end.count("✓ Warrant for") == 6
    assert "The Marshal has met 6 of his 6 goals" in end
    assert "The Marshal wins. Order rules" in end
    assert "Marshal" not in end.splitlines()[1]


def test_the_poorest_may_win_with_him() -> None:
    game, _ = ended([*ROUNDS, "guilty_conscience"], met=True)
    game.state.bandits[2].cash -= 10_000
    assert "The Marshal wins, and so does Tuco" in printed(draw_scoreboard(game, ENGLISH))


def test_a_marshal_who_fails_or_falls_leaves_it_to_the_richest() -> None:
    game, marshal = ended([*ROUNDS, "deadly_fall"], met=False)
    game.state.bandits[3].cash += 10_000
    end = printed(draw_scoreboard(game, ENGLISH))
    assert end.count("✗") == 6
    assert "Doc wins and rides off" in end
    marshal.wanted = [False] * 4
    marshal.thrown_off[0] = True
    end = printed(draw_scoreboard(game, ENGLISH))
    assert "But he was thrown off the train, and can't win." in end
    assert "Doc wins and rides off" in end
