"""Brilliant ideas: out of the cell, at the prison car, and anywhere else (MP-IDEA, MP-FETCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...base.hands import can_draw, shuffle_deck
from ...base.marshal import settle
from ...base.robbing import TokenChoice, hold, token_options
from ...base.stealing import no_effect
from ...cards import card_of, register_kind
from ...events import tell
from ...figures import CHARACTERS
from ...flow import ask
from ...options import PLACES, TARGET, TARGETS, Option, Shown, register_options, word
from ...places import CELL, inside, roof
from ...registry import QuestionKind, Step, register_question
from ...rulebook import Action
from ...tokens import HELD
from .prison import at_the_prison, take_companion
from .shooting import wounded
from .table import NO_COMPANION, NOTHING_YET, marshal_table
from .view import PrisonerOption

if TYPE_CHECKING:
    from ...state import Bandit, Player, Question, State

IDEA: Final = register_kind("idea")
FETCH: Final = word("fetch idea")


def _prisoner_view(words: str, number: int, prisoner: int) -> PrisonerOption:
    return PrisonerOption(words, number, CHARACTERS[prisoner])


PRISONERS: Final[list[Option]] = register_options(
    Shown("prisoner", _prisoner_view), [f"companion {name}" for name in CHARACTERS], CHARACTERS
)
"""By character: the companion of that bandit."""


class Idea(Action):
    """MP-IDEA, by where the bandit is when it is resolved."""

    def do(self, state: State, seat: int, bandit: Bandit, /) -> None:
        if bandit.place == CELL:
            caboose = state.rules.train.caboose
            options = [PLACES[inside(caboose)], PLACES[roof(caboose)]]
            ask(state, seat, BREAK_OUT, options, bandit.character)
        elif at_the_prison(state, bandit.place):
            help_somebody(state, seat, bandit)
        else:
            copy_action(state, bandit)


class BreakOut(QuestionKind):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        bandit.place = option.value
        tell(state, "broke_out", "MP-IDEA", bandit=question.bandit, place=option.value)
        settle(state)


def help_somebody(state: State, seat: int, bandit: Bandit) -> None:
    """CASE-33: at the prison car it never copies."""
    law = marshal_table(state)
    options: list[Option] = []
    if law.companions[bandit.index] == NO_COMPANION:
        options += [PRISONERS[prisoner] for prisoner in law.prisoners]
    options += [TARGETS[captive.character] for captive in state.robbers_at(CELL)]
    if options:
        ask(state, seat, FREE_WHOM, options, bandit.character)
    else:
        no_effect(state, bandit, "MP-IDEA")


class FreeWhom(QuestionKind):
    """A freed bandit comes to the liberator's place and gives him a token of his own choice."""

    def answer(self, state: State, question: Question, option: Option, /) -> None:
        bandit = state.bandit(question.bandit)
        if option.kind != TARGET:
            take_companion(state, bandit, option.value)
            return
        captive = state.bandit(option.value)
        captive.place = bandit.place
        tell(
            state,
            "freed",
            "MP-IDEA",
            bandit=bandit.character,
            target=captive.character,
            place=captive.place,
        )
        loot = token_options(state, captive.seat, state.tokens_at(HELD + captive.index))
        if loot:
            ask(state, captive.seat, THANKS, loot, captive.character, bandit.character)
        settle(state)


class Thanks(TokenChoice):
    def answer(self, state: State, question: Question, option: Option, /) -> None:
        hold(state, state.bandit(question.target), option.value)
        tell(
            state,
            "gave",
            "MP-IDEA",
            bandit=question.bandit,
            target=question.target,
            token=option.value,
        )


def copy_action(state: State, bandit: Bandit) -> None:
    """Elsewhere: the last action card resolved this round by any bandit. MP-BULLET: wounds do not
    hinder the copy of another bandit's card."""
    law = marshal_table(state)
    kind = law.last_action
    if kind == NOTHING_YET:
        no_effect(state, bandit, "MP-IDEA")
        return
    tell(state, "copied", "MP-IDEA", bandit=bandit.character, card=card_of(bandit.character, kind))
    if law.last_actor != bandit.index or not wounded(state, bandit, kind):
        state.rules.actions[kind].do(state, bandit.seat, bandit)


def note_action(state: State, bandit: Bandit, kind: int) -> None:
    """Remember the card that an idea will copy: the last one of a bandit, with or without effect,
    that is not an idea."""
    if kind != IDEA and bandit.seat != state.rules.lawman:
        law = marshal_table(state)
        law.last_action, law.last_actor = kind, bandit.index


class ForgetActions(Step):
    def do(self, state: State, _: int, /) -> None:
        law = marshal_table(state)
        law.last_action, law.last_actor = NOTHING_YET, NOTHING_YET


def locked_up(state: State, bandit: Bandit, kind: int) -> bool:
    """MP-CELL: in the cell only ideas have an effect."""
    if bandit.place != CELL or kind == IDEA:
        return False
    no_effect(state, bandit, "MP-CELL")
    return True


def offer_fetch(state: State, player: Player, options: list[Option]) -> None:
    """MP-FETCH: instead of drawing, if an idea can be fetched."""
    if player.seat != state.rules.lawman and can_draw(player) and has_idea(player):
        options.append(FETCH)


def has_idea(player: Player) -> bool:
    wanted = card_of(player.own, IDEA)
    return wanted in player.deck or wanted in player.discard


def answer_fetch(state: State, question: Question, _option: Option) -> None:
    """Out of the deck or the discard pile; then the deck is shuffled."""
    player = state.players[question.seat]
    card = card_of(player.own, IDEA)
    if card in player.deck:
        player.deck.remove(card)
    else:
        at = player.discard.index(card)
        player.discard = player.discard[:at] + player.discard[at + 1 :]
        seen = player.discard_seen[:at] + player.discard_seen[at + 1 :]
        # CASE-22: another may have come to the top just now
        player.discard_seen = (*seen[:-1], True) if seen else ()
    shuffle_deck(state, player)
    player.hand.append(card)
    player.hand.sort()
    player.open_hand += (card,)
    player.sure += 1
    tell(state, "fetched", "MP-FETCH", seat=player.seat, card=card)


BREAK_OUT: Final = register_question("break_out", BreakOut())
FREE_WHOM: Final = register_question("free", FreeWhom())
THANKS: Final = register_question("thanks", Thanks())
