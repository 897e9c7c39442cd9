### The gallery of finished games in English; fetched with its page.

page-games = The gallery
page-games-told = Finished games from public tables. Pick one and watch it from any seat.
page-games-shelves = Shelves
page-games-shelf-newest = Newest
page-games-shelf-closest = Closest
page-games-shelf-richest = Richest
page-games-shelf-bloodiest = Bloodiest
page-games-shelf-luckiest = Luckiest
page-games-filters = Filters
page-games-any = any
page-games-boxes-none = none
page-games-winner = Won by
page-games-won = { $count ->
    [one] { $names } wins with { $amount }
   *[other] { $names } win with { $amount }
}
page-games-law = { $names } wins
page-games-nobody = Nobody got away
page-games-margin = { $amount } ahead
page-games-level = a dead heat
page-games-bullets = { $count ->
    [one] one bullet taken
   *[other] { $count } bullets taken
}
page-games-luck = luck: { $points } points
page-games-shown = { $count ->
    [one] One game, page { $page }.
   *[other] { $count } games, page { $page }.
}
page-games-empty = Nothing hangs here yet. Open a public table, rob the train, and your game will.
page-games-none = No game like that hangs here yet.
page-games-all = Show all games
page-games-pages = Pages
page-games-page = Page { $page }
page-games-previous = Previous page
page-games-next = Next page
