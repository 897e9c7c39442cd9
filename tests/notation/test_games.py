"""The text of a game is read back as the same game, for every box and variant, with all that people
add to it; a seat's text tells what that seat saw."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from colt_express import Game, NotationError, Setup, load_record
from colt_express.engine.serialization.record import Origin, TakenBack, save_record
from colt_express.notation import Move, read_game, text_of
from colt_express.notation.games.tree import play

from ..playing import every_setup, lawless_setups, play_some, stormy_setups

TABLES = [*every_setup(), *lawless_setups(), *stormy_setups()]
games = given(
    table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), choices=st.integers(0, 250)
)
some = settings(max_examples=30, deadline=None)


def game_of(table: Setup, seed: int, choices: int) -> Game:
    return play_some(Game(table.seeded(seed)), Random(seed), choices)


@games
@some
def test_a_text_is_the_game(table: Setup, seed: int, choices: int) -> None:
    game = game_of(table, seed, choices)
    text = game.notation()
    again = Game.from_notation(text)
    assert again == game
    assert again.record() == game.record()
    assert str(read_game(text)) == text
    assert all(len(line) <= 100 for line in text.splitlines() if not line.startswith("["))


@games
@some
def test_a_record_and_a_text_say_the_same(table: Setup, seed: int, choices: int) -> None:
    game = game_of(table, seed, choices)
    if not game.over:
        game.deal_anew(seed % table.seats, "a new deal")
        play_some(game, Random(seed), 10)
    taken = [TakenBack(0, "0 draw"), TakenBack(3, "1 play move")]
    origin = Origin("a game", 3, 1)
    record = save_record(game, taken, origin)
    text = text_of(load_record(record), taken_back=taken, origin=origin)
    assert read_game(str(text)).record() == record


@games
@some
def test_a_seats_text_is_made_of_what_it_saw(table: Setup, seed: int, choices: int) -> None:
    game = game_of(table, seed, choices)
    for seat in (-1, 0, table.seats - 1):
        text = game.notation(seat)
        read = read_game(text)
        assert str(read) == text
        assert not {"Seed", "Seal"} & set(read.headers)
        history = game.history(seat)[1:]
        assert len(read.moves) == len(history)
        for move, entry in zip(read.moves, history, strict=True):
            assert move.seen == (entry.chooser != seat)
            if move.seen:
                kinds = ["-", *(event.kind for event in entry.events)]
                assert any(move.word == kind or move.word.startswith(f"{kind}_") for kind in kinds)
        with pytest.raises(NotationError, match="can be played again"):
            Game.from_notation(text)


@given(seed=st.integers(0, 2**32), words=st.lists(st.text(max_size=30), max_size=12))
@settings(max_examples=12, deadline=None)
def test_comments_variations_and_marks_stay(seed: int, words: list[str]) -> None:
    dice = Random(seed)
    game = game_of(dice.choice(TABLES), seed, dice.randrange(5, 60))
    text = text_of(game, names=[f'"{n}" \\ Ann' for n in range(game.setup.seats)])
    text.comments = [word for word in words if dice.random() < 0.2]
    again = text.begin()
    for move in text.moves:
        move.marks = dice.choice(["", "", "!", "?", "!!", "??", "!?", "?!"])
        move.comments = [word for word in words if dice.random() < 0.2]
        if dice.random() < 0.3:
            move.variations = [_variation(again, dice) for _ in range(dice.choice((1, 1, 2)))]
        play(again, move)
    written = str(text)
    read = read_game(written)
    assert str(read) == written
    assert read.game() == game
    assert [move.marks for move in read.moves] == [move.marks for move in text.moves]
    assert [len(m.variations) for m in read.moves] == [len(m.variations) for m in text.moves]
    assert [read.headers[f"Seat{n}"] for n in range(game.setup.seats)] == [
        f'"{n}" \\ Ann' for n in range(game.setup.seats)
    ]


def _variation(game: Game, dice: Random, depth: int = 0) -> list[Move]:
    """A few choices at random, from a position on, some with variations of their own."""
    copy = game.copy()
    before = len(copy.choices)
    starts = [copy.copy()]
    for _ in range(dice.randrange(1, 4)):
        play_some(copy, dice, 1)
        starts.append(copy.copy())
    follow = text_of(copy).moves[before:]
    for move, start in zip(follow, starts, strict=False):
        if depth < 2 and dice.random() < 0.2:
            move.variations = [_variation(start, dice, depth + 1)]
    return follow


TEXT = """[Game "Colt Express 1"]
[Table "ghost,tuco,cheyenne,doc;first=0"]
[Seed "folsom"]

R1 t1 G.climb! {up he goes} (G.draw {too slow} T.draw) T.draw C.punch D.climb?!
t2 G.shoot
"""


def test_an_annotated_text_by_hand() -> None:
    read = read_game(TEXT)
    assert [move.word for move in read.moves] == ["climb", "draw", "punch", "climb", "shoot"]
    first = read.moves[0]
    assert (first.marks, first.comments) == ("!", ["up he goes"])
    assert [move.word for move in first.variations[0]] == ["draw", "draw"]
    assert read.game().decisions[0].seat == 0
    assert read_game(str(read)).record() == read.record()


WRONG: list[tuple[str, str, str]] = [
    ('[Game "Colt Express 1"]', '[Game "Chess"]', "line 1, column 1: found 'Chess'"),
    ("[Table", "[Tabel", "line 5, column 1: the header [Table"),
    ("first=0", "first=7", "line 2, column 9: this table cannot be played"),
    ('[Seed "folsom"]', "[Seed folsom]", "line 3, column 1: found '[Seed folsom]'; a header"),
    (
        "G.climb!",
        "G.clim!",
        "line 5, column 7: 'clim' is not open to this seat; open: move, ",
    ),
    ("R1 t1 G", "R1 t1 T", "line 5, column 7: 'T' is not asked now; the game waits for G"),
    ("D.climb?!", "D.climb!!!", "no mark is written '!!!'; marks are ! ? !! ??"),
    ("(G.draw", "(G.dram", "line 5, column 30: 'dram' is not open"),
    ("t2 G.shoot", "(D.draw", "line 6, column 1: this variation is not closed"),
    ("(G.draw", "G.draw", "line 5, column 29: 'G' is not asked now; the game waits for T"),
    ("goes}", "goes", "line 5, column 16: this comment is not closed"),
    ("t2 ", "t3 ", "line 6, column 1: found 't3', but the game is at 't2'"),
    ("t2 ", "?? ", "line 6, column 1: found '??'; here can stand a choice"),
    ("t2 ", ") ", "line 6, column 1: ')' stands here without its '('"),
    ("t2 G.shoot", "t2 G:shot", "is what a seat saw of a choice"),
    ("R1", '[Result "G 3*"]\nR1', "the header Result says 'G 3*', but the game is not over"),
    ("R1", '[Seal "abc"]\nR1', "lead elsewhere"),
    ("R1", '[Rules "7"]\nR1', "line 5, column 9: the game was played by rules version '7'"),
]


@pytest.mark.parametrize(("right", "wrong", "sentence"), WRONG)
def test_a_wrong_text_gets_line_column_and_reason(right: str, wrong: str, sentence: str) -> None:
    assert right in TEXT
    with pytest.raises(NotationError) as refused:
        Game.from_notation(TEXT.replace(right, wrong, 1))
    assert sentence in str(refused.value)


def test_a_record_is_told_from_a_text() -> None:
    with pytest.raises(NotationError, match="load_record"):
        Game.from_notation(Game(Setup(3)).record())
