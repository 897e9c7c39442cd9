### Horses & Stagecoach en français.

page-box-horses = Chevaux & Diligence
page-box-horses-hint = Sautez dans le train au galop, buvez du whisky et prenez un otage dans la diligence.
page-switch-horses = Diligence
page-switch-horses-whole = avec tous ses passagers
page-switch-horses-light = aucune, seulement chevaux et whisky
page-switch-whiskey = Boire du whisky
page-switch-whiskey-standard = aux tours classiques
page-switch-whiskey-any = à tous les tours
page-ready-rode_on = galope encore
page-train-horses = { $count ->
    [one] Un cheval galope à côté.
   *[other] { $count } chevaux galopent à côté.
}
page-train-coach = À la hauteur { $car_du }.
page-pieces-flask = { $value ->
    [unknown] { $count } flasques
    [1] { $count } flasques de whisky
    [2] { $count } flasques de vieux whisky
    [3] { $count } flasques de whisky à moitié bues
   *[4] { $count } flasques de vieux whisky à moitié bues
}
page-board = L’attaque à cheval : wagon par wagon, depuis la queue, chacun choisit en secret de sauter ou de galoper encore.
page-turmoil = Chacun choisit en secret, tous en même temps ; puis on révèle les cartes ensemble.
page-tally-ransom = Les rançons. Les familles ont payé étonnamment vite.
page-tally-mortal_bullets = Les balles mortelles sont facturées à ceux qui les ont reçues.
