"""The chapters of a balance page on boxes, on the Marshal as a player, and on every table."""

from __future__ import annotations

from html import escape

from ...engine.figures import CHARACTERS
from ..plotting.charts import Bar, bars, dots
from ..plotting.paper import amount
from ..statistics import Tally
from . import sentences as say
from .parts import COLOURS, charts_beside, heat, ranked, ratio_bar, sign, told, turn
from .report import Report
from .tallies import Account


def on_boxes(report: Report) -> list[str]:
    """How the boxes change the balance."""
    usual = report.accounts[report.usual]
    seats = report.tables[report.usual].seats
    tables = {report.main_family: usual, **report.boxes}
    found = {family: say.characters([account]) for family, account in tables.items()}
    names = [name for name in CHARACTERS if any(name in shares for shares in found.values())]
    comparisons = len(report.boxes) * len(names)
    rows = {}
    for family, each in found.items():
        rows[say.family_name(family)] = {
            say.WORDS.figure(name): (
                each[name],
                sign(found[report.main_family].get(name), each[name], comparisons),
            )
            for name in each
        }
    most = max(share.interval[1] for each in found.values() for share in each.values())
    multiples = [
        dots(
            say.WORDS.figure(name),
            [
                ratio_bar(say.family_name(family), each[name], COLOURS[name])
                for family, each in found.items()
                if name in each
            ],
            unit="×",
            scale=1.0,
            reference=1.0,
            reference_label="a fair share",
            most=most,
        )
        for name in names
    ]
    return [
        "<h2>What the boxes change</h2>",
        f"<p>All with {seats} seats; with <em>Marshal & Prisoners</em> one of them is the "
        "Marshal's. In fair shares of the games that bandits win:</p>".replace("& ", "&amp; "),
        told(say.on_boxes(usual, report.boxes)),
        heat("box", [say.WORDS.figure(name) for name in names], rows),
        charts_beside([*_lawful(report), *_unusual(report, tables)]),
        "<h3>Each bandit with every box</h3>",
        charts_beside(multiples),
    ]


def on_marshal(report: Report) -> list[str]:
    """How a player's Marshal fares, if the whole report is about such tables."""
    charts = _lawful(report)
    if not charts:
        return []
    sentences = [
        f"{table.seats} seats: {sentence}"
        for table, account in zip(report.tables, report.accounts, strict=True)
        for sentence in say.on_marshal(account)
    ]
    return ["<h2>The law</h2>", told(sentences), charts_beside(charts)]


def _lawful(report: Report) -> list[str]:
    """How often the Marshal wins, compared with an even chance if that is the same everywhere."""
    rows, even = [], set()
    many = len({table.family for table in report.tables}) > 1
    for table, account in zip(report.tables, report.accounts, strict=True):
        if account.marshal.games:
            label = say.family_name(table.family) if many else f"{table.seats} seats"
            note = f"{account.games:,} games"
            tally = account.marshal
            rows.append(Bar(label, tally.win_rate, *tally.interval, note, "#c8963e"))
            even.add(1 / table.seats)
    if not rows:
        return []
    return [
        bars(
            "How often the Marshal wins",
            rows,
            reference=even.pop() if len(even) == 1 else None,
            reference_label="an even chance",
        )
    ]


def _unusual(report: Report, tables: dict[str, Account]) -> list[str]:
    """The length of games, and how often there is no winner or several."""
    lengths = [
        Bar(
            say.family_name(family),
            account.choices.mean,
            account.choices.mean - account.choices.error,
            account.choices.mean + account.choices.error,
            f"{account.fewest_choices} to {account.most_choices}",
        )
        for family, account in tables.items()
    ]
    endings = []
    for family, account in tables.items():
        tally = Tally(games=account.games, wins=account.unwon)
        endings.append(Bar(say.family_name(family), tally.win_rate, *tally.interval))
    charts = [bars("Choices per game", lengths, unit="", scale=1.0)]
    if any(account.unwon for account in tables.values()):
        charts.append(bars("Games without a winner", endings))
    return charts


def in_numbers(report: Report) -> list[str]:
    """Every table in plain numbers, collapsed."""
    parts = ["<h2>All tables in numbers</h2>"]
    bandits = sum(len(account.by_character) for account in report.accounts)
    for table, account in zip(report.tables, report.accounts, strict=True):
        rows = "".join(
            f"<tr><td>{escape(label)}</td><td>{tally.games:,}</td><td>{tally.win_rate:.1%}</td>"
            f"<td>{tally.interval[0]:.1%} – {tally.interval[1]:.1%}</td>"
            f"<td>{amount(tally.mean_money, '$')} ± {tally.money_error:,.0f}</td></tr>"
            for label, tally in _lines(account)
        )
        sentences = [
            *say.on_characters([account], bandits),
            *say.on_starts(account, say.all_starts(report.accounts)),
            *say.on_marshal(account),
            *say.on_endings(account),
            *say.on_length(account),
        ]
        parts.append(
            f"<details><summary>{escape(say.table_name(table))} · {account.games:,} games</summary>"
            f'{told(sentences)}<div class="wide" tabindex="0"><table class="figures"><tr><th></th>'
            "<th>games</th><th>won</th><th>95 % interval</th><th>money</th></tr>"
            f"{rows}</table></div></details>"
        )
    parts.append(
        f"<p class='soft'>To repeat these games: <code>{escape(report.command)}</code></p>"
    )
    return parts


def _lines(account: Account) -> list[tuple[str, Tally]]:
    """Everything that has a tally, with a label."""
    lines = [(say.WORDS.figure(name), account.by_character[name]) for name in ranked(account)]
    if account.marshal.games:
        lines.append((say.WORDS.figure("marshal"), account.marshal))
    lines += [
        (f"plays {turn(name)} in round one", account.by_start[name])
        for name in sorted(account.by_start)
    ]
    lines += [
        (f"seat {int(seat) + 1}", account.by_seat[seat])
        for seat in sorted(account.by_seat, key=int)
    ]
    return lines
