### La page en français : tout ce que seul un navigateur montre. On vouvoie le joueur.

page-title = Colt Express
page-tagline = Un train, sept bandits et un Marshal qui n’en aime aucun.
page-home = Accueil
page-privacy = Confidentialité
page-me-link = Vous, sur tous vos appareils
page-play-now = Jouer
page-your-name = Votre nom
page-stranger = Anonyme
page-with-friends = Jouer entre amis
page-with-friends-hint = Ouvrez une table et envoyez le lien.
page-evening = Une soirée entre amis
page-alone = Contre des bots, à votre façon
page-alone-hint = Choisissez extensions, règles et rivaux, et en voiture !
page-sofa = Autour d’un écran
page-sofa-hint = À plusieurs sur un seul appareil : on se passe l’écran.
page-take = Emportez le train
page-watch = Regarder
page-watch-none = Aucune table publique pour le moment.
page-bot-lab = Écrire un bot
page-recorded = Ouvrir une partie enregistrée
page-recorded-drop = Déposez ici une partie enregistrée
page-games-home = Les parties finies : la galerie
page-puzzle-today = Le problème du jour
page-puzzle-asks = Vous êtes { $who }. Que feriez-vous ?
page-puzzle-solve = Le résoudre
page-puzzle-see = Le revoir
page-puzzle-count = Résolus : { $count } sur { $all }
page-puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
page-my-games = Mes parties
page-my-games-none = Aucune partie pour le moment.
page-forget = Oublier cette partie
page-how = Comment jouer
page-book = Les règles
page-status-waiting = attend des joueurs
page-status-playing = en cours
page-status-over = terminée
page-status-closed = fermée
page-busy = Un instant…
page-loading = Le train arrive…
page-mine-asked = À vous de jouer
page-mine-waiting = On attend { $names }
page-mine-round = Manche { $round } sur { $rounds }
page-mine-deadline = échéance : { $time }
page-mine-won = Victoire
page-mine-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $count }
page-mine-frozen = impossible à reprendre
page-mine-here = sur cet appareil
page-mine-gone = Cette table n’existe plus, ou vous n’y avez plus de place.
page-mine-all = Tout montrer ({ $count })
page-mine-record = Votre palmarès
page-mine-forgotten = Oubliée : la partie du { $day }.
page-undo = Annuler

page-line = La route de l’Ouest
page-line-stops = { $count } étapes sur { $all }
page-line-hint = Une victoire ou deux parties à une étape, et la suivante est gagnée. Montez où vous voulez.
page-line-offered = Prochaine étape, si le cœur vous en dit : { $told }.
page-stop-first = Premier voyage
    .told = un premier voyage : trois pieds-tendres, ni capacités ni événements
page-stop-abilities = Capacités
    .told = trois pieds-tendres, et une capacité pour chaque bandit
page-stop-events = Événements et gares
    .told = le jeu complet contre des pieds-tendres, avec événements et gare
page-stop-outlaws = Hors-la-loi
    .told = des hors-la-loi, avec capacités et événements
page-stop-gunslingers = Pistoleros
    .told = des pistoleros, qui voient un peu plus loin
page-stop-legends = Légendes
    .told = des légendes, qui pensent à tout
page-stop-boxes = Extensions
    .told = une extension contre des hors-la-loi : { $box }
page-stop-earned = { $stop } : étape gagnée
page-stop-here = { $stop } : vous êtes ici
page-stop-offered = { $stop } : la voie est libre
page-winners = Bandits avec qui vous avez gagné : { $count } sur { $all }
page-winners-hint = Touchez un bandit pour le jouer la prochaine fois.
page-riding-as = La prochaine fois, vous jouez { $name }.
page-winner = Jouer { $name }
page-winner-won = Jouer { $name } (déjà victorieux)

page-first-game = Conseillé pour une première partie
page-first-game-hint = Le jeu de base : quatre joueurs, sans extension.
page-players = Joueurs
page-bot-greenhorn = Pied-tendre
    .hint = joue n’importe quoi
page-bot-outlaw = Hors-la-loi
    .hint = pense à sa bourse
page-bot-gunslinger = Pistolero
    .hint = voit un peu plus loin
page-bot-legend = Légende
    .hint = réfléchit une seconde à tout
