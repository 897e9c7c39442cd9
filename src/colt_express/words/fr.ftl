### Colt Express en français.
###
### Un nom apporte ses attributs à la phrase : $car_le (« la locomotive »), $car_du (« de la
### locomotive »), $car_au (« à la locomotive »). On raconte au présent, et on vouvoie le joueur.
### Une figure qui change de nom dans une phrase le dit dans .told.
### Ce que le lecteur n’a pas le droit de savoir arrive sous le mot "unknown". Une phrase vide,
### { "" }, n’est pas racontée. Devant ! ? ; : » et $, l’espace est insécable.

## Figures. $bandit, $target, $partner
figure-ghost = Ghost
    .letter = G
    .ability = peut ouvrir chaque manche par une carte face cachée
figure-doc = Doc
    .letter = D
    .ability = commence chaque manche avec une carte de plus
figure-tuco = Tuco
    .letter = T
    .ability = tire aussi à travers le toit du wagon, dans les deux sens
figure-cheyenne = Cheyenne
    .letter = C
    .ability = peut garder la bourse arrachée d’un coup de poing
figure-belle = Belle
    .letter = B
    .ability = échappe aux tirs et aux coups s’il y a une autre cible
figure-django = Django
    .letter = J
    .ability = tire si fort que la cible valse un wagon plus loin
figure-mei = Mei
    .letter = M
    .ability = change aussi d’étage en diagonale, vers un wagon voisin
figure-marshal = Marshal
    .told = le Marshal
    .letter = ★
# Un joueur qui n’a pas encore de bandit, et un autre qui en mène deux. $who
seat-nobody = Joueur { $seat }
seat-gang = La bande de { $bandit }

## Wagons. $car
## .short est écrit sous le wagon dans le dessin : 8 signes au plus.
car-locomotive = locomotive
    .le = la locomotive
    .du = de la locomotive
    .au = à la locomotive
    .short = Loco
car-baggage = fourgon à bagages
    .le = le fourgon à bagages
    .du = du fourgon à bagages
    .au = au fourgon à bagages
    .short = Bagages
car-second_class = wagon de seconde
    .le = le wagon de seconde
    .du = du wagon de seconde
    .au = au wagon de seconde
    .short = Seconde
car-first_class = wagon de première
    .le = le wagon de première
    .du = du wagon de première
    .au = au wagon de première
    .short = Première
car-dining = wagon-restaurant
    .le = le wagon-restaurant
    .du = du wagon-restaurant
    .au = au wagon-restaurant
    .short = Resto
car-mail = wagon postal
    .le = le wagon postal
    .du = du wagon postal
    .au = au wagon postal
    .short = Poste
car-saloon = wagon-saloon
    .le = le wagon-saloon
    .du = du wagon-saloon
    .au = au wagon-saloon
    .short = Saloon
# Un wagon de votre cru, sous le $name de son fichier
car-other = wagon « { $name } »
    .le = le wagon « { $name } »
    .du = du wagon « { $name } »
    .au = au wagon « { $name } »
    .short = { $name }

# $place ; .climb est ce que fait celui qui y grimpe
place-car = { $car_le }
    .to = dans { $car_le }
    .at = dans { $car_le }
    .climb = redescend dans { $car_le }
place-roof = le toit { $car_du }
    .to = sur le toit { $car_du }
    .at = sur le toit { $car_du }
    .climb = grimpe sur le toit { $car_du }
# Pas dans le train : pas encore, ou plus du tout
place-away = loin du train
    .to = loin du train
    .at = loin du train

## Butin. $loot
## .hidden dit ce qu’on ne voit pas d’un jeton face cachée.
loot-purse = { $value ->
    [unknown] une bourse
   *[other] une bourse ({ $value } $)
}
    .hidden = valeur cachée
    .sign = $
loot-jewel = { $value ->
    [unknown] un bijou
   *[other] un bijou ({ $value } $)
}
    .hidden = valeur cachée
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] une cagnotte
   *[other] une cagnotte ({ $value } $)
}
    .hidden = valeur cachée
    .sign = ■

