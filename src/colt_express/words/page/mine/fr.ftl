### Toutes les parties de ce navigateur en français ; chargé avec leur page.

page-mine-search = Chercher
page-mine-search-hint = un nom, un bandit, un jour…
page-mine-show = Montrer
page-mine-show-all = toutes les parties
page-mine-show-turn = où c’est à moi de jouer
page-mine-show-running = en cours
page-mine-show-over = finies
page-mine-show-won = gagnées
page-mine-any = toutes
page-mine-no-box = aucune
page-mine-with = Contre
page-mine-with-any = tout le monde
page-mine-with-people = des gens
page-mine-with-bots = des bots seulement
page-mine-found = { $all ->
    [one] { $count } partie sur { $all }.
   *[other] { $count } parties sur { $all }.
}
page-mine-turns = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
page-mine-more = En montrer plus ({ $count })
page-mine-next = Une autre partie vous attend
