### Cursed Loot, co jest czym, po polsku.

about-cursed-purse = Od 250 do 500 $ albo przeklęty: 1 lub 2 $. Wie ten, kto go miał. W rozdanych na
    początku po 250 $.
about-cursed-jewel = Wart 500 $ albo przeklęty: wtedy 5 $. Wiedzą ci, którzy go mieli.
about-cursed-strongbox = Warta 1000 $ albo przeklęta: wtedy 10 $. Wiedzą ci, którzy ją mieli.
