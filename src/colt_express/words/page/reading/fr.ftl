### Comment jouer et les règles en français : ce que seules leurs pages montrent, chargé avec elles.

## Comment jouer
page-how-1-title = Le coup
page-how-1 = Vous êtes un bandit dans un train du Nouveau-Mexique, et tous les autres aussi. On
    commence dans les deux derniers wagons. Cinq manches plus tard, le plus riche gagne ; à égalité,
    le moins de balles reçues l’emporte. Une bourse contient de 250 à 500 $, et ceux qui l’ont tenue
    savent combien. Un bijou vaut 500 $, et la cagnotte, sous le nez du Marshal, 1 000 $.
page-how-2-title = D’abord le plan
page-how-2 = Une manche commence par sa carte, qui montre ses tours. Vous mélangez vos cartes et en prenez
    six en main. À chaque tour, vous posez une carte sur la pile commune, ou vous en piochez trois.
    Le premier joueur change à chaque manche.
page-how-3-title = Puis la pagaille
page-how-3 = On retourne la pile et chaque carte s’exécute dans l’ordre où elle a été jouée. Ce qui est
    possible est obligatoire, et ce que vous vouliez faire trois cartes plus tôt se fait là où vous
    êtes maintenant. C’est là tout le sel du jeu. Certaines manches finissent par un événement, et
    la dernière par l’arrivée en gare.
page-how-4-title = Les cartes
page-how-5-title = Les balles
page-how-5 = Celui qui est touché reçoit la balle comme carte : elle ne se joue pas et encombre la
    main. Celui qui a tiré le plus de balles (chacun en a six) est l’as de la gâchette : 1 000 $ de
    plus, sauf en duel.
page-how-6-title = Le Marshal
page-how-6 = Il garde la cagnotte dans le train. Croisez-le : il vous tire dessus et vous force à fuir
    sur le toit.
page-how-7-title = À chacun sa capacité
page-how-8-title = À cette table
page-how-8 = Ce qui brille peut être choisi : touchez-le, puis touchez-le encore. Au clavier, les
    chiffres choisissent et Entrée confirme.
page-how-first = Jouer le casse guidé
page-how-learn = Petites leçons
page-how-rules = Règles :
page-how-roofs-title = Les toits
page-how-roofs = Un Changement d’étage vous mène sur le toit. Là-haut, un déplacement va jusqu’à
    trois wagons, et une balle vole vers l’avant ou vers l’arrière jusqu’au premier toit occupé. Le
    Marshal reste en bas, à moins que quelqu’un ne le joue. Presque tout le butin aussi.
page-how-events-title = Événements et gares
page-how-events = Bien des manches finissent par un événement, après la dernière carte. La dernière manche
    finit en gare.

## Les règles
page-book-search = Chercher dans les règles
page-book-search-hint = Une question, un mot ou un numéro comme SHOOT-4
page-book-found = { $count ->
    [one] { $count } règle en parle.
   *[other] { $count } règles en parlent.
}
page-book-nothing = Aucune règle n’en parle. Voici ce qu’on demande le plus souvent :
page-book-answers = Réponses
page-book-more = { $count ->
    [one] Encore { $count } règle
   *[other] Encore { $count } règles
}
page-book-no-rule = Il n’y a pas de règle { $rule }. C’est peut-être l’une de celles-ci :
page-book-play = Jouer son scénario
page-book-close = Fermer le scénario
page-book-round = Jouer cette manche

## Un scénario joué
page-example = Exemple
page-example-scene = Le train de cet exemple
page-example-pile = La pile
page-example-hand = En main ({ $who })
page-example-story = Ce qui se passe
page-example-play = Jouer
page-example-pause = Pause
page-example-back = Un pas en arrière
page-example-forward = Un pas en avant
page-example-again = Encore une fois
page-example-another = Un autre exemple ({ $number } sur { $count })
page-example-step = { $number } sur { $count }
page-example-sees = Voilà ce que voit { $who }.
page-example-begins = Tout est en place. Appuyez sur « Jouer ».
page-example-refused = Personne ne peut ouvrir une telle table.
page-example-lost = L’exemple n’est pas arrivé.
