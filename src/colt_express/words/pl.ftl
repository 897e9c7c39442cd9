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
    .ability = może zacząć rundę zakrytą kartą
figure-doc = Doc
    .gen = Doca
    .dat = Docowi
    .acc = Doca
    .letter = D
    .ability = zaczyna każdą rundę z jedną kartą więcej
figure-tuco = Tuco
    .gen = Tuco
    .dat = Tuco
    .acc = Tuco
    .letter = T
    .ability = strzela też przez dach wagonu, w górę albo w dół
figure-cheyenne = Cheyenne
    .gen = Cheyenne
    .dat = Cheyenne
    .acc = Cheyenne
    .letter = C
    .ability = może zatrzymać worek wybity komuś ciosem
figure-belle = Belle
    .gen = Belle
    .dat = Belle
    .acc = Belle
    .letter = B
    .ability = nie jest celem strzału ani ciosu, póki jest inny
figure-django = Django
    .gen = Django
    .dat = Django
    .acc = Django
    .letter = J
    .ability = strzałem odrzuca cel o wagon dalej
figure-mei = Mei
    .gen = Mei
    .dat = Mei
    .acc = Mei
    .letter = M
    .ability = wspina się też na ukos, do sąsiedniego wagonu
figure-marshal = Szeryf
    .told = szeryf
    .gen = szeryfa
    .dat = szeryfowi
    .acc = szeryfa
    .letter = ★
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
# Wasz własny wagon, pod nazwą $name ze swojego pliku
car-other = wagon „{ $name }”
    .gen = wagonu „{ $name }”
    .loc = wagonie „{ $name }”
    .short = { $name }

# $place; .climb to, co robi ktoś, kto się tu wspina
place-car = { $car }
    .to = do { $car_gen }
    .at = w { $car_loc }
    .climb = schodzi do { $car_gen }
place-roof = dach { $car_gen }
    .to = na dach { $car_gen }
    .at = na dachu { $car_gen }
    .climb = wdrapuje się na dach { $car_gen }
# Poza pociągiem: jeszcze albo już
place-away = daleko od pociągu
    .to = poza pociąg
    .at = daleko od pociągu

## Łupy. $loot
## .hidden to, czego nie widać, gdy żeton leży zakryty.
loot-purse = { $value ->
    [unknown] worek
   *[other] worek ({ $value } $)
}
    .acc = { $value ->
    [unknown] worek
   *[other] worek ({ $value } $)
}
    .hidden = wartość ukryta
    .sign = $
loot-jewel = { $value ->
    [unknown] klejnot
   *[other] klejnot ({ $value } $)
}
    .acc = { $value ->
    [unknown] klejnot
   *[other] klejnot ({ $value } $)
}
    .hidden = wartość ukryta
    .sign = ◆
loot-strongbox = { $value ->
    [unknown] walizka
   *[other] walizka ({ $value } $)
}
    .acc = { $value ->
    [unknown] walizkę
   *[other] walizkę ({ $value } $)
}
    .hidden = wartość ukryta
    .sign = ■

## Karty akcji. $card
card-move = Ruch
    .short = Ruch
    .hint = w środku o jeden wagon, po dachach nawet o trzy
card-climb = Zmiana poziomu
    .short = Poziom
    .hint = na dach albo z powrotem na dół
card-shoot = Strzał
    .short = Strzał
    .hint = twój pocisk dla kogoś na widoku
card-punch = Cios
    .short = Cios
    .hint = bandyta w tym samym miejscu upuszcza łup i leci o wagon dalej
card-rob = Rabunek
    .short = Rabun.
    .hint = zgarnąć łup, który leży pod nogami
card-marshal = Szeryf
    .short = Szeryf
    .hint = wysłać szeryfa do sąsiedniego wagonu
card-bullet = Pocisk
    .short = Pocisk
    .hint = ołów na ręce: miejsce zajmuje, zagrać się nie da

# Karta, przy której ważne jest, czyja jest
owned-card = { $card } ({ $owner })
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
    .hint = w drugą stronę, ale nadal zaczyna strona pierwszego gracza

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
# Wasza własna karta rundy, pod nazwą $name ze swojego pliku
round-other = { $name }

## Czym kończy się runda. $ending
ending-angry_marshal = Wściekły szeryf
    .hint = strzela do każdego na swoim dachu i cofa się o wagon
    .told = Ze złości opróżnia cały bębenek w sufit.
