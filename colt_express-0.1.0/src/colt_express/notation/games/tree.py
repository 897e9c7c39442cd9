"""The text of a game in memory: headers, choices, and what people add to them."""

from __future__ import annotations

from typing import Final

from ...engine.errors import HistoryError, IllegalChoice, NotationError
from ...engine.game import RULES_VERSION, Game
from ...engine.serialization.digest import digest, seal
from ...engine.serialization.record import (
    Origin,
    Redealt,
    TakenBack,
    deal_anew_if_due,
    save_record,
)
from ...errors import quoted
from ..errors import Source
from ..positions.fields import ALL, EVERYTHING, SPECTATING
from ..positions.reading import BROKEN, read_line
from ..positions.writing import position_line
from ..symbols import escaped, unescaped
from ..tables import read_table, table_word
from .words import choice_word, find_choice, moment_words, refusal, seat_signs, seen_word

VERSION: Final = 1
TITLE: Final = f"Colt Express {VERSION}"
"""The value of the first header; its number changes when older texts would be read differently."""
TAKEN_BACK: Final = "TakenBack"
REDEALT: Final = "Redealt"
ORIGIN: Final = "Origin"
MARKS: Final = ("!", "?", "!!", "??", "!?", "?!")


class Move:
    """A choice in the text of a game.

    ``seat``: the letter of a bandit or the number of a seat; ``word``: the choice in short, or if
    ``seen`` what the viewer saw of it; ``marks``: such as ``!?``; ``comments`` follow it;
    ``variations``: what could have been chosen instead, each with its continuation.
    """

    __slots__ = ("comments", "marks", "moment", "seat", "seen", "source", "variations", "word")

    def __init__(self, seat: str, word: str, seen: bool = False, marks: str = "") -> None:
        self.seat = seat
        self.word = word
        self.seen = seen
        self.marks = marks
        self.comments: list[str] = []
        self.variations: list[list[Move]] = []
        self.moment: tuple[str, str] = ("", "")
        self.source = Source()


class GameText:
    """A game as text: ``headers`` by name, ``comments`` before the first choice, and ``moves``;
    ``taken_back``, ``redealt`` and ``origin`` as in a record. ``str()`` writes it."""

    def __init__(self, headers: dict[str, str], moves: list[Move]) -> None:
        self.headers = headers
        self.comments: list[str] = []
        self.moves = moves
        self.taken_back: list[TakenBack] = []
        self.redealt: list[Redealt] = []
        self.origin: Origin | None = None
        self.sources: dict[str, Source] = {}  # by header: where its value stands

    @property
    def viewer(self) -> str:
        """Whose text it is: ``all``, ``spectator``, or the number of a seat."""
        return self.headers.get("Viewer", EVERYTHING)

    def begin(self) -> Game:
        """A new game in the position before the first choice."""
        return begin(self.headers, self.sources)

    def game(self, listening: bool = True) -> Game:
        """The game, played to the last choice of its main line."""
        if self.viewer != EVERYTHING:
            raise NotationError(
                f"this text tells what the viewer {self.viewer!r} saw; only a text that knows "
                "everything can be played again"
            )
        game = self.begin() if listening else self.begin().copy()
        deal_anew_if_due(game, self.redealt)
        for move in self.moves:
            play(game, move)
            deal_anew_if_due(game, self.redealt)
        return game

    def record(self) -> str:
        """The same game as a record, without comments, marks and variations."""
        return save_record(self.game(listening=False), self.taken_back, self.origin)

    def __str__(self) -> str:
        from .writing import written

        return written(self)


def begin(headers: dict[str, str], sources: dict[str, Source]) -> Game:
    """The game that the headers of a text describe, before its first choice."""
    if "Position" in headers:
        source = sources.get("Position", Source())
        game, viewer = read_line(headers["Position"], source)
        if viewer != ALL:
            raise source.error(
                "this position does not know everything, so no choice can be made in it"
            )
        return game
    seed = unescaped(headers["Seed"], sources.get("Seed", Source()))
    return Game(read_table(headers["Table"], sources.get("Table", Source()), seed))


