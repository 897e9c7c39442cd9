### Horses & Stagecoach en français.

## Figures. $bandit, $target, $partner
figure-shotgun = Shotgun
    .letter = S

## Wagons. $car
## .short est écrit sous le wagon dans le dessin : 8 signes au plus.
# La diligence se nomme comme un wagon
car-coach = diligence
    .le = la diligence
    .du = de la diligence
    .au = à la diligence
    .short = Dilig.

## Butin. $loot
# 1 whisky classique, 2 vieux whisky ; 3 et 4, les mêmes à moitié bus
loot-flask = { $value ->
    [unknown] une flasque
    [1] une flasque de whisky
    [2] une flasque de vieux whisky
    [3] une flasque de whisky à moitié bue
   *[4] une flasque de vieux whisky à moitié bue
}
    .hidden = contenu caché
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Otages. $hostage
## .cost est la gêne qu’il apporte, .ransom ce qu’il rapporte à la fin
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
    .le = l’institutrice
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
    .cost = vous perdez votre capacité
    .ransom = 250 $ par bourse
hostage-photographer = photographe
    .le = le photographe
    .cost = vous jouez tout face visible
    .ransom = 200 $ par balle d’un rival

## Cartes Action. $card
card-ride = Chevauchée
    .short = Cheval
    .hint = avec un cheval à votre hauteur, jusqu’à trois wagons

## Tours de table. $turn
turn-turmoil = Mêlée
    .hint = chacun choisit en secret, on révèle tout ensemble

## Cartes Manche. $round
round-dust_cloud = Nuage de poussière
round-whiskey = Une rasade pour le Marshal
round-panting_horses = Essoufflement
round-higher_speed = Vitesse supérieure
round-shotguns_rage = La colère du Shotgun
round-sharing_the_loot = Partage du butin
round-escape = Fuite
round-mortal_bullet = Balle mortelle

## Ce qui clôt une manche. $ending
ending-panting_horses = Essoufflement
    .hint = le dernier cheval abandonne ; à cinq joueurs et plus, deux
    .told = Assez galopé pour aujourd’hui.
ending-whiskey_for_marshal = Une rasade pour le Marshal
    .hint = il vide une flasque du wagon et recule
    .told = Ça sent le whisky, par ici.
ending-higher_speed = Vitesse supérieure
    .hint = sur les toits et dehors, chacun recule d’un wagon
    .told = Du charbon ! Tenez vos chapeaux.
ending-shotguns_rage = La colère du Shotgun
    .hint = une balle dans et sur la diligence, et juste en face
    .told = Il en a assez, et il recharge.
ending-sharing_the_loot = Partage du butin
    .hint = toute cagnotte se partage avec les bandits qui sont là
    .told = Une cagnotte se cache mal à ses amis.
ending-escape = Fuite
    .hint = un bandit ne gagne qu’en fuyant à cheval ou par la diligence
    .told = La loi attend sur le quai.
ending-escape_light = Fuite
    .hint = un bandit ne gagne que s’il file à cheval
    .told = La loi attend sur le quai.
ending-mortal_bullet = Balle mortelle
    .hint = chaque balle reçue dans cette manche coûte 150 $
    .told = Le docteur veut être payé, et tout de suite.

## L’argent selon sa source, à la fin
money-ransom = rançon
money-mortal_bullets = balles mortelles

## Ce qui s’est passé. $who est un joueur, $bandit et $target sont des figures
event-boarded = { $bandit } saute de cheval { $place_to }.
event-rode_on = { $bandit } dépasse { $car_le } au galop.
event-drank = { $value ->
    [4] { $bandit } avale une rasade de vieux whisky.
   *[other] { $bandit } avale une rasade de whisky.
}
event-rode = { $bandit } galope le long du train et saute { $place_to }.
event-escaped = { $bandit } disparaît au galop dans la poussière. Pour de bon.
event-took_hostage = { $bandit } prend { $hostage_le } en otage.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } passe en courant devant le Shotgun.
event-ransom = { $bandit } encaisse { $amount } $.
event-horse_left = À la hauteur { $car_du }, un cheval n’en peut plus.
event-horses_fell_back = Les chevaux reculent d’un wagon.
event-coach_rolled = La diligence recule à la hauteur { $car_du }.
event-marshal_drank = Le Marshal trouve { $loot } et la vide d’un trait.
event-shared = { $bandit } touche { $amount } $ sur la cagnotte de { $target }.
event-caught = { $bandit } se fait prendre { $place_at }.

## Ce qu’on demande à un joueur
question-board = { $who }, voici { $car_le }. Vous sautez à bord, ou vous galopez encore ?
question-board_where = Plus un rival en selle. Dans quel wagon saute { $bandit } ?
question-ride = Où galope { $bandit } ?
question-hostage = Quel otage pour { $bandit } ?
question-flee = Devant le Shotgun, où s’enfuit { $bandit } ?
question-turmoil = { $who }, choisissez en secret : jouez une carte, ou piochez-en trois.
question-turmoil_card = { $who }, quelle carte posez-vous en secret ?
question-turmoil_cards = { $who }, deux cartes en secret. Laquelle d’abord ?
question-after_whiskey = { $who }, le whisky réchauffe. Quelle carte jouez-vous ?
question-first_of_two = { $who }, le vieux whisky vaut deux cartes. Laquelle d’abord ?
question-second_of_two = { $who }, et laquelle ensuite ?

## Ce qu’un joueur peut répondre
option-board = Sauter à bord
option-ride_on = Galoper encore
option-board_one = { $target } saute à bord, pas l’autre
option-board_both = Les deux sautent à bord
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

## La table
table-hostage = otage
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
told-horses = Chevaux : { $places }
told-coach = À côté de la diligence : { $car }

## Aide
help-horses-title = Chevaux et whisky
help-horses = Une Chevauchée demande un cheval à la hauteur de votre wagon, que vous soyez dedans ou
    sur le toit : galopez jusqu’à trois wagons, ou aucun, et finissez à l’intérieur.
help-whiskey = Avec une flasque, vous pouvez boire à un tour classique, au lieu de jouer ou de
    piocher : le whisky fait piocher trois cartes et en jouer une, le vieux whisky en fait jouer
    deux. Une flasque sert deux fois et ne vaut rien à la fin.
help-whiskey_anytime = Avec une flasque, vous pouvez boire à n’importe quel tour, au lieu de jouer
    ou de piocher : le whisky fait piocher trois cartes et en jouer une, le vieux whisky en fait
    jouer deux. Une flasque sert deux fois et ne vaut rien à la fin.
help-coach-title = La diligence
help-coach = Elle roule en face d’un wagon et recule d’un wagon après chaque manche. On y entre à
    cheval, ou en descendant de son toit, et un bandit y prend un otage : presque toujours un
    embarras tout de suite, une rançon à la fin. Le Shotgun y garde une cagnotte, jusqu’à ce qu’un
    coup de poing l’envoie sur le train. Dès lors, il tire sur tout bandit qui arrive sur son toit
    ou passe devant lui.
help-hostages-title = Otages

## Pourquoi un choix vaut mieux qu’un autre
fact-hostage = vous prenez un otage
fact-shared = vous touchez une part de cagnotte
fact-shares = vous devez partager une cagnotte
fact-caught = vous vous faites prendre à bord
fact-escaped = vous filez pour de bon
