### Time Machine en français.

## Wagons. $car
## .short est écrit sous le wagon dans le dessin : 8 signes au plus.
# Named like a car
car-time_machine = machine à remonter le temps
    .le = la machine à remonter le temps
    .du = de la machine à remonter le temps
    .au = à la machine à remonter le temps
    .short = Machine
# Devant la locomotive
place-time_machine = la machine à remonter le temps
    .to = dans la machine à remonter le temps
    .at = dans la machine à remonter le temps
    .climb = monte dans la machine à remonter le temps

## Ce qui s’est passé. $who est un joueur, $bandit et $target sont des figures
event-vanished = { $bandit } tire un levier. La machine ronronne, et il n’y a plus personne.
event-appeared = { $bandit } surgit de nulle part, { $place_at } !
event-fare = { $bandit } trouve { $amount } $ sous le siège de la machine à remonter le temps.

## Ce qu’on demande à un joueur
question-hide = Où reparaîtra { $bandit } ? Personne d’autre ne le saura.

## La table
table-travelling = En voyage dans le temps : { $names }
table-hiding = Vous reparaîtrez { $place_at } ; personne d’autre ne le sait.

## Aide
help-time_machine-title = La machine à remonter le temps
help-time_machine = Elle est devant la locomotive, à un pas de l’intérieur comme du toit. On n’a
    rien à y escalader, et le Marshal n’y entre pas. Celui qui s’y trouve seul à la fin d’une manche
    voyage dans le temps : il se cache en secret sous le train, et y surgit quand l’action commence.
    Seul dedans après la dernière manche, on trouve 500 $ et on garde le butin qui y traîne.
help-time_machine_coach = Elle est devant la locomotive, à un pas de l’intérieur comme du toit. On
    n’a rien à y escalader, et le Marshal n’y entre pas. Celui qui s’y trouve seul à la fin d’une
    manche voyage dans le temps : il se cache en secret sous le train ou la diligence, et y surgit
    quand l’action commence. Seul dedans après la dernière manche, on trouve 500 $ et on garde le
    butin qui y traîne.
