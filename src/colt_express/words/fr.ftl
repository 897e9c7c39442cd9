### Colt Express en français.
###
### Un nom apporte ses attributs à la phrase : $car_le (« la locomotive »), $car_du (« de la
### locomotive »), $car_au (« à la locomotive »). On raconte au présent, et on vouvoie le joueur.
### Une figure qui change de nom dans une phrase le dit dans .told.
### Ce que le lecteur n'a pas le droit de savoir arrive sous le mot "unknown". Une phrase vide,
### { "" }, n'est pas racontée. Devant ! ? ; : » et $, l'espace est insécable.

## Figures. $bandit, $target, $partner

figure-ghost = Ghost
    .letter = G
    .ability = peut jouer face cachée sa première carte de la manche
figure-doc = Doc
    .letter = D
    .ability = commence chaque manche avec 7 cartes au lieu de 6
figure-tuco = Tuco
    .letter = T
    .ability = tire aussi à travers son toit, vers le haut ou vers le bas
figure-cheyenne = Cheyenne
    .letter = C
    .ability = peut garder la bourse que son coup de poing fait tomber
figure-belle = Belle
    .letter = B
    .ability = échappe aux tirs et aux coups s'il y a une autre cible
figure-django = Django
    .letter = J
    .ability = envoie valser un wagon plus loin quiconque prend sa balle
figure-mei = Mei
    .letter = M
    .ability = grimpe aussi en diagonale, jusqu'au wagon voisin
figure-marshal = Marshal
    .told = le Marshal
    .letter = ★
figure-shotgun = Shotgun
    .letter = S

# Un joueur qui n'a pas encore de bandit, et un autre qui en mène deux. $who
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
car-prison = wagon-prison
    .le = le wagon-prison
    .du = du wagon-prison
    .au = au wagon-prison
    .short = Prison
# La diligence se nomme comme un wagon
car-coach = diligence
    .le = la diligence
    .du = de la diligence
    .au = à la diligence
    .short = Dilig.
# La machine à remonter le temps aussi
car-time_machine = machine à remonter le temps
    .le = la machine à remonter le temps
    .du = de la machine à remonter le temps
    .au = à la machine à remonter le temps
    .short = Machine
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
# Devant la locomotive
place-time_machine = la machine à remonter le temps
    .to = dans la machine à remonter le temps
    .at = dans la machine à remonter le temps
    .climb = monte dans la machine à remonter le temps
# Dans le wagon-prison
place-cell = la cellule
    .to = dans la cellule
    .at = dans la cellule
    .climb = grimpe dans la cellule
# Pas dans le train : pas encore, ou plus du tout
place-away = loin du train
    .to = loin du train
    .at = loin du train

## Butin. $loot

loot-purse = { $value ->
    [unknown] une bourse
   *[other] une bourse ({ $value } $)
}
    .sign = $
loot-jewel = { $value ->
    [unknown] un bijou
   *[other] un bijou ({ $value } $)
}
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] une cagnotte
   *[other] une cagnotte ({ $value } $)
}
    .sign = ■
loot-mailbag = { $value ->
    [unknown] un sac postal
   *[other] un sac postal ({ $value } $)
}
    .sign = ✉
# 1 whisky classique, 2 vieux whisky ; 3 et 4, les mêmes à moitié bus
loot-flask = { $value ->
    [unknown] une flasque
    [1] une flasque de whisky
    [2] une flasque de vieux whisky
    [3] une flasque de whisky à moitié bue
   *[4] une flasque de vieux whisky à moitié bue
}
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Otages. $hostage
## .cost est la gêne qu'il apporte, .ransom ce qu'il rapporte à la fin

hostage-poodle = caniche
    .le = le caniche
    .cost = une balle dans votre pioche à chaque début de manche
    .ransom = 1 000 $
hostage-banker = banquier
    .le = le banquier
    .cost = ne vous gêne en rien
    .ransom = 1 000 $ si vous avez une cagnotte
hostage-minister = pasteur
    .le = le pasteur
    .cost = une carte de moins à chaque début de manche
    .ransom = 900 $
hostage-teacher = institutrice
    .le = l'institutrice
    .cost = vos coups de poing restent sans effet
    .ransom = 800 $
hostage-zealot = bigote
    .le = la bigote
    .cost = vos chevauchées restent sans effet
    .ransom = 700 $
hostage-old_lady = vieille dame
    .le = la vieille dame
    .cost = un seul wagon à la fois sur les toits
    .ransom = 500 $ par bijou
hostage-poker_player = joueuse de poker
    .le = la joueuse de poker
    .cost = vous perdez votre capacité spéciale
    .ransom = 250 $ par bourse
