### Marshal & Prisoners, what is what, in English.

about-law = One of the players. He arrests, fires two guns, and wins by meeting four of five goals.
about-law-you = This is you. Arrest, shoot, and meet four of your five goals to win.
about-prison = Prisoners wait here for a brilliant idea to free them. It ends in the cell.
about-cell = Whoever is arrested ends up here. Only a brilliant idea opens the door.
about-loot-mailbag = One of the two holds $200, the other $1,200. The Marshal gets what
    no bandit holds.
about-prisoner = A brilliant idea at the prison car makes this one your companion. Worth $200.
about-prisoner_law = A brilliant idea may free this one. Still here at the end, this prisoner is
    yours.
about-gun = Its bullets, the next one on top. Each does something of its own.
about-catch = What the law has got so far. Much of it counts for a goal.
about-goals = Four of five goals met when the train arrives, and the law wins.
about-goal-later = One more comes in every round. Nobody knows which.
about-law-marks = Goals turned up, brawler cards left, posters and prisoners: how the law stands.
about-marks = How this bandit stands with the law: poster, wounds, and money won by punching it.
about-option-fetch_idea = Instead of drawing three, look up the brilliant idea in your deck.
about-option-shoot = The Marshal is angry enough for a shot without a card.
about-option-move = The Marshal is angry enough to go next door without a card.
about-option-throw_off = Over the edge, for good. Gone from the train, with no way to win.
about-option-push_on = The victim lands one car further, and lives to tell the tale.
