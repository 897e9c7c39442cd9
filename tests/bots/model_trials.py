"""Compares the transitions of an outlaw's forward model with the engine: the states after one card.

``python -m tests.bots.model_trials 20`` tries twenty times as many positions as the test does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from colt_express import Game, Option, Setup
from colt_express.bots.outlaw.answers import answer
from colt_express.bots.outlaw.boxes.horses.hostages import hostage_worth
from colt_express.bots.outlaw.boxes.horses.parts import horses_in
from colt_express.bots.outlaw.boxes.marshal.ideas import companion_worth
from colt_express.bots.outlaw.boxes.marshal.state import marshal_in
from colt_express.bots.outlaw.boxes.marshal.worth import WOUND
from colt_express.bots.outlaw.constants import NO_PARTS, actor_of
from colt_express.bots.outlaw.evaluation import Coming, coming_of, evaluate, one_of
from colt_express.bots.outlaw.players import Memory
from colt_express.bots.outlaw.situation import Situation
from colt_express.bots.outlaw.state import NOTHING, NOWHERE, ModelState
from colt_express.bots.outlaw.targets import at_hand, in_sight, worth_hitting
from colt_express.bots.outlaw.transitions import states_after
from colt_express.bots.outlaw.treasure import with_token
from colt_express.bots.outlaw.worth import LIBERTY
from colt_express.engine.base.stealing import resolve_next
from colt_express.engine.boxes.marshal.ending import POSTER
from colt_express.engine.boxes.marshal.ideas import IDEA
from colt_express.engine.boxes.marshal.table import marshal_table
from colt_express.engine.cards import KIND_NAMES, MARSHAL, ROB, card_of
from colt_express.engine.figures import CHARACTERS, CHEYENNE, FIGURES, NOBODY, SHOTGUN
from colt_express.engine.flow import answer as take
from colt_express.engine.flow import run
from colt_express.engine.information.observation import Observation
from colt_express.engine.options import KEEP
from colt_express.engine.places import AWAY, PLACE_COUNT
from colt_express.engine.state import PLANNING, STEALING, Bandit, Played, Question, State
from colt_express.engine.tokens import ASIDE, HELD, PURSE

from ..playing import every_setup, label, lawless_setups, play_some, stormy_setups

FEW_BULLETS = 4
"""Positions with fewer neutral bullets are left out: the model does not count them."""


class Card(NamedTuple):
    """A card to be resolved next, and for a brilliant idea the card that it may copy."""

    bandit: Bandit
    kind: int
    copied: tuple[Bandit, int] | None


class Trial:
    """A card about to be resolved, as an outlaw at its seat sees it."""

    def __init__(self, game: Game, card: Card, dice: Random) -> None:
        self.before = about_to_do(game, card)
        self.seat = card.bandit.seat
        self.memory = Memory()
        self.now = Situation(Observation(self.before, self.seat), self.memory, Random(1))
        (played,) = self.now.pile
        self.actor = actor_of(played)
        self.coming: Coming = coming_of(self.now.state, [])
        if dice.random() < 0.5:
            self.coming[self.actor] += one_of(ROB)
        self.imagined = states_after(self.now.constants, self.now.state, played)

    def worth(self, imagined: ModelState) -> float:
        return evaluate(self.now.constants, imagined, self.actor, self.coming)

    def unreachable(self) -> list[ModelState]:
        """The states of the model that the engine cannot reach."""
        reached = {self.face(imagined) for imagined in self.ends(everything=True)}
        return [imagined for imagined in self.imagined if self.face(imagined) not in reached]

    def missed(self) -> float:
        """By how much the best state that the engine reaches, with choices `worth_a_thought`, is
        better than the best of the model."""
        best = max(self.worth(imagined) for imagined in self.ends(everything=False))
        return best - max(self.worth(imagined) for imagined in self.imagined)

    def ends(self, everything: bool) -> Iterator[ModelState]:
        """Every state of the engine after the card. Unless ``everything``, others choose what is
        best for them, and the outlaw what is `worth_a_thought`."""
        first = self.before.copy(False)
        resolve_next(first)
        run(first)
        waiting = [first]
        while waiting:
            state = waiting.pop()
            if not state.questions:
                yield self.model_state_of(state)
                continue
            question = state.questions[0]
            options = question.options
            if not everything and (question.seat != self.seat or question.name == "flee"):
                options = [
                    answer(question, Observation(state, question.seat), self.memory, Random(1))
                ]
            elif not everything:
                options = self.worth_a_thought(question)
            for option in options:
                after = state.copy(False)
                take(after, 0, option)
                waiting.append(after)

    def worth_a_thought(self, question: Question) -> list[Option]:
        """The options that the model considers. It leaves out those that are seldom better:

        - Of several targets it considers the richest, a played Marshal, and the Shotgun.
        - A victim loses his best token, a friend his least, or a purse to Cheyenne the best one.
        - Robbers take the best token, and Cheyenne keeps a purse.
        - A bandit who flees from the Shotgun does not consider what he will rob afterwards.
        """
        constants, imagined, options = self.now.constants, self.now.state, question.options
        if question.name in ("shoot", "punch"):
            targets = in_sight if question.name == "shoot" else at_hand
            seen = targets(constants, imagined, self.actor)
            worthy = worth_hitting(constants, imagined, self.actor, seen) if seen else []
            figures = [self.before.bandits[n].character for n in worthy]
            return [o for o in options if o.value in (*figures, SHOTGUN)]
        if question.name == "keep":
            return [KEEP]
        if question.name not in ("token", "rob"):
            return options
        price = {o.value: constants.dollars[o.value] for o in options}
        wanted = [max(price.values())]
        if question.name == "token" and self.is_friend(question):
            wanted = [min(price.values())]
        purses = [price[o.value] for o in options if constants.kinds[o.value] == PURSE]
        if question.name == "token" and purses and constants.can(self.actor, CHEYENNE):
            wanted.append(max(purses))
        return [o for o in options if price[o.value] in wanted]

    def is_friend(self, question: Question) -> bool:
        """Whether the victim is on the same side."""
        sides = self.now.constants.sides
        return sides[self.before.bandit(question.target).index] == sides[self.actor]

    def model_state_of(self, end: State) -> ModelState:
        """The engine's state as a state of the model, with what each side has gained."""
        constants, observation = self.now.constants, Observation(end, self.seat)
        imagined = ModelState()
        imagined.at = observation.places
        imagined.marshal_at = observation.marshal_at if constants.lawman < 0 else NOWHERE
        imagined.blockers = ()
        imagined.floor = [()] * PLACE_COUNT
        imagined.loot = [()] * len(imagined.at)
        for token, where in enumerate(end.token_at):
            if where < ASIDE:
                imagined.floor[where] = with_token(imagined.floor[where], token, constants.dollars)
            elif where >= HELD:
                held = imagined.loot[where - HELD]
                imagined.loot[where - HELD] = with_token(held, token, constants.dollars)
        imagined.bullets = observation.bullets
        imagined.parts = [NOTHING] * len(NO_PARTS)
        for complete in constants.model.completing_state:
            complete(observation, constants, imagined)
        imagined.gains = [0.0] * end.rules.seats
        for bandit in end.bandits:
            self.add_gains(bandit, end, imagined)
        return imagined

    def add_gains(self, bandit: Bandit, end: State, imagined: ModelState) -> None:
        """Add what a bandit has gained, or brought others, in an outlaw's values."""
        constants, n, before = self.now.constants, bandit.index, self.before
        side, gains = constants.sides[n], imagined.gains
        if n != constants.lawman:
            held, held_before = imagined.loot[n], self.now.state.loot[n]
            gains[side] += constants.total(held) - constants.total(held_before)
        for figure in range(len(FIGURES)):
            shots = bandit.hits[figure] - before.bandits[n].hits[figure]
            gains[side] -= constants.bite * shots
            if shots and figure < len(CHARACTERS):
                shooters = constants.sides[constants.players.number[figure]]
                gains[shooters] += constants.shot * shots if shooters != side else 0
        if end.horses is not None and before.horses is not None:
            hostage = end.horses.hostage_of[n]
            if hostage != before.horses.hostage_of[n]:
                gains[side] += hostage_worth(constants, self.now.state, n, hostage)
        if end.marshal is not None:
            gains[side] += self.gain_beside_the_marshal(n, end)

    def gain_beside_the_marshal(self, n: int, end: State) -> float:
        old, new, constants = marshal_table(self.before), marshal_table(end), self.now.constants
        gain = float(new.taken_brawlers[n] - old.taken_brawlers[n])
        gain -= WOUND * (len(new.wounds[n]) - len(old.wounds[n]))
        gain -= LIBERTY * (new.thrown_off[n] - old.thrown_off[n])
        if n != constants.lawman:
            gain -= POSTER * (old.wanted[n] - new.wanted[n])
        if new.companions[n] != old.companions[n]:
            taken = new.companions[n] >= 0
            who = new.companions[n] if taken else old.companions[n]
            gain += companion_worth(constants, n, who) * (1 if taken else -1)
        return gain

    def face(self, imagined: ModelState) -> str:
        """A string that is the same for equal states; tokens that look the same are the same."""
        constants = self.now.constants
        parts: list[object] = [
            imagined.at,
            imagined.marshal_at,
            imagined.bullets,
            imagined.blockers,
        ]
        parts += [round(gain, 4) for gain in imagined.gains]
        for tokens in (*imagined.floor, *imagined.loot):
            parts.append(
                sorted((constants.kinds[token], constants.dollars[token]) for token in tokens)
            )
        if self.before.horses is not None:
            horses = horses_in(imagined)
            parts += [horses.guard, horses.horses, horses.hostage, sorted(horses.hostages)]
        if self.before.marshal is not None:
            law = marshal_in(imagined)
            parts += [law.cylinders, law.brawlers, sorted(law.prisoners), law.companion]
            parts += [law.with_the_law, law.wanted, law.hits, law.scratches]
            parts += [sorted(wounds) for wounds in law.wounds]
        return repr(parts)


