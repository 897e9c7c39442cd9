### Evenings among friends in English; fetched with their page.

page-evening-told = A tournament for 3 to 64 people: several rounds at several tables, where everybody meets as many different opponents as possible, and one list of standings.
page-evening-mine = Your evenings
page-evening-open = Open the evening
page-evening-title = Name of the evening
page-evening-title-hint = Friday at Ann’s
page-evening-rounds = Rounds
page-evening-seats = Seats at a table, if it works out
page-evening-clock = Time for a decision
page-evening-bot = If people are missing, seats go to
page-evening-points = What counts
page-evening-points-places = Places
page-evening-points-money = Dollars
page-evening-points-both = Places and dollars
page-evening-explained-places = At every table the winner has 100 points and the last none; the others are spread evenly between. Whoever shares a place shares the points.
page-evening-explained-money = Every dollar is a point.
page-evening-explained-both = At every table the winner has 100 points and the last none, the others are spread evenly between, and every 50 dollars are one more point.
page-evening-explained-rest = Bots take places, but no points. Whoever leaves a game is last there, without money. A table that the host ends early is a draw with the round’s average money. If points are level, games won decide, then money.
page-evening-plays = I play, too
page-evening-boxes = Boxes

page-evening-of = Round { $round } of { $rounds }
page-evening-round = Round { $round }
page-evening-gathering = Friends are coming
page-evening-between = The next round is about to be drawn
page-evening-playing = { $count ->
    [one] One table still plays
   *[other] { $count } tables still play
}
page-evening-over = The evening is over
page-evening-missing = No evening has that name. Perhaps it ended long ago, or the link was cut short.
page-evening-invite = An evening of Colt Express: come along!
page-evening-link = Anyone with this link can watch, and join before the last round.
page-evening-join = Join
page-evening-join-late = You’ll play from round { $round } on.
page-evening-watching = You’re watching.
page-evening-you = you
page-evening-to-table = To your table
page-evening-to-evening = Back to the evening
page-evening-watch = Watch
page-evening-again = Watch again
page-evening-table = Table { $number }
page-evening-early = ended early: a draw
page-evening-guests = { $count ->
    [one] One guest
   *[other] { $count } guests
}
page-evening-host = host
page-evening-away = away
page-evening-left = left
page-evening-only-hosts = doesn’t play
page-evening-since = from round { $round }
page-evening-nameless = a stranger
page-evening-waits = The host draws the next round.
page-evening-waits-first = The host draws the first round as soon as everybody is there.
page-evening-waits-tables = The next round is drawn when all tables are over.

page-evening-hosting = You’re the host
page-evening-draw = Draw round { $round }
page-evening-draw-count = { $count ->
    [one] One player
   *[other] { $count } players
}
page-evening-draw-few = A round needs at least two people.
page-evening-draw-absent = { $count ->
    [one] { $names } is away. Absent guests get a table, too, unless you remove them.
   *[other] { $names } are away. Absent guests get a table, too, unless you remove them.
}
page-evening-end = End the evening
page-evening-end-sure = End the evening now, with the standings as they are?
page-evening-end-table = End this table
page-evening-end-table-sure = End this table? Its game counts as a draw.
page-evening-remove = Remove
page-evening-remove-sure = Remove { $name }? They can’t come back.
page-evening-make-host = Make host
page-evening-leave = Leave the evening
page-evening-leave-sure = Leave the evening? Your points stay. A bot plays your game to its end.
page-evening-leave-host = Leave the evening? Another guest becomes the host. Your points stay.
page-evening-host-away = The host has been away for a while.
page-evening-take-over = Be the host
page-evening-yes = Yes
page-evening-no = No

page-evening-standings = Standings
page-evening-standings-final = Result
page-evening-column-place = Place
page-evening-column-name = Name
page-evening-column-points = Points
page-evening-column-wins = Won
page-evening-column-money = Dollars
page-evening-because-wins = level on points, fewer games won
page-evening-because-money = level on points and games won, less money
page-evening-because-tied = level in everything
page-evening-how = How points are counted
page-evening-print = Print
page-evening-csv = Save as a table
page-evening-podium = The three best
page-evening-won = { $names } { $count ->
    [one] wins
   *[other] win
} the evening.
