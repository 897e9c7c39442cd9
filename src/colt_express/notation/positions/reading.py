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
from ...engine.figures import FIGURES
from ...engine.game import Game
from ...engine.information.seeing import view_state
from ...engine.places import is_of_a_car
from ...engine.registry import NUMBERS, STEPS, TASKS, Task
from ...engine.rulebook import RoundCard
from ...engine.serialization.digest import digest
from ...engine.state import PHASES, Bandit, Player, State
from ...engine.tokens import ASIDE, HELD, OUT
from ...errors import did_you_mean, quoted
from ..errors import Source
from ..symbols import (
    FIGURE_LETTERS,
    escaped,
    read_figure,
    read_number,
    read_place,
    token_kind,
    unescaped,
)
from ..tables import read_table
from .asking import read_answers, read_questions
from .boxes import read_box
from .cards import HIDDEN, read_cards, read_pile
from .fields import (
    ALL,
    ASIDE_SIGN,
    EVERYTHING,
    FIELDS,
    MAGIC,
    NO_SEAT,
    OUT_SIGN,
    SEAT,
    SPECTATING,
    UNKNOWN,
)
from .filling import fill
from .writing import only_value, printed, usually_known

LONGEST: Final = 100_000
"""Characters of a line at most; house cards make the longest ones."""
MOST: Final = 999_999
WORD: Final = re.compile(r"[^ \t]+")
KEY: Final = re.compile(r"!([0-9a-f]{64})")
TOKEN: Final = re.compile(
    r"(?P<kind>[a-z]|\([^()]*\))(?P<value>-?[0-9]+|\?)?(?P<known>!(?P<seats>[0-9]*|-))?"
)
HITS: Final = re.compile(rf"([{FIGURE_LETTERS}])([0-9]+)")
NEEDED: Final = ("table", "at")
BROKEN: Final = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
    *(NotImplementedError, RecursionError),
)
"""What a position raises that no rule can lead to."""


class Fields:
    """The fields of a line, each with where its value begins."""

    def __init__(self, line: str, source: Source) -> None:
        if len(line) > LONGEST:
            raise source.error(f"a position has at most {LONGEST:,} characters")
        self.source = source
        words = list(WORD.finditer(line))
        if not words or words[0][0] != MAGIC:
            found = quoted(words[0][0]) if words else "nothing"
            raise source.error(f"found {found}; a position begins with {MAGIC!r}")
        if len(words) == 1:
            raise source.after(len(line)).error(
                f"a viewer is missing: {EVERYTHING!r}, {SPECTATING!r} or the number of a seat"
            )
        self.viewer = words[1][0]
        self.viewer_at = source.after(words[1].start())
        self.values: dict[str, tuple[str, Source]] = {}
        for word in words[2:]:
            self._add(word[0], source.after(word.start()))
        for name in NEEDED:
            if name not in self.values:
                raise source.after(len(line)).error(f"the field {name!r} is missing")

    def _add(self, word: str, here: Source) -> None:
        name, colon, value = word.partition(":")
        known = [*FIELDS, *(box.name for box in BOXES), *(f"{SEAT}{n}" for n in range(8))]
        if not colon:
            raise here.error(f"found {quoted(word)}; a field looks like at:planning.1.1.0.0")
        if name not in known:
            raise here.error(f"no field is called {quoted(name)}{did_you_mean(name, known)}")
        if name in self.values:
            raise here.error(f"the field {name} is there twice")
        if not value:
            raise here.error(f"the field {name} is empty; leave it out")
        self.values[name] = (value, here.after(len(name) + 1))

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def __getitem__(self, name: str) -> tuple[str, Source]:
        return self.values.get(name, ("", self.source))

    def numbers(self, name: str, most: list[tuple[str, int, int]]) -> list[int]:
        """A field of numbers joined by dots, each with its name and bounds."""
        return split_numbers(*self[name], most)


def split_numbers(word: str, source: Source, wanted: list[tuple[str, int, int]]) -> list[int]:
    parts = word.split(".")
    if len(parts) != len(wanted):
        what = ", ".join(name for name, _, _ in wanted)
        raise source.error(f"found {quoted(word)}; here stand {len(wanted)} numbers: {what}")
    numbers, at = [], 0
    for part, (name, least, most) in zip(parts, wanted, strict=True):
        numbers.append(read_number(part, source.after(at), least, most, name))
        at += len(part) + 1
    return numbers


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
    _read_cars(state, fields)
    hidden_rounds = _read_rounds(state, fields)
    if "law" in fields:
        word, source = fields["law"]
        place, _, neutral = word.partition(".")
        state.marshal_at = _place(state, place, source)
        at = source.after(len(place) + 1)
        state.neutral = read_number(neutral, at, 0, MOST, "the number of neutral bullets")
    _read_bandits(state, fields)
    hidden_tokens = _read_tokens(state, fields)
    _read_spare(state, fields)
    unseen = _read_seats(state, fields)
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


