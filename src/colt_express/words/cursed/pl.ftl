### Cursed Loot po polsku.

## Pomoc
help-cursed-title = Przeklęty łup
help-cursed = Klejnoty i walizki też leżą zakryte, a część łupu jest prawie nic niewarta: cztery
    worki po 1 lub 2 $, dwa klejnoty po 5 $ i walizka za 10 $. Wie o tym tylko ten, kto miał je w
    rękach.
