### Time Machine in English.

## A new table
page-box-time_machine = The time machine
page-box-time_machine-hint = Step into the contraption in front of the locomotive, vanish, and appear where nobody expects you.

## At the table
page-travelling = travels in time
page-hiding = comes out { $place_at }
