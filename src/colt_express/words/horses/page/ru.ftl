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
page-train-horses = { $count ->
    [one] Рядом скачет { $count } лошадь.
    [few] Рядом скачут { $count } лошади.
   *[many] Рядом скачут { $count } лошадей.
}
page-train-coach = Едет возле { $car_gen }.
page-pieces-flask = { $value ->
    [unknown] { $count ->
        [one] { $count } фляжка
        [few] { $count } фляжки
       *[many] { $count } фляжек
    }
    [1] { $count ->
        [one] { $count } фляжка виски
        [few] { $count } фляжки виски
       *[many] { $count } фляжек виски
    }
    [2] { $count ->
        [one] { $count } фляжка выдержанного виски
        [few] { $count } фляжки выдержанного виски
       *[many] { $count } фляжек выдержанного виски
    }
    [3] { $count ->
        [one] { $count } полупустая фляжка виски
        [few] { $count } полупустые фляжки виски
       *[many] { $count } полупустых фляжек виски
    }
   *[4] { $count ->
        [one] { $count } полупустая фляжка выдержанного виски
        [few] { $count } полупустые фляжки выдержанного виски
       *[many] { $count } полупустых фляжек выдержанного виски
    }
}
page-board = Налёт: у каждого вагона, начиная с хвоста, все тайком решают, прыгать или скакать дальше.
page-turmoil = Все выбирают разом и тайком, потом карты открывают вместе.
page-tally-ransom = Выкуп. Родня расплатилась на удивление быстро.
page-tally-mortal_bullets = За смертельные пули платит тот, кто их поймал.
