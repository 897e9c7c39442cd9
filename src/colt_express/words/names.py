"""Names: figures, cars, cards and loot as a language calls them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..engine.cards import BULLET, KIND_NAMES
from ..engine.information.view import CardView, GoalView, TokenView, View
from ..engine.places import PLACE_CALLED, car_of, is_of_a_car, is_roof
from .language import Argument, Arguments, Language
from .tags import tags_of

UNKNOWN = "unknown"
"""Argument of a message in place of a value or card that its reader may not know."""

CASES = ("gen", "dat", "acc")
"""The attributes that decline a figure, in languages that do."""


class Names(Language):
    """A language that has a name for everything on the table.

    The plain calls give a name by itself. Those that end in ``_arguments`` give it as
    arguments for a sentence, with everything the language says about it.
    """

    def figure(self, name: str) -> str:
        return self.say(f"figure-{name}")

    def figure_forms(self, name: str) -> list[str]:
        """A figure's name in every case the language has for it, the plain one first."""
        forms = self.name("figure", f"figure-{name}")
        cases = [forms[f"figure_{case}"] for case in CASES if f"figure_{case}" in forms]
        return list(dict.fromkeys(str(form) for form in (forms["figure"], *cases)))

    def letter(self, name: str) -> str:
        """A character that stands for a figure."""
        return self.attribute(f"figure-{name}", "letter")

    def ability(self, name: str) -> str:
        return self.attribute(f"figure-{name}", "ability")

    def figure_arguments(self, argument: str, name: str) -> Arguments:
        """A figure for a sentence about it; some languages add an article to the Marshal."""
        forms = self.name(argument, f"figure-{name}")
        return forms | {argument: forms.get(f"{argument}_told", forms[argument])}

    def who(self, seat: int, table: View) -> str:
        """A player in a sentence about him."""
        if table.marshal is not None and table.marshal.seat == seat:
            return str(self.figure_arguments("who", "marshal")["who"])
        return self.seat(seat, table)

    def seat(self, seat: int, table: View) -> str:
        """A player by his bandit, by his gang, or by his number before he has one."""
        bandits = [bandit.name for bandit in table.bandits if bandit.seat == seat]
        if not bandits:
            return self.say("seat-nobody", seat=seat + 1)
        if len(bandits) > 1:
            return self.say("seat-gang", **self.name("bandit", f"figure-{bandits[0]}"))
        return self.figure(bandits[0])

    def card(self, card: CardView) -> str:
        """A card, and whose it is where that matters. It does not matter who fired a bullet."""
        name = self.say(card_message(card.kind))
        if card.owner is None or card.kind == KIND_NAMES[BULLET]:
            return name
        return self.say("owned-card", card=name, **self.name("owner", f"figure-{card.owner}"))

    def cards(self, cards: Sequence[CardView]) -> str:
        """Several cards, those alike together."""
        counts = Counter(self.card(card) for card in cards)
        return ", ".join(
            name if count == 1 else self.say("several", card=name, count=count)
            for name, count in counts.items()
        )

    def hostage(self, name: str) -> str:
        return self.say(f"hostage-{name}")

    def sign(self, token: TokenView) -> str:
        """A character that stands for a kind of loot."""
        return self.attribute(f"loot-{token.kind}", "sign", value=_value(token))

    def car(self, name: str) -> str:
        """A car in a word short enough for the drawing of the train."""
        return str(self.house_arguments("car", name)["car_short"])

    def round(self, name: str) -> str:
        return str(self.house_arguments("round", name)["round"])

    def round_arguments(self, name: str, table: View) -> Arguments:
        """A round card. Most are named after their events; a table without events names none, as
        nothing of the kind would happen."""
        named = "no" if "events" in table.left_out else "yes"
        return self.house_arguments("round", name) | {"named": named}

    def turn(self, kind: str) -> str:
        return self.say(f"turn-{kind}")

    def money(self, source: str) -> str:
        return self.say(f"money-{source}")

    def explained(self, family: str, name: str) -> Arguments:
        """A ``turn`` or an ``effect``, and as ``…_hint`` what it does; a ``hostage`` with his
        ``…_cost`` and ``…_ransom``."""
        return self.name(family, f"{family}-{name}")

    def card_arguments(self, kind: str) -> Arguments:
        """A kind of card, with ``card_hint``: what it does."""
        return self.name("card", card_message(kind))

    def ending_arguments(self, name: str, table: View) -> Arguments:
        """The end of a round, with ``ending_hint``: what it does at this table."""
        return self.name("ending", self.fitting(f"ending-{name}", tags_of(table)))

    def goal_arguments(self, goal: GoalView) -> Arguments:
        """A goal of the Marshal, with ``goal_hint``: what it requires."""
        wanted = self.figure_arguments("target", goal.bandit) if goal.bandit else {}
        return self.name("goal", f"goal-{goal.kind}", **wanted)

    def companion_arguments(self, owner: str, holder: str) -> Arguments:
        """A prisoner, by the bandit whose companion he is, and the bandit who has him."""
        own = {"own": "yes" if owner == holder else "no"}
        return self.figure_arguments("owner", owner) | own

    def companions(self, owners: Sequence[str]) -> str:
        """Whose companions some prisoners are."""
        owned = [self.figure_arguments("owner", owner) for owner in owners]
        return ", ".join(self.say("companion-of", **names) for names in owned)

    def loot_arguments(self, token: TokenView) -> Arguments:
        """Its name, and for sentences that depend on it the value by itself."""
        value = _value(token)
        return self.name("loot", f"loot-{token.kind}", value=value) | {"value": value}

    def place_arguments(self, place: str, table: View) -> Arguments:
        """``car 2`` and ``roof 2`` by the car's name; so also what a box has named like a car, with
        or without a roof. Other places have only a name of their own."""
        number = PLACE_CALLED[place]
        if is_of_a_car(number):
            level, name = "roof" if is_roof(number) else "car", table.cars[car_of(number)]
        else:
            level, name = self._named_like_a_car(place.replace(" ", "_"))
        if not name:
            return self.name("place", f"place-{level}")
        car = self.house_arguments("car", name)
        return car | self.name("place", f"place-{level}", **car)

    def _named_like_a_car(self, place: str) -> tuple[str, str]:
        """How a place is called, and the car it is named like, if there is one."""
        if place.endswith("_roof"):
            return "roof", place.removesuffix("_roof")
        if self.knows(f"place-{place}"):
            return place, place if self.knows(f"car-{place}") else ""
        return "car", place

    def house_arguments(self, family: str, name: str) -> Arguments:
        """A car or a round card, which may be one of the players' own."""
        message = f"{family}-{name}"
        if not self.knows(message):
            message = f"{family}-other"
        return self.name(family, message, name=name.replace("_", " "))


def _value(token: TokenView) -> Argument:
    return UNKNOWN if token.value is None else token.value


def card_message(kind: str) -> str:
    """The message that names a kind of card; there is no plus in the name of a message.

    >>> card_message("move+")
    'card-move_plus'
    """
    return f"card-{kind.replace('+', '_plus')}"


def sentence(text: str) -> str:
    """The text with a capital first letter, for names that are lower case within a sentence."""
    return text[:1].upper() + text[1:]
