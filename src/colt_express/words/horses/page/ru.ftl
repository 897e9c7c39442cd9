### Horses & Stagecoach по-русски.

page-box-horses = Лошади и дилижанс
page-box-horses-hint = Прыгай в поезд на скаку, пей виски и бери заложников в дилижансе.
page-switch-horses = Дилижанс
page-switch-horses-whole = со всеми пассажирами
page-switch-horses-light = нет, только лошади и виски
page-switch-whiskey = Пить виски
page-switch-whiskey-standard = в стандартный ход
page-switch-whiskey-any = в любой ход
page-ready-rode_on = скачет дальше
page-board = Налёт верхом: у каждого вагона, начиная с хвоста, все тайком решают, прыгать или скакать дальше.
page-turmoil = Все выбирают разом и тайком, потом карты открывают вместе.
page-tally-ransom = Выкуп. Родня расплатилась на удивление быстро.
page-tally-mortal_bullets = За смертельные пули платит тот, кто их поймал.