def _read_cars(state: State, fields: Fields) -> None:
    if "cars" not in fields:
        return
    word, source = fields["cars"]
    names, _, rest = word.partition("/")
    state.cars = [unescaped(name, source) for name in names.split(",")]
    cars = state.rules.train.cars
    if len(state.cars) != cars:
        raise source.error(f"this table's train has {cars} cars, not {len(state.cars)}")
    if rest:
        number, _, roofs = rest.partition("/")
        trains = [state.rules.train, *state.rules.trains]
        here = source.after(len(names) + 1)
        state.train = trains[read_number(number, here, 0, len(trains) - 1, "the train")]
        at = here.after(len(number) + 1)
        state.blockers = [_place(state, roof, at) for roof in roofs.split(",") if roof]


def _read_rounds(state: State, fields: Fields) -> list[int]:
    """Fills in the round cards and returns the indexes of those that are hidden."""
    hidden: list[int] = []
    if "rounds" not in fields:
        return hidden
    word, source = fields["rounds"]
    cards = [*state.rules.rounds, *state.rules.stations]
    called = {escaped(card.name): card for card in reversed(cards)}
    at = 0
    for n, part in enumerate(word.split(",")):
        here = source.after(at)
        at += len(part) + 1
        name, equals, rest = part.partition("=")
        if part == UNKNOWN:
            hidden.append(n)
            card = cards[-1]
        elif equals:
            card = _read_printed(unescaped(name, here), rest, cards, here)
        elif name in called:
            card = called[name]
        else:
            raise here.error(f"no card is called {quoted(name)}{did_you_mean(name, list(called))}")
        state.round_cards.append(card)
    if state.round >= len(state.round_cards):
        raise source.error(f"there are {len(state.round_cards)} rounds, not {state.round + 1}")
    return hidden


def _read_printed(name: str, word: str, cards: list[RoundCard], source: Source) -> RoundCard:
    """A card of a scenario, which need not exist in any box."""
    found = re.fullmatch(r"([^/]*)/([^/]*)/([0-9])(s?)(r?)", word)
    if found is None:
        raise source.error(f"found {quoted(word)}; a card's print looks like OOT/braking/0")
    turns, event = unescaped(found[1], source), unescaped(found[2], source)
    for own in cards:
        if own.name == name and printed(own) == word:
            return own
    return RoundCard(name, turns, event, bool(found[4]), int(found[3]), bool(found[5]))


def _place(state: State, word: str, source: Source) -> int:
    """A place that this table has."""
    place = read_place(word, source)
    if is_of_a_car(place) and place >= 2 * state.rules.train.cars:
        raise source.error(f"there is no place {quoted(word)} at this table")
    return place


def _read_bandits(state: State, fields: Fields) -> None:
    if "bandits" not in fields:
        return
    word, source = fields["bandits"]
    state.cast = [-1] * len(FIGURES)
    at = 0
    for part in word.split(","):
        bandit = _read_bandit(state, part, source.after(at))
        if state.cast[bandit.character] >= 0:
            raise source.after(at).error(f"{FIGURES[bandit.character]} is there twice")
        state.cast[bandit.character] = bandit.index
        state.bandits.append(bandit)
        at += len(part) + 1


def _read_bandit(state: State, word: str, source: Source) -> Bandit:
    who, *parts = word.split("/")
    if len(parts) < 2:
        raise source.error(f"found {quoted(word)}; a bandit looks like G0/c4/6/N2")
    character = read_figure(who[:1], source)
    if character >= len(FIGURES) - 2:
        raise source.error(f"{FIGURES[character]} is no bandit")
    # While pairs are drafted, those of no player yet have numbers behind the seats
    seat = read_number(who[1:], source.after(1), 0, 99, "a bandit's seat")
    bandit = Bandit(len(state.bandits), character, seat)
    fresh = Bandit.fresh(bandit.index, character, seat, 0, True)
    bandit.hits, bandit.cash, bandit.abilities = fresh.hits, 0, fresh.abilities
    bandit.place = _place(state, parts[0], source.after(len(who) + 1))
    at = source.after(len(who) + len(parts[0]) + 2)
    bandit.bullets = read_number(parts[1], at, 0, 99, "a bandit's bullets")
    for part in parts[2:]:
        if part[:1] == "$":
            bandit.cash = read_number(part[1:], at, -MOST, MOST, "a bandit's money")
        elif part[:1] == "^":
            bandit.abilities = sum(1 << read_figure(letter, at) for letter in set(part[1:]))
        else:
            bandit.hits = _read_hits(part, at)
    return bandit


def _read_hits(word: str, source: Source) -> tuple[int, ...]:
    hits = [0] * len(FIGURES)
    if "".join(found[0] for found in HITS.finditer(word)) != word or not word:
        raise source.error(f"found {quoted(word)}; bullets received look like N2G1")
    for found in HITS.finditer(word):
        number = read_number(found[2], source, 1, 99, "a number of bullets")
        hits[read_figure(found[1], source)] = number
    return tuple(hits)


