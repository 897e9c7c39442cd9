### Horses & Stagecoach in English.

## A new table
page-box-horses = Horses & Stagecoach
page-box-horses-hint = Board the train at a gallop, drink whiskey, and take a hostage from the stagecoach.
page-switch-horses = Stagecoach
page-switch-horses-whole = with all its passengers
page-switch-horses-light = none, only horses and whiskey
page-switch-whiskey = Drinking
page-switch-whiskey-standard = on standard turns
page-switch-whiskey-any = on any turn

## At the table
page-ready-rode_on = rides on
page-train-horses = { $count ->
    [one] A horse runs beside it.
   *[other] { $count } horses run beside it.
}
page-train-coach = It rolls beside the { $car }.
page-pieces-flask = { $value ->
    [unknown] { $count } flasks
    [1] { $count } flasks of whiskey
    [2] { $count } flasks of old whiskey
    [3] { $count } half-empty flasks of whiskey
   *[4] { $count } half-empty flasks of old whiskey
}
page-board = The attack on horseback: car by car, from the rear, everybody chooses in secret to board or to ride on.
page-turmoil = All choose at once and in secret; then the cards are shown together.
page-tally-ransom = Ransom. Their families paid surprisingly fast.
page-tally-mortal_bullets = Mortal bullets are billed to whoever stopped them.
