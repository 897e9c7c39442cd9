"""Sentences: what a seat saw, what it is asked, and what it may choose.

They are made from views, so a sentence cannot tell more than its reader may know. The
``table`` is the reader's view of the game: it says which car is which and who plays whom.
"""

from __future__ import annotations

from typing import Final

from ..engine.boxes.horses.hostages import HOSTAGES
from ..engine.boxes.horses.whiskey import CLASSIC, FLASKS
from ..engine.boxes.marshal.shooting import SIDES
from ..engine.figures import CHARACTERS, FIGURES, SHOTGUN
from ..engine.options import COMPANION, WORDS
from ..engine.view import EventView, LawView, QuestionView, TokenView, View
from .language import Arguments
from .names import UNKNOWN, Names, sentence, split_card

CARD_OPTIONS: Final = {
    "play": "option-play",
    "keep": "option-keep_card",
    "pick": "option-pick",
}
"""The messages for options that name a card, by the verb before it."""


class Words(Names):
    """A language that can tell the game."""

    def event(self, event: EventView, table: View) -> str:
        """What happened; empty where it is not worth telling."""
        arguments: Arguments = {"rule": event.rule, **self._cards(event, table)}
        if event.amount is not None:
            arguments["amount"] = event.amount
        if event.token is not None:
            arguments |= self.loot_arguments(event.token)
        if event.at is not None:
            arguments |= self.place_arguments(event.at, table)
        if event.name is not None:
            arguments |= self._named(event, event.name, table)
        elif event.kind == "goal_turned":
            arguments |= self._turned_up(event.amount or 0, table)
        arguments |= self._figures(event.bandit, event.target, table)
        return sentence(self.say(f"event-{event.kind}", **arguments))

    def _named(self, event: EventView, name: str, table: View) -> Arguments:
        """What the name in an event is the name of."""
        match event.kind:
            case "round_began":
                return self.house_arguments("round", name)
            case "turn":
                return {"turn": name}
            case "took_hostage":
                return self.explained("hostage", name)
            case "shot":
                return self.explained("effect", name)
            case "no_effect":
                return {"wound": name}
            case "freed_prisoner" | "lost_prisoner":
                return self.companion_arguments(name, event.bandit or "")
            case "rumor":
                return self.goal_arguments(name)
        return self.ending_arguments(name, table)

    def _turned_up(self, number: int, table: View) -> Arguments:
        """MP-GOAL: which goal it is, where the reader may know it."""
        goals = [] if table.law is None else table.law.goals or []
        return self.goal_arguments(goals[number - 1]) if number <= len(goals) else {"goal": UNKNOWN}

    def question(self, question: QuestionView, table: View) -> str:
        """What a seat is asked."""
        arguments: Arguments = {
            "who": self.seat(question.seat, table),
            "turn": table.turn_kind,
            "choices": len(question.options or ()),
            "keep": _may_still_keep(question.seat, table),
        }
        if table.horses is not None and table.horses.boarding is not None:
            arguments |= self.place_arguments(table.horses.boarding, table)
        arguments |= self._figures(question.bandit, question.target, table)
        for token in _tokens(table):
            if token.number == question.token:
                arguments |= self.loot_arguments(token)
        return sentence(self.say(f"question-{question.kind}", **arguments))

    def option(self, option: str, question: QuestionView, table: View) -> str:
        """What one of the question's options means. Its own words stay what is typed."""
        verb, _, rest = option.partition(" ")
        if option in HOSTAGES:
            return self.say("option-hostage", **self.explained("hostage", option))
        if verb == "board" and rest in CHARACTERS:
            return self.say("option-board_one", **self.name("target", f"figure-{rest}"))
        if verb == "drink" and rest.partition(" ")[0] in CHARACTERS:
            return self._drink_option(*rest.split(" ", 1))
        if option.startswith(COMPANION):
            arguments = self.companion_arguments(rest, question.bandit or "")
            return self.say("option-companion", **arguments)
        if rest in SIDES and table.law is not None:
            return self._shot_option(verb, SIDES.index(rest), table, table.law)
        if option in WORDS:
            return self.say(f"option-{option.replace(' ', '_')}", question=question.kind)
        if verb in CARD_OPTIONS:
            return self._card_option(CARD_OPTIONS[verb], rest)
        if option in FIGURES:
            return self._figure_option(option, question, table)
        for token in _tokens(table):
            if option.endswith(f" #{token.number}") or option == token.kind:
                return self.say("option-token", **self.loot_arguments(token))
        return self.say("option-place", **self.place_arguments(option, table))

    def _card_option(self, message: str, rest: str) -> str:
        words = rest.removesuffix(" hidden")
        if words != rest:
            message = "option-play_hidden"
        _, kind = split_card(words)
        return self.say(message, **self.card_arguments(kind) | {"card": self.card(words)})

    def _drink_option(self, bandit: str, flask: str) -> str:
        """HS-PAIR: whose flask, and which."""
        arguments = self.name("target", f"figure-{bandit}")
        return self.say("option-drink_bandit", value=CLASSIC + FLASKS.index(flask), **arguments)

    def _shot_option(self, target: str, side: int, table: View, law: LawView) -> str:
        """MP-SHOOT: at whom, and with which gun; its next bullet is known."""
        arguments = self.place_arguments(table.bandit(target).at, table)
        arguments |= self.figure_arguments("target", target)
        arguments |= self.explained("effect", law.cylinders[side][0])
        return self.say("option-shot", side=SIDES[side], **arguments)

    def _figure_option(self, figure: str, question: QuestionView, table: View) -> str:
        arguments: Arguments = {"question": question.kind}
        arguments |= self.name("target", f"figure-{figure}")
        for bandit in table.bandits:
            if bandit.name == figure:
                arguments |= self._partner(figure, table)
                arguments |= self.place_arguments(bandit.at, table)
        if figure == FIGURES[SHOTGUN] and table.horses is not None:
            arguments |= self.place_arguments(table.horses.shotgun or "", table)
        return self.say("option-figure", **arguments)

    def _cards(self, event: EventView, table: View) -> Arguments:
        """Whose cards. Who lays a card of his own bandit is called by that bandit."""
        arguments: Arguments = {"card": UNKNOWN, "cards": UNKNOWN}
        if event.seat is not None:
            arguments |= {"seat": event.seat + 1, "who": self.who(event.seat, table)}
        if event.card is not None:
            owner, kind = split_card(event.card)
            if owner and table.bandit(owner).seat == event.seat:
                arguments |= self.figure_arguments("who", owner) | {"card": self.card(kind)}
            elif owner and owner == event.bandit:
                arguments["card"] = self.card(kind)
            else:
                arguments["card"] = self.card(event.card)
        if event.cards is not None:
            arguments["cards"] = self.cards([_as_held(card, event, table) for card in event.cards])
        return arguments

    def _figures(self, bandit: str | None, target: str | None, table: View) -> Arguments:
        arguments: Arguments = {}
        if bandit is not None:
            arguments |= self.figure_arguments("bandit", bandit)
            arguments |= self._partner(bandit, table)
        if target is not None:
            arguments |= self.figure_arguments("target", target)
        return arguments

    def _partner(self, bandit: str, table: View) -> Arguments:
        """The other bandit of the same player, where he leads two."""
        for other in table.bandits:
            if other.name != bandit and other.seat == table.bandit(bandit).seat:
                return self.name("partner", f"figure-{other.name}")
        return {}


def _as_held(card: str, event: EventView, table: View) -> str:
    """A card as its holder calls it: without a name if it can only be his own bandit's."""
    owner, kind = split_card(card)
    alone = [owner] == [bandit.name for bandit in table.bandits if bandit.seat == event.seat]
    return kind if alone else card


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
