### The page in English: everything that only a browser shows.

## Home
page-title = Colt Express
page-tagline = One train, seven bandits, and a Marshal who doesn't like any of them.
page-home = Home
page-privacy = Privacy
page-me-link = You, on every device
page-play-now = Play now
page-your-name = Your name
page-stranger = Stranger
page-with-friends = Play with friends
page-with-friends-hint = Open a table and send the link around.
page-evening = An evening among friends
page-alone = Against bots, by your rules
page-alone-hint = Choose expansions, rules and rivals, and set off at once.
page-sofa = Pass and play
page-sofa-hint = Several people, one device: hand the screen around.
page-take = Take the train along
page-watch = Watch
page-watch-none = No table is open to the public just now.
page-bot-lab = Write a bot
page-recorded = Open a recorded game
page-recorded-drop = Drop a recorded game here
page-games-home = Finished games: the gallery
page-puzzle-today = Puzzle of the day
page-puzzle-asks = You're { $who }. What would you do?
page-puzzle-solve = Solve it
page-puzzle-see = See it again
page-puzzle-count = Solved: { $count } of { $all }
page-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-my-games = My games
page-my-games-none = No games yet.
page-forget = Forget this game
page-how = How to play
page-book = The rules
page-status-waiting = waiting for players
page-status-playing = being played
page-status-over = over
page-status-closed = closed
page-busy = One moment…
page-loading = The train is coming…
page-mine-asked = Your turn
page-mine-waiting = Waiting for { $names }
page-mine-round = Round { $round } of { $rounds }
page-mine-deadline = until { $time }
page-mine-won = Won
page-mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
page-mine-frozen = can't be continued
page-mine-here = on this device
page-mine-gone = The table is gone, or your seat there is.
page-mine-all = Show all { $count }
page-mine-record = Your record
page-mine-forgotten = Forgotten: the game of { $day }.
page-undo = Undo

## The way west: stops from the first ride to the expansions
page-line = The way west
page-line-stops = { $count } of { $all } stops
page-line-hint = Win at a stop or play there twice, and you've earned the next. Get on wherever you like.
page-line-offered = Next stop, if you like: { $told }.
page-stop-first = First ride
    .told = a first ride: three greenhorns, no abilities, no events
page-stop-abilities = Abilities
    .told = three greenhorns, and every bandit has an ability
page-stop-events = Events and stations
    .told = the whole game against greenhorns, with events and a station
page-stop-outlaws = Outlaws
    .told = outlaws, with abilities and events
page-stop-gunslingers = Gunslingers
    .told = gunslingers, who look a moment ahead
page-stop-legends = Legends
    .told = legends, who think about everything
page-stop-boxes = Expansions
    .told = an expansion against outlaws: { $box }
page-stop-earned = { $stop }: earned
page-stop-here = { $stop }: you're here
page-stop-offered = { $stop }: open to you
page-winners = Bandits you've won with: { $count } of { $all }
page-winners-hint = Tap a bandit to ride as them next.
page-riding-as = You'll ride as { $name }.
page-winner = Ride as { $name }
page-winner-won = Ride as { $name }: won before

## A new table
page-first-game = Recommended for your first game
page-first-game-hint = The base game: four players, no expansions.
page-players = Players
page-bot-greenhorn = Greenhorn
    .hint = plays anything
page-bot-outlaw = Outlaw
    .hint = looks after its own purse
page-bot-gunslinger = Gunslinger
    .hint = looks ahead a moment
page-bot-legend = Legend
    .hint = thinks for a second about everything
page-rules = Rules
page-rules-advanced = the whole game
page-rules-abilities = bandits' abilities, simple round cards
page-rules-basic = first ride: simple round cards
page-expert = Expert rules
page-expert-none = no
page-expert-2018 = 2018: cards can be held back
page-expert-2015 = 2015: bullets are thrown away, too
page-boxes = Expansions
page-boxes-basic = A simplified table comes without expansions.
page-boxes-variant = Not with pairs, duel or teams: choose “everybody for themselves” above.
page-box-house = House cards
page-box-house-hint = Made by whoever runs this server: { $cards }.
page-variant = Variant
page-variant-none = everybody for themselves
page-variant-pair = pairs: each leads two bandits
page-variant-duel = duel: two players, two bandits each
page-variant-team = teams: partners share the loot
page-clock = Time per choice
page-clock-0 = as long as you like
page-clock-30 = 30 seconds
page-clock-60 = a minute
page-clock-86400 = a day
page-public = Anybody may watch and join
page-help = Players may see ahead and ask for hints
page-bandit = Bandit
page-bandit-any = whoever is left
page-open-table = Open the table
page-people = Who's here
page-name = Name
page-person = Player { $number }
page-person-add = One more person
page-person-remove = Remove { $name }
page-others-bots = { $count ->
        [one] One seat is left for a bot
       *[other] { $count } seats are left for bots
    }

