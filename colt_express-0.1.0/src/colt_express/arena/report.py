"""The results of a tournament, as data and as plots."""

from __future__ import annotations

from html import escape
from typing import Any

from .luck.sums import AdjustedScore
from .plotting.charts import Bar, bars, dots
from .plotting.page import page
from .plotting.paper import COLOURS
from .schedule import told_options
from .tournament import TournamentResults


def ranking(results: TournamentResults) -> list[str]:
    """Names, the most successful first: by wins beyond the fair share."""
    scores = results.scores

    def success(name: str) -> tuple[float, str]:
        return -scores[name].all.wins / max(scores[name].chance, 1e-9), name

    return sorted(scores, key=success)


def as_data(results: TournamentResults) -> dict[str, Any]:
    """The results as data, with confidence intervals."""
    bots: dict[str, Any] = {}
    for name in ranking(results):
        score = results.scores[name]
        games, seats = score.all.games, score.all.seats
        bots[name] = {
            **score.all.as_data(),
            "chance": score.chance / games,
            "money_by_source": {
                source: {"mean": amount.mean(seats), "error": amount.error(seats)}
                for source, amount in sorted(score.sources.items())
            },
            "by_character": {who: t.as_data() for who, t in sorted(score.by_character.items())},
            "by_seats": {size: t.as_data() for size, t in sorted(score.by_seats.items())},
        }
    return {
        "games": results.games,
        "choices": results.choices,
        "bots": bots,
        "ratings": {
            name: {"mu": results.ratings[name].mu, "sigma": results.ratings[name].sigma}
            for name in bots
            if name in results.ratings
        },
        "head_to_head": {
            name: {
                other: {"games": meeting.games, "ahead": meeting.ahead / meeting.games}
                for other, meeting in sorted(results.head_to_head.get(name, {}).items())
            }
            for name in bots
        },
        "time": {
            name: {
                "decisions": clock.decisions,
                "mean_ms": clock.mean * 1000,
                "error_ms": clock.error * 1000,
                "worst_ms": clock.worst * 1000,
            }
            for name, clock in ((name, results.clocks[name]) for name in bots)
        },
        **({"adjusted": _adjusted_data(results)} if results.schedule.adjust else {}),
    }


def _adjusted_data(results: TournamentResults) -> dict[str, Any]:
    """The luck-adjusted results, and what they cost."""
    luck, games = results.luck, max(1, results.games)
    return {
        "effort": results.schedule.adjust,
        "events_per_game": luck.events / games,
        "cost_per_game": luck.cost / games,
        "bots": {name: score.as_data() for name, score in adjusted_ranking(results)},
    }


def adjusted_ranking(results: TournamentResults) -> list[tuple[str, AdjustedScore]]:
    """The luck-adjusted results, in the order of `ranking`."""
    scores = results.luck.by_bot()
    return [(name, scores[name]) for name in ranking(results)]


def pictures(results: TournamentResults) -> dict[str, str]:
    """Charts by file name."""
    return {
        "ladder.svg": _ladder(results),
        **({"ratings.svg": _ratings(results)} if results.ratings else {}),
        "time.svg": _time(results),
        "characters.svg": _characters(results),
        "money.svg": _money(results),
    }


def _ladder(results: TournamentResults) -> str:
    names = ranking(results)
    scores = [results.scores[name] for name in names]
    chances = {round(score.chance / score.all.games, 9) for score in scores}
    return bars(
        "Games won",
        [
            Bar(name, score.all.win_rate, *score.all.interval, f"{score.all.games:,} games")
            for name, score in zip(names, scores, strict=True)
        ],
        reference=chances.pop() if len(chances) == 1 else None,
        reference_label="if all were equal",
    )


def _ratings(results: TournamentResults) -> str:
    ratings = {name: results.ratings[name] for name in ranking(results)}
    return dots(
        "Ratings (openskill)",
        [Bar(name, rating.mu, *rating.interval) for name, rating in ratings.items()],
        unit="",
        scale=1.0,
    )


def _time(results: TournamentResults) -> str:
    clocks = {name: results.clocks[name] for name in ranking(results)}
    slow = any(clock.mean >= 0.001 for clock in clocks.values())
    return bars(
        "Mean time per decision",
        [
            Bar(name, clock.mean, max(0.0, clock.mean - clock.error), clock.mean + clock.error)
            for name, clock in clocks.items()
        ],
        unit="ms" if slow else "µs",
        scale=1e3 if slow else 1e6,
    )


