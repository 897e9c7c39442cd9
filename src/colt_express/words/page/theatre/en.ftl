### The replay of a finished game in English; fetched with its page.

page-theatre = The game again
page-theatre-timeline = Timeline of the game
page-theatre-controls = Playing the game
page-theatre-start = To the start
page-theatre-back = One step back
page-theatre-play = Play
page-theatre-pause = Pause
page-theatre-forward = One step forward
page-theatre-end = To the end
page-theatre-speed = Speed: { $speed }×
page-theatre-block = Round { $round }
page-theatre-begins = All aboard: the train is about to leave.
page-theatre-before = Before the first round: { $text }
page-theatre-round = Round { $round }: { $text }
page-theatre-turn = Round { $round }, turn { $turn }: { $text }
page-theatre-decides = { $who } makes up their mind.
page-theatre-seats = Whose eyes you see it with
page-theatre-as = As { $name } saw it
page-theatre-spectator = As a spectator saw it
page-theatre-open = With all cards open
page-theatre-players = What everybody holds
page-theatre-hands = Cards in hand
page-theatre-hand = In { $who }'s hand
page-theatre-no-cards = no cards
page-theatre-share = Share this moment
page-theatre-share-send = Share…
page-theatre-share-link = Copy the link
page-theatre-share-preview = A picture of this moment
page-theatre-share-png = Save the picture (PNG)
page-theatre-share-svg = Save the drawing (SVG)
page-theatre-share-film = Save round { $round } as a film
page-theatre-share-making = Developing the pictures…
page-theatre-share-embed = Copy the code for your own page
page-theatre-share-embed-hint = It puts the train, the timeline and the play button on your page, from this moment on.
page-theatre-embed-playing = This game is still being played. It can be shown here when it's over.
page-theatre-embed-open = Open the game
page-theatre-reveal = So who won?
page-theatre-won = { $count ->
    [one] { $names } wins with { $amount }.
   *[other] { $names } win with { $amount }.
}
page-theatre-won-by = { $count ->
    [one] { $names } wins with { $amount }, { $gap } ahead.
   *[other] { $names } win with { $amount }, { $gap } ahead.
}
page-theatre-tie = { $names } share the win, with { $amount } each.
page-theatre-award = { $who }: { $title }.
page-theatre-table = Back to the table
page-theatre-ahead = { $count ->
    [0] That's where the game is now.
    [one] The game is { $count } choice ahead.
   *[other] The game is { $count } choices ahead.
}
page-theatre-over = The game is over.
page-theatre-finale = See how it ended
page-theatre-trouble-rules = This game was played by older rules. It's told as far as it can be, and may have gone differently.
page-theatre-trouble-damaged = This record is damaged. It's told as far as it goes.
page-theatre-trouble-changed = This record doesn't add up: somebody changed it, or it was played by other rules.
page-theatre-no-record = That's no record of a game.
page-recorded-hint = A record or a game in notation: drop the file anywhere on this page, choose it, or paste its text. The server tells it and forgets it.
page-recorded-choose = Choose a file
page-recorded-paste = Or paste the text here
page-recorded-go = Watch it
page-recorded-large = That's too large for a game: a record has at most { $kilobytes } kB.
page-recorded-unreadable = This file can't be read.
page-recorded-json = This looks like a record, but it's cut off or damaged, so it can't be read.
page-theatre-none = There's no game of that name here. It may have been long ago.
page-theatre-no-seat = There's no such seat to see this game from, so you're in the audience.
page-theatre-play-on = Play on from here
page-theatre-play-on-as = You take over
page-theatre-play-on-hidden = Hidden cards and loot
page-theatre-play-on-as-was = Hidden cards and loot as they were
page-theatre-play-on-anew = Deal anew whatever { $who } couldn't know
page-theatre-play-on-go = Take the reins
page-theatre-turning-point = The turning point
page-theatre-luck = luck { $points }
page-theatre-own = { $who } { $points }
page-theatre-others = others { $points }
page-theatre-chance = { $who }'s chance to win: from { $before } to { $after } percent, give or take { $error }.
page-theatre-word-luck = a stroke of luck
page-theatre-word-bad-luck = a stroke of bad luck
page-theatre-word-slip = a slip
page-theatre-word-blunder = a blunder
page-theatre-word-masterstroke = a masterstroke
page-theatre-moved = What moved the chances to win
page-theatre-moved-luck = luck
page-theatre-moved-own = own choices
page-theatre-moved-others = others' choices
page-theatre-moved-error = error per decision
page-theatre-moved-note = In percentage points, ± the standard error. The error per decision is what a choice cost on average, next to the best one by what its player could know.

## The coach, and guessing first. $who is a player whose choices are looked at
page-coach-wait = A legend is looking through this game…
page-coach-whose = Whose choices should a legend look at?
page-coach-ready = { $count ->
    [one] One moment is worth another look.
   *[other] { $count } moments are worth another look.
}
page-coach-show = Show me
page-coach-which = { $which } of { $count }
page-coach-here = { $text } A legend has a word to say here.
page-coach-yours = Yours
page-coach-legends = A legend's
page-coach-chance = to win: about { $percent }%
page-coach-in-truth = as the cards lay: { $percent }%
page-coach-follows = { $fact } { $often }.
page-coach-nothing = Nothing much happens to you.
page-coach-position = What is shown of the position
page-coach-knew = What you knew
page-coach-knew-other = What { $who } knew
page-coach-true = What was true
page-coach-truth-better = As the cards lay, it would have paid off as well.
page-coach-truth-same = As the cards lay, it came to the same: no harm done.
page-coach-truth-worse = As the cards lay, the choice made was the luckier one. Nobody could know.
page-coach-go-on = Go on
page-guess = Guess first
page-guess-ask = What would you play?
page-guess-stop = Stop guessing
page-guess-yours = Your guess: { $option }.
page-guess-played = You played: { $option }.
page-guess-played-by = { $who } played: { $option }.
page-guess-like = Just what a legend would do.
page-guess-other = A legend would go for: { $option }.
page-guess-thinking = A legend is still mulling over this game.
page-guess-unknown = Legends have no opinion on this one.
page-guess-why = Why?
page-guess-count = This month, { $like } of { $asked } like a legend.
page-guess-count-last = This month, { $like } of { $asked } like a legend; last month, { $last } of { $of }.
