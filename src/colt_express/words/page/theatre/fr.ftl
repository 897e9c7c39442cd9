### La partie rejouée en français ; chargé avec sa page.

page-theatre = La partie, encore une fois
page-theatre-timeline = Déroulement de la partie
page-theatre-controls = Lecture de la partie
page-theatre-start = Au début
page-theatre-back = Un pas en arrière
page-theatre-play = Lire
page-theatre-pause = Pause
page-theatre-forward = Un pas en avant
page-theatre-end = À la fin
page-theatre-speed = Vitesse : { $speed }×
page-theatre-block = Manche { $round }
page-theatre-begins = En voiture : le train va partir.
page-theatre-before = Avant la première manche : { $text }
page-theatre-round = Manche { $round } : { $text }
page-theatre-turn = Manche { $round }, tour { $turn } : { $text }
page-theatre-decides = { $who } se décide.
page-theatre-seats = Par quels yeux regarder
page-theatre-as = Vu par { $name }
page-theatre-spectator = Vu par le public
page-theatre-open = Cartes sur table
page-theatre-players = Ce que chacun possède
page-theatre-hands = Cartes en main
page-theatre-hand = En main : { $who }
page-theatre-no-cards = aucune carte
page-theatre-share = Partager ce moment
page-theatre-share-send = Partager…
page-theatre-share-link = Copier le lien
page-theatre-share-preview = Une image de ce moment
page-theatre-share-png = Enregistrer l’image (PNG)
page-theatre-share-svg = Enregistrer le dessin (SVG)
page-theatre-share-film = Enregistrer la manche { $round } en film
page-theatre-share-making = Les photos sont au bain…
page-theatre-share-embed = Copier le code pour votre page
page-theatre-share-embed-hint = Il affiche le train, le déroulement et la lecture sur votre page, à partir de ce moment.
page-theatre-embed-playing = Cette partie n’est pas finie. On pourra la voir ici après la fin.
page-theatre-embed-open = Ouvrir la partie
page-theatre-reveal = Alors, qui a gagné ?
page-theatre-won = { $count ->
    [one] { $names } gagne avec { $amount }.
   *[other] { $names } gagnent avec { $amount }.
}
page-theatre-won-by = { $count ->
    [one] { $names } gagne avec { $amount }, { $gap } devant.
   *[other] { $names } gagnent avec { $amount }, { $gap } devant.
}
page-theatre-tie = { $names } se partagent la victoire, avec { $amount } chacun.
page-theatre-award = { $who } : { $title }.
page-theatre-table = Retour à la table
page-theatre-ahead = { $count ->
    [0] La partie en est là.
    [one] La partie a { $count } coup d’avance.
   *[other] La partie a { $count } coups d’avance.
}
page-theatre-over = La partie est finie.
page-theatre-finale = Voir comment elle finit
page-theatre-trouble-rules = Cette partie a été jouée avec d’anciennes règles. Elle est racontée autant que possible, et a pu se passer autrement.
page-theatre-trouble-damaged = Cet enregistrement est abîmé. La partie est racontée jusque-là.
page-theatre-trouble-changed = Cet enregistrement ne colle pas : on l’a modifié, ou les règles étaient différentes.
page-theatre-no-record = Ce n’est pas l’enregistrement d’une partie.
page-recorded-hint = Un enregistrement, ou une partie en notation : déposez le fichier n’importe où sur cette page, choisissez-le ou collez son texte. Le serveur raconte la partie, puis l’oublie.
page-recorded-choose = Choisir un fichier
page-recorded-paste = Ou collez le texte ici
page-recorded-go = Regarder
page-recorded-large = C’est trop gros pour une partie : un enregistrement a { $kilobytes } ko au plus.
page-recorded-unreadable = Ce fichier est illisible.
page-recorded-json = On dirait un enregistrement, mais il est coupé ou abîmé, donc illisible.
page-theatre-none = Il n’y a pas de partie de ce nom ici. C’était peut-être il y a trop longtemps.
page-theatre-no-seat = Impossible de voir la partie depuis cette place : vous voilà dans le public.
page-theatre-play-on = Jouer la suite
page-theatre-play-on-as = Vous prenez la place de
page-theatre-play-on-hidden = Cartes et butin cachés
page-theatre-play-on-as-was = Cartes et butin cachés tels quels
page-theatre-play-on-anew = Redistribuer tout ce que { $who } ne pouvait pas savoir
page-theatre-play-on-go = Prendre les rênes
page-theatre-turning-point = Le tournant
page-theatre-luck = chance { $points }
page-theatre-own = { $who } { $points }
page-theatre-others = les autres { $points }
page-theatre-chance = Chances de victoire de { $who } : de { $before } à { $after } %, à { $error } près.
page-theatre-word-luck = un coup de chance
page-theatre-word-bad-luck = un coup de malchance
page-theatre-word-slip = une petite erreur
page-theatre-word-blunder = une bourde
page-theatre-word-masterstroke = un coup de maître
page-theatre-moved = Ce qui a fait bouger les chances de gagner
page-theatre-moved-luck = chance
page-theatre-moved-own = ses choix
page-theatre-moved-others = ceux des autres
page-theatre-moved-error = erreur par choix
page-theatre-moved-note = En points de pourcentage, ± l’erreur type. L’erreur par choix : ce qu’un choix a coûté en moyenne, à côté du meilleur d’après ce qu’on pouvait savoir.

## The coach, and guessing first. $who is a player whose choices are looked at
page-coach-wait = Une légende parcourt cette partie…
page-coach-whose = Quels choix la légende doit-elle regarder ?
page-coach-ready = { $count ->
    [one] Un moment mérite un second regard.
   *[other] { $count } moments méritent un second regard.
}
page-coach-show = Montrer
page-coach-which = { $which } sur { $count }
page-coach-here = { $text } Ici, une légende a son mot à dire.
page-coach-yours = Vous
page-coach-legends = Une légende
page-coach-chance = de gagner : environ { $percent } %
page-coach-in-truth = cartes sur table : { $percent } %
page-coach-follows = { $fact } { $often }.
page-coach-nothing = Il ne vous arrive pas grand-chose.
page-coach-position = Ce qui est montré de la position
page-coach-knew = Ce que vous saviez
page-coach-knew-other = Ce que savait { $who }
page-coach-true = La vérité
page-coach-truth-better = Cartes sur table, cela aurait payé aussi.
page-coach-truth-same = Cartes sur table, cela revenait au même : rien de perdu.
page-coach-truth-worse = Cartes sur table, le choix fait a eu plus de chance. Personne ne pouvait le savoir.
page-coach-go-on = Continuer
page-guess = Deviner d’abord
page-guess-ask = Que joueriez-vous ?
page-guess-stop = Ne plus deviner
page-guess-yours = Votre idée : { $option }.
page-guess-played = Vous aviez joué : { $option }.
page-guess-played-by = { $who } avait joué : { $option }.
page-guess-like = Exactement comme une légende.
page-guess-other = Une légende choisirait : { $option }.
page-guess-thinking = Une légende réfléchit encore à cette partie.
page-guess-unknown = Les légendes n’ont pas d’avis là-dessus.
page-guess-why = Pourquoi ?
page-guess-count = Ce mois-ci, { $like } sur { $asked } comme une légende.
page-guess-count-last = Ce mois-ci, { $like } sur { $asked } comme une légende ; le mois dernier, { $last } sur { $of }.
