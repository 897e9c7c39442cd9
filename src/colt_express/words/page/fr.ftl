### La page en français : tout ce que seul un navigateur montre. On vouvoie le joueur.

page-title = Colt Express
page-tagline = Un train, sept bandits et un Marshal qui n'en aime aucun.
page-home = Accueil
page-play-now = Jouer
page-play-now-hint = Le jeu de base contre trois bots, tout de suite : l'idéal pour débuter.
page-your-name = Votre nom
page-stranger = L'inconnu
page-with-friends = Jouer entre amis
page-with-friends-hint = Ouvrez une table et envoyez le lien.
page-alone = Contre des bots, à votre façon
page-alone-hint = Choisissez extensions, règles et rivaux, et en voiture !
page-sofa = Autour d'un écran
page-sofa-hint = À plusieurs sur un seul appareil : on se passe l'écran.
page-watch = Regarder
page-watch-none = Aucune table publique pour le moment.
page-my-games = Mes parties
page-my-games-none = Vous n'êtes encore assis à aucune table.
page-forget = Oublier cette partie
page-how = Comment jouer
page-status-waiting = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-busy = Un instant…
page-loading = Le train arrive…

page-first-game = Conseillé pour une première partie
page-first-game-hint = Le jeu de base : quatre joueurs, sans extension.
page-players = Joueurs
page-bot-greenhorn = Pied-tendre
    .hint = joue n'importe quoi
page-bot-outlaw = Hors-la-loi
    .hint = pense à sa bourse
page-bot-gunslinger = Pistolero
    .hint = voit un peu plus loin
page-bot-legend = Légende
    .hint = réfléchit une seconde à tout
page-rules = Règles
page-rules-advanced = le jeu complet
page-rules-basic = premier voyage : cartes Manche simples
page-expert = Règles expert
page-expert-none = non
page-expert-2018 = 2018 : on peut garder des cartes
page-expert-2015 = 2015 : on jette aussi les balles
page-boxes = Extensions
page-boxes-basic = Le premier voyage se fait sans extension.
page-boxes-variant = Pas avec paires, duel ou équipes : choisissez plus haut « chacun pour soi ».
page-box-horses = Chevaux & Diligence
page-box-horses-hint = Sautez dans le train au galop, buvez du whisky et prenez un otage dans la diligence.
page-box-marshal = Marshal & Prisonniers
page-box-marshal-hint = L'un des joueurs est le Marshal : deux revolvers, des menottes, et des objectifs secrets pour gagner.
page-box-time_machine = La machine à remonter le temps
page-box-time_machine-hint = Montez dans l'engin devant la locomotive, disparaissez, et surgissez là où personne ne vous attend.
page-box-cursed = Le butin maudit
page-box-cursed-hint = Certains bijoux, bourses et cagnottes ne valent presque rien, et seul qui les tient le sait.
page-switch-horses = Diligence
page-switch-horses-whole = avec tous ses passagers
page-switch-horses-light = aucune, seulement chevaux et whisky
page-switch-whiskey = Boire du whisky
page-switch-whiskey-standard = aux tours classiques
page-switch-whiskey-any = à tous les tours
page-variant = Variante
page-variant-none = chacun pour soi
page-variant-pair = paires : deux bandits par joueur
page-variant-duel = duel : deux joueurs, deux bandits chacun
page-variant-team = équipes : le butin est commun
page-clock = Temps pour choisir
page-clock-0 = autant qu'on veut
page-clock-30 = 30 secondes
page-clock-60 = une minute
page-clock-86400 = une journée
page-public = Tout le monde peut regarder et s'asseoir
page-bandit = Bandit
page-bandit-any = celui qui reste
page-lawman = Qui est le Marshal ?
page-lawman-hint = arrête les autres, et gagne avec quatre objectifs secrets sur cinq
page-lawman-me = moi
page-lawman-bot = un bot
page-lawman-friend = quelqu'un d'autre
page-lawman-any = au hasard
page-open-table = Ouvrir la table
page-people = Qui est là
page-name = Nom
page-person = Joueur { $number }
page-person-add = Une personne de plus
page-person-remove = Sans { $name }
page-others-bots = { $count ->
        [one] Une place reste pour un bot
       *[other] { $count } places restent pour des bots
    }