def _characters(results: TournamentResults) -> str:
    """Grouped by character, with one colour per bot."""
    rows = []
    for who in sorted({who for score in results.scores.values() for who in score.by_character}):
        for name, colour in _colours(results).items():
            tally = results.scores[name].by_character.get(who)
            if tally is not None:
                rows.append(Bar(who, tally.win_rate, *tally.interval, name, colour))
    return bars("Games won, by character", rows)


def _money(results: TournamentResults) -> str:
    """Grouped by source."""
    rows = []
    for source in sorted({source for score in results.scores.values() for source in score.sources}):
        for name, colour in _colours(results).items():
            score = results.scores[name]
            if source in score.sources:
                amount, seats = score.sources[source], score.all.seats
                mean, error = amount.mean(seats), amount.error(seats)
                low = max(0.0, mean - error) if mean >= 0 else mean - error
                rows.append(Bar(source, mean, low, mean + error, name, colour))
    return bars("Mean money per seat, by source", rows, unit="$", scale=1.0)


def _colours(results: TournamentResults) -> dict[str, str]:
    return {name: COLOURS[n % len(COLOURS)] for n, name in enumerate(ranking(results))}


# The page ----------------------------------------------------------------------------------------


def tournament_page(results: TournamentResults) -> str:
    """All plots with a description of what was played, in one file."""
    charts = pictures(results)
    names = ranking(results)
    games = f"{results.games:,} {'game' if results.games == 1 else 'games'}"
    return page(
        f"{' · '.join(names)} – Colt Express",
        [
            f"<h1>{escape(_headline(results, names))}</h1>",
            f"<p>{games} in which every deal was played in every seat.</p>",
            f'<p class="soft">{escape(_what_was_played(results))}</p>',
            f'<div class="charts">{"".join(charts.values())}</div>',
            _adjusted(results),
            _head_to_head(results, names),
            '<p class="soft">Lines at the ends of bars are 95 % intervals. '
            "All figures are in <code>arena.json</code>.</p>",
        ],
    )


def _adjusted(results: TournamentResults) -> str:
    """A table: games won, less the luck."""
    if not results.schedule.adjust:
        return ""
    rows = []
    for name, score in adjusted_ranking(results):
        needed = score.games_needed
        cells = (
            f"{score.deals:,}",
            shown_rate(score.win_rate, score.win_error),
            shown_rate(score.adjusted_rate, score.adjusted_error),
            "–" if needed is None else f"{needed:.0%}",
        )
        shown = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f"<tr><th>{escape(name)}</th>{shown}</tr>")
    return (
        "<h2>Less the luck</h2><p>Games won less what chance contributed to that. All games of a "
        "deal count as one observation, in both intervals; <i>games needed</i> is the share of the "
        "games that gives the adjusted result the interval of the plain one.</p>"
        "<table><tr><th></th><th>deals</th><th>won</th><th>less luck</th><th>games needed</th></tr>"
        f"{''.join(rows)}</table>"
    )


def shown_rate(rate: float, error: float) -> str:
    """A win rate with half its interval, in percent; without it for fewer than two deals."""
    return f"{rate:.1%} ± {100 * error:.1f}" if error else f"{rate:.1%}"


def _head_to_head(results: TournamentResults, names: list[str]) -> str:
    """A table: how often the bot of a row finished ahead of the bot of a column."""
    meetings = results.head_to_head
    if not meetings:
        return ""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = []
    for name in names:
        cells = [meetings.get(name, {}).get(other) for other in names]
        shown = [f"{one.ahead / one.games:.0%}" if one else "–" for one in cells]
        cells_shown = "".join(f"<td>{one}</td>" for one in shown)
        rows.append(f"<tr><th>{escape(name)}</th>{cells_shown}</tr>")
    return (
        "<h2>Head to head</h2><p>How often the bot on the left finished ahead of the one above; "
        f"level counts half.</p><table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
    )


def _headline(results: TournamentResults, names: list[str]) -> str:
    if results.schedule.against:
        return f"{results.schedule.codes[0]} against {results.schedule.against}"
    return f"{names[0]} is ahead of {', '.join(names[1:])}" if names[1:] else names[0]


def _what_was_played(results: TournamentResults) -> str:
    """The table, and the seed that reproduces the games."""
    schedule = results.schedule
    seats = " and ".join(map(str, schedule.seats))
    said = [f"{seats} seats", *told_options(schedule.setup), f"seed “{schedule.seed}”"]
    said += [f"{name} version {version}" for name, version in sorted(schedule.versions.items())]
    return ", ".join(said) + "."
