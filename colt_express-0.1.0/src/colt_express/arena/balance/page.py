"""The balance report as a page: a wanted poster, the findings, and their charts."""

from __future__ import annotations

from html import escape
from typing import Final

from ..plotting.page import page
from ..plotting.paper import amount
from . import boxes as also
from . import chapters as chapters
from . import sentences as say
from .parts import COLOURS, items
from .report import Report
from .tallies import Account

STYLE: Final = """
header{text-align:center;padding:26px 0 8px;border-top:6px double var(--brass);
border-bottom:6px double var(--brass);margin-bottom:24px}
header p{margin:.4em auto}
.kicker{letter-spacing:.34em;text-transform:uppercase;font-weight:800;color:var(--rust);
font-size:15px;padding-left:.34em}
.posters{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:14px;
padding:0;margin:20px 0;list-style:none;max-width:none}
.poster{margin:0;background:#f3e2bf;color:#2a1a1f;border:2px solid #2a1a1f;border-radius:4px;
padding:12px 10px 14px;text-align:center;box-shadow:3px 4px 0 rgb(0 0 0/22%);line-height:1.3}
.poster:nth-child(odd){transform:rotate(-.7deg)}.poster:nth-child(even){transform:rotate(.6deg)}
.poster svg{width:84px;height:84px;display:block;margin:4px auto}
.poster b{display:block;font-size:17.5px;text-transform:uppercase;letter-spacing:.03em;
overflow-wrap:anywhere}
.poster .wanted{font-size:12px;letter-spacing:.28em;font-weight:800;padding-left:.28em}
.poster .times{font-size:19px;font-weight:800;color:#8a2530}
.poster small{display:block;font-size:12.5px;color:#5c4033}
.short{background:var(--panel);border-left:5px solid var(--brass);border-radius:6px;
padding:12px 18px 12px 34px;max-width:76ch}
.heat td{text-align:center;min-width:66px}.heat b{font-size:16px}
.heat th:first-child{position:sticky;left:0;background:var(--back);z-index:1}
.figures td:first-child,.figures th:first-child{text-align:left}
.figures td{border-bottom:1px solid var(--line);border-radius:0}
"""


def balance_page(report: Report) -> str:
    """The whole page."""
    accounts = report.main
    parts = [_header(report), _posters(accounts), _short(report), _how_to_read(report)]
    parts += chapters.on_characters(report)
    parts += chapters.on_order(report)
    parts += chapters.on_stations(accounts)
    parts += chapters.on_money(report)
    parts += chapters.on_bullets(accounts)
    parts += also.on_boxes(report) if report.boxes else also.on_marshal(report)
    parts += also.in_numbers(report)
    return page(f"{say.headline(accounts)} – Colt Express", parts, style=STYLE)


def _header(report: Report) -> str:
    tables = len(report.tables)
    stopped = f" of {report.asked:,} planned" if report.games < report.asked else ""
    return (
        '<header><p class="kicker">Colt Express</p>'
        f"<h1>{escape(say.headline(report.main))}</h1>"
        f"<p>The balance of the game in {report.games:,} games{stopped} between equals.</p>"
        f"<p class='soft'>All players are “{escape(report.bots)}”; {tables} "
        f"{'table' if tables == 1 else 'kinds of table'}, seed “{escape(report.seed)}”.</p>"
        "</header>"
    )


def _posters(accounts: list[Account]) -> str:
    """The ranking as posters, the most wanted first."""
    found = say.characters(accounts)
    cards = []
    for rank, (name, share) in enumerate(found.items(), 1):
        low, high = share.interval
        cards.append(
            f'<li class="poster"><span class="wanted">WANTED · {rank}</span>{_bust(name)}'
            f"<b>{escape(say.WORDS.figure(name))}</b>"
            f'<span class="times">{share.ratio:.2f}×</span>'
            f"<small>a fair share of wins<br>({low:.2f}&nbsp;–&nbsp;{high:.2f})</small>"
            f"<small><strong>{escape(say.verdict(share, len(found)))}</strong></small>"
            f"<small>gets away with {amount(share.tally.mean_money, '$')}</small></li>"
        )
    return f'<ol class="posters">{"".join(cards)}</ol>'


def _bust(name: str) -> str:
    """A small portrait: hat and scarf in the bandit's colour, and the initial."""
    letter = escape(say.WORDS.letter(name))
    colour = COLOURS[name]
    return (
        '<svg viewBox="0 0 84 84" aria-hidden="true"><g stroke="#2a1a1f" stroke-width="2.4" '
        'stroke-linejoin="round"><path d="M12 84c2-18 14-24 30-24s28 6 30 24z" fill="#8a6a4a"/>'
        '<circle cx="42" cy="42" r="17" fill="#e9bf93"/>'
        f'<path d="M25 45c10 5 24 5 34 0l-4 12-13 12-13-12z" fill="{colour}"/>'
        '<path d="M8 31c12 7 56 7 68 0-6-3-12-4-15-4-1-11-6-18-11-18-4 0-5 3-8 3s-4-3-8-3c-5 0-10'
        f' 7-11 18-3 0-9 1-15 4z" fill="{colour}"/></g>'
        '<circle cx="35" cy="40" r="2.2" fill="#2a1a1f"/><circle cx="49" cy="40" r="2.2" '
        'fill="#2a1a1f"/><circle cx="42" cy="22" r="8" fill="#f3e2bf" stroke="#2a1a1f" '
        'stroke-width="1.6"/><text x="42" y="26.5" text-anchor="middle" font-size="13" '
        f'font-weight="800" fill="#2a1a1f">{letter}</text></svg>'
    )


def _short(report: Report) -> str:
    """The main findings, before any chart."""
    usual = report.accounts[report.usual]
    sentences = [
        *say.on_characters(report.main),
        *say.on_starts(usual, say.all_starts(report.main)),
        *say.on_gunslinger(report.main),
        *say.on_bullets(report.main),
        *(
            f"{say.family_name(family)}: {sentence}"
            for family, account in report.boxes.items()
            for sentence in say.on_marshal(account)
        ),
    ]
    return f'<h2>In short</h2><ul class="short">{items(sentences)}</ul>'


def _how_to_read(report: Report) -> str:
    return (
        "<details><summary>How to read this page</summary>"
        "<p>All players are the same bot, so differences come from the character, the order of "
        "play, the cards, or luck; people may play differently. A <em>fair share</em> is what "
        "every bandit would win if all were equal: 25 % of the games with four. "
        "<em>1.20×</em> is a fifth more than that.</p>"
        "<p>The thin line through a bar, and the numbers in brackets, are a 95 % interval: of a "
        "hundred such intervals about 95 contain the true value. Among many bars, some stand out "
        "by chance alone; therefore a difference is called significant only if it stands out among "
        "all bars of the page together.</p></details>"
    )
