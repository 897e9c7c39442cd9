### Horses & Stagecoach po polsku.

## Figurki. $bandit, $target, $partner
figure-shotgun = Strażnik
    .gen = strażnika
    .dat = strażnikowi
    .acc = strażnika
    .letter = S

## Wagony. $car
## .short stoi pod wagonem na rysunku: najwyżej 8 znaków.
# Dyliżans nazywa się tak jak wagon
car-coach = dyliżans
    .gen = dyliżansu
    .loc = dyliżansie
    .short = Dyliżans

## Łupy. $loot
# 1 to zwykła whisky, 2 stara; 3 i 4 to samo, ale piersiówka jest w połowie pusta
loot-flask = { $value ->
    [unknown] piersiówka
    [1] piersiówka whisky
    [2] piersiówka starej whisky
    [3] na wpół pusta piersiówka whisky
   *[4] na wpół pusta piersiówka starej whisky
}
    .acc = { $value ->
    [unknown] piersiówkę
    [1] piersiówkę whisky
    [2] piersiówkę starej whisky
    [3] na wpół pustą piersiówkę whisky
   *[4] na wpół pustą piersiówkę starej whisky
}
    .hidden = zawartość ukryta
    .sign = { $value ->
    [3] ▽
    [4] ▽
   *[other] ▼
}

## Zakładnicy. $hostage
## .cost to kłopot z zakładnikiem, .ransom to okup na koniec gry
hostage-poodle = pudel
    .acc = pudla
    .cost = na początku każdej rundy pocisk do twojej talii
    .ransom = 1000 $
hostage-banker = bankier
    .acc = bankiera
    .cost = żadnego kłopotu
    .ransom = 1000 $, jeśli masz walizkę
hostage-minister = pastor
    .acc = pastora
    .cost = o jedną kartę mniej na początku rundy
    .ransom = 900 $
hostage-teacher = nauczycielka
    .acc = nauczycielkę
    .cost = twoje ciosy nic już nie dają
    .ransom = 800 $
hostage-zealot = dewotka
    .acc = dewotkę
    .cost = koniec z jazdą konną
    .ransom = 700 $
hostage-old_lady = starsza pani
    .acc = starszą panią
    .cost = po dachach tylko o jeden wagon
    .ransom = 500 $ za każdy klejnot
hostage-poker_player = pokerzystka
    .acc = pokerzystkę
    .cost = tracisz zdolność swojej postaci
    .ransom = 250 $ za każdy worek
hostage-photographer = fotograf
    .acc = fotografa
    .cost = wszystkie karty zagrywasz odkryte
    .ransom = 200 $ za każdy pocisk od rywali

## Karty akcji. $card
card-ride = Jazda konna
    .short = Jazda
    .hint = gdy obok jest koń, nawet o trzy wagony

## Tury planowania. $turn
turn-turmoil = Zamieszanie
    .hint = wszyscy wybierają po cichu, a karty odkrywają naraz

## Karty rund. $round
round-dust_cloud = Tuman kurzu
round-whiskey = Whisky dla szeryfa
round-panting_horses = Zdyszane konie
round-higher_speed = Pełna para
round-shotguns_rage = Gniew strażnika
round-sharing_the_loot = Podział łupów
round-escape = Ucieczka
round-mortal_bullet = Śmiertelny pocisk

## Czym kończy się runda. $ending
ending-panting_horses = Zdyszane konie
    .hint = odpada ostatni koń, a od pięciu graczy wzwyż aż dwa
    .told = Niektóre mają na dziś dosyć.
ending-whiskey_for_marshal = Whisky dla szeryfa
    .hint = wypija piersiówkę w wagonie i zatacza się do tyłu
    .told = Czy tu czuć whisky?
ending-higher_speed = Pełna para
    .hint = bandyci na dachach i wszystko obok cofają się o wagon
    .told = Więcej węgla! Trzymajcie kapelusze.
ending-shotguns_rage = Gniew strażnika
    .hint = pocisk dla każdego w dyliżansie, na nim i naprzeciw
    .told = Ma was dość i właśnie przeładowuje.
ending-sharing_the_loot = Podział łupów
    .hint = walizkę dzieli się z bandytami z tego miejsca
    .told = Przed przyjaciółmi walizki nie ukryjesz.
ending-escape = Ucieczka
    .hint = bandyta wygra, tylko jeśli odjedzie konno albo dyliżansem
    .told = Na stacji czeka już prawo.
ending-escape_light = Ucieczka
    .hint = bandyta wygra, tylko jeśli odjedzie konno
    .told = Na stacji czeka już prawo.
ending-mortal_bullet = Śmiertelny pocisk
    .hint = każdy pocisk otrzymany w tej rundzie kosztuje 150 $
    .told = Doktor prosi o zapłatę, i to zaraz.

## Pieniądze według źródła, na koniec
money-ransom = okup
money-mortal_bullets = śmiertelne pociski

