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
page-board = Konny napad: przy każdym wagonie, od ostatniego, wszyscy po cichu decydują, czy skaczą, czy galopują dalej.
page-turmoil = Wszyscy wybierają naraz i po cichu, potem karty odkrywa się razem.
page-tally-ransom = Okup. Rodziny zapłaciły zaskakująco szybko.
page-tally-mortal_bullets = Za śmiertelne pociski płaci ten, kto je złapał.
