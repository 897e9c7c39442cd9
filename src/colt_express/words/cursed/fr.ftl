### Cursed Loot en français.

## Aide
help-cursed-title = Le butin maudit
help-cursed = Bijoux et cagnottes sont eux aussi face cachée, et une partie du butin ne vaut
    presque rien : quatre bourses de 1 ou 2 $, deux bijoux de 5 $ et une cagnotte de 10 $. Seuls
    ceux qui les ont eus en main le savent.
