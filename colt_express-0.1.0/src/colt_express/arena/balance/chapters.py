"""The chapters of a balance page: who wins, the order of play, stations, money and bullets."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from ..plotting.charts import Bar, Stack, bars, dots, histogram, stacked
from ..plotting.paper import COLOURS as COLOURS_OF_PARTS
from ..plotting.paper import amount
from ..statistics import Tally
from . import sentences as say
from .parts import (
    COLOURS,
    charts_beside,
    heat,
    ranked,
    ratio_bar,
    sign,
    tally_bars,
    told,
    turn,
)
from .reckoning import FEW, fair_share, shares, station_effect
from .report import Report
from .tallies import BIN, MANY_HITS, Account, Mean, Station


def on_characters(report: Report) -> list[str]:
    """Wins by character, for every number of seats."""
    charts = []
    for table, account in zip(report.tables, report.accounts, strict=True):
        if table.family == report.main_family:
            charts.append(
                bars(
                    f"Wins by character, {table.seats} seats",
                    tally_bars(account.by_character, ranked(account), say.WORDS.figure, COLOURS),
                    reference=fair_share(account.by_character),
                    reference_label="a fair share",
                )
            )
    name = say.family_name(report.main_family)
    return [
        "<h2>Who wins</h2>",
        f"<p>{escape(name)}; a shared win counts as a fraction.</p>",
        told(say.on_characters(report.main)),
        charts_beside(charts),
    ]


def on_order(report: Report) -> list[str]:
    """Whether the order of play matters."""
    charts, sentences = [], []
    for table, account in zip(report.tables, report.accounts, strict=True):
        if table.family == report.main_family:
            charts.append(
                bars(
                    f"Wins by order of play in round one, {table.seats} seats",
                    tally_bars(account.by_start, sorted(account.by_start), turn),
                    reference=fair_share(account.by_start),
                    reference_label="a fair share",
                )
            )
            sentences += [
                f"{table.seats} seats: {sentence}"
                for sentence in say.on_starts(account, say.all_starts(report.main))
            ]
    return [
        "<h2>Does it pay to play first?</h2>",
        "<p>The first player is random, and changes by one seat with every round.</p>",
        told([*sentences, *say.on_seats([report.accounts[report.usual]])]),
        charts_beside(charts),
    ]


def on_stations(accounts: list[Account]) -> list[str]:
    """The effect of the last card of the game."""
    names = say.stations(accounts)
    usual = say.characters(accounts)
    rows = {}
    for station in names:
        found = say.station_shares(accounts, station)
        rows[say.WORDS.round(station)] = {
            say.WORDS.figure(name): (
                found[name],
                sign(usual[name], found[name], len(names) * len(usual)),
            )
            for name in usual
            if name in found
        }
    return [
        "<h2>The last station</h2>",
        told(say.on_stations(accounts) + say.on_station_characters(accounts)),
        "<p>Each bandit's wins by the card that ends the game, in fair shares:</p>",
        heat("station", [say.WORDS.figure(name) for name in usual], rows),
        charts_beside(
            [
                dots(
                    "Money of a bandit, compared with other stations",
                    [_effect(accounts, name, _station_money) for name in names],
                    unit="$",
                    scale=1.0,
                    reference=0.0,
                    reference_label="no difference,",
                ),
                dots(
                    "Bullets received from others than bandits, compared with other stations",
                    [_effect(accounts, name, _station_bullets) for name in names],
                    unit="",
                    scale=1.0,
                    reference=0.0,
                    reference_label="no difference,",
                ),
            ]
        ),
    ]


def _station_money(station: Station) -> Mean:
    return station.money


def _station_bullets(station: Station) -> Mean:
    return station.bullets


def _effect(accounts: list[Account], name: str, mean: Callable[[Station], Mean]) -> Bar:
    gap = station_effect(accounts, name, mean)
    games = sum(
        account.stations[name].money.count for account in accounts if name in account.stations
    )
    low, high = gap.value - gap.error, gap.value + gap.error
    return Bar(say.WORDS.round(name), gap.value, low, high, f"{games:,} games")


def on_money(report: Report) -> list[str]:
    """Money by source, for winners and others."""
    account = report.accounts[report.usual]
    table = say.table_name(report.tables[report.usual])
    sources = sorted(
        {*account.winners.sources, *account.others.sources},
        key=lambda source: (-account.winners.sources.get(source, 0), source),
    )
    purses = (("a winner", account.winners), ("another", account.others))
    rows = [
        Stack(who, _few([purse.sources.get(source, 0) / purse.seats for source in sources]))
        for who, purse in purses
        if purse.seats
    ]
    legend = [say.WORDS.money(source) for source in sources]
    if len(legend) > len(COLOURS_OF_PARTS):
        legend = [*legend[: len(COLOURS_OF_PARTS) - 1], "all others"]
    columns = [int(column) for column in account.winning_money]
    counts = [
        (amount(least, "$"), float(account.winning_money.get(str(least), 0)))
        for least in (range(min(columns), max(columns) + BIN, BIN) if columns else ())
    ]
    return [
        "<h2>Where the money comes from</h2>",
        told([*say.on_money(account), *say.on_endings(account), *say.on_length(account)]),
        charts_beside(
            [
                stacked(
                    f"Money by source. {table}",
                    legend,
                    rows,
                ),
                histogram(
                    "How much money wins",
                    counts,
                    note=f"{table}; a column is ${BIN} wide",
                ),
            ]
        ),
    ]


def _few(parts: list[float]) -> list[float]:
    """No more parts than there are colours: the last ones are combined."""
    kept = len(COLOURS_OF_PARTS)
    return parts if len(parts) <= kept else [*parts[: kept - 1], sum(parts[kept - 1 :])]


def on_bullets(accounts: list[Account]) -> list[str]:
    """How shooting and being shot affect the chances."""
    hits = shares(accounts, lambda account: account.by_hits)
    slingers = shares(accounts, lambda account: account.gunslingers)
    entries = say.characters(accounts)
    often = {
        name: Tally(games=entries[name].tally.games, wins=slingers[name].tally.games)
        for name in entries
        if name in slingers
    }
    most = sorted(often, key=lambda name: -often[name].win_rate)
    charts = [
        dots(
            "Wins by bullets received, in fair shares",
            [
                ratio_bar(f"{name} or more" if int(name) == MANY_HITS else name, hits[name])
                for name in sorted(hits, key=int)
                if hits[name].tally.games >= FEW
            ],
            unit="×",
            scale=1.0,
            reference=1.0,
            reference_label="a fair share",
        )
    ]
    if often:
        pair = [
            bars(
                "How often each is best gunslinger",
                tally_bars(often, most, say.WORDS.figure, COLOURS),
            ),
            dots(
                "The best gunslinger's wins, in fair shares",
                [ratio_bar(say.WORDS.figure(name), slingers[name], COLOURS[name]) for name in most],
                unit="×",
                scale=1.0,
                reference=1.0,
                reference_label="a fair share",
            ),
        ]
        charts.append(f'<div class="pile">{"".join(pair)}</div>')
    return [
        "<h2>Bullets</h2>",
        told([*say.on_bullets(accounts), *say.on_gunslinger(accounts)]),
        charts_beside(charts),
    ]