hostage-photographer = photographe
    .le = le photographe
    .cost = vous jouez tout face visible
    .ransom = 200 $ par balle d'un autre bandit

## Les balles du Marshal. $effect
## .hint dit ce que fait la balle, .told comment on raconte qu'elle a touché

effect-lost_gun = Arme perdue
    .hint = les cartes Tir sont sans effet jusqu'à la fin de la manche
    .told = le revolver s'envole !
effect-wounded_knee = Genou blessé
    .hint = les cartes Changement d'étage sont sans effet jusqu'à la fin de la manche
    .told = en plein dans le genou !
effect-wounded_shoulder = Épaule blessée
    .hint = les cartes Coup de poing sont sans effet jusqu'à la fin de la manche
    .told = en pleine épaule !
effect-gotcha = Je te tiens
    .hint = le compagnon retourne chez le Marshal
    .told = « Je te tiens ! »
effect-drop_the_bag = Lâche ce sac
    .hint = un sac postal va au Marshal
    .told = « Lâche ce sac ! »
effect-golden_bullet = Balle en or
    .hint = elle fait mal, c'est tout
    .told = de l'or pur !

## Les objectifs du Marshal. $goal
## .hint dit ce qui doit être vrai à la fin de la partie

goal-few_scratches = Juste quelques égratignures
    .hint = il reste au moins une carte Bagarreur au Marshal
goal-dodge_bullets = Esquiver les balles
    .hint = aucun bandit n'a touché le Marshal plus de deux fois
goal-golden_bullet = La balle en or
    .hint = un des deux revolvers du Marshal est vide
goal-deliver_the_mail = Le courrier doit passer
    .hint = le Marshal a au moins un sac postal
goal-throw_away_keys = Jeter les clés
    .hint = le Marshal a au moins deux prisonniers
goal-full_of_lead = Du plomb pour tous
    .hint = chaque bandit a pris au moins une balle du Marshal
goal-arch_enemy = Ennemi juré
    .hint = un bandit a pris quatre balles du Marshal
goal-warrant = Mandat contre { $target }
    .hint = { $target } a fini au moins une fois en cellule

## Cartes Action. $card

card-move = Déplacement
    .hint = un wagon dedans, jusqu'à trois sur les toits
card-climb = Changement d'étage
    .hint = monter sur le toit, ou en redescendre
card-shoot = Tir
    .hint = une de vos balles pour quelqu'un en vue
card-punch = Coup de poing
    .hint = un voisin lâche un butin et vole plus loin
card-rob = Braquage
    .hint = rafler un butin qui traîne à vos pieds
card-marshal = Marshal
    .hint = envoyer le Marshal un wagon plus loin
card-ride = Chevauchée
    .hint = avec un cheval à votre hauteur, jusqu'à trois wagons
card-idea = Idée de génie
    .hint = sortir de cellule, libérer quelqu'un ou copier la dernière carte
# Le + s'écrit _plus ici
card-move_plus = Déplacement+
    .hint = un déplacement, et aussitôt une autre carte si le tour est classique
card-climb_plus = Changement d'étage+
    .hint = un changement d'étage, et aussitôt une autre carte si le tour est classique
card-arrest = Arrestation
    .hint = mettre en cellule un bandit là où vous êtes
card-bullet = Balle
    .hint = du plomb dans la main, impossible à jouer

# Une carte dont le propriétaire importe
owned-card = { $card } de { $owner }
# Une carte que seuls d'autres ont vue
hidden-card = ▒▒▒▒

## Tours de table. $turn

turn-standard = Classique
    .hint = les cartes se jouent face visible, au vu de tous
turn-tunnel = Tunnel
    .hint = les cartes se jouent face cachée, à l'insu des autres
turn-speeding_up = Accélération
    .hint = chacun joue deux fois de suite
turn-switching = Aiguillage
    .hint = on tourne à l'envers, toujours depuis le premier joueur
turn-turmoil = Mêlée
    .hint = chacun choisit en secret, on révèle tout ensemble
turn-bumpy = Secousses
    .hint = le train secoue : ni Tir ni Coup de poing

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
round-dust_cloud = Nuage de poussière
round-whiskey = Une rasade pour le Marshal
round-panting_horses = Essoufflement
round-higher_speed = Vitesse supérieure
round-shotguns_rage = La colère du Shotgun
round-sharing_the_loot = Partage du butin
round-escape = Fuite
round-mortal_bullet = Balle mortelle
round-safe_place = En lieu sûr
round-rumors = Rumeurs
round-reflexes = Réflexes
round-bumpy_ride = Voie en mauvais état
round-downhill = En descente
round-guilty_conscience = Mauvaise conscience
round-deadly_fall = Chute mortelle
round-crime_punished = Le crime ne paie pas
# Une carte Manche de votre cru, sous le $name de son fichier
round-other = { $name }

