"""What a tournament has shown, as data and as pictures."""

from __future__ import annotations

from typing import Any

from .plotting.charts import Bar, bars, dots
from .tournament import Ledger


def ranking(ledger: Ledger) -> list[str]:
    """Names, the most successful first: by how much more it won than was its share."""
    scores = ledger.scores

    def success(name: str) -> tuple[float, str]:
        return -scores[name].all.wins / max(scores[name].chance, 1e-9), name

    return sorted(scores, key=success)


def as_data(ledger: Ledger) -> dict[str, Any]:
    """All figures with their intervals."""
    bots: dict[str, Any] = {}
    for name in ranking(ledger):
        score = ledger.scores[name]
        games = score.all.games
        bots[name] = {
            **score.all.as_data(),
            "chance": score.chance / games,
            "money_by_source": {
                source: {"mean": amount.mean(games), "error": amount.error(games)}
                for source, amount in sorted(score.sources.items())
            },
            "by_character": {who: t.as_data() for who, t in sorted(score.by_character.items())},
            "by_seats": {size: t.as_data() for size, t in sorted(score.by_seats.items())},
        }
    return {
        "games": ledger.games,
        "choices": ledger.choices,
        "bots": bots,
        "ratings": {
            name: {"mu": ledger.ratings[name].mu, "sigma": ledger.ratings[name].sigma}
            for name in bots
            if name in ledger.ratings
        },
        "time": {
            name: {
                "decisions": clock.decisions,
                "mean_ms": clock.mean * 1000,
                "error_ms": clock.error * 1000,
                "worst_ms": clock.worst * 1000,
            }
            for name, clock in ((name, ledger.clocks[name]) for name in bots)
        },
    }


def pictures(ledger: Ledger) -> dict[str, str]:
    """Charts by the name of their file."""
    charts = {
        "ladder.svg": _ladder(ledger),
        "time.svg": _time(ledger),
        "characters.svg": _characters(ledger),
        "money.svg": _money(ledger),
    }
    if ledger.ratings:
        charts["ratings.svg"] = _ratings(ledger)
    return charts


def _ladder(ledger: Ledger) -> str:
    names = ranking(ledger)
    scores = [ledger.scores[name] for name in names]
    chances = {round(score.chance / score.all.games, 9) for score in scores}
    return bars(
        "Games won",
        [
            Bar(name, score.all.win_rate, *score.all.interval, f"{score.all.games:,} games")
            for name, score in zip(names, scores, strict=True)
        ],
        reference=chances.pop() if len(chances) == 1 else None,
        reference_label="if all were alike",
    )


def _ratings(ledger: Ledger) -> str:
    ratings = {name: ledger.ratings[name] for name in ranking(ledger)}
    return dots(
        "Ratings (openskill)",
        [Bar(name, rating.mu, *rating.interval) for name, rating in ratings.items()],
        unit="",
        scale=1.0,
    )


def _time(ledger: Ledger) -> str:
    clocks = {name: ledger.clocks[name] for name in ranking(ledger)}
    slow = any(clock.mean >= 0.001 for clock in clocks.values())
    return bars(
        "Mean time for a decision",
        [
            Bar(name, clock.mean, max(0.0, clock.mean - clock.error), clock.mean + clock.error)
            for name, clock in clocks.items()
        ],
        unit="ms" if slow else "µs",
        scale=1e3 if slow else 1e6,
    )


def _characters(ledger: Ledger) -> str:
    return bars(
        "Games won, by character",
        [
            Bar(who, tally.win_rate, *tally.interval, name)
            for name in ranking(ledger)
            for who, tally in sorted(ledger.scores[name].by_character.items())
        ],
    )


def _money(ledger: Ledger) -> str:
    rows = []
    for name in ranking(ledger):
        score = ledger.scores[name]
        for source, amount in sorted(score.sources.items()):
            mean, error = amount.mean(score.all.games), amount.error(score.all.games)
            low = max(0.0, mean - error) if mean >= 0 else mean - error
            rows.append(Bar(source, mean, low, mean + error, name))
    return bars("Mean money of a seat, by source", rows, unit="$", scale=1.0)