## Cartes Action. $card
card-move = Déplacement
    .short = Déplac.
    .hint = un wagon dedans, jusqu’à trois sur les toits
card-climb = Changement d’étage
    .short = Étage
    .hint = monter sur le toit, ou en redescendre
card-shoot = Tir
    .short = Tir
    .hint = une de vos balles pour quelqu’un en vue
card-punch = Coup de poing
    .short = Poing
    .hint = un bandit là où vous êtes lâche un butin et valse plus loin
card-rob = Braquage
    .short = Braq.
    .hint = rafler un butin qui traîne à vos pieds
card-marshal = Marshal
    .short = Marshal
    .hint = envoyer le Marshal dans un wagon voisin
card-bullet = Balle
    .short = Balle
    .hint = du plomb dans la main, impossible à jouer

# Une carte dont le propriétaire importe
owned-card = { $card } de { $owner }
# Une carte que seuls d’autres ont vue
hidden-card = ▒▒▒▒

## Tours de table. $turn
turn-standard = Classique
    .hint = les cartes se jouent face visible, au vu de tous
turn-tunnel = Tunnel
    .hint = les cartes se jouent face cachée, à l’insu des autres
turn-speeding_up = Accélération
    .hint = chacun joue deux fois de suite
turn-switching = Aiguillage
    .hint = à l’envers, mais le camp du premier joueur commence

## Cartes Manche. $round
round-angry_marshal = Marshal en colère
round-swivel_arm = Bras pivotant
round-braking = Freinage
round-take_it_all = Raflez tout
round-passengers_rebellion = Révolte des passagers
round-bridge = Pont
round-tunnel = Tunnel
round-marshals_revenge = Vengeance du Marshal
round-pickpocketing = Pickpockets
round-hostage_conductor = Conducteur en otage
# Une carte Manche de votre cru, sous le $name de son fichier
round-other = { $name }

## Ce qui clôt une manche. $ending
ending-angry_marshal = Marshal en colère
    .hint = il tire sur les bandits de son toit, puis recule
    .told = De rage, il vide son barillet dans le plafond.
ending-swivel_arm = Bras pivotant
    .hint = les bandits des toits du train sont balayés en queue
    .told = Un bras de fer grince et pivote au-dessus des toits.
ending-braking = Freinage
    .hint = les bandits des toits du train glissent d’un wagon en avant
    .told = Le mécanicien a vu une vache. Les freins hurlent.
ending-take_it_all = Raflez tout
    .hint = une cagnotte de plus atterrit dans le wagon du Marshal
    .told = La compagnie confie au Marshal une cagnotte de plus. Quelle idée.
ending-passengers_rebellion = Révolte des passagers
    .hint = chaque bandit à l’intérieur prend une balle
    .told = Les passagers en ont assez, et ils sont armés.
ending-marshals_revenge = Vengeance du Marshal
    .hint = sur son toit, chacun perd sa plus petite bourse
    .told = Il tend le bras vers le toit et attrape ce qu’il peut.
ending-pickpocketing = Pickpockets
    .hint = un bandit seul peut empocher une bourse qui traîne là
    .told = Cohue sur le quai. Une dernière poche, une dernière bourse.
ending-hostage_conductor = Conducteur en otage
    .hint = 250 $ par bandit, dans ou sur la locomotive
    .told = La compagnie paie comptant. Guichet : la locomotive.

## L’argent selon sa source, à la fin
money-purses = bourses
money-jewels = bijoux
money-strongboxes = cagnottes
money-station = arrivée en gare
money-gunslinger = as de la gâchette
money-left_behind = resté à bord

## Ce qui s’est passé. $who est un joueur, $bandit et $target sont des figures
event-first_player = { $rule ->
    [HS-ATTACK-2] À l’arrière du train, { $who } ouvre le bal.
   *[other] { $who } ouvre le bal.
}
event-started = { $bandit } attend son heure { $place_at }.
event-paired = { "" }
event-chose_pair = Le joueur { $seat } fait équipe avec { $bandit } et { $partner }.
event-chose_bandit = Le joueur { $seat } fait équipe avec { $bandit }.

