### Horses & Stagecoach, ce que c’est, en français.

about-shotgun = Assis sur la cagnotte de la diligence. Envoyé sur le train d’un coup de
    poing, il tire sur tous ceux qu’il croise.
about-coach = Roule à côté du train. Entrez-y à cheval ou par le toit, et prenez un otage.
about-coach-roof = D’abord la place du Shotgun. Le toit du wagon voisin est à un déplacement.
about-horse = Avec une Chevauchée, galopez d’ici jusqu’à trois wagons et sautez dedans.
    .name = Cheval
about-loot-flask = À boire au lieu de jouer ou piocher. Deux gorgées, et zéro dollar à la fin.
about-hostage = Le prix : { $cost }. La rançon : { $ransom }.
about-boarding = Du dernier wagon vers l’avant, chacun choisit en secret : monter, ou continuer.
    .name = L’attaque
about-option-board = Sautez sur le train ici. C’est le wagon d’où vous partirez.
about-option-board_one = L’un de vos deux bandits monte ici, l’autre reste en selle.
about-option-board_both = Vos deux bandits sautent ici sur le train.
about-option-ride_on = Restez en selle. Le prochain wagon est peut-être plus riche.
about-option-escape = Adieu, avec tout le butin. Plus personne n’y touchera.
about-option-drink = Du whisky : piochez trois cartes, puis jouez-en une.
about-option-drink_old = Du vieux whisky : jouez deux cartes, l’une après l’autre.