ending-swivel_arm = Słup trakcyjny
    .hint = bandytów z dachów pociągu zmiata na ostatni wagon
    .told = Tuż nad dachami świszcze żelazne ramię.
ending-braking = Hamowanie
    .hint = bandyci na dachach pociągu suną o wagon do przodu
    .told = Maszynista zobaczył krowę. Hamulce wyją.
ending-take_it_all = Bierzcie wszystko
    .hint = w wagonie szeryfa pojawia się kolejna walizka
    .told = Kompania powierza szeryfowi drugą walizkę. Ryzykantka.
ending-passengers_rebellion = Bunt pasażerów
    .hint = każdy bandyta w środku pociągu dostaje pocisk
    .told = Pasażerowie mają dość. I mają rewolwery.
ending-marshals_revenge = Zemsta szeryfa
    .hint = wszyscy na dachu szeryfa tracą swój najlichszy worek
    .told = Szeryf sięga w górę i bierze, co mu wpadnie w garść.
ending-pickpocketing = Kieszonkowcy
    .hint = samotny bandyta może wziąć worek, który tam leży
    .told = Na peronie ścisk. Ostatnia kieszeń, ostatni worek.
ending-hostage_conductor = Pojmanie konduktora
    .hint = po 250 $ dla bandytów w lokomotywie i na niej
    .told = Kompania płaci gotówką. Kasa jest w lokomotywie.

## Pieniądze według źródła, na koniec
money-purses = worki
money-jewels = klejnoty
money-strongboxes = walizki
money-station = na stacji
money-gunslinger = najlepszy rewolwerowiec
money-left_behind = zostało w pociągu

## Co się stało. $who to gracz, $bandit i $target to figurki
event-first_player = { $rule ->
    [HS-ATTACK-2] Z ogona pociągu grę zaczyna { $who }.
   *[other] { $who } zaczyna grę.
}
event-started = { $bandit } czai się { $place_at }.
event-paired = { "" }
event-chose_pair = Gracz { $seat } bierze na robotę { $bandit_acc } i { $partner_acc }.
event-chose_bandit = Gracz { $seat } bierze na robotę { $bandit_acc }.

