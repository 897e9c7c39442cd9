### Horses & Stagecoach, what is what, in English.

about-shotgun = Sits on the stagecoach's strongbox. Punched onto the train, he shoots every bandit
    he meets.
about-coach = Rolls beside the train. You get in by riding, or from its roof. Inside, a bandit takes
    a hostage.
about-coach-roof = The Shotgun's seat at first. The roof of the car beside it is one move away.
about-horse = With a Ride card you gallop up to three cars from here and jump inside.
    .name = Horse
about-loot-flask = On a standard turn, drink instead of playing or drawing. Good for two drinks, and
    worth nothing at the end.
about-loot-flask_anytime = On any turn, drink instead of playing or drawing. Good for two drinks,
    and worth nothing at the end.
about-hostage = The price: { $cost }. The ransom: { $ransom }.
about-boarding = Car by car from the rear, all in the saddle choose in secret to board or to ride
    on.
    .name = The attack
about-option-board = Jump onto the train here. This is the car you start in.
about-option-board_one = One of your two jumps onto the train here, the other stays in the saddle.
about-option-board_both = Both of your bandits jump onto the train here.
about-option-ride_on = Stay in the saddle. The next car may be richer.
about-option-escape = Gone for good, with all your loot. Nobody can touch it any more.
about-option-drink = Whiskey: draw three cards, then play one at once.
about-option-drink_old = Old whiskey: play two cards, one after the other.
