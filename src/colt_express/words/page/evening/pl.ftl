### Wieczory z przyjaciółmi po polsku; wczytywane razem ze swoją stroną.

page-evening-told = Turniej dla 3–64 osób: kilka rund przy kilku stołach, gdzie każdy spotyka jak najwięcej różnych przeciwników, i jedna tabela wyników.
page-evening-mine = Twoje wieczory
page-evening-open = Otwórz wieczór
page-evening-title = Nazwa wieczoru
page-evening-title-hint = Piątek u Ani
page-evening-rounds = Rundy
page-evening-seats = Miejsc przy stole, jeśli się uda
page-evening-clock = Czas na decyzję
page-evening-bot = Gdy brakuje ludzi, miejsca zajmą
page-evening-points = Co się liczy
page-evening-points-places = Miejsca
page-evening-points-money = Dolary
page-evening-points-both = Miejsca i dolary
page-evening-explained-places = Przy każdym stole zwycięzca dostaje 100 punktów, ostatni żadnego, a pozostali po równo pomiędzy. Kto dzieli miejsce, dzieli też punkty.
page-evening-explained-money = Każdy dolar to punkt.
page-evening-explained-both = Przy każdym stole zwycięzca dostaje 100 punktów, ostatni żadnego, pozostali po równo pomiędzy, a każde 50 dolarów to jeszcze jeden punkt.
page-evening-explained-rest = Boty zajmują miejsca, ale nie dostają punktów. Kto opuści partię, jest w niej ostatni i bez pieniędzy. Stół, który gospodarz zakończy wcześniej, to remis ze średnią pieniędzy z rundy. Przy równych punktach decydują wygrane, potem pieniądze.
page-evening-plays = Ja też gram
page-evening-boxes = Dodatki

page-evening-of = Runda { $round } z { $rounds }
page-evening-round = Runda { $round }
page-evening-gathering = Przyjaciele się schodzą
page-evening-between = Zaraz losowanie następnej rundy
page-evening-playing = { $count ->
    [one] Gra jeszcze { $count } stół
    [few] Grają jeszcze { $count } stoły
   *[many] Gra jeszcze { $count } stołów
}
page-evening-over = Wieczór skończony
page-evening-missing = Nie ma takiego wieczoru. Może dawno minął albo link jest ucięty.
page-evening-invite = Wieczór z Colt Express: wpadnij!
page-evening-link = Z tym linkiem można patrzeć, a przed ostatnią rundą też dołączyć.
page-evening-join = Dołącz
page-evening-join-late = Zagrasz od rundy { $round }.
page-evening-watching = Oglądasz.
page-evening-you = to ty
page-evening-to-table = Do twojego stołu
page-evening-to-evening = Wróć do wieczoru
page-evening-watch = Oglądaj
page-evening-again = Obejrzyj jeszcze raz
page-evening-table = Stół { $number }
page-evening-early = zakończony wcześniej: remis
page-evening-guests = { $count ->
    [one] { $count } gość
    [few] { $count } goście
   *[many] { $count } gości
}
page-evening-host = gospodarz
page-evening-away = poza stroną
page-evening-left = już nie gra
page-evening-only-hosts = nie gra
page-evening-since = od rundy { $round }
page-evening-nameless = ktoś nieznajomy
page-evening-waits = Następną rundę losuje gospodarz.
page-evening-waits-first = Gospodarz wylosuje pierwszą rundę, gdy wszyscy będą na miejscu.
page-evening-waits-tables = Następna runda będzie losowana, gdy skończą wszystkie stoły.

page-evening-hosting = Jesteś gospodarzem
page-evening-draw = Losuj rundę { $round }
page-evening-draw-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
page-evening-draw-few = Do rundy trzeba co najmniej dwóch osób.
page-evening-draw-absent = { $count ->
    [one] Poza stroną: { $names }. Nieobecni też dostaną stół, chyba że ich usuniesz.
   *[other] Poza stroną: { $names }. Nieobecni też dostaną stół, chyba że ich usuniesz.
}
page-evening-end = Zakończ wieczór
page-evening-end-sure = Zakończyć wieczór teraz, z taką tabelą?
page-evening-end-table = Zakończ ten stół
page-evening-end-table-sure = Zakończyć ten stół? Partia będzie remisem.
page-evening-remove = Usuń
page-evening-remove-sure = Usunąć: { $name }? Powrotu nie będzie.
page-evening-make-host = Uczyń gospodarzem
page-evening-leave = Opuść wieczór
page-evening-leave-sure = Opuścić wieczór? Twoje punkty zostaną, a partię dokończy bot.
page-evening-leave-host = Opuścić wieczór? Gospodarzem będzie inny gość. Twoje punkty zostaną.
page-evening-host-away = Gospodarza nie ma od dłuższej chwili.
page-evening-take-over = Zostań gospodarzem
page-evening-yes = Tak
page-evening-no = Nie

page-evening-standings = Tabela
page-evening-standings-final = Wynik
page-evening-column-place = Miejsce
page-evening-column-name = Imię
page-evening-column-points = Punkty
page-evening-column-wins = Wygrane
page-evening-column-money = Dolary
page-evening-because-wins = tyle samo punktów, mniej wygranych
page-evening-because-money = tyle samo punktów i wygranych, mniej pieniędzy
page-evening-because-tied = wszystko po równo
page-evening-how = Jak liczy się punkty
page-evening-print = Drukuj
page-evening-csv = Zapisz jako arkusz
page-evening-podium = Troje najlepszych
page-evening-won = { $count ->
    [one] Wieczór wygrywa { $names }.
   *[other] Wieczór wygrywają { $names }.
}