## Ce qui clôt une manche. $ending

ending-angry_marshal = Marshal en colère
    .hint = il tire sur tous ceux de son toit et recule d'un wagon
    .told = De rage, il vide son barillet dans le plafond.
ending-swivel_arm = Bras pivotant
    .hint = tous ceux des toits sont balayés jusqu'au wagon de queue
    .told = Un bras de fer grince et pivote au-dessus des toits.
ending-braking = Freinage
    .hint = tous ceux des toits glissent d'un wagon vers l'avant
    .told = Le mécanicien a vu une vache. Les freins hurlent.
ending-take_it_all = Raflez tout
    .hint = une seconde cagnotte atterrit dans le wagon du Marshal
    .told = La compagnie confie au Marshal une cagnotte de plus. Quelle idée.
ending-passengers_rebellion = Révolte des passagers
    .hint = tous ceux de l'intérieur prennent une balle
    .told = Les passagers en ont assez, et ils sont armés.
ending-marshals_revenge = Vengeance du Marshal
    .hint = tous ceux de son toit perdent leur pire bourse
    .told = Il tend le bras vers le toit et attrape ce qu'il peut.
ending-pickpocketing = Pickpockets
    .hint = qui n'a pas de voisin peut empocher une bourse qui traîne
    .told = Cohue sur le quai. Une dernière poche, une dernière bourse.
ending-hostage_conductor = Conducteur en otage
    .hint = 250 $ pour chacun, dans ou sur la locomotive
    .told = La compagnie paie comptant. Guichet : la locomotive.
ending-panting_horses = Essoufflement
    .hint = le cheval de queue abandonne, et deux dès cinq joueurs
    .told = Assez galopé pour aujourd'hui.
ending-whiskey_for_marshal = Une rasade pour le Marshal
    .hint = il vide une flasque de son wagon et titube
    .told = Ça sent le whisky, par ici.
ending-higher_speed = Vitesse supérieure
    .hint = toits, chevaux et diligence reculent d'un wagon
    .told = Du charbon ! Tenez vos chapeaux.
ending-shotguns_rage = La colère du Shotgun
    .hint = une balle pour la diligence et le wagon d'en face
    .told = Il en a assez, et il recharge.
ending-sharing_the_loot = Partage du butin
    .hint = une cagnotte se partage avec tous ceux du même lieu
    .told = Une cagnotte se cache mal à ses amis.
ending-escape = Fuite
    .hint = pour gagner, filez à cheval ou soyez sur la diligence
    .told = La loi attend sur le quai.
ending-mortal_bullet = Balle mortelle
    .hint = chaque balle reçue dans cette manche coûte 150 $
    .told = Le docteur veut être payé, et tout de suite.
ending-safe_place = En lieu sûr
    .hint = le butin du wagon du Marshal monte sur le toit
    .told = Là-haut, aucun voleur n'ira le chercher.
ending-rumors = Rumeurs
    .hint = tous apprennent un objectif du Marshal
    .told = Quelqu'un a lu un télégramme qui n'était pas pour lui.
ending-reflexes = Réflexes
    .hint = on garde sa main, et chacun peut jouer encore une carte
    .told = Pas le temps de réfléchir. Qui est rapide ?
ending-guilty_conscience = Mauvaise conscience
    .hint = si le Marshal gagne, le plus pauvre aussi
    .told = Quelqu'un a toujours eu bon cœur.
ending-deadly_fall = Chute mortelle
    .hint = un coup de poing sur un toit peut jeter du train
    .told = Mieux vaut ne pas regarder en bas.
ending-crime_punished = Le crime ne paie pas
    .hint = qui est en cellule à la fin ne peut pas gagner
    .told = Le juge est déjà sur le quai.
# Ceux qui changent quand quelqu'un joue le Marshal
ending-angry_marshal_law = Marshal en colère
    .hint = il peut tirer, puis se déplacer, sans carte
    .told = Le Marshal en a assez de vous tous.
ending-take_it_all_law = Raflez tout
    .hint = une cagnotte arrive dans le wagon du Marshal
    .told = La compagnie confie une cagnotte au Marshal.
ending-marshals_revenge_law = Vengeance du Marshal
    .hint = dans et sur son wagon, on perd sa pire bourse
    .told = Le Marshal retourne toutes les poches à sa portée.
