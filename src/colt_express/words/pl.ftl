### Colt Express po polsku.
###
### Nazwy mają przypadki: .gen (kogo? czego?), .dat (komu?), .acc (kogo? co?), .loc (gdzie?).
### Bandyta w zdaniu przynosi je ze sobą: $bandit_gen, $bandit_dat, $bandit_acc i tak dalej.
### Figurka, która w zdaniu nazywa się inaczej, mówi o tym w .told.
### Opowieść toczy się w czasie teraźniejszym, więc rodzaje nie są jej potrzebne. Do gracza
### mówimy „ty”. To, czego czytelnik nie może wiedzieć, przychodzi jako słowo "unknown".
### Pustego zdania, { "" }, nikt nie opowiada. Przed $ stoi twarda spacja.

## Figurki. $bandit, $target, $partner

figure-ghost = Ghost
    .gen = Ghosta
    .dat = Ghostowi
    .acc = Ghosta
    .letter = G
    .ability = pierwszą kartę rundy może zagrać zakrytą
figure-doc = Doc
    .gen = Doca
    .dat = Docowi
    .acc = Doca
    .letter = D
    .ability = zaczyna każdą rundę z 7 kartami zamiast 6
figure-tuco = Tuco
    .gen = Tuco
    .dat = Tuco
    .acc = Tuco
    .letter = T
    .ability = strzela też przez dach swojego wagonu, w górę albo w dół
figure-cheyenne = Cheyenne
    .gen = Cheyenne
    .dat = Cheyenne
    .acc = Cheyenne
    .letter = C
    .ability = może zatrzymać worek, który wybije komuś z rąk
figure-belle = Belle
    .gen = Belle
    .dat = Belle
    .acc = Belle
    .letter = B
    .ability = nikt jej nie postrzeli ani nie uderzy, póki pod ręką jest ktoś inny
figure-django = Django
    .gen = Django
    .dat = Django
    .acc = Django
    .letter = J
    .ability = kogo trafi, ten leci o wagon dalej
figure-mei = Mei
    .gen = Mei
    .dat = Mei
    .acc = Mei
    .letter = M
    .ability = wspina się też na ukos: w górę lub w dół, do sąsiedniego wagonu
figure-marshal = Szeryf
    .told = szeryf
    .gen = szeryfa
    .dat = szeryfowi
    .acc = szeryfa
    .letter = ★
figure-shotgun = Strażnik
    .gen = strażnika
    .dat = strażnikowi
    .acc = strażnika
    .letter = S

# Gracz, który nie ma jeszcze bandyty, i taki, który ma dwóch. $who
seat-nobody = Gracz { $seat }
seat-gang = Banda { $bandit_gen }

## Wagony. $car
## .short stoi pod wagonem na rysunku: najwyżej 8 znaków.

car-locomotive = lokomotywa
    .gen = lokomotywy
    .loc = lokomotywie
    .short = Parowóz
car-baggage = wagon bagażowy
    .gen = wagonu bagażowego
    .loc = wagonie bagażowym
    .short = Bagaż
car-second_class = wagon drugiej klasy
    .gen = wagonu drugiej klasy
    .loc = wagonie drugiej klasy
    .short = II klasa
car-first_class = wagon pierwszej klasy
    .gen = wagonu pierwszej klasy
    .loc = wagonie pierwszej klasy
    .short = I klasa
car-dining = wagon restauracyjny
    .gen = wagonu restauracyjnego
    .loc = wagonie restauracyjnym
    .short = Restaur.
car-mail = wagon pocztowy
    .gen = wagonu pocztowego
    .loc = wagonie pocztowym
    .short = Poczta
car-saloon = salonka
    .gen = salonki
    .loc = salonce
    .short = Salonka
car-prison = wagon więzienny
    .gen = wagonu więziennego
    .loc = wagonie więziennym
    .short = Areszt
# Dyliżans nazywa się tak jak wagon
car-coach = dyliżans
    .gen = dyliżansu
    .loc = dyliżansie
    .short = Dyliżans
# Wehikuł czasu też
car-time_machine = wehikuł czasu
    .gen = wehikułu czasu
    .loc = wehikule czasu
    .short = Wehikuł
# Wasz własny wagon, pod nazwą $name ze swojego pliku
car-other = wagon „{ $name }”
    .gen = wagonu „{ $name }”
    .loc = wagonie „{ $name }”
    .short = { $name }

# $place; .climb to, co robi ktoś, kto się tu wspina
place-car = { $car }
    .to = do { $car_gen }
    .at = w { $car_loc }
    .climb = złazi do { $car_gen }
place-roof = dach { $car_gen }
    .to = na dach { $car_gen }
    .at = na dachu { $car_gen }
    .climb = wdrapuje się na dach { $car_gen }
# Przed lokomotywą
place-time_machine = wehikuł czasu
    .to = do wehikułu czasu
    .at = w wehikule czasu
    .climb = włazi do wehikułu czasu
# W wagonie więziennym
place-cell = cela
    .to = do celi
    .at = w celi
    .climb = włazi do celi
# Poza pociągiem: jeszcze albo już
place-away = daleko od pociągu
    .to = precz z pociągu
    .at = daleko od pociągu

## Łupy. $loot

loot-purse = { $value ->
    [unknown] worek
   *[other] worek ({ $value } $)
}
    .acc = { $value ->
    [unknown] worek
   *[other] worek ({ $value } $)
}
    .sign = $