event-round_began = { $named ->
        [no] Manche { $amount }
       *[yes] Manche { $amount } : { $round }
    }
event-turn = { $turn ->
    [tunnel] Le train plonge dans un tunnel.
    [speeding_up] Le train prend de la vitesse.
    [switching] Le train cahote sur un aiguillage.
    [turmoil] Mêlée générale : tous en même temps !
    [bumpy] Le train rue comme une mule. Accrochez-vous !
   *[standard] { "" }
}
event-drew = { $rule ->
    [PLAN-2] { "" }
   *[other] { $cards ->
        [unknown] { $who } pioche { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }.
       *[other] { $who } pioche : { $cards }.
    }
}
event-picked = { $card ->
    [unknown] { $who } choisit une carte dans sa pioche.
   *[other] { $who } choisit dans sa pioche la carte { $card }.
}
event-played = { $card ->
    [unknown] { $who } joue une carte face cachée.
   *[other] { $rule ->
        [PLAN-5] { $who } joue la carte { $card }.
       *[other] { $who } joue face cachée la carte { $card }.
    }
}
event-no_extra = { "" }
event-passed = { $rule ->
    [MP-EVENT-3] { $who } ne bronche pas.
   *[other] { $who } passe : rien à jouer, rien à piocher.
}
event-discarded = { $who } défausse { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}.
event-reshuffled = { $who } mélange sa défausse : voilà une pioche toute neuve.
event-kept_cards = { $cards ->
    [unknown] { $who } garde { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    } pour la prochaine manche.
   *[other] { $who } garde pour la prochaine manche : { $cards }.
}

event-stealing = On retourne la pile. En avant la musique !
event-card = { $rule ->
    [MP-EVENT-3] Plus vite que son ombre, { $bandit } joue la carte { $card }.
   *[other] { "" }
}
event-passed_over = { $bandit } est déjà loin : sa carte ne compte plus.
event-no_effect = { $rule ->
    [SHOOT-1] { $amount ->
        [0] { $bandit } presse la détente. Clic. Plus rien.
       *[other] { $bandit } vise, mais ne trouve personne à trouer.
    }
    [PUNCH-1] { $bandit } boxe dans le vide.
    [ROB-1] Rien à rafler ici : { $bandit } empoche une poignée de poussière.
    [MOVE-1] { $bandit } fait les cent pas dans la diligence.
    [HS-RIDE-1] { $bandit } siffle. Aucun cheval ne vient.
    [HS-HOSTAGE] L’otage de { $bandit } ne veut pas en entendre parler.
    [HS-GUN-1] { $bandit } lorgne la cagnotte. Le Shotgun fait non de la tête.
    [MP-ARREST] { $bandit } fait tinter les menottes. Personne à arrêter.
    [MP-SHOOT] { $bandit } dégaine des deux mains, puis rengaine.
    [MP-IDEA] { $bandit } a une idée. Géniale ? Pas vraiment.
    [MP-CELL] { $bandit } secoue les barreaux de la cellule.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } cherche son revolver. Il n’est plus là.
        [wounded_knee] { $bandit } pose le pied sur l’échelle. Aïe, ce genou !
       *[wounded_shoulder] { $bandit } lève le poing. Aïe, cette épaule !
    }
   *[other] { $bandit } tente quelque chose. C’est raté.
}
event-moved = { $rule ->
    [MOVE-2] { $bandit } court de toit en toit jusqu’{ $car_au }.
   *[other] { $bandit } passe { $place_to }.
}
event-climbed = { $bandit } { $place_climb }.
event-shot = { $rule ->
    [MP-SHOOT] { $bandit } tire sur { $target } : { $effect_told }
   *[other] { $bandit } tire sur { $target }.
}
event-punched = { $rule ->
    [HS-GUN-1] { $bandit } cogne le Shotgun en pleine figure.
   *[other] { $bandit } cogne { $target } en pleine figure.
}
event-dropped = { $bandit } lâche { $loot }.
event-kept = { $target } lâche { $loot }, que { $bandit } cueille au vol et garde.
event-pushed = { $rule ->
    [CHAR-DJANGO] La balle emporte { $target } { $place_to }.
    [HS-GUN-2] Le Shotgun s’envole et retombe { $place_to }.
   *[other] { $target } s’envole et retombe { $place_to }.
}
event-robbed = { $rule ->
    [MP-EVENT-4] { $bandit } saisit { $loot } comme pièce à conviction.
   *[other] { $bandit } rafle { $loot }.
}
event-marshal_moved = { $rule ->
    [MARSHAL-1] { $bandit } attire le Marshal { $place_to }.
    [HS-EVENT-2] Le Marshal titube jusque { $place_to }.
   *[other] Le Marshal débarque { $place_to }.
}
event-met_marshal = { "" }
event-hit = { $rule ->
    [MEET-1] Le Marshal tire sur { $bandit }.
    [EVENT-1] À travers le plafond, le Marshal touche { $bandit }.
    [EVENT-5] Un passager tire sur { $bandit }.
    [HS-GUN-3] Le Shotgun tire sur { $bandit }.
    [HS-EVENT-4] { $bandit } prend la chevrotine du Shotgun.
    [HS-HOSTAGE] Le caniche mord { $bandit }. Ça fait mal comme une balle.
   *[other] { $bandit } prend une balle.
}
event-fled = { $bandit } déguerpit { $place_to }.
event-bullets_removed = { $amount ->
    [one] La dernière balle neutre ne suffit pas pour tous : on la jette.
   *[other] Les { $amount } dernières balles neutres ne suffisent pas pour tous : on les jette.
}

