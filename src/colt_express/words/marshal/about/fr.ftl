### Marshal & Prisoners, ce que c’est, en français.

about-law = Un des joueurs. Il arrête, tire de deux revolvers, et gagne avec quatre objectifs sur
    cinq.
about-law-you = C’est vous. Arrêtez, tirez, et atteignez quatre objectifs sur cinq pour gagner.
about-prison = Les prisonniers y attendent une idée géniale. La cellule est au bout.
about-cell = Ceux qu’on arrête finissent ici. Seule une idée géniale ouvre la porte.
about-loot-mailbag = L’un vaut 200 $, l’autre 1 200 $. Ce qu’aucun bandit ne tient revient au
    Marshal.
about-prisoner = Une idée géniale au wagon-prison en fait votre compagnon. Vaut 200 $.
about-prisoner_law = Une idée géniale peut le libérer. S’il est encore là à la fin, il est à vous.
about-gun = Ses balles, la prochaine en tête. Chacune a son effet.
about-catch = Ce que la loi a pris jusqu’ici. Bien des objectifs en dépendent.
about-goals = Quatre objectifs sur cinq à l’arrivée du train, et la loi gagne.
about-goal-later = Un de plus à chaque manche. Personne ne sait lequel.
about-law-marks = Objectifs révélés, As de la castagne, avis de recherche, prisonniers : où en est la loi.
about-marks = Où en est ce bandit avec la loi : avis de recherche, blessures, gains aux poings.
about-option-fetch_idea = Au lieu de piocher, prenez l’idée géniale dans votre pioche.
about-option-shoot = Le Marshal est assez en colère pour tirer sans carte.
about-option-move = Le Marshal est assez en colère pour changer de wagon sans carte.
about-option-throw_off = Par-dessus bord, pour de bon. Plus de train, plus de victoire.
about-option-push_on = La victime atterrit un wagon plus loin, et survivra.