loot-jewel = { $value ->
    [unknown] klejnot
   *[other] klejnot ({ $value } $)
}
    .acc = { $value ->
    [unknown] klejnot
   *[other] klejnot ({ $value } $)
}
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] walizka
   *[other] walizka ({ $value } $)
}
    .acc = { $value ->
    [unknown] walizkę
   *[other] walizkę ({ $value } $)
}
    .sign = ■
loot-mailbag = { $value ->
    [unknown] torba pocztowa
   *[other] torba pocztowa ({ $value } $)
}
    .acc = { $value ->
    [unknown] torbę pocztową
   *[other] torbę pocztową ({ $value } $)
}
    .sign = ✉
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
    .ransom = 200 $ za każdą kulę od innych bandytów

## Kule szeryfa. $effect
## .hint to, co robi kula, .told to, jak opowiedzieć o trafieniu

effect-lost_gun = Utrata broni
    .hint = karty „Strzał” nie działają do końca rundy
    .told = rewolwer wylatuje przez okno!
effect-wounded_knee = Ranne kolano
    .hint = karty „Zmiana poziomu” nie działają do końca rundy
    .told = prosto w kolano!
effect-wounded_shoulder = Ranne ramię
    .hint = karty „Cios” nie działają do końca rundy
    .told = prosto w ramię!
effect-gotcha = Mam cię!
    .hint = kompan wraca do szeryfa
    .told = „Mam cię!”
effect-drop_the_bag = Rzuć torbę!
    .hint = torba pocztowa trafia do szeryfa
    .told = „Rzuć tę torbę!”
effect-golden_bullet = Złota kula
    .hint = boli, i tyle
    .told = szczerym złotem!

## Cele szeryfa. $goal
## .hint to, co musi być prawdą na koniec gry

goal-few_scratches = Ledwie parę zadrapań
    .hint = szeryfowi została choć jedna karta „Zabijaka”
goal-dodge_bullets = Uniki przed kulami
    .hint = żaden bandyta nie trafił szeryfa więcej niż dwa razy
goal-golden_bullet = Złota kula
    .hint = jeden z dwóch rewolwerów szeryfa jest pusty
goal-deliver_the_mail = Poczta musi dojechać
    .hint = szeryf ma choć jedną torbę pocztową
goal-throw_away_keys = Wyrzuć klucze
    .hint = szeryf ma co najmniej dwóch więźniów
goal-full_of_lead = Ołów dla każdego
    .hint = w każdym bandycie utkwiła choć jedna kula szeryfa
goal-arch_enemy = Zaprzysięgły wróg
    .hint = w którymś bandycie utkwiły cztery kule szeryfa
goal-warrant = Nakaz aresztowania { $target_gen }
    .hint = { $target } choć raz ląduje w celi

## Karty akcji. $card

card-move = Ruch
    .hint = w środku o jeden wagon, po dachach nawet o trzy
card-climb = Zmiana poziomu
    .hint = na dach albo z powrotem na dół
card-shoot = Strzał
    .hint = twoja kulka dla kogoś na widoku
card-punch = Cios
    .hint = wybić komuś łup z rąk, a jego samego wyrzucić obok
card-rob = Rabunek
    .hint = zgarnąć łup, który leży pod nogami
card-marshal = Szeryf
    .hint = wysłać szeryfa do sąsiedniego wagonu
card-ride = Jazda konna
    .hint = gdy obok jest koń, nawet o trzy wagony
card-idea = Genialny pomysł
    .hint = wyjść z celi, kogoś uwolnić albo powtórzyć ostatnią kartę
# Zamiast + jest tu _plus
card-move_plus = Ruch+
    .hint = ruch, a w zwykłej turze od razu jeszcze jedna karta
card-climb_plus = Zmiana poziomu+
    .hint = zmiana poziomu, a w zwykłej turze od razu jeszcze jedna karta
card-arrest = Aresztowanie
    .hint = wsadzić do celi bandytę, który stoi obok ciebie
card-bullet = Pocisk
    .hint = ołów na ręce: miejsce zajmuje, zagrać się nie da

# Karta, przy której ważne jest, czyja jest
owned-card = { $card } { $owner_gen }
# Karta, którą widział tylko ktoś inny
hidden-card = ▒▒▒▒

## Tury planowania. $turn

turn-standard = Zwykła
    .hint = karty zagrywa się odkryte, na oczach wszystkich
turn-tunnel = Tunel
    .hint = karty zagrywa się zakryte i tylko ty znasz swoją
turn-speeding_up = Przyspieszenie
    .hint = każdy działa dwa razy z rzędu
turn-switching = Zamiana
    .hint = w drugą stronę wokół stołu, ale nadal od pierwszego gracza
turn-turmoil = Zamieszanie
    .hint = wszyscy wybierają po cichu, a karty odkrywają naraz
turn-bumpy = Wstrząsy
    .hint = pociągiem trzęsie: ani strzału, ani ciosu nie zagrasz

## Karty rund. $round

round-angry_marshal = Wściekły szeryf
round-swivel_arm = Słup trakcyjny
round-braking = Hamowanie
round-take_it_all = Bierzcie wszystko
round-passengers_rebellion = Bunt pasażerów
round-bridge = Most
round-tunnel = Tunel
round-marshals_revenge = Zemsta szeryfa
round-pickpocketing = Kieszonkowcy
round-hostage_conductor = Pojmanie konduktora
round-dust_cloud = Tuman kurzu
round-whiskey = Whisky dla szeryfa
round-panting_horses = Zdyszane konie
round-higher_speed = Pełna para
round-shotguns_rage = Gniew strażnika
round-sharing_the_loot = Podział łupów
round-escape = Ucieczka
round-mortal_bullet = Śmiertelna kula
round-safe_place = Bezpieczne miejsce
round-rumors = Plotki
round-reflexes = Refleks
round-bumpy_ride = Wyboista jazda
round-downhill = Z górki
round-guilty_conscience = Wyrzuty sumienia
round-deadly_fall = Śmiertelny upadek
round-crime_punished = Zbrodnia ukarana
# Wasza własna karta rundy, pod nazwą $name ze swojego pliku
round-other = { $name }