## Waiting for players
page-more-rules = Variants and expansions
page-more-rules-hint = The base game, as it comes
page-copy = Copy
page-copied = Copied
page-copy-link = Copy the link to this table
page-share = Share
page-share-text = Rob a train with me!
page-qr = QR code
page-qr-alt = QR code of the link { $link }
page-qr-hint = Point the camera of a phone at it.
page-seat-open = free seat
page-day-counts = This is the train of the day, and this ride counts.
page-day-fun = A ride on the train of the day, for fun: it doesn't count.
page-you-are = You're { $name }
page-stage = The card being played
page-planned = planned: { $card } ({ $hint }).
page-coming = Next
page-step-back = One card back
page-look-back = Look back
page-since = Since you last looked
page-since-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
page-step-forward = One card forward
page-heist = The heist: card { $card } of { $count }
page-map = Map of the train
page-purse = Your money:
page-purse-more = { $amount }+
page-seat-you = you
page-seat-away = away
page-seat-bot = bot
page-make-host-name = Make { $name } the host
page-filter = Cover rude words
page-consent = What stays of this game
page-consent-names = Keep my name with it
page-consent-times = Keep when it was played
page-consent-study = It may be studied
page-consent-hint = A name stays if its owner agrees, the rest only if every player does. Studied games feed statistics and puzzles.
page-consent-all = Everybody agrees: this game may be studied.
page-consent-some = { $agreed } of { $players } players agree that this game may be studied.
page-consent-timeless = Nobody will read when this game was played.
page-start = All aboard!
page-full = Every seat is taken. You can watch.
page-fair = Fair shuffle
page-fair-hint = Everything was shuffled before the first card was dealt. Note down this fingerprint: with it, the game that you can download at the end proves that nobody touched the cards.
page-seed = Fingerprint of the deal: { $hash }

## At the table
page-scene = The train
# The train in words, for whoever hears the page
page-train = The train, car by car
page-train-stop = { $stop }. Inside: { $inside }. On the roof: { $roof }.
page-train-place = { $stop }: { $inside }.
page-train-nobody = nobody
page-train-you = { $name } (you)
page-ahead = Where your cards lead if nothing else happens
page-ahead-step = After the card of turn { $turn }: { $name }, { $place }
page-main = Your place at the table
# What happened while there was no time to say it
page-more = { $count ->
    [one] One more thing in the story.
   *[other] { $count } more things in the story.
}
# Loot that is alike: two pieces or more
page-pieces-purse = { $count } purses{ $value ->
    [unknown] { "" }
   *[other] { " " }(${ $value } each)
}
page-pieces-jewel = { $count } jewels{ $value ->
    [unknown] { "" }
   *[other] { " " }(${ $value } each)
}
page-pieces-strongbox = { $count } strongboxes{ $value ->
    [unknown] { "" }
   *[other] { " " }(${ $value } each)
}
page-what = What's what
page-what-touch = Hold anything for a moment to see what it is.
page-what-mouse = Rest the mouse on anything to see what it is. The ? key does the same.
page-hand = Your hand
page-choices = What you can choose
page-confirm = Do it: { $choice }
page-take-back = Take back
page-taken-back = You've taken your choice back.
page-hint-ask = Hint
page-hint = A gunslinger would choose: { $choice }.
page-hint-why = { $tries ->
        [one] In one try: { $happened }.
       *[other] In { $tries } tries: { $happened }.
    } The chance to win is { $chance }%.
page-hint-money = { $change ->
        [more] { dollars } more on average
        [less] { dollars } less on average
       *[same] no money won or lost
    }
page-hint-shot = { $count ->
        [0] never shot
        [one] shot once
       *[other] shot in { $count }
    }
page-hint-law = { $count ->
        [0] never met the law
        [one] met the law once
       *[other] met the law in { $count }
    }