def _read_tokens(state: State, fields: Fields) -> list[int]:
    """Fills in the tokens and returns the numbers of those whose value is hidden."""
    hidden: list[int] = []
    if "tokens" not in fields:
        return hidden
    word, source = fields["tokens"]
    at = 0
    for group in word.split(","):
        tokens, sign, where = group.partition("@")
        here = source.after(at)
        if not sign or not tokens:
            raise here.error(f"found {quoted(group)}; tokens look like p300!02j@c1")
        place = _read_where(state, where, here.after(len(tokens) + 1))
        start = 0
        while start < len(tokens):
            found = TOKEN.match(tokens, start)
            if found is None:
                raise here.after(start).error(f"{quoted(tokens[start:])} begins with no token")
            if _add_token(state, found, place, here.after(start)):
                hidden.append(len(state.token_kinds) - 1)
            start = found.end()
        at += len(group) + 1
    return hidden


def _add_token(state: State, found: re.Match[str], place: int, source: Source) -> bool:
    """Adds a token; returns whether its value is hidden."""
    kind = token_kind(found["kind"], source)
    known = usually_known(state, kind)
    if found["known"]:
        most = state.rules.seats - 1
        letters = "" if found["seats"] == NO_SEAT else found["seats"]
        seats = [read_number(n, source, 0, most, "a seat that knows it") for n in letters]
        known = sum(1 << seat for seat in set(seats))
        if not found["seats"]:
            known = (1 << state.rules.seats) - 1
    value = found["value"]
    hidden = value == UNKNOWN
    state.token_kinds.append(kind)
    if value is None or hidden:
        state.token_values.append(only_value(state, kind) if value is None else 0)
        if state.token_values[-1] < 0:
            raise source.error(f"{quoted(found[0])} has no value; write one, such as p300")
    else:
        state.token_values.append(read_number(value, source, -MOST, MOST, "a token's value"))
    state.token_at.append(place)
    state.token_known.append(known)
    return hidden


def _read_where(state: State, word: str, source: Source) -> int:
    if word == ASIDE_SIGN:
        return ASIDE
    if word == OUT_SIGN:
        return OUT
    if len(word) == 1 and word in FIGURE_LETTERS:
        index = state.cast[read_figure(word, source)] if state.cast else -1
        if index < 0:
            raise source.error(f"no bandit at this table is written {word!r}")
        return HELD + index
    return _place(state, word, source)


def _read_spare(state: State, fields: Fields) -> None:
    state.spare = [[] for _ in state.rules.tokens] if "cars" in fields else []
    if "spare" not in fields:
        return
    word, source = fields["spare"]
    at = 0
    for part in word.split("/"):
        found = re.match(r"[a-z]|\([^()]*\)", part)
        if found is None:
            raise source.after(at).error(f"found {quoted(part)}; spare tokens look like p250.300")
        kind = token_kind(found[0], source.after(at))
        if kind >= len(state.spare) or state.spare[kind]:
            raise source.after(at).error(
                f"tokens {quoted(found[0])} cannot be spare here, or twice"
            )
        start = at + len(found[0])
        for number in part[len(found[0]) :].split("."):
            here = source.after(start)
            state.spare[kind].append(read_number(number, here, -MOST, MOST, "a token's value"))
            start += len(number) + 1
        at += len(part) + 1


def _read_seats(state: State, fields: Fields) -> list[list[int]]:
    """Fills in the cards of the seats and returns, by seat, the pool of its unseen cards."""
    pools: list[list[int]] = []
    if not any(f"{SEAT}{seat}" in fields for seat in range(state.rules.seats)):
        return pools
    for seat in range(state.rules.seats):
        word, source = fields[f"{SEAT}{seat}"]
        pools.append(_read_seat(state, seat, word, source))
    return pools


def _read_seat(state: State, seat: int, word: str, source: Source) -> list[int]:
    mine = [bandit.character for bandit in state.bandits if bandit.seat == seat]
    own = -1 if state.rules.two_bandits or not mine else mine[0]
    player = Player.fresh(seat, own)
    parts = word.split("/")
    if len(parts) > 7:
        raise source.error("a seat has at most seven parts between slashes")
    parts += [""] * (7 - len(parts))
    starts = [source.after(sum(len(part) + 1 for part in parts[:n])) for n in range(7)]
    lists = [
        read_cards(part, own, start) if n != 5 else []
        for n, (part, start) in enumerate(zip(parts, starts, strict=True))
    ]
    bare = [[card for card, _ in cards] for cards in lists]
    player.hand = sorted(bare[0])
    player.deck = bare[1][::-1]
    player.discard = tuple(bare[2][::-1])
    player.discard_seen = tuple([seen for _, seen in lists[2]][::-1])
    player.kept = tuple(bare[3])
    player.open_hand = tuple(bare[4])
    if parts[5]:
        bounds = [
            ("actions planned", 0, 99),
            ("open cards on the deck", 0, len(player.deck)),
            ("cards that are no bullets", 0, len(player.hand) + len(player.kept)),
            ("cards of a partner", 0, 99),
        ]
        numbers = split_numbers(parts[5], starts[5], bounds)
        player.acted, player.open_top, player.sure, player.borrowed = numbers
    if HIDDEN in player.open_hand or HIDDEN in bare[6]:
        raise source.error("cards that all have seen, and a set of unseen cards, hide none")
    state.players.append(player)
    return bare[6]


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
