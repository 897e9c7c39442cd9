"""The sentences of a balance report: nothing that its numbers do not support.

Every sentence is computed. It mentions a difference only if it is significant, and otherwise says
that nothing stands out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...engine.configuration.setup import BOXES
from ...engine.configuration.table_options import TableOptions
from ...engine.figures import CHARACTERS
from ...words import Words
from ...words.language import box_name
from ..plotting.paper import amount
from ..statistics import Tally
from .reckoning import (
    Difference,
    Share,
    combined,
    fair_share,
    has_shifted,
    shares,
    shift,
    station_effect,
)
from .tallies import ALL_BOXES, BASE, Account, Mean, SurveyedTable

WORDS: Final = Words("en")

FAMILIES: Final = {
    BASE: "The base game",
    **{box: box_name("en", box) for box in BOXES},
    "cursed": "The cursed loot",
    ALL_BOXES: "All boxes together",
}
ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
FAR: Final = 1.35  # factor to a fair share from which on a difference is called large


def family_name(family: str) -> str:
    """A kind of game for readers; a custom one is named after its options."""
    return FAMILIES.get(family, family)


def own_name(options: TableOptions) -> str:
    """A kind of game, named after its options.

    >>> own_name(TableOptions(boxes=["horses"], expert="2018", switches={"whiskey": "any"}))
    'Horses & Stagecoach, expert rules of 2018, whiskey=any'
    """
    names = [FAMILIES.get(box, box) for box in options.boxes]
    if options.variant:
        names.append(f"variant {options.variant}")
    if options.rules != "advanced":
        names.append(f"{options.rules} rules")
    if options.expert:
        names.append(f"expert rules of {options.expert}")
    names += [f"{name}={value}" for name, value in (options.switches or {}).items()]
    if options.house:
        names.append("your own components")
    return ", ".join(names) or FAMILIES[BASE]


def table_name(table: SurveyedTable) -> str:
    return f"{family_name(table.family)}, {table.seats} seats"


def percent(part: float) -> str:
    """A share as a rounded percentage.

    >>> percent(0.361), percent(0.052), percent(0.0)
    ('36 %', '5.2 %', '0 %')
    """
    number = 100 * part
    return f"{number:.1f} %" if 0 < number < 9.95 else f"{number:.0f} %"


def between(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{percent(low).removesuffix(' %')} – {percent(high)}"


def times(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.2f} – {high:.2f}"


def verdict(share: Share, comparisons: int) -> str:
    """How a share compares with a fair one, in two or three words."""
    if not share.differs(comparisons):
        return "may be chance"
    far = "far " if share.ratio >= FAR or share.ratio <= 1 / FAR else ""
    return f"{far}{'above' if share.ratio > 1 else 'below'} chance"


def told(who: str, share: Share, comparisons: int, one_table: bool) -> str:
    """A sentence about a character or seat that wins significantly more or less than others."""
    how = verdict(share, comparisons)
    if one_table:
        rate, limits = percent(share.tally.win_rate), between(share.tally.interval)
        return f"{who} wins {rate} of the games ({limits}), {how}, which is {percent(share.fair)}."
    return f"{who} wins {share.ratio:.2f} times a fair share ({times(share.interval)}), {how}."


def nothing_sure(what: str, found: dict[str, Share], one_table: bool) -> str:
    """A sentence if no character or seat wins significantly more or less than others."""
    games = max((share.tally.games for share in found.values()), default=0)
    if not all(share.is_enough for share in found.values()):
        return f"Too few games to say whether one {what} is better than another."
    if all(share.contains_fair for share in found.values()):
        fair = next(iter(found.values())).fair
        aim = percent(fair) if one_table else "a fair share"
        return f"No {what} is better than another: all intervals contain {aim}."
    return (
        f"No {what} is significantly better than another: among {len(found)} bars with about "
        f"{games:,} games each, chance alone makes differences like these."
    )


def characters(accounts: Sequence[Account]) -> dict[str, Share]:
    """By character, the most successful first."""
    found = shares(accounts, lambda account: account.by_character)
    ranked = sorted(found, key=lambda name: (-found[name].ratio, CHARACTERS.index(name)))
    return {name: found[name] for name in ranked}


def on_characters(accounts: Sequence[Account], comparisons: int = 0) -> list[str]:
    """``comparisons``: how many bars the reader looks at, if more than these."""
    found, single = characters(accounts), len(accounts) == 1
    comparisons = comparisons or len(found)
    sure = [name for name in found if found[name].differs(comparisons)]
    if not sure:
        return [nothing_sure("character", found, single)]
    return [told(WORDS.figure(name), found[name], comparisons, single) for name in sure]


def starts(accounts: Sequence[Account]) -> dict[str, Share]:
    return shares(accounts, lambda account: account.by_start)


def on_starts(account: Account, comparisons: int = 0) -> list[str]:
    """The order of play in the first round; one table at a time, since the third of three is not
    the third of six."""
    found = starts([account])
    comparisons = comparisons or len(found)
    sure = [name for name in found if found[name].differs(comparisons)]
    if not sure:
        return [nothing_sure("place in the order of play", found, True)]
    return [
        told(f"Whoever plays {ORDER[int(name) - 1]} in round one", found[name], comparisons, True)
        for name in sure
    ]


def all_starts(accounts: Sequence[Account]) -> int:
    """How many bars there are on the order of play."""
    return sum(len(account.by_start) for account in accounts)


def on_seats(accounts: Sequence[Account]) -> list[str]:
    """Seats. They should not matter, since the first player is random."""
    found, single = shares(accounts, lambda account: account.by_seat), len(accounts) == 1
    sure = [name for name in found if found[name].differs(len(found))]
    if not sure:
        return [nothing_sure("seat at the table", found, single)]
    return [told(f"Seat {int(seat) + 1}", found[seat], len(found), single) for seat in sure]


def gunslinger(accounts: Sequence[Account]) -> Share:
    return shares(accounts, lambda account: {"": account.gunslinger})[""]


def on_gunslinger(accounts: Sequence[Account]) -> list[str]:
    share = gunslinger(accounts)
    if not share.tally.games:
        return []
    if share.differs(1):
        more = "more" if share.ratio > 1 else "less"
        return [
            f"The best gunslinger wins {percent(share.tally.win_rate)} of the games "
            f"({between(share.tally.interval)}), {more} than a fair share "
            f"of {percent(share.fair)}."
        ]
    return ["Being the best gunslinger does not help significantly to win, in these games."]


def bullets(accounts: Sequence[Account]) -> Difference:
    """How many more bullets a winner has received than the others."""
    return combined([(account.hits_of_winners, account.hits_of_others) for account in accounts])


def on_bullets(accounts: Sequence[Account]) -> list[str]:
    gap, winners = bullets(accounts), Mean()
    for account in accounts:
        winners.merge(account.hits_of_winners)
    if not winners.count:
        return []
    carried = f"A winner ends the game with {winners.mean:.1f} bullets in the deck"
    if gap.is_sure(1):
        more = "more" if gap.value > 0 else "fewer"
        return [f"{carried}, {abs(gap.value):.1f} ± {gap.error:.1f} {more} than the others."]
    return [f"{carried}; the others have about as many."]


def on_endings(account: Account) -> list[str]:
    """Sentences about shared wins and games without a winner, if there were any."""
    found = []
    if account.shared:
        tally = Tally(games=account.games, wins=account.shared)
        rate, limits = percent(tally.win_rate), between(tally.interval)
        found.append(f"{rate} of the games end with a shared win ({limits}).")
    if account.unwon:
        tally = Tally(games=account.games, wins=account.unwon)
        rate, limits = percent(tally.win_rate), between(tally.interval)
        found.append(f"Nobody wins {rate} of the games ({limits}).")
    return found


def on_marshal(account: Account) -> list[str]:
    """How often a player's Marshal wins, compared with one of the bandits."""
    tally = account.marshal
    if not tally.games:
        return []
    even = 1 / (1 + len(account.by_start))
    share = Share(tally, tally.games * even, _score(tally, even))
    compared = (
        f"{'more' if share.ratio > 1 else 'less'} than"
        if share.differs(1)
        else "not significantly more or less than"
    )
    return [
        f"The Marshal wins {percent(tally.win_rate)} of the games ({between(tally.interval)}), "
        f"{compared} an even chance of {percent(even)}; a bandit wins "
        f"{percent(fair_share(account.by_character))}."
    ]


