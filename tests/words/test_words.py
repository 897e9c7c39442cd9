"""Words: a sentence for everything that can happen, be asked or be chosen, and none besides."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import colt_express
from colt_express import Box, EventView, Game, Setup
from colt_express.bots.reasons.boxes import FACT_KINDS
from colt_express.cli.terminal.guide import JOB
from colt_express.engine.awards import MEASURES
from colt_express.engine.base.ending import LEFT_BEHIND
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.boxes.horses.hostages import HOSTAGES
from colt_express.engine.boxes.marshal.contents import EVENT_NAMES as LAW_ENDINGS
from colt_express.engine.boxes.marshal.events import CHANGED
from colt_express.engine.boxes.marshal.goals import SPECIAL_GOALS
from colt_express.engine.boxes.marshal.seeing import GOAL_VIEWS
from colt_express.engine.boxes.marshal.shooting import SIDES
from colt_express.engine.boxes.marshal.table import EFFECTS
from colt_express.engine.cards import KIND_NAMES
from colt_express.engine.configuration import components
from colt_express.engine.configuration.components import packaged_text, parse_box
from colt_express.engine.figures import CHARACTERS
from colt_express.engine.information.view import (
    SPECTATOR,
    CardView,
    GoalView,
    QuestionView,
    TokenOption,
    TokenView,
    View,
)
from colt_express.engine.options import ADDED, WORDS
from colt_express.engine.places import OTHER_PLACES
from colt_express.engine.registry import QUESTION_NAMES
from colt_express.engine.serialization.text import LETTERS
from colt_express.engine.tokens import TOKEN_NAMES
from colt_express.words import UnknownLanguage, Words, languages
from colt_express.words.language import language_text
from colt_express.words.tags import TAGS

from ..playing import random_choice
from .called import option_called

SOURCES = Path(colt_express.__file__).parent
ENGLISH = Words("en")
TRANSLATIONS = [code for code in languages() if code != "en"]
FOUR = ["django", "belle", "cheyenne", "tuco"]

LETTERED = [*CHARACTERS, "marshal", "shotgun"]

BOXES = ("base", *BOX_NAMES)
RULES = Setup(4, boxes=BOX_NAMES).rulebook
TURNS = RULES.turns
EVENT_NAMES = [
    *components.EVENT_NAMES,
    *(f"{name}_marshal" for name in CHANGED),
    *("panting_horses_marshal", "escape_light"),
]
LIKE_CARS = [
    place.replace(" ", "_")
    for place in OTHER_PLACES.names
    if place not in ("coach roof", "cell", "away")
]
"""Places beside the train that have the name of a car, too."""
CALLED = {"board": "board_one", "prisoner": "companion"}
"""Kinds of options whose message is not named after them."""


# Coverage of messages


def calls_of(function: str, folder: Path) -> Iterator[ast.Call]:
    """Every call of a function or method of that name in the sources."""
    for file in sorted(folder.rglob("*.py")):
        for node in calls_in(file):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name == function:
                yield node


@cache
def calls_in(file: Path) -> list[ast.Call]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def literals(function: str, argument: int, folder: Path) -> set[str]:
    """The texts written out as that argument of the function's calls."""
    return {
        value.value
        for call in calls_of(function, folder)
        if len(call.args) > argument
        and isinstance(value := call.args[argument], ast.Constant)
        and isinstance(value.value, str)
    }


def has_words_of_a_name(word: str) -> bool:
    """A hostage, ``board tuco``, ``companion tuco``, ``drink tuco half`` or ``tuco left``: the name
    in a sentence that fits all of them."""
    verb, *rest = word.split()
    shot = verb in CHARACTERS and rest[-1] in SIDES
    return word in HOSTAGES or (rest != [] and rest[0] in CHARACTERS) or shot


@cache
def vocabulary() -> set[str]:
    """Every message the program asks for, from the engine's registries and its own sources, without
    the page's, which have a test of their own."""
    boxes = [parse_box(packaged_text(name), f"{name}.toml") for name in BOXES]
    rounds = [[*box.rounds_2_4, *box.rounds_5_6, *box.stations] for box in boxes]
    families = {
        "event": literals("tell", 1, SOURCES / "engine"),
        "question": QUESTION_NAMES,
        "option": [
            *(word.replace(" ", "_") for word in WORDS if not has_words_of_a_name(word)),
            *("play", "play_hidden", "keep_card", "pick", "place", "token", "figure"),
            *(CALLED.get(kind.shown.name, kind.shown.name) for kind in ADDED),
            "drink_bandit",
        ],
        "figure": [*CHARACTERS, "marshal", "shotgun"],
        "hostage": HOSTAGES,
        "car": [
            "locomotive",
            "other",
            *LIKE_CARS,
            *(name for box in boxes for name in [*box.cars, *box.tail]),
        ],
        "round": ["other", *(name for names in rounds for name in names)],
        "ending": EVENT_NAMES,
        "left-out": ["abilities", "events"],
        "turn": [turn.name for turn in TURNS.values()],
        "card": [kind.replace("+", "_plus") for kind in KIND_NAMES],
        "effect": EFFECTS,
        "goal": ["warrant", *(name for name, _ in SPECIAL_GOALS)],
        "loot": TOKEN_NAMES,
        "place": ["car", "roof", "cell", "away", *(name for name in LIKE_CARS if name != "coach")],
        "money": [*(name for name, _ in RULES.money), "gunslinger", LEFT_BEHIND],
        "award": [measure.kind for measure in MEASURES],
        "fact": [kind for kind in FACT_KINDS if kind != "money"],
    }
    by_family = {f"{family}-{name}" for family, names in families.items() for name in names}
    asked_for = literals("say", 0, SOURCES) | literals("say_whole", 0, SOURCES)
    fitted = {*literals("told", 1, SOURCES), *JOB}
    wordings = {f"{message}_{tag}" for message in fitted for tag in TAGS} & set(messages("en"))
    named = asked_for | fitted | wordings
    return by_family | {name for name in named if not name.startswith("page-")}


