### Marshal & Prisoners po polsku.

page-box-marshal = Szeryf i więźniowie
page-box-marshal-hint = Jeden z graczy jest szeryfem: ma dwa rewolwery, kajdanki i tajne cele, które dają mu zwycięstwo.
page-lawman = Kto jest szeryfem?
page-lawman-hint = aresztuje pozostałych i wygrywa, gdy osiągnie cztery z pięciu tajnych celów
page-lawman-me = ja
page-lawman-bot = bot
page-lawman-friend = ktoś inny
page-lawman-any = los zdecyduje
page-lobby-lawman = Szeryf: { $name }
page-lobby-no-lawman = Nikt jeszcze nie nosi gwiazdy. Wylosuje ją ktoś z tych, którzy nie wybrali bandyty.
page-thrown-off = poza pociągiem
page-in-cell = w celi
page-in-cell-hint = Działa tu tylko genialny pomysł, żadna inna karta.
page-wanted = list gończy
page-wanted-hint = { $amount } na koniec, o ile wcześniej nie dojdzie do aresztowania.
page-captured = już po aresztowaniu
page-captured-hint = Aresztowanie już było: list gończy ma szeryf, nagroda przepadła.
page-brawler = Zabijaka: { $amount } $
page-brawler-hint = Za cios w szeryfa. Liczy się na koniec.
page-companion = { $own ->
    [yes] Wierny kompan
   *[no] Kompan { $owner_gen }
}
page-companion-hint = { $own ->
    [yes] Rabuje się z nim dwie rzeczy naraz. Na koniec wart 200 $.
   *[no] Kto go ma, ten { $owner_ability }. Na koniec wart 200 $.
}
page-pieces-mailbag = { $count ->
    [one] { $count } torba pocztowa
    [few] { $count } torby pocztowe
   *[many] { $count } toreb pocztowych
}{ $value ->
    [unknown] { "" }
   *[other] { " " }(po { $value } $)
}
page-desk = Stół szeryfa
page-goals = Cele
page-goals-now = Na razie osiągnięte { $met } z { $turned }. Do zwycięstwa trzeba { $needed } z { $count }.
page-goals-turned = Odkryte cele: { $count } z { $all }
page-goals-turned-hint = Zna je tylko szeryf, chyba że rozeszły się plotki.
page-goal-met = Na razie: osiągnięty
page-goal-open = Na razie: nieosiągnięty
page-goal-shown = Ten cel widzieli już wszyscy.
page-goal-later = Odkryjesz na początku rundy { $round }
page-goal-was-met = osiągnięty
page-goal-was-missed = nieosiągnięty
page-gun-left = Lewy rewolwer
page-gun-right = Prawy rewolwer
page-catch = Zdobycze szeryfa
page-brawlers-hint = Kto uderzy szeryfa, bierze wierzchnią.
page-posters = Zdjęte listy gończe: { $count } z { $all }
page-prisoners = Odzyskani więźniowie: { $count }
page-prisoners-hint = Przy wagonie więziennym: { $count }. Kto tam zostanie do końca, też przypada szeryfowi.
page-mail = Torby pocztowe, których nie ma żaden bandyta: { $count }
page-mail-hint = Na koniec przypadają szeryfowi.
page-tally-mailbags = Torby pocztowe. Czyjś list miłosny nie dojdzie.
page-tally-posters = Listy gończe. Zła sława popłaca.
page-tally-prisoners = Kompani. Przyjaźń w przeliczeniu na dolary.
page-tally-brawlers = Zabijaki. Biją mocno, płacą dobrze.
page-law-lost = Prawo wraca z pustymi rękami.