def _score(tally: Tally, fair: float) -> float:
    return float((tally.wins - tally.games * fair) / (tally.games * fair * (1 - fair)) ** 0.5)


def stations(accounts: Sequence[Account]) -> list[str]:
    """The names of all stations that occurred."""
    return sorted({name for account in accounts for name in account.stations})


def on_stations(accounts: Sequence[Account]) -> list[str]:
    names = stations(accounts)
    comparisons = 2 * len(names)
    found = []
    for name in names:
        gap = station_effect(accounts, name, lambda station: station.money)
        if gap.is_sure(comparisons):
            more = "more" if gap.value > 0 else "less"
            found.append(
                f"“{WORDS.round(name)}” leaves a bandit ${abs(gap.value):,.0f} ± {gap.error:,.0f} "
                f"{more} than other stations."
            )
    for name in names:
        gap = station_effect(accounts, name, lambda station: station.bullets)
        if gap.is_sure(comparisons):
            more = "more" if gap.value > 0 else "fewer"
            found.append(
                f"A game that ends with “{WORDS.round(name)}” gives each bandit "
                f"{abs(gap.value):.1f} ± {gap.error:.1f} {more} bullets from others than bandits."
            )
    return found or ["No station changes money or bullets significantly, in so many games."]


def station_shares(accounts: Sequence[Account], station: str) -> dict[str, Share]:
    """By character: results of the games that ended at this station."""

    def tallies(account: Account) -> dict[str, Tally]:
        here = account.stations.get(station)
        return here.by_character if here else {}

    return shares(accounts, tallies)


