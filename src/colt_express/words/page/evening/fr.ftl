### Les soirées entre amis en français ; chargées avec leur page.

page-evening-told = Un tournoi de 3 à 64 personnes : plusieurs manches à plusieurs tables, où chacun rencontre le plus d’adversaires différents possible, et un seul classement.
page-evening-mine = Vos soirées
page-evening-open = Ouvrir la soirée
page-evening-title = Nom de la soirée
page-evening-title-hint = Vendredi chez Anne
page-evening-rounds = Manches
page-evening-seats = Places par table, si possible
page-evening-clock = Temps par décision
page-evening-bot = S’il manque du monde, jouent aussi
page-evening-points = Ce qui compte
page-evening-points-places = Les places
page-evening-points-money = Les dollars
page-evening-points-both = Les places et les dollars
page-evening-explained-places = À chaque table, le vainqueur a 100 points et le dernier aucun ; les autres sont répartis régulièrement entre les deux. En cas d’égalité, les points sont partagés.
page-evening-explained-money = Chaque dollar vaut un point.
page-evening-explained-both = À chaque table, le vainqueur a 100 points et le dernier aucun, les autres sont répartis régulièrement entre les deux, et chaque tranche de 50 dollars donne un point de plus.
page-evening-explained-rest = Les bots prennent des places, mais pas de points. Celui qui quitte une partie y est dernier, sans argent. Une table que l’hôte arrête avant la fin est un match nul, avec l’argent moyen de la manche. À égalité de points, les parties gagnées décident, puis l’argent.
page-evening-plays = Je joue aussi
page-evening-boxes = Extensions

page-evening-of = Manche { $round } sur { $rounds }
page-evening-round = Manche { $round }
page-evening-gathering = Les amis arrivent
page-evening-between = La manche suivante va être tirée au sort
page-evening-playing = { $count ->
    [one] Une table joue encore
   *[other] { $count } tables jouent encore
}
page-evening-over = La soirée est finie
page-evening-missing = Aucune soirée ne porte ce nom. Elle est peut-être finie depuis longtemps, ou le lien est incomplet.
page-evening-invite = Une soirée Colt Express : venez !
page-evening-link = Avec ce lien, on peut regarder, et rejoindre la soirée avant la dernière manche.
page-evening-join = Rejoindre
page-evening-join-late = Vous jouerez à partir de la manche { $round }.
page-evening-watching = Vous regardez.
page-evening-you = vous
page-evening-to-table = À votre table
page-evening-to-evening = Retour à la soirée
page-evening-watch = Regarder
page-evening-again = Revoir
page-evening-table = Table { $number }
page-evening-early = arrêtée : match nul
page-evening-guests = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
page-evening-host = hôte
page-evening-away = pas là
page-evening-left = en a fini
page-evening-only-hosts = ne joue pas
page-evening-since = dès la manche { $round }
page-evening-nameless = un inconnu
page-evening-waits = L’hôte tire la manche suivante au sort.
page-evening-waits-first = L’hôte tire la première manche au sort dès que tout le monde est là.
page-evening-waits-tables = La manche suivante est tirée quand toutes les tables ont fini.

page-evening-hosting = Vous êtes l’hôte
page-evening-draw = Tirer la manche { $round }
page-evening-draw-count = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
page-evening-draw-few = Il faut au moins deux personnes pour une manche.
page-evening-draw-absent = { $count ->
    [one] { $names } n’est pas là. Les absents ont aussi une table, à moins d’être retirés.
   *[other] { $names } ne sont pas là. Les absents ont aussi une table, à moins d’être retirés.
}
page-evening-end = Finir la soirée
page-evening-end-sure = Finir la soirée maintenant, avec ce classement ?
page-evening-end-table = Arrêter cette table
page-evening-end-table-sure = Arrêter cette table ? Sa partie compte comme un match nul.
page-evening-remove = Retirer
page-evening-remove-sure = Retirer { $name } ? Aucun retour ne sera possible.
page-evening-make-host = Nommer hôte
page-evening-leave = Quitter la soirée
page-evening-leave-sure = Quitter la soirée ? Vos points restent. Un bot finit votre partie.
page-evening-leave-host = Quitter la soirée ? Une autre personne devient l’hôte. Vos points restent.
page-evening-host-away = L’hôte n’est plus là depuis un moment.
page-evening-take-over = Devenir hôte
page-evening-yes = Oui
page-evening-no = Non

page-evening-standings = Classement
page-evening-standings-final = Résultat
page-evening-column-place = Place
page-evening-column-name = Nom
page-evening-column-points = Points
page-evening-column-wins = Gagnées
page-evening-column-money = Dollars
page-evening-because-wins = même nombre de points, moins de parties gagnées
page-evening-because-money = mêmes points et parties gagnées, moins d’argent
page-evening-because-tied = égalité parfaite
page-evening-how = Comment les points sont comptés
page-evening-print = Imprimer
page-evening-csv = Enregistrer en tableau
page-evening-podium = Les trois premiers
page-evening-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la soirée.
