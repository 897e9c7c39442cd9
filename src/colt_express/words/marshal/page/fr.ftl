### Marshal & Prisoners en français.

page-box-marshal = Marshal & Prisonniers
page-box-marshal-hint = L’un des joueurs est le Marshal : deux revolvers, des menottes, et des objectifs secrets pour gagner.
page-lawman = Qui est le Marshal ?
page-lawman-hint = arrête les autres, et gagne avec quatre objectifs secrets sur cinq
page-lawman-me = moi
page-lawman-bot = un bot
page-lawman-friend = quelqu’un d’autre
page-lawman-any = au hasard
page-lobby-lawman = Le Marshal : { $name }
page-lobby-no-lawman = Personne ne porte encore l’étoile. Elle sera tirée au sort entre ceux qui n’ont pas choisi de bandit.
page-thrown-off = par-dessus bord
page-in-cell = en cellule
page-in-cell-hint = Ici, seule une idée géniale sert à quelque chose.
page-wanted = avis de recherche
page-wanted-hint = { $amount } à la fin, sauf si le Marshal passe les menottes avant.
page-captured = avis saisi
page-captured-hint = Déjà une arrestation : l’avis est au Marshal, et la prime est perdue.
page-brawler = As de la castagne : { $amount } $
page-brawler-hint = Pour avoir frappé le Marshal. Compte à la fin.
page-companion = { $own ->
    [yes] Un fidèle compagnon
   *[no] Le compagnon de { $owner }
}
page-companion-hint = { $own ->
    [yes] Deux butins à chaque Braquage. Vaut 200 $ à la fin.
   *[no] Avec lui, on { $owner_ability }. Vaut 200 $ à la fin.
}
page-pieces-mailbag = { $count } sacs postaux{ $value ->
    [unknown] { "" }
   *[other] { " " }({ $value } $ chacun)
}
page-desk = La table du Marshal
page-goals = Objectifs
page-goals-now = Pour l’instant, { $met } sur { $turned }. Il en faut { $needed } sur { $count } pour gagner.
page-goals-turned = Objectifs révélés : { $count } sur { $all }
page-goals-turned-hint = Seul le Marshal les connaît, sauf si la rumeur court.
page-goal-met = Pour l’instant : atteint
page-goal-open = Pour l’instant : pas atteint
page-goal-shown = Tout le monde a vu celui-ci.
page-goal-later = Révélé au début de la manche { $round }
page-goal-was-met = atteint
page-goal-was-missed = manqué
page-gun-left = Revolver gauche
page-gun-right = Revolver droit
page-catch = Les prises du Marshal
page-brawlers-hint = Celui qui frappe le Marshal prend celui du dessus.
page-posters = Avis de recherche saisis : { $count } sur { $all }
page-prisoners = Prisonniers repris : { $count }
page-prisoners-hint = Au wagon-prison : { $count }. Ceux qui y restent à la fin sont aussi au Marshal.
page-mail = Sacs postaux qu’aucun bandit ne tient : { $count }
page-mail-hint = À la fin, ils sont au Marshal.
page-tally-mailbags = Les sacs postaux. Une lettre d’amour n’arrivera jamais.
page-tally-posters = Les avis de recherche. La mauvaise réputation rapporte.
page-tally-prisoners = Les compagnons. L’amitié, en dollars.
page-tally-brawlers = Les As de la castagne. Ils cognent fort et paient bien.
page-law-lost = La loi rentre bredouille.
