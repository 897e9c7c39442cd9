### Marshal & Prisoners po polsku.

## Wagony. $car
## .short stoi pod wagonem na rysunku: najwyżej 8 znaków.
car-prison = wagon więzienny
    .gen = wagonu więziennego
    .loc = wagonie więziennym
    .short = Areszt
# W wagonie więziennym
place-cell = cela
    .to = do celi
    .at = w celi
    .climb = wchodzi do celi

## Łupy. $loot
loot-mailbag = { $value ->
    [unknown] torba pocztowa
   *[other] torba pocztowa ({ $value } $)
}
    .acc = { $value ->
    [unknown] torbę pocztową
   *[other] torbę pocztową ({ $value } $)
}
    .hidden = wartość ukryta
    .sign = ✉

## Pociski szeryfa. $effect
## .hint to, co robi pocisk, .told to, jak opowiedzieć o trafieniu
effect-lost_gun = Utrata broni
    .hint = karty „Strzał” nie działają do końca rundy
    .told = rewolwer wylatuje z ręki!
effect-wounded_knee = Zranione kolano
    .hint = karty „Zmiana poziomu” nie działają do końca rundy
    .told = prosto w kolano!
effect-wounded_shoulder = Zranione ramię
    .hint = karty „Cios” nie działają do końca rundy
    .told = prosto w ramię!
effect-gotcha = Mam cię!
    .hint = kompan wraca do szeryfa
    .told = „Mam cię!”
effect-drop_the_bag = Rzuć torbę!
    .hint = torba pocztowa trafia do szeryfa
    .told = „Rzuć tę torbę!”
effect-golden_bullet = Złoty pocisk
    .hint = boli, i tyle
    .told = szczerym złotem!

## Cele szeryfa. $goal
## .hint to, co musi być prawdą na koniec gry
goal-few_scratches = Ledwie parę zadrapań
    .hint = szeryfowi została choć jedna karta „Zabijaka”
goal-dodge_bullets = Uniki przed pociskami
    .hint = żaden bandyta nie trafił szeryfa więcej niż dwa razy
goal-golden_bullet = Złoty pocisk
    .hint = jeden z dwóch rewolwerów szeryfa jest pusty
goal-deliver_the_mail = Poczta musi dojechać
    .hint = szeryf ma choć jedną torbę pocztową
goal-throw_away_keys = Wyrzuć klucze
    .hint = szeryf ma co najmniej dwóch więźniów
goal-full_of_lead = Ołów dla każdego
    .hint = w każdym bandycie utkwił choć jeden pocisk szeryfa
goal-arch_enemy = Zaprzysięgły wróg
    .hint = w którymś bandycie utkwiły cztery pociski szeryfa
goal-warrant = Nakaz aresztowania { $target_gen }
    .hint = { $target } choć raz ląduje w celi

## Karty akcji. $card
card-idea = Genialny pomysł
    .short = Pomysł
    .hint = wyjść z celi, kogoś uwolnić albo powtórzyć ostatnią kartę
# Zamiast + jest tu _plus
card-move_plus = Ruch+
    .short = Ruch+
    .hint = ruch, a w zwykłej turze od razu jeszcze jedna karta
card-climb_plus = Zmiana poziomu+
    .short = Poziom+
    .hint = zmiana poziomu, a w zwykłej turze od razu jeszcze jedna karta
card-arrest = Aresztowanie
    .short = Aresztuj
    .hint = wsadzić do celi bandytę, który jest tam, gdzie ty

## Tury planowania. $turn
turn-bumpy = Wstrząsy
    .hint = pociągiem trzęsie: ani strzału, ani ciosu nie zagrasz

## Karty rund. $round
round-safe_place = Bezpieczne miejsce
round-rumors = Plotki
round-reflexes = Refleks
round-bumpy_ride = Wyboista jazda
round-downhill = Z górki
round-guilty_conscience = Wyrzuty sumienia
round-deadly_fall = Śmiertelny upadek
round-crime_punished = Zbrodnia ukarana

