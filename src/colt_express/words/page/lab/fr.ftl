### Le laboratoire des bots en français ; chargé avec sa page.

page-lab = Le laboratoire des bots
page-lab-hint = Écrivez un bot en Python, faites-le jouer et voyez où il perd. Tout se passe dans ce navigateur.
page-lab-code = Code du bot
page-lab-bots = Vos bots
page-lab-name = Nom du bot
page-lab-new = Nouveau bot
page-lab-open = Ouvrir un fichier
page-lab-save = Télécharger
page-lab-remove = Supprimer
page-lab-remove-sure = Supprimer « { $name } » ? Il sera perdu pour de bon.
page-lab-keep = Le garder
page-lab-not-kept = Ce navigateur ne garde rien ici. Téléchargez le bot avant de fermer la page.
page-lab-shared-link = Le lien contient tout le code. Aucun serveur ne le voit.
page-lab-share-text = Un bot qui dévalise des trains
page-lab-shared = Quelqu’un vous a envoyé ce bot. Lisez-le : il ne jouera que si vous le voulez, et n’a accès à rien d’autre qu’à la partie.
page-lab-shared-take = L’emporter au laboratoire
page-lab-shared-damaged = Ce lien ne contient pas de bot. Il en manque peut-être un bout.
page-lab-try = Essayer le bot
page-lab-against = Contre trois
page-lab-against-greenhorn = pieds-tendres
page-lab-against-outlaw = hors-la-loi
page-lab-games = Parties
page-lab-run = Lancer
page-lab-stop = Arrêter
page-lab-loading = Démarrage de Python : { $loaded } Mo sur { $total }
page-lab-first = Le premier essai télécharge Python pour ce navigateur : { $megabytes } Mo.
page-lab-no-engine = Ce site n’a pas de Python pour navigateurs. Téléchargez le bot et essayez-le avec « colt-express arena ».
page-lab-old = Ce navigateur est trop ancien pour Python. Téléchargez le bot et essayez-le avec « colt-express arena ».
page-lab-won = { $games ->
    [one] Une partie jouée : { $percent } % de victoires, entre { $low } et { $high } %
   *[other] { $games } parties jouées : { $percent } % de victoires, entre { $low } et { $high } %
}
page-lab-money = { $own } par partie ; les autres ont { $others } chacun.
page-lab-verdict-better = { $bot } est meilleur qu’eux : à force égale, il gagnerait 25 % des parties.
page-lab-verdict-weaker = { $bot } est moins fort qu’eux : à force égale, il gagnerait 25 % des parties.
page-lab-verdict-level = { $bot } est à peu près aussi fort qu’eux : à force égale, on gagne 25 % des parties.
page-lab-verdict-unsure = Trop peu de parties pour savoir qui est meilleur : à force égale, on en gagne 25 %.
page-lab-mistakes = Erreurs
page-lab-line = Ligne { $line } : { $text }
page-lab-times = { $count ->
    [one] (une fois)
   *[other] ({ $count } fois)
}
page-lab-go = Aller à la ligne
page-lab-syntax = Python ne comprend pas ceci : { $message }
page-lab-crash-choosing = À la question « { $asked } » : { $message }
page-lab-crash-sitting = En s’asseyant : { $message }
page-lab-crash-ending = À la fin de la partie : { $message }
page-lab-class = Il n’y a pas encore de bot. Sa classe doit dériver de Bot, comme class MyBot(Bot).
page-lab-choose = { $message } ne sait pas encore choisir. Il lui faut une méthode choose(self, decision, look).
page-lab-signature = Cette méthode doit être { $message }.
page-lab-illegal = À la question « { $asked } », il a choisi { $message }, qui n’était pas proposé. La première option a été prise à la place.
page-lab-slow = Le code a tourné plus de cinq secondes avant qu’il y ait un bot.
page-lab-slow-asked = À la question « { $asked } », il a réfléchi plus de cinq secondes. Peut-être une boucle sans fin.
page-lab-memory = Le code a pris toute la mémoire avant qu’il y ait un bot.
page-lab-memory-asked = À la question « { $asked } », il a pris toute la mémoire. Peut-être une liste qui grandit sans fin.
page-lab-lost-slow = À la partie { $game }, à la question « { $asked } », le bot s’est tu si longtemps qu’il a été arrêté. Son Python a été jeté ; le prochain essai en démarre un nouveau.
page-lab-lost-broken = Le bot a cassé son Python, peut-être par manque de mémoire. Il a été jeté ; le prochain essai en démarre un nouveau.
page-lab-lost-start = Python n’a pas pu démarrer. La connexion s’est peut-être coupée ; réessayez.
page-lab-played = Ses parties
page-lab-game = Partie { $number }, place { $seat } : { $won ->
    [yes] gagnée
   *[no] perdue
}, { $money }{ $slips ->
    [0] { "" }
    [one] , une erreur
   *[other] , { $slips } erreurs
}{ $notes ->
    [0] { "" }
    [one] , une note
   *[other] , { $notes } notes
}
page-lab-watch = Regarder
page-lab-regrets = Regrets
page-lab-said = « { $text } »
page-lab-help = Comment marche un bot ?
page-lab-help-choose = À chaque décision, sa méthode choose est appelée : elle renvoie un élément de decision.options, ou ses mots, tels que 'play rob'. decision.name dit ce qui est demandé.
page-lab-help-look = look() montre la table comme le bot la voit. Tapez look(). ou view. pour voir ce qu’il y a, ou Ctrl et la barre d’espace.
page-lab-help-note = self.note('…') dit pourquoi : vous le lisez en regardant la partie.
page-lab-help-keys = Ctrl et Entrée lancent le bot. Échap puis Tab quittent l’éditeur.
