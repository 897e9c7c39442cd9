### Un problème en français ; chargé avec sa page.

page-puzzle = Problème
page-puzzle-level = { $level ->
    [1] facile
    [2] délicat
   *[other] difficile
}
page-puzzle-none = Il n’y a pas de problème à ce numéro.
page-puzzle-verdict = La réponse
page-puzzle-right = C’est bien ça ! Une légende ferait de même.
page-puzzle-other = Une légende voit les choses autrement.
page-puzzle-values = Chances de gagner, d’après ce que vous pouviez savoir
page-puzzle-yours = votre choix
page-puzzle-percent = { $percent } %
page-puzzle-futures = Ce qui suit en général
page-puzzle-deal = Les cartes cachées sont les mêmes dans les deux cas : la chance n’y est pour rien.
page-puzzle-play-on = Jouer à partir de là
page-puzzle-next = Problème suivant
page-puzzle-again = Réfléchir encore
