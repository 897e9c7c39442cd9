"""What Marshal & Prisoners brings to a rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...base.marshal import MEET_THE_MARSHAL
from ...base.moving import Climb, Move
from ...base.planning import PLANNING_TURNS
from ...base.rounds import REVEAL
from ...base.setting_out import FIRST_PLAYER, SET_OUT, TAKE_PLACES
from ...base.stealing import STEAL
from ...cards import MARSHAL, ROB, SHOOT, card_kinds
from ...registry import register_step
from ...rulebook import Action
from ..horses.boarding import ATTACK
from ..horses.riding import RIDE
from ..time_machine.travelling import APPEAR, TRAVEL
from .actions import (
    THROW_OFF,
    RobWithCompanion,
    ShootWithTheLaw,
    answer_throw_off,
    offer_to_throw_off,
    shot_off_the_train,
    take_brawler,
)
from .ending import (
    THE_LAW_COUNTS,
    brawler_money,
    cannot_win,
    mailbag_money,
    poster_money,
    prisoner_money,
    the_law_wins,
)
from .events import CHANGED, EVENTS, HANDS_BACK
from .goals import TURN_UP_GOAL, guess_goals
from .ideas import (
    FETCH,
    IDEA,
    ForgetActions,
    Idea,
    answer_fetch,
    locked_up,
    note_action,
    offer_fetch,
)
from .planning import BUMPY, CLIMB_PLUS, MOVE_PLUS, hold_tight, offer_another
from .prison import ARREST, Arrest
from .setting_out import MARSHAL_LEADS, PLACES_BY_NUMBER, SET_OUT_LAW
from .shooting import MAILBAG, Heal, wounded
from .table import EFFECTS

if TYPE_CHECKING:
    from ...configuration.components import Box
    from ...configuration.setup import Setup
    from ...rulebook import Rulebook

ACTIONS: Final[dict[int, Action]] = {
    SHOOT: ShootWithTheLaw(),
    MOVE_PLUS: Move(),
    CLIMB_PLUS: Climb(),
    ARREST: Arrest(),
    IDEA: Idea(),
}
TURN_SYMBOLS: Final[list[str]] = ["B"]
EVENT_NAMES: Final[list[str]] = list(EVENTS)

FEW_BANDITS: Final = 4

FORGET: Final = register_step("a new round for ideas", ForgetActions())
HEAL: Final = register_step("wounds heal", Heal())


def cars_drawn(players: int) -> int:
    """MP-1: four regular cars with up to four bandits, else five."""
    return 4 if players - 1 <= FEW_BANDITS else 5


def install(rules: Rulebook, setup: Setup, boxes: Sequence[Box]) -> None:
    """After the variants and the other boxes."""
    rules.lawman = setup.lawman
    for box in boxes:
        rules.law_deck += card_kinds(box.law_deck)
        rules.cylinder += [EFFECTS.index(name) for name in box.cylinder]
        rules.brawlers += list(box.brawlers)
    rules.locomotive = [MAILBAG, MAILBAG]
    if RIDE in rules.deck:  # MP-4
        rules.law_deck.append(RIDE)
    rules.deck = [kind for kind in rules.deck if kind != MARSHAL]
    rules.meetings.remove(MEET_THE_MARSHAL)
    rules.inner_actions[ROB] = rules.actions[ROB]
    rules.bring_actions(ACTIONS)
    rules.actions[ROB] = RobWithCompanion()
    rules.turns["B"] = BUMPY
    rules.events.update(EVENTS)
    rules.events.update({name: event for name, event in CHANGED.items() if name in rules.events})
    rules.hindrances += [locked_up, wounded]
    rules.witnesses.append(note_action)
    rules.blows.append(take_brawler)
    rules.push_offers.append(offer_to_throw_off)
    rules.offered[THROW_OFF.value] = answer_throw_off
    rules.knocks.append(shot_off_the_train)
    rules.limits.append(hold_tight)
    rules.offers.append(offer_fetch)
    rules.offered[FETCH.value] = answer_fetch
    rules.after_play.append(offer_another)
    rules.money += [
        ("mailbags", mailbag_money),
        ("posters", poster_money),
        ("prisoners", prisoner_money),
        ("brawlers", brawler_money),
    ]
    rules.barred.append(cannot_win)
    rules.verdicts.append(the_law_wins)
    rules.guesses.append(guess_goals)
    _change_the_opening(rules)
    _change_the_round(rules)


def _change_the_opening(rules: Rulebook) -> None:
    """MP-3, which prevails over HS-ATTACK-2."""
    opening = rules.opening
    opening.insert(opening.index(SET_OUT) + 1, SET_OUT_LAW)
    if TAKE_PLACES in opening:
        opening[opening.index(FIRST_PLAYER)] = MARSHAL_LEADS
        opening[opening.index(TAKE_PLACES)] = PLACES_BY_NUMBER
    else:
        at = opening.index(ATTACK)
        opening[at : at + 2] = [MARSHAL_LEADS, ATTACK]


def _change_the_round(rules: Rulebook) -> None:
    rules.replace_part(REVEAL, [REVEAL, FORGET, TURN_UP_GOAL])
    begin = rules.parts.index(PLANNING_TURNS) + 1
    end = rules.parts.index(APPEAR if APPEAR in rules.parts else STEAL)
    rules.hands_back = rules.parts[begin:end]
    rules.parts[begin:end] = [HANDS_BACK]
    at = rules.parts.index(TRAVEL) if TRAVEL in rules.parts else len(rules.parts)
    rules.parts.insert(at, HEAL)  # PLAN-10
    rules.parts.append(THE_LAW_COUNTS)
