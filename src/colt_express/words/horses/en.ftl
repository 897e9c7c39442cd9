### Horses & Stagecoach in English.

## Figures. $bandit, $target, $partner
figure-shotgun = Shotgun
    .letter = S

## Cars. $car
## .short stands under the car in the drawing: 8 signs at most.
# The stagecoach is named like a car
car-coach = stagecoach
    .short = Coach

## Loot. $loot
# 1 classic whiskey, 2 old; 3 and 4 the same, half empty
loot-flask = { $value ->
    [unknown] a flask
    [1] a flask of whiskey
    [2] a flask of old whiskey
    [3] a half-empty flask of whiskey
   *[4] a half-empty flask of old whiskey
}
    .hidden = contents hidden
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Hostages. $hostage
## .cost is what he does to you, .ransom what he brings you at the end
hostage-poodle = poodle
    .cost = a bullet into your deck at the start of every round
    .ransom = $1,000
hostage-banker = banker
    .cost = no trouble at all
    .ransom = $1,000 if you hold a strongbox
hostage-minister = minister
    .cost = one card fewer at the start of every round
    .ransom = $900
hostage-teacher = teacher
    .cost = your punches have no effect
    .ransom = $800
hostage-zealot = zealot
    .cost = your rides have no effect
    .ransom = $700
hostage-old_lady = old lady
    .cost = you move only one car on roofs
    .ransom = $500 for each jewel
hostage-poker_player = poker player
    .cost = you lose your character's ability
    .ransom = $250 for each purse
hostage-photographer = photographer
    .cost = you play every card face up
    .ransom = $200 for each rival's bullet

## Action cards. $card
card-ride = Ride
    .short = Ride
    .hint = with a horse beside your car, up to three cars

## Turns of planning. $turn
turn-turmoil = Turmoil
    .hint = all choose in secret, then the cards are shown at once

## Round cards. $round
round-dust_cloud = Dust cloud
round-whiskey = Whiskey for the Marshal
round-panting_horses = Panting horses
round-higher_speed = Higher speed
round-shotguns_rage = Shotgun's rage
round-sharing_the_loot = Sharing the loot
round-escape = Escape
round-mortal_bullet = Mortal bullet

## What ends a round. $ending
ending-panting_horses = Panting horses
    .hint = the last horse drops out; with 5 or more players, two
    .told = Some have galloped enough for one day.
ending-whiskey_for_marshal = Whiskey for the Marshal
    .hint = he drinks a flask in his car and staggers back
    .told = Does it smell of whiskey in here?
ending-higher_speed = Higher speed
    .hint = bandits on roofs and all beside the train fall back a car
    .told = More coal! Hold on to your hats.
ending-shotguns_rage = Shotgun's rage
    .hint = a bullet for all in, on or level with the stagecoach
    .told = He has had enough of you and reloads.
ending-sharing_the_loot = Sharing the loot
    .hint = a strongbox's holder shares it with bandits there
    .told = A strongbox is hard to hide from friends.
ending-escape = Escape
    .hint = bandits win only if they ride off or reach the stagecoach
    .told = The law is waiting at the station.
ending-escape_light = Escape
    .hint = bandits win only if they ride off on a horse
    .told = The law is waiting at the station.
ending-mortal_bullet = Mortal bullet
    .hint = every bullet taken in this round costs $150
    .told = The doctor wants to be paid, and paid at once.

## Money by source, at the end
money-ransom = ransom
money-mortal_bullets = mortal bullets

## What happened. $who is a player, $bandit and $target are figures
event-boarded = { $bandit } leaps from the saddle { $place_to }.
event-rode_on = { $bandit } gallops past the { $car }.
event-drank = { $value ->
    [4] { $bandit } takes a swig of old whiskey.
   *[other] { $bandit } takes a swig of whiskey.
}
event-rode = { $bandit } rides up and jumps { $place_to }.
event-escaped = { $bandit } gallops off into the dust, for good.
event-took_hostage = { $bandit } takes the { $hostage } hostage.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } runs past the Shotgun.
event-ransom = { $bandit } collects ${ $amount }.
event-horse_left = A horse beside the { $car } can run no more.
event-horses_fell_back = The horses fall back one car.
event-coach_rolled = The stagecoach falls back to the { $car }.
event-marshal_drank = The Marshal finds { $loot } and empties it.
event-shared = { $bandit } gets ${ $amount } of { $target }'s strongbox.
event-caught = { $bandit } is caught { $place_at }.