## Czym kończy się runda. $ending
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
ending-angry_marshal_marshal = Wściekły szeryf
    .hint = może bez kart strzelić, a potem się ruszyć
    .told = Szeryf ma was wszystkich dość.
ending-take_it_all_marshal = Bierzcie wszystko
    .hint = w wagonie szeryfa pojawia się walizka
    .told = Kompania powierza szeryfowi walizkę. Ryzykantka.
ending-marshals_revenge_marshal = Zemsta szeryfa
    .hint = w jego wagonie i na dachu każdy traci najlichszy worek
    .told = Szeryf wywraca wszystkie kieszenie w zasięgu ręki.
ending-whiskey_for_marshal_marshal = Whisky dla szeryfa
    .hint = bierze piersiówkę, która leży tam, gdzie on
    .told = Czy tu czuć whisky?
ending-panting_horses_marshal = Zdyszane konie
    .hint = odpada ostatni koń, a od pięciorga bandytów dwa
    .told = Niektóre mają na dziś dosyć.

## Pieniądze według źródła, na koniec
money-mailbags = torby pocztowe
money-posters = listy gończe
money-prisoners = kompani
money-brawlers = zabijaki

## Co się stało. $who to gracz, $bandit i $target to figurki
event-goal_turned = { $goal ->
    [unknown] { $who } czyta telegram i chowa go do kieszeni.
   *[other] Telegram do szeryfa. „{ $goal }”: { $goal_hint }.
}
event-fetched = { $who } grzebie w talii w poszukiwaniu genialnego pomysłu.
event-arrested = { $bandit } aresztuje { $target_acc } { $place_at }. Do celi!
event-poster = List gończy z twarzą { $bandit_gen } trafia do szeryfa.
event-brawler = Co za cios! { $bandit } zdobywa kartę „Zabijaka” ({ $amount } $).
event-broke_out = { $bandit } otwiera zamek wytrychem i wymyka się { $place_to }.
event-copied = { $bandit } wpada na genialny pomysł: „{ $card }”.
event-freed = { $bandit } wypuszcza { $target_acc } z celi.
event-gave = { $bandit } w podzięce daje { $target_dat } { $loot_acc }.
event-freed_prisoner = { $own ->
    [yes] { $bandit } uwalnia wiernego kompana.
   *[no] { $bandit } uwalnia kompana { $owner_gen } i pożycza jego zdolność.
}
event-lost_prisoner = { $own ->
    [yes] Szeryf odbiera { $bandit_dat } wiernego kompana.
   *[no] Szeryf odbiera { $bandit_dat } kompana { $owner_gen }.
}
event-lost_bag = Szeryf odbiera { $bandit_dat } { $loot_acc }.
event-thrown_off = { $bandit } zrzuca { $target_acc } z pociągu. Na dobre.

event-hoisted = { $loot } wędruje { $place_to }.
event-rumor = Po wagonach krąży plotka o celu szeryfa. „{ $goal }”: { $goal_hint }.

## O co pyta się gracza
question-and_then = { $choices ->
    [1] { $who }: do tej karty nie da się nic dołożyć.
   *[other] { $who }: możesz od razu dołożyć jeszcze kartę. Którą?
}
question-arrest = Kogo aresztuje { $bandit }?
question-marshal_shoot = Do kogo i z którego rewolweru strzela { $bandit }?
question-marshal_shoot_again = A z drugiego rewolweru do kogo strzela { $bandit }?
question-mailbag = { $target } upuszcza pocztę. Którą torbę bierze { $bandit }?
question-break_out = Na wolność! Dokąd wymyka się { $bandit }?
question-free = Kogo uwalnia { $bandit }?
question-thanks = Wolność! Czym { $bandit } odwdzięcza się { $target_dat }?
question-rob_again = Z kompanem da się unieść więcej. Co jeszcze zgarnia { $bandit } { $place_at }?
question-reflex = { $who }: szybko! Którą kartę z ręki zagrywasz natychmiast?
question-angry_shot = { $bandit } strzela ze złości?
question-angry_move = { $bandit } ze złości idzie dalej?
question-flask = Którą piersiówkę bierze { $bandit }?
question-deadly_shot = { $target } stoi na samym końcu pociągu. Dokąd poniesie pocisk?

