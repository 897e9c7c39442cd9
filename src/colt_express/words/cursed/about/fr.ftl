### Cursed Loot, ce que c’est, en français.

about-cursed-purse = De 250 à 500 $, ou maudite : 1 ou 2 $. Ceux qui l’ont tenue le savent. Celles
    du départ : 250 $.
about-cursed-jewel = Vaut 500 $, ou maudit : 5 $. Seuls ceux qui l’ont tenu le savent.
about-cursed-strongbox = Vaut 1 000 $, ou maudite : 10 $. Seuls ceux qui l’ont tenue le savent.