page-lobby = Sur le quai
page-lobby-link = Envoyez ce lien à vos amis. L'hôte donne le signal du départ.
page-copy = Copier
page-copied = Copié
page-copy-link = Copier le lien de la table
page-seat-open = place libre
page-seat-you = vous
page-seat-host = hôte
page-seat-away = absent
page-seat-bot = bot
page-send-away = Renvoyer { $name }
page-add-bots = Bots à ajouter
page-start = En voiture !
page-start-hint = Des bots prennent les places libres.
page-lobby-lawman = Le Marshal : { $name }
page-lobby-no-lawman = Personne ne porte encore l'étoile. Elle sera tirée au sort entre ceux qui n'ont choisi personne.
page-wait-host = On attend le signal de { $name }.
page-join = Prendre place
page-full = Toutes les places sont prises. Vous pouvez regarder.
page-seed = Tout est mélangé d'avance. Empreinte de la donne : { $hash }

page-scene = Le train
page-hand = Votre main
page-choices = Ce que vous pouvez choisir
page-confirm = C'est dit : { $choice }
page-waiting = { $who } réfléchit…
page-waiting-many = { $count } joueurs réfléchissent…
page-watching = Vous regardez.
page-showing = Regardez…
page-ready = Qui a choisi
page-ready-choosing = choisit encore
page-ready-chosen = a choisi
page-ready-rode_on = galope encore
page-chosen = Votre choix : { $choice }
page-board = L'attaque à cheval : wagon par wagon, depuis la queue, chacun choisit en secret de sauter ou de galoper encore.
page-turmoil = Chacun choisit en secret, tous en même temps ; puis on révèle les cartes ensemble.
page-keep = Les cartes gardées font partie de votre prochaine main ; les autres retournent dans la pioche.
page-gone = en fuite
page-travelling = voyage dans le temps
page-hiding = reparaîtra { $place_at }
page-thrown-off = jeté du train
page-in-cell = en cellule
page-in-cell-hint = Ici, seule une idée de génie sert à quelque chose.
page-wanted = avis de recherche
page-wanted-hint = { $amount } à la fin, sauf si le Marshal passe les menottes avant.
page-captured = déjà capturé
page-captured-hint = Déjà une arrestation : l'avis est au Marshal, et la prime perdue.
page-brawler = Bagarreur : { $amount } $
page-brawler-hint = Pour avoir frappé le Marshal. Compte à la fin.
page-companion = { $own ->
    [yes] Un fidèle compagnon
   *[no] Le compagnon de { $owner }
}
page-companion-hint = { $own ->
    [yes] Deux butins à chaque Braquage. Vaut 200 $ à la fin.
   *[no] Avec lui, on { $owner_ability }. Vaut 200 $ à la fin.
}
page-desk = La table du Marshal
page-goals = Objectifs
page-goals-now = Pour l'instant, { $met } sur { $turned }. Il en faut { $needed } sur { $count } pour gagner.
page-goals-turned = Objectifs révélés : { $count } sur { $all }
page-goals-turned-hint = Seul le Marshal les connaît, sauf si la rumeur court.
page-goal-met = Pour l'instant : rempli
page-goal-open = Pour l'instant : pas rempli
page-goal-shown = Tout le monde a vu celui-ci.
page-goal-later = Révélé au début de la manche { $round }
page-goal-was-met = rempli
page-goal-was-missed = manqué
page-gun-left = Main gauche
page-gun-right = Main droite
page-catch = Les prises du Marshal
page-brawlers-hint = Qui frappe le Marshal prend celle du dessus.
page-posters = Avis de recherche saisis : { $count } sur { $all }
page-prisoners = Prisonniers repris : { $count }
page-prisoners-hint = Au wagon-prison : { $count }. Ceux qui y restent à la fin sont aussi au Marshal.
page-mail = Sacs postaux qu'aucun bandit ne tient : { $count }
page-mail-hint = À la fin, ils sont au Marshal.
page-reconstructed = Nous ne connaissons pas la carte imprimée ; celle-ci en tient lieu.
page-skip = Passer
page-show-again = Revoir la scène
page-programme = Jouées cette manche
page-rounds = Les manches
page-round-hidden = Manche { $number } : encore inconnue
page-ending = À la fin, { $ending } : { $hint }
page-everybody = Les bandits
page-first = premier joueur
page-seconds-left = { $seconds } s
page-log = L'histoire jusqu'ici
page-log-show = Récit
page-say = Dire quelque chose
page-said = { $name } : { $text }
page-emote-hat = soulève son chapeau
page-emote-laugh = rit
page-emote-gasp = n'en revient pas
page-emote-cheer = jubile
page-emote-sorry = est désolé
page-emote-hurry = regarde sa montre
page-replaced = Un bot joue à votre place.
page-back = Reprendre la main
page-bot-for = Laisser un bot jouer pour { $name }
page-no-bot-for = Rendre sa place à { $name }
page-hand-to = Passez l'écran à { $name }
page-hand-to-hint = Les autres admirent le paysage.
page-i-am = C'est moi, { $name }
page-hide-hand = Cacher ma main
page-chat-read = Seuls les joueurs parlent. Vous pouvez lire.
page-mute = Ne plus écouter
page-mute-all = tout le monde

