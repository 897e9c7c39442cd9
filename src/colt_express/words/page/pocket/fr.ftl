### Jouer sans serveur, en français ; chargé quand il le faut.

## À emporter
page-take-told = Tout le jeu tient sur cet appareil : robots, partie autour d’un écran, leçons, conseils, analyses. Il se joue alors en mode avion et dans tous les tunnels.
page-take-get = Télécharger { $size } Mo
page-take-go-on = Reprendre le téléchargement
page-take-come = { $loaded } sur { $size } Mo
page-take-stop = Arrêter
page-take-page = Presque fini : maintenant la page elle-même…
page-take-ready = À bord : on joue ici sans connexion.
page-take-friends = Seuls les amis éloignés, les tables publiques et la galerie demandent un serveur.
page-take-here = Jouer ici même quand il y a une connexion
page-take-install = Installer l’application
page-take-remove = Supprimer le téléchargement
page-take-removed = Supprimé. Vos parties sont toujours là.

## Le moteur qui démarre
page-engine-coming = Le train monte à bord…
page-engine-steam = La pression monte…
page-refused-engine-old = Ce navigateur ne peut pas faire tourner le jeu tout seul. Un plus récent le peut.
page-refused-engine-download = Le téléchargement s’est interrompu. Ce qui est arrivé est gardé : réessayez avec une connexion.
page-refused-engine-start = Le jeu n’a pas démarré sur cet appareil. Vos parties sont en sûreté ; réessayez.
page-refused-engine-full = Il n’y a plus de place sur cet appareil. Libérez-en et reprenez : ce qui est arrivé est gardé.
page-refused-engine-nothing = Cette fenêtre ne garde rien : elle est privée, ou la connexion n’est pas sécurisée. Ouvrez la page dans une fenêtre ordinaire.
page-refused-engine-unkept = Le jeu est là, mais ce navigateur n’a pas gardé la page elle-même : il faut encore une connexion pour l’ouvrir.
page-refused-engine-without = Cette page est livrée sans le téléchargement. Il lui faut son serveur.
page-refused-engine-stopped = Arrêté. Ce qui est arrivé est gardé.

## Sur cet appareil
page-here-playing = Le serveur ne répond pas : vous jouez sur cet appareil.
page-here-lost = Le serveur ne répond pas. La prochaine fois, « Emportez le train » sur la page d’accueil vous aidera : un téléchargement, et le jeu se passe de connexion.
page-here-full = Il n’y a plus de place sur cet appareil : le dernier choix n’a pas pu être gardé. Libérez de la place, puis choisissez à nouveau.
page-here-none = Cette fenêtre ne garde rien, comme toute fenêtre privée : une partie dure ici jusqu’à ce que vous la fermiez.
page-here-only = Cette partie n’est que sur cet appareil.
page-here-only-over = Tout le monde peut la regarder : par un lien qui contient toute la partie, ou enregistrée, avec « Ouvrir une partie enregistrée ».
page-here-link = Copier le lien
page-here-switch = Jouer sur cet appareil
page-here-switch-kept = La partie continue dans tous les tunnels.
page-here-switch-get = La partie continue dans tous les tunnels ; { $size } Mo sont d’abord téléchargés.
page-slow-long = { $level } : environ { $seconds } secondes par choix sur cet appareil.
page-slow-short = { $level } : le temps lui manque sur cet appareil, et son jeu s’en ressent.
page-needs-friends-static = Pour des amis éloignés, il faut un serveur, et ce site n’en a pas. Ici, vous pouvez jouer contre des robots ou vous passer l’appareil.
page-needs-friends-lost = Les amis éloignés ne peuvent pas venir : le serveur ne répond pas. Vous pouvez jouer contre des robots ou vous passer l’appareil.
page-needs-watch-static = Les tables ouvertes et la galerie demandent un serveur, et ce site n’en a pas.
page-needs-watch-lost = Les tables ouvertes et la galerie sont sur le serveur, qui ne répond pas pour l’instant.
page-refused-no-server = C’est sur un serveur, et ce site n’en a pas.

## Vers un serveur
page-send = Continuer sur un serveur
page-send-title = De cet appareil à un serveur
page-send-what = Ce qui est envoyé : qui joue ({ $names }), la donne et tous les choix faits jusqu’ici ({ $count }). Rien d’autre ne quitte cet appareil.
page-send-exactly = Exactement ceci
page-send-to = Envoyer à { $server }
page-send-done = La partie continue sur { $server }. Votre place y est aussi.
page-send-go = Reprendre votre place
page-send-stays = La partie sur cet appareil reste comme elle est.
page-send-address = Adresse du serveur
page-send-wrong = Ce n’est pas l’adresse d’un serveur. Elle ressemble à games.example.org.
page-send-link = Créer un lien
page-send-told = Le lien contient la partie. La page du serveur vous le demande encore une fois, puis vous continuez là-bas.
page-send-open = Ouvrir { $server }
page-send-old = Ce navigateur ne peut pas mettre une partie dans un lien. Un plus récent le peut.
page-go-on = Une partie à continuer
page-go-on-told = { $names } · choix faits : { $count }
page-go-on-here = Continuer ici

## Une nouvelle version
page-update = Une nouvelle version est prête.
page-update-load = Recharger