## Czym kończy się runda. $ending

ending-angry_marshal = Wściekły szeryf
    .hint = strzela do wszystkich na swoim dachu i cofa się o wagon
    .told = Ze złości opróżnia cały bębenek w sufit.
ending-swivel_arm = Słup trakcyjny
    .hint = wszystkich z dachów zmiata na brankard, ostatni wagon
    .told = Tuż nad dachami świszcze żelazne ramię.
ending-braking = Hamowanie
    .hint = wszyscy na dachach suną o wagon do przodu
    .told = Maszynista zobaczył krowę. Hamulce wyją.
ending-take_it_all = Bierzcie wszystko
    .hint = w wagonie szeryfa pojawia się druga walizka
    .told = Kompania powierza szeryfowi drugą walizkę. Ryzykantka.
ending-passengers_rebellion = Bunt pasażerów
    .hint = każdy, kto jest w środku, dostaje kulkę
    .told = Pasażerowie mają dość. I mają rewolwery.
ending-marshals_revenge = Zemsta szeryfa
    .hint = wszyscy na dachu szeryfa tracą swój najlichszy worek
    .told = Szeryf sięga w górę i bierze, co mu wpadnie w garść.
ending-pickpocketing = Kieszonkowcy
    .hint = kto nie ma obok nikogo, może wziąć jeszcze jeden worek
    .told = Na peronie ścisk. Ostatnia kieszeń, ostatni worek.
ending-hostage_conductor = Pojmanie konduktora
    .hint = po 250 $ dla każdego w lokomotywie i na jej dachu
    .told = Kompania płaci gotówką. Kasa jest w lokomotywie.
ending-panting_horses = Zdyszane konie
    .hint = odpada ostatni koń, a od pięciu graczy dwa
    .told = Niektóre mają na dziś dosyć.
ending-whiskey_for_marshal = Whisky dla szeryfa
    .hint = wypija piersiówkę w swoim wagonie i się zatacza
    .told = Czy tu czuć whisky?
ending-higher_speed = Pełna para
    .hint = dachy, konie i dyliżans zostają o wagon w tyle
    .told = Więcej węgla! Trzymajcie kapelusze.
ending-shotguns_rage = Gniew strażnika
    .hint = kulka dla każdego w dyliżansie, na nim i naprzeciw
    .told = Ma was dość i właśnie przeładowuje.
ending-sharing_the_loot = Podział łupów
    .hint = kto stoi obok właściciela walizki, ma w niej udział
    .told = Przed przyjaciółmi walizki nie ukryjesz.
ending-escape = Ucieczka
    .hint = wygra tylko ten, kto odjedzie konno albo dyliżansem
    .told = Na stacji czeka już prawo.
ending-mortal_bullet = Śmiertelna kula
    .hint = każda kula złapana w tej rundzie kosztuje 150 $
    .told = Doktor prosi o zapłatę, i to zaraz.
ending-safe_place = Bezpieczne miejsce
    .hint = cały łup z wagonu szeryfa trafia na jego dach
    .told = Tam na pewno żaden złodziej nie zajrzy.
ending-rumors = Plotki
    .hint = wszyscy poznają jeden z celów szeryfa
    .told = Ktoś przeczytał cudzy telegram.
ending-reflexes = Refleks
    .hint = ręka zostaje i każdy może zaraz zagrać jeszcze kartę
    .told = Nie ma czasu myśleć. Kto szybszy?
ending-guilty_conscience = Wyrzuty sumienia
    .hint = jeśli wygra szeryf, wygra też najbiedniejszy bandyta
    .told = Ktoś zawsze miał dobre serce.
ending-deadly_fall = Śmiertelny upadek
    .hint = ciosem na dachu można zrzucić z pociągu
    .told = Lepiej nie patrzeć w dół.
ending-crime_punished = Zbrodnia ukarana
    .hint = kto na koniec siedzi w celi, nie może wygrać
    .told = Sędzia czeka już na peronie.
# Te, które się zmieniają, gdy ktoś gra szeryfem
ending-angry_marshal_law = Wściekły szeryf
    .hint = może bez kart strzelić, a potem się ruszyć
    .told = Szeryf ma was wszystkich dość.
ending-take_it_all_law = Bierzcie wszystko
    .hint = w wagonie szeryfa pojawia się walizka
    .told = Kompania powierza szeryfowi walizkę. Ryzykantka.
ending-marshals_revenge_law = Zemsta szeryfa
    .hint = w jego wagonie i na dachu tracą najlichszy worek
    .told = Szeryf wywraca wszystkie kieszenie w zasięgu ręki.
ending-whiskey_for_marshal_law = Whisky dla szeryfa
    .hint = bierze piersiówkę, która leży obok, na później
    .told = Czy tu czuć whisky?

## Pieniądze według źródła, na koniec