event-event = { $ending } ! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Le bras balaie { $bandit } jusque { $place_to }.
   *[other] { $bandit } glisse { $place_to }.
}
event-strongbox = La voilà, { $place_at } : { $loot }.
event-left = { $bandit } laisse la bourse où elle est.
event-lost = Le Marshal confisque { $loot } à { $bandit }.
event-over = Le train est plumé. C’est l’heure des comptes.

## Ce qu’on demande à un joueur
question-plan = { $turn ->
    [tunnel] { $who }, jouez une carte face cachée, ou piochez-en trois.
    [speeding_up] { $who }, jouez une carte ou piochez-en trois ; chacun joue deux fois.
   *[other] { $who }, jouez une carte, ou piochez-en trois.
}
question-move = Où va { $bandit } ?
question-climb = Où grimpe { $bandit } ?
question-shoot = Sur qui tire { $bandit } ?
question-punch = Sur qui cogne { $bandit } ?
question-token = Que lâche { $target } ?
question-keep = { $target } lâche { $loot }. { $bandit } la garde ?
question-push = Où retombe { $target } ?
question-rob = Que rafle { $bandit } { $place_at } ?
question-marshal = { $bandit } attire le Marshal. Où ça ?
question-pickpocket = Une bourse à portée de main, et personne autour. { $bandit } la prend ?
question-purse = Quelle bourse prend { $bandit } { $place_at } ?
question-keep_cards = { $keep ->
    [0] { $who }, que gardez-vous en main pour la prochaine manche ?
    [one] { $who }, vous pouvez garder une carte pour la prochaine manche. Laquelle ?
   *[other] { $who }, vous pouvez garder jusqu’à { $keep } cartes pour la prochaine manche. Lesquelles ?
}
question-pick = { $who }, choisissez n’importe quelle carte de votre pioche avant qu’on la mélange.
question-extra = { $choices ->
    [1] { $who }, rien ne peut suivre cette carte.
   *[other] { $who }, votre autre bandit peut enchaîner tout de suite après le tir. Avec quoi ?
}
question-caboose = { $who }, lequel de vos deux bandits commence dans le wagon de queue ?
question-pair = { $who }, quelle paire de bandits prenez-vous ?
question-bandit = { $who }, quel bandit prenez-vous ?

