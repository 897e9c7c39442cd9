"""The terminal game, played through a keyboard that is really a file."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from rich.console import RenderableType

from colt_express import Game, Setup, load_record
from colt_express.cli import main
from colt_express.cli.folders import data_folder
from colt_express.cli.terminal.bandits import draw_bandits
from colt_express.cli.terminal.beside import draw_beside
from colt_express.cli.terminal.colours import FIGURE_STYLES
from colt_express.cli.terminal.guide import draw_guide
from colt_express.cli.terminal.saving import SavingError, default_file
from colt_express.cli.terminal.screen import Screen
from colt_express.cli.terminal.story import Line
from colt_express.cli.terminal.table import draw_table
from colt_express.cli.terminal.train import draw_train
from colt_express.engine.boxes.time_machine.table import TimeMachineTable
from colt_express.engine.figures import FIGURES
from colt_express.engine.places import AWAY, COACH, COACH_ROOF, TIME_MACHINE, inside, roof
from colt_express.engine.tokens import HELD, TOKEN_NAMES
from colt_express.words import Words, languages

from . import at_keyboard
from .at_keyboard import FIRST_OPTION_ALWAYS, run, too_wide

QUICK = "play --pace 0 --bots greenhorn --save game.json"
FOREIGN = [code for code in languages() if code != "en"]
HAND_OVER = re.compile(r"Hand the keyboard to (.+), then press Enter\.")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def saved() -> Game:
    return load_record(Path("game.json").read_bytes())


# Whole games


def test_cards_and_cars_of_ones_own_are_played_with_and_saved() -> None:
    Path("house.toml").write_text(
        'box = "house"\n[cars]\nmint = { purse = 2 }\n[stations]\nend = { turns = "O" }\n',
        encoding="utf-8",
    )
    table = "--players 3 --components house.toml --seed 6"
    played = run(f"{QUICK} {table}", typed=FIRST_OPTION_ALWAYS)
    assert played.exit_code == 0
    assert not too_wide(played.output)
    house = saved().setup.house
    assert house is not None
    assert "mint" in house.cars
    resumed = run("play --resume game.json --components house.toml")
    assert "--components is for a new game" in resumed.output


@pytest.mark.parametrize(
    "table",
    [
        "--bots outlaw --seed 1",
        "--players 3 --rules basic --seed 2",
        "--players 5 --expert 2018 --humans 2 --seed 1",
        "--variant pair --seed 1",
        "--variant duel --humans 2 --bandits tuco+cheyenne,django+doc --seed 1",
        "--variant team --humans 4 --switch neutral_shortage=stays --seed 1",
        "--humans 0 --seed 1",
        "--box horses --players 6 --humans 2 --seed 1",
        "--box horses --switch horses=light --switch whiskey=any --players 3 --seed 1",
        "--box horses --variant pair --humans 2 --seed 1",
        "--box horses --variant duel --seed 1",
        "--box horses --variant team --expert 2018 --seed 1",
    ],
)
def test_a_whole_game_fits_the_screen_and_ends_with_the_scoreboard(table: str) -> None:
    result = run(f"{QUICK} {table}", FIRST_OPTION_ALWAYS)
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    game = saved()
    assert game.over
    assert game.result is not None
    end = result.output.partition("Time to count.")[2]
    assert "ride" in end if game.result.winners else "nobody wins" in end
    assert "colt-express replay game.json" in end
    for money in game.result.money:
        assert f"${abs(money):,}" in end


@pytest.mark.parametrize(
    ("table", "language"),
    [
        ("--players 7 --seed 1", "en"),
        *[("--variant pair --expert 2018 --humans 2 --seed 1", code) for code in FOREIGN],
        *[("--box horses --players 7 --seed 1", code) for code in FOREIGN],
    ],
)
def test_a_whole_game_fits_the_screen_in_every_language(table: str, language: str) -> None:
    typed = f"log\n?\nhelpp\n99\nwhat\nsave\n{FIRST_OPTION_ALWAYS}"
    result = run(f"{QUICK} {table} --language {language}", typed)
    assert result.exit_code == 0
    assert too_wide(result.output) == []
    assert saved().over
    story = run(f"replay game.json --language {language}").output
    assert too_wide(story) == []
    assert Words(language).say("event-over") in story


def test_a_card_on_the_pile_is_never_broken_into_two_lines() -> None:
    typed = f"{FIRST_OPTION_ALWAYS}quit\n"
    output = run(f"{QUICK} --players 7 --seed 1 --language fr", typed).output
    played = re.findall(r"^[ ▶] \d \w.*(?:\n {12,}\w+:.*)*", output, re.MULTILINE)
    assert any("\n" in cards for cards in played)
    for line in "\n".join(played).splitlines():
        assert line.count("Coup de poing") == line.count("Coup")
        assert line.count("Changement d’étage") == line.count("Changement")


def test_a_pair_that_wins_is_told_so_in_the_plural() -> None:
    run(f"{QUICK} --variant pair --humans 0 --seed 1")
    assert " win together and ride off" in run("replay game.json").output
    assert " побеждают и скачут " in run("replay game.json --language ru").output


def test_a_newcomer_is_told_what_to_do() -> None:
    output = run(f"{QUICK} --bandits belle,tuco,doc,ghost --seed 1", "?\nquit\n").output
    for promise in (
        "the richest wins",
        "? explains everything",
        "You're Belle, who can't be shot or punched",
        "Your hand: ",
        "Belle, play a card",
        "Tunnel: cards are played face down",
        "Belle: can't be shot",
        "This round ends with",
        "quit: save and leave",
    ):
        assert promise in output


def test_a_newcomer_is_told_about_horses_and_stagecoach() -> None:
    table = f"{QUICK} --bandits belle,tuco,doc,ghost --seed 1"
    output = run(f"{table} --box horses", "?\nquit\n").output
    for promise in (
        "Do you board it or ride on?",
        "Still in the saddle: Belle, Tuco, Doc, Ghost",
        "Hostages left in the stagecoach: ",
        "A ride card needs a horse beside your car",
        "The Shotgun guards the",
        "Ride: with a horse",
        "Turmoil: all choose in secret",
    ):
        assert promise in output
    light = run(f"{table} --box horses --switch horses=light", "?\nquit\n").output
    assert "Ride: with a horse" in light
    assert "Shotgun" not in light
    plain = run(table, "?\nquit\n").output
    for word in ("Ride:", "Turmoil", "horse", "flask", "Shotgun"):
        assert word not in plain


def test_the_basic_game_speaks_of_no_abilities_and_no_events() -> None:
    output = run(f"{QUICK} --rules basic --seed 1", "?\nquit\n").output
    assert "This round ends with" not in output
    assert "Then " not in output.partition("Round 1 of 5")[2].partition("Your hand")[0]
    assert ", who " not in output
    assert "A simplified table: nobody has an ability here." in output
    assert "A simplified table: rounds end without events here." in output
    assert "Round 1 of 5. " in output  # and no card named after an event


def test_with_abilities_only_the_guide_tells_them_and_no_event() -> None:
    output = run(f"{QUICK} --rules abilities --bandits belle,tuco,doc,ghost --seed 1", "?\nquit\n")
    assert "nobody has an ability" not in output.output
    assert "rounds end without events here" in output.output
    assert "Round 1 of 5. " in output.output
    assert Words("en").ability("belle")[:20] in output.output


# Typing


def test_numbers_and_words_choose_the_same() -> None:
    table = f"{QUICK} --bandits belle,tuco,doc,ghost --seed 1"
    run(table, "1\n2\nquit\n")
    by_number = saved().record()
    first, second = [choice for choice in _choices(by_number) if choice.startswith("0 ")]
    run(table, f"  {first[2:].upper()} \n{second[2:]}\nquit\n")
    assert saved().record() == by_number


def _choices(record: str) -> list[str]:
    choices: list[str] = msgspec.json.decode(record)["choices"]
    return choices


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There's no choice 99; type a number from 1 to "),
        ("9" * 5000, "There's no choice 999"),
        ("drwa", "“drwa” is no choice here. Did you mean “draw”?"),
        ("hlep", "Did you mean “help”?"),
        ("make me rich", "“make me rich” is no choice here. Type a number from 1 to "),
        ("\x1b[A", "“[a” is no choice here."),
        ("log", "Belle waits in"),
        ("save", "Saved as game.json"),
    ],
)
def test_whatever_else_is_typed_is_answered_and_loses_nothing(typed: str, answer: str) -> None:
    table = f"{QUICK} --bandits belle,tuco,doc,ghost --seed 2"
    run(table, "1\n1\nquit\n")
    undisturbed = saved().record()
    result = run(table, f"{typed}\n1\n{typed}\n\n1\nquit\n")
    assert result.output.count(answer) >= 2
    assert saved().record() == undisturbed


# Leaving and coming back


def test_quit_and_resume_give_the_same_position() -> None:
    left = run(f"{QUICK} --seed 3", "1\n1\n1\nquit\n")
    assert left.exit_code == 0
    assert "Go on with: colt-express play --resume game.json" in left.output
    before = saved()
    back = run("play --pace 0 --resume game.json", "quit\n")
    assert saved().record() == before.record()
    assert _last_table(back.output) == _last_table(left.output)


def _last_table(output: str) -> str:
    """From the list of bandits to the prompt."""
    return output[output.rindex("bandit ") : output.rindex(">")]


def test_a_resumed_game_keeps_its_company_and_can_be_played_out() -> None:
    run(f"{QUICK} --players 3 --humans 2 --seed 3", "\n1\n\n1\nquit\n")
    result = run("play --pace 0 --resume game.json", FIRST_OPTION_ALWAYS)
    assert saved().over
    assert len(set(HAND_OVER.findall(result.output))) == 2


def test_the_end_of_the_input_saves_and_says_how_to_go_on() -> None:
    result = run(f"{QUICK} --seed 4", "1\n")
    assert result.exit_code == 0
    assert "Go on with: colt-express play --resume game.json" in result.output
    assert len([choice for choice in _choices(saved().record()) if choice[0] == "0"]) == 1


def test_ctrl_c_saves_and_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1", "1"])

    def interrupted() -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(f"{QUICK} --seed 4")
    assert result.exit_code == 130
    assert "Go on with: " in result.output
    assert len([choice for choice in _choices(saved().record()) if choice[0] == "0"]) == 2


def test_a_finished_game_shows_its_end_again() -> None:
    run(f"{QUICK} --humans 0 --seed 1")
    assert "ride" in run("play --pace 0 --resume game.json").output


def test_nothing_is_left_beside_the_saved_game() -> None:
    run(f"{QUICK} --seed 4", "1\n1\nquit\n")
    assert [file.name for file in Path().iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_written_is_refused_at_once() -> None:
    Path("game.json").mkdir()
    with pytest.raises(SavingError, match=r"game\.json exists and is not a saved game"):
        run(f"{QUICK} --seed 4", "1\n")


def test_a_file_in_the_place_of_the_folder_is_called_that() -> None:
    Path("games").touch()
    with pytest.raises(SavingError, match="written: there is a file where a folder should be"):
        run("play --save games/game.json --seed 4", "1\n")


def test_the_usual_file_is_a_new_one_in_the_users_folder() -> None:
    assert default_file().parent == data_folder()
    assert default_file().suffix == ".json"


# Two at one keyboard


@pytest.mark.parametrize("box", ["", "--box horses --switch whiskey=any"])
def test_two_people_never_see_each_others_cards(box: str) -> None:
    typed = "\n" + "\n1\n1\n\n2\n" * 40
    result = run(f"{QUICK} --bandits belle,tuco,doc --humans 2 --seed 5 {box}", typed)
    parts = HAND_OVER.split(result.output)
    readers, screens = parts[1::2], parts[2::2]
    assert len(readers) > 10
    assert "Your hand" not in parts[0]
    for reader, screen in zip(readers, screens, strict=True):
        for prompt in re.findall(r"^(\w+) \(1-\d+, \? for help\) >", screen, re.MULTILINE):
            assert prompt == reader
        marked = re.findall(r"^▶  . (\w+)", screen, re.MULTILINE)
        assert set(marked) <= {reader}
        for who, what in re.findall(r"^(\w+) draws (.+)\.$", screen, re.MULTILINE):
            assert who == reader or what in ("a card", "2 cards", "3 cards")
        for who, what in re.findall(r"^(\w+) plays (.+) face down\.$", screen, re.MULTILINE):
            assert who == reader or what == "a card"
        for who, what in re.findall(r"^(\w+) keeps (.+) for the next", screen, re.MULTILINE):
            assert who == reader or what in ("a card", "2 cards")


def test_a_secret_vote_is_told_when_all_have_voted() -> None:
    table = f"{QUICK} --bandits belle,tuco,doc --humans 3 --box horses --seed 5"
    screens = HAND_OVER.split(run(table, "\nride on\n\nboard\n\nride on\n\nquit\n").output)
    assert screens[1:6:2] == ["Belle", "Tuco", "Doc"]
    for screen in screens[2:6:2]:
        assert " gallops past" not in screen
        assert " leaps from the saddle" not in screen
    told = "Belle gallops past", "Tuco leaps from the saddle into", "Doc gallops past"
    assert all(sentence in screens[6] for sentence in told)


# Options of the command


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--players 3 --bandits ghost,tuco", "--bandits gives 2 players, --players 3"),
        ("--humans 5", "there are only 4 players"),
        ("--switch neutral_shortage", "--switch must be written name=value"),
    ],
)
def test_options_that_contradict_are_refused(options: str, reason: str) -> None:
    result = run(f"{QUICK} {options}")
    assert result.exit_code == 2
    assert reason in re.sub(r"\s*│\s*", " ", result.output)


def test_a_resumed_game_takes_no_options_of_a_new_one() -> None:
    run(f"{QUICK} --seed 4", "quit\n")
    result = run("play --resume game.json --players 5")
    assert result.exit_code == 2
    assert "--players is for a new game" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play --bandits ghost,tucco,doc", "no character is called 'tucco'; did you mean 'tuco'?"),
        ("play --bots outlow", "no bot is called 'outlow'; did you mean 'outlaw'?"),
        ("play --language eng", "no language is called 'eng'; did you mean 'en'?"),
        ("play --players 9", "9 players cannot play this: "),
        ("play --players 1", "1 player cannot play this: "),
        ("play --box hores", "no box is called 'hores'; did you mean 'horses'?"),
        ("play --box horses --rules basic", "the basic game is played without the boxes"),
        ("play --switch horses=light", "the switch horses belongs to the box 'horses'"),
        ("play --resume nothing.json", "nothing.json cannot be read: No such file"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_2(
    arguments: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(main, "app", at_keyboard.COMMANDS)
    monkeypatch.setattr("sys.argv", ["colt-express", *arguments.split()])
    with pytest.raises(SystemExit) as stopped:
        main.run()
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith(f"colt-express: {sentence}")
    assert error.count("\n") == 1


# The drawing


@pytest.mark.parametrize("language", languages())
def test_every_car_of_the_longest_train_is_named_in_full(language: str) -> None:
    view, words = Game(Setup(7, seed=1)).view(0), Words(language)
    drawing = draw_train(view, words).plain
    assert too_wide(drawing) == []
    for number, car in enumerate(view.cars):
        assert f" {number} {words.car(car)}" in drawing.splitlines()[-1]


def test_names_are_coloured_in_every_case() -> None:
    sentence = Screen(Words("ru")).sentence(Line("Док стреляет в Красотку. Документ цел.", False))
    styles = {sentence.plain[span.start : span.end]: span.style for span in sentence.spans}
    assert styles == {"Док": FIGURE_STYLES["doc"], "Красотку": FIGURE_STYLES["belle"]}


def test_the_longest_train_with_everyone_at_one_place_is_drawn() -> None:
    game = Game(Setup(7, seed=1))
    for bandit in game.state.bandits:
        bandit.place = 7
    for token in range(len(game.state.token_at)):
        game.state.token_at[token] = 6
    drawing = draw_train(game.view(0), Words("en")).plain
    assert too_wide(drawing) == []
    roof, _, inside, loot, *_ = drawing.splitlines()
    assert sorted(roof.strip()) == sorted("GDTCBJM")
    assert "Marshal" in inside
    assert "19$2■6◆" in loot


def with_horses(players: int) -> Game:
    """A game in which all have boarded."""
    game = Game(Setup(players, boxes=["horses"], seed=1))
    while game.state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    return game


def test_horses_and_stagecoach_are_drawn_beside_their_cars() -> None:
    game = with_horses(4)
    state = game.state
    assert state.horses is not None
    state.horses.coach, state.horses.horses = 2, [0, 3, 0, 1, 0, 0]
    state.bandits[0].place, state.bandits[1].place = COACH, COACH_ROOF
    names = [Words("en").figure(bandit.name) for bandit in game.view(0).bandits]
    lines = [line.plain for line in draw_beside(game.view(0), Words("en"))]
    assert lines == [
        " " * 17 + "♞♞♞" + " " * 29 + "♞",
        " " * 33 + f"Shotgun {names[1]} ■",
        " " * 32 + "╭────Coach────╮",
        " " * 32 + f"│{names[0]:13}│",
        " " * 32 + "╰O───────────O╯",
    ]


def test_the_shotgun_on_the_train_is_drawn_on_its_roof() -> None:
    game = with_horses(4)
    assert game.state.horses is not None
    game.state.horses.guard = roof(0)
    assert draw_train(game.view(0), Words("en")).plain.startswith(" Shotgun")
    assert "Shotgun" not in draw_beside(game.view(0), Words("en"))[0].plain


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("coach", [0, 6])
def test_everyone_and_everything_at_the_stagecoach_is_drawn(coach: int, language: str) -> None:
    game, words = with_horses(7), Words(language)
    state = game.state
    assert state.horses is not None
    state.horses.coach, state.horses.horses = coach, [0, 0, 0, 0, 0, 0, 12, 0]
    for place in (COACH, COACH_ROOF):
        for bandit in state.bandits:
            bandit.place = place
        state.token_at = [place] * len(state.token_at)
        drawing = "\n".join(line.plain for line in draw_beside(game.view(0), words))
        assert too_wide(drawing) == []
        assert "12♞" in drawing
        assert "6▼" in drawing or drawing.count("▼") == 6 or "…" in drawing
        for bandit in state.bandits:
            name = FIGURES[bandit.character]
            assert words.letter(name) in drawing or words.figure(name) in drawing


def test_a_flask_is_no_money() -> None:
    game = with_horses(4)
    state = game.state
    flask = TOKEN_NAMES.index("flask")
    flasks = [token for token, kind in enumerate(state.token_kinds) if kind == flask]
    for token, value in zip(flasks, (1, 2, 3, 4), strict=True):
        state.token_at[token] = HELD
        state.token_values[token] = value
        state.token_known[token] = 0 if value == 3 else 1
    drawing = printed(draw_bandits(game.view(0), Words("en")))
    assert "$250 ▼ ▼old ▼? ▽old = $250" in drawing


def test_a_hostage_is_shown_beside_his_bandit() -> None:
    game = with_horses(4)
    assert game.state.horses is not None
    assert "hostage" not in printed(draw_bandits(game.view(0), Words("en")))
    game.state.horses.hostage_of[2] = 5
    drawing = printed(draw_bandits(game.view(0), Words("en")))
    assert "hostage" in drawing
    assert drawing.splitlines()[3].rstrip().endswith("old lady")


def printed(drawing: RenderableType) -> str:
    screen = Screen(Words("en"))
    with screen.console.capture() as capture:
        screen.show(drawing)
    return capture.get()


def with_machine(players: int, *boxes: str) -> Game:
    """A game in which all have boarded, with the time machine."""
    game = Game(Setup(players, boxes=["time_machine", *boxes], seed=1))
    while game.state.round < 0:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    return game


def test_the_time_machine_is_drawn_before_the_locomotive() -> None:
    game = with_machine(4)
    state = game.state
    state.bandits[0].place = TIME_MACHINE
    state.token_at[-1] = TIME_MACHINE
    name = Words("en").figure(game.view(0).bandits[0].name)
    rows = draw_train(game.view(0), Words("en")).plain.splitlines()
    assert rows[1].startswith("╭≈≈≈≈≈≈≈≈≈≈╮ ╔")
    assert rows[2].startswith(f"┊{name:10}┊ ║Marshal")
    assert rows[3].startswith("┊■         ┊ ║")
    assert rows[5].startswith(" Machine      0 Loco")


@pytest.mark.parametrize("language", languages())
def test_a_crowded_time_machine_fits_the_longest_train(language: str) -> None:
    game, words = with_machine(7, "horses", "cursed"), Words(language)
    state = game.state
    assert state.horses is not None
    state.horses.horses = [0] * 7 + [7]
    for bandit in state.bandits:
        bandit.place = TIME_MACHINE
    drawing = printed(draw_table(game.view(0), words))
    assert too_wide(drawing) == []
    assert "♞♞♞♞♞♞♞" in drawing
    row = next(line for line in drawing.splitlines() if line.startswith("┊"))
    assert all(words.letter(bandit.name) in row for bandit in game.view(0).bandits)


@pytest.mark.parametrize("language", languages())
def test_only_a_time_traveller_is_told_where_he_hides(language: str) -> None:
    game, words = with_machine(4, "horses"), Words(language)
    game.state.bandits[1].place = AWAY
    game.state.time_machine = TimeMachineTable(1, inside(2))
    name = words.figure(game.view(0).bandits[1].name)
    where = str(words.place_arguments("car 2", game.view(0))["place_at"])
    for seat in (0, 1):
        lines = [line.plain for line in draw_beside(game.view(seat), words)]
        assert any(line.endswith(f" {name}") for line in lines)
        assert any(where in line for line in lines) == (seat == 1)
        assert words.say("table-gone", names=name) not in lines


def test_face_down_jewels_are_shown_like_purses() -> None:
    game = with_machine(4, "cursed")
    state = game.state
    token = state.token_kinds.index(TOKEN_NAMES.index("jewel"))
    state.token_at[token], state.token_known[token] = HELD + 1, 1 << 1
    state.token_values[token] = 5
    assert "◆?" in printed(draw_bandits(game.view(0), Words("en")))
    assert "◆5 " in printed(draw_bandits(game.view(1), Words("en")))


@pytest.mark.parametrize("language", languages())
def test_the_guide_explains_the_boxes_on_the_table(language: str) -> None:
    words = Words(language)
    titles = [words.say("help-time_machine-title"), words.say("help-cursed-title")]
    both, neither = with_machine(4, "cursed"), Game(Setup(4, seed=0))
    with_both = printed(draw_guide(both.view(0), words, both.setup))
    without = printed(draw_guide(neither.view(0), words, neither.setup))
    assert all(title in with_both.splitlines() for title in titles)
    assert not any(title in without.splitlines() for title in titles)


def test_q_quits_and_the_name_of_a_card_plays_it() -> None:
    bandits = ["belle", "tuco", "doc", "ghost"]
    table = f"{QUICK} --bandits {','.join(bandits)} --humans 4 --seed 1"
    decision = Game(Setup(bandits, seed=1)).decisions[0]
    card = next(str(option) for option in decision if str(option).startswith("play "))
    result = run(table, f"\n{card.removeprefix('play ')}\n\nq\n")
    assert "Go on with: " in result.output
    assert _choices(saved().record()) == [f"{decision.seat} {card}"]