money-purses = worki
money-jewels = klejnoty
money-strongboxes = walizki
money-station = na stacji
money-gunslinger = rewolwerowiec
money-ransom = okup
money-mortal_bullets = śmiertelne kule
money-mailbags = torby pocztowe
money-posters = listy gończe
money-prisoners = kompani
money-brawlers = zabijaki
money-left_behind = zostało w pociągu

## Co się stało. $who to gracz, $bandit i $target to figurki

event-first_player = { $rule ->
    [HS-ATTACK-2] Z ogona pociągu grę zaczyna { $who }.
   *[other] { $who } zaczyna grę.
}
event-started = { $bandit } czai się { $place_at }.
event-boarded = { $bandit } skacze z siodła { $place_to }.
event-rode_on = { $bandit } galopuje obok { $car_gen } i pędzi dalej.
event-paired = { "" }
event-chose_pair = Gracz { $seat } bierze na robotę { $bandit_acc } i { $partner_acc }.
event-chose_bandit = Gracz { $seat } bierze na robotę { $bandit_acc }.

event-round_began = Runda { $amount }: { $round }
event-turn = { $turn ->
    [tunnel] Pociąg wpada do tunelu.
    [speeding_up] Pociąg przyspiesza.
    [switching] Koła łomoczą na zwrotnicy.
    [turmoil] Kurz, krzyki, zamieszanie: wszyscy naraz!
    [bumpy] Pociąg wierzga jak muł. Trzymajcie się!
   *[standard] { "" }
}
event-drew = { $rule ->
    [PLAN-2] { "" }
   *[other] { $cards ->
        [unknown] { $who } dobiera { $amount ->
            [one] kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        }.
       *[other] { $who } dobiera: { $cards }.
    }
}
event-picked = { $card ->
    [unknown] { $who } wybiera kartę z talii.
   *[other] { $who } wybiera z talii kartę „{ $card }”.
}
event-played = { $card ->
    [unknown] { $who } zagrywa zakrytą kartę.
   *[other] { $rule ->
        [PLAN-5] { $who } zagrywa kartę „{ $card }”.
       *[other] { $who } zagrywa zakrytą kartę „{ $card }”.
    }
}
event-no_extra = { "" }
event-passed = { $rule ->
    [MP-EVENT-3] { $who } nawet nie drgnie.
   *[other] { $who } pasuje: nie ma co zagrać ani co dobrać.
}
event-discarded = { $who } odrzuca { $amount ->
    [one] kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}.
event-reshuffled = { $who } tasuje odrzucone karty: talia jak nowa.
event-drank = { $value ->
    [4] { $bandit } pociąga łyk starej whisky.
   *[other] { $bandit } pociąga łyk whisky.
}
event-kept_cards = { $cards ->
    [unknown] { $who } zostawia { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } na następną rundę.
   *[other] { $who } zostawia na następną rundę: { $cards }.
}

event-stealing = Odwracamy stos. No to jazda!
event-card = { $rule ->
    [MP-EVENT-3] Szybciej niż myśl { $bandit } zagrywa kartę „{ $card }”.
   *[other] { "" }
}
event-passed_over = { $bandit } jest już daleko: karta przepada.
event-no_effect = { $rule ->
    [SHOOT-1] { $amount ->
        [0] { $bandit } pociąga za spust. Klik. Pusto.
       *[other] { $bandit } celuje, ale nie ma do kogo strzelać.
    }
    [PUNCH-1] { $bandit } okłada pięścią powietrze.
    [ROB-1] { $bandit } zgarnia do kieszeni garść kurzu.
    [MOVE-1] { $bandit } drepcze w miejscu. W dyliżansie nie ma dokąd iść.
    [HS-RIDE-1] { $bandit } gwiżdże na konia. Żaden nie przybiega.
    [HS-HOSTAGE] Zakładnik { $bandit_gen } nie chce o tym słyszeć.
    [HS-GUN-1] { $bandit } sięga po walizkę. Strażnik kręci głową.
    [MP-ARREST] { $bandit } brzęczy kajdankami. Nie ma kogo aresztować.
    [MP-SHOOT] { $bandit } wyciąga oba rewolwery i chowa je z powrotem.
    [MP-IDEA] { $bandit } wpada na pomysł. Genialny to on nie jest.
    [MP-CELL] { $bandit } szarpie kraty celi.
    [MP-BULLET] { $wound ->
        [lost_gun] { $bandit } sięga do kabury. Rewolweru nie ma.
        [wounded_knee] { $bandit } staje na drabince. Oj, to kolano!
       *[wounded_shoulder] { $bandit } bierze zamach. Oj, to ramię!
    }
   *[other] { $bandit } coś kombinuje. Nic z tego.
}
event-moved = { $rule ->
    [MOVE-2] { $bandit } biegnie po dachach aż do { $car_gen }.
   *[other] { $bandit } przechodzi { $place_to }.
}
event-climbed = { $bandit } { $place_climb }.
event-shot = { $rule ->
    [MP-SHOOT] { $bandit } strzela do { $target_gen }: { $effect_told }
   *[other] { $bandit } strzela do { $target_gen }.
}
event-punched = { $rule ->
    [HS-GUN-1] { $bandit } daje strażnikowi w zęby.
   *[other] { $bandit } daje { $target_dat } w zęby.
}
event-dropped = { $bandit } upuszcza { $loot_acc }.
event-kept = { $target } gubi { $loot_acc }, a { $bandit } w mgnieniu oka chowa zdobycz za pazuchę.
event-pushed = { $rule ->
    [CHAR-DJANGO] Kula niesie { $target_acc } { $place_to }.
    [HS-GUN-2] Strażnik leci { $place_to }.
   *[other] { $target } leci { $place_to }.
}
event-robbed = { $rule ->
    [MP-EVENT-4] { $bandit } zabiera { $loot_acc } jako dowód rzeczowy.
   *[other] { $bandit } zgarnia { $loot_acc }.
}
event-marshal_moved = { $rule ->
    [MARSHAL-1] { $bandit } wabi szeryfa { $place_to }.
    [HS-EVENT-2] Szeryf, zataczając się, idzie { $place_to }.
   *[other] Szeryf wkracza { $place_to }.
}
event-met_marshal = { "" }
event-hit = { $rule ->
    [MEET-1] Szeryf strzela do { $bandit_gen }.
    [EVENT-1] Szeryf trafia { $bandit_acc } przez sufit.
    [EVENT-5] Jakiś pasażer strzela do { $bandit_gen }.
    [HS-GUN-3] Strażnik strzela do { $bandit_gen }.
    [HS-EVENT-4] { $bandit } obrywa śrutem od strażnika.
    [HS-HOSTAGE] Pudel gryzie { $bandit_acc }. Boli jak kulka.
   *[other] { $bandit } obrywa kulką.
}
event-fled = { $bandit } zwiewa { $place_to }.
event-rode = { $bandit } galopuje wzdłuż pociągu i wskakuje { $place_to }.
event-escaped = { $bandit } znika w tumanie kurzu. Na dobre.
event-took_hostage = { $bandit } porywa { $hostage_acc } dla okupu.
event-met_shotgun = { "" }
event-passed_shotgun = { $bandit } przebiega obok strażnika.
event-bullets_removed = { $amount ->
    [one] Ostatni neutralny pocisk nie starczy dla wszystkich: idzie do kosza.
    [few] Ostatnie { $amount } neutralne pociski nie starczą dla wszystkich: idą do kosza.
   *[many] Ostatnich { $amount } neutralnych pocisków nie starczy dla wszystkich: idą do kosza.
}

