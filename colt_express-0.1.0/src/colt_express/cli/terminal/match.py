"""A match: one game, the bots that play in it, and the story each human is told."""

from __future__ import annotations

from ...bots import Bot, Eyes, make_bot
from ...engine.configuration.setup import Setup
from ...engine.game import Decision, Game
from ...engine.information.view import SPECTATOR
from ...engine.options import Option
from ...engine.serialization.record import Record, TakenBack
from ...words import Words
from .saving import Company
from .story import Story, play_again


class Match:
    """A game and its company."""

    def __init__(self, setup: Setup, company: Company, words: Words) -> None:
        self.game = Game(setup)
        self.company = company
        self.taken_back: list[TakenBack] = []  # at a table, before the game came here
        self.humans = list(range(company.humans))
        self.bots = {
            seat: make_bot(company.bots, setup.seed, seat, setup.rulebook)
            for seat in range(company.humans, setup.seats)
        }
        self.stories = {
            reader: Story(self.game, words, reader) for reader in [SPECTATOR, *self.humans]
        }

    def next_decision(self, seat: int) -> Decision:
        """The next decision; if several are open, preferably one of this seat."""
        return self.game.decision_of(seat) or self.game.decisions[0]

    def let_bot_choose(self, bot: Bot, decision: Decision) -> None:
        self.choose(decision.seat, bot.choose(decision, Eyes(self.game, decision.seat)))

    def choose(self, seat: int, option: Option) -> None:
        self.game.choose(seat, option)
        for story in self.stories.values():
            story.listen()

    def leave(self) -> None:
        """Tell the bots that the game has been abandoned."""
        for bot in self.bots.values():
            bot.end(self.game.result)

    def catch_up(self, record: Record) -> None:
        """Replay a saved game."""
        self.taken_back = record.taken_back
        play_again(self.game, record, self.stories.values())
        for story in self.stories.values():
            story.leave_recent()