ending-whiskey_for_marshal_law = Une rasade pour le Marshal
    .hint = il prend une flasque là où il est
    .told = Ça sent le whisky, ici ?

## L'argent selon sa source, à la fin

money-purses = bourses
money-jewels = bijoux
money-strongboxes = cagnottes
money-station = à la gare
money-gunslinger = as de la gâchette
money-ransom = rançon
money-mortal_bullets = balles mortelles
money-mailbags = sacs postaux
money-posters = avis de recherche
money-prisoners = compagnons
money-brawlers = bagarreurs
money-left_behind = resté à bord

## Ce qui s'est passé. $who est un joueur, $bandit et $target sont des figures

event-first_player = { $rule ->
    [HS-ATTACK-2] À l'arrière du train, { $who } ouvre le bal.
   *[other] { $who } ouvre le bal.
}
event-started = { $bandit } attend son heure { $place_at }.
event-boarded = { $bandit } saute de cheval { $place_to }.
event-rode_on = { $bandit } dépasse { $car_le } au galop.
event-paired = { "" }
event-chose_pair = Le joueur { $seat } fait équipe avec { $bandit } et { $partner }.
event-chose_bandit = Le joueur { $seat } fait équipe avec { $bandit }.

event-round_began = Manche { $amount } : { $round }
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
event-drank = { $value ->
    [4] { $bandit } avale une rasade de vieux whisky.
   *[other] { $bandit } avale une rasade de whisky.
}
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
    [ROB-1] { $bandit } empoche une poignée de poussière.
    [MOVE-1] { $bandit } fait les cent pas dans la diligence.
    [HS-RIDE-1] { $bandit } siffle. Aucun cheval ne vient.
    [HS-HOSTAGE] L'otage de { $bandit } ne veut pas en entendre parler.
    [HS-GUN-1] { $bandit } lorgne la cagnotte. Le Shotgun fait non de la tête.
    [MP-ARREST] { $bandit } fait tinter les menottes. Personne à arrêter.
    [MP-SHOOT] { $bandit } dégaine des deux mains, puis rengaine.
    [MP-IDEA] { $bandit } a une idée. Le génie, ce sera pour une autre fois.
    [MP-CELL] { $bandit } secoue les barreaux de la cellule.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } cherche son revolver. Il n'est plus là.
        [wounded_knee] { $bandit } pose le pied sur l'échelle. Aïe, ce genou !
       *[wounded_shoulder] { $bandit } lève le poing. Aïe, cette épaule !
    }
   *[other] { $bandit } tente quelque chose. C'est raté.
}
event-moved = { $rule ->
    [MOVE-2] { $bandit } court de toit en toit jusqu'{ $car_au }.
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
    [HS-GUN-2] Le Shotgun s'envole et retombe { $place_to }.
   *[other] { $target } s'envole et retombe { $place_to }.
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
event-rode = { $bandit } galope le long du train et saute { $place_to }.
event-escaped = { $bandit } disparaît au galop dans la poussière. Pour de bon.
event-took_hostage = { $bandit } prend { $hostage_le } en otage.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } passe en courant devant le Shotgun.
event-bullets_removed = { $amount ->
    [one] La dernière balle neutre ne suffit pas pour tous : on la jette.
   *[other] Les { $amount } dernières balles neutres ne suffisent pas pour tous : on les jette.
}

event-goal_turned = { $goal ->
    [unknown] { $who } lit un télégramme et le range.
   *[other] Télégramme pour { $who }. « { $goal } » : { $goal_hint }.
}
event-fetched = { $who } fouille sa pioche : il lui faut une idée de génie.
event-arrested = { $bandit } arrête { $target } { $place_at }. En cellule !
event-poster = On décroche l'avis de recherche de { $bandit }.
event-brawler = Quel coup ! { $bandit } gagne une carte Bagarreur : { $amount } $.
event-broke_out = { $bandit } crochète la serrure et se glisse { $place_to }.
event-copied = { $bandit } a une idée de génie : { $card }.
event-freed = { $bandit } fait sortir { $target } de la cellule.
event-gave = { $bandit } remercie { $target } avec { $loot }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } libère son fidèle compagnon.
   *[no] { $bandit } libère le compagnon de { $owner } et apprend un tour.
}
event-lost_prisoner = { $own ->
    [yes] Le Marshal reprend à { $bandit } son fidèle compagnon.
   *[no] Le Marshal reprend à { $bandit } le compagnon de { $owner }.
}
event-lost_bag = Le Marshal reprend { $loot } à { $bandit }.
event-thrown_off = { $bandit } fait passer { $target } par-dessus bord. Pour de bon.

