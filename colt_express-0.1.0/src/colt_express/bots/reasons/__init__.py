"""Reasons: why an option is better than another, measured over the same deals.

`facts` says what events mean to a seat, `trial` collects this from one deal, `comparing` finds
what differs between two options, and `reason` picks what to tell, as data for `words`; `usual` does
so for a single option.
"""

from .comparing import mean_and_error
from .reason import Often, Point, Reason, reason_for
from .trial import Trial, listen, trial_of
from .usual import Usual, usually

__all__ = [
    "Often",
    "Point",
    "Reason",
    "Trial",
    "Usual",
    "listen",
    "mean_and_error",
    "reason_for",
    "trial_of",
    "usually",
]