ATTRIBUTES = {
    "figure": {"letter", "ability", "told"},
    "car": {"short"},
    "place": {"to", "at"},
    "loot": {"sign", "hidden"},
    "hostage": {"cost", "ransom"},
    "card": {"hint", "short"},
    "turn": {"hint"},
    "ending": {"hint", "told"},
    "effect": {"hint", "told"},
    "goal": {"hint"},
    "award": {"told"},
}
NOT_OF_ALL = {"ability", "told"}
"""Attributes that not every figure has."""


@cache
def entries(language: str) -> dict[str, Message]:
    """The messages of a language's file."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(language_text(language)).body:
        assert not isinstance(entry, Junk), f"not understood: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language's file, with the names of their attributes."""
    return {
        name: {attribute.id.name for attribute in entry.attributes}
        for name, entry in entries(language).items()
    }


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    assert vocabulary() - set(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_is_unused(language: str) -> None:
    assert set(messages(language)) - vocabulary() == set()


@pytest.mark.parametrize("language", languages())
def test_names_have_the_attributes_the_program_uses(language: str) -> None:
    for message, attributes in messages(language).items():
        wanted = ATTRIBUTES.get(message.partition("-")[0], set())
        if message.startswith("figure-"):
            wanted = wanted - NOT_OF_ALL
        assert wanted <= attributes, message
    for character in CHARACTERS:
        assert "ability" in messages(language)[f"figure-{character}"]


def test_english_names_have_no_unused_attributes() -> None:
    for message, attributes in messages("en").items():
        assert attributes <= ATTRIBUTES.get(message.partition("-")[0], set()), message


@pytest.mark.parametrize("language", languages())
def test_letters_tell_figures_apart_and_cars_fit_the_drawing(language: str) -> None:
    words = Words(language)
    letters = [words.letter(name) for name in LETTERED]
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == {1}
    box = parse_box(packaged_text("base"), "base.toml")
    cars = ["locomotive", "prison", *LIKE_CARS, *box.cars]
    assert all(len(words.car(name)) <= 8 for name in cars)


@pytest.mark.parametrize("language", languages())
def test_the_letter_of_a_bandit_is_his_initial_unless_two_share_it(language: str) -> None:
    words = Words(language)
    called = {words.figure(name): words.letter(name) for name in [*CHARACTERS, "shotgun"]}
    initials = Counter(name[0] for name in called)
    for name, letter in called.items():
        assert letter == name[0] or (initials[name[0]] > 1 and letter in name.upper()), name
    for initial, count in initials.items():
        assert count == 1 or initial in called.values()


def test_the_engine_draws_with_the_english_letters() -> None:
    assert "".join(ENGLISH.letter(name) for name in LETTERED) == LETTERS.replace("*", "★")


@pytest.mark.parametrize("language", languages())
def test_the_lines_of_the_table_need_no_second_line(language: str) -> None:
    words = Words(language)
    turns = [words.explained("turn", turn.name) for turn in TURNS.values()]
    endings = [words.explained("ending", name) for name in EVENT_NAMES]
    lines = [
        *(words.say("table-turn", number=5, **turn) for turn in turns),
        *(words.say("table-ending", **ending) for ending in endings),
        *(words.say("event-event", **ending) for ending in endings),
        words.say("table-stealing"),
        *(words.say("table-legend", bullets=16, marshal=led) for led in ("yes", "no")),
        words.say("table-legend-marshal"),
        *(words.say("table-keep", keep=keep) for keep in (1, 2)),
    ]
    assert [line for line in lines if len(line) > 80] == []


# Translations


class Collector(Visitor):
    """The variables and the plain text of a message."""

    def __init__(self, entry: BaseNode) -> None:
        self.variables: set[str] = set()
        self.text = ""
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"


FAMILIES = {"bandit": "figure", "target": "figure", "partner": "figure", "owner": "figure"}
"""By argument: what its name stands for, if that differs from the argument's own name."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_message_and_attribute_of_the_english(language: str) -> None:
    translated = messages(language)
    assert set(translated) == set(messages("en"))
    for message, attributes in messages("en").items():
        assert attributes <= translated[message], message


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_asks_for_nothing_that_the_english_is_not_given(language: str) -> None:
    for message, entry in entries(language).items():
        given = Collector(entries("en")[message]).variables
        names = {variable.partition("_")[0] for variable in given}
        for variable in Collector(entry).variables - given:
            name, _, attribute = variable.partition("_")
            assert name in names, f"{message} asks for ${variable}"
            family = FAMILIES.get(name, name)
            for named, attributes in messages(language).items():
                if named.startswith(f"{family}-") and named != "place-away":
                    assert attribute in attributes, f"{named} has no .{attribute} for {message}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    for message, entry in entries(language).items():
        english, text = (Collector(e).text for e in (entries("en")[message], entry))
        if len(re.findall(r"\w{2,}", english)) > 1:
            assert text != english, message
        assert not re.search(r"\b(the|and|of|is|you|with|card)\b", text), message
    assert Words(language).ability("tuco") != ENGLISH.ability("tuco")


def test_russian_is_written_in_russian_letters() -> None:
    for message, entry in entries("ru").items():
        latin = set(re.findall(r"[A-Za-z]+", Collector(entry).text))
        assert latin <= {"I", "II", "Enter", "log", "quit", "q"}, message


# Whole games


def told(game: Game, view: View, words: Words, heard: int) -> list[str]:
    """Sentences about the events since, for the reader of that view."""
    events = (game.state.log or [])[heard:]
    return [words.event(game.see(event, view.seat), view) for event in events]


def asked(view: View, words: Words) -> list[str]:
    """The seat's question and its options, as sentences."""
    question = view.question
    if question is None or question.options is None:
        return []
    return [
        words.question(question, view),
        *[words.option(option, question, view) for option in question.options],
    ]


TABLES = [
    Setup(4, seed="words"),
    Setup(7, seed="words"),
    Setup(3, rules="basic", seed="words"),
    Setup(5, expert="2018", seed="words"),
    Setup(2, variant="pair", seed="words"),
    Setup(3, variant="pair", expert="2015", seed="words"),
    Setup(2, variant="duel", seed="words"),
    Setup(4, variant="team", seed="words"),
    Setup(6, boxes=["horses"], seed="horses"),
    Setup(3, boxes=["horses"], switches={"whiskey": "any"}, seed="words"),
    Setup(4, boxes=["horses"], switches={"horses": "light"}, seed="words"),
    Setup(3, boxes=["horses"], variant="pair", seed="words"),
    Setup(2, boxes=["horses"], variant="duel", seed="words"),
    Setup(4, boxes=["horses"], variant="team", expert="2018", seed="words"),
    Setup(3, boxes=["marshal"], seed="words"),
    Setup(5, boxes=["marshal"], expert="2018", seed="words"),
    Setup(["tuco", "marshal", "belle", "django", "mei"], boxes=["marshal", "horses"], seed="law"),
    Setup(8, boxes=BOX_NAMES, switches={"whiskey": "any"}, seed="words"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.seats}-{setup.variant}")
def test_whole_games_can_be_told_to_everyone(setup: Setup, language: str) -> None:
    words, dice = Words(language), Random(3)
    game, heard = Game(setup), 0
    while not game.over:
        for seat in range(SPECTATOR, setup.seats):
            view = game.view(seat)
            for sentence in asked(view, words):
                assert sentence
                assert "unknown" not in sentence
            for sentence in told(game, view, words, heard):
                assert "unknown" not in sentence
                assert "\u2068" not in sentence  # fluent's marks around what is filled in
        heard = len(game.state.log or [])
        game.choose(*random_choice(game, dice))


def test_sentences_reveal_nothing_hidden_from_their_reader() -> None:
    rounds = ["swivel_arm", "bridge", "tunnel", "braking", "pickpocketing"]
    game = Game(Setup(FOUR, first=0, seed=1, rounds=rounds))
    for seat in range(4):
        game.choose(seat, game.decisions[0].options[0])
    events = game.choose(0, game.decisions[0].options[0])  # the second turn is a tunnel
    hidden = [ENGLISH.event(game.see(events[0], seat), game.view(seat)) for seat in range(4)]
    assert hidden[0].startswith("Django plays ")
    assert hidden[0].endswith(", face down.")
    assert hidden[1:] == ["Django plays a card face down."] * 3


# Examples


def table() -> View:
    cars = ["mail", "saloon", "dining", "baggage"]
    return Game(Setup(FOUR, cars=cars, first=0, seed=1)).view(1)


PURSE = TokenView(7, "purse")
KNOWN_PURSE = TokenView(7, "purse", 300)
RODE = EventView("rode", "HS-RIDE-1", bandit="tuco", at="coach")
TOOK_HOSTAGE = EventView("took_hostage", "HS-COACH-5", bandit="tuco", hostage="old_lady")
DRANK = EventView("drank", "HS-WHISKEY-1", bandit="tuco", token=TokenView(9, "flask", 4))
DROPPED_FLASK = EventView("dropped", "PUNCH-1", bandit="tuco", token=TokenView(9, "flask"))
COACH_ROLLED = EventView("coach_rolled", "HS-COACH-6", at="car 2")
RAN_TO_COACH = EventView("moved", "MOVE-2", bandit="tuco", at="coach roof")
KEPT_CARDS = EventView(
    "kept_cards",
    "KEEP-1",
    seat=3,
    count=2,
    cards=[CardView("move", "tuco"), CardView("ride", "tuco")],
)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (EventView("shot", "SHOOT-1", bandit="django", target="belle"), "Django shoots Belle."),
        (EventView("robbed", "ROB-1", bandit="cheyenne", token=PURSE), "Cheyenne steals a purse."),
        (
            EventView("robbed", "ROB-1", bandit="cheyenne", token=KNOWN_PURSE),
            "Cheyenne steals a purse ($300).",
        ),
        (EventView("played", "PLAN-6", seat=3), "Tuco plays a card face down."),
        (EventView("played", "PLAN-5", seat=3, card=CardView("rob", "tuco")), "Tuco plays Rob."),
        (
            EventView("played", "PLAN-5", seat=3, card=CardView("rob", "belle")),
            "Tuco plays Belle's Rob.",
        ),
        (EventView("drew", "PLAN-3", seat=3, count=1), "Tuco draws a card."),
        (EventView("drew", "PLAN-3", seat=3, count=3), "Tuco draws 3 cards."),
        (
            EventView(
                "drew",
                "PLAN-3",
                seat=1,
                count=2,
                cards=[CardView("rob", "belle"), CardView("bullet", "tuco")],
            ),
            "Belle draws Rob, Bullet.",
        ),
        (
            EventView("moved", "MOVE-2", bandit="tuco", at="roof 2"),
            "Tuco runs along the roofs to the saloon car.",
        ),
        (
            EventView("fled", "MEET-1", bandit="tuco", at="roof 0"),
            "Tuco flees onto the roof of the locomotive.",
        ),
        (
            EventView("ransom", "STATION-3", bandit="tuco", money=1250),
            "Tuco collects $1,250.",
        ),
        (
            EventView(
                "card", "STEAL-1", seat=3, bandit="tuco", card=CardView("rob", "tuco"), number=2
            ),
            "",
        ),
        (
            EventView("rode_on", "HS-ATTACK-1", bandit="tuco", at="car 4"),
            "Tuco gallops past the baggage car.",
        ),
        (RODE, "Tuco rides up and jumps into the stagecoach."),
        (TOOK_HOSTAGE, "Tuco takes the old lady hostage."),
        (DRANK, "Tuco takes a swig of old whiskey."),
        (DROPPED_FLASK, "Tuco drops a flask."),
        (COACH_ROLLED, "The stagecoach falls back to the saloon car."),
        (
            EventView("punched", "HS-GUN-1", bandit="tuco", target="shotgun"),
            "Tuco punches the Shotgun.",
        ),
        (
            EventView("hit", "HS-HOSTAGE", bandit="tuco"),
            "The poodle bites Tuco. It hurts like a bullet.",
        ),
        (
            EventView("no_effect", "HS-HOSTAGE", bandit="tuco"),
            "Tuco's hostage won't hear of it.",
        ),
        (
            EventView("kept_cards", "KEEP-1", seat=3, count=2),
            "Tuco keeps 2 cards for the next round.",
        ),
        (KEPT_CARDS, "Tuco keeps Move, Ride for the next round."),
    ],
)
def test_events_read_like_this(event: EventView, sentence: str) -> None:
    assert ENGLISH.event(event, table()) == sentence