def on_station_characters(accounts: Sequence[Account]) -> list[str]:
    """Whose chances a station changes, compared with all games of that bandit."""
    usual, names = characters(accounts), stations(accounts)
    found = []
    for station in names:
        for name, share in station_shares(accounts, station).items():
            if has_shifted(usual[name], share, len(names) * len(usual)):
                found.append(
                    f"Where “{WORDS.round(station)}” comes last, {WORDS.figure(name)} wins "
                    f"{share.ratio:.2f} times a fair share instead of {usual[name].ratio:.2f}."
                )
    return found or ["No station significantly changes who wins."]


def on_boxes(base: Account, boxes: dict[str, Account]) -> list[str]:
    """Whose chances a box changes, compared with the base game with as many seats."""
    usual = characters([base])
    comparisons = len(usual) * len(boxes)
    found = []
    for family, account in boxes.items():
        for name, share in characters([account]).items():
            if name in usual and has_shifted(usual[name], share, comparisons):
                found.append(
                    f"{family_name(family)}: {WORDS.figure(name)} wins {share.ratio:.2f} times a "
                    f"fair share ({times(share.interval)}) instead of {usual[name].ratio:.2f}."
                )
    return found or ["No box significantly changes a character's chances, in so many games."]


def on_money(account: Account) -> list[str]:
    """Sentences about the sources of winners' money; plain averages."""
    winners, others = account.winners, account.others
    if not winners.seats or not others.seats:
        return []
    gaps = {
        source: winners.sources.get(source, 0) / winners.seats
        - others.sources.get(source, 0) / others.seats
        for source in sorted({*winners.sources, *others.sources})
    }
    lead, source = sum(gaps.values()), max(gaps, key=lambda source: gaps[source])
    if lead <= 0 or gaps[source] <= 0:
        return []
    return [
        f"On average a winner has {amount(lead, '$')} more than the others; "
        f"the largest part of it, {amount(gaps[source], '$')}, comes from “{WORDS.money(source)}”."
    ]


def on_length(account: Account) -> list[str]:
    choices = account.choices
    return [
        f"A game takes {choices.mean:.0f} ± {choices.error:.0f} choices of all players together; "
        f"the shortest took {account.fewest_choices}, the longest {account.most_choices}."
    ]


def headline(accounts: Sequence[Account]) -> str:
    """The headline: names only if they are significant, and all that cannot be told apart."""
    found = characters(accounts)
    above = [name for name in found if found[name].ratio > 1 and found[name].differs(len(found))]
    if not above:
        return "No bandit on this train stands out significantly"
    first = found[above[0]]
    equals = [name for name in above if not shift(found[name], first).is_sure(len(found))]
    names = [WORDS.figure(name) for name in equals]
    if len(names) == 1:
        return f"{names[0]} is the most wanted bandit on the train"
    return f"{', '.join(names[:-1])} and {names[-1]} are the most wanted bandits on the train"
