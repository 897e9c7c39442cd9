"""Reading the text of a game. Every choice is tried as it is read, so an error names the line and
column of the first that cannot be made, and what could be chosen there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ...documents import DEEPEST, MOST_BYTES
from ...engine.configuration.setup import UNKNOWN as NO_SEED
from ...engine.errors import NoSuchSeat, NotationError
from ...engine.game import RULES_VERSION, Game
from ...engine.serialization.digest import seal
from ...engine.serialization.record import Origin, Redealt, TakenBack, deal_anew_if_due
from ...engine.serialization.versions import is_playable
from ...errors import quoted
from ..errors import Source
from ..positions.fields import EVERYTHING, SPECTATING
from ..positions.reading import read_line
from ..symbols import unescaped
from ..tables import read_table
from .tree import (
    MARKS,
    ORIGIN,
    REDEALT,
    TAKEN_BACK,
    TITLE,
    GameText,
    Move,
    begin,
    play,
    result_words,
)
from .words import moment_words

MOST_CHOICES: Final = 20_000
"""Choices in one text at most, with all variations; a long game has 400."""
HEADER: Final = re.compile(r'\[(?P<name>\w+)[ \t]+"(?P<value>(?:[^"\\\n]|\\.)*)"\][ \t]*$')
NUMBERED: Final = re.compile(r"(?P<number>[0-9]{1,5}) (?P<seat>-1|[0-9]{1,2}) (?P<word>\S*)")
TAKEN: Final = re.compile(r"(?P<number>[0-9]{1,5}) (?P<choice>[0-9]{1,2} .+)")
TOKEN: Final = re.compile(
    r"(?P<space>[ \t\r\n]+)|(?P<comment>\{[^{}]*\})|(?P<open>\()|(?P<close>\))"
    r"|(?P<round>R[0-9]+(?![^\s(){}]))|(?P<part>(?:t[0-9]+|start|steal|event)(?![^\s(){}]))"
    r"|(?P<choice>(?P<seat>[A-Z]|[0-9]{1,2})(?P<how>[.:])(?P<word>[^\s(){}!?]+)(?P<marks>[!?]*))"
)
HERE: Final = (
    "here can stand a choice such as G.move, a comment {…}, a variation (…), "
    "or a round such as R1 with its part (start, t1, steal, event)"
)


def read_game(text: str) -> GameText:
    """The text of a game, checked choice by choice; raises `NotationError`."""
    if len(text) > MOST_BYTES:
        raise NotationError(f"the text is too long: it has more than {MOST_BYTES:,} characters")
    read = GameText({}, [])
    line, at = _read_headers(text, read)
    _check_headers(read, Source(line))
    game = None
    if read.viewer == EVERYTHING:
        game = begin(read.headers, read.sources)
        _check_rules(read, game)
        _deal_anew(read, game)
    else:
        _check_viewer(read)
    _Reader(text, at, line, read, game).read()
    if game is not None:
        _check_end(read, game)
    return read


def _read_headers(text: str, read: GameText) -> tuple[int, int]:
    """Fills in the headers; returns the number of the next line, and where it begins."""
    at = 0
    number = 0
    for number, row in enumerate(text.splitlines(keepends=True), start=1):
        bare = row.strip()
        if bare and not bare.startswith("["):
            return number, at
        if bare:
            _add_header(read, bare, Source(number, row.index("[") + 1))
        at += len(row)
    return number + 1, at


def _add_header(read: GameText, row: str, source: Source) -> None:
    found = HEADER.match(row)
    if found is None:
        raise source.error(f'found {quoted(row)}; a header looks like [Seed "folsom"]')
    name, value = found["name"], re.sub(r"\\(.)", r"\1", found["value"])
    if name in (TAKEN_BACK, REDEALT, ORIGIN):
        _add_of_record(read, name, value, source)
    elif name in read.headers:
        raise source.error(f"the header {name} is there twice")
    else:
        read.headers[name] = value
        read.sources[name] = source.after(found.start("value"))


def _add_of_record(read: GameText, name: str, value: str, source: Source) -> None:
    """A header for what a record says about its game beyond the choices."""
    found = (TAKEN if name == TAKEN_BACK else NUMBERED).fullmatch(value)
    if found is None:
        like = "12 0 play move" if name == TAKEN_BACK else "12 0 folsom"
        raise source.error(f"{name} is {quoted(value)}; it should look like {like!r}")
    number = int(found["number"])
    if name == TAKEN_BACK:
        read.taken_back.append(TakenBack(number, found["choice"]))
        return
    seat, word = int(found["seat"]), unescaped(found["word"], source)
    if name == REDEALT:
        if read.redealt and number <= read.redealt[-1].number:
            raise source.error("new deals stand in the order of the game, one at a moment")
        read.redealt.append(Redealt(number, seat, word))
    else:
        read.origin = Origin(word, number, seat)


def _check_headers(read: GameText, source: Source) -> None:
    headers = read.headers
    if headers.get("Game") != TITLE:
        found = quoted(headers["Game"]) if "Game" in headers else "no header Game"
        raise Source().error(f'found {found}; the text of a game begins with [Game "{TITLE}"]')
    wanted = ["Position"] if "Position" in headers else ["Table"]
    if read.viewer == EVERYTHING and "Position" not in headers:
        wanted.append("Seed")
    for name in wanted:
        if name not in headers:
            raise source.error(f'the header [{name} "…"] is missing')


def _check_viewer(read: GameText) -> None:
    """The table of a text that tells what one seat saw."""
    source = read.sources.get("Position") or read.sources["Table"]
    if "Position" in read.headers:
        seats = read_line(read.headers["Position"], source)[0].setup.seats
    else:
        seats = read_table(read.headers["Table"], source, NO_SEED).seats
    viewers = [EVERYTHING, SPECTATING, *map(str, range(seats))]
    if read.viewer not in viewers:
        raise read.sources["Viewer"].error(
            f"no viewer is called {quoted(read.viewer)}; choose from {', '.join(viewers)}"
        )


def _check_rules(read: GameText, game: Game) -> None:
    rules = read.headers.get("Rules", str(RULES_VERSION))
    known = rules.isdecimal() and rules.isascii() and len(rules) < 9
    if not known or not is_playable(int(rules), game.setup.to_dict()):
        raise read.sources["Rules"].error(
            f"the game was played by rules version {quoted(rules)}; this program plays version "
            f"{RULES_VERSION}, by which it would be another game"
        )


def _deal_anew(read: GameText, game: Game) -> None:
    """Deal hidden things anew if the text says that this happened at this moment of the game."""
    try:
        deal_anew_if_due(game, read.redealt)
    except NoSuchSeat as error:
        raise NotationError(
            f"the header {REDEALT} names a seat that is not there: {error}"
        ) from None


def _check_end(read: GameText, game: Game) -> None:
    """The choices must lead where the headers say."""
    headers = read.headers
    if len(game.redeals) < len(read.redealt):
        raise NotationError(f"a header {REDEALT} names a moment after the last choice")
    if "Seal" in headers and headers["Seal"] != seal(game.state):
        raise read.sources["Seal"].error(
            "the choices can be made, but they lead elsewhere than the header Seal says: the text "
            "was changed, or made by other rules; without that header it can be read"
        )
    result = result_words(game)
    if headers.get("Result", result) != result:
        told = f"the game ends with {result!r}" if result else "the game is not over"
        raise read.sources["Result"].error(
            f"the header Result says {quoted(headers['Result'])}, but {told}"
        )


class _Reader:
    """Reads choices, with a stack of the variations it is in."""

    def __init__(self, text: str, at: int, line: int, read: GameText, game: Game | None) -> None:
        self.text = text
        self.at = at
        self.line = line
        self.line_start = at
        self.read_text = read
        # By depth: the list that is being filled, the game, and the game before its last choice
        self.lists: list[list[Move]] = [read.moves]
        self.games: list[Game | None] = [game]
        self.before: list[Game | None] = [None]
        self.opened: list[Source] = []
        self.moment = ("", "")
        self.count = 0

    def read(self) -> None:
        for found, source in self._tokens():
            match found.lastgroup:
                case "comment":
                    self._comment(" ".join(found["comment"][1:-1].split()))
                case "open":
                    self._open(source)
                case "close":
                    self._close(source)
                case "round" | "part":
                    self._moment(found[0], source)
                case _:
                    self._choice(found, source)
        if self.opened:
            raise self.opened[-1].error("this variation is not closed; a ')' is missing")

    def _tokens(self) -> Iterator[tuple[re.Match[str], Source]]:
        while self.at < len(self.text):
            found = TOKEN.match(self.text, self.at)
            source = Source(self.line, self.at - self.line_start + 1)
            if found is None:
                rest = self.text[self.at :].split()[0]
                if rest.startswith("{"):
                    raise source.error("this comment is not closed; a '}' is missing")
                raise source.error(f"found {quoted(rest)}; {HERE}")
            ends = found[0].count("\n")
            if ends:
                self.line += ends
                self.line_start = self.at + found[0].rindex("\n") + 1
            self.at = found.end()
            if found.lastgroup != "space":
                yield found, source

    def _comment(self, comment: str) -> None:
        moves = self.lists[-1]
        if moves:
            moves[-1].comments.append(comment)
        elif len(self.lists) == 1:
            self.read_text.comments.append(comment)
        else:  # at the beginning of a variation: about the choice that it replaces
            self.lists[-2][-1].comments.append(comment)

    def _open(self, source: Source) -> None:
        if not self.lists[-1]:
            raise source.error("a variation stands after the choice that it replaces")
        if len(self.lists) > DEEPEST:
            raise source.error(f"variations are nested too deeply: more than {DEEPEST} levels")
        self.lists[-1][-1].variations.append([])
        self.lists.append(self.lists[-1][-1].variations[-1])
        before = self.before[-1]
        self.games.append(None if before is None else before.copy())
        self.before.append(None)
        self.opened.append(source)

    def _close(self, source: Source) -> None:
        if not self.opened:
            raise source.error("')' stands here without its '('")
        if not self.lists[-1]:
            raise source.error("this variation is empty")
        self.opened.pop()
        for stack in (self.lists, self.games, self.before):
            stack.pop()

    def _moment(self, word: str, source: Source) -> None:
        """The mark of a round or of its part, which must be the right one."""
        if len(self.lists) > 1:
            raise source.error("rounds are not marked inside a variation")
        part = 0 if word.startswith("R") else 1
        self.moment = (word, "") if part == 0 else (self.moment[0], word)
        game = self.games[0]
        if game is not None and not game.over:
            now = moment_words(game.state)[part]
            if word != now:
                raise source.error(f"found {quoted(word)}, but the game is at {now!r}")

    def _choice(self, found: re.Match[str], source: Source) -> None:
        self.count += 1
        if self.count > MOST_CHOICES:
            raise source.error(f"a text has at most {MOST_CHOICES:,} choices")
        marks = found["marks"]
        if marks and marks not in MARKS:
            raise source.error(f"no mark is written {quoted(marks)}; marks are {' '.join(MARKS)}")
        seen = found["how"] == ":"
        move = Move(found["seat"], found["word"], seen, marks)
        move.source = source
        move.moment = self.moment
        game = self.games[-1]
        if game is not None:
            if seen:
                raise source.error(
                    f"{quoted(found[0])} is what a seat saw of a choice; a text that knows "
                    f"everything says what was chosen, as in {move.seat}.draw"
                )
            self.before[-1] = game.copy()
            play(game, move)
            if len(self.lists) == 1:
                _deal_anew(self.read_text, game)
        elif not seen and self.read_text.viewer == EVERYTHING:
            raise source.error("there is no game to make this choice in")
        self.lists[-1].append(move)