SHOT = EventView("shot", "SHOOT-1", bandit="django", target="belle")
PUNCHED = EventView("punched", "PUNCH-1", bandit="tuco", target="belle")
CLIMBED_UP = EventView("climbed", "CLIMB-1", bandit="tuco", at="roof 3")
CLIMBED_DOWN = EventView("climbed", "CLIMB-1", bandit="tuco", at="car 0")
RAN = EventView("moved", "MOVE-2", bandit="tuco", at="roof 0")
ROBBED = EventView("robbed", "ROB-1", bandit="tuco", token=TokenView(3, "strongbox", 1000))
PARTNERS_CARD = EventView("played", "PLAN-5", seat=3, card=CardView("rob", "belle"))


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("ru", SHOT, "Джанго стреляет в Красотку."),
        ("ru", PUNCHED, "Туко отвешивает Красотке тумака."),
        ("ru", CLIMBED_UP, "Туко лезет на крышу вагона-ресторана."),
        ("ru", CLIMBED_DOWN, "Туко спускается в локомотив."),
        ("ru", RAN, "Туко бежит по крышам до локомотива."),
        ("ru", ROBBED, "Туко прибирает к рукам кейс (1 000 $)."),
        ("ru", PARTNERS_CARD, "Туко играет карту «Кража (Красотка)»."),
        ("ru", EventView("drew", "PLAN-3", seat=3, count=1), "Туко берёт из колоды карту."),
        ("ru", EventView("drew", "PLAN-3", seat=3, count=3), "Туко берёт из колоды 3 карты."),
        ("ru", EventView("drew", "PLAN-3", seat=3, count=6), "Туко берёт из колоды 6 карт."),
        ("pl", SHOT, "Django strzela do Belle."),
        ("pl", CLIMBED_UP, "Tuco wdrapuje się na dach wagonu restauracyjnego."),
        ("pl", CLIMBED_DOWN, "Tuco schodzi do lokomotywy."),
        ("pl", RAN, "Tuco biegnie po dachach do lokomotywy."),
        ("pl", ROBBED, "Tuco zgarnia walizkę (1000 $)."),
        ("pl", PARTNERS_CARD, "Tuco zagrywa kartę „Rabunek (Belle)”."),
        ("pl", EventView("drew", "PLAN-3", seat=3, count=3), "Tuco dobiera 3 karty."),
        ("pl", EventView("drew", "PLAN-3", seat=3, count=6), "Tuco dobiera 6 kart."),
        ("fr", SHOT, "Django tire sur Belle."),
        ("fr", CLIMBED_UP, "Tuco grimpe sur le toit du wagon-restaurant."),
        ("fr", CLIMBED_DOWN, "Tuco redescend dans la locomotive."),
        ("fr", RAN, "Tuco court de toit en toit jusqu’à la locomotive."),
        ("fr", ROBBED, "Tuco rafle une cagnotte (1 000 $)."),
        ("fr", PARTNERS_CARD, "Tuco joue la carte Braquage de Belle."),
        ("fr", EventView("drew", "PLAN-3", seat=3, count=1), "Tuco pioche une carte."),
        ("ru", RODE, "Туко скачет вдоль поезда и прыгает в дилижанс."),
        ("ru", RAN_TO_COACH, "Туко бежит по крышам до дилижанса."),
        ("ru", TOOK_HOSTAGE, "Туко берёт в заложники пожилую даму."),
        ("ru", DROPPED_FLASK, "Туко роняет фляжку."),
        ("ru", COACH_ROLLED, "Дилижанс отстаёт: теперь он напротив вагона-салуна."),
        ("pl", RODE, "Tuco galopuje wzdłuż pociągu i wskakuje do dyliżansu."),
        ("pl", TOOK_HOSTAGE, "Tuco porywa starszą panią dla okupu."),
        ("pl", DROPPED_FLASK, "Tuco upuszcza piersiówkę."),
        ("pl", COACH_ROLLED, "Dyliżans zostaje w tyle: jedzie teraz obok salonki."),
        ("fr", RODE, "Tuco galope le long du train et saute dans la diligence."),
        ("fr", RAN_TO_COACH, "Tuco court de toit en toit jusqu’à la diligence."),
        ("fr", TOOK_HOSTAGE, "Tuco prend la vieille dame en otage."),
        ("fr", DRANK, "Tuco avale une rasade de vieux whisky."),
    ],
)
def test_translated_events_read_like_this(language: str, event: EventView, sentence: str) -> None:
    told_so = Words(language).event(event, table())
    assert re.sub(r"\s", " ", told_so) == sentence  # spaces that do not break are as good as others


