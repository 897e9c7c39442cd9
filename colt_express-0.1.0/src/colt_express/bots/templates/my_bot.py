"""A bot of your own: it robs where there is loot, and goes where there is some.

Play against it, then let it play against others. What it says with self.note is shown in the
laboratory on the page (/lab), where it can be edited and tried, too:

    colt-express play --bots my_bot.py:MyBot
    colt-express simulate -n 100 my_bot.py:MyBot,greenhorn×3
    colt-express arena my_bot.py:MyBot --against outlaw -n 200 --out results

And at a table of your friends, whose host allows bots of guests:

    colt-express bot my_bot.py:MyBot --table http://localhost:8080/table/k3v9x2mqta
"""

from __future__ import annotations

from colt_express import Decision, Option, View
from colt_express.bots import Bot, Eyes


class MyBot(Bot):
    """Sits at one seat of one game; for the next game a new one is made.

    self.seat is its seat, self.rules are the rules of the table, and self.dice is a random.Random
    of its own: use no other, and the same seed will always give the same games.
    """

    def choose(self, decision: Decision, look: Eyes) -> Option:
        """Return one of decision.options.

        decision.name says what is asked: "plan" (which card to play), "move", "rob", "shoot", and
        so on. str(option) says an option in words: "play rob", "draw", "car 2", "tuco".
        """
        if decision.name == "plan":
            return self.plan(decision, look())  # look() shows the table as this seat sees it
        if decision.name == "rob":
            return max(decision.options, key=self.worth)
        if decision.name == "move":
            view = look()
            return max(decision.options, key=lambda option: self.loot_at(view, str(option)))
        return self.dice.choice(decision.options)

    def plan(self, decision: Decision, view: View) -> Option:
        """Rob where there is loot, else move or climb; else anything."""
        here = view.mine[0].at if view.mine else ""
        wishes = ["play rob"] if self.loot_at(view, here) else ["play move", "play climb"]
        for wish in wishes:
            option = decision.find(wish)  # None where this is not among the options
            if option is not None:
                self.note(f"{wish}: loot here {self.loot_at(view, here)}")
                return option
        return self.dice.choice(decision.options)

    def loot_at(self, view: View, place: str) -> int:
        """How many tokens lie there."""
        return len(view.floor.get(place, []))

    def worth(self, option: Option) -> int:
        """What a token is worth, about: purses lie face down."""
        words = str(option)
        return 1000 if "strongbox" in words else 500 if "jewel" in words else 300