event-round_began = { $named ->
        [no] Runda { $amount }
       *[yes] Runda { $amount }: { $round }
    }
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
event-kept_cards = { $cards ->
    [unknown] { $who } zachowuje { $amount ->
        [one] kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } na następną rundę.
   *[other] { $who } zachowuje na następną rundę: { $cards }.
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
    [ROB-1] Nie ma tu czego zgarnąć: { $bandit } chowa do kieszeni garść kurzu.
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
    [MOVE-2] { $bandit } biegnie po dachach do { $car_gen }.
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
event-kept = { $target } upuszcza { $loot_acc }, a { $bandit } w mgnieniu oka chowa zdobycz za pazuchę.
event-pushed = { $rule ->
    [CHAR-DJANGO] Pocisk niesie { $target_acc } { $place_to }.
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
    [HS-HOSTAGE] Pudel gryzie { $bandit_acc }. Boli jak pocisk.
   *[other] { $bandit } obrywa pociskiem.
}
event-fled = { $bandit } zwiewa { $place_to }.
event-bullets_removed = { $amount ->
    [one] Ostatni neutralny pocisk nie wystarczy dla wszystkich: idzie do kosza.
    [few] Ostatnie { $amount } neutralne pociski nie wystarczą dla wszystkich: idą do kosza.
   *[many] Ostatnich { $amount } neutralnych pocisków nie wystarczy dla wszystkich: idą do kosza.
}

event-event = { $ending }! { $ending_told }
event-swept = { $rule ->
    [EVENT-2] Słup zmiata { $bandit_acc } { $place_to }.
   *[other] { $bandit } sunie { $place_to }.
}
event-strongbox = Oto i ona, { $place_at }: { $loot }.
event-left = { $bandit } zostawia worek w spokoju.
event-lost = Szeryf odbiera { $bandit_dat } { $loot_acc }.
event-over = Pociąg obrabowany. Pora liczyć forsę.

## O co pyta się gracza
question-plan = { $turn ->
    [tunnel] { $who }: zagraj zakrytą kartę albo dobierz trzy.
    [speeding_up] { $who }: zagraj kartę albo dobierz trzy; teraz każdy działa dwa razy.
   *[other] { $who }: zagraj kartę albo dobierz trzy.
}
question-move = Dokąd idzie { $bandit }?
question-climb = Dokąd wspina się { $bandit }?
question-shoot = Do kogo strzela { $bandit }?
question-punch = Kogo bije { $bandit }?
question-token = Co upuszcza { $target }?
question-keep = { $target } upuszcza { $loot_acc }. { $bandit } bierze go dla siebie?
question-push = Dokąd leci { $target }?
question-rob = Co zgarnia { $bandit } { $place_at }?
question-marshal = Dokąd { $bandit } wysyła szeryfa?
question-pickpocket = Worek w zasięgu ręki i ani jednego świadka. { $bandit } bierze?
question-purse = Który worek bierze { $bandit } { $place_at }?
question-keep_cards = { $keep ->
    [0] { $who }: co zachowujesz na ręce na następną rundę?
    [one] { $who }: możesz zachować jedną kartę na następną rundę. Którą?
   *[other] { $who }: możesz zachować na następną rundę do { $keep } kart. Które?
}
question-pick = { $who }: wybierz dowolną kartę ze swojej talii, zanim ją potasujesz.
question-extra = { $choices ->
    [1] { $who }: do tej karty nie da się nic dołożyć.
   *[other] { $who }: twój drugi bandyta może wkroczyć zaraz po strzale. Z czym?
}
question-caboose = { $who }: kto z twojej dwójki zaczyna w brankardzie, czyli w ostatnim wagonie?
question-pair = { $who }: którą parę bierzesz na robotę?
question-bandit = { $who }: kogo bierzesz na robotę?

## Co gracz może odpowiedzieć
option-play = { $card }: { $card_hint }
option-play_hidden = { $card } jako zakryta karta
option-keep_card = { $card }
option-pick = { $card }
option-draw = Dobierz trzy karty
option-pass = Pas
option-done = { $question ->
    [marshal_shoot_again] Do nikogo, jeden pocisk wystarczy
    [rob_again] Nic więcej
    [angry_shot] Nie, nie strzelaj
    [angry_move] Nie, zostań tu
   *[other] Gotowe: resztę odłóż
}
option-keep = Zatrzymaj
option-drop = Niech leży
option-take = Bierz
option-leave = Zostaw
option-place = { $place_to }
# Jednakowe żetony: $which z $count; 0, jeśli jest jeden
option-token = { $loot }{ $hidden ->
    [yes] , { $loot_hidden }
   *[no] { "" }
}{ $which ->
    [0] { "" }
   *[other] { " " }({ $which } z { $count })
}
option-figure = { $question ->
    [pair] { $target } i { $partner }
    [bandit] { $target }: { $target_ability }
    [caboose] { $target }
   *[other] { $target }, { $place_at }
}

## Stół
table-round = { $named ->
        [no] Runda { $number } z { $count }
       *[yes] Runda { $number } z { $count }: { $round }
    }. { $first } zaczyna.
table-turn = Tura { $number }, { $turn }: { $turn_hint }.
table-stealing = Napad: karty wykonuje się w tej kolejności, w jakiej je zagrano.
table-ending = Potem „{ $ending }”: { $ending_hint }.
left-out-abilities = Uproszczony stół: nikt nie ma tu zdolności.
left-out-events = Uproszczony stół: rundy kończą się tu bez wydarzeń.
table-keep = Po planowaniu każdy może zachować na następną rundę { $keep ->
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
table-total = = { $money } $
table-legend = { loot-purse.sign } worek   { loot-jewel.sign } klejnot   { loot-strongbox.sign } walizka   { $marshal ->
    [yes] neutralne pociski
   *[no] pociski szeryfa
}: { $bullets }
table-gone = Daleko stąd: { $names }
hand = Twoja ręka: { $cards }
hand-empty = pusto
kept = Zachowujesz: { $cards }
discards = Twoje odrzucone karty: { $cards }
and = i
dollars = { $amount } $
several = { $count } × { $card }

## Gra przy klawiaturze
welcome = Pięć rund, jeden pociąg i wygrywa najbogatszy. W każdej rundzie wszyscy najpierw
    po kolei zagrywają karty akcji na wspólny stos; potem odwracacie stos i wykonujecie
    kartę po karcie, cokolwiek zostało z misternego planu.
you-can = Twoja postać to { $who }: { $ability }.
you-are = Twoja postać to { $who }.
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
replace-saved = W { $file } jest już zapisana gra. Zastąpić ją?

## Miejsce dla programu

told-news = Od twojej ostatniej decyzji:
told-notes = Twoje notatki:
told-answer = Odpowiedz numerem możliwości albo słowami w nawiasie obok niej.
told-bullets = { $marshal ->
    [yes] Pozostałe neutralne pociski
   *[no] Pociski, które zostały szeryfowi
}: { $bullets }

## Pomoc
help-goal-title = Robota
help-goal = Zostań w pięć rund najbogatszym bandytą.
help-goal_marshal = Bandyta chce być po pięciu rundach najbogatszy, a szeryfowi nie może się
    udać.
help-goal_team = Zostańcie w pięć rund najbogatszą drużyną. Pieniądze partnera są też twoje.
help-goal_pair = Zgarnij w pięć rund najwięcej. Liczą się pieniądze obojga twoich bandytów.
help-goal_duel = Zgarnij w pięć rund więcej niż druga strona. Liczą się pieniądze obojga
    twoich bandytów.
help-loot = W workach jest od 250 do 500 $, klejnot jest wart 500 $, walizka 1000 $.
help-loot_cursed = W workach jest od 250 do 500 $, klejnot jest wart 500 $, walizka 1000 $,
    chyba że są przeklęte.
help-prize = Bandyta, który wystrzeli najwięcej pocisków, to najlepszy rewolwerowiec i
    dostaje jeszcze 1000 $.
help-prize_duel = W pojedynku nagrody dla rewolwerowca nie ma.
help-prize_pair = Czyja para wystrzeli najwięcej pocisków, ten dostaje 1000 $; trafienia w
    swoich się nie liczą.
help-prize_team = Drużyna, która wystrzeli najwięcej pocisków, dostaje 1000 $; trafienia w
    partnera się nie liczą.
help-round-title = Runda
help-round = Najpierw plany: tura po turze każdy zagrywa na stos jedną kartę akcji albo dobiera
    trzy. Potem odwracacie stos i wykonujecie karty po kolei. Co da się zrobić, zrobić
    trzeba; czego się nie da, przepada. Pociski, które dostaniesz, idą do twojej
    talii i zapychają rękę.
help-meeting = W wagonie szeryfa czeka cię postrzał i ucieczka na dach.
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
score-hits = otrzymane pociski
score-winner = { $count ->
    [one] { $names } wygrywa i odjeżdża w stronę zachodzącego słońca. Kolejka na koszt saloonu!
   *[other] { $names } wygrywają i odjeżdżają w stronę zachodzącego słońca. Kolejka na koszt saloonu!
}
score-nobody = Nikt nie uciekł i nikt nie wygrywa. Szeryf nalewa sobie whisky.
score-barred = { $count ->
    [one] { $names } nie może wygrać, choćby z największym łupem.
   *[other] { $names } nie mogą wygrać, choćby z największym łupem.
}
score-gunslinger = { $count ->
    [one] Najlepszy rewolwerowiec: { $names }
   *[other] Najlepsi rewolwerowcy: { $names }
}
score-awards = Z czego zapamiętamy tę partię
score-award = { $award }: { $bandit }. { $award_told }
award-marshal = Pupilek szeryfa
    .told = { $amount ->
        [one] Jedno spotkanie z prawem, i to nie przy herbatce.
        [few] { $amount } spotkania z prawem, żadne przy herbatce.
       *[other] { $amount } spotkań z prawem, żadne przy herbatce.
    }
award-roofs = Postrach dachów
    .told = { $amount ->
        [one] Jeden łup zebrany na dachach. A jaki widok!
        [few] { $amount } łupy zebrane na dachach. A jaki widok!
       *[other] { $amount } łupów zebranych na dachach. A jaki widok!
    }
award-sieve = Żywe sito
    .told = { $amount ->
        [one] Jeden pocisk na koncie. Na wietrze pogwizduje.
        [few] { $amount } pociski na koncie. Na wietrze pogwizduje.
       *[other] { $amount } pocisków na koncie. Na wietrze pogwizduje.
    }
award-butterfingers = Dziurawe ręce
    .told = { dollars } rozsypane wzdłuż torów. Sępy dziękują.
award-lucky = Szczęśliwa ręka
    .told = { dollars } w przeciętnym worku, i to bez podglądania.
award-punchbag = Worek treningowy
    .told = { $amount ->
        [one] Jeden cios na szczękę. Szczęka pozdrawia.
        [few] { $amount } ciosy na szczękę. Szczęka pozdrawia.
       *[other] { $amount } ciosów na szczękę. Szczęka pozdrawia.
    }
award-fists = Żelazne pięści
    .told = { $amount ->
        [one] Jeden cios rozdany. Nic osobistego.
        [few] { $amount } ciosy rozdane. Nic osobistego.
       *[other] { $amount } ciosów rozdanych. Nic osobistego.
    }
award-dust = Plan doskonały
    .told = { $amount ->
        [one] Jedna karta na nic. Na papierze wyglądało świetnie.
        [few] { $amount } karty na nic. Na papierze wyglądało świetnie.
       *[other] { $amount } kart na nic. Na papierze wyglądało świetnie.
    }
award-driver = Prawa ręka szeryfa
    .told = { $amount ->
        [one] Jeden spacer z szeryfem. Nawet nie podziękował.
        [few] { $amount } spacery z szeryfem. Nawet nie podziękował.
       *[other] { $amount } spacerów z szeryfem. Nawet nie podziękował.
    }
award-thief = Lepkie palce
    .told = { $amount ->
        [one] Jeden łup podniesiony. Ktoś musiał.
        [few] { $amount } łupy podniesione. Ktoś musiał.
       *[other] { $amount } łupów podniesionych. Ktoś musiał.
    }
award-runner = Niespokojne buty
    .told = { $amount ->
        [one] Jedna przebieżka. Pociąg i tak jechał.
        [few] { $amount } przebieżki. Pociąg i tak jechał.
       *[other] { $amount } przebieżek. Pociąg i tak jechał.
    }
record = Zapis gry: { $file }
replay = Opowiedz ją jeszcze raz: { $command }

## Opowiadanie gry od nowa
replay-keys = Enter: dalej, q: koniec.
replay-unfinished = Tu zapis się urywa; gra jeszcze trwa.
replay-trouble-rules = Tę partię rozegrano według starszych zasad. Jest pokazana, na ile się da, i mogła potoczyć się inaczej.
replay-trouble-damaged = Ten zapis jest uszkodzony. Partia jest pokazana do tego miejsca.
replay-trouble-changed = Ten zapis się nie zgadza: ktoś go zmienił albo zasady były inne.

## Co zrobiłaby legenda
review-title = Co zrobiłaby legenda?
review-none = Nie ma czego żałować: legenda nie zagrałaby wiele lepiej.
review-moment = { $phase ->
    [planning] Runda { $round }, tura { $turn }. { $question }
   *[other] Runda { $round }. { $question }
}
review-chosen = Wybrano: { $option }
review-better = Legenda: { $option }
review-loss = Kosztowało to około { $points }% szans na wygraną.
review-hint = 100% to pewna wygrana. To szacunki, według tego, co można było wtedy wiedzieć.

## The chances to win during a game, and what moved them
review-chances = Szanse na wygraną (%): przed rozdaniem, po nim i po każdej rundzie
review-start = start
review-deal = rozdanie
review-moved = Co je zmieniło, w punktach (± to błąd standardowy)
review-luck = szczęście
review-own = własne wybory
review-others = wybory innych
review-error = błąd na decyzję
review-decimal = { $whole },{ $tenth }
review-key-moments = Kluczowe chwile
review-jump = Runda { $round }: { $player } { $before }% → { $after }% (szczęście { $luck }, własne wybory { $own }, inni { $others })
review-turning-point = Punkt zwrotny.
review-stroke = Łut szczęścia.
review-bad-luck = Pech.
review-slip = Potknięcie.
review-blunder = Poważny błąd.
review-masterstroke = Mistrzowskie zagranie.

## Czym jeden wybór jest lepszy od innego, policzone na wielu rozdaniach. $with i $without to oba
## wybory, $often mówi, jak często $fact jest prawdą przy pierwszym, $seldom przy drugim. $who,
## $what i $which to postać, łup i karta albo any
often = { $often ->
    [never] ani razu
    [hardly_ever] prawie nigdy
    [one_of_ten] w jednym przypadku na dziesięć
    [one_of_five] w jednym przypadku na pięć
    [one_of_three] w jednym przypadku na trzy
    [half] w połowie przypadków
    [two_of_three] w dwóch przypadkach na trzy
    [four_of_five] w czterech przypadkach na pięć
    [nine_of_ten] w dziewięciu przypadkach na dziesięć
    [almost_always] prawie zawsze
   *[always] za każdym razem
}
reason-differs = Przy wyborze „{ $with }” { $fact } { $often }, a przy wyborze „{ $without }” { $seldom }.
reason-price = Z drugiej strony przy wyborze „{ $with }” { $fact } { $often }, a przy wyborze „{ $without }” { $seldom }.
reason-money = Wybór „{ $with }” daje do końca rundy mniej więcej o { dollars } więcej niż „{ $without }”.
reason-close = Wybór „{ $without }” jest prawie tak samo dobry.
reason-equal = Wybór „{ $without }” jest prawie tak samo dobry: niewiele je różni.
reason-lost = Cokolwiek wybierzesz, wygrana jest już prawie poza zasięgiem.
reason-won = Cokolwiek wybierzesz, wygrana jest już prawie pewna.
reason-sum = Nie decyduje żadna jedna rzecz: drobiazgi składają się na przewagę nad wyborem „{ $without }”.
reason-counts = { $fact }: { $count } z { $tries } przy wyborze „{ $with }”, { $fewer } przy wyborze „{ $without }”.
fact-took = zdobywasz { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-lost = tracisz { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-knocked = { $who ->
    [any] ktoś
   *[other] { $figure }
} wytrąca ci { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-knocks = wytrącasz { $who ->
    [any] komuś
   *[other] { $figure_dat }
} { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-rival = { $who ->
    [any] ktoś inny
   *[other] { $figure }
} zabiera { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-first = { $who ->
    [any] ktoś
   *[other] { $figure }
} zgarnia ci sprzed nosa { $what ->
    [any] łup
   *[other] { $loot_acc }
}
fact-paid = wpada ci dodatkowa forsa
fact-shoots = strzelasz do { $who ->
    [any] kogoś
   *[other] { $figure_gen }
}
fact-shot = { $who ->
    [any] ktoś
   *[other] { $figure }
} strzela do ciebie
fact-punched = { $who ->
    [any] ktoś
   *[other] { $figure }
} daje ci w zęby
fact-met = wpadasz na { $who ->
    [shotgun] strażnika
   *[other] szeryfa
}
fact-rebellion = trafia cię pocisk od pasażerów
fact-wasted = twoja karta { $which ->
    [any] { "" }
   *[other] „{ $card }”{ " " }
}idzie na marne
fact-gunslinger = nikt nie ma więcej oddanych strzałów niż ty
fact-within_reach = na koniec rundy pod nogami leży ci { $what ->
    [any] łup
   *[other] { $loot }
}

## Szukanie zasady. $who wybiera albo mógłby; $name to nazwa scenariusza po angielsku
rules-example = Na przykład (po angielsku): { $name }
rules-pile = Stos, od pierwszej karty: { $cards }.
rules-ending = Na koniec rundy: { $ending }.
rules-wanted = Zgłoszono: { $setup }
rules-refused = Odmowa: { $reason }
rules-more = Inne przykłady: { $files }
example-chooses = { $who } wybiera: { $options }.
example-offers = { $who } może wybrać: { $options }.
example-refuses = { $who } nie może wybrać: { $options }.

## Pictures of a position
picture-round = Runda { $number } z { $count }
picture-over = Koniec gry
picture-before = Przed pierwszą rundą
picture-money = { $money } $
picture-waiting = Stół czeka na graczy
picture-seat = { $who }, runda { $number }
picture-seats = Zajęte miejsca: { $taken } z { $count }.

# Calls to a player whose page is closed: a notification, and what a chat is told
call-turn = Twoja kolej
call-reminder = Twój czas zaraz się skończy
call-where = Przy stole: { $names }. Runda { $round } z { $rounds }
call-hook-turn = Twoja kolej w pociągu, przy stole: { $names } (runda { $round } z { $rounds }): { $link }
call-hook-reminder = Twój czas zaraz się skończy, przy stole: { $names } (runda { $round } z { $rounds }): { $link }
call-hook-table = { $name }, twoja kolej (runda { $round } z { $rounds }): { $link }
call-trial = Tylko próba
call-trial-body = Tak będzie cię wołać pociąg.
