"""Searches what was sent to a seat for anything that it may not know.

The engine's state says what is hidden; the server's messages are compared with it.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from colt_express import Game
from colt_express.engine.cards import card_words
from colt_express.engine.events import Event
from colt_express.engine.information.view import EventView, Mine, TokenView, View
from colt_express.engine.state import State

SPECTATOR = -1


class Sent(msgspec.Struct, tag_field="type", tag="told", forbid_unknown_fields=True):
    """`messages.Told` with the public part undecoded, since it is the same for all seats."""

    number: int
    chooser: int
    events: list[EventView]
    deadline: float = 0.0
    table: msgspec.Raw = msgspec.Raw(b"")
    mine: Mine | None = None


def search(game: Game, seat: int, events: list[Event], sent: bytes) -> bytes:
    """Search what was sent to a seat after a choice; returns the public part, to be searched once
    for all. Nothing in it may exceed what the state allows that seat to know."""
    assert seed_is_hidden(game, sent)
    message = msgspec.json.decode(sent, type=Sent)
    assert len(message.events) == len(events)
    for seen, event in zip(message.events, events, strict=True):
        search_event(game.state, seat, event, seen)
    assert message.mine is not None
    search_mine(game.state, seat, message.mine)
    return bytes(message.table)


def seed_is_hidden(game: Game, sent: bytes) -> bool:
    return game.setup.seed.encode() not in sent and game.state.key.hex().encode() not in sent


def search_event(state: State, seat: int, event: Event, seen: EventView) -> None:
    if event.seat != seat:
        assert seen.cards is None, "cards are shown to who draws them"
        assert seen.card is None or not event.secret, "a face-down card is shown to its player"
    if seen.token is not None:
        search_token(state, seat, seen.token)


def search_mine(state: State, seat: int, mine: Mine) -> None:
    """Its own hand, not its deck; tokens it has held; its own face-down cards."""
    assert mine.seat == seat
    if seat == SPECTATOR:
        assert mine == Mine(SPECTATOR), "a spectator has nothing of his own"
        return
    own = state.players[seat] if state.players else None
    for words, cards in (
        (mine.hand, own.hand if own else []),
        (mine.kept, own.kept if own else []),
        (mine.discard, own.discard if own else []),
    ):
        assert words is None or len(words) == len(cards)
    for token, value in mine.values.items():
        search_token(state, seat, TokenView(token, "", value))
    for place, card in mine.hidden.items():
        played = state.pile[place]
        assert played.seat == seat
        assert str(card) == card_words(played.card, True)
    if mine.question is not None:
        assert mine.question.seat == seat


def search_public(state: State, over: bool, table: bytes) -> None:
    """What everybody sees is what a spectator may see."""
    view = msgspec.json.decode(table, type=View)
    assert msgspec.json.encode(view) == table, "there is nothing in it that has no name"
    assert view.seat == SPECTATOR
    assert all(shown is None for shown in view.rounds[state.round + 1 :]), "rounds to come"
    for player in view.players:
        assert player.kept is None
        assert player.discard is None
        assert player.hand is None or over
    for played in view.pile:
        assert played.card is None or not played.hidden or played.resolved
    for place, played in enumerate(view.pile):
        assert played.resolved == (place < state.resolved)
    for question in view.questions:
        assert question.options is None, "what somebody can choose may tell his hand"
    for token in all_tokens(view):
        search_token(state, SPECTATOR, token)


def all_tokens(view: View) -> Iterator[TokenView]:
    for bandit in view.bandits:
        yield from bandit.loot
    for tokens in view.floor.values():
        yield from tokens
    yield from view.aside
    yield from view.removed


def search_token(state: State, seat: int, token: TokenView) -> None:
    """Its value is present only if it lies face up, or this seat (or everybody) has held it."""
    if token.value is None or not state.questions:  # at the end everything is open
        return
    known, everyone = state.token_known[token.number], (1 << state.rules.seats) - 1
    face_up = not state.rules.face_down[state.token_kinds[token.number]]
    has_held = seat >= 0 and known >> seat & 1
    assert face_up or has_held or known == everyone, f"seat {seat} never held it"