LAW = ["marshal", "belle", "tuco", "doc"]


def marshal_table_of(seat: int = 1) -> View:
    cars = ["mail", "saloon", "dining", "baggage"]
    return Game(Setup(LAW, boxes=["marshal"], cars=cars, seed=1)).view(seat)


PLAYED_PLUS = EventView("played", "PLAN-5", seat=0, card=CardView("move+", "marshal"))
LAW_SHOT = EventView("shot", "MP-SHOOT", bandit="marshal", target="belle", effect="wounded_knee")
HIT_BACK = EventView("punched", "PUNCH-1", bandit="tuco", target="marshal")
ARRESTED = EventView("arrested", "MP-ARREST", bandit="marshal", target="belle", at="roof 3")
POSTER = EventView("poster", "MP-ARREST", bandit="belle")
LIMPED = EventView("no_effect", "MP-BULLET", bandit="doc", effect="wounded_knee")
COPIED = EventView("copied", "MP-IDEA", bandit="tuco", card=CardView("rob", "tuco"))
BROKE_OUT = EventView("broke_out", "MP-IDEA", bandit="belle", at="roof 5")
OTHERS_FRIEND = EventView("freed_prisoner", "MP-IDEA", bandit="tuco", prisoner="belle")
OWN_FRIEND = EventView("freed_prisoner", "MP-IDEA", bandit="tuco", prisoner="tuco")
GAVE = EventView("gave", "MP-IDEA", bandit="belle", target="doc", token=TokenView(7, "strongbox"))
HOISTED = EventView("hoisted", "MP-EVENT-1", at="roof 3", token=TokenView(3, "jewel", 500))
RUMOR = EventView("rumor", "MP-EVENT-2", goal=GoalView("warrant", "belle"))
TURNED = EventView("goal_turned", "MP-GOAL", seat=0, number=1)
REFLEX = EventView(
    "card", "MP-EVENT-3", seat=1, bandit="belle", card=CardView("punch", "belle"), number=0
)
ANGRY = EventView("event", "EVENT", ending="angry_marshal")


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", PLAYED_PLUS, "The Marshal plays Move+."),
        ("en", LAW_SHOT, "The Marshal shoots Belle: right in the knee!"),
        ("en", HIT_BACK, "Tuco punches the Marshal."),
        ("en", POSTER, "Belle's wanted poster goes to the Marshal."),
        ("en", LIMPED, "Doc gets no further than the first rung on that knee."),
        ("en", COPIED, "Tuco has a brilliant idea: Rob."),
        ("en", OTHERS_FRIEND, "Tuco frees Belle's companion and borrows an ability."),
        ("en", OWN_FRIEND, "Tuco frees a faithful old companion."),
        ("en", HOISTED, "A jewel ($500) goes up onto the roof of the dining car."),
        ("en", TURNED, "The Marshal reads a telegram and puts it away."),
        ("en", REFLEX, "Quick as a flash, Belle plays Punch."),
        ("en", ANGRY, "Angry Marshal! The Marshal has had it with all of you."),
        ("fr", PLAYED_PLUS, "Le Marshal joue la carte Déplacement+."),
        ("fr", HIT_BACK, "Tuco cogne le Marshal en pleine figure."),
        (
            "fr",
            ARRESTED,
            "Le Marshal arrête Belle sur le toit du wagon-restaurant. En cellule !",
        ),
        ("fr", GAVE, "Belle remercie Doc avec une cagnotte."),
        ("pl", HIT_BACK, "Tuco daje szeryfowi w zęby."),
        ("pl", LAW_SHOT, "Szeryf strzela do Belle: prosto w kolano!"),
        (
            "pl",
            BROKE_OUT,
            "Belle otwiera zamek wytrychem i wymyka się na dach wagonu więziennego.",
        ),
        ("pl", GAVE, "Belle w podzięce daje Docowi walizkę."),
        ("ru", HIT_BACK, "Туко отвешивает шерифу тумака."),
        (
            "ru",
            ARRESTED,
            "Шериф арестовывает Красотку на крыше вагона-ресторана. В камеру!",
        ),
        ("ru", COPIED, "Туко приходит в голову блестящая идея: «Кража»."),
        ("ru", OTHERS_FRIEND, "Туко освобождает спутника Красотки и перенимает способность."),
        (
            "ru",
            RUMOR,
            "По вагонам ползёт слух о цели шерифа. "
            "«Ордер на арест Красотки»: Красотка хоть раз попадает в камеру.",
        ),
    ],
)
def test_the_marshal_reads_like_this(language: str, event: EventView, sentence: str) -> None:
    told_so = Words(language).event(event, marshal_table_of())
    assert re.sub(r"\s", " ", told_so) == sentence


