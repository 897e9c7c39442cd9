"""Words: what happens at the table, in sentences for people, one Fluent file per language.

>>> from colt_express.engine.information.view import CardView
>>> words = Words("en")
>>> words.figure("tuco"), words.card(CardView("move", owner="tuco"))
('Tuco', "Tuco's Move")
>>> Words("ne")
Traceback (most recent call last):
    ...
colt_express.languages.UnknownLanguage: no language is called 'ne'; choose from en, fr, pl, ru
"""

from ..languages import UnknownLanguage, languages
from .words import Words

__all__ = ["UnknownLanguage", "Words", "languages"]
