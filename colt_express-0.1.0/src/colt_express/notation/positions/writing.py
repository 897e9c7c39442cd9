"""Writing a position: the line of a state, with everything or with what a seat may know.

Each field takes from the state only what `seeing` shows the same seat, and what `guessing` treats
as known to all: which cards and values are still unseen, as sorted sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.chance import key_of
from ...engine.information.seeing import knowing_seats
from ...engine.options import Option
from ...engine.registry import QUESTION_NAMES, QUESTIONS, STEPS
from ...engine.state import OVER, PHASES, Bandit, Question
from ...engine.tokens import ASIDE, HELD, OUT
from ..choices import option_word, same_options
from ..symbols import FIGURE_LETTERS, TOKEN_SYMBOLS, escaped, place_symbol
from ..tables import table_word
from .boxes import box_words
from .cards import pile_word, seat_word
from .fields import (
    ALL,
    ASIDE_SIGN,
    EVERYTHING,
    KNOWN,
    MAGIC,
    NO_SEAT,
    OUT_SIGN,
    SEAT,
    SPECTATING,
    UNKNOWN,
)

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...engine.rulebook import RoundCard
    from ...engine.state import State


def position_line(game: Game, seat: int = ALL) -> str:
    """The position of a game in one line, as the seat knows it: -1 is a spectator, `ALL` knows
    everything."""
    if seat != ALL:
        seat = game.view(seat).seat  # raises NoSuchSeat
    state = game.state
    setup = game.setup if seat == ALL else game.setup.known
    viewer = {ALL: EVERYTHING, -1: SPECTATING}.get(seat, str(seat))
    fields = {
        "table": table_word(setup),
        "dice": _dice_word(game) if seat == ALL else "",
        "at": _moment_word(state),
        "cars": _cars_word(state),
        "rounds": ",".join(
            _round_word(state, card) if seat == ALL or n <= state.round else UNKNOWN
            for n, card in enumerate(state.round_cards)
        ),
        "law": f"{place_symbol(state.marshal_at)}.{state.neutral}",
        "bandits": ",".join(_bandit_word(bandit) for bandit in state.bandits),
        "tokens": _tokens_word(state, seat),
        "spare": _spare_word(state, seat),
        **{f"{SEAT}{p.seat}": seat_word(state, p, seat) for p in state.players},
        "pile": pile_word(state, seat),
        "done": f"{state.resolved}.{state.returned}" if state.resolved else "",
        "asked": ",".join(_question_word(state, question, seat) for question in state.questions),
        "chosen": _answers_word(state, seat),
        "next": _stack_word(state),
    }
    words = [f"{name}:{word}" for name, word in fields.items() if word]
    return " ".join([MAGIC, viewer, *words, *box_words(state, seat)])


def _dice_word(game: Game) -> str:
    """The seed, and how many blocks have been drawn; a guess has only a key."""
    setup, state = game.setup, game.state
    if not setup.is_veiled and key_of(setup.seed) == state.key:
        return f"{escaped(setup.seed)}.{state.counter}"
    return f"!{state.key.hex()}.{state.counter}"


def _moment_word(state: State) -> str:
    numbers = [state.round + 1, state.turn + 1, state.first, state.keeping]
    return ".".join([PHASES[state.phase], *(str(int(number)) for number in numbers)])


def _cars_word(state: State) -> str:
    """The cars; with a stagecoach, which of the possible trains this is; and blocked roofs."""
    if not state.cars:
        return ""
    parts = [",".join(escaped(name) for name in state.cars)]
    rules = state.rules
    train = [rules.train, *rules.trains].index(state.train)
    if train or state.blockers:
        parts += [str(train), ",".join(place_symbol(roof) for roof in state.blockers)]
    return "/".join(parts)


def _round_word(state: State, card: RoundCard) -> str:
    """The name of a card; a scenario's own card with everything that is printed on it."""
    own = [one for one in (*state.rules.rounds, *state.rules.stations) if one.name == card.name]
    if own and printed(own[0]) == printed(card):
        return escaped(card.name)
    return "=".join([escaped(card.name), printed(card)])


def printed(card: RoundCard) -> str:
    """What distinguishes cards of the same name: turns, event, keep, station, reconstructed."""
    flags = f"{card.keep}{'s' if card.station else ''}{'r' if card.reconstructed else ''}"
    return f"{escaped(card.turns)}/{escaped(card.event)}/{flags}"


def _bandit_word(bandit: Bandit) -> str:
    letters = FIGURE_LETTERS
    parts = [
        f"{letters[bandit.character]}{bandit.seat}",
        place_symbol(bandit.place),
        str(bandit.bullets),
    ]
    if any(bandit.hits):
        parts.append("".join(f"{letters[n]}{hits}" for n, hits in enumerate(bandit.hits) if hits))
    if bandit.cash:
        parts.append(f"${bandit.cash}")
    if bandit.abilities != 1 << bandit.character:
        able = [letter for n, letter in enumerate(letters) if bandit.abilities >> n & 1]
        parts.append(f"^{''.join(able)}")
    return "/".join(parts)