def play(game: Game, move: Move) -> None:
    """Make the choice of a move; an error names its line and column."""
    signs = seat_signs(game.state)
    waiting = [decision.seat for decision in game.decisions]
    asked = {signs[seat]: seat for seat in waiting} | {str(seat): seat for seat in waiting}
    if move.seat not in asked:
        waits = ", ".join(signs[seat] for seat in waiting)
        state = f"the game waits for {waits}" if waits else "the game is over"
        raise move.source.error(f"{move.seat!r} is not asked now; {state}")
    decision = game.decision_of(asked[move.seat])
    assert decision is not None
    option = find_choice(decision, move.word)
    if option is None:
        raise move.source.error(refusal(decision, move.word))
    move.moment = moment_words(game.state)
    try:
        game.choose(decision.seat, option)
    except BROKEN as error:
        if not game.began_at:  # a mistake of ours, not of the text
            raise
        raise move.source.error(
            f"the rules cannot go on from here, for no game comes to this position "
            f"({quoted(error)})"
        ) from None


def text_of(
    game: Game,
    seat: int = ALL,
    names: list[str] | None = None,
    taken_back: list[TakenBack] | None = None,
    origin: Origin | None = None,
) -> GameText:
    """The text of a game, as a seat saw it: -1 is a spectator, `ALL` knows everything. ``names``:
    of the players, by seat."""
    if seat != ALL:
        seat = game.view(seat).seat  # raises NoSuchSeat
    again = beginning(game)
    headers = _headers(game, again, seat, names)
    moves = []
    redealt = [Redealt(one.number, one.seat, one.seed) for one in game.redeals]
    deal_anew_if_due(again, redealt)
    try:
        for chooser, option in zip(game.choosers, game.choices, strict=True):
            moves.append(_move(again, chooser, str(option), seat))
            deal_anew_if_due(again, redealt)
    except IllegalChoice:
        pass
    if digest(again.state) != digest(game.state):
        raise HistoryError(
            "this game did not begin at its setup, so its choices are not known; "
            "position() writes the position it is in"
        )
    text = GameText(headers, moves)
    if seat == ALL:
        text.taken_back = list(taken_back or ())
        text.redealt = redealt
        text.origin = origin
    return text


def beginning(game: Game) -> Game:
    """The game as it was before its first choice."""
    if game.began_at:
        return read_line(game.began_at)[0]
    if game.setup.is_veiled:
        raise HistoryError("a guess has no history; position() writes the position it is in")
    return Game(game.setup)


def _move(game: Game, chooser: int, words: str, seat: int) -> Move:
    decision = game.decision_of(chooser)
    option = None if decision is None else decision.find(words)
    if decision is None or option is None:
        raise IllegalChoice(words)
    sign, moment = seat_signs(game.state)[chooser], moment_words(game.state)
    shown = choice_word(decision, option)
    events = game.choose(chooser, option)
    seen = seat not in (ALL, chooser)
    if seen:
        bandits = [b.name for b in game.view(-1).bandits if b.seat == chooser]
        shown = seen_word([game.see(event, seat) for event in events], chooser, bandits)
    move = Move(sign, shown, seen)
    move.moment = moment
    return move


def _headers(game: Game, start: Game, seat: int, names: list[str] | None) -> dict[str, str]:
    headers = {"Game": TITLE, "Rules": str(RULES_VERSION)}
    if seat != ALL:
        headers["Viewer"] = SPECTATING if seat < 0 else str(seat)
    if game.began_at:
        headers["Position"] = position_line(start, seat)
    else:
        headers["Table"] = table_word(game.setup if seat == ALL else game.setup.known)
    if seat == ALL and not game.began_at:
        headers["Seed"] = escaped(game.setup.seed)
    for number, name in enumerate(names or ()):
        headers[f"Seat{number}"] = name
    if game.over:
        headers["Result"] = result_words(game)
    if seat == ALL:
        headers["Seal"] = seal(game.state)
    return headers


def result_words(game: Game) -> str:
    """The money of each seat, winners with a star: ``G 1250, T 2000*``."""
    result = game.result
    if result is None:
        return ""
    signs = seat_signs(game.state)
    return ", ".join(
        f"{signs[seat]} {money}{'*' if seat in result.winners else ''}"
        for seat, money in enumerate(result.money)
    )
