### The bot laboratory in English; fetched with its page.

page-lab = Bot laboratory
page-lab-hint = Write a bot in Python, let it play, and see where it loses. It all happens in this browser.
page-lab-code = Code of the bot
page-lab-bots = Your bots
page-lab-name = Name of the bot
page-lab-new = New bot
page-lab-open = Open a file
page-lab-save = Download
page-lab-remove = Delete
page-lab-remove-sure = Delete “{ $name }”? This can't be undone.
page-lab-keep = Keep it
page-lab-not-kept = This browser stores nothing here. Download the bot before you close the page.
page-lab-shared-link = The link contains the whole code. No server gets to see it.
page-lab-share-text = A bot that robs trains
page-lab-shared = Somebody sent you this bot. Read it: it will only run when you say so, and can reach nothing but the game.
page-lab-shared-take = Take it to the laboratory
page-lab-shared-damaged = There's no bot in this link. Perhaps it lost a part on its way.
page-lab-try = Try the bot
page-lab-against = Against three
page-lab-against-greenhorn = greenhorns
page-lab-against-outlaw = outlaws
page-lab-games = Games
page-lab-run = Run
page-lab-stop = Stop
page-lab-loading = Starting Python: { $loaded } of { $total } MB
page-lab-first = The first run downloads Python for this browser: { $megabytes } MB.
page-lab-no-engine = This site has no Python for browsers. Download the bot, and try it with “colt-express arena”.
page-lab-old = This browser is too old to run Python. Download the bot, and try it with “colt-express arena”.
page-lab-won = { $games ->
    [one] One game played: { $percent }% won, between { $low } and { $high }%
   *[other] { $games } games played: { $percent }% won, between { $low } and { $high }%
}
page-lab-money = { $own } a game; the others have { $others } each.
page-lab-verdict-better = { $bot } is better than they are: with equals it would win 25%.
page-lab-verdict-weaker = { $bot } is weaker than they are: with equals it would win 25%.
page-lab-verdict-level = { $bot } is about as good as they are: equals win 25%.
page-lab-verdict-unsure = Too few games to tell who is better: equals win 25%.
page-lab-mistakes = Mistakes
page-lab-line = Line { $line }: { $text }
page-lab-times = { $count ->
    [one] (once)
   *[other] ({ $count } times)
}
page-lab-go = To the line
page-lab-syntax = Python doesn't understand this: { $message }
page-lab-crash-choosing = Asked “{ $asked }”: { $message }
page-lab-crash-sitting = When it sat down: { $message }
page-lab-crash-ending = At the end of the game: { $message }
page-lab-class = There's no bot yet. Its class must derive from Bot: class MyBot(Bot):
page-lab-choose = { $message } can't choose yet. It needs a method choose(self, decision, look).
page-lab-signature = This method must be { $message }.
page-lab-illegal = Asked “{ $asked }”, it chose { $message }, which wasn't offered. The first option was taken in its place.
page-lab-slow = The code ran for more than five seconds before there was a bot.
page-lab-slow-asked = Asked “{ $asked }”, it thought for more than five seconds. Perhaps a loop never ends.
page-lab-memory = The code used all memory before there was a bot.
page-lab-memory-asked = Asked “{ $asked }”, it used all memory there was. Perhaps a list grows without end.
page-lab-lost-slow = In game { $game }, asked “{ $asked }”, the bot said nothing for so long that it was stopped. Its Python has been thrown away; the next run starts a new one.
page-lab-lost-broken = The bot broke its Python, perhaps with too much memory. It has been thrown away; the next run starts a new one.
page-lab-lost-start = Python couldn't be started. Perhaps the connection was lost; try again.
page-lab-played = Its games
page-lab-game = Game { $number }, seat { $seat }: { $won ->
    [yes] won
   *[no] lost
}, { $money }{ $slips ->
    [0] { "" }
    [one] , one mistake
   *[other] , { $slips } mistakes
}{ $notes ->
    [0] { "" }
    [one] , one note
   *[other] , { $notes } notes
}
page-lab-watch = Watch
page-lab-regrets = Regrets
page-lab-said = “{ $text }”
page-lab-help = How does a bot work?
page-lab-help-choose = Its method choose is asked for every decision and returns one of decision.options, or the words of one, such as 'play rob'. decision.name says what is asked.
page-lab-help-look = look() shows the table as the bot sees it. Type look(). or view. to see what there is, or press Ctrl and the space bar.
page-lab-help-note = self.note('…') says why: you read it when you watch the game.
page-lab-help-keys = Ctrl and Enter runs the bot. Escape and then Tab leaves the editor.