def only_value(state: State, kind: int) -> int:
    """The value that all tokens of a kind have, or -1 if they differ; it need not be written."""
    rules = state.rules
    guests = rules.guest_tokens[kind] if kind < len(rules.guest_tokens) else []
    values = set(rules.tokens[kind] + guests) if kind < len(rules.tokens) else set()
    return values.pop() if len(values) == 1 else -1


def _tokens_word(state: State, seat: int) -> str:
    """Tokens in the order of their numbers; neighbours at one place share its name."""
    groups: list[tuple[int, list[str]]] = []
    for token, where in enumerate(state.token_at):
        if not groups or groups[-1][0] != where:
            groups.append((where, []))
        groups[-1][1].append(_token_word(state, token, seat))
    return ",".join(f"{''.join(words)}@{_where_word(state, at)}" for at, words in groups)


def _token_word(state: State, token: int, seat: int) -> str:
    kind, value, known = state.token_kinds[token], state.token_values[token], state.token_known
    word = TOKEN_SYMBOLS[kind]
    if not is_shown(state, token, seat):
        word += UNKNOWN
    elif value != only_value(state, kind):
        word += str(value)
    if known[token] != usually_known(state, kind):
        seats = [str(n) for n in range(state.rules.seats) if known[token] >> n & 1]
        everyone = len(seats) == state.rules.seats
        word += KNOWN + ("" if everyone else "".join(seats) or NO_SEAT)
    return word


def usually_known(state: State, kind: int) -> int:
    """The seats that know the value of a token which no bandit has held: all or none."""
    return 0 if state.rules.face_down[kind] else (1 << state.rules.seats) - 1


def is_shown(state: State, token: int, seat: int) -> bool:
    """Whether the viewer knows what a token is worth (SECRET-1)."""
    if seat == ALL or state.phase == OVER or not state.rules.face_down[state.token_kinds[token]]:
        return True
    knowing = knowing_seats(state, seat)
    return state.token_known[token] & knowing == knowing


def _where_word(state: State, where: int) -> str:
    if where == ASIDE:
        return ASIDE_SIGN
    if where == OUT:
        return OUT_SIGN
    if where >= HELD:
        return FIGURE_LETTERS[state.bandits[where - HELD].character]
    return place_symbol(where)


def _spare_word(state: State, seat: int) -> str:
    """By kind, the values of tokens left in the box; for a seat, together with those that lie face
    down on the table and that it does not know, as a sorted set."""
    parts: list[str] = []
    for kind, pool in enumerate(state.spare):
        values = pool
        if seat != ALL:
            hidden = [
                value
                for token, value in enumerate(state.token_values)
                if state.token_kinds[token] == kind and not is_shown(state, token, seat)
            ]
            values = sorted(pool + hidden)
        if values:
            parts.append(TOKEN_SYMBOLS[kind] + ".".join(str(value) for value in values))
    return "/".join(parts)


def question_word(kind: int) -> str:
    """The name of a kind of question; where two share a name, with the module of its rule."""
    name = QUESTION_NAMES[kind]
    if QUESTION_NAMES.count(name) == 1:
        return name
    return f"{name}~{type(QUESTIONS[kind].kind).__module__.rpartition('.')[2]}"


def _question_word(state: State, question: Question, seat: int) -> str:
    """``0.plan.G``: seat, kind, and the bandit, target and token it is about. Options follow after
    ``=`` unless they can be worked out from the hand, which only its own player knows."""
    about = [
        FIGURE_LETTERS[question.bandit] if question.bandit >= 0 else "-",
        FIGURE_LETTERS[question.target] if question.target >= 0 else "-",
        str(question.token) if question.token >= 0 else "-",
    ]
    while about and about[-1] == "-":
        about.pop()
    word = ".".join([str(question.seat), question_word(question.kind), *about])
    follow = worked_out(state, question)
    if same_options(follow, question.options) or (follow and seat not in (ALL, question.seat)):
        return word
    return f"{word}={'|'.join(option_word(option) for option in question.options)}"


def worked_out(state: State, question: Question) -> list[Option]:
    """The options that follow from what the seat holds; none for questions about open things."""
    blank = Question(
        question.seat, question.kind, [], question.bandit, question.target, question.token
    )
    return QUESTIONS[question.kind].kind.options(state, blank)


def _answers_word(state: State, seat: int) -> str:
    """Answers that stay secret until all have chosen: ``0.plan.G*+Gm``."""
    return ",".join(
        f"{_question_word(state, question, seat)}*"
        + (option_word(option) if seat in (ALL, question.seat) else UNKNOWN)
        for question, option in state.answered
    )


def _stack_word(state: State) -> str:
    """Steps still to be done, the next one first, by their permanent numbers."""
    steps = [(STEPS.names.index(task.name), task.about) for task in reversed(state.stack)]
    return ".".join(f"{step}:{about}" if about else str(step) for step, about in steps)