def about_to_do(game: Game, card: Card) -> State:
    """The same state, with this card as the only one left on the pile."""
    state = game.copy().state
    state.phase = STEALING
    state.stack, state.questions, state.answered = [], (), ()
    nobodys = card.kind == MARSHAL and state.rules.two_bandits  # PAIR-3
    owner = NOBODY if nobodys else card.bandit.character
    state.pile = [Played(card.bandit.seat, card_of(owner, card.kind), False, 0, False)]
    state.resolved = state.returned = 0
    if card.copied is not None:
        other, kind = card.copied
        state.pile.insert(0, Played(other.seat, card_of(other.character, kind), False, 0, False))
        state.resolved = state.returned = 1
        law = marshal_table(state)
        law.last_action, law.last_actor = kind, other.index
    return state


def any_card(state: State, dice: Random) -> Card:
    rules, bandit = state.rules, dice.choice(state.bandits)
    if bandit.seat == rules.lawman:
        return Card(bandit, dice.choice(sorted(set(rules.law_deck))), None)
    kinds = sorted(set(rules.deck) - {IDEA})
    if rules.lawman >= 0 and dice.random() < 0.2:
        return Card(bandit, IDEA, (dice.choice(state.robbers), dice.choice(kinds)))
    return Card(bandit, dice.choice(kinds), None)


