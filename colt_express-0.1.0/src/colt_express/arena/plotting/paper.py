"""Drawing primitives for charts: colours, text, and axes with round numbers.

A chart is narrow, so that a phone shows it without shrinking its text, and its elements do not
overlap: since no browser measures text for us, its width is estimated a little too large.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 460
MARGIN: Final = 16
LETTER: Final = 0.58  # width of a letter relative to its size, rounded up

STYLE: Final = """
.chart{--ground:#fff6e0;--ink:#2a1a1f;--soft:#6a4a3c;--line:#dcc397;--bar:#c0663a;--edge:#7d3a1c;
--mark:#8a2530;--brass:#c8963e;--sand:#e6cf9f;--sage:#7d9168;--plum:#7b4a6d;--sky:#5f86a3;
font-family:Bitter,Rockwell,'Roboto Slab',Georgia,serif}
@media(prefers-color-scheme:dark){.chart{--ground:#2b1d31;--ink:#f3e2bf;--soft:#cdb696;
--line:#5b4258;--bar:#d9804f;--edge:#f0b48b;--mark:#ffd86b;--brass:#d3a54f;--sand:#8d7658;
--sage:#93a97c;--plum:#a8739a;--sky:#7fa8c6}}
.chart text{fill:var(--ink);font-size:14px}.chart .head{font-size:17px;font-weight:800}
.chart .small{font-size:11.5px;fill:var(--soft)}.chart .strong{font-weight:800}
.chart .ground{fill:var(--ground)}.chart .grid{stroke:var(--line);stroke-width:1}
.chart .bar{fill:var(--bar);stroke:var(--edge);stroke-width:1}
.chart .quiet{fill:var(--sand);stroke:var(--soft);stroke-width:1}
.chart .whisker{stroke:var(--ink);stroke-width:1.8;fill:none;stroke-linecap:round}
.chart .halo{stroke:var(--ground);stroke-width:3.6;fill:none;stroke-linecap:round}
.chart .mark{stroke:var(--mark);stroke-width:2;stroke-dasharray:5 4}
.chart text.told{fill:var(--mark);font-weight:800}
""".strip().replace("\n", "")

BAR: Final = "var(--bar)"
COLOURS: Final = tuple(f"var(--{name})" for name in ("bar", "brass", "sage", "sky", "plum", "sand"))


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Text at a point, which is its left end, its ``middle`` or its right ``end``."""
    look = f' class="{kind}"' if kind else ""
    side = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{look}{side}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, fill: str = "") -> str:
    painted = f' style="fill:{escape(fill)}"' if fill else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
        f'rx="2" class="{kind}"{painted}/>'
    )


def whisker(left: float, right: float, y: float) -> list[str]:
    """The interval as a line with two ends, separated from any bar behind it by a pale halo."""
    path = f"M{left:.1f} {y:.1f}H{right:.1f}M{left:.1f} {y - 5:.1f}v10M{right:.1f} {y - 5:.1f}v10"
    return [f'<path d="{path}" class="{kind}"/>' for kind in ("halo", "whisker")]


def width_of(words: str, size: float = 14) -> float:
    """The maximum width of a text."""
    return len(words) * size * LETTER


def wrapped(words: str, width: float, size: float = 14) -> list[str]:
    """The text in lines of at most that width; longer words are broken.

    >>> wrapped("the good and the bad", 90)
    ['the good', 'and the bad']
    """
    most = max(3, int(width / (size * LETTER)))
    lines = [""]
    for word in words.split():
        while len(word) > most:
            if lines[-1]:
                lines.append("")
            lines[-1] = word[: most - 1] + "-"
            word = word[most - 1 :]
            lines.append("")
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= most:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def amount(value: float, unit: str) -> str:
    """A number formatted for readers.

    >>> amount(36.24, "%"), amount(-1250, "$"), amount(1.5, "×"), amount(1520.2, "")
    ('36.2 %', '−$1,250', '1.50×', '1,520')
    >>> amount(-0.001, ""), amount(-0.14, "")
    ('0.00', '−0.14')
    """
    size = abs(value)
    if unit == "$":
        places = 0
    elif unit == "%":
        places = 1
    else:
        places = 2 if size < 10 else 1 if size < 100 else 0
    number = f"{size:,.{places}f}"
    sign = "−" if value < 0 and number.strip("0.") else ""
    if unit == "$":
        return f"{sign}${number}"
    return f"{sign}{number}" + ({"": "", "×": "×"}.get(unit, f" {unit}"))


class Axis(NamedTuple):
    """Maps values from ``low`` to ``high`` to positions from ``left`` to ``right``."""

    low: float
    high: float
    left: float
    right: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """The position of a value; one beyond the axis is placed at its end."""
        inside = min(self.high, max(self.low, value))
        return self.left + (inside - self.low) / (self.high - self.low) * (self.right - self.left)


def make_axis(values: Sequence[float], left: float, right: float) -> Axis:
    """An axis that covers all values, between round numbers.

    >>> make_axis([0, 36], 0, 100).ticks
    (0.0, 10.0, 20.0, 30.0, 40.0)
    """
    low, high = min(values), max(values)
    if high <= low:
        high = low + 1.0
    rough = (high - low) / 4
    power = 10.0 ** floor(log10(rough))
    step = next(power * part for part in (1, 2, 2.5, 5, 10) if power * part >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(round(step * number, 10) for number in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], left, right, ticks)


def tick(value: float, unit: str) -> str:
    """A number under an axis, as short as possible."""
    short = f"{abs(value):,.6g}" if abs(value) < 1000 else f"{abs(value):,.0f}"
    sign = "−" if value < 0 else ""
    if unit == "$":
        return f"{sign}${short}"
    return f"{sign}{short}" + ({"%": " %", "×": "×"}.get(unit, ""))


def chart(title: str, told: str, height: float, parts: list[str], width: float = WIDTH) -> str:
    """A complete picture. ``told`` describes it for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc><style>{STYLE}</style>"
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="12" class="ground"/>'
        + "".join(parts)
        + "</svg>"
    )


def heading(title: str, width: float = WIDTH) -> tuple[list[str], float]:
    """The title on as many lines as it needs, and its height."""
    lines = wrapped(title, width - 2 * MARGIN, 17)
    parts = [text(MARGIN, 30 + 21 * number, words, "head") for number, words in enumerate(lines)]
    return parts, 30 + 21 * (len(lines) - 1) + 12.0