page-score = Qui a gagné quoi
page-rematch = La revanche
page-to-rematch = Vers la partie suivante
page-record = Télécharger la partie
page-replay-command = Copier la commande qui la raconte
page-review-wait = Une légende parcourt votre partie …
page-seed-shown = La donne vient de la graine { $seed }, dont l'empreinte { $hash } était visible avant le départ.

page-settings = Réglages
page-language = Langue
page-theme = Lumière
page-theme-dark = crépuscule
page-theme-light = midi
page-motion = Animations
page-sound = Sons
page-pace = Vitesse
page-pace-slow = lente
page-pace-normal = normale
page-pace-fast = rapide
page-pace-off = immédiate
page-confirm-switch = Toucher deux fois pour choisir
page-close = Fermer

page-lost = La ligne est coupée. On répare…
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-refused = Refusé : { $sentence }
page-refused-choose = Ce choix n'est pas possible maintenant ; regardez encore.
page-refused-over = La partie est terminée.
page-refused-say = Pas si vite : les autres veulent lire aussi.
page-too-many = Trop de demandes à la fois. Réessayez plus tard.
page-stale = Quelqu'un a été plus rapide ; regardez encore.
page-no-table = Cette table n'existe pas, ou plus.
page-forgotten = Ce navigateur a perdu sa place ici ; vous pouvez regarder.

page-how-1-title = Le coup
page-how-1 = Vous êtes un bandit dans un train du Nouveau-Mexique, et tous les autres aussi. Cinq manches
    plus tard, le plus riche gagne. Une bourse contient de 250 à 500 $, un bijou vaut 500 $,
    et la cagnotte, sous le nez du Marshal, 1 000 $.
page-how-2-title = D'abord le plan
page-how-2 = Une manche commence par sa carte, qui montre ses tours. À chaque tour, vous posez une carte
    sur la pile commune, ou vous en piochez trois. Dans un tunnel, on pose face cachée.
page-how-3-title = Puis la pagaille
page-how-3 = On retourne la pile et chaque carte s'exécute dans l'ordre où elle a été jouée. Ce que vous
    vouliez faire trois cartes plus tôt se fait là où vous êtes maintenant. Tout est là.
page-how-4-title = Les cartes
page-how-5-title = Les balles
page-how-5 = Qui est touché reçoit la balle comme carte : elle ne se joue pas et encombre la main. Tirez
    le plus de vos six balles et vous êtes l'as de la gâchette : 1 000 $ de plus.
page-how-6-title = Le Marshal
page-how-6 = Il garde la cagnotte dans le train. Croisez-le : il vous tire dessus et vous chasse sur le
    toit.
page-how-7-title = Chacun son talent
page-how-8-title = À cette table
page-how-8 = Ce qui brille peut être choisi : touchez-le, puis touchez-le encore. Au clavier, les
    chiffres choisissent et Entrée confirme.
