### Marshal & Prisoners en français.

## Wagons. $car
## .short est écrit sous le wagon dans le dessin : 8 signes au plus.
car-prison = wagon-prison
    .le = le wagon-prison
    .du = du wagon-prison
    .au = au wagon-prison
    .short = Prison
# Dans le wagon-prison
place-cell = la cellule
    .to = dans la cellule
    .at = dans la cellule
    .climb = grimpe dans la cellule

## Butin. $loot
loot-mailbag = { $value ->
    [unknown] un sac postal
   *[other] un sac postal ({ $value } $)
}
    .hidden = valeur cachée
    .sign = ✉

## Les balles du Marshal. $effect
## .hint dit ce que fait la balle, .told comment on raconte qu’elle a touché
effect-lost_gun = Arme perdue
    .hint = les cartes Tir sont sans effet jusqu’à la fin de la manche
    .told = le revolver s’envole !
effect-wounded_knee = Genou blessé
    .hint = les cartes Changement d’étage sont sans effet jusqu’à la fin de la manche
    .told = en plein dans le genou !
effect-wounded_shoulder = Épaule blessée
    .hint = les cartes Coup de poing sont sans effet jusqu’à la fin de la manche
    .told = en pleine épaule !
effect-gotcha = Je te tiens
    .hint = le compagnon retourne chez le Marshal
    .told = « Je te tiens ! »
effect-drop_the_bag = Lâche ce sac
    .hint = un sac postal va au Marshal
    .told = « Lâche ce sac ! »
effect-golden_bullet = Balle en or
    .hint = elle fait mal, c’est tout
    .told = de l’or pur !

## Les objectifs du Marshal. $goal
## .hint dit ce qui doit être vrai à la fin de la partie
goal-few_scratches = Juste quelques égratignures
    .hint = il reste au moins un As de la castagne au Marshal
goal-dodge_bullets = Esquiver les balles
    .hint = aucun bandit n’a touché le Marshal plus de deux fois
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
card-idea = Idée géniale
    .short = Idée
    .hint = sortir de cellule, libérer quelqu’un ou copier la dernière carte
# Le + s’écrit _plus ici
card-move_plus = Déplacement+
    .short = Déplac.+
    .hint = en tour classique, une autre carte peut suivre aussitôt
card-climb_plus = Changement d’étage+
    .short = Étage+
    .hint = en tour classique, une autre carte peut suivre aussitôt
card-arrest = Arrestation
    .short = Arrest.
    .hint = mettre en cellule un bandit là où vous êtes

## Tours de table. $turn
turn-bumpy = Secousses
    .hint = ça secoue trop pour un Tir ou un Coup de poing

## Cartes Manche. $round
round-safe_place = En lieu sûr
round-rumors = Rumeurs
round-reflexes = Réflexes
round-bumpy_ride = Voie en mauvais état
round-downhill = En descente
round-guilty_conscience = Mauvaise conscience
round-deadly_fall = Chute mortelle
round-crime_punished = Le crime ne paie pas

## Ce qui clôt une manche. $ending
ending-safe_place = En lieu sûr
    .hint = le butin du wagon du Marshal monte sur le toit
    .told = Là-haut, aucun voleur n’ira le chercher.
ending-rumors = Rumeurs
    .hint = tous apprennent un objectif du Marshal
    .told = Quelqu’un a lu un télégramme qui n’était pas pour lui.
ending-reflexes = Réflexes
    .hint = on garde sa main, et chacun peut jouer encore une carte
    .told = Pas le temps de réfléchir. Qui est rapide ?
ending-guilty_conscience = Mauvaise conscience
    .hint = si le Marshal gagne, le plus pauvre aussi
    .told = Quelqu’un a toujours eu bon cœur.
ending-deadly_fall = Chute mortelle
    .hint = un coup sur un toit peut faire tomber du train
    .told = Mieux vaut ne pas regarder en bas.
ending-crime_punished = Le crime ne paie pas
    .hint = un bandit en cellule à la fin ne peut pas gagner
    .told = Le juge est déjà sur le quai.
# Ceux qui changent quand quelqu’un joue le Marshal
ending-angry_marshal_marshal = Marshal en colère
    .hint = il peut tirer, puis se déplacer, sans carte
    .told = Le Marshal en a assez de vous tous.
ending-take_it_all_marshal = Raflez tout
    .hint = une cagnotte arrive dans le wagon du Marshal
    .told = La compagnie confie une cagnotte au Marshal.
