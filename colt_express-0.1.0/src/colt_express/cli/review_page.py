"""A review as one self-contained page: how the game ended, what a legend would have done, and the
story. It needs no server and no other file."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final

from ..arena.plotting.page import page
from ..bots.review import Regret
from ..drawing import draw
from ..engine.game import Game
from ..engine.information.view import SPECTATOR
from ..engine.serialization.record import Record
from ..words import Words
from .terminal.scoreboard import Bill, bill_of, remarks_of, verdict_of
from .terminal.story import Line, Story, play_again

STYLE: Final = """
figure{margin:20px 0;padding:0;background:var(--panel);border-radius:12px;overflow:hidden;
border:1px solid var(--line)}
figure img{display:block;width:100%;height:auto}figcaption{padding:10px 18px 16px}
figcaption p{margin:.25em 0}figcaption p:first-child{font-weight:700}
table{border-spacing:0}td,th{border-radius:0}thead th+th{text-align:right}
tfoot tr:first-child>*{border-top:2px solid var(--line);font-weight:700}
details ol{padding-left:1.6em}
""".strip()
PICTURE_WIDTH: Final = 1000


def review_page(
    record: Record,
    seat: int,
    regrets: Sequence[tuple[Regret, Sequence[str]]],
    words: Words,
    warning: str = "",
) -> str:
    """The page about a seat's choices in a game. ``regrets`` come with their sentences;
    ``warning`` says what is wrong with the record."""
    game = Game(record.setup)
    story = Story(game, words, None if _is_finished(record) else seat)
    play_again(game, record, [story])
    title = words.say("review-title")
    parts = [
        *_end(game, words, warning),
        f"<h2>{escape(title)}</h2>",
        f"<p>{escape(words.seat(seat, game.view(SPECTATOR)))}</p>",
        *[_regret(regret, sentences, words) for regret, sentences in regrets],
        _soft(words.say("review-hint" if regrets else "review-none")),
        *_story(story.lines),
    ]
    return page(f"Colt Express: {title}", parts, style=STYLE, language=words.code)


def _is_finished(record: Record) -> bool:
    """A game that is not over is told only as its reader saw it, since it may go on."""
    game = Game(record.setup, listening=False)
    play_again(game, record, [])
    return game.over


def _end(game: Game, words: Words, warning: str) -> list[str]:
    if not game.over:
        return ["<h1>Colt Express</h1>", _soft(warning or words.say("replay-unfinished"))]
    remarks = "".join(f"<li>{escape(remark)}</li>" for remark in remarks_of(game, words))
    return [
        f"<h1>{escape(verdict_of(game, words))}</h1>",
        _soft(warning) if warning else "",
        _table(bill_of(game, words)),
        f"<ul>{remarks}</ul>" if remarks else "",
    ]


def _table(bill: Bill) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in bill.header)
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{_rows(bill.sources)}</tbody><tfoot>{_rows(bill.totals)}</tfoot></table></div>"
    )


def _rows(rows: Sequence[Sequence[str]]) -> str:
    return "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(amount)}</td>" for amount in amounts)
        + "</tr>"
        for name, *amounts in rows
    )


def _regret(regret: Regret, sentences: Sequence[str], words: Words) -> str:
    """A position and what is said about it. As an image, a drawing can run no script, and its names
    cannot clash with those of others."""
    drawing = draw(regret.table, width=PICTURE_WIDTH, language=words.code)
    data = b64encode(drawing.encode()).decode()
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return (
        f'<figure><img alt="" src="data:image/svg+xml;base64,{data}">'
        f"<figcaption>{told}</figcaption></figure>"
    )


def _story(lines: Sequence[Line]) -> list[str]:
    """The story, round by round; what came before the first has no heading."""
    rounds: list[tuple[str, list[str]]] = [("", [])]
    for line in lines:
        if line.heading:
            rounds.append((line.text, []))
        else:
            rounds[-1][1].append(f"<li>{escape(line.text)}</li>")
    return [
        f"<details open><summary>{escape(heading)}</summary><ol>{''.join(told)}</ol></details>"
        if heading
        else f"<ul>{''.join(told)}</ul>"
        for heading, told in rounds
        if told
    ]


def _soft(sentence: str) -> str:
    return f'<p class="soft">{escape(sentence)}</p>'
