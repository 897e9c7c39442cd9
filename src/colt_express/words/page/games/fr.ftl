### La galerie des parties finies en français ; chargé avec sa page.

page-games = La galerie
page-games-told = Les parties finies des tables publiques. Choisissez-en une et revoyez-la depuis n’importe quelle place.
page-games-shelves = Rayons
page-games-shelf-newest = Les dernières
page-games-shelf-closest = Les plus serrées
page-games-shelf-richest = Les plus riches
page-games-shelf-bloodiest = Les plus sanglantes
page-games-shelf-luckiest = Les plus chanceuses
page-games-filters = Filtres
page-games-any = tous
page-games-boxes-none = aucune
page-games-winner = Victoire de
page-games-won = { $count ->
    [one] { $names } gagne avec { $amount }
   *[other] { $names } gagnent avec { $amount }
}
page-games-law = Victoire : { $names }
page-games-nobody = Personne n’a filé
page-games-margin = { $amount } d’avance
page-games-level = à égalité
page-games-bullets = { $count ->
    [one] une balle reçue
   *[other] { $count } balles reçues
}
page-games-luck = chance : { $points } points
page-games-shown = { $count ->
    [one] Une partie, page { $page }.
   *[other] { $count } parties, page { $page }.
}
page-games-empty = Rien aux murs pour l’instant. Ouvrez une table publique, dévalisez le train, et votre partie y sera.
page-games-none = Aucune partie de ce genre pour l’instant.
page-games-all = Voir toutes les parties
page-games-pages = Pages
page-games-page = Page { $page }
page-games-previous = Page précédente
page-games-next = Page suivante