page-rules = Règles
page-rules-advanced = le jeu complet
page-rules-abilities = capacités des bandits, cartes Manche simples
page-rules-basic = premier voyage : cartes Manche simples
page-expert = Variante Experts
page-expert-none = non
page-expert-2018 = 2018 : on peut garder des cartes
page-expert-2015 = 2015 : on jette aussi les balles
page-boxes = Extensions
page-boxes-basic = Une table simplifiée se joue sans extension.
page-boxes-variant = Pas avec paires, duel ou équipes : choisissez plus haut « chacun pour soi ».
page-box-house = Cartes maison
page-box-house-hint = Inventées par la personne qui tient ce serveur : { $cards }.
page-variant = Variante
page-variant-none = chacun pour soi
page-variant-pair = paires : deux bandits par joueur
page-variant-duel = duel : deux joueurs, deux bandits chacun
page-variant-team = équipes : le butin est commun
page-clock = Temps pour choisir
page-clock-0 = autant qu’on veut
page-clock-30 = 30 secondes
page-clock-60 = une minute
page-clock-86400 = une journée
page-public = Tout le monde peut regarder et jouer
page-help = Les joueurs peuvent se faire aider
page-bandit = Bandit
page-bandit-any = celui qui reste
page-open-table = Ouvrir la table
page-people = Qui est là
page-name = Nom
page-person = Joueur { $number }
page-person-add = Une personne de plus
page-person-remove = Retirer { $name }
page-others-bots = { $count ->
        [one] Reste une place pour un bot
       *[other] Restent { $count } places pour des bots
    }

page-more-rules = Variantes et extensions
page-more-rules-hint = Le jeu de base, tel quel
page-copy = Copier
page-copied = Copié
page-copy-link = Copier le lien de la table
page-share = Partager
page-share-text = Venez dévaliser un train avec moi !
page-qr = Code QR
page-qr-alt = Code QR du lien { $link }
page-qr-hint = Visez-le avec l’appareil photo d’un téléphone.
page-seat-open = place libre
page-day-counts = C’est le train du jour, et ce trajet compte.
page-day-fun = Un trajet dans le train du jour, pour le plaisir : il ne compte pas.
page-you-are = Vous êtes { $name }
page-stage = La carte en cours
page-planned = au programme : { $card } ({ $hint }).
page-coming = Ensuite
page-step-back = Une carte en arrière
page-look-back = Regarder en arrière
page-since = Depuis votre dernière visite
page-since-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
page-step-forward = Une carte en avant
page-heist = Le braquage : carte { $card } sur { $count }
page-map = Plan du train
page-purse = Votre argent :
page-purse-more = { $amount } +
page-seat-you = vous
page-seat-away = hors ligne
page-seat-bot = bot
page-make-host-name = { $name } devient l’hôte
page-filter = Masquer les gros mots
page-consent = Ce qui reste de cette partie
page-consent-names = Garder mon nom
page-consent-times = Garder la date et l’heure
page-consent-study = Elle peut être étudiée
page-consent-hint = Un nom reste si son propriétaire le veut, le reste seulement si tout le monde est d’accord. Les parties étudiées servent aux statistiques et aux problèmes.
page-consent-all = Tout le monde est d’accord : cette partie peut être étudiée.
page-consent-some = D’accord pour que cette partie soit étudiée : { $agreed } sur { $players }.
page-consent-timeless = Personne ne saura quand cette partie a été jouée.
page-start = En voiture !
page-full = Toutes les places sont prises. Vous pouvez regarder.
page-fair = Mélange équitable
page-fair-hint = Tout a été mélangé avant la première carte. Notez cette empreinte : grâce à elle, l’enregistrement de la partie terminée prouve que personne n’a touché aux cartes.
page-seed = Empreinte de la donne : { $hash }

