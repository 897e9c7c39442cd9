"""PAIR: two bandits per player, two or three players, edition 2018."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..base.hands import turn_discards_over
from ..base.planning import play_card, playable, turn_kind
from ..base.rounds import FILL_HANDS, SHUFFLE
from ..base.setting_out import GATHER, enter
from ..cards import MARSHAL, SHOOT, kind_of, owner_of
from ..chance import shuffle
from ..errors import SetupError
from ..events import tell
from ..figures import BELLE, CHEYENNE, DJANGO, DOC, FIGURES, GHOST, TUCO
from ..flow import ask
from ..options import PASS, PICKS, TARGETS, Option
from ..registry import QuestionKind, Step, register_question, register_step
from . import two_bandits

if TYPE_CHECKING:
    from ..rulebook import Rulebook
    from ..state import Played, Player, Question, State

LEADERS: Final[list[int]] = [GHOST, DOC, BELLE]
FOLLOWERS: Final[list[int]] = [TUCO, CHEYENNE, DJANGO]


def cars_drawn(players: int) -> int:
    """PAIR-1"""
    return players + 1


def check_pair(bandits: Sequence[str]) -> None:
    """PAIR-2"""
    leaders = [FIGURES[leader] for leader in LEADERS]
    followers = [FIGURES[follower] for follower in FOLLOWERS]
    if not (bandits[0] in leaders and bandits[1] in followers):
        raise SetupError(
            f"{' and '.join(bandits)} are no pair: one of {', '.join(leaders)}, "
            f"then one of {', '.join(followers)} (PAIR-2)"
        )


class MakePairs(Step):
    """PAIR-2: pairs are made by chance, and chosen in seat order."""

    def do(self, state: State, _: int, /) -> None:
        if state.rules.cast:
            enter(state, state.rules.cast)
            return
        followers = FOLLOWERS[:]
        shuffle(state, followers)
        enter(state, [])
        for seat in reversed(range(state.rules.seats)):
            state.push(CHOOSE_PAIR, seat)
        # The pairs lie open: for the time being they belong to seats that do not exist.
        enter(
            state,
            [[] for _ in range(state.rules.seats)]
            + [list(pair) for pair in zip(LEADERS, followers, strict=True)],
        )
        for bandit in state.bandits:
            tell(state, "paired", "PAIR-2", bandit=bandit.character, amount=bandit.index // 2)


class ChoosePair(Step):
    def do(self, state: State, seat: int, /) -> None:
        free = [
            TARGETS[b.character]
            for b in state.bandits
            if b.seat >= state.rules.seats and b.character in LEADERS
        ]
        ask(state, seat, PAIR_CHOICE, free)


class PairChoice(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        leader = state.bandit(option.value)
        taken = leader.seat
        for bandit in state.bandits:
            if bandit.seat == taken:
                bandit.seat = question.seat
        tell(state, "chose_pair", "PAIR-2", seat=question.seat, bandit=option.value)
        if question.seat == state.rules.seats - 1:
            _settle_cast(state)


def _settle_cast(state: State) -> None:
    """Everyone has a pair; the one left over leaves the game."""
    cast: list[list[int]] = [[] for _ in range(state.rules.seats)]
    for bandit in state.bandits:
        if bandit.seat < state.rules.seats:
            cast[bandit.seat].append(bandit.character)
    enter(state, cast)


class AskForPick(Step):
    """PAIR-5: everyone picks any one card of the deck before it is shuffled."""

    def do(self, state: State, _: int, /) -> None:
        for seat in state.rules.clockwise[state.first]:
            player = state.players[seat]
            if not player.deck:
                turn_discards_over(state, player)  # EXPERT-4: picking is drawing
            if player.deck:
                ask(state, seat, PICK_CARD, _pickable(player))


def _pickable(player: Player) -> list[Option]:
    options: list[Option] = []
    last = -1
    for card in sorted(player.deck):
        if card != last:
            options.append(PICKS[1][card])
            last = card
    return options


class PickCard(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        player = state.players[question.seat]
        player.deck.remove(option.value)
        player.hand.append(option.value)
        player.hand.sort()
        tell(
            state,
            "picked",
            "PAIR-5",
            seat=question.seat,
            card=option.value,
            secret=True,
        )

    def options(self, state: State, question: Question, /) -> list[Option]:
        return _pickable(state.players[question.seat])


def offer_extra_card(state: State, played: Played) -> None:
    """PAIR-6: a shoot card on a standard turn may be followed by a card of the other bandit.
    Behind a face-down card the question is always put, or it would tell what lies there."""
    if played.extra or not turn_kind(state).standard:
        return
    if played.hidden or kind_of(played.card) == SHOOT:
        ask(state, played.seat, EXTRA_CARD, _extra_cards(state, played))


def _extra_cards(state: State, played: Played) -> list[Option]:
    options: list[Option] = []
    if kind_of(played.card) == SHOOT:
        shooter = owner_of(played.card)
        for option in playable(state, state.players[played.seat]):
            if owner_of(option.value) != shooter and kind_of(option.value) != MARSHAL:
                options.append(option)
    options.append(PASS)
    return options


class ExtraCard(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        if option is PASS:
            tell(state, "no_extra", "PAIR-6", seat=question.seat)
        else:
            play_card(state, state.players[question.seat], option, extra=True)

    def options(self, state: State, _question: Question, /) -> list[Option]:
        return _extra_cards(state, state.pile[-1])


MAKE_PAIRS: Final = register_step("make pairs", MakePairs())
CHOOSE_PAIR: Final = register_step("choose a pair", ChoosePair())
PICK: Final = register_step("pick a card", AskForPick())
PAIR_CHOICE: Final = register_question("pair", PairChoice())
PICK_CARD: Final = register_question("pick", PickCard(), always=True)
EXTRA_CARD: Final = register_question("extra", ExtraCard(), always=True)


def install(rules: Rulebook) -> None:
    two_bandits.install(rules)
    rules.opening[rules.opening.index(GATHER)] = MAKE_PAIRS
    rules.hand_bonus = 1
    rules.after_play.append(offer_extra_card)
    # PAIR-5, CASE-22: pick, shuffle, draw; with EXPERT too
    if SHUFFLE in rules.parts:
        rules.parts.remove(SHUFFLE)
    rules.replace_part(FILL_HANDS, [PICK, SHUFFLE, FILL_HANDS])