BOX = SOURCES / "engine" / "boxes" / "marshal"
PURSE_500 = TokenView(7, "purse", 500)
LAW_EVENTS = [
    *(PLAYED_PLUS, HIT_BACK, ARRESTED, POSTER, COPIED, BROKE_OUT, GAVE, HOISTED, TURNED, REFLEX),
    *(EventView("event", "EVENT", ending=name) for name in [*LAW_ENDINGS, *CHANGED]),
    *(replace(LAW_SHOT, effect=name) for name in EFFECTS),
    *(replace(LIMPED, effect=name) for name in EFFECTS[:3]),
    *(replace(RUMOR, goal=goal) for goal in GOAL_VIEWS),
    *(EventView("no_effect", f"MP-{rule}", bandit="doc") for rule in ("IDEA", "CELL")),
    *(EventView("no_effect", f"MP-{rule}", bandit="marshal") for rule in ("ARREST", "SHOOT")),
    *(
        EventView(kind, "MP-IDEA", bandit="tuco", prisoner=name)
        for kind in ("freed_prisoner", "lost_prisoner")
        for name in ("tuco", "doc")
    ),
    EventView("brawler", "MP-6", bandit="belle", money=800),
    EventView("fetched", "MP-FETCH", seat=1, card=CardView("idea", "belle")),
    EventView("first_player", "MP-3", seat=0),
    EventView("freed", "MP-IDEA", bandit="tuco", target="belle", at="car 5"),
    EventView("lost", "STATION-1", bandit="belle", token=PURSE_500),
    EventView(
        "lost_bag", "MP-BULLET", bandit="doc", target="marshal", token=TokenView(3, "mailbag")
    ),
    EventView("passed", "MP-EVENT-3", seat=0),
    EventView("robbed", "MP-EVENT-4", bandit="marshal", token=TokenView(9, "flask")),
    EventView("started", "MP-3", bandit="marshal", at="car 0"),
    EventView("strongbox", "EVENT-4", at="car 2", token=TokenView(8, "strongbox", 1000)),
    EventView("thrown_off", "MP-STATION-2", bandit="tuco", target="marshal", at="roof 2"),
    EventView("turn", "PLAN-3", number=2, turn="bumpy"),
]
LAW_QUESTIONS = {
    "and_then": ["play arrest", "play move+", "pass"],
    "angry_move": ["move", "done"],
    "angry_shot": ["shoot", "done"],
    "arrest": ["belle"],
    "break_out": ["car 5", "roof 5"],
    "deadly_shot": ["throw off", "push on"],
    "flask": ["purse 250 #0"],
    "free": ["companion doc", "companion tuco", "belle"],
    "mailbag": ["mailbag #1"],
    "marshal_shoot": ["belle left", "doc right"],
    "marshal_shoot_again": ["belle left", "done"],
    "reflex": ["play idea", "pass"],
    "rob_again": ["jewel", "done"],
    "thanks": ["jewel"],
}


