"""Names and chat: cleaning, names that look alike, and filtered words."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Iterator
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colt_express.bots import BOTS
from colt_express.server.base.names import (
    PROTOTYPES,
    BadName,
    BadText,
    cleaned,
    covered,
    is_seen,
    shown_name,
    shown_text,
    skeletons,
)
from colt_express.words import languages


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("\u202eAnn\u2069", "Ann"),
        ("Ann\x00\x1b[2J", "Ann[2J"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u3164Ann\u2800", "Ann"),
        ("A\u0301nn", "\u00c1nn"),
        ("\u0308Ann", "Ann"),
        ("Z" + "\u0310\u0311" * 9, "Z\u0310\u0311\u0310"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),  # an astronaut
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),  # Persian
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("\U000e0041Ann", "Ann"),
    ],
)
def test_invisible_characters_are_removed(written: str, shown: str) -> None:
    assert shown_name(written, []) == shown
    assert shown_text(written) == shown


@pytest.mark.parametrize("nothing", ["", " ", "\u200d" * 24, "\u0301" * 9, "\u3164", "\u202e\n"])
def test_there_must_be_something_to_see(nothing: str) -> None:
    with pytest.raises(BadName, match="at least one visible letter"):
        shown_name(nothing, [])
    with pytest.raises(BadText, match="nothing to read"):
        shown_text(nothing)


@given(st.text(max_size=300))
def test_any_text_is_clean_afterwards(text: str) -> None:
    clean = cleaned(text)
    assert cleaned(clean) == clean
    for at, sign in enumerate(clean):
        hidden = unicodedata.category(sign)[0] == "C"
        assert not hidden or (sign in "\u200c\u200d" and 0 < at < len(clean) - 1)
    if is_seen(clean) and len(clean) <= 24:
        with contextlib.suppress(BadName):
            name = shown_name(text, [clean])
            assert name != clean
            assert len(name) <= 24


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "A n n."),
        ("Ann", "\u00c4n\u0144"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Nina", "\u039dina"),  # Greek
        ("Oscar", "\u041es\u0441\u0430r"),
        ("mom", "\u043c\u043e\u043c"),  # alike in capitals only
        ("rom", "\u0433o\u041c"),  # one letter alike in small, one in capitals
        ("Walter", "VValter"),
        ("Bob", "\u0253ob"),
        ("Bob", "\U0001f1e7ob"),
        ("Tom", "\u1d1bo\u1d0d"),  # small capitals
    ],
)
def test_names_that_look_alike_get_a_number(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)
    assert shown_name(other, [one]) == f"{other} 2"
    assert shown_name(other, [one, f"{one} 2"]) == f"{other} 3"


def homoglyphs() -> Iterator[tuple[str, str]]:
    """Names with one letter replaced by each character that Unicode calls confusable with it."""
    drawn_like: dict[str, list[str]] = {}
    for code, drawn in PROTOTYPES.items():
        if unicodedata.category(chr(code))[0] in "LNS":
            drawn_like.setdefault(drawn, []).append(chr(code))
    for name in (
        "Wyatt",
        "Jesse",
        "Cheyenne",
        "Zack",
        "Rufus",
        "Quinn",
        "Pax",
        "Gus",
        "Bill",
        "Mo",
    ):
        for at, letter in enumerate(name):
            for cased in (letter, letter.swapcase()):
                prototype = PROTOTYPES.get(ord(cased), cased)
                for other in drawn_like.get(prototype, []):
                    yield name, name[:at] + other + name[at + 1 :]


def test_no_homoglyph_passes_for_a_letter() -> None:
    pairs = list(homoglyphs())
    assert len(pairs) > 1000
    assert [pair for pair in pairs if not skeletons(pair[0]) & skeletons(pair[1])] == []


SOME_NAMES = """
    Ann Anna Anne Hanna Joan Jean Jane Jan Jon Juan Ian Bob Rob Tom Tim Jim Kim Sam Pam Bill Will
    Kate Nate Vic Nic Dan Dana Ben Ken Den Luna Una Uma Yuma Nina Vina Dina Lina Tina Mina Rina Gina
    Yves Léa Léo Théo Noé Noah Chloé Zoé Hugo Rémy Élodie Agnès Benoît François Maëlle Anaïs Inès
    Ewa Eva Iwona Ivona Ola Ala Ula Ela Ada Ida Łukasz Zofia Żaneta Paweł Gaweł Michał Ścibor Róża
    Анна Аня Ваня Таня Маня Даня Соня Юля Оля Коля Поля Толя Боря Рома Тома Фома Петя Митя Витя
    Саша Даша Маша Паша Яша Гоша Лёша Женя Иван Игорь Олег Ольга Инна Нина Зина Ирина Марина Вера
    Рита Вика Ника Гена Лена Влад Вова Вася Федя Жан Ян Яна Лев Глеб Егор Юра Шура Эмма Эля Стас