## Co się stało. $who to gracz, $bandit i $target to figurki
event-boarded = { $bandit } skacze z siodła { $place_to }.
event-rode_on = { $bandit } galopuje obok { $car_gen } i pędzi dalej.
event-drank = { $value ->
    [4] { $bandit } pociąga łyk starej whisky.
   *[other] { $bandit } pociąga łyk whisky.
}
event-rode = { $bandit } galopuje wzdłuż pociągu i wskakuje { $place_to }.
event-escaped = { $bandit } znika w tumanie kurzu. Na dobre.
event-took_hostage = { $bandit } porywa { $hostage_acc } dla okupu.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } przebiega obok strażnika.
event-ransom = { $bandit } liczy okup: { $amount } $.
event-horse_left = Koń obok { $car_gen } nie ma już sił biec.
event-horses_fell_back = Konie zostają o wagon w tyle.
event-coach_rolled = Dyliżans zostaje w tyle: jedzie teraz obok { $car_gen }.
event-marshal_drank = Szeryf znajduje { $loot_acc } i wypija do dna.
event-shared = { $bandit } dostaje { $amount } $ z walizki { $target_gen }.
event-caught = { $bandit } wpada w ręce prawa { $place_at }.

## O co pyta się gracza
question-board = { $who }: obok jest { $car }. Skaczesz czy galopujesz dalej?
question-board_where = Żaden rywal nie został w siodle. Dokąd skacze { $bandit }?
question-ride = Dokąd galopuje { $bandit }?
question-hostage = Kogo porywa { $bandit }?
question-flee = Dokąd { $bandit } ucieka przed strażnikiem?
question-turmoil = { $who }: po cichu zagraj kartę albo dobierz trzy.
question-turmoil_card = { $who }: którą kartę kładziesz po cichu?
question-turmoil_cards = { $who }: dwie karty po cichu. Która będzie pierwsza?
question-after_whiskey = { $who }: whisky rozgrzewa. Którą kartę zagrywasz?
question-first_of_two = { $who }: starej whisky wystarczy na dwie karty. Która pierwsza?
question-second_of_two = { $who }: a która druga?

## Co gracz może odpowiedzieć
option-board = Skacz
option-ride_on = Galopuj dalej
option-board_one = Skacze tylko { $target }
option-board_both = Skacze cała dwójka
option-escape = Odjedź na dobre, razem z łupem
option-hostage = { $hostage } ({ $hostage_ransom }): { $hostage_cost }
option-drink = Łyk whisky: dobierz trzy karty i zagraj jedną
option-drink_old = Łyk starej whisky: zagraj dwie karty
option-drink_full = Łyk z pełnej piersiówki: dobierz trzy karty i zagraj jedną
option-drink_half = Łyk z na wpół pustej piersiówki: dobierz trzy karty i zagraj jedną
option-drink_old_full = Łyk z pełnej piersiówki starej whisky: zagraj dwie karty
option-drink_old_half = Łyk z na wpół pustej piersiówki starej whisky: zagraj dwie karty
option-drink_bandit = { $value ->
    [1] { $target } pije z pełnej piersiówki: dobierz trzy karty i zagraj jedną
    [2] { $target } pije z pełnej piersiówki starej whisky: zagraj dwie karty
    [3] { $target } pije z na wpół pustej piersiówki: dobierz trzy karty i zagraj jedną
   *[4] { $target } pije z na wpół pustej piersiówki starej whisky: zagraj dwie karty
}

## Stół
table-hostage = zakładnik
table-legend-horses = { $horse } koń   ▼ piersiówka   ▽ na wpół pusta piersiówka
table-legend-coach = { figure-shotgun.letter } strażnik
table-flask = { $value ->
    [unknown] ▼?
    [1] ▼
    [2] ▼stara
    [3] ▽
   *[4] ▽stara
}
table-hostages = Zakładnicy w dyliżansie: { $hostages }
table-saddle = Jeszcze w siodle: { $names }
told-horses = Konie czekają tu: { $places }
told-coach = Obok dyliżansu: { $car }

## Pomoc
help-horses-title = Konie i whisky
help-horses = Karta „Jazda konna” wymaga konia obok twojego wagonu, w środku czy na dachu:
    galopuj nawet trzy wagony albo zostań przy tym samym i wskocz do środka.
help-whiskey = Mając piersiówkę, możesz się w zwykłej turze napić zamiast grać lub dobierać: po
    whisky dobierasz trzy karty i zagrywasz jedną, po starej zagrywasz dwie. Piersiówka starcza
    na dwa razy, a na koniec nie jest nic warta.
help-whiskey_anytime = Mając piersiówkę, możesz się w dowolnej turze napić zamiast grać lub
    dobierać: po whisky dobierasz trzy karty i zagrywasz jedną, po starej zagrywasz dwie.
    Piersiówka starcza na dwa razy, a na koniec nie jest nic warta.
help-coach-title = Dyliżans
help-coach = Jedzie naprzeciw jednego z wagonów i po każdej rundzie zostaje o wagon w tyle. Do
    środka wchodzi się konno albo z jego dachu i bandyta porywa tam kogoś: teraz to prawie
    zawsze kłopot, na koniec okup. Na dachu strażnik pilnuje walizki, póki ktoś nie zrzuci go
    ciosem na pociąg. Odtąd strzela do każdego bandyty, który znajdzie się na jego dachu albo
    przebiegnie obok.
help-hostages-title = Zakładnicy

## Czym jeden wybór jest lepszy od innego
fact-hostage = porywasz kogoś dla okupu
fact-shared = dostajesz część walizki
fact-shares = musisz podzielić się walizką
fact-caught = wpadasz w ręce prawa
fact-escaped = uciekasz na dobre
