### Cursed Loot po polsku.

page-box-cursed = Przeklęty łup
page-box-cursed-hint = Niektóre worki, klejnoty i walizki są prawie nic niewarte, a wiedzą o tym tylko ci, którzy je mieli.
