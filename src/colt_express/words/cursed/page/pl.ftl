### Cursed Loot po polsku.

page-box-cursed = Przeklęty łup
page-box-cursed-hint = Niektóre worki, klejnoty i walizki są prawie nic niewarte, a wie o tym tylko ten, kto je ma.