event-goal_turned = { $goal ->
    [unknown] { $who } czyta telegram i chowa go do kieszeni.
   *[other] Telegram do szeryfa. „{ $goal }”: { $goal_hint }.
}
event-fetched = { $who } grzebie w talii w poszukiwaniu genialnego pomysłu.
event-arrested = { $bandit } aresztuje { $target_acc } { $place_at }. Do celi!
event-poster = List gończy z twarzą { $bandit_gen } można już zdjąć.
event-brawler = Co za cios! { $bandit } zdobywa kartę „Zabijaka” ({ $amount } $).
event-broke_out = { $bandit } otwiera zamek wytrychem i wymyka się { $place_to }.
event-copied = { $bandit } wpada na genialny pomysł: „{ $card }”.
event-freed = { $bandit } wypuszcza { $target_acc } z celi.
event-gave = { $bandit } w podzięce daje { $target_dat } { $loot_acc }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } uwalnia wiernego kompana.
   *[no] { $bandit } uwalnia kompana { $owner_gen } i uczy się nowej sztuczki.
}
event-lost_prisoner = { $own ->
    [yes] Szeryf odbiera { $bandit_dat } wiernego kompana.
   *[no] Szeryf odbiera { $bandit_dat } kompana { $owner_gen }.
}
event-lost_bag = Szeryf odbiera { $bandit_dat } { $loot_acc }.
event-thrown_off = { $bandit } zrzuca { $target_acc } z pociągu. Na dobre.

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Słup zmiata { $bandit_acc } { $place_to }.
   *[other] { $bandit } sunie { $place_to }.
}
event-strongbox = Oto i ona, { $place_at }: { $loot }.
event-left = { $bandit } zostawia worek w spokoju.
event-lost = Szeryf odbiera { $bandit_dat } { $loot_acc }.
event-ransom = { $bandit } liczy okup: { $amount } $.
event-horse_left = Koń obok { $car_gen } nie ma już sił biec.
event-horses_fell_back = Konie zostają o wagon w tyle.
event-coach_rolled = Dyliżans zostaje w tyle: jedzie teraz obok { $car_gen }.
event-hoisted = { $loot } wędruje { $place_to }.
event-rumor = Po wagonach krąży plotka o celu szeryfa. „{ $goal }”: { $goal_hint }.
event-marshal_drank = Szeryf znajduje { $loot_acc } i wypija do dna.
event-shared = { $bandit } dostaje { $amount } $ z walizki { $target_gen }.
event-caught = { $bandit } wpada w ręce prawa { $place_at }.
event-vanished = { $bandit } pociąga za dźwignię. Wehikuł czasu buczy i jest pusty.
event-appeared = Jak spod ziemi: { $bandit } { $place_at }!
event-fare = { $bandit } znajduje { $amount } $ pod siedzeniem wehikułu czasu.
event-over = Pociąg obrabowany. Pora liczyć forsę.

## O co pyta się gracza

