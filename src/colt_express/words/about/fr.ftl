### Ce que c’est, en français : une phrase sur tout ce qu’on voit à la table.

## L’explication elle-même
about-rule = Règle { $rule }
about-all = Une phrase pour chaque chose en vue.
about-trick = Capacité : { $trick }
about-no-trick = A perdu sa capacité.
about-line = C’est la règle { $rule } qui le veut. Lisez-la, et voyez-la à l’œuvre.

## Figures et lieux
about-you = C’est vous. Au terminus, le bandit le plus riche gagne.
about-you_duel = L’un de vos deux bandits. Au terminus, la plus riche des deux paires gagne.
about-you_pair = L’un de vos deux bandits. Au terminus, la paire la plus riche gagne.
about-you_team = C’est vous. Au terminus, l’équipe la plus riche gagne.
about-you_marshal = C’est vous. Si le Marshal manque ses objectifs, le bandit le plus riche gagne.
about-bandit = Un rival, qui veut le même butin que vous.
about-partner = Votre partenaire : ce que vole ce bandit est aussi à vous.
about-bandit_law = Un de ceux que vous traquez, et qui veut piller votre train.
about-marshal = Il garde le train. Croisez-le dans un wagon : il vous tire dessus et vous force à
    fuir sur le toit.
about-car = On y vole et on s’y bat. Le wagon voisin est à un déplacement, le toit à une échelle.
about-locomotive = La tête du train. Le Marshal part d’ici, une cagnotte à ses pieds.
about-locomotive_marshal = La tête du train. Le Marshal part d’ici, et le courrier s’y trouve
    d’abord aussi.
about-roof = Pas de Marshal là-haut. On court jusqu’à trois wagons, on tire à perte de vue.
about-roof_marshal = On court jusqu’à trois wagons, on tire à perte de vue. Le Marshal aussi.
about-station = Le terminus. Ce qu’il apporte est écrit sur la dernière carte Manche.
about-station_basic = Le terminus. Ici, tout le monde compte.
about-map = Tout le train en petit, avec tout son monde. Touchez-le pour y regarder.

## Butin
about-loot-purse = De 250 à 500 $ ; celles du départ, 250 $. Ceux qui l’ont tenue savent ce qu’elle
    contient.
about-loot-jewel = Vaut 500 $, et brille de mille feux.
about-loot-strongbox = 1 000 $ d’un seul coup. Le Marshal y tient beaucoup.
about-purse = Ce que vaut votre butin. Le + signale un montant encore inconnu.
    .name = Votre argent

## Sur les panneaux
about-hand = Cartes en main : tout le monde voit combien, seul le joueur voit lesquelles.
about-deck = Les cartes à piocher. Les balles encaissées les rejoignent.
about-bullets = Balles à tirer. Le bandit qui en a tiré le plus touche 1 000 $ à la fin.
about-bullets_duel = Balles à tirer. En duel, en tirer le plus ne rapporte rien.
about-bullets_pair = Balles à tirer. Le joueur dont la paire en a tiré le plus touche 1 000 $ à la
    fin.
about-bullets_team = Balles à tirer. L’équipe qui en a tiré le plus touche 1 000 $ à la fin.
about-wounds = Balles encaissées. Chacune est une carte injouable dans la pioche.
about-first = Joue en premier dans cette manche. Dans la suivante, ce sera le voisin.
about-first_team = Joue en premier dans cette manche. Dans la suivante, ce sera l’équipe suivante.

## Manches et cartes
about-round = On programme autant de tours que de signes ; puis toutes les cartes s’exécutent, dans
    l’ordre.
about-round-hidden = Révélée quand sa manche commence. Interdit de regarder.
about-keep = Autant de cartes peuvent rester en main pour la manche suivante.
    .name = Cartes à garder
about-down = Seul celui qui l’a jouée la connaît, jusqu’à ce qu’on la retourne.
    .name = Carte face cachée
about-pile = Les cartes de tous, dans l’ordre où elles ont été jouées. C’est aussi l’ordre de leur
    exécution.
about-stage = La carte en cours, et ce qu’elle donne.

## La question
about-question = Ce qu’on vous demande. Tout ce qui brille est une réponse.
    .name = La question
about-news = Ce qui se passe, ou qui l’on attend.
    .name = En ce moment
about-clock = Le temps qui reste. Ensuite, un bot choisit à votre place.
    .name = La pendule
about-option-draw = Rien qui vous plaise ? Piochez trois cartes au lieu d’en jouer une.
about-option-pass = Ne rien faire, pour cette fois.
about-option-done = C’est tout ; la partie continue.
about-option-keep = La bourse va droit dans votre poche.
about-option-drop = La bourse tombe par terre, pour le premier venu.
about-option-take = Ramasser la bourse. Elle n’est à personne, après tout.
about-option-leave = La bourse reste où elle est.

