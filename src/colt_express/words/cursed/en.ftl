### Cursed Loot in English.

## Help
help-cursed-title = Cursed loot
help-cursed = Jewels and strongboxes lie face down, too, and some loot is nearly worthless: four
    purses of $1 or $2, two jewels of $5 and a strongbox of $10. Only those who have held it know.
