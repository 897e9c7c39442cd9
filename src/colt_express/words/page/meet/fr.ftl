### Les rencontres en français : partie rapide, tables ouvertes et classement ; chargé avec sa page.

page-meet = Jouer avec des inconnus
page-meet-told = Des inconnus, un train, une horloge. Dites à quoi vous joueriez, et votre place s’ouvre toute seule.
page-meet-quick = Partie rapide
page-meet-off = Ce serveur n’a pas de partie rapide. Voici tout de même les tables ouvertes.
page-meet-games = À quoi joueriez-vous ?
page-meet-base = Le jeu de base
page-meet-fewest = au moins
page-meet-most = au plus
page-meet-bots = Après une minute, des bots peuvent prendre les places libres
page-meet-ladder = Compter mes parties au classement, sous mon nom
page-meet-lacking = Cochez au moins un jeu et un temps de réflexion.
page-meet-waiting = { $count ->
    [0] Personne d’autre n’attend encore.
    [one] { $count } personne attend.
   *[other] { $count } personnes attendent.
}
page-meet-alike = { $count ->
    [0] Aucune ne jouerait à la même chose.
    [one] { $count } jouerait avec vous.
   *[other] { $count } joueraient avec vous.
}
page-meet-find = Trouver des joueurs
page-meet-searching = Recherche de joueurs…
page-meet-waited = Temps d’attente
page-meet-bots-soon = Après une minute, des bots prennent les places libres.
page-meet-stay = Laissez cette page ouverte, même dans un autre onglet. La table s’ouvre toute seule.
page-meet-asked = Des joueurs sont là !
page-meet-coming = On appelle tout le monde. Votre table s’ouvre dans un instant.
page-meet-leave = Ne plus attendre
page-meet-tables = Tables ouvertes

page-table-needs = { $count ->
    [one] il manque { $count } joueur
   *[other] il manque { $count } joueurs
}
page-table-clock = temps : { $time }
page-table-minutes = { $count ->
    [0] vient d’ouvrir
    [one] ouverte depuis { $count } minute
   *[other] ouverte depuis { $count } minutes
}
page-table-hours = { $count ->
    [one] ouverte depuis { $count } heure
   *[other] ouverte depuis { $count } heures
}

page-ladder = Le classement
page-ladder-told = Les meilleurs pillards parmi les humains : les parties rapides classées.
page-ladder-see = Voir le classement
page-ladder-base-quick = Jeu de base, rapide
page-ladder-base-slow = Jeu de base, lent
page-ladder-boxes-quick = Extensions, rapide
page-ladder-boxes-slow = Extensions, lent
page-ladder-empty = Personne ne figure encore à ce classement.
page-ladder-rank = Rang
page-ladder-who = Joueur
page-ladder-points = Points
page-ladder-games = Parties
page-ladder-you = (vous)
page-ladder-uncertain = encore incertain
page-ladder-rated = Cette partie compte pour le classement.
page-ladder-rules = Ce qui compte
page-ladder-rule-people = Les parties rapides entre humains seulement, pour ceux qui ont coché que leurs parties comptent. Les tables d’amis, les parties avec des bots et les revanches ne comptent pas.
page-ladder-rule-apart = Le jeu de base et les extensions ont chacun leur classement, et les parties rapides et celles à une journée par choix aussi.
page-ladder-rule-rank = Les gagnants d’abord, puis les autres selon leur argent. Le classement suit ce dont on est sûr : les points moins l’incertitude indiquée après ±.
page-ladder-rule-left = Un joueur parti, ou remplacé par un bot à la fin, est dernier de la partie. Pour les autres, elle compte comme d’habitude.
page-ladder-rule-uncertain = Une note est incertaine, et sans rang, tant que { $count } parties environ, ou plus, ne l’ont pas confirmée.
page-ladder-rule-address = Des joueurs qui partagent une adresse internet, ou en ont partagé une ces { $days } derniers jours, ne sont pas classés l’un contre l’autre.
page-ladder-rule-often = Les deux mêmes joueurs : en { $days } jours, { $full } parties comptent en entier, jusqu’à { $all } à moitié, et les suivantes pas du tout.
page-ladder-leave = Quitter le classement
page-ladder-leave-sure = Vos notes sont effacées des quatre classements, sans retour possible.
page-ladder-stay = Y rester
