### Meeting people in English: the quick match, open tables and the ladder; fetched with their page.

page-meet = Meet people
page-meet-told = Strangers, a train and a clock. Say what you'd play, and your seat opens by itself.
page-meet-quick = Quick match
page-meet-off = This server has no quick match. Open tables are here all the same.
page-meet-games = What would you play?
page-meet-base = The base game
page-meet-fewest = at least
page-meet-most = at most
page-meet-bots = After a minute, bots may take empty seats
page-meet-ladder = Count my games on the ladder, with my name
page-meet-lacking = Tick at least one game and one time per choice.
page-meet-waiting = { $count ->
    [0] Nobody else is waiting yet.
    [one] One person is waiting.
   *[other] { $count } people are waiting.
}
page-meet-alike = { $count ->
    [0] None of them would play the same.
    [one] One of them would play with you.
   *[other] { $count } of them would play with you.
}
page-meet-find = Find players
page-meet-searching = Looking for players…
page-meet-waited = You've waited
page-meet-bots-soon = After a minute, bots take the empty seats.
page-meet-stay = Keep this page open, in a background tab if you like. The table opens by itself.
page-meet-asked = Players found!
page-meet-coming = Everybody is being called. Your table opens in a moment.
page-meet-leave = Stop waiting
page-meet-tables = Open tables

page-table-needs = { $count ->
    [one] needs one player
   *[other] needs { $count } players
}
page-table-clock = time: { $time }
page-table-minutes = { $count ->
    [0] just opened
    [one] open for a minute
   *[other] open for { $count } minutes
}
page-table-hours = { $count ->
    [one] open for an hour
   *[other] open for { $count } hours
}

page-ladder = The ladder
page-ladder-told = Who robs best among people: rated games of the quick match.
page-ladder-see = See the ladder
page-ladder-base-quick = Base game, quick
page-ladder-base-slow = Base game, slow
page-ladder-boxes-quick = Expansions, quick
page-ladder-boxes-slow = Expansions, slow
page-ladder-empty = Nobody stands on this ladder yet.
page-ladder-rank = Rank
page-ladder-who = Player
page-ladder-points = Points
page-ladder-games = Games
page-ladder-you = (you)
page-ladder-uncertain = still uncertain
page-ladder-rated = This game counts for the ladder.
page-ladder-rules = What is counted
page-ladder-rule-people = Games of the quick match among people only, for players who ticked that their games count. Tables of friends, games with bots and rematches don't count.
page-ladder-rule-apart = The base game and expansions have ladders of their own, and so have quick games and games with a day per choice.
page-ladder-rule-rank = Winners come first, then the others by their money. The ladder is in the order of what a player surely is: points less the uncertainty behind the ±.
page-ladder-rule-left = If you leave a game, or a bot plays for you at its end, you come last in it. For the others it counts as usual.
page-ladder-rule-uncertain = A rating is uncertain, and has no rank, until about { $count } games or more have shown what it is.
page-ladder-rule-address = Players who share an internet address, or have shared one in the last { $days } days, aren't rated in games with each other.
page-ladder-rule-often = The same two players: { $full } games in { $days } days count in full, up to { $all } count by half, and more don't count.
page-ladder-leave = Leave the ladder
page-ladder-leave-sure = Your ratings are deleted, on all four ladders, and can't be brought back.
page-ladder-stay = Stay on it
