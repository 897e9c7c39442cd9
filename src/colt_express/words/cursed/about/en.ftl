### Cursed Loot, what is what, in English.

about-cursed-purse = $250 to $500, or cursed: then $1 or $2. Whoever has held it knows. Those dealt
    at the start hold $250.
about-cursed-jewel = Worth $500, or cursed: then $5. Only those who have held it know.
about-cursed-strongbox = Worth $1,000, or cursed: then $10. Only those who have held it know.
