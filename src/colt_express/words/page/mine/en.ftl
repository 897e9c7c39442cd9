### All games of this browser in English; fetched with their page.

page-mine-search = Look for
page-mine-search-hint = a name, a bandit, a day…
page-mine-show = Show
page-mine-show-all = all games
page-mine-show-turn = where it's my turn
page-mine-show-running = not over yet
page-mine-show-over = over
page-mine-show-won = won
page-mine-any = any
page-mine-no-box = none
page-mine-with = Against
page-mine-with-any = anybody
page-mine-with-people = people
page-mine-with-bots = bots only
page-mine-found = { $all ->
    [one] { $count } of { $all } game.
   *[other] { $count } of { $all } games.
}
page-mine-turns = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
page-mine-more = Show more ({ $count })
page-mine-next = Another game waits for you
