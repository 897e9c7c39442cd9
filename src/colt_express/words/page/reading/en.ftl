### How to play and the rules in English: what only their pages show, fetched with them.

## How to play
page-how-1-title = The job
page-how-1 = You're a bandit on a train in New Mexico, and so is everybody else. All start in the
    last two cars. Five rounds later the richest wins; if tied, whoever has taken fewer bullets.
    Purses hold $250 to $500, and those who have held one know how much. Jewels are worth $500, and
    the strongbox under the Marshal's nose $1,000.
page-how-2-title = First the plan
page-how-2 = A round begins with a round card. It shows its turns. You shuffle your cards and take
    six in hand. In each turn you lay one card on the common pile, or you draw three cards
    instead. Every round somebody else goes first.
page-how-3-title = Then the mess
page-how-3 = Now the pile is turned over, and every card is done in the order it was played. What
    can be done must be done, and what you meant to do three cards ago is done where you stand
    now. That's the fun of it. Some rounds then end with an event, and the last one at a station.
page-how-4-title = The cards
page-how-5-title = Bullets
page-how-5 = Whoever is hit gets the bullet as a card. It can't be played and clogs the hand.
    Whoever has fired the most bullets (everybody has six) is the gunslinger: $1,000 more, except in
    a duel.
page-how-6-title = The Marshal
page-how-6 = He guards the strongbox inside the train. Meet him and he shoots you and chases you
    up to the roof.
page-how-7-title = Everybody has an ability
page-how-8-title = At this table
page-how-8 = What glows can be chosen: tap it, then tap it again. With the keyboard, the digits
    choose and Enter confirms.
page-how-first = Play a guided heist
page-how-learn = Short lessons
page-how-rules = Rules:
page-how-roofs-title = The roofs
page-how-roofs = A climb takes you up to the roof. There a move takes you up to three cars, and a
    bullet flies the length of the train in either direction, until it meets the first roof with
    somebody on it. The Marshal stays below, unless somebody plays him. So does most of the loot.
page-how-events-title = Events and stations
page-how-events = Many rounds end with an event, after the last card. The last round ends at a station.

## The rules
page-book-search = Search the rules
page-book-search-hint = Ask a question, or type a word or an id such as SHOOT-4
page-book-found = { $count ->
    [one] { $count } rule mentions that.
   *[other] { $count } rules mention that.
}
page-book-nothing = No rule mentions that. This is what people ask most:
page-book-answers = Answers
page-book-more = { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}
page-book-no-rule = There's no rule { $rule }. Perhaps it's one of these:
page-book-play = Play its scenario
page-book-close = Close the scenario
page-book-round = Play this round

## A scenario, acted out
page-example = Example
page-example-scene = The train in this example
page-example-pile = The pile
page-example-hand = { $who } holds
page-example-story = What happens
page-example-play = Play
page-example-pause = Pause
page-example-back = One step back
page-example-forward = One step on
page-example-again = Once more
page-example-another = Another example ({ $number } of { $count })
page-example-step = { $number } of { $count }
page-example-sees = This is what { $who } can see.
page-example-begins = The position is laid out. Press play.
page-example-refused = Nobody can open such a table.
page-example-lost = The example didn't arrive.