def test_these_are_all_events_and_questions_of_the_marshal() -> None:
    silent = {"no_extra"}
    assert literals("tell", 1, BOX) - silent <= {event.kind for event in LAW_EVENTS}
    assert literals("register_question", 0, BOX) == set(LAW_QUESTIONS)


@pytest.mark.parametrize("language", languages())
def test_everything_about_the_marshal_is_said_in_every_language(language: str) -> None:
    words = Words(language)
    for seat in range(SPECTATOR, 4):
        view = marshal_table_of(seat)
        for event in LAW_EVENTS:
            sentence = words.event(event, view)
            assert sentence[0] == sentence[0].upper(), sentence
            assert "unknown" not in sentence
    view = marshal_table_of(0)
    for kind, wanted in LAW_QUESTIONS.items():
        options = [option_called(one, view) for one in wanted]
        question = QuestionView(0, kind, options, bandit="tuco", target="marshal")
        assert words.question(question, view)
        assert all(words.option(option, question, view) for option in options)


def test_only_the_marshal_reads_what_his_goal_is() -> None:
    view = marshal_table_of(0)
    assert view.marshal is not None
    assert view.marshal.goals is not None
    goal = view.marshal.goals[0]
    called = str(ENGLISH.goal_arguments(goal)["goal"])
    assert called in ENGLISH.event(replace(TURNED, goal=goal), view)
    assert called not in ENGLISH.event(TURNED, marshal_table_of(1))


