### Horses & Stagecoach po polsku.

page-box-horses = Konie i dyliżans
page-box-horses-hint = Wskakuj do pociągu w galopie, pij whisky i porwij zakładnika z dyliżansu.
page-switch-horses = Dyliżans
page-switch-horses-whole = ze wszystkimi pasażerami
page-switch-horses-light = brak, tylko konie i whisky
page-switch-whiskey = Picie whisky
page-switch-whiskey-standard = w zwykłych turach
page-switch-whiskey-any = w każdej turze
page-ready-rode_on = galopuje dalej
page-train-horses = { $count ->
    [one] Obok biegnie koń.
    [few] Obok biegną { $count } konie.
   *[many] Obok biegnie { $count } koni.
}
page-train-coach = Jedzie obok { $car_gen }.
page-pieces-flask = { $value ->
    [unknown] { $count ->
        [one] { $count } piersiówka
        [few] { $count } piersiówki
       *[many] { $count } piersiówek
    }
    [1] { $count ->
        [one] { $count } piersiówka whisky
        [few] { $count } piersiówki whisky
       *[many] { $count } piersiówek whisky
    }
    [2] { $count ->
        [one] { $count } piersiówka starej whisky
        [few] { $count } piersiówki starej whisky
       *[many] { $count } piersiówek starej whisky
    }
    [3] { $count ->
        [one] { $count } na wpół pusta piersiówka whisky
        [few] { $count } na wpół puste piersiówki whisky
       *[many] { $count } na wpół pustych piersiówek whisky
    }
   *[4] { $count ->
        [one] { $count } na wpół pusta piersiówka starej whisky
        [few] { $count } na wpół puste piersiówki starej whisky
       *[many] { $count } na wpół pustych piersiówek starej whisky
    }
}
page-board = Konny napad: przy każdym wagonie, od ostatniego, wszyscy po cichu decydują, czy skaczą, czy galopują dalej.
page-turmoil = Wszyscy wybierają naraz i po cichu, potem karty odkrywa się razem.
page-tally-ransom = Okup. Rodziny zapłaciły zaskakująco szybko.
page-tally-mortal_bullets = Za śmiertelne pociski płaci ten, kto je złapał.
