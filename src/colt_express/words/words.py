"""Sentences: what a seat saw, what it is asked, and what it may choose.

They are made from views, so a sentence cannot tell more than its reader may know. The ``table`` is
the reader's view of the game: it says which car is which and which player leads which bandit.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..engine.boxes.marshal.shooting import SIDES
from ..engine.cards import BULLET, KIND_NAMES
from ..engine.event_kinds import AMOUNTS, EVENT_FIELDS
from ..engine.figures import FIGURES, MARSHAL_FIGURE, SHOTGUN
from ..engine.information.view import (
    AnyOption,
    BoardOption,
    CardView,
    DrinkOption,
    EventView,
    FigureOption,
    KeepOption,
    OptionView,
    PickOption,
    PlaceOption,
    PlayOption,
    PrisonerOption,
    QuestionView,
    ShotOption,
    TokenOption,
    TokenView,
    View,
    WordOption,
)
from .language import Arguments
from .names import UNKNOWN, Names, sentence

BULLET_KIND: Final = KIND_NAMES[BULLET]

CHOOSING_A_BANDIT: Final = "bandit"
"""The kind of question that is asked before any bandit is on the train."""

MAY_BE_SECRET: Final = ("card", "cards", "goal")
"""Fields that a reader may be without where others have them."""


class Words(Names):
    """A language that can tell the game."""

    def event(self, event: EventView, table: View) -> str:
        """A sentence about an event, or an empty string if it is not worth telling."""
        arguments: Arguments = {"rule": event.rule}
        for field in EVENT_FIELDS[event.kind]:
            arguments |= self._told(field, event, table)
        return sentence(self.say(f"event-{event.kind}", **arguments))

    def _told(self, field: str, event: EventView, table: View) -> Arguments:
        """The argument of a message for one field; `unknown` for one the reader may not know."""
        value = getattr(event, field)
        if value is None:
            return {field: UNKNOWN} if field in MAY_BE_SECRET else {}
        match field:
            case "card":
                return self._card(value, event, table)
            case "cards":
                return {"cards": self.cards([_as_held(one, event, table) for one in value])}
            case "prisoner":
                return self.companion_arguments(value, event.bandit or "")
        return self._field(field, value, table)

    def _field(self, field: str, value: Any, table: View) -> Arguments:
        """The argument of a message for a field of an event or an option; just the name if it is
        that of something that is explained."""
        if field in AMOUNTS:
            return {"amount": value}
        match field:
            case "seat":
                return {"seat": value + 1, "who": self.who(value, table)}
            case "bandit":
                return self.figure_arguments("bandit", value) | self._partner(value, table)
            case "target":
                return self.figure_arguments("target", value)
            case "at":
                return self.place_arguments(value, table)
            case "token":
                return self.loot_arguments(value)
            case "round":
                return self.round_arguments(value, table)
            case "turn":
                return {"turn": value}
            case "effect":
                return {"wound": value} | self.explained("effect", value)
            case "ending":
                return self.ending_arguments(value, table)
            case "goal":
                return self.goal_arguments(value)
        return self.explained(field, value)

    def question(self, question: QuestionView, table: View) -> str:
        """A question as a sentence."""
        arguments: Arguments = {
            "who": self.seat(question.seat, table),
            "turn": table.turn_kind,
            "choices": len(question.options or ()),
            "keep": _may_still_keep(question.seat, table),
        }
        if question.bandit is not None:
            arguments |= self.figure_arguments("bandit", question.bandit)
            arguments |= self._partner(question.bandit, table)
            arguments |= self.place_arguments(table.bandit(question.bandit).at, table)
        if table.horses is not None and table.horses.boarding is not None:
            arguments |= self.place_arguments(table.horses.boarding, table)
        if question.target is not None:
            arguments |= self.figure_arguments("target", question.target)
        arguments |= self._token(question.token, table)
        return sentence(self.say(f"question-{question.kind}", **arguments))

    def option(self, option: AnyOption, question: QuestionView, table: View) -> str:
        """An option as the label of a button; players who type use the option's own words."""
        return sentence(self._option(option, question, table))

    def _option(self, option: AnyOption, question: QuestionView, table: View) -> str:
        match option:
            case WordOption():
                message = f"option-{option.words.replace(' ', '_')}"
                return self.say(message, question=question.kind)
            case PlayOption():
                return self._card_option("play_hidden" if option.hidden else "play", option.card)
            case KeepOption():
                return self._card_option("keep_card", option.card)
            case PickOption():
                return self._card_option("pick", option.card)
            case PlaceOption():
                return self.say("option-place", **self.place_arguments(option.place, table))
            case FigureOption():
                return self._figure_option(option.figure, question, table)
            case TokenOption():
                return self._token_option(option, question, table)
            case PrisonerOption():
                arguments = self.companion_arguments(option.prisoner, question.bandit or "")
                return self.say("option-companion", **arguments)
            case ShotOption():
                return self._shot_option(option, table)
            case BoardOption():
                return self._board_option(option.figure)
            case DrinkOption():
                return self._drink_option(option)
        return self._option_of_a_box(option, question, table)

    def _option_of_a_box(self, option: AnyOption, question: QuestionView, table: View) -> str:
        """The message of this kind of option, with its fields as those of an event."""
        arguments: Arguments = {"question": question.kind}
        for field in type(option).__struct_fields__:
            if field not in OptionView.__struct_fields__:
                arguments |= self._field(field, getattr(option, field), table)
        return self.say(f"option-{type(option).__struct_config__.tag}", **arguments)

    def _board_option(self, figure: str) -> str:
        return self.say("option-board_one", **self.name("target", f"figure-{figure}"))

    def _drink_option(self, drink: DrinkOption) -> str:
        """HS-PAIR: whose flask, and which, where the player holds several."""
        if drink.bandit is None:
            return self.say(f"option-{drink.words.replace(' ', '_')}")
        value = (2 if drink.old else 1) + (2 if drink.half else 0)
        arguments = self.name("target", f"figure-{drink.bandit}")
        return self.say("option-drink_bandit", value=value, **arguments)

    def _card_option(self, message: str, card: CardView) -> str:
        arguments = self.card_arguments(card.kind) | {"card": self.card(card)}
        return self.say(f"option-{message}", **arguments)

    def _token(self, number: int | None, table: View) -> Arguments:
        """A loot token in sight."""
        for token in _tokens(table):
            if token.number == number:
                return self.loot_arguments(token)
        return {}

    def _token_option(self, option: TokenOption, question: QuestionView, table: View) -> str:
        """Each of several tokens that look alike is a choice of its own, so they are numbered."""
        faces = {token.number: (token.kind, token.value) for token in _tokens(table)}
        face = faces[option.token]
        tokens = [one for one in question.options or () if isinstance(one, TokenOption)]
        alike = [one.token for one in tokens if faces[one.token] == face]
        return self.say(
            "option-token",
            hidden="yes" if face[1] is None else "no",
            which=alike.index(option.token) + 1 if len(alike) > 1 else 0,
            count=len(alike),
            **self._token(option.token, table),
        )

    def _shot_option(self, shot: ShotOption, table: View) -> str:
        """MP-SHOOT: the target and the cylinder, whose next bullet is public."""
        assert table.marshal is not None
        bullets = table.marshal.cylinders[shot.gun]
        if not bullets:
            return self.figure(shot.figure)  # no seat is offered that
        arguments = self.place_arguments(table.bandit(shot.figure).at, table)
        arguments |= self.figure_arguments("target", shot.figure)
        arguments |= self.explained("effect", bullets[0])
        return self.say("option-shot", side=SIDES[shot.gun], **arguments)

    def _figure_option(self, figure: str, question: QuestionView, table: View) -> str:
        at = _whereabouts(figure, table)
        if at is None and question.kind != CHOOSING_A_BANDIT:
            return self.figure(figure)  # no seat at this table is offered that
        arguments: Arguments = {"question": question.kind}
        arguments |= self.name("target", f"figure-{figure}")
        if at is not None:
            arguments |= self.place_arguments(at, table) | self._partner(figure, table)
        return self.say("option-figure", **arguments)

    def _card(self, card: CardView, event: EventView, table: View) -> Arguments:
        """A player who plays a card of one of his two bandits is called by that bandit."""
        plain = msgspec.structs.replace(card, owner=None)
        if card.owner and card.kind != BULLET_KIND:
            if table.bandit(card.owner).seat == event.seat:
                return self.figure_arguments("who", card.owner) | {"card": self.card(plain)}
            if card.owner == event.bandit:
                return {"card": self.card(plain)}
        return {"card": self.card(card)}

    def _partner(self, bandit: str, table: View) -> Arguments:
        """The other bandit of the same player, where he leads two."""
        seats = [one.seat for one in table.bandits if one.name == bandit]
        for other in table.bandits:
            if other.name != bandit and other.seat in seats:
                return self.name("partner", f"figure-{other.name}")
        return {}


def _as_held(card: CardView, event: EventView, table: View) -> CardView:
    """A card as its holder calls it: without a name if it can only be his own bandit's."""
    alone = [card.owner] == [bandit.name for bandit in table.bandits if bandit.seat == event.seat]
    return msgspec.structs.replace(card, owner=None) if alone else card


def _may_still_keep(seat: int, table: View) -> int:
    """KEEP-1: how many cards the round card lets a player keep, beside those he has chosen."""
    card = table.rounds[table.round - 1] if table.round else None
    if card is None or not card.keep:
        return 0
    return card.keep - len(table.players[seat].kept or ())


def _tokens(table: View) -> list[TokenView]:
    """Every loot token in sight."""
    held = [token for bandit in table.bandits for token in bandit.loot]
    return held + [token for tokens in table.floor.values() for token in tokens]


def _whereabouts(figure: str, table: View) -> str | None:
    """The place of a bandit."""
    for bandit in table.bandits:
        if bandit.name == figure:
            return bandit.at
    if figure == FIGURES[SHOTGUN] and table.horses is not None:
        return table.horses.shotgun
    return table.marshal_at if figure == FIGURES[MARSHAL_FIGURE] else None
