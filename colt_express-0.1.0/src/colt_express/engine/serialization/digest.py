"""A digest of a state: equal for equal positions, in any process and on any machine."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from ..boxes import IN_FORCE

if TYPE_CHECKING:
    from ..state import State

FIRST_KINDS: Final = 4


def describe(state: State) -> list[object]:
    """Everything in the state as plain nested lists."""
    return [
        *_on_the_table(state),
        [[task.name, task.about] for task in state.stack],
        [
            [q.seat, q.name, [str(option) for option in q.options], q.bandit, q.target, q.token]
            for q in state.questions
        ],
        _answered(state),
    ]


def _on_the_table(state: State) -> list[object]:
    return [
        state.key.hex(),
        [state.counter, state.phase, state.round, state.turn, state.first, int(state.keeping)],
        [state.cars, [card.name for card in state.round_cards]],
        [state.marshal_at, state.neutral],
        [state.token_kinds, state.token_values, _pools(state), state.token_at, state.token_known],
        [
            [
                [
                    player.hand,
                    player.deck,
                    *map(list, (player.discard, player.kept, player.discard_seen)),
                ],
                [
                    player.acted,
                    list(player.open_hand),
                    player.open_top,
                    player.sure,
                    player.borrowed,
                ],
            ]
            for player in state.players
        ],
        [
            [b.character, b.seat, b.place, b.bullets, list(b.hits), b.abilities, b.cash]
            for b in state.bandits
        ],
        [[played.seat, played.card, played.turn, int(played.hidden)] for played in state.pile],
        [state.resolved, state.returned],
        *[part for box in IN_FORCE if box.describe is not None for part in box.describe(state)],
    ]


def _answered(state: State) -> list[list[object]]:
    return sorted([question.seat, str(option)] for question, option in state.answered)


def _pools(state: State) -> list[list[int]]:
    """Tokens left in the box, by kind. Kinds added by later boxes count only while some of them are
    left, so that digests of older games stay the same."""
    pools = state.spare[:]
    while len(pools) > FIRST_KINDS and not pools[-1]:
        pools.pop()
    return pools


def digest(state: State) -> str:
    """A short fingerprint of the whole state."""
    return _fingerprint(describe(state))


def seal(state: State) -> str:
    """A fingerprint of the position as players see it: what is on the table and what they can
    choose, without the engine's pending steps, which may differ in a later version that reads
    the record."""
    asked = [[q.seat, [str(option) for option in q.options]] for q in state.questions]
    return _fingerprint([*_on_the_table(state), asked, _answered(state)])


def _fingerprint(lists: list[object]) -> str:
    return blake2b(repr(lists).encode(), digest_size=16).hexdigest()
