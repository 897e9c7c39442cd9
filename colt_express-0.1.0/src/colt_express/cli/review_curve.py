"""The curve of a game in the terminal: the chances round by round, what moved them, key moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..bots.curve import Curve, KeyMoment
from ..engine.information.view import SPECTATOR
from ..engine.serialization.record import Record
from ..words import Words
from .terminal.colours import HEADING_STYLE
from .terminal.story import Story

MOST_LINES: Final = 3
"""Maximum number of sentences about a key moment."""


def draw_curve(curve: Curve, record: Record, words: Words) -> RenderableType:
    """The curve, at most 80 columns wide."""
    game = record.begin()
    story = Story(game, words, None)
    story.news()
    told: dict[int, list[str]] = {}
    wanted = [moment.number for moment in curve.moments]
    for number in range(len(record.choices)):
        record.replay(game, number)
        story.listen()
        news = [line.text for line in story.news() if not line.heading]
        if number + 1 in wanted:
            told[number + 1] = news[:MOST_LINES]
    table = game.view(SPECTATOR)
    names = [words.seat(seat, table) for seat in range(len(curve.seats))]
    parts: list[RenderableType] = [
        Text(words.say("review-chances"), HEADING_STYLE),
        _chances(curve, names, words),
        Text(words.say("review-moved"), HEADING_STYLE),
        _moved(curve, names, words),
    ]
    if curve.moments:
        parts.append(Text(words.say("review-key-moments"), HEADING_STYLE))
    for moment in curve.moments:
        parts += [Text(line) for line in _moment(moment, names, told[moment.number], words)]
    return Group(*parts)


def _table(header: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(header[0], overflow="fold")
    for title in header[1:]:
        table.add_column(title, justify="right")
    return table


def _chances(curve: Curve, names: list[str], words: Words) -> Table:
    """The chances before and after the deal, and at the end of each round."""
    ends = {step.round: step.chances for step in curve.steps if step.round > 0}
    columns = [curve.fair, curve.steps[0].chances, *ends.values()]
    rounds = [str(number) for number in ends]
    header = ["", words.say("review-start"), words.say("review-deal"), *rounds]
    table = _table(header)
    for seat, name in enumerate(names):
        table.add_row(name, *[_percent(column[seat]) for column in columns])
    return table


def _moved(curve: Curve, names: list[str], words: Words) -> Table:
    parts = [words.say("review-luck"), words.say("review-own"), words.say("review-others")]
    table = _table(["", *parts, words.say("review-error")])
    for name, seat in zip(names, curve.seats, strict=True):
        table.add_row(
            name,
            f"{_points(seat.luck)} ± {_percent(seat.luck_error)}",
            f"{_points(seat.own)} ± {_percent(seat.own_error)}",
            f"{_points(seat.others)} ± {_percent(seat.others_error)}",
            words.say("review-decimal", whole=seat.error // 100, tenth=seat.error % 100 // 10),
        )
    return table


def _moment(moment: KeyMoment, names: list[str], told: list[str], words: Words) -> Iterator[str]:
    yield words.say(
        "review-jump",
        round=moment.round,
        player=names[moment.seat],
        before=_percent(moment.before),
        after=_percent(moment.after),
        luck=_points(moment.luck),
        own=_points(moment.own),
        others=_points(moment.others),
    )
    marks = [words.say("review-turning-point")] if moment.turning_point else []
    if moment.word:
        marks.append(_named(moment.word, words))
    if marks or told:
        yield "  " + " ".join([*marks, *told])


def _named(word: str, words: Words) -> str:
    """The word for the size of a key moment, in the reader's language."""
    names = {
        "luck": words.say("review-stroke"),
        "bad_luck": words.say("review-bad-luck"),
        "slip": words.say("review-slip"),
        "blunder": words.say("review-blunder"),
        "masterstroke": words.say("review-masterstroke"),
    }
    return names[word]


def _percent(hundredths: int) -> str:
    return str(round(hundredths / 100))


def _points(hundredths: int) -> str:
    """With a sign, a real minus."""
    points = round(hundredths / 100)
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