event-event = { $ending } ! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Le bras balaie { $bandit } jusque { $place_to }.
   *[other] { $bandit } glisse { $place_to }.
}
event-strongbox = La voilà, { $place_at } : { $loot }.
event-left = { $bandit } laisse la bourse où elle est.
event-lost = Le Marshal confisque { $loot } à { $bandit }.
event-ransom = { $bandit } encaisse { $amount } $.
event-horse_left = À la hauteur { $car_du }, un cheval n'en peut plus.
event-horses_fell_back = Les chevaux reculent d'un wagon.
event-coach_rolled = La diligence recule à la hauteur { $car_du }.
event-hoisted = { $loot } monte { $place_to }.
event-rumor = La rumeur court d'un objectif du Marshal. « { $goal } » : { $goal_hint }.
event-marshal_drank = Le Marshal trouve { $loot } et la vide d'un trait.
event-shared = { $bandit } touche { $amount } $ sur la cagnotte de { $target }.
event-caught = { $bandit } se fait prendre { $place_at }.
event-vanished = { $bandit } tire un levier. La machine ronronne, et il n'y a plus personne.
event-appeared = Surgi de nulle part : { $bandit }, { $place_at } !
event-fare = { $bandit } trouve { $amount } $ sous le siège de la machine à remonter le temps.
event-over = Le train est plumé. C'est l'heure des comptes.

## Ce qu'on demande à un joueur

question-plan = { $turn ->
    [tunnel] { $who }, jouez une carte face cachée, ou piochez-en trois.
    [speeding_up] { $who }, jouez une carte ou piochez-en trois ; c'est deux fois chacun.
   *[other] { $who }, jouez une carte pour plus tard, ou piochez-en trois.
}
question-move = Où va { $bandit } ?
question-climb = Où grimpe { $bandit } ?
question-shoot = Sur qui tire { $bandit } ?
question-punch = Sur qui cogne { $bandit } ?
question-token = Que lâche { $target } ?
question-keep = { $target } lâche { $loot }. { $bandit } la garde ?
question-push = Où retombe { $target } ?
question-rob = Que rafle { $bandit } ?
question-marshal = { $bandit } attire le Marshal. Où ça ?
question-pickpocket = Une bourse à portée de main, et personne autour. { $bandit } la prend ?
question-purse = Quelle bourse pour { $bandit } ?
question-keep_cards = { $keep ->
    [0] { $who }, que gardez-vous en main pour la prochaine manche ?
    [one] { $who }, vous pouvez garder une carte pour la prochaine manche. Laquelle ?
   *[other] { $who }, vous pouvez garder jusqu'à { $keep } cartes pour la prochaine manche. Lesquelles ?
}
question-pick = { $who }, choisissez n'importe quelle carte de votre pioche avant qu'on la mélange.
question-extra = { $choices ->
    [1] { $who }, rien ne peut suivre cette carte.
   *[other] { $who }, votre autre bandit peut enchaîner tout de suite après le tir. Avec quoi ?
}
question-caboose = { $who }, qui des deux commence dans le wagon de queue, le tout dernier ?
question-pair = { $who }, avec quelle paire de gredins montez-vous ?
question-bandit = { $who }, avec qui montez-vous ?
question-board = { $who }, voici { $car_le }. Vous sautez, ou vous galopez ?
question-board_where = Plus un rival en selle. Dans quel wagon saute { $bandit } ?
question-ride = Où galope { $bandit } ?
question-hide = Où reparaîtra { $bandit } ? Personne d'autre ne le saura.
question-hostage = Quel otage pour { $bandit } ?
question-flee = Devant le Shotgun, où s'enfuit { $bandit } ?
question-turmoil = { $who }, choisissez en secret : jouez une carte, ou piochez-en trois.
question-turmoil_card = { $who }, quelle carte posez-vous en secret ?
question-turmoil_cards = { $who }, deux cartes en secret. Laquelle d'abord ?
question-after_whiskey = { $who }, le whisky réchauffe. Quelle carte jouez-vous ?
question-first_of_two = { $who }, le vieux whisky vaut deux cartes. Laquelle d'abord ?
question-second_of_two = { $who }, et laquelle ensuite ?
question-and_then = { $choices ->
    [1] { $who }, rien ne peut suivre cette carte.
   *[other] { $who }, vous pouvez enchaîner aussitôt une autre carte. Laquelle ?
}
question-arrest = { $bandit } arrête quelqu'un. Qui ?
question-marshal_shoot = Sur qui tire { $bandit }, et de quelle main ?
question-marshal_shoot_again = Et de l'autre main, sur qui tire { $bandit } ?
question-mailbag = { $target } lâche le courrier. Quel sac pour { $bandit } ?
question-break_out = Hors de la cellule ! Où va { $bandit } ?
question-free = { $bandit } libère quelqu'un. Qui ?
question-thanks = Libre ! Que donne { $bandit } à { $target } pour la peine ?
question-rob_again = Un compagnon pour porter : que rafle encore { $bandit } ?
question-reflex = { $who }, vite : quelle carte de votre main jouez-vous sur-le-champ ?
question-angry_shot = De colère, { $bandit } tire ?
question-angry_move = De colère, { $bandit } s'en va plus loin ?
question-flask = Quelle flasque pour { $bandit } ?
question-deadly_shot = { $target } est tout au bout du train. Où la balle va-t-elle l'envoyer ?