ending-marshals_revenge_marshal = Vengeance du Marshal
    .hint = dans et sur son wagon, on perd sa plus petite bourse
    .told = Le Marshal retourne toutes les poches à sa portée.
ending-whiskey_for_marshal_marshal = Une rasade pour le Marshal
    .hint = il prend une flasque là où il est
    .told = Ça sent le whisky, ici ?
ending-panting_horses_marshal = Essoufflement
    .hint = le dernier cheval abandonne ; à cinq bandits et plus, deux
    .told = Assez galopé pour aujourd’hui.

## L’argent selon sa source, à la fin
money-mailbags = sacs postaux
money-posters = avis de recherche
money-prisoners = compagnons
money-brawlers = as de la castagne

## Ce qui s’est passé. $who est un joueur, $bandit et $target sont des figures
event-goal_turned = { $goal ->
    [unknown] { $who } lit un télégramme et le range.
   *[other] Télégramme pour { $who }. « { $goal } » : { $goal_hint }.
}
event-fetched = { $who } fouille sa pioche : il lui faut une idée géniale.
event-arrested = { $bandit } arrête { $target } { $place_at }. En cellule !
event-poster = L’avis de recherche de { $bandit } revient au Marshal.
event-brawler = Quel coup ! { $bandit } devient As de la castagne : { $amount } $.
event-broke_out = { $bandit } crochète la serrure et se glisse { $place_to }.
event-copied = { $bandit } a une idée géniale : { $card }.
event-freed = { $bandit } fait sortir { $target } de la cellule.
event-gave = { $bandit } remercie { $target } avec { $loot }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } libère son fidèle compagnon.
   *[no] { $bandit } libère le compagnon de { $owner } et emprunte sa capacité.
}
event-lost_prisoner = { $own ->
    [yes] Le Marshal reprend à { $bandit } son fidèle compagnon.
   *[no] Le Marshal reprend à { $bandit } le compagnon de { $owner }.
}
event-lost_bag = Le Marshal reprend { $loot } à { $bandit }.
event-thrown_off = { $bandit } fait passer { $target } par-dessus bord. Pour de bon.

event-hoisted = { $loot } monte { $place_to }.
event-rumor = Une rumeur court sur un objectif du Marshal. « { $goal } » : { $goal_hint }.

## Ce qu’on demande à un joueur
question-and_then = { $choices ->
    [1] { $who }, rien ne peut suivre cette carte.
   *[other] { $who }, vous pouvez enchaîner aussitôt une autre carte. Laquelle ?
}
question-arrest = { $bandit } arrête quelqu’un. Qui ?
question-marshal_shoot = Sur qui tire { $bandit }, et avec quel revolver ?
question-marshal_shoot_again = Et avec l’autre revolver, sur qui tire { $bandit } ?
question-mailbag = { $target } lâche le courrier. Quel sac pour { $bandit } ?
question-break_out = Hors de la cellule ! Où va { $bandit } ?
question-free = { $bandit } libère quelqu’un. Qui ?
question-thanks = Libre ! Que donne { $bandit } à { $target } pour la peine ?
question-rob_again = Un compagnon pour porter : que rafle encore { $bandit } { $place_at } ?
question-reflex = { $who }, vite : quelle carte de votre main jouez-vous sur-le-champ ?
question-angry_shot = { $bandit } est furieux. Tire-t-il ?
question-angry_move = { $bandit } est furieux. S’en va-t-il plus loin ?
question-flask = Quelle flasque pour { $bandit } ?
question-deadly_shot = { $target } est tout au bout du train. Où la balle va-t-elle l’envoyer ?

## Ce qu’un joueur peut répondre
option-fetch_idea = Chercher l’idée géniale dans la pioche
option-shoot = Oui, tirer
option-move = Oui, y aller
option-throw_off = Hors du train, pour de bon
option-push_on = Un wagon plus loin, sans plus
# La prochaine balle de ce revolver est $effect
option-shot = { $side ->
    [left] { $target }, { $place_at } : revolver gauche, { $effect }
   *[right] { $target }, { $place_at } : revolver droit, { $effect }
}
option-companion = { $own ->
    [yes] Votre fidèle compagnon : deux butins à chaque Braquage
   *[no] Compagnon de { $owner } : on { $owner_ability }
}