question-plan = { $turn ->
    [tunnel] { $who }, zagraj zakrytą kartę albo dobierz trzy.
    [speeding_up] { $who }, zagraj kartę albo dobierz trzy; teraz każdy działa dwa razy.
   *[other] { $who }, zagraj kartę na później albo dobierz trzy.
}
question-move = Dokąd idzie { $bandit }?
question-climb = Dokąd wspina się { $bandit }?
question-shoot = Do kogo strzela { $bandit }?
question-punch = Kogo bije { $bandit }?
question-token = Co upuszcza { $target }?
question-keep = { $target } gubi { $loot_acc }. { $bandit } bierze go dla siebie?
question-push = Dokąd leci { $target }?
question-rob = Co zgarnia { $bandit }?
question-marshal = Dokąd { $bandit } wysyła szeryfa?
question-pickpocket = Worek w zasięgu ręki, a w pobliżu ani żywej duszy. { $bandit } bierze?
question-purse = Który worek bierze { $bandit }?
question-keep_cards = { $keep ->
    [0] { $who }, co zostawiasz na ręce na następną rundę?
    [one] { $who }, możesz zostawić jedną kartę na następną rundę. Którą?
   *[other] { $who }, możesz zostawić na następną rundę do { $keep } kart. Które?
}
question-pick = { $who }, wybierz dowolną kartę ze swojej talii, zanim ją potasujesz.
question-extra = { $choices ->
    [1] { $who }, do tej karty nie da się nic dołożyć.
   *[other] { $who }, twój drugi bandyta może wkroczyć zaraz po strzale. Z czym?
}
question-caboose = { $who }, kto z twojej dwójki zaczyna w brankardzie, czyli w ostatnim wagonie?
question-pair = { $who }, którą parę bierzesz na robotę?
question-bandit = { $who }, kogo bierzesz na robotę?
question-board = { $who }, obok jest { $car }. Skaczesz czy galopujesz dalej?
question-board_where = Żaden rywal nie został w siodle. Dokąd skacze { $bandit }?
question-ride = Dokąd galopuje { $bandit }?
question-hide = Gdzie pojawi się { $bandit }? Nikt inny się nie dowie.
question-hostage = Kogo porywa { $bandit }?
question-flee = Dokąd { $bandit } ucieka przed strażnikiem?
question-turmoil = { $who }, wybierz po cichu: zagraj kartę albo dobierz trzy.
question-turmoil_card = { $who }, którą kartę kładziesz po cichu?
question-turmoil_cards = { $who }, dwie karty po cichu. Która będzie pierwsza?
question-after_whiskey = { $who }, whisky rozgrzewa. Którą kartę zagrywasz?
question-first_of_two = { $who }, starej whisky starczy na dwie karty. Która pierwsza?
question-second_of_two = { $who }, a która druga?
question-and_then = { $choices ->
    [1] { $who }, do tej karty nie da się nic dołożyć.
   *[other] { $who }, możesz od razu dołożyć jeszcze kartę. Którą?
}
question-arrest = Kogo aresztuje { $bandit }?
question-marshal_shoot = Do kogo i z którego rewolweru strzela { $bandit }?
question-marshal_shoot_again = A z drugiego rewolweru do kogo strzela { $bandit }?
question-mailbag = { $target } rzuca pocztę. Którą torbę bierze { $bandit }?
question-break_out = Precz z celi! Dokąd wymyka się { $bandit }?
question-free = Kogo uwalnia { $bandit }?
question-thanks = Wolność! Czym { $bandit } odwdzięcza się { $target_dat }?
question-rob_again = Z kompanem da się unieść więcej. Co jeszcze zgarnia { $bandit }?
question-reflex = { $who }, szybko: którą kartę z ręki zagrywasz natychmiast?
question-angry_shot = { $bandit } strzela ze złości?
question-angry_move = { $bandit } ze złości idzie dalej?
question-flask = Którą piersiówkę bierze { $bandit }?
question-deadly_shot = { $target } stoi na samym końcu pociągu. Dokąd poniesie kula?

## Co gracz może odpowiedzieć