## Ce qu’un joueur peut répondre
option-play = { $card } : { $card_hint }
option-play_hidden = { $card }, face cachée
option-keep_card = { $card }
option-pick = { $card }
option-draw = Piocher trois cartes
option-pass = Passer
option-done = { $question ->
    [marshal_shoot_again] Sur personne, une balle suffit
    [rob_again] Rien de plus
    [angry_shot] Non, ne pas tirer
    [angry_move] Non, rester là
   *[other] Terminé : on range le reste
}
option-keep = La garder
option-drop = La laisser tomber
option-take = La prendre
option-leave = Ne pas y toucher
option-place = { $place_to }
# Des jetons pareils : $which sur $count ; 0 s’il est seul
option-token = { $loot }{ $hidden ->
    [yes] , { $loot_hidden }
   *[no] { "" }
}{ $which ->
    [0] { "" }
   *[other] { " " }({ $which } sur { $count })
}
option-figure = { $question ->
    [pair] { $target } et { $partner }
    [bandit] { $target } : { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## La table
table-round = { $named ->
        [no] Manche { $number } sur { $count }
       *[yes] Manche { $number } sur { $count } : { $round }
    }. { $first } commence.
table-turn = Tour { $number }, { $turn } : { $turn_hint }.
table-stealing = Action : les cartes se font dans l’ordre où elles ont été jouées.
table-ending = « { $ending } » : { $ending_hint }.
left-out-abilities = Table simplifiée : ici, personne n’a de capacité.
left-out-events = Table simplifiée : ici, les manches se terminent sans événement.
table-keep = Plan d’attaque : chacun peut garder { $keep ->
    [one] une carte
   *[other] { $keep } cartes
} pour la prochaine manche.
table-bandit = bandit
table-hand = main
table-deck = pioche
table-discards = défausse
table-bullets = balles
table-hits = blessures
table-loot = butin
table-total = = { $money } $
table-legend = { loot-purse.sign } bourse   { loot-jewel.sign } bijou   { loot-strongbox.sign } cagnotte   { $marshal ->
    [yes] balles neutres qui restent
   *[no] balles qui restent au Marshal
} : { $bullets }
table-gone = Loin d’ici : { $names }
hand = Votre main : { $cards }
hand-empty = rien
kept = Vous gardez : { $cards }
discards = Votre défausse : { $cards }
and = et
dollars = { $amount } $
several = { $count } × { $card }

## Jouer au clavier
welcome = Cinq manches, un train, et le plus riche l’emporte. À chaque manche, tout le monde
    joue d’abord à tour de rôle des cartes Action sur une même pile ; puis on retourne la
    pile et on exécute les cartes dans cet ordre, quoi qu’il soit advenu du plan.
you-can = Vous êtes { $who }, qui { $ability }.
you-are = Vous êtes { $who }.
welcome-keys = Tapez le numéro d’un choix, ou ses mots. ? explique tout,
    log raconte l’histoire jusqu’ici, quit sauvegarde et quitte.
welcome-back = De retour dans le train, là où vous l’aviez laissé.
hand-over = { $who } prend le clavier, puis appuie sur Entrée.
prompt = { $who } (1-{ $count }, ? pour l’aide) >
no-such-number = Il n’y a pas de choix { $typed } ; tapez un nombre de 1 à { $count }.
did-you-mean = « { $typed } » n’est pas un choix ici. Vouliez-vous dire « { $nearest } » ?
not-understood = « { $typed } » n’est pas un choix ici. Tapez un nombre de 1 à { $count },
    les mots qui le suivent, ou ? pour l’aide.
saving = La partie est sauvegardée après chacun de vos choix : { $file }
saved = Sauvegardé : { $file }
not-saved = La partie n’a pas pu être sauvegardée : { $reason }
resume = Pour continuer : { $command }
replace-saved = { $file } contient déjà une partie sauvegardée. La remplacer ?

## Une place pour un programme

told-news = Depuis votre dernier choix :
told-notes = Vos notes :
told-answer = Répondez par le numéro d’un choix, ou par les mots entre parenthèses qui le suivent.
told-bullets = { $marshal ->
    [yes] Balles neutres qui restent
   *[no] Balles qui restent au Marshal
} : { $bullets }

## Aide
help-goal-title = Le coup
help-goal = Soyez le bandit le plus riche après cinq manches.
help-goal_marshal = Un bandit veut être le plus riche après cinq manches, et que le Marshal
    échoue.
help-goal_team = Soyez l’équipe la plus riche après cinq manches. L’argent de votre
    partenaire est aussi le vôtre.
help-goal_pair = Soyez le joueur le plus riche après cinq manches. L’argent de vos deux
    bandits compte.
help-goal_duel = Soyez plus riche que l’autre camp après cinq manches. L’argent de vos deux
    bandits compte.
help-loot = Une bourse vaut de 250 à 500 $, un bijou 500 $, une cagnotte 1 000 $.
help-loot_cursed = Une bourse vaut de 250 à 500 $, un bijou 500 $, une cagnotte 1 000 $,
    sauf malédiction.
help-prize = Le bandit qui tire le plus de balles est l’as de la gâchette et touche 1 000 $.
help-prize_duel = En duel, il n’y a pas de prime pour l’as de la gâchette.
help-prize_pair = Le joueur dont la paire tire le plus de balles touche 1 000 $ ; celles qui
    touchent les siens ne comptent pas.
help-prize_team = L’équipe qui tire le plus de balles touche 1 000 $ ; celles reçues par un
    partenaire ne comptent pas.
help-round-title = Une manche
help-round = D’abord le plan : tour après tour, chacun joue une carte Action sur la pile ou en
    pioche trois. Puis on retourne la pile et on exécute les cartes dans l’ordre. Ce qui
    est possible est obligatoire ; ce qui ne l’est pas reste sans effet. Les balles que vous
    prenez vont dans votre pioche et vous encombrent la main.
help-meeting = Dans le wagon du Marshal, on vous tire dessus et vous filez sur le toit.
help-turns-title = Tours
help-cards-title = Cartes
help-ending-title = Cette manche finit par
help-you-title = Vous
help-others-title = Les autres
help-keys-title = Touches
help-line = { $name } : { $hint }
help-key-number = le choix qui porte ce numéro ; ses mots conviennent aussi
help-key-enter = montrer la table encore une fois
help-key-help = cette page
help-key-log = l’histoire jusqu’ici
help-key-save = sauvegarder maintenant ; chacun de vos choix l’est de toute façon
help-key-quit = sauvegarder et quitter

## La fin
score-title = Le butin
score-total = total
score-hits = balles reçues
score-winner = { $count ->
    [one] { $names } gagne et s’en va au galop vers le soleil couchant. Tournée générale !
   *[other] { $names } gagnent et s’en vont au galop vers le soleil couchant. Tournée générale !
}
score-nobody = Personne n’a filé, personne ne gagne. Le Marshal se sert un whisky.
score-barred = { $count ->
    [one] { $names } ne peut pas gagner, quel que soit le butin.
   *[other] { $names } ne peuvent pas gagner, quel que soit le butin.
}
score-gunslinger = { $count ->
    [one] As de la gâchette : { $names }
   *[other] Les as de la gâchette : { $names }
}
score-awards = Ce qu’on retiendra de la partie
score-award = { $award } : { $bandit }. { $award_told }
award-marshal = Le chouchou du Marshal
    .told = { $amount ->
        [one] Une rencontre avec la loi, et pas pour prendre le thé.
       *[other] { $amount } rencontres avec la loi, jamais pour prendre le thé.
    }
award-roofs = L’as des toits
    .told = { $amount ->
        [one] Un butin ramassé sur les toits. Et quelle vue !
       *[other] { $amount } butins ramassés sur les toits. Et quelle vue !
    }
award-sieve = La passoire
    .told = { $amount ->
        [one] Une balle encaissée. Ça siffle quand le vent se lève.
       *[other] { $amount } balles encaissées. Ça siffle quand le vent se lève.
    }
award-butterfingers = Les mains trouées
    .told = { dollars } semés le long de la voie. Les vautours disent merci.
award-lucky = La main heureuse
    .told = { dollars } par bourse en moyenne, et sans regarder.
award-punchbag = Le punching-ball
    .told = { $amount ->
        [one] Un coup de poing reçu. La mâchoire vous salue bien.
       *[other] { $amount } coups de poing reçus. La mâchoire vous salue bien.
    }
award-fists = Poings de fer
    .told = { $amount ->
        [one] Un coup de poing donné. Rien de personnel.
       *[other] { $amount } coups de poing donnés. Rien de personnel.
    }
award-dust = Un plan sans accroc
    .told = { $amount ->
        [one] Une carte pour rien. Sur le papier, c’était brillant.
       *[other] { $amount } cartes pour rien. Sur le papier, c’était brillant.
    }
award-driver = L’auxiliaire de la loi
    .told = { $amount ->
        [one] Le Marshal promené une fois. Pas un merci.
       *[other] Le Marshal promené { $amount } fois. Pas un merci.
    }
award-thief = Les doigts collants
    .told = { $amount ->
        [one] Un butin ramassé. Il fallait bien que quelqu’un le fasse.
       *[other] { $amount } butins ramassés. Il fallait bien que quelqu’un le fasse.
    }
award-runner = La bougeotte
    .told = { $amount ->
        [one] Un déplacement. Le train avançait déjà tout seul.
       *[other] { $amount } déplacements. Le train avançait déjà tout seul.
    }
record = L’enregistrement de la partie : { $file }
replay = Pour la réentendre : { $command }

## Raconter une partie encore une fois
replay-keys = Entrée continue, q quitte.
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-trouble-rules = Cette partie a été jouée avec d’anciennes règles. Elle est racontée autant que possible, et a pu se passer autrement.
replay-trouble-damaged = Cet enregistrement est abîmé. La partie est racontée jusque-là.
replay-trouble-changed = Cet enregistrement ne colle pas : on l’a modifié, ou les règles étaient différentes.

## Ce qu’aurait fait une légende
review-title = Qu’aurait fait une légende ?
review-none = Rien à regretter : une légende n’aurait guère fait mieux.
review-moment = { $phase ->
    [planning] Manche { $round }, tour { $turn } : { $question }
   *[other] Manche { $round } : { $question }
}
review-chosen = Choisi : { $option }
review-better = Une légende : { $option }
review-loss = Cela a coûté environ { $points } % de chances de gagner.
review-hint = 100 %, c’est la victoire assurée. Simples estimations, d’après ce qu’on pouvait savoir alors.

## Les chances de gagner au cours d’une partie, et ce qui les a fait bouger
review-chances = Chances de gagner en % : avant et après la donne, puis après chaque manche
review-start = départ
review-deal = donne
review-moved = Ce qui les a fait bouger, en points (± : l’erreur type)
review-luck = chance
review-own = ses choix
review-others = ceux des autres
review-error = erreur par choix
review-decimal = { $whole },{ $tenth }
review-key-moments = Moments clés
review-jump = Manche { $round } : { $player } { $before } % → { $after } % (chance { $luck }, ses choix { $own }, les autres { $others })
review-turning-point = Le tournant.
review-stroke = Un coup de chance.
review-bad-luck = Un coup de malchance.
review-slip = Une petite erreur.
review-blunder = Une bourde.
review-masterstroke = Un coup de maître.

## Pourquoi un choix vaut mieux qu’un autre, compté sur bien des donnes. $with et $without sont les
## deux choix, $often dit combien de fois $fact est vrai avec le premier, $seldom avec le second.
## $who, $what et $which : la figure, le butin et la carte, ou any
often = { $often ->
    [never] pas une fois
    [hardly_ever] presque jamais
    [one_of_ten] une fois sur dix
    [one_of_five] une fois sur cinq
    [one_of_three] une fois sur trois
    [half] une fois sur deux
    [two_of_three] deux fois sur trois
    [four_of_five] quatre fois sur cinq
    [nine_of_ten] neuf fois sur dix
    [almost_always] presque à chaque fois
   *[always] à chaque fois
}
reason-differs = Avec « { $with } », { $fact } { $often } ; avec « { $without } », { $seldom }.
reason-price = En revanche, avec « { $with } », { $fact } { $often } ; avec « { $without } », { $seldom }.
reason-money = Avec « { $with } », vous finissez la manche avec environ { dollars } de plus qu’avec « { $without } ».
reason-close = « { $without } » vaut presque autant.
reason-equal = « { $without } » vaut presque autant : rien ne les départage vraiment.
reason-lost = La victoire est presque hors d’atteinte, quoi que vous choisissiez.
reason-won = La victoire est presque acquise, quoi que vous choisissiez.
reason-sum = Rien de décisif à soi seul : bien des détails l’emportent sur « { $without } ».
reason-counts = { $fact } : { $count } sur { $tries } avec « { $with } », { $fewer } avec « { $without } ».
fact-took = vous prenez { $what ->
    [any] du butin
   *[other] { $loot }
}
fact-lost = vous perdez { $what ->
    [any] du butin
   *[other] { $loot }
}
fact-knocked = { $who ->
    [any] quelqu’un
   *[other] { $figure }
} vous fait lâcher { $what ->
    [any] du butin
   *[other] { $loot }
}
fact-knocks = vous faites lâcher { $what ->
    [any] du butin
   *[other] { $loot }
} à { $who ->
    [any] quelqu’un
   *[other] { $figure }
}
fact-rival = { $who ->
    [any] quelqu’un d’autre
   *[other] { $figure }
} prend { $what ->
    [any] du butin
   *[other] { $loot }
}
fact-first = { $who ->
    [any] quelqu’un
   *[other] { $figure }
} rafle { $what ->
    [any] du butin
   *[other] { $loot }
} avant vous
fact-paid = vous touchez de l’argent en plus
fact-shoots = vous tirez sur { $who ->
    [any] quelqu’un
   *[other] { $figure }
}
fact-shot = { $who ->
    [any] quelqu’un
   *[other] { $figure }
} vous tire dessus
fact-punched = { $who ->
    [any] quelqu’un
   *[other] { $figure }
} vous cogne
fact-met = vous tombez sur { $who ->
    [shotgun] le Shotgun
   *[other] le Marshal
}
fact-rebellion = un passager vous tire dessus
fact-wasted = { $which ->
    [any] une de vos cartes ne sert
   *[other] votre carte { $card } ne sert
} à rien
fact-gunslinger = personne n’a tiré plus de balles que vous
fact-within_reach = vous finissez la manche devant { $what ->
    [any] du butin
   *[other] { $loot }
}

## Chercher une règle. $who choisit, ou pourrait choisir ; $name est celui d’un scénario, en anglais
rules-example = Par exemple (en anglais) : { $name }
rules-pile = La pile, première carte en tête : { $cards }.
rules-ending = La manche se termine par : { $ending }.
rules-wanted = Demandé : { $setup }
rules-refused = Refusé : { $reason }
rules-more = Autres exemples : { $files }
example-chooses = { $who } choisit : { $options }.
example-offers = { $who } peut choisir : { $options }.
example-refuses = { $who } ne peut pas choisir : { $options }.

## Pictures of a position
picture-round = Manche { $number } sur { $count }
picture-over = La partie est finie
picture-before = Avant la première manche
picture-money = { $money } $
picture-waiting = Une table attend
picture-seat = { $who }, manche { $number }
picture-seats = Places prises : { $taken } sur { $count }.

# Calls to a player whose page is closed: a notification, and what a chat is told
call-turn = À vous de jouer
call-reminder = Votre temps est presque écoulé
call-where = Avec { $names }, manche { $round } sur { $rounds }
call-hook-turn = À vous de jouer dans le train avec { $names } (manche { $round } sur { $rounds }) : { $link }
call-hook-reminder = Votre temps est presque écoulé dans le train avec { $names } (manche { $round } sur { $rounds }) : { $link }
call-hook-table = { $name }, à vous de jouer (manche { $round } sur { $rounds }) : { $link }
call-trial = Simple essai
call-trial-body = C’est ainsi que le train vous appellera.
