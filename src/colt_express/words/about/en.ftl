### What is what, in English: a sentence on everything in sight at the table.
### It comes with the first question somebody asks, not with the page.

## The explanation itself
about-rule = Rule { $rule }
about-all = Everything in sight, in a sentence each.
about-trick = Ability: { $trick }
about-no-trick = Has lost the ability.
about-line = This happened by the rule { $rule }. Read it, and watch an example.

## Figures and places
about-you = This is you. The richest bandit at the end of the line wins.
about-you_duel = One of your two bandits. The richer pair at the end of the line wins.
about-you_pair = One of your two bandits. Whoever's two are the richest at the end of the line wins.
about-you_team = This is you. At the end of the line the richest team wins.
about-you_marshal = This is you. If the Marshal misses his goals, the richest bandit wins.
about-bandit = A rival, and after the same loot as you.
about-partner = Your partner: what this bandit steals is yours, too.
about-bandit_law = One of those you're after, and out to rob the train you guard.
about-marshal = Guards the train. Meet him in a car, and he shoots you and chases you up to the
    roof.
about-car = Loot is grabbed here, and punches are thrown. Next door is a move away, the roof a
    climb.
about-locomotive = The front of the train. The Marshal sets out from here, with a strongbox at his
    feet.
about-locomotive_marshal = The front of the train. The Marshal sets out from here, and the mail
    starts here, too.
about-roof = No Marshal up here. You run up to three cars, and shoot as far as you see.
about-roof_marshal = Up here everybody runs up to three cars and shoots as far as they see, the
    Marshal included.
about-station = The end of the line. What it brings is on the last round card.
about-station_basic = The end of the line. Here everybody counts.
about-map = The whole train in small, with everybody in it. Tap it to look there.

## Loot
about-loot-purse = $250 to $500; those dealt at the start hold $250. Whoever has held it knows how
    much is inside.
about-loot-jewel = Worth $500, and it glitters.
about-loot-strongbox = $1,000 in one piece. The Marshal is fond of it.
about-purse = What your loot is worth. A plus means there's more that you can't know yet.
    .name = Your money

## On the panels
about-hand = Cards in hand: everybody sees how many, only the player sees which.
about-deck = Cards left to draw. Bullets taken end up among them.
about-bullets = Bullets left to fire. The bandit who has fired the most gets $1,000 at the end.
about-bullets_duel = Bullets left to fire. In a duel there's no prize for firing the most.
about-bullets_pair = Bullets left to fire. The player whose two have fired the most gets $1,000 at
    the end.
about-bullets_team = Bullets left to fire. The team that has fired the most gets $1,000 at the end.
about-wounds = Bullets taken. Each is a card in the deck that can't be played.
about-first = Plays first in this round. In the next one, the neighbor does.
about-first_team = Plays first in this round. In the next one, the next team does.

## Rounds and cards
about-round = All plan as many turns as there are signs; then every card is done, in order.
about-round-hidden = Turned up when its round begins. Nobody may peek.
about-keep = So many cards may stay in hand for the next round.
    .name = Cards to keep
about-down = Only whoever played it knows what it is, until it's turned over.
    .name = A card face down
about-pile = Everybody's cards in the order they were played. They're done in that order, too.
about-stage = The card being played out now, and what came of it.

## The question
about-question = What you're asked. Whatever glows is an answer.
    .name = The question
about-news = What's happening, or who's being waited for.
    .name = Just now
about-clock = Time left to choose. When it's up, a bot chooses for you.
    .name = The clock
about-option-draw = No card you like? Take three from your deck instead of playing one.
about-option-pass = Do nothing, just this once.
about-option-done = That's all; the game goes on.
about-option-keep = The purse goes straight into your own pocket.
about-option-drop = The purse falls to the floor, for anybody to take.
about-option-take = Pick up the purse. It's nobody's, after all.
about-option-leave = The purse stays where it is.

