"""The hot seat: people who take turns at one keyboard, each shown only what is theirs."""

from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path

from ...engine.information.view import SPECTATOR
from ...words.names import sentence
from ..standard_streams import OutputLost
from .asking import Asker, Leave
from .boxes import BOXES
from .keyboard import read_line
from .match import Match
from .saving import SavingError, save_game
from .scoreboard import draw_scoreboard
from .screen import Screen

STOPPED_BY_CTRL_C = 130


class HotSeat:
    """A match at this keyboard, saved after every choice that is made here."""

    def __init__(self, match: Match, screen: Screen, file: Path, pace: float) -> None:
        self.match = match
        self.game = match.game
        self.screen = screen
        self.words = screen.words
        self.file = file
        self.pace = pace
        self.shared = len(match.humans) > 1
        self.reader = match.humans[0] if len(match.humans) == 1 else SPECTATOR
        self.introduced: set[str] = set()
        self.asker = Asker(match, screen, self._save_now)

    def play(self) -> int:
        """Play to the end, or until a player leaves; returns the program's exit code."""
        save_game(self.file, self.game, self.match.company, self.match.taken_back)
        try:
            if not self.game.over:
                self._welcome()
            while not self.game.over:
                self._next_choice()
        except (EOFError, Leave):
            self._say_how_to_resume()
            return 0
        except KeyboardInterrupt:
            self._say_how_to_resume()
            return STOPPED_BY_CTRL_C
        except OutputLost:
            with suppress(SavingError):
                save_game(self.file, self.game, self.match.company, self.match.taken_back)
            raise
        finally:
            self.match.leave()
        self._finish()
        return 0

    def _next_choice(self) -> None:
        decision = self.match.next_decision(self.reader)
        bot = self.match.bots.get(decision.seat)
        if bot is not None:
            self.match.let_bot_choose(bot, decision)
        else:
            self._sit_down(decision.seat)
            self.match.choose(decision.seat, self.asker.choice(decision))
            self._save()
        if not self.shared:
            self._tell_news(self.pace)

    def _sit_down(self, seat: int) -> None:
        """Hand over to the next player, and tell what happened meanwhile."""
        if self.shared:
            if seat != self.reader:
                self._hand_over(seat)
            self.reader = seat
            self._tell_news()
        self._introduce(seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen, so that nothing of the previous player's is left."""
        if self.reader != SPECTATOR:
            self.screen.clear()
        who = self.words.who(seat, self.game.view(SPECTATOR))
        read_line(self.screen.console, sentence(self.words.say("hand-over", who=who)))
        self.screen.clear()

    def _introduce(self, seat: int) -> None:
        """Tell a player once who his bandits are."""
        for bandit in self.game.view(seat).mine:
            if bandit.name not in self.introduced:
                self.introduced.add(bandit.name)
                who = self.words.figure(bandit.name)
                if any(box.introduce(bandit, self.screen) for box in BOXES):
                    continue
                if bandit.abilities:
                    self.screen.say("you-can", who=who, ability=self.words.ability(bandit.name))
                else:
                    self.screen.say("you-are", who=who)

    def _tell_news(self, pace: float = 0) -> None:
        """The sentences that the reader has not been told yet; they are not repeated to the whole
        table."""
        self.screen.tell(self.match.stories[self.reader].news(), pace)
        self.match.stories[SPECTATOR].news()

    def _welcome(self) -> None:
        if self.game.choices:
            self.screen.say("welcome-back")
        else:
            self.screen.say("welcome")
            table = self.game.view(SPECTATOR)
            for box in BOXES:
                if box.is_at(table):
                    box.welcome(self.screen)
        self.screen.say("welcome-keys")
        self.screen.say_whole("saving", file=str(self.file))
        if not self.shared:
            self._tell_news()

    def _finish(self) -> None:
        if self.shared:
            self.screen.clear()
            self.reader = SPECTATOR
        self._tell_news(self.pace)
        self.screen.show(draw_scoreboard(self.game, self.words))
        if self._save():
            self.screen.say_whole("record", file=str(self.file))
            self.screen.say_whole("replay", command=self._command("replay"))

    def _say_how_to_resume(self) -> None:
        self.screen.console.print()
        if self._save():
            self.screen.say_whole("saved", file=str(self.file))
            self.screen.say_whole("resume", command=self._command("play --resume"))

    def _save_now(self) -> None:
        if self._save():
            self.screen.say_whole("saved", file=str(self.file))

    def _command(self, words: str) -> str:
        return f"colt-express {words} {shlex.quote(str(self.file))}"

    def _save(self) -> bool:
        """Save the game. If that fails, say so and play on; returns whether it is saved."""
        try:
            save_game(self.file, self.game, self.match.company, self.match.taken_back)
        except SavingError as reason:
            self.screen.say("not-saved", reason=str(reason))
            return False
        return True
