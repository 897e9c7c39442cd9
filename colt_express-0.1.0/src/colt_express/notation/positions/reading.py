"""Reading a position: the line is taken apart field by field and becomes a state again.

Every number is checked against the table it belongs to, so a damaged line is refused with a
sentence that names the column; what no check foresees is caught when the position is looked at
once from every seat.
"""

from __future__ import annotations

import re
from typing import Final

from ...engine.boxes import BOXES
from ...engine.chance import key_of
from ...engine.configuration.setup import UNKNOWN as NO_SEED
from ...engine.configuration.setup import Setup
from ...engine.game import Game
from ...engine.information.seeing import view_state
from ...engine.registry import NUMBERS, STEPS, TASKS, Task
from ...engine.serialization.digest import digest
from ...engine.state import PHASES, State
from ...errors import did_you_mean, quoted
from ..errors import Source
from ..symbols import read_number, unescaped
from ..tables import read_table
from .asking import read_answers, read_questions
from .boxes import read_box
from .cards import HIDDEN, read_pile
from .fields import ALL, EVERYTHING, SPECTATING, UNKNOWN
from .filling import fill
from .people import read_bandits, read_seats
from .splitting import Fields, split_numbers
from .train import place_here, read_rounds, read_spare, read_tokens, read_train

KEY: Final = re.compile(r"!([0-9a-f]{64})")
MOST: Final = 999_999
BROKEN: Final = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
    *(NotImplementedError, RecursionError),
)
"""What a position raises that no rule can lead to."""


def read_line(line: str, source: Source | None = None) -> tuple[Game, int]:
    """The game in the position of a line, and its viewer: a seat, -1 or `ALL`. Unless everything is
    in the line, the rest is filled in with placeholders that nobody may see."""
    fields = Fields(line.strip("\r\n"), source or Source())
    setup, key, counter = _read_dice(fields)
    state = State.fresh(setup.rulebook, key, listening=True)
    state.counter = counter
    viewer = _read_viewer(fields, setup.seats)
    try:
        _read_state(state, fields, viewer)
        for seat in range(-1, setup.seats):
            view_state(state, seat)
        digest(state)
    except BROKEN as error:
        raise fields.source.error(
            f"no game comes to this position: its fields contradict each other ({quoted(error)})"
        ) from None
    game = Game(setup, state=state)
    game.began_at = line.strip()
    return game, viewer


def _read_viewer(fields: Fields, seats: int) -> int:
    viewers = {EVERYTHING: ALL, SPECTATING: -1, **{str(seat): seat for seat in range(seats)}}
    if fields.viewer not in viewers:
        raise fields.viewer_at.error(
            f"no viewer is called {quoted(fields.viewer)}; choose from {', '.join(viewers)}"
        )
    return viewers[fields.viewer]


def _read_dice(fields: Fields) -> tuple[Setup, bytes, int]:
    """The table, the key of its dice, and how often they were thrown. A seat does not know them."""
    table, table_at = fields["table"]
    word, source = fields["dice"]
    if fields.viewer == EVERYTHING and not word:
        raise fields.source.error("the field 'dice' is missing: a seed and a number")
    if not word or fields.viewer != EVERYTHING:
        return read_table(table, table_at, NO_SEED).known, bytes(32), 0
    seed, dot, number = word.rpartition(".")
    if not dot:
        raise source.error(f"found {quoted(word)}; dice are a seed and a number, like folsom.37")
    counter = read_number(number, source.after(len(seed) + 1), 0, MOST, "the number of throws")
    if found := KEY.fullmatch(seed):
        return read_table(table, table_at, NO_SEED).known, bytes.fromhex(found[1]), counter
    text = unescaped(seed, source)
    setup = read_table(table, table_at, text)
    return setup, key_of(setup.seed), counter


def _read_state(state: State, fields: Fields, viewer: int) -> None:
    """The order matters: later fields name cars, bandits, tokens and cards of earlier ones."""
    _read_moment(state, fields)
    read_train(state, fields)
    hidden_rounds = read_rounds(state, fields)
    if "law" in fields:
        word, source = fields["law"]
        place, _, neutral = word.partition(".")
        state.marshal_at = place_here(state, place, source)
        at = source.after(len(place) + 1)
        state.neutral = read_number(neutral, at, 0, MOST, "the number of neutral bullets")
    read_bandits(state, fields)
    hidden_tokens = read_tokens(state, fields)
    read_spare(state, fields)
    unseen = read_seats(state, fields)
    if "pile" in fields:
        state.pile = read_pile(fields["pile"][0], state, fields["pile"][1])
    if "done" in fields:
        most = len(state.pile)
        bounds = [("cards turned up", 0, most), ("cards returned", 0, most)]
        state.resolved, state.returned = fields.numbers("done", bounds)
    for box in BOXES:
        if box.name in fields:
            if box not in state.rules.played or not box.tables:
                raise fields[box.name][1].error(f"this table is played without {box.name}")
            setattr(state, box.name, read_box(box, fields[box.name][0], state, fields[box.name][1]))
    _read_stack(state, fields)
    if viewer == ALL:
        _refuse_hidden(state, fields, hidden_tokens, hidden_rounds)
    else:
        fill(state, hidden_tokens, unseen, fields.source)
    state.questions = read_questions(state, *fields["asked"])
    state.answered = read_answers(state, *fields["chosen"], viewer)


def _read_moment(state: State, fields: Fields) -> None:
    word, source = fields["at"]
    phase, _, rest = word.partition(".")
    if phase not in PHASES:
        raise source.error(f"no phase is called {quoted(phase)}{did_you_mean(phase, PHASES)}")
    state.phase = PHASES.index(phase)
    bounds = [
        ("the round", 0, 99),
        ("the turn", 1, 99),
        ("the first player", 0, state.rules.seats - 1),
        ("cards to keep", 0, 99),
    ]
    numbers = split_numbers(rest, source.after(len(phase) + 1), bounds)
    state.round, state.turn = numbers[0] - 1, numbers[1] - 1
    state.first, state.keeping = numbers[2], numbers[3]


def _read_stack(state: State, fields: Fields) -> None:
    if "next" not in fields:
        return
    word, source = fields["next"]
    at = 0
    tasks: list[Task] = []
    for part in word.split("."):
        number, colon, about = part.partition(":")
        here = source.after(at)
        name = STEPS.names[read_number(number, here, 0, len(STEPS.names) - 1, "a step")]
        if name not in TASKS:
            raise here.error(f"no rule does step {number}")
        which = read_number(about, here, 0, NUMBERS - 1, "what a step is about") if colon else 0
        tasks.append(TASKS[name].all[which])
        at += len(part) + 1
    state.stack = tasks[::-1]


def _refuse_hidden(state: State, fields: Fields, tokens: list[int], rounds: list[int]) -> None:
    """Nothing is hidden in a line that knows everything."""
    cards = [
        *(card for p in state.players for card in (*p.hand, *p.deck, *p.discard, *p.kept)),
        *(played.card for played in state.pile),
    ]
    if tokens or rounds or HIDDEN in cards:
        raise fields.viewer_at.error(
            f"a line for {EVERYTHING!r} knows everything, but this one has a '{UNKNOWN}'"
        )