## Buttons
about-button-settings = Language, looks, speed and sounds, some links, and the way out.
about-button-story = Everything that has happened so far, and what people say.
about-button-close = Puts this away.
about-button-what = Lists everything in sight and says what it's for.
about-button-confirm = Does what you've picked. Until then you can change your mind.
about-button-face-down = Plays the card face down, so that nobody else knows which one it is.
about-button-hide = Covers your cards before somebody looks over your shoulder.
about-button-skip = Stops showing what happens and goes on to what's next.
about-button-take-back = Takes your last choice back, as long as it has revealed nothing. So does Ctrl+Z.
about-button-hint = Asks what a gunslinger would do here, and why.
about-button-figures = Shows the figures behind this sentence.
about-button-again = Shows once more what has just happened.
about-button-step-back = Goes back to the card before and shows it again.
about-button-step-forward = Goes straight on to the next card.
about-button-look-back = Watch what has happened in this game so far. It goes on meanwhile.
about-button-since = Plays what you missed, twice as fast, up to now.
about-button-back = The bot gets up, and you play on yourself.
about-button-stand-in = A bot plays for somebody who's away, until they're back.
about-button-vote = If enough players want it, a bot plays for anybody who doesn't choose.
about-button-emote = A gesture for all to see. It changes nothing in the game.
about-button-say = Everybody at the table can read what you write here.
about-button-mute = Choose who you'd rather not hear.
about-button-report = Tells whoever runs this server about this player.
about-button-language = The language of the game, for you alone.
about-button-theme = Whether you play at dusk or at noon.
about-button-pace = How fast you're shown what happens. Nobody else notices.
about-button-motion = Whether figures walk, or are simply there.
about-button-sound = Shots, steam and coins, for your ears.
about-button-volume = How loud all that is.
about-button-talk = Whether what people say appears over their heads.
about-button-vibration = Whether your phone shakes when you're hit.
about-button-ahead = Whether you see where your cards lead if nobody gets in the way.
about-button-twice = Whether a choice needs a second tap, so that no finger slips.
about-button-call = Whether the page may nudge you when it's your turn.
about-button-home = Back to the beginning. Your seat is kept.
about-button-how = The game in a few minutes, in a window of its own.
about-button-rules = Every rule, with examples to watch, in a window of its own.
about-button-share = The address of this table, for those who want to watch.
about-button-fair = Proof that nobody touched the cards once they were shuffled.
about-button-filter = Whether rude words are covered at this table.
about-button-host = Somebody else decides from now on what the host decides.
about-button-consent = What may be kept once the game is over: your name, when it was played, and whether it may be studied.
about-button-abort = Calls the game off while nobody has chosen anything.
about-button-resign = Leave the game for good. A bot plays on in your place.
about-button-stay = You stay, and nothing happens.

## The end
about-race = Everybody's money is counted, one source after the other. The longest bar is the
    richest.
about-podium = The winners first, then all by money. In a tie, whoever took fewer bullets is ahead.
about-award = For what somebody did best in this game. It's worth nothing but fame.
    .name = Fame
about-keepsake = The end of this game in one picture: who won, and what's worth remembering.
about-button-tally-skip = Stops counting and shows who has won.
about-button-fold = Puts the podium away to show the train, and brings it back.
about-button-rematch = The same people, bots and expansions, with the cards dealt anew.
about-button-ride-on = Begins a game at that stop of the way west, at once.
about-button-ride-back = Begins an easier game, at once.
about-button-to-rematch = The others are playing again, and your seat is there.
about-button-again-now = Begins with those who want to. Bots play for the others.
about-button-again-back = You've changed your mind, and nobody waits for you.
about-button-meet-others = Leaves this table and looks for other people who want to play.
about-button-keepsake = Draws a picture of the end, for friends or for the wall.
about-button-next-game = Takes you to another of your games, where it's your turn. This one goes on meanwhile.
about-button-today = Opens the page of the train of the day: your place, what a legend took, and the list.
about-button-keepsake-share = Gives the picture to another app on this device.
about-button-keepsake-save = Keeps the picture on this device.
about-button-watch-again = Shows the whole game again, step by step, from any seat.
about-button-review = Where a legend would have chosen otherwise, and what that might have brought.
about-button-bill = Where everybody's money comes from, line by line.
about-button-record = The whole game as a file. Anybody can check it, or watch it again.
about-button-replay = Copies what shows that file again in a terminal.
about-button-real-one = A game with the first rules against three bots who are easy to beat.
about-button-lesson-following = The lesson that comes next. Each takes a minute or two.
about-button-learn = All lessons, with a mark on those you've had.
about-button-lesson-again = This lesson once more, from its beginning.
about-button-lesson-skip = On to the next part of this lesson.