## La table
table-poster = prime
table-companion = compagnon
table-brawler = ✦{ $amount }
table-legend-marshal = { loot-mailbag.sign } sac postal   ✦ As de la castagne   ╫ cellule
# Derrière le nombre de balles, la prochaine
table-guns = Revolvers du Marshal : gauche { $left }, droit { $right }
table-gun = { $bullets ->
    [0] vide
   *[other] { $bullets } ({ $effect })
}
table-brawlers = As de la castagne du Marshal : { $cards }
table-prisoners = À libérer au wagon-prison, les compagnons de : { $names }
# Après le mot « compagnons de »
companion-of = { $owner }
table-taken-back = Prisonniers repris par le Marshal : { $count }
table-wound = { $bandit } : { $effect }, { $effect_hint }
table-shown = Un objectif du Marshal que tous connaissent : { $goal }, { $goal_hint }
table-goals = Vos objectifs, { $turned } sur { $count } :
table-goal = { $goal } : { $goal_hint }

## Jouer au clavier
welcome-marshal = Avec Marshal & Prisonniers, l’un de vous est le Marshal : s’il a atteint à la fin
    quatre de ses cinq objectifs, il l’emporte, si riches que soient les bandits.
you-are-marshal = Vous êtes le Marshal. Vous ne braquez rien : vous arrêtez, vous tirez des deux
    mains, et vous gagnez si quatre de vos cinq objectifs sont atteints. Chaque manche en
    révèle un, pour vos yeux seulement.

## Aide
help-marshal-title = Marshal & Prisonniers
help-marshal = Un joueur est le Marshal. S’il a atteint à la fin quatre de ses cinq objectifs secrets,
    il gagne ; sinon, c’est le bandit le plus riche. Il ne force personne à fuir sur le toit. On peut lui
    tirer dessus, et le cogner pour lui prendre un As de la castagne (800, 500, puis
    300 $). Ceux qu’il n’arrête jamais touchent 500 $ pour leur avis de recherche. Un compagnon vaut
    200 $ ; des deux sacs postaux de la locomotive, l’un vaut 200 $, l’autre 1 200 $.
help-idea-title = Idées géniales
help-idea = En cellule, rien d’autre ne sert : l’idée vous fait sortir. Dans le wagon-prison ou sur
    son toit, elle libère un des compagnons, ou un bandit de la cellule, qui vous remercie d’un
    butin. Partout ailleurs, elle copie la dernière carte faite par un bandit dans cette manche.
    Au lieu de piocher, vous pouvez aller la chercher dans votre pioche.
help-companions-title = Compagnons
help-companions = Chaque bandit peut en avoir un. Le compagnon d’un autre vous prête la capacité de ce
    bandit ; avec le vôtre, vous prenez deux butins à la fois.
help-as_marshal-title = Vous êtes le Marshal
help-as_marshal = Arrêtez les bandits qui sont là où vous êtes : la première fois, leur avis de
    recherche est à vous. Une carte Tir vise un bandit, ou deux, un de chaque main. Si le tour est
    classique, vos cartes + peuvent être suivies aussitôt d’une autre. À la fin, le courrier qu’aucun
    bandit ne tient est à vous, comme les prisonniers que personne n’a libérés.
help-bullets-title = Les balles du Marshal
help-goals-title = Les objectifs que le Marshal peut avoir
help-warrants = Deux des cinq objectifs sont des mandats : arrêter au moins une fois tel bandit.

## La fin
score-goals = Le Marshal a atteint { $met } de ses { $count } objectifs ; il lui en fallait { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal } : { $goal_hint }
   *[no] ✗ { $goal } : { $goal_hint }
}
score-fell = Mais on l’a jeté du train, et il ne peut pas gagner.
score-marshal = { $count ->
    [0] Le Marshal gagne. Pour aujourd’hui, l’ordre règne sur le chemin de fer.
   *[other] Le Marshal gagne, et { $names } aussi : c’est la mauvaise conscience qui parle.
}

## Pourquoi un choix vaut mieux qu’un autre
fact-arrested = vous finissez en cellule
fact-arrests = vous arrêtez { $who ->
    [any] un bandit
   *[other] { $figure }
}
fact-brawler = vous gagnez une carte As de la castagne
fact-thrown_off = { $who ->
    [any] quelqu’un
   *[other] { $figure }
} vous fait passer par-dessus bord
fact-broke_out = vous sortez de cellule
fact-companion = vous libérez un compagnon
fact-lost_companion = vous perdez votre compagnon