page-scene = Le train
# Le train en mots, pour qui écoute la page
page-train = Le train, wagon par wagon
page-train-stop = { $stop }. À l’intérieur : { $inside }. Sur le toit : { $roof }.
page-train-place = { $stop } : { $inside }.
page-train-nobody = personne
page-train-you = { $name } (vous)
page-ahead = Où mènent vos cartes si rien d’autre n’arrive
page-ahead-step = Après la carte du tour { $turn } : { $name }, { $place }
page-main = Votre place à la table
# Ce qu’on n’a pas eu le temps de dire
page-more = { $count ->
    [one] Un autre événement est à lire dans le récit.
   *[other] { $count } autres événements sont à lire dans le récit.
}
# Butin pareil, au moins deux pièces
page-pieces-purse = { $count } bourses{ $value ->
    [unknown] { "" }
   *[other] { " " }({ $value } $ chacune)
}
page-pieces-jewel = { $count } bijoux{ $value ->
    [unknown] { "" }
   *[other] { " " }({ $value } $ chacun)
}
page-pieces-strongbox = { $count } cagnottes{ $value ->
    [unknown] { "" }
   *[other] { " " }({ $value } $ chacune)
}
page-what = Qu’est-ce que c’est ?
page-what-touch = Gardez le doigt sur un élément : une explication s’affiche.
page-what-mouse = Laissez la souris sur un élément : une explication s’affiche. La touche ? fait de même.
page-hand = Votre main
page-choices = Ce que vous pouvez choisir
page-confirm = C’est dit : { $choice }
page-take-back = Annuler
page-taken-back = Choix annulé.
page-hint-ask = Conseil
page-hint = Un pistolero choisirait : { $choice }.
page-hint-why = { $tries ->
        [one] En { $tries } essai : { $happened }.
       *[other] En { $tries } essais : { $happened }.
    } Vos chances de gagner : { $chance } %.
page-hint-money = { $change ->
        [more] { dollars } de plus en moyenne
        [less] { dollars } de moins en moyenne
       *[same] ni gain ni perte
    }
page-hint-shot = { $count ->
        [0] pas une balle
       *[other] une balle dans { $count } cas
    }
page-hint-law = { $count ->
        [0] jamais face à la loi
       *[other] face à la loi dans { $count } cas
    }
page-hint-other = Avec « { $choice } » : { $chance } %.
page-figures = Chiffres
page-waiting = { $who } réfléchit…
page-waiting-many = { $count } joueurs réfléchissent…
page-watching = Vous regardez.
page-showing = Regardez…
page-ready = Qui a choisi
page-ready-choosing = choisit encore
page-ready-chosen = a choisi
page-chosen = Votre choix : { $choice }
page-keep = Les cartes gardées font partie de votre prochaine main ; les autres retournent dans la pioche.
page-gone = en fuite
page-reconstructed = Nous ne connaissons pas la carte imprimée ; celle-ci en tient lieu.
page-skip = Passer
page-show-again = Revoir la scène
page-programme = Jouées cette manche
page-rounds = Les manches
page-round-plain = Manche { $number }
page-round-hidden = Manche { $number } : encore inconnue
page-ending = À la fin, « { $ending } » : { $hint }
page-everybody = Les bandits
page-first = premier joueur
page-seconds-left = { $seconds } s
page-log = L’histoire jusqu’ici
page-log-show = Récit
page-say = Dire quelque chose
page-said = { $name } : { $text }
page-emote-hat = soulève son chapeau
page-emote-laugh = rit
page-emote-gasp = n’en revient pas
page-emote-cheer = jubile
page-emote-sorry = s’excuse
page-emote-hurry = regarde sa montre
page-emotes = Gestes
page-log-unread = { $count ->
    [one] Récit : { $count } nouveau message
   *[other] Récit : { $count } nouveaux messages
}
page-replaced = Un bot joue à votre place.
page-replaced-late = Le temps est écoulé : un bot joue à votre place. { $left ->
    [one] Vous pouvez reprendre la main une dernière fois, dès votre prochaine décision.
   *[other] Vous pouvez encore reprendre la main { $left } fois, dès votre prochaine décision.
}
page-replaced-for-good = Le temps s’est écoulé une fois de trop. Le bot joue jusqu’au bout ; profitez du paysage.
page-back = Reprendre la main
page-bot-for = Laisser un bot jouer pour { $name }
page-no-bot-for = Rendre sa place à { $name }
page-vote = Voter pour qu’un bot remplace { $name }
page-votes = { $count } voix sur { $needed }
page-seat-resigned = a abandonné
page-resigned = Vous avez abandonné ; un bot continue.
page-resign = Abandonner
page-resign-ask = Un bot jouera à votre place, et vous ne pourrez plus revenir dans cette partie.
page-resign-not = Continuer
page-abort = Retour au quai
page-abort-hint = Personne n’a encore choisi : la partie peut être annulée. Relancée, elle distribue les mêmes cartes.
page-hand-to = Passez l’écran à { $name }
page-hand-to-hint = Les autres admirent le paysage.
page-i-am = C’est moi, { $name }
page-hide-hand = Cacher ma main
page-chat-read = Seuls les joueurs parlent. Vous pouvez lire.
page-mute = Ne plus écouter
page-mute-all = tout le monde
page-report = Signaler { $name }
page-report-hint = La personne qui tient ce serveur le lira, avec les derniers messages.
page-report-reason = Que s’est-il passé ?
page-report-send = Envoyer
page-reported = Merci. C’est transmis.
page-call-ask = Vous prévenir quand c’est à vous ?
page-call-ask-hint = Seulement quand vous regardez ailleurs. Cela se change dans les réglages.
page-call-yes = Prévenez-moi
page-call-no = Non merci
page-call-switch = Me prévenir quand c’est à moi
page-call-denied = Votre navigateur ne permet pas à cette page de vous prévenir ; autorisez les notifications dans ses réglages.
page-call-body = Le train vous attend : { $names }