def test_the_options_of_the_marshal_read_like_this() -> None:
    view = marshal_table_of(0)
    question = QuestionView(0, "marshal_shoot_again", [], bandit="marshal")
    options = ("belle left", "doc right", "done", "play climb+", "fetch idea", "car 5")
    assert [ENGLISH.option(option_called(one, view), question, view) for one in options] == [
        "Belle, in the baggage car: left gun, Lost gun",
        "Doc, in the baggage car: right gun, Lost gun",
        "Nobody: one bullet is enough",
        "Climb+: a climb, and on a standard turn another card at once",
        "Fetch the brilliant idea from the deck",
        "The prison car",
    ]
    assert ENGLISH.question(question, view) == (
        "And with the other gun: who does the Marshal shoot?"
    )
    freeing = QuestionView(2, "free", [], bandit="tuco")
    tucos, docs = (option_called(f"companion {name}", view) for name in ("tuco", "doc"))
    assert ENGLISH.option(tucos, freeing, view).startswith("Your own companion:")
    assert ENGLISH.option(docs, freeing, view) == (
        "Doc's companion: the holder starts every round with one card more"
    )


def test_a_figure_is_known_in_all_its_forms() -> None:
    assert ENGLISH.figure_forms("belle") == ["Belle"]
    assert Words("ru").figure_forms("belle") == ["Красотка", "Красотки", "Красотке", "Красотку"]
    assert Words("pl").figure_forms("tuco") == ["Tuco"]


def test_a_gang_is_called_by_its_first_bandit() -> None:
    pairs = [["belle", "tuco"], ["ghost", "django"]]
    view = Game(Setup(pairs, variant="pair", seed=1)).view(SPECTATOR)
    gangs = [Words(language).seat(0, view) for language in ("en", "fr", "pl", "ru")]
    assert gangs == ["Belle's gang", "La bande de Belle", "Banda Belle", "Банда Красотки"]


def test_a_question_and_its_options_read_like_this() -> None:
    game = Game(Setup(FOUR, cars=["mail", "saloon", "dining", "baggage"], first=0, seed=1))
    view = game.view(0)
    assert view.question is not None
    assert ENGLISH.question(view.question, view) == "Django, play a card for later, or draw three."
    read = [
        ENGLISH.option(option_called(words, view), view.question, view)
        for words in ("play climb", "play climb hidden", "draw", "roof 2", "tuco", "jewel")
    ]
    assert read == [
        "Climb: up onto the roof, or back down",
        "Climb, face down",
        "Draw three cards",
        "The roof of the saloon car",
        "Tuco, in the dining car",
        "A jewel ($500)",
    ]


def robbing(*tokens: TokenView, seat: int = 0) -> list[str]:
    """The question in a car with these tokens, and its options."""
    view = table()
    view.floor[view.bandits[seat].at] = list(tokens)
    options = [TokenOption(f"{one.kind} #{one.number}", 0, one.number) for one in tokens]
    question = QuestionView(seat, "rob", list(options), bandit=view.bandits[seat].name)
    return [
        ENGLISH.question(question, view),
        *(ENGLISH.option(option, question, view) for option in options),
    ]