## Ce qu'un joueur peut répondre

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
option-board = Sauter dedans
option-ride_on = Galoper encore
option-board_one = { $target } saute, pas l'autre
option-board_both = Les deux sautent
option-escape = Filer pour de bon, avec le butin
option-hostage = { $hostage_le } ({ $hostage_ransom }) : { $hostage_cost }
option-drink = Boire du whisky : piocher trois cartes, puis en jouer une
option-drink_old = Boire du vieux whisky : jouer deux cartes
option-drink_full = Boire à la flasque pleine : piocher trois cartes, puis en jouer une
option-drink_half = Boire à la flasque entamée : piocher trois cartes, puis en jouer une
option-drink_old_full = Boire à la flasque pleine de vieux whisky : jouer deux cartes
option-drink_old_half = Boire à la flasque entamée de vieux whisky : jouer deux cartes
option-drink_bandit = { $value ->
    [1] { $target } boit à une flasque pleine : piocher trois cartes, puis en jouer une
    [2] { $target } boit à une flasque pleine de vieux whisky : jouer deux cartes
    [3] { $target } boit à une flasque entamée : piocher trois cartes, puis en jouer une
   *[4] { $target } boit à une flasque entamée de vieux whisky : jouer deux cartes
}
option-fetch_idea = Chercher l'idée de génie dans la pioche
option-shoot = Oui, tirer
option-move = Oui, y aller
option-throw_off = En bas du train, pour de bon
option-push_on = Un wagon plus loin, sans plus
# La prochaine balle de ce revolver est $effect
option-shot = { $side ->
    [left] { $target }, { $place_at } : main gauche, { $effect }
   *[right] { $target }, { $place_at } : main droite, { $effect }
}
option-companion = { $own ->
    [yes] Votre fidèle compagnon : deux butins à chaque Braquage
   *[no] Le compagnon de { $owner } : avec lui, on { $owner_ability }
}
option-place = { $place_to }
option-token = { $loot }
option-figure = { $question ->
    [pair] { $target } et { $partner }
    [bandit] { $target } : { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## La table

table-round = Manche { $number } sur { $count } : { $round }. { $first } commence.
table-turn = Tour { $number }, { $turn } : { $turn_hint }.
table-stealing = Action : les cartes se font dans l'ordre où elles ont été jouées.
table-ending = Puis { $ending } : { $ending_hint }.
table-keep = Plan d'attaque : chacun peut garder { $keep ->
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
table-hostage = otage
table-total = = { $money } $
table-legend = { loot-purse.sign } bourse   { loot-jewel.sign } bijou   { loot-strongbox.sign } cagnotte   { $law ->
    [yes] balles neutres qui restent
   *[no] balles qui restent au Marshal
} : { $bullets }
table-legend-horses = { $horse } cheval   ▼ flasque   ▽ flasque à moitié bue
table-legend-coach = { figure-shotgun.letter } Shotgun
table-flask = { $value ->
    [unknown] ▼?
    [1] ▼
    [2] ▼vieux
    [3] ▽
   *[4] ▽vieux
}
table-hostages = Otages dans la diligence : { $hostages }
table-saddle = Encore en selle : { $names }
table-gone = Loin d'ici : { $names }
table-travelling = En voyage dans le temps : { $names }
table-hiding = Vous reparaîtrez { $place_at } ; personne d'autre ne le sait.
table-poster = prime
table-companion = avec
table-brawler = ✦{ $amount }
table-legend-law = { loot-mailbag.sign } sac postal   ✦ carte Bagarreur   ╫ cellule
# Derrière le nombre de balles, la prochaine
table-guns = Revolvers du Marshal : gauche { $left }, droite { $right }
table-gun = { $bullets ->
    [0] vide
   *[other] { $bullets } ({ $effect })
}
table-brawlers = Cartes Bagarreur du Marshal : { $cards }
table-prisoners = À libérer au wagon-prison, les compagnons de : { $names }
# Après le mot « compagnons de »
companion-of = { $owner }
table-taken-back = Prisonniers repris par le Marshal : { $count }
table-wound = { $bandit } : { $effect }, { $effect_hint }
table-shown = Un objectif du Marshal que tous connaissent : { $goal }, { $goal_hint }
table-goals = Vos objectifs, { $turned } sur { $count } :
table-goal = { $goal } : { $goal_hint }
hand = Votre main : { $cards }
hand-empty = rien
kept = Vous gardez : { $cards }
discards = Votre défausse : { $cards }
and = et
dollars = { $amount } $
several = { $count } × { $card }

## Jouer au clavier

welcome = Cinq manches, un train, et le bandit le plus riche l'emporte. À chaque manche, tout le
    monde joue d'abord à tour de rôle des cartes Action sur une même pile ; puis on retourne
    la pile et on exécute les cartes dans cet ordre, quoi qu'il soit advenu du plan.
welcome-law = Avec Marshal et prisonniers, l'un de vous est le Marshal : s'il a rempli à la fin
    quatre de ses cinq objectifs, il l'emporte, si riches que soient les bandits.
you-can = Vous êtes { $who }, qui { $ability }.
you-are = Vous êtes { $who }.
you-are-marshal = Vous êtes le Marshal. Vous ne braquez rien : vous arrêtez, vous tirez des deux
    mains, et vous gagnez si quatre de vos cinq objectifs sont remplis. Chaque manche en
    révèle un, pour vos yeux seulement.
welcome-keys = Tapez le numéro d'un choix, ou ses mots. ? explique tout,
    log raconte l'histoire jusqu'ici, quit sauvegarde et quitte.
welcome-back = De retour dans le train, là où vous l'aviez laissé.
hand-over = { $who } prend le clavier, puis appuie sur Entrée.
prompt = { $who } (1-{ $count }, ? pour l'aide) >
no-such-number = Il n'y a pas de choix { $typed } ; tapez un nombre de 1 à { $count }.
did-you-mean = « { $typed } » n'est pas un choix ici. Vouliez-vous dire « { $nearest } » ?
not-understood = « { $typed } » n'est pas un choix ici. Tapez un nombre de 1 à { $count },
    les mots qui le suivent, ou ? pour l'aide.
saving = La partie est sauvegardée après chacun de vos choix : { $file }
saved = Sauvegardé : { $file }
not-saved = La partie n'a pas pu être sauvegardée : { $reason }
resume = Pour continuer : { $command }

## Aide

help-goal-title = Le coup
help-goal = Soyez le plus riche après cinq manches. Une bourse vaut de 250 à 500 $, un bijou
    500 $, une cagnotte 1 000 $. Qui tire le plus de balles est l'as de la gâchette et
    touche 1 000 $.
help-round-title = Une manche
help-round = D'abord le plan : tour après tour, chacun joue une carte Action sur la pile ou en
    pioche trois. Puis on retourne la pile et on exécute les cartes dans l'ordre. Ce qui
    est possible est obligatoire ; ce qui ne l'est pas reste sans effet. Les balles que vous
    prenez vont dans votre pioche et vous encombrent la main.
help-meeting = Dans le wagon du Marshal, on vous tire dessus et vous filez sur le toit.
help-horses-title = Chevaux et whisky
help-horses = Une Chevauchée demande un cheval à la hauteur de votre wagon, que vous soyez dedans ou
    sur le toit : galopez jusqu'à trois wagons, ou aucun, et finissez à l'intérieur. Avec une
    flasque, vous pouvez boire au lieu de jouer ou de piocher : le whisky fait piocher trois
    cartes et en jouer une, le vieux whisky en fait jouer deux. Une flasque sert deux fois et ne
    vaut rien à la fin.
help-coach-title = La diligence
help-coach = Elle roule en face d'un wagon et recule d'un wagon après chaque manche. On y entre à
    cheval, ou en descendant de son toit, et on y prend un otage : un embarras tout de suite,
    une rançon à la fin. Le Shotgun y garde une cagnotte, jusqu'à ce qu'un coup de poing l'envoie
    sur le train. Dès lors, il tire sur quiconque arrive sur son toit ou passe devant lui.
help-hostages-title = Otages
help-machine-title = La machine à remonter le temps
help-machine = Elle est devant la locomotive, à un pas de l'intérieur comme du toit. On n'a rien
    à y escalader, et le Marshal n'y entre pas. Qui s'y trouve seul à la fin d'une manche voyage dans
    le temps : il se cache en secret sous le train ou la diligence, et y surgit quand l'action
    commence. Seul dedans après la dernière manche, on trouve 500 $ et on garde le butin qui y
    traîne.
help-cursed-title = Le butin maudit
help-cursed = Bijoux et cagnottes sont eux aussi face cachée, et une partie du butin ne vaut
    presque rien : quatre bourses de 1 ou 2 $, deux bijoux de 5 $ et une cagnotte de 10 $. Seul le
    sait qui les a eus en main.
help-law-title = Marshal et prisonniers
help-law = Un joueur est le Marshal. S'il a rempli à la fin quatre de ses cinq objectifs secrets,
    il gagne ; sinon, c'est le bandit le plus riche. Il ne chasse personne sur le toit. On peut lui
    tirer dessus, et le cogner pour lui prendre sa première carte Bagarreur (800, 500, puis
    300 $). Qui n'est jamais arrêté touche 500 $ pour son avis de recherche. Un compagnon vaut
    200 $ ; des deux sacs postaux de la locomotive, l'un vaut 200 $, l'autre 1 200 $.
help-idea-title = Idées de génie
help-idea = En cellule, rien d'autre ne sert : l'idée vous fait sortir. Dans le wagon-prison ou sur
    son toit, elle libère un des compagnons, ou un bandit de la cellule, qui vous remercie d'un
    butin. Partout ailleurs, elle copie la dernière carte faite par un bandit dans cette manche.
    Au lieu de piocher, vous pouvez aller la chercher dans votre pioche.
help-companions-title = Compagnons
help-companions = Chaque bandit peut en avoir un. Le compagnon d'un autre vous prête le talent de ce
    bandit ; avec le vôtre, vous prenez deux butins à la fois.
help-marshal-title = Vous êtes le Marshal
help-marshal = Arrêtez les bandits qui sont là où vous êtes : la première fois, leur avis de
    recherche est à vous. Une carte Tir vise un bandit, ou deux, un de chaque main. Si le tour est
    classique, vos cartes + peuvent être suivies aussitôt d'une autre. À la fin, le courrier qu'aucun
    bandit ne tient est à vous, comme les prisonniers que personne n'a libérés.
help-bullets-title = Les balles du Marshal
help-goals-title = Les objectifs que le Marshal peut avoir
help-warrants = Deux des cinq objectifs sont des mandats : arrêter au moins une fois tel bandit.
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
help-key-log = l'histoire jusqu'ici
help-key-save = sauvegarder maintenant ; chacun de vos choix l'est de toute façon
help-key-quit = sauvegarder et quitter

## La fin

score-title = Le butin
score-total = total
score-hits = balles reçues
score-winner = { $count ->
    [one] { $names } gagne et s'en va au galop vers le soleil couchant. Tournée générale !
   *[other] { $names } gagnent et s'en vont au galop vers le soleil couchant. Tournée générale !
}
score-nobody = Personne n'a filé, personne ne gagne. Le Marshal se sert un whisky.
score-goals = Le Marshal a rempli { $met } de ses { $count } objectifs ; il lui en fallait { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal } : { $goal_hint }
   *[no] ✗ { $goal } : { $goal_hint }
}
score-fell = Mais on l'a jeté du train, et il ne peut pas gagner.
score-law = { $count ->
    [0] Le Marshal gagne. Pour aujourd'hui, l'ordre règne sur le chemin de fer.
   *[other] Le Marshal gagne, et { $names } aussi : c'est la mauvaise conscience qui parle.
}
score-barred = { $count ->
    [one] { $names } ne peut pas gagner, quel que soit le butin.
   *[other] { $names } ne peuvent pas gagner, quel que soit le butin.
}
score-gunslinger = { $count ->
    [one] As de la gâchette : { $names }
   *[other] Les as de la gâchette : { $names }
}
record = L'enregistrement de la partie : { $file }
replay = Pour la réentendre : { $command }

## Raconter une partie encore une fois

replay-keys = Entrée continue, q quitte.
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie.

## Ce qu'aurait fait une légende

review-title = Qu'aurait fait une légende ?
review-none = Rien à regretter : une légende n'aurait guère fait mieux.
review-moment = { $phase ->
    [planning] Manche { $round }, tour { $turn } : { $question }
   *[other] Manche { $round } : { $question }
}
review-chosen = Choisi : { $option }
review-better = Une légende : { $option }
review-loss = { $points ->
    [one] Cela a coûté environ un point de chance de gagner.
   *[other] Cela a coûté environ { $points } points de chance de gagner.
}
review-hint = Cent points, c'est la victoire assurée. Ce sont des estimations, d'après ce qu'on pouvait savoir alors.