page-score = Qui a gagné quoi
page-barred = hors course
page-podium = Le podium
page-podium-empty = Personne n’y monte aujourd’hui.
page-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
    [6] Sixième place
    [7] Septième place
   *[other] Huitième place
}
page-place-ahead = { $place }, avec { dollars } d’avance
page-place-short = { $place }, à { dollars } de la victoire
page-place-lead = { $place } : autant d’argent, mais plus de plomb
page-tally = L’heure des comptes
page-keepsake = Une image à partager
page-record = Télécharger la partie
page-review-wait = Une légende parcourt votre partie…
page-review-board = Voir sur le train
page-seed-shown = La donne vient de la graine { $seed }, dont l’empreinte { $hash } était visible avant le départ.

page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-dark = crépuscule
page-theme-light = midi
page-motion = Animations
page-sound = Sons
page-volume = Volume
page-talk = Paroles dans des bulles, avec un son
page-vibration = Vibrations
page-pace = Vitesse
page-pace-slow = lente
page-pace-normal = normale
page-pace-fast = rapide
page-pace-off = immédiate
page-confirm-switch = Toucher deux fois pour choisir
page-ahead-switch = Voir où mènent mes cartes
page-helpless = Pas à cette table : son hôte n’a pas permis qu’on se fasse aider.
page-close = Fermer