## Co gracz może odpowiedzieć
option-fetch_idea = Znajdź w talii „Genialny pomysł”
option-shoot = Tak, strzelaj
option-move = Tak, idź
option-throw_off = Zrzuć z pociągu, na dobre
option-push_on = Tylko o wagon dalej
# Następny pocisk z tego rewolweru to $effect
option-shot = { $side ->
    [left] { $target }, { $place_at }: lewy rewolwer, „{ $effect }”
   *[right] { $target }, { $place_at }: prawy rewolwer, „{ $effect }”
}
option-companion = { $own ->
    [yes] Twój wierny kompan: rabujesz dwie rzeczy naraz
   *[no] Kompan { $owner_gen }: kto go ma, ten { $owner_ability }
}

## Stół
table-poster = nagroda
table-companion = kompan
table-brawler = ✦{ $amount }
table-legend-marshal = { loot-mailbag.sign } torba pocztowa   ✦ karta „Zabijaka”   ╫ cela
# Za liczbą pocisków stoi następny z nich
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

## Gra przy klawiaturze
welcome-marshal = Szeryf i więźniowie: szeryfem gra jedno z was. Jeśli na koniec osiągnie cztery
    z pięciu swoich celów, wygrywa, choćby bandyci nie wiem jak się wzbogacili.
you-are-marshal = Grasz szeryfem. Nie rabujesz: aresztujesz, strzelasz z dwóch rewolwerów
    i wygrywasz, jeśli osiągniesz cztery z pięciu celów. W każdej rundzie odkrywasz jeden,
    tylko dla siebie.

## Pomoc
help-marshal-title = Szeryf i więźniowie
help-marshal = Szeryfem gra jedna osoba. Jeśli na koniec osiągnie cztery z pięciu tajnych celów,
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
help-as_marshal-title = Grasz szeryfem
help-as_marshal = Aresztuj bandytów, którzy stoją tam, gdzie ty: za pierwszym razem zdobywasz ich list
    gończy. Karta „Strzał” to pocisk dla jednego bandyty albo dla dwóch, po jednym z każdego
    rewolweru. Po kartach z + możesz w zwykłej turze od razu zagrać następną. Poczta, której na
    koniec nie ma żaden bandyta, jest twoja, tak jak więźniowie, których nikt nie uwolnił.
help-bullets-title = Pociski szeryfa
help-goals-title = Jakie cele miewa szeryf
help-warrants = Dwa z pięciu celów to nakazy aresztowania: choć raz wsadzić do celi danego bandytę.

## Koniec
score-goals = Osiągnięte cele szeryfa: { $met } z { $count }; potrzeba było { $needed }.
score-goal = { $met ->
    [yes] ✓ { $goal }: { $goal_hint }
   *[no] ✗ { $goal }: { $goal_hint }
}
score-fell = Ale zrzucono go z pociągu, więc wygrać nie może.
score-marshal = { $count ->
    [0] Wygrywa szeryf. Dziś na kolei panuje porządek.
   *[other] Wygrywa szeryf, a razem z nim { $names }: to te wyrzuty sumienia.
}

## Czym jeden wybór jest lepszy od innego
fact-arrested = trafiasz do celi
fact-arrests = aresztujesz { $who ->
    [any] bandytę
   *[other] { $figure_acc }
}
fact-brawler = zdobywasz kartę „Zabijaka”
fact-thrown_off = { $who ->
    [any] ktoś
   *[other] { $figure }
} zrzuca cię z pociągu
fact-broke_out = wydostajesz się z celi
fact-companion = uwalniasz kompana
fact-lost_companion = tracisz kompana