"""
NAMES = SOME_NAMES.split()


def test_names_of_four_languages_are_told_apart() -> None:
    """None gets a number because of another, nor is one refused or covered."""
    for name in NAMES:
        assert shown_name(name, [other for other in NAMES if other != name]) == name
        assert covered(name) == name


@pytest.mark.parametrize("language", languages())
def test_no_word_of_the_game_is_rude(language: str) -> None:
    words = resources.files("colt_express.words").joinpath(f"{language}.ftl")
    page = resources.files("colt_express.words").joinpath("page", f"{language}.ftl")
    for text in (words, page):
        read = text.read_text(encoding="utf-8")
        assert covered(read) == read


def test_a_long_name_is_cut_for_its_number() -> None:
    name = "Bartholomew of the Plain"
    assert shown_name(name, [name]) == "Bartholomew of the Pla 2"
    with pytest.raises(BadName, match="at most 24"):
        shown_name("\u0958" * 13, [])  # longer once it is normalized


@pytest.mark.parametrize("language", languages())
def test_people_who_give_no_name_are_told_apart(language: str) -> None:
    page = resources.files("colt_express.words").joinpath("page", f"{language}.ftl")
    (stranger,) = re.findall(r"(?m)^page-stranger = (.+)$", page.read_text(encoding="utf-8"))
    names: list[str] = []
    for _ in range(3):
        names.append(shown_name(stranger, names))
    assert names == [stranger, f"{stranger} 2", f"{stranger} 3"]


def test_different_names_stay_as_they_are() -> None:
    others = ["Ann", "Bob", "\u0421\u0438\u0434", "\U0001f920", "!!!"]
    for name in ("Anna", "Rob", "\u0421\u0438\u043c", "\U0001f98a", "Ann \U0001f920", "!?"):
        assert shown_name(name, others) == name


@pytest.mark.parametrize("code", BOTS)
def test_names_of_bots_are_refused(code: str) -> None:
    for name in (code, code.upper(), f"{code} 7", f" {code}!", code.replace("o", "0")):
        with pytest.raises(BadName, match="mistaken for a bot or the server"):
            shown_name(name, [])


@pytest.mark.parametrize(
    "name", ["M\u0430rsh\u0430l", "S\u0443stem", "\u041b\u0435\u0433\u0435\u043d\u0434\u0430"]
)
def test_names_of_the_server_are_refused(name: str) -> None:
    with pytest.raises(BadName, match="mistaken for a bot or the server"):
        shown_name(name, [])


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("well, shit!", "well, ****!"),
        ("SH1T happens", "**** happens"),
        ("\u0421\u0443\u043a\u0430, cyka", "****, ****"),
        ("o kurwa", "o *****"),
        ("esp\u00e8ce d'encul\u00e9", "esp\u00e8ce d'******"),
        ("Scunthorpe, Penistone and a shitake", "Scunthorpe, Penistone and a shitake"),
        ("a fine hand", "a fine hand"),
    ],
)
def test_rude_words_are_covered_and_no_others(said: str, shown: str) -> None:
    assert covered(said) == shown