page-hint-other = With “{ $choice }” it's { $chance }%.
page-figures = Figures
page-waiting = { $who } is thinking…
page-waiting-many = { $count } players are thinking…
page-watching = You're watching.
page-showing = Watch…
page-ready = Who has chosen
page-ready-choosing = still choosing
page-ready-chosen = has chosen
page-chosen = Your choice: { $choice }
page-keep = What you keep is part of your next hand; the rest is shuffled back into your deck.
page-gone = rode off
page-reconstructed = The printed face of this card isn't known to us; this one stands in for it.
page-skip = Skip
page-show-again = Show me again
page-programme = Played this round
page-rounds = The rounds
page-round-plain = Round { $number }
page-round-hidden = Round { $number }: not known yet
page-ending = At the end, “{ $ending }”: { $hint }
page-everybody = The bandits
page-first = goes first
page-seconds-left = { $seconds } s
page-log = The story so far
page-log-show = Story
page-say = Say something
page-said = { $name }: { $text }
page-emote-hat = tips the hat
page-emote-laugh = laughs
page-emote-gasp = gasps
page-emote-cheer = cheers
page-emote-sorry = is sorry
page-emote-hurry = checks the watch
page-emotes = Gestures
page-log-unread = { $count ->
    [one] Story: { $count } new message
   *[other] Story: { $count } new messages
}
page-replaced = A bot is playing for you.
page-replaced-late = You didn't choose in time, so a bot is playing for you. { $left ->
    [one] You can take over one last time, from your next decision on.
   *[other] You can take over { $left } more times, from your next decision on.
}
page-replaced-for-good = You didn't choose in time once too often. The bot plays on to the end; enjoy the view.
page-back = Take over
page-bot-for = Let a bot play for { $name }
page-no-bot-for = Let { $name } play again
page-vote = Vote a bot in for { $name }
page-votes = { $count } of { $needed } votes
page-seat-resigned = has resigned
page-resigned = You've resigned; a bot plays on.
page-resign = Resign
page-resign-ask = A bot plays on in your place, and you can't come back into this game.
page-resign-not = Play on
page-abort = Back to the platform
page-abort-hint = Nobody has chosen yet, so the game can still be called off. Starting again deals the same cards.
page-hand-to = Hand the screen to { $name }
page-hand-to-hint = Everybody else looks at the landscape.
page-i-am = I'm { $name }
page-hide-hand = Hide my hand
page-chat-read = Only players talk. You can read along.
page-mute = Mute
page-mute-all = everybody
page-report = Report { $name }
page-report-hint = Whoever runs this server will read it, together with the last things that were said.
page-report-reason = What happened?
page-report-send = Send
page-reported = Thank you. It has been passed on.
page-call-ask = Want a nudge when it's your turn?
page-call-ask-hint = Only while you're looking elsewhere. You can change it in the settings.
page-call-yes = Nudge me
page-call-no = No, thanks
page-call-switch = Nudge me when it's my turn
page-call-denied = Your browser won't let this page nudge you; allow notifications in its settings.
page-call-body = The train is waiting: { $names }

## The end
page-score = Who got what
page-barred = can't win
page-podium = The podium
page-podium-empty = Nobody climbs it today.
page-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
   *[other] Eighth
}
page-place-ahead = { $place }, { dollars } ahead
page-place-short = { $place }, { dollars } short
page-place-lead = { $place }: as rich as the winner, but carrying more lead
page-tally = The reckoning
page-keepsake = A picture to share
page-record = Download the game
page-review-wait = A legend is looking through your game…
page-review-board = See it on the board
page-seed-shown = The deal came from the seed { $seed }, whose fingerprint { $hash } was shown before the start.

## Switches
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-dark = dusk
page-theme-light = noon
page-motion = Animations
page-sound = Sounds
page-volume = Volume
page-talk = Talk as bubbles, with a sound
page-vibration = Vibration
page-pace = Speed
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-pace-off = at once
page-confirm-switch = Tap twice to choose
page-ahead-switch = See where my cards lead
page-helpless = Not at this table: its host hasn't allowed any help.
page-close = Close