## What a player is asked
question-board = { $who }, here's the { $car }. Do you board it or ride on?
question-board_where = No rival is left in the saddle. Which car does { $bandit } board?
question-ride = Where does { $bandit } ride?
question-hostage = Who does { $bandit } take hostage?
question-flee = Where does { $bandit } flee from the Shotgun?
question-turmoil = { $who }, choose in secret: play a card, or draw three.
question-turmoil_card = { $who }, which card do you put down in secret?
question-turmoil_cards = { $who }, two cards in secret. Which one comes first?
question-after_whiskey = { $who }, the whiskey warms you. Which card do you play?
question-first_of_two = { $who }, old whiskey is good for two cards. Which one comes first?
question-second_of_two = { $who }, and which one comes second?

## What a player may answer
option-board = Board it
option-ride_on = Ride on
option-board_one = Only { $target } boards it
option-board_both = Both board it
option-escape = Ride off for good, with the loot
option-hostage = the { $hostage } ({ $hostage_ransom }): { $hostage_cost }
option-drink = Drink whiskey: draw three cards, then play one
option-drink_old = Drink old whiskey: play two cards
option-drink_full = Drink from the full flask: draw three cards, then play one
option-drink_half = Drink from the half-empty flask: draw three cards, then play one
option-drink_old_full = Drink from the full flask of old whiskey: play two cards
option-drink_old_half = Drink from the half-empty flask of old whiskey: play two cards
option-drink_bandit = { $value ->
    [1] { $target } drinks from a full flask: draw three cards, then play one
    [2] { $target } drinks from a full flask of old whiskey: play two cards
    [3] { $target } drinks from a half-empty flask: draw three cards, then play one
   *[4] { $target } drinks from a half-empty flask of old whiskey: play two cards
}

## The table
table-hostage = hostage
table-legend-horses = { $horse } horse   ▼ flask   ▽ half-empty flask
table-legend-coach = { figure-shotgun.letter } Shotgun
table-flask = { $value ->
    [unknown] ▼?
    [1] ▼
    [2] ▼old
    [3] ▽
   *[4] ▽old
}
table-hostages = Hostages left in the stagecoach: { $hostages }
table-saddle = Still in the saddle: { $names }
told-horses = Horses wait at: { $places }
told-coach = Beside the stagecoach: { $car }

## Help
help-horses-title = Horses and whiskey
help-horses = A ride card needs a horse beside your car, whether you're inside or on the roof:
    go up to three cars, or none, and end inside.
help-whiskey = With a flask you may drink on a standard turn, instead of playing or drawing:
    whiskey lets you draw three cards and play one, old whiskey play two. A flask is good for
    two drinks and worth nothing at the end.
help-whiskey_anytime = With a flask you may drink on any turn, instead of playing or drawing:
    whiskey lets you draw three cards and play one, old whiskey play two. A flask is good for
    two drinks and worth nothing at the end.
help-coach-title = The stagecoach
help-coach = It faces one car and falls back to the next after every round. You get inside by
    riding, or by climbing down from its roof; a bandit then takes a hostage: nearly always a
    nuisance now, a ransom at the end. The Shotgun guards the strongbox on it until somebody
    punches him onto the train. From then on he shoots every bandit who comes to his roof or
    runs past.
help-hostages-title = Hostages

## Why an option is better than another
fact-hostage = you take a hostage
fact-shared = you get a share of a strongbox
fact-shares = you have to share a strongbox
fact-caught = you're caught on the train
fact-escaped = you get away for good
