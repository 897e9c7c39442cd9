"""The luck of a game: at each chance event, the value after it less its mean over re-deals.

After a choice, chance may decide something: cards are drawn, a purse is opened, a round card is
turned up. What all players together knew before fixes the distribution of that, and a re-deal
(`Game.guess_together`) draws from it, so the correction of an event has the mean zero, whatever the
outlook, the bots and their strength. Three rules keep it so:

- All dice of the corrections are their own, seeded by the game and the step.
- Whether an event is corrected is decided by re-deals that are used for nothing else.
- How many deals an event gets depends on the game that was played, never on values.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from ...bots.search.value import final_chances
from ...engine.errors import RecordError
from ...engine.game import Game
from ...engine.information.view import SPECTATOR
from ...engine.options import Option
from ...engine.serialization.record import load_record
from ...engine.state import OVER, State
from .outlook import Prospects

LUCK_VERSION: Final = 1
"""Increase it when corrections change: folders of another version cannot go on."""
USUAL_EFFORT: Final = 20_000
"""Choices made in the rollouts of a game, about."""
MOST_EFFORT: Final = 100_000_000
LOOKS: Final = 4
"""Number of re-deals that decide whether a choice was followed by chance."""
FEWEST: Final = 1
"""Minimum number of deals for a mean."""
MOST: Final = 500
"""Maximum number of deals for a mean."""
LAST_ROUND: Final = 2.5
"""How much more chances vary between deals in the last round than in others; such events get more
deals."""
PARTS: Final = ("hands", "within")
"""Kinds of luck: at the start of a round (new hands and round card; the deal), and within rounds
(cards drawn, purses opened)."""
HANDS: Final = 0
WITHIN: Final = 1


class Luck(NamedTuple):
    """The luck of a game. ``parts``: by kind of luck (`PARTS`) and seat, in wins; ``events``: how
    many chance events were corrected; ``cost``: choices made in rollouts."""

    parts: list[list[float]]
    events: int
    cost: int

    @property
    def total(self) -> list[float]:
        """By seat, in wins."""
        return [sum(parts) for parts in zip(*self.parts, strict=True)]


class Adjusted(NamedTuple):
    """The result of a game, by seat. ``wins``: the share of the victory; ``luck``: what chance
    contributed, with mean zero; ``adjusted``: the difference, which may lie outside of 0 to 1."""

    wins: list[float]
    luck: list[float]
    adjusted: list[float]


class Event(NamedTuple):
    """A choice that was followed by chance, and the positions around it. ``number``: of the choice,
    from 1, or 0 for the deal, which nothing comes before; ``length``: how many choices a rollout
    takes, about."""

    number: int
    part: int
    before: Game | None
    seat: int
    option: Option | None
    after: Game
    length: int


def adjusted(record: str | bytes, effort: int = USUAL_EFFORT) -> Adjusted:
    """The luck-adjusted result of a stored game, the deal included; the same in any process.
    Raises `RecordError` if the record cannot be replayed or has no result."""
    game = load_record(record, listening=False)
    wins = final_chances(game.state)
    luck = luck_of(game, effort).total
    return Adjusted(wins, luck, [win - one for win, one in zip(wins, luck, strict=True)])


def luck_of(game: Game, effort: int = USUAL_EFFORT, deal: bool = True) -> Luck:
    """The luck of a finished game. ``effort``: choices made in rollouts, about; ``deal``: whether
    to count the luck of the deal."""
    if not game.over:
        raise RecordError("the game is not over, so it has no result to adjust")
    if game.redeals:
        raise RecordError(
            "hidden cards of this game were dealt anew in its course, so it has no luck to compare"
        )
    prospects = Prospects(game.setup.rulebook)
    events = events_of(game, deal)
    parts = [[0.0] * game.setup.seats for _ in PARTS]
    for event, deals in zip(events, _deals(events, effort), strict=True):
        for seat, change in enumerate(correction(event, deals, prospects)):
            parts[event.part][seat] += change
    return Luck(parts, len(events), prospects.cost)


def events_of(game: Game, deal: bool = True) -> list[Event]:
    """The chance events of a finished game, in order."""
    now = Game(game.setup, listening=False)
    found: list[tuple[int, int, Game | None, Game]] = []
    if deal:
        found.append((0, HANDS, None, now.copy()))
    rounds = [now.state.round]
    for number, (seat, option) in enumerate(zip(game.choosers, game.choices, strict=True), 1):
        before = now.copy()
        now.choose(seat, option)
        rounds.append(now.state.round)
        if is_chance(before, seat, option, _dice(game, f"look {number}")):
            part = HANDS if now.state.round > before.state.round else WITHIN
            found.append((number, part, before, now.copy()))
    return [
        Event(
            number,
            part,
            before,
            game.choosers[number - 1] if number else SPECTATOR,
            game.choices[number - 1] if number else None,
            after,
            _length(rounds, number),
        )
        for number, part, before, after in found
    ]


def is_chance(before: Game, seat: int, option: Option, dice: Random) -> bool:
    """Whether re-deals of a position look different to the players after this choice."""
    first = _known(_chosen(redealt(before, dice), seat, option).state)
    for _ in range(LOOKS - 1):
        if _known(_chosen(redealt(before, dice), seat, option).state) != first:
            return True
    return False


def correction(event: Event, deals: int, prospects: Prospects) -> list[float]:
    """By seat: the mean chance to win after an event, less its mean over re-deals from before."""
    after, dice = event.after, _dice(event.after, f"luck {event.number}")
    real = [prospects.chances(redealt(after, dice), dice) for _ in range(deals)]
    other = [prospects.chances(_dealt_otherwise(event, dice), dice) for _ in range(deals)]
    return [
        (sum(ours) - sum(theirs)) / deals
        for ours, theirs in zip(zip(*real, strict=True), zip(*other, strict=True), strict=True)
    ]


def redealt(game: Game, dice: Random) -> Game:
    """Another deal that agrees with what all players together know. Round cards that the setup
    names come in every deal."""
    deal = game.guess_together(dice)
    if game.setup.options.rounds is not None:
        deal.state.round_cards = game.state.round_cards[:]
    return deal


def _dealt_otherwise(event: Event, dice: Random) -> Game:
    """What might have happened in place of an event, with all that no player would know of it dealt
    anew, as it is for what did happen."""
    if event.before is None or event.option is None:
        seed = f"luck {event.after.setup.seed} deal {dice.getrandbits(64)}"
        return redealt(Game(event.after.setup.seeded(seed), listening=False), dice)
    return redealt(_chosen(redealt(event.before, dice), event.seat, event.option), dice)


def _chosen(game: Game, seat: int, option: Option) -> Game:
    game.choose(seat, option)
    return game


def _dice(game: Game, purpose: str) -> Random:
    """Dice that neither the game nor the bots have."""
    return Random(f"corrections {game.setup.seed} {purpose}")


def _known(state: State) -> tuple[object, ...]:
    """What players know of the things that chance decides."""
    values = [
        value if known else 0
        for value, known in zip(state.token_values, state.token_known, strict=True)
    ]
    cards = [card.name for card in state.round_cards[: state.round + 1]]
    places = [bandit.place for bandit in state.bandits]
    marshal = state.marshal
    law = [] if marshal is None else [marshal.shown, marshal.wounds, marshal.taken_brawlers]
    hands = [player.hand for player in state.players]
    return hands, values, cards, state.token_at, places, state.marshal_at, state.phase, law


def _length(rounds: Sequence[int], number: int) -> int:
    """How many choices of the game that was played a rollout from there would have taken.
    ``rounds``: by number of choices made."""
    until = max(1, rounds[number] + 1)
    return max(1, sum(1 for one in rounds[number:] if one < until))


def _deals(events: Sequence[Event], effort: int) -> list[int]:
    """By event: the number of deals for each of its two means. For a given effort, the sum of all
    corrections varies least if deals are shared out by spread over root of length."""
    wanted = [_spread(event.after.state) / sqrt(event.length) for event in events]
    cost = sum(2 * share * event.length for share, event in zip(wanted, events, strict=True))
    return [max(FEWEST, min(MOST, int(effort * share / cost))) for share in wanted]


def _spread(state: State) -> float:
    """How much chances vary between deals, up to a factor."""
    return LAST_ROUND if state.phase == OVER or state.is_last_round else 1.0