## When something is wrong
page-lost = The line is dead. Mending it…
page-kept = The line is dead. As soon as it's back, your choice is sent: { $choice }. You can still change it.
page-kept-dropped = While the line was dead, the game moved on; your choice didn't count.
page-closing = The server's taking a short break. Your game goes on right after it.
page-unreachable = The server doesn't answer. Try again in a moment.
page-refused = That was refused: { $sentence }
page-refused-choose = That can't be chosen now; have a look at the table.
page-refused-take-back = This choice can't be taken back.
page-refused-other-rules = This game was played by other rules, so it can't be played on here.
page-refused-over = The game is over.
page-refused-say = Not so fast; the others want to read, too.
page-refused-vote = Give that player a little more time.
page-refused-late = Too late for this one, the bot is deciding. The next decision is yours.
page-refused-just-left = That player has only just left. Give the line half a minute.
page-refused-queue = Enough people are waiting here already. Try again later, or open a table of your own.
page-refused-devices = You have as many devices as allowed. Sign one off that you don't use.
page-refused-key-invalid = This key isn't valid, or no longer. Make another on a device of yours.
page-refused-key-used = This key has been used already. If that wasn't you, sign the device off that you don't know.
page-refused-own-key = This device is yours already. Open the key on another one.
page-refused-passkey = This passkey wasn't accepted. Try again.
page-refused-quota = That's a lot of games from your address for one hour. Take a breather and try again later.
page-refused-seats = Enough players from your address sit at public tables already. Leave one of those, or open a private table.
page-refused-somehow = The server said no. Reload the page and try again.
page-refused-alone-only = Choices can be taken back only when you play alone against bots.
page-refused-begun = The first choice has been made, so the game can't be called off any more.
page-refused-busy = Still thinking about your last question. Ask again in a moment.
page-refused-closed = { page-closed }
page-refused-closing = { page-closing }
page-refused-counts = This is the ride that counts: no hints, no taking back, no second start.
page-refused-full = { page-full }
page-refused-here = That player is here, so no bot is needed.
page-refused-hints = Enough hints for one hour. Trust your gut for a while.
page-refused-host = Only the host can do that.
page-refused-lawman = The last seat is the Marshal's: everybody else is a bandit.
page-refused-name = That name won't do at a public table. Choose another.
page-refused-no-help = The host allows no help at this table.
page-refused-no-room = The server is full just now. Try again in a few minutes.
page-refused-not-over = Only when the game is over.
page-refused-not-started = The game hasn't started yet.
page-refused-origin = This page may not play here. Open the server's own page.
page-refused-own-seat = Only that player can take the seat back.
page-refused-pictures = Enough pictures for one hour. The paint has to dry.
page-refused-players = Only players can do that.
page-refused-rematches = This table has played a lot of games within the hour. Water the horses, then deal again.
page-refused-replays = Enough replays for one hour. Time to play one worth watching.
page-refused-reported = You've reported that player already.
page-refused-resigned = Players who have left for good can't come back to this game.
page-refused-revealed = Your choice has revealed something, so it can't be taken back.
page-refused-reviews = Enough reviews for one hour. Play another game in the meantime.
page-refused-setup = This game can't be played that way. Change the options and try again.
page-refused-slow-down = Too much at once. Try again in a while.
page-refused-started = The game has started already.
page-refused-storage = Nothing can be stored just now. Try again in a minute.
page-refused-taken = { page-stale }
page-refused-too-often = { page-replaced-for-good }
page-refused-vote-clock = This game has a clock, so there's no vote.
page-refused-vote-wait = { $wait ->
    [one] Give that player another second.
   *[other] Give that player another { $wait } seconds.
}
page-refused-weak = A bot that plays for somebody is an outlaw or better.
page-stale = Somebody was faster; have a look at the table.
page-no-table = There's no such table, or not any more.
page-end-of-line = End of the line
page-nowhere = There's nothing at this address, or not any more. Perhaps a letter was lost on the way.
page-away-kicked = The host has sent you away from this table. Every other one is open to you.
page-away-banned = Whoever runs this server has sent you away from it.
page-away-address = The host has sent away somebody with the same connection as you. If that wasn't you, play at another table.
page-away-crowded = The platform is full: too many people are watching already.
page-away-outdated = This page is older than the server. Load it again to play on.
page-again = Try again
page-forgotten = This browser has lost its seat here; you can watch.
page-frozen-rules = This game was played by version { $rules } of the rules. The server now plays version { $ours }, so it can't be continued.
page-closed = This table is closed.
page-to-lobby = To the new platform
page-frozen-untold = What happened in it wasn't kept, but the record holds every choice.
page-frozen-damaged = The record of this game is damaged, so it can't be shown.

## Learning
page-learn = Lessons
page-learn-hint = A minute each, on the real train. Nobody gets hurt unless they deserve it.
page-lesson-next = Go on
page-lesson-skip = Skip
page-lesson-part = Part { $part } of { $parts }
page-lesson-over = That was it: { $title }
page-lesson-following = Next: { $title }
page-lesson-again = Once more
page-lesson-done = ✓ done
page-lesson-begun = begun
page-real-one = Now a real one
page-offer-guided = New here? A guided heist takes five minutes and costs nothing but somebody's purse.
page-offer-guided-yes = Show me
page-offer-guided-no = No, just play
