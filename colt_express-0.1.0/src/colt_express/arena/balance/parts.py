"""Building blocks of the chapters of a balance page."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from ..plotting.charts import Bar
from ..statistics import Tally
from . import sentences as say
from .reckoning import Share, has_shifted
from .tallies import Account

COLOURS: Final = {
    "ghost": "#efe7da",
    "doc": "#2f6fb0",
    "tuco": "#b3262e",
    "cheyenne": "#2f7d4a",
    "belle": "#7b4aa0",
    "django": "#55555f",
    "mei": "#e0a020",
}
"""Each bandit's colour at the table; Django's black is lighter so that it shows in dark mode."""


def ranked(account: Account) -> list[str]:
    return list(say.characters([account]))


def turn(name: str) -> str:
    return say.ORDER[int(name) - 1]


def tally_bars(
    tallies: dict[str, Tally],
    order: list[str],
    label: Callable[[str], str],
    colours: dict[str, str] | None = None,
) -> list[Bar]:
    return [
        Bar(
            label(name),
            tallies[name].win_rate,
            *tallies[name].interval,
            f"{tallies[name].games:,} games",
            (colours or {}).get(name, ""),
        )
        for name in order
    ]


def ratio_bar(label: str, share: Share, colour: str = "") -> Bar:
    low, high = share.interval
    return Bar(label, share.ratio, low, high, f"{share.tally.games:,} games", colour)


def heat(what: str, columns: list[str], rows: dict[str, dict[str, tuple[Share, str]]]) -> str:
    """A table whose cells are warm above a fair share and cold below; a symbol marks significant
    differences, so that readers need not see colours."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = []
    for label, cells in rows.items():
        row = [f'<th scope="row">{escape(label)}</th>']
        for column in columns:
            if column not in cells:
                row.append("<td>–</td>")
                continue
            share, mark = cells[column]
            low, high = share.interval
            row.append(
                f'<td style="background:{_warmth(share.ratio)}"><b>{share.ratio:.2f}{mark}</b>'
                f'<br><span class="soft">{low:.1f} – {high:.1f}</span></td>'
            )
        body.append(f"<tr>{''.join(row)}</tr>")
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="wins by {what}">'
        f'<table class="heat"><tr><th scope="col">{what}</th>{head}</tr>{"".join(body)}</table>'
        '</div><p class="soft">▲ and ▼: significantly more or less than usual for that bandit. '
        "Below each number its 95&nbsp;% interval.</p>"
    )


def sign(usual: Share | None, share: Share, comparisons: int) -> str:
    if usual is None or not has_shifted(usual, share, comparisons):
        return ""
    return " ▲" if share.ratio > usual.ratio else " ▼"


def _warmth(ratio: float) -> str:
    """The colour of a share: cold blue at zero, none at a fair share, warm rust at twice that."""
    strength = min(0.62, abs(ratio - 1) * 0.8)
    return f"rgb({'192 102 58' if ratio > 1 else '95 134 163'} / {strength:.2f})"


def charts_beside(charts: list[str]) -> str:
    return f'<div class="charts">{"".join(charts)}</div>'


def told(sentences: list[str]) -> str:
    return f"<ul>{items(sentences)}</ul>" if sentences else ""


def items(sentences: list[str]) -> str:
    """Sentences as a list, without line breaks between a number and its unit."""
    texts = [
        escape(sentence).replace(" – ", "&nbsp;–&nbsp;").replace(" ± ", "&nbsp;±&nbsp;")
        for sentence in sentences
    ]
    return "".join(f"<li>{text.replace(' %', '&nbsp;%')}</li>" for text in texts)