def test_purses_that_look_alike_are_numbered_and_their_values_said_to_be_hidden() -> None:
    purses = [TokenView(number, "purse") for number in (71, 72)]
    known, jewel = TokenView(73, "purse", 300), TokenView(74, "jewel", 500)
    assert robbing(*purses, known, jewel) == [
        "What does Django steal in the baggage car?",
        "A purse, value hidden (1 of 2)",
        "A purse, value hidden (2 of 2)",
        "A purse ($300)",
        "A jewel ($500)",
    ]
    assert robbing(purses[0], TokenView(75, "flask"))[1:] == [
        "A purse, value hidden",
        "A flask, contents hidden",
    ]


@pytest.mark.parametrize(
    ("language", "amounts"),
    [
        ("en", ["$950", "$1,250", "$12,500"]),
        ("fr", ["950 $", "1 250 $", "12 500 $"]),
        ("pl", ["950 $", "1250 $", "12 500 $"]),
        ("ru", ["950 $", "1 250 $", "12 500 $"]),
    ],
)
def test_thousands_stand_apart_as_the_language_wants(language: str, amounts: list[str]) -> None:
    said = [Words(language).say("dollars", amount=amount) for amount in (950, 1250, 12500)]
    assert [re.sub(r"\s", " ", text) for text in said] == amounts


@pytest.mark.parametrize("language", languages())
def test_an_option_begins_like_a_sentence(language: str) -> None:
    words, view = Words(language), marshal_table_of(0)
    question = QuestionView(0, "free", [], bandit="tuco")
    for called in ("car 5", "roof 2", "belle", "companion doc", "companion tuco", "jewel", "pass"):
        label = words.option(option_called(called, view), question, view)
        assert label[0].isupper(), label


@pytest.mark.parametrize("language", languages())
def test_the_ability_of_a_companion_fits_into_a_line(language: str) -> None:
    words, view = Words(language), marshal_table_of(0)
    question = QuestionView(2, "free", [], bandit="tuco")
    options = [option_called(f"companion {name}", view) for name in CHARACTERS]
    labels = [words.option(option, question, view) for option in options]
    assert [label for label in labels if len(label) > 80] == []


def test_the_questions_of_horses_and_stagecoach_read_like_this() -> None:
    cars = ["mail", "saloon", "dining", "baggage"]
    view = Game(Setup(FOUR, boxes=["horses"], cars=cars, seed=1)).view(0)
    question = view.question
    assert question is not None
    assert ENGLISH.question(question, view).startswith("Django, here's the baggage car.")
    options = (
        "board tuco",
        "poodle",
        "shotgun",
        "coach",
        "coach roof",
        "drink old",
        "drink half",
        "drink tuco old full",
    )
    assert [ENGLISH.option(option_called(one, view), question, view) for one in options] == [
        "Only Tuco boards it",
        "The poodle ($1,000): a bullet into your deck at the start of every round",
        "Shotgun, on the roof of the stagecoach",
        "The stagecoach",
        "The roof of the stagecoach",
        "Drink old whiskey: play two cards",
        "Drink from the half-empty flask: draw three cards, then play one",
        "Tuco drinks from a full flask of old whiskey: play two cards",
    ]


def test_who_may_keep_cards_is_told_how_many() -> None:
    rounds = ["dust_cloud", "bridge", "tunnel", "braking", "pickpocketing"]
    game = Game(Setup(FOUR, boxes=["horses"], rounds=rounds, seed=1))
    while game.decisions[0].name != "keep_cards":
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    seat, asked = game.decisions[0].seat, []
    while (decision := game.decision_of(seat)) is not None:
        view = game.view(seat)
        assert view.question is not None
        asked.append(ENGLISH.question(view.question, view).partition(", ")[2])
        game.choose(seat, decision.options[0])
    assert asked[:2] == [
        "you may keep up to 2 cards for the next round. Which ones?",
        "you may keep a card for the next round. Which one?",
    ]


def test_experts_choose_which_cards_to_keep() -> None:
    rounds = ["dust_cloud", "bridge", "tunnel", "braking", "pickpocketing"]
    setup = Setup(FOUR, boxes=["horses"], expert="2018", rounds=rounds, seed=1)
    game = Game(setup)
    while game.decisions[0].name != "keep_cards":
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])
    view = game.view(game.decisions[0].seat)
    assert view.question is not None
    assert ENGLISH.question(view.question, view).endswith("in hand for the next round?")


def test_a_car_of_your_own_is_called_by_its_name() -> None:
    house = Box("house", cars={"gold_wagon": {"jewel": 1}})
    cars = ["gold_wagon", "mail", "saloon"]
    view = Game(Setup(3, cars=cars, house=house, seed=0)).view(0)
    event = EventView("climbed", "CLIMB-1", bandit=view.bandits[0].name, at="roof 1")
    assert ENGLISH.event(event, view).endswith("climbs onto the roof of the gold wagon.")


def test_an_unknown_language_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownLanguage, match="no language is called 'eng'; did you mean 'en'"):
        Words("eng")