def trials(setup: Setup, seed: int) -> Iterator[tuple[str, Trial]]:
    """Cards of all kinds in the course of a random game, at decisions in planning, when no other
    card is being resolved."""
    dice = Random(f"{label(setup)} {seed}")
    game = Game(setup.seeded(f"imagining {seed}"), listening=False)
    while not game.over:
        state = game.state
        machine = state.time_machine
        hidden = machine is not None and machine.hiding != AWAY
        asked = state.phase == PLANNING and state.questions[0].name == "plan"
        if asked and not hidden and state.neutral > FEW_BULLETS:
            card = any_card(state, dice)
            words = f"{FIGURES[card.bandit.character]} {KIND_NAMES[card.kind]}"
            yield f"{label(setup)}, game {seed}: {words}", Trial(game, card, dice)
        play_some(game, dice, dice.randrange(1, 8))


def wrong_trials(setups: list[Setup], seeds: range) -> tuple[int, list[str]]:
    """The number of trials, and a description of each that went wrong."""
    made, wrong = 0, []
    for setup in setups:
        for seed in seeds:
            for words, trial in trials(setup, seed):
                made += 1
                if trial.unreachable():
                    wrong.append(f"{words} does not lead where he thinks")
                elif trial.missed() > 1e-6:
                    wrong.append(f"{words} can be worth {trial.missed():.0f} more than he thinks")
    return made, wrong


TABLES = [*every_setup(), *stormy_setups(), *lawless_setups()]

if __name__ == "__main__":
    made, wrong = wrong_trials(TABLES, range(int(sys.argv[1])))
    print("\n".join([*wrong, f"{made} positions, {len(wrong)} failures"]))
    sys.exit(1 if wrong else 0)
