"""What the box's own things are worth to an outlaw, in dollars."""

from __future__ import annotations

from typing import Final

VICTORY: Final = 7000  # the Marshal's, to all whom he leaves behind
DOGGEDNESS: Final = 10000  # to himself: the smaller his chances, the dearer is what doubles them
HOPE: Final = 1e-6  # is never lost
A_TRIFLE: Final = 0.02  # what his bullets and theirs weigh beside his goals

CELL_BARE: Final = 350  # to sit there at the end of a round, and nothing to do about it
CELL_IDEA: Final = 80  # with a brilliant idea to come
ARREST_HERE: Final = 0.5  # how likely it is that he arrests who is with him
ARREST_NEAR: Final = 0.25  # or who is where he can get with one card
FALL_HERE: Final = 0.15  # how likely one is thrown off a roof that one is not alone on

WOUND: Final = 40  # of a turn that may be spoiled
ABILITY: Final = 60  # of somebody else, in a round
SECOND_TOKEN: Final = 200  # with every robbery of a round
IDEA_NOW: Final = 0.5  # of what a brilliant idea can do at the prison car
IDEA_NEXT: Final = 0.2  # or one car off
BRAWL_NOW: Final = 0.3  # of a brawler card, for a punch that is to come
