### Le palmarès du joueur en français ; chargé avec sa page.

page-own = Votre palmarès
page-own-told = Calculé dans ce navigateur, à partir de ses propres parties. Personne d’autre ne le voit.
page-own-none = Rien à raconter pour l’instant. Finissez une partie, et cette page commence.
page-own-loading = { $left ->
    [one] Encore une partie à lire…
   *[other] Encore { $left } parties à lire…
}
page-own-all = { $games ->
    [one] { $wins } partie gagnée sur { $games }
   *[other] { $wins } parties gagnées sur { $games }
}
page-own-rate = { $share }, sans doute entre { $low } et { $high }
page-own-row = { $wins } sur { $games }
page-own-interval = Le trait fin montre où se trouve la vraie part de victoires, 19 fois sur 20.
page-own-bandits = Par bandit
page-own-boxes = Par extension
page-own-no-box = Jeu de base
page-own-players = Par nombre de joueurs
page-own-player-count = { $count } à la table
page-own-opponents = Par adversaire
page-own-bot = Bot : { $name }
page-own-money = L’argent au fil du temps
page-own-money-told = { $mean } par partie. La ligne est la moyenne des { $last } dernières parties ; les victoires sont dorées.
page-own-money-best = Le plus beau butin : { $amount }
page-own-luck = Chance et choix
page-own-luck-told = Par partie, la chance vous a valu { $luck } points de chances de gagner, vos choix { $own }. Les lignes sont des moyennes des { $last } dernières parties.
page-own-luck-luck = Chance
page-own-luck-own = Vos choix
page-own-luck-none = Quelle part revient à la donne, et quelle part à vous ? Chaque partie peut être reprise coup par coup pour le savoir.
page-own-luck-known = { $known } parties analysées sur { $all }.
page-own-luck-more = En analyser d’autres
page-own-luck-busy = { $left ->
    [one] Encore une partie…
   *[other] Encore { $left } parties…
}
page-own-nemesis = Votre bête noire
page-own-victim = Votre victime préférée
page-own-nemesis-none = Personne ne vous a encore fait de mal.
page-own-victim-none = Vous n’avez encore fait de mal à personne.
page-own-feud = { $shots ->
    [one] { $shots } balle
   *[other] { $shots } balles
}, { $punches ->
    [one] { $punches } coup de poing
   *[other] { $punches } coups de poing
}, { $amount } tombés à terre
page-own-feats = Histoires
page-own-feats-count = { $count } sur { $all } déjà racontées.
page-own-watch = Revoir
page-own-not-yet = Pas encore

page-feat-clean_hands = Les mains propres
    .how = Gagner sans tirer un seul coup de feu.
    .told = Pas un coup de feu, et pourtant le plus gros butin du train.
page-feat-sieve = Une vraie passoire
    .how = Gagner avec au moins cinq balles dans le corps.
    .told = { $count } balles reçues, et la première place quand même.
page-feat-from_behind = Sorti de nulle part
    .how = Gagner avec 500 $ de retard au début de la dernière manche.
    .told = { $amount } de retard avant la dernière manche, en tête après.
page-feat-last_grab = Juste avant la fermeture
    .how = Prendre une cagnotte à la dernière manche, et gagner.
    .told = La cagnotte a changé de mains à la dernière manche, et la partie aussi.
page-feat-photo_finish = D’un cheveu
    .how = Gagner avec 250 $ d’avance ou moins.
    .told = { $tie ->
        [yes] Pas un dollar d’écart : moins de balles a suffi.
       *[no] Tout s’est joué à { $amount }.
    }
page-feat-even = Quittes
    .how = Faire lâcher à quelqu’un autant de butin qu’il vous en a fait lâcher, au moins 500 $.
    .told = { $target } avait commencé. Vous avez conclu : { $amount } de rendus.
page-feat-gunslinger = La main la plus rapide
    .how = Remporter la prime de l’as de la gâchette.
    .told = { $count ->
        [one] Un seul coup de feu, et la prime de l’as de la gâchette.
       *[other] { $count } coups de feu, et la prime de l’as de la gâchette.
    }
page-feat-law = Le chouchou du Marshal
    .how = Gagner après trois balles du Marshal ou des passagers.
    .told = { $count } balles de la loi, et le butin quand même.
page-feat-legend = Tombeur de légende
    .how = Gagner face à une légende.
    .told = Une légende était à la table. Elles sont deux maintenant.
page-feat-lawman = L’étoile
    .how = Gagner en jouant le Marshal.
    .told = L’ordre a régné dans le train. Pour une fois.
page-feat-big_round = Le gros lot
    .how = Prendre 1 500 $ en une seule manche.
    .told = { $amount } en une seule manche.
page-feat-gang = Toute la bande
    .how = Gagner avec chacun des six bandits. Mei ne compte pas.
    .told = Les { $count } bandits ont tous gagné sous vos ordres.