option-play = { $card }: { $card_hint }
option-play_hidden = { $card }, rewersem do góry
option-keep_card = { $card }
option-pick = { $card }
option-draw = Dobierz trzy karty
option-pass = Pas
option-done = { $question ->
    [marshal_shoot_again] Do nikogo, jedna kula starczy
    [rob_again] Nic więcej
    [angry_shot] Nie, nie strzelaj
    [angry_move] Nie, zostań tu
   *[other] Gotowe: resztę odłóż
}
option-keep = Zatrzymaj
option-drop = Niech spada
option-take = Bierz
option-leave = Zostaw
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
option-fetch_idea = Znajdź w talii „Genialny pomysł”
option-shoot = Tak, strzelaj
option-move = Tak, idź
option-throw_off = Precz z pociągu, na dobre
option-push_on = Tylko o wagon dalej
# Następna kula z tego rewolweru to $effect
option-shot = { $side ->
    [left] { $target }, { $place_at }: lewy rewolwer, „{ $effect }”
   *[right] { $target }, { $place_at }: prawy rewolwer, „{ $effect }”
}
option-companion = { $own ->
    [yes] Twój wierny kompan: rabujesz dwie rzeczy naraz
   *[no] Kompan { $owner_gen } pożycza ci zdolność: { $owner_ability }
}
option-place = { $place_to }
option-token = { $loot }
option-figure = { $question ->
    [pair] { $target } i { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## Stół

table-round = Runda { $number } z { $count }: { $round }. { $first } zaczyna.
table-turn = Tura { $number }, { $turn }: { $turn_hint }.
table-stealing = Napad: karty wykonuje się w tej kolejności, w jakiej je zagrano.
table-ending = Potem { $ending }: { $ending_hint }.
table-keep = Po planowaniu każdy może zostawić sobie na następną rundę { $keep ->
    [one] kartę
    [few] { $keep } karty
   *[many] { $keep } kart
}.
table-bandit = bandyta
table-hand = ręka
table-deck = talia
table-discards = odrzucone
table-bullets = pociski
table-hits = rany
table-loot = łup
table-hostage = zakładnik
table-total = = { $money } $
table-legend = { loot-purse.sign } worek   { loot-jewel.sign } klejnot   { loot-strongbox.sign } walizka   { $law ->
    [yes] neutralne pociski
   *[no] pociski szeryfa
}: { $bullets }
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
table-gone = Daleko stąd: { $names }
table-travelling = W podróży w czasie: { $names }
table-hiding = Pojawisz się { $place_at }; nikt inny o tym nie wie.
table-poster = nagroda
table-companion = kompan
table-brawler = ✦{ $amount }
table-legend-law = { loot-mailbag.sign } torba pocztowa   ✦ karta „Zabijaka”   ╫ cela
# Za liczbą kul stoi następna z nich
table-guns = Rewolwery szeryfa: lewy { $left }, prawy { $right }
table-gun = { $bullets ->
    [0] pusty
   *[other] { $bullets } ({ $effect })
}
table-brawlers = Karty „Zabijaka” szeryfa: { $cards }
table-prisoners = W wagonie więziennym czekają kompani: { $names }
# Po słowie „kompan”
companion-of = { $owner_gen }
table-taken-back = Więźniowie odebrani przez szeryfa: { $count }
table-wound = { $bandit }: { $effect }, { $effect_hint }
table-shown = Cel szeryfa, o którym wiedzą wszyscy: „{ $goal }”, { $goal_hint }
table-goals = Twoje cele, { $turned } z { $count }:
table-goal = { $goal }: { $goal_hint }
hand = Twoja ręka: { $cards }
hand-empty = pusto
kept = Zostawiasz: { $cards }
discards = Twoje odrzucone karty: { $cards }
and = i
dollars = { $amount } $
several = { $count } × { $card }

## Gra przy klawiaturze

welcome = Pięć rund, jeden pociąg i wygrywa najbogatszy bandyta. W każdej rundzie wszyscy
    najpierw po kolei zagrywają karty akcji na wspólny stos; potem odwracacie stos
    i wykonujecie kartę po karcie, cokolwiek zostało z misternego planu.
welcome-law = Szeryf i więźniowie: szeryfem gra jedno z was. Jeśli na koniec spełni cztery
    z pięciu swoich celów, wygrywa, choćby bandyci nie wiem jak się wzbogacili.
you-can = Twoja postać to { $who }: { $ability }.
you-are = Twoja postać to { $who }.
you-are-marshal = Grasz szeryfem. Nie rabujesz: aresztujesz, strzelasz z dwóch rewolwerów
    i wygrywasz, jeśli spełnisz cztery z pięciu celów. W każdej rundzie odkrywasz jeden,
    tylko dla siebie.
welcome-keys = Wpisz numer odpowiedzi albo jej słowa. ? wszystko wyjaśni,
    log opowie, co było do tej pory, quit zapisze grę i wyjdzie.
welcome-back = Znów w pociągu, w tym samym miejscu.
hand-over = { $who } siada do klawiatury. Potem Enter.
prompt = { $who } (1-{ $count }, ? to pomoc) >
no-such-number = Nie ma odpowiedzi { $typed }; wpisz liczbę od 1 do { $count }.
did-you-mean = „{ $typed }” tu nie pasuje. Może „{ $nearest }”?
not-understood = „{ $typed }” tu nie pasuje. Wpisz liczbę od 1 do { $count },
    słowa obok niej albo ?, jeśli potrzebna pomoc.
saving = Gra zapisuje się po każdej twojej decyzji: { $file }
saved = Zapisano: { $file }
not-saved = Nie udało się zapisać gry: { $reason }
resume = Żeby grać dalej: { $command }

## Pomoc

help-goal-title = Robota
help-goal = Miej po pięciu rundach najwięcej forsy. W workach jest od 250 do 500 $,
    klejnot jest wart 500 $, walizka 1000 $. Kto wystrzeli najwięcej pocisków, zostaje
    najlepszym rewolwerowcem i dostaje jeszcze 1000 $.
help-round-title = Runda
help-round = Najpierw plany: tura po turze każdy zagrywa na stos jedną kartę akcji albo dobiera
    trzy. Potem odwracacie stos i wykonujecie karty po kolei. Co da się zrobić, zrobić
    trzeba; czego się nie da, przepada. Kule, które złapiesz, idą do talii i zapychają
    rękę.
help-meeting = W wagonie szeryfa czeka cię postrzał i ucieczka na dach.
help-horses-title = Konie i whisky
help-horses = Karta „Jazda konna” wymaga konia obok twojego wagonu, w środku czy na dachu: galopuj
    nawet trzy wagony albo zostań przy tym samym i wskocz do środka. Mając piersiówkę, możesz się
    napić zamiast grać lub dobierać: po whisky dobierasz trzy karty i zagrywasz jedną, po starej
    zagrywasz dwie. Piersiówka starcza na dwa razy, a na koniec nie jest nic warta.
help-coach-title = Dyliżans
help-coach = Jedzie naprzeciw jednego z wagonów i po każdej rundzie zostaje o wagon w tyle. Do środka
    wchodzi się konno albo z jego dachu i porywa się kogoś: teraz to kłopot, na koniec okup. Na
    dachu strażnik pilnuje walizki, póki ktoś nie zrzuci go ciosem na pociąg. Odtąd strzela do
    każdego, kto znajdzie się na jego dachu albo przebiegnie obok.
help-hostages-title = Zakładnicy
help-machine-title = Wehikuł czasu
help-machine = Stoi przed lokomotywą, o krok od jej wnętrza i od jej dachu. Nie ma w nim po czym
    się wspinać, a szeryf do niego nie wchodzi. Kto jest w nim sam na koniec rundy, podróżuje w
    czasie: potajemnie ukrywa się pod pociągiem albo dyliżansem i pojawia się tam, gdy zaczyna się
    napad. Kto jest w nim sam po ostatniej rundzie, znajduje 500 $ i zabiera łup, który w nim
    leży.
help-cursed-title = Przeklęty łup
help-cursed = Klejnoty i walizki też leżą zakryte, a część łupu jest prawie nic niewarta: cztery
    worki po 1 lub 2 $, dwa klejnoty po 5 $ i walizka za 10 $. Wie o tym tylko ten, kto miał je w
    rękach.
help-law-title = Szeryf i więźniowie
help-law = Szeryfem gra jedna osoba. Jeśli na koniec spełni cztery z pięciu tajnych celów,
    wygrywa; jeśli nie, wygrywa najbogatszy bandyta. Nikogo nie przegania na dach. Można do niego
    strzelać, a za cios zabiera mu się wierzchnią kartę „Zabijaka” (800, 500, potem 300 $). Kto
    ani razu nie trafi do celi, dostaje 500 $ za swój list gończy. Kompan jest wart 200 $,
    a z dwóch toreb pocztowych w lokomotywie jedna 200 $, druga 1200 $.
help-idea-title = Genialne pomysły
help-idea = W celi nic innego nie działa: pomysł wypuszcza cię na wolność. W wagonie więziennym
    lub na jego dachu uwalnia jednego z kompanów albo bandytę z celi, który odwdzięcza się
    łupem. Wszędzie indziej powtarza ostatnią kartę, którą w tej rundzie wykonał jakiś bandyta.
    Zamiast dobierać możesz wyszukać go w swojej talii.
help-companions-title = Kompani
help-companions = Każdy bandyta może mieć jednego. Cudzy kompan pożycza ci zdolność swojego bandyty;
    ze swoim rabujesz dwie rzeczy naraz.
help-marshal-title = Grasz szeryfem
help-marshal = Aresztuj bandytów, którzy stoją tam, gdzie ty: za pierwszym razem zdobywasz ich list
    gończy. Karta „Strzał” to kula dla jednego bandyty albo dla dwóch, po jednej z każdego
    rewolweru. Po kartach z + możesz w zwykłej turze od razu zagrać następną. Poczta, której na
    koniec nie ma żaden bandyta, jest twoja, tak jak więźniowie, których nikt nie uwolnił.
help-bullets-title = Kule szeryfa
help-goals-title = Jakie cele miewa szeryf
help-warrants = Dwa z pięciu celów to nakazy aresztowania: choć raz wsadzić do celi danego bandytę.
help-turns-title = Tury
help-cards-title = Karty
help-ending-title = Na koniec tej rundy
help-you-title = Ty
help-others-title = Pozostali
help-keys-title = Klawisze
help-line = { $name }: { $hint }
help-key-number = odpowiedź o tym numerze; jej słowa też wystarczą
help-key-enter = jeszcze raz pokaż stół
help-key-help = ta strona
help-key-log = co było do tej pory
help-key-save = zapisz teraz; i tak zapisuje się każda twoja decyzja
help-key-quit = zapisz i wyjdź

## Koniec

score-title = Łupy
score-total = razem
score-hits = złapane kule
score-winner = { $count ->
    [one] { $names } wygrywa i odjeżdża w stronę zachodzącego słońca. Kolejka na koszt saloonu!
   *[other] { $names } wygrywają i odjeżdżają w stronę zachodzącego słońca. Kolejka na koszt saloonu!
}
score-nobody = Nikt nie uciekł i nikt nie wygrywa. Szeryf nalewa sobie whisky.
score-goals = Spełnione cele szeryfa: { $met } z { $count }; potrzeba było { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal }: { $goal_hint }
   *[no] ✗ { $goal }: { $goal_hint }
}
score-fell = Ale zrzucono go z pociągu, więc wygrać nie może.
score-law = { $count ->
    [0] Wygrywa szeryf. Dziś na kolei panuje porządek.
   *[other] Wygrywa szeryf, a razem z nim { $names }: to te wyrzuty sumienia.
}
score-barred = { $count ->
    [one] { $names } nie może wygrać, choćby z największym łupem.
   *[other] { $names } nie mogą wygrać, choćby z największym łupem.
}
score-gunslinger = { $count ->
    [one] Najlepszy rewolwerowiec: { $names }
   *[other] Najlepsi rewolwerowcy: { $names }
}
record = Zapis gry: { $file }
replay = Opowiedz ją jeszcze raz: { $command }

## Opowiadanie gry od nowa

replay-keys = Enter: dalej, q: koniec.
replay-unfinished = Tu zapis się urywa; gra jeszcze trwa.

## Co zrobiłaby legenda

review-title = Co zrobiłaby legenda?
review-none = Nie ma czego żałować: legenda nie zagrałaby wiele lepiej.
review-moment = { $phase ->
    [planning] Runda { $round }, tura { $turn }: { $question }
   *[other] Runda { $round }: { $question }
}
review-chosen = Wybrano: { $option }
review-better = Legenda: { $option }
review-loss = { $points ->
    [one] Kosztowało to około jednego punktu szansy na wygraną.
   *[other] Kosztowało to około { $points } punktów szansy na wygraną.
}
review-hint = Sto punktów to pewna wygrana. To szacunki, według tego, co można było wtedy wiedzieć.
