### Cursed Loot in English.

## A new table
page-box-cursed = Cursed loot
page-box-cursed-hint = Some purses, jewels and strongboxes are worth next to nothing, and only those
    who have held them know.
