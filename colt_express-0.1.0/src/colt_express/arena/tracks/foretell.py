"""Foretell: how probable is the card that a searching bot plays next?

The games are held out: made for this track, with seeds that nothing else uses, and shipped with the
package (``docs/tracks.md`` has the commands).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Final

from ...bots import Eyes
from ...engine.errors import RecordError
from ...engine.game import Game
from ...engine.serialization.record import read_record
from ...replays.many_games import GamesFile, RecordedGame
from .errors import TrackError
from .figures import Figure, mean_by_game
from .predictors import Predictor, check_predictor, make_predictor
from .track import Results, Track, are_numbers

GAMES: Final = Path(__file__).parent / "games"
"""The folder of the held-out games, a file for each part."""
PLAN: Final = "plan"
"""Name of the question which card to play."""
LEAST: Final = 1e-4
"""Smallest probability that is counted; what is less probable counts as this."""
DIGITS: Final = 6
PIECES: Final = {"gunslingers": 48, "legends": 20}
"""By part: how many games there are."""


class Foretell(Track):
    """A piece is a game; it gives the number of cards and the sum of their log-likelihoods."""

    name = "foretell"
    asks = "How well is the next card of a searching bot predicted, from what its seat knows?"
    unit = "mean log-likelihood of a card that was played; 0 would be certainty"
    entries = "uniform, outlaw, or a class in a file with the method predict(self, decision, look)"
    parts = (*PIECES,)
    digits = 3

    def check(self, entry: str) -> None:
        check_predictor(entry)

    def most(self, part: str, /) -> int | None:
        return PIECES[part]

    def play(self, entry: str, part: str, number: int, /) -> list[float]:
        return likelihood_in(recorded_games(part)[number], make_predictor(entry))

    def is_sound(self, _part: str, piece: Sequence[float], /) -> bool:
        return are_numbers(piece, 2) and piece[0] >= 1 and piece[1] <= 0

    def columns(self, results: Results) -> list[tuple[str, Figure | None]]:
        games = {part: [(one[0], one[1]) for one in results.get(part, [])] for part in self.parts}
        found = [(part, mean_by_game(games[part])) for part in self.parts]
        both = [one for part in self.parts for one in games[part]] if all(games.values()) else []
        return [*found, ("both", mean_by_game(both))]


def likelihood_in(played: RecordedGame, predictor: Predictor) -> list[float]:
    """The number of cards that were chosen in a game, and the sum of their log-likelihoods."""
    cards, total = 0, 0.0
    try:
        record = read_record(bytes(played.record))
        game = record.begin()
        for number, words in enumerate(record.choices):
            chosen = _card_in(game, words)
            if chosen is not None:
                seat, index = chosen
                decision = game.decision_of(seat)
                assert decision is not None
                probabilities = predictor.predict(decision, Eyes(game, seat))
                cards += 1
                total += log(min(1.0, max(LEAST, probabilities[index])))
            record.replay(game, number)
        record.check(game)
    except (RecordError, ValueError) as error:
        raise TrackError(f"game {played.game} cannot be played again: {error}") from None
    return [cards, round(total, DIGITS)]


def _card_in(game: Game, words: str) -> tuple[int, int] | None:
    """The seat and the index of its option, if the choice is that of a card among several."""
    seat, _, option = words.partition(" ")
    decision = game.decision_of(int(seat))
    if decision is None or decision.name != PLAN or len(decision.options) < 2:
        return None
    found = decision.find(option)
    if found is None:
        raise ValueError(f"{words!r} was not open")
    return decision.seat, decision.options.index(found)


@lru_cache(maxsize=4)
def recorded_games(part: str) -> list[RecordedGame]:
    """The games of a part."""
    file = GamesFile(GAMES / f"{part}.jsonl.zst")
    games = [*file.games()]
    if file.trouble:
        raise TrackError(f"the games of the track are damaged: {file.trouble}")
    return games
