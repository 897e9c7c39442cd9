"""The results of a tournament as tables that fit into 80 columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from ...arena.report import adjusted_ranking, ranking, shown_rate
from ...arena.statistics import Tally
from ...arena.tournament import Score, TournamentResults

MANY: Final = 4
"""Number of bots that fit side by side."""


def report(results: TournamentResults) -> RenderableType:
    """All tables."""
    schedule = results.schedule
    sizes = " and ".join(map(str, schedule.seats))
    headline = (
        f"{results.games:,} games, {sizes} seats, seed {schedule.seed!r}, "
        f"{results.choices / results.games:.0f} choices per game"
    )
    parts: list[RenderableType] = [headline, ladder(results)]
    if schedule.adjust:
        parts.append(_adjusted(results))
    parts.append(_money(results))
    if 1 < len(results.scores) <= MANY:
        parts.append(_head_to_head(results))
    parts.append(_won_by(results, "by character", lambda score: score.by_character))
    if len(schedule.seats) > 1:
        parts.append(_won_by(results, "by seats", lambda score: score.by_seats))
    parts.append(_time(results))
    return Group(*parts)


def ladder(results: TournamentResults) -> Table:
    """How often each wins."""
    table = _table("bot", "games", "won", "95 % interval", "chance")
    if results.ratings:
        table.add_column("rating", justify="right", no_wrap=True)
    for name in ranking(results):
        score = results.scores[name]
        low, high = score.all.interval
        cells = [
            name,
            f"{score.all.games:,}",
            f"{score.all.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{score.chance / score.all.games:.0%}",
        ]
        if results.ratings:
            rating = results.ratings[name]
            cells.append(f"{rating.mu:.1f} ± {rating.interval[1] - rating.mu:.1f}")
        table.add_row(*cells)
    return table


def _adjusted(results: TournamentResults) -> Table:
    """How often each wins, less the luck. Both intervals are by deals."""
    table = _table("bot", "deals", "won", "less luck", "games needed")
    for name, score in adjusted_ranking(results):
        needed = score.games_needed
        table.add_row(
            name,
            f"{score.deals:,}",
            shown_rate(score.win_rate, score.win_error),
            shown_rate(score.adjusted_rate, score.adjusted_error),
            "–" if needed is None else f"{needed:.0%}",
        )
    luck, games = results.luck, results.games
    table.caption = (
        f"{luck.events / games:.0f} chance events per game, {luck.cost / games:,.0f} choices in "
        "rollouts"
    )
    return table


def _money(results: TournamentResults) -> Table:
    """One row per source, since there may be many; or one per bot, if those are more."""
    names = ranking(results)
    sources = sorted({source for score in results.scores.values() for source in score.sources})
    if len(names) > MANY:
        table = _table("mean money", *sources, "all")
        for name in names:
            score = results.scores[name]
            table.add_row(name, *_means(score, sources), _dollars(score.all.mean_money))
        return table
    table = _table("mean money", *names)
    columns = [_means(results.scores[name], sources) for name in names]
    for row in zip(sources, *columns, strict=True):
        table.add_row(*row)
    table.add_section()
    totals = [results.scores[name].all for name in names]
    table.add_row("all", *(f"{_dollars(t.mean_money)} ± {t.money_error:,.0f}" for t in totals))
    return table


def _means(score: Score, sources: list[str]) -> list[str]:
    return [
        _dollars(score.sources[source].mean(score.all.seats)) if source in score.sources else "–"
        for source in sources
    ]


def _won_by(
    results: TournamentResults, what: str, part: Callable[[Score], dict[str, Tally]]
) -> Table:
    """How often each bot wins by some category; the intervals are in the file."""
    names = ranking(results)
    columns = sorted({column for name in names for column in part(results.scores[name])})
    table = _table(f"won {what}", *columns)
    for name in names:
        tallies = part(results.scores[name])
        table.add_row(
            name, *(f"{tallies[c].win_rate:.0%}" if c in tallies else "–" for c in columns)
        )
    return table


def _head_to_head(results: TournamentResults) -> Table:
    """How often the bot of a row finished ahead of the bot of a column."""
    names = ranking(results)
    table = _table("ahead of", *names)
    for name in names:
        meetings = [results.head_to_head.get(name, {}).get(other) for other in names]
        table.add_row(name, *(f"{m.ahead / m.games:.0%}" if m else "–" for m in meetings))
    return table


def _time(results: TournamentResults) -> Table:
    table = _table("time", "decisions", "mean", "worst")
    for name in ranking(results):
        clock = results.clocks[name]
        table.add_row(
            name,
            f"{clock.decisions:,}",
            f"{clock.mean * 1000:,.2f} ms",
            f"{clock.worst * 1000:,.2f} ms",
        )
    return table


def _table(first: str, *others: str) -> Table:
    table = Table()
    table.add_column(first, min_width=10, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right", overflow="fold")
    return table


def _dollars(amount: float) -> str:
    return f"{'−' if amount < 0 else ''}${abs(amount):,.0f}"
