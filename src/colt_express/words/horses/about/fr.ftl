### Horses & Stagecoach, ce que c’est, en français.

about-shotgun = Il garde la cagnotte de la diligence. Un coup de poing l’envoie sur le train, où il
    tire sur chaque bandit croisé.
about-coach = Roule à côté du train. On y entre à cheval ou par le toit. Dedans, un bandit prend un
    otage.
about-coach-roof = D’abord la place du Shotgun. Le toit du wagon voisin est à un déplacement.
about-horse = Avec une Chevauchée, galopez d’ici jusqu’à trois wagons et sautez dedans.
    .name = Cheval
about-loot-flask = À boire à un tour classique, au lieu de jouer ou piocher. Deux gorgées, et zéro
    dollar à la fin.
about-loot-flask_anytime = À boire à n’importe quel tour, au lieu de jouer ou piocher. Deux gorgées,
    et zéro dollar à la fin.
about-hostage = Le prix : { $cost }. La rançon : { $ransom }.
about-boarding = Wagon après wagon depuis l’arrière, les cavaliers choisissent en secret : monter,
    ou continuer.
    .name = L’attaque
about-option-board = Sautez sur le train ici. C’est le wagon d’où vous partirez.
about-option-board_one = L’un de vos deux bandits monte ici, l’autre reste en selle.
about-option-board_both = Vos deux bandits sautent ici sur le train.
about-option-ride_on = Restez en selle. Le prochain wagon est peut-être plus riche.
about-option-escape = Adieu, avec tout le butin. Plus personne n’y touchera.
about-option-drink = Du whisky : piochez trois cartes, puis jouez-en une.
about-option-drink_old = Du vieux whisky : jouez deux cartes, l’une après l’autre.