## Boutons
about-button-settings = Langue, couleurs, vitesse, sons, quelques liens, et la sortie.
about-button-story = Tout ce qui s’est passé jusqu’ici, et ce qui se dit.
about-button-close = Range tout cela.
about-button-what = La liste de tout ce que vous voyez, et à quoi cela sert.
about-button-confirm = Fait ce que vous avez choisi. Avant cela, vous pouvez changer d’avis.
about-button-face-down = Joue la carte face cachée : personne ne saura laquelle.
about-button-hide = Couvre vos cartes avant qu’on regarde par-dessus votre épaule.
about-button-skip = Arrête le spectacle et passe à la suite.
about-button-take-back = Annule votre dernier choix, tant qu’il n’a rien révélé. Ctrl+Z fait de même.
about-button-hint = Demande ce qu’un pistolero ferait ici, et pourquoi.
about-button-figures = Montre les chiffres derrière cette phrase.
about-button-again = Remontre ce qui vient de se passer.
about-button-step-back = Revient à la carte précédente et la remontre.
about-button-step-forward = Passe tout de suite à la carte suivante.
about-button-look-back = Revoyez ce qui s’est passé dans cette partie. Elle continue entre-temps.
about-button-since = Montre ce que vous avez manqué, deux fois plus vite, jusqu’à maintenant.
about-button-back = Le bot se lève, et vous jouez à nouveau.
about-button-stand-in = Un bot joue pour un absent, jusqu’à son retour.
about-button-vote = Si assez de joueurs le veulent, un bot joue pour celui qui ne choisit pas.
about-button-emote = Un geste que tous voient. Il ne change rien au jeu.
about-button-say = Ce que vous écrivez ici, toute la table peut le lire.
about-button-mute = Choisissez qui vous préférez ne plus entendre.
about-button-report = Signale ce joueur à la personne qui tient ce serveur.
about-button-language = La langue du jeu, pour vous seul.
about-button-theme = Jouez au crépuscule ou en plein midi.
about-button-pace = À quelle vitesse on vous montre les choses. Les autres n’en voient rien.
about-button-motion = Les figures marchent, ou sont déjà arrivées.
about-button-sound = Coups de feu, vapeur et pièces, pour vos oreilles.
about-button-volume = À quel volume tout cela se joue.
about-button-talk = Affiche les paroles au-dessus des têtes.
about-button-vibration = Fait vibrer le téléphone quand on vous touche.
about-button-ahead = Voir où mènent vos cartes, si personne ne s’en mêle.
about-button-twice = Demande un second toucher, au cas où un doigt glisserait.
about-button-call = Permet à la page de vous prévenir quand c’est à vous.
about-button-home = Retour à l’accueil. Votre place vous attend.
about-button-how = Le jeu en quelques minutes, dans sa propre fenêtre.
about-button-rules = Toutes les règles, avec des exemples à regarder, dans leur propre fenêtre.
about-button-share = L’adresse de cette table, pour ceux qui veulent regarder.
about-button-fair = La preuve que personne n’a touché aux cartes une fois mélangées.
about-button-filter = Masque les gros mots à cette table.
about-button-host = Quelqu’un d’autre décide désormais en tant qu’hôte.
about-button-consent = Ce qui restera après la partie : votre nom, sa date, et si on peut l’étudier.
about-button-abort = Annule la partie tant que personne n’a choisi.
about-button-resign = Quitter la partie pour de bon. Un bot continue à votre place.
about-button-stay = Vous restez, et il ne se passe rien.

## La fin
about-race = On compte l’argent de tous, une source après l’autre. La barre la plus longue est la
    plus riche.
about-podium = Les gagnants d’abord, puis chacun selon son argent. À égalité, le moins de balles
    reçues passe devant.
about-award = Pour ce que quelqu’un a fait de mieux dans cette partie. Rien que de la gloire.
    .name = La gloire
about-keepsake = La fin de cette partie en une image : qui a gagné, et ce qu’on en retiendra.
about-button-tally-skip = Arrête les comptes et montre qui a gagné.
about-button-fold = Range le podium pour montrer le train, et le fait revenir.
about-button-rematch = Les mêmes joueurs, bots et extensions, avec de nouvelles cartes.
about-button-ride-on = Commence tout de suite une partie à cette étape.
about-button-ride-back = Commence tout de suite une partie plus facile.
about-button-to-rematch = Les autres rejouent déjà, et votre place est là-bas.
about-button-again-now = Commence avec ceux qui veulent jouer. Des bots jouent pour les autres.
about-button-again-back = Vous changez d’avis, et personne ne vous attend.
about-button-meet-others = Quitte cette table et cherche d’autres gens qui veulent jouer.
about-button-keepsake = Dessine une image de la fin, pour les amis ou pour le mur.
about-button-next-game = Mène à une autre de vos parties, où c’est à vous de jouer. Celle-ci continue pendant ce temps.
about-button-today = Ouvre la page du train du jour : votre place, ce qu’une légende a pris, et la liste.
about-button-keepsake-share = Donne l’image à une autre application de cet appareil.
about-button-keepsake-save = Garde l’image sur cet appareil.
about-button-watch-again = Montre toute la partie encore une fois, pas à pas, depuis n’importe quelle place.
about-button-review = Où une légende aurait choisi autrement, et ce que cela aurait pu rapporter.
about-button-bill = D’où vient l’argent de chacun, ligne par ligne.
about-button-record = Toute la partie dans un fichier. Chacun peut la vérifier ou la revoir.
about-button-replay = Copie la commande qui remontre ce fichier dans un terminal.
about-button-real-one = Une partie aux règles de débutant, contre trois bots faciles à battre.
about-button-lesson-following = La leçon suivante. Chacune prend une minute ou deux.
about-button-learn = Toutes les leçons, avec celles que vous avez suivies.
about-button-lesson-again = Cette leçon encore une fois, depuis le début.
about-button-lesson-skip = Passe à la partie suivante de la leçon.