page-lost = La ligne est coupée. On répare…
page-kept = La ligne est coupée. Dès son retour, votre choix sera envoyé : { $choice }. Vous pouvez encore le changer.
page-kept-dropped = Pendant la coupure, la partie a continué ; votre choix n’a pas été pris en compte.
page-closing = Le serveur fait une courte pause. La partie reprendra juste après.
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-refused = Refusé : { $sentence }
page-refused-choose = Ce choix n’est pas possible maintenant ; voyez où en est la partie.
page-refused-take-back = Ce choix ne peut plus être annulé.
page-refused-other-rules = Cette partie suivait d’autres règles : impossible de la continuer ici.
page-refused-over = La partie est terminée.
page-refused-say = Pas si vite : les autres veulent lire aussi.
page-refused-vote = Laissez encore un peu de temps à ce joueur.
page-refused-late = Trop tard pour ce choix : le bot décide. Le prochain est à vous.
page-refused-just-left = Ce joueur vient à peine de partir. Laissez-lui une demi-minute.
page-refused-queue = Assez de monde attend déjà ici. Réessayez plus tard, ou ouvrez votre propre table.
page-refused-devices = Vous avez autant d’appareils que permis. Déconnectez-en un qui ne sert plus.
page-refused-key-invalid = Cette clé n’est pas valable, ou ne l’est plus. Créez-en une autre sur un de vos appareils.
page-refused-key-used = Cette clé a déjà servi. Si ce n’était pas vous, déconnectez l’appareil que vous ne connaissez pas.
page-refused-own-key = Cet appareil est déjà le vôtre. Ouvrez la clé sur un autre.
page-refused-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
page-refused-quota = Beaucoup de parties ont été lancées depuis votre adresse en une heure. Soufflez un peu et réessayez plus tard.
page-refused-seats = Il y a déjà assez de joueurs de votre adresse aux tables publiques. Quittez-en une ou ouvrez une table privée.
page-refused-somehow = Le serveur a dit non. Rechargez la page et réessayez.
page-refused-alone-only = On ne peut annuler un choix que seul contre des bots.
page-refused-begun = Le premier choix est fait, la partie ne peut plus être annulée.
page-refused-busy = Votre dernière question est encore à l’étude. Redemandez dans un instant.
page-refused-closed = { page-closed }
page-refused-closing = { page-closing }
page-refused-counts = C’est le trajet qui compte : pas d’indice, pas de retour en arrière, pas de second départ.
page-refused-full = { page-full }
page-refused-here = Cette personne est là, pas besoin de bot.
page-refused-hints = Assez de conseils pour cette heure. Fiez-vous à votre instinct.
page-refused-host = Seul l’hôte peut le faire.
page-refused-lawman = La dernière place est celle du Marshal : tous les autres sont des bandits.
page-refused-name = Ce nom ne convient pas à une table publique. Choisissez-en un autre.
page-refused-no-help = À cette table, l’hôte n’autorise aucune aide.
page-refused-no-room = Le serveur est plein pour l’instant. Réessayez dans quelques minutes.
page-refused-not-over = Seulement quand la partie est finie.
page-refused-not-started = La partie n’a pas encore commencé.
page-refused-origin = Cette page ne peut pas jouer ici. Ouvrez la page du serveur lui-même.
page-refused-own-seat = Seule cette personne peut reprendre sa place.
page-refused-pictures = Assez d’images pour cette heure. La peinture doit sécher.
page-refused-players = Seuls les joueurs peuvent le faire.
page-refused-rematches = Cette table a enchaîné beaucoup de parties en une heure. Abreuvez les chevaux, puis redistribuez.
page-refused-replays = Assez de rediffusions pour cette heure. Jouez-en une qui mérite d’être revue.
page-refused-reported = Vous avez déjà signalé cette personne.
page-refused-resigned = Quand on est parti pour de bon, on ne revient pas dans cette partie.
page-refused-revealed = Ce choix a révélé quelque chose, impossible de l’annuler.
page-refused-reviews = Assez d’analyses pour cette heure. Rejouez en attendant.
page-refused-setup = On ne peut pas jouer ainsi. Changez les options et réessayez.
page-refused-slow-down = Trop de demandes à la fois. Réessayez plus tard.
page-refused-started = La partie a déjà commencé.
page-refused-storage = Rien ne peut être enregistré pour l’instant. Réessayez dans une minute.
page-refused-taken = { page-stale }
page-refused-too-often = { page-replaced-for-good }
page-refused-vote-clock = Cette partie a une horloge, il n’y a pas de vote.
page-refused-vote-wait = { $wait ->
    [one] Laissez encore { $wait } seconde à cette personne.
   *[other] Laissez encore { $wait } secondes à cette personne.
}
page-refused-weak = Un bot qui remplace quelqu’un est au moins un hors-la-loi.
page-stale = Quelqu’un a été plus rapide ; voyez où en est la table.
page-no-table = Cette table n’existe pas, ou plus.
page-end-of-line = Terminus
page-nowhere = Il n’y a rien à cette adresse, ou plus rien. Une lettre s’est peut-être perdue en route.
page-away-kicked = L’hôte ne veut plus de vous à cette table. Toutes les autres vous sont ouvertes.
page-away-banned = La personne qui tient ce serveur ne veut plus de vous ici.
page-away-address = L’hôte a renvoyé quelqu’un qui a la même connexion que vous. Si ce n’était pas vous, jouez à une autre table.
page-away-crowded = Le quai est plein : trop de monde regarde déjà.
page-away-outdated = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.
page-again = Réessayer
page-forgotten = Ce navigateur a perdu sa place ici ; vous pouvez regarder.
page-frozen-rules = Cette partie a été jouée avec la version { $rules } des règles. Le serveur joue maintenant avec la version { $ours } : impossible de la reprendre.
page-closed = Cette table est fermée.
page-to-lobby = Vers le nouveau quai
page-frozen-untold = Son récit n’a pas été conservé, mais l’enregistrement contient tous les choix.
page-frozen-damaged = L’enregistrement de cette partie est abîmé : elle ne peut pas être montrée.

## Apprendre
page-learn = Leçons
page-learn-hint = Une minute chacune, dans le vrai train. On n’y blesse que ceux qui l’ont cherché.
page-lesson-next = Continuer
page-lesson-skip = Passer
page-lesson-part = Partie { $part } sur { $parts }
page-lesson-over = C’était : { $title }
page-lesson-following = Suite : { $title }
page-lesson-again = Encore une fois
page-lesson-done = ✓ faite
page-lesson-begun = commencée
page-real-one = Maintenant, une vraie partie
page-offer-guided = C’est la première fois ? Un casse guidé prend cinq minutes et ne coûte qu’une bourse, celle d’un autre.
page-offer-guided-yes = Montrez-moi
page-offer-guided-no = Non, jouons
