### Time Machine in English.

## Cars. $car
## .short stands under the car in the drawing: 8 signs at most.
# Named like a car
car-time_machine = time machine
    .short = Machine
# Before the locomotive
place-time_machine = the time machine
    .to = into the time machine
    .at = in the time machine

## What happened. $who is a player, $bandit and $target are figures
event-vanished = { $bandit } pulls a lever. The time machine hums, and then its seat is empty.
event-appeared = Out of thin air: { $bandit }, { $place_at }!
event-fare = { $bandit } finds ${ $amount } under the seat of the time machine.

## What a player is asked
question-hide = Where will { $bandit } come out? Nobody else will know.

## The table
table-travelling = Traveling in time: { $names }
table-hiding = You'll come out { $place_at }; nobody else knows.

## Help
help-time_machine-title = The time machine
help-time_machine = It stands in front of the locomotive, one step from its inside and from its
    roof. There's nothing to climb in it, and the Marshal stays out. A bandit who's alone in it when
    a round ends travels in time: he hides in secret under the train, and appears there when
    stealing starts. Alone in it after the last round, a bandit finds $500 and keeps the loot lying
    in it.
help-time_machine_coach = It stands in front of the locomotive, one step from its inside and from
    its roof. There's nothing to climb in it, and the Marshal stays out. A bandit who's alone in it
    when a round ends travels in time: he hides in secret under the train or the stagecoach, and
    appears there when stealing starts. Alone in it after the last round, a bandit finds $500 and
    keeps the loot lying in it.
