### Poznawanie ludzi po polsku: szybka gra, otwarte stoły i ranking; wczytywane razem ze stroną.

page-meet = Zagraj z ludźmi
page-meet-told = Nieznajomi, pociąg i zegar. Powiedz, w co zagrasz, a miejsce otworzy się samo.
page-meet-quick = Szybka gra
page-meet-off = Ten serwer nie ma szybkiej gry. Otwarte stoły są jednak tutaj.
page-meet-games = W co zagrasz?
page-meet-base = Gra podstawowa
page-meet-fewest = co najmniej
page-meet-most = co najwyżej
page-meet-bots = Po minucie wolne miejsca mogą zająć boty
page-meet-ladder = Licz moje gry w rankingu, pod moim imieniem
page-meet-lacking = Zaznacz przynajmniej jedną grę i jeden czas na decyzję.
page-meet-waiting = { $count ->
    [0] Nikt inny jeszcze nie czeka.
    [one] Czeka { $count } osoba.
    [few] Czekają { $count } osoby.
   *[other] Czeka { $count } osób.
}
page-meet-alike = { $count ->
    [0] Nikt z nich nie zagra w to samo.
    [one] { $count } z nich zagra z tobą.
    [few] { $count } z nich zagrają z tobą.
   *[other] { $count } z nich zagra z tobą.
}
page-meet-find = Znajdź graczy
page-meet-searching = Szukamy graczy…
page-meet-waited = Czas czekania:
page-meet-bots-soon = Po minucie wolne miejsca zajmą boty.
page-meet-stay = Nie zamykaj tej strony; może zostać w innej karcie. Stół otworzy się sam.
page-meet-asked = Gracze się znaleźli!
page-meet-coming = Wołamy wszystkich. Twój stół otworzy się za chwilę.
page-meet-leave = Nie czekaj dłużej
page-meet-tables = Otwarte stoły

page-table-needs = { $count ->
    [one] brakuje { $count } gracza
   *[other] brakuje { $count } graczy
}
page-table-clock = na decyzję: { $time }
page-table-minutes = { $count ->
    [0] właśnie otwarty
    [one] otwarty od { $count } minuty
   *[other] otwarty od { $count } minut
}
page-table-hours = { $count ->
    [one] otwarty od { $count } godziny
   *[other] otwarty od { $count } godzin
}

page-ladder = Ranking
page-ladder-told = Kto z ludzi rabuje najlepiej: rankingowe szybkie gry.
page-ladder-see = Zobacz ranking
page-ladder-base-quick = Podstawowa, szybko
page-ladder-base-slow = Podstawowa, powoli
page-ladder-boxes-quick = Dodatki, szybko
page-ladder-boxes-slow = Dodatki, powoli
page-ladder-empty = W tym rankingu nikogo jeszcze nie ma.
page-ladder-rank = Miejsce
page-ladder-who = Gracz
page-ladder-points = Punkty
page-ladder-games = Gry
page-ladder-you = (ty)
page-ladder-uncertain = jeszcze niepewny
page-ladder-rated = Ta gra liczy się do rankingu.
page-ladder-rules = Co się liczy
page-ladder-rule-people = Szybkie gry tylko między ludźmi, dla tych, którzy zaznaczyli, że ich gry się liczą. Stoły znajomych, gry z botami i rewanże się nie liczą.
page-ladder-rule-apart = Gra podstawowa i dodatki mają osobne rankingi, tak samo gry szybkie i gry z dobą na decyzję.
page-ladder-rule-rank = Najpierw zwycięzcy, potem pozostali według pieniędzy. Kolejność w rankingu zależy od tego, co pewne: punkty minus niepewność podana po ±.
page-ladder-rule-left = Kto opuści grę albo w jej końcu zastępuje go bot, jest w niej ostatni. Pozostałym liczy się jak zwykle.
page-ladder-rule-uncertain = Ocena jest niepewna i nie daje miejsca, dopóki nie potwierdzi jej mniej więcej { $count } gier albo więcej.
page-ladder-rule-address = Gracze, którzy mają wspólny adres internetowy albo mieli go w ostatnich { $days } dniach, nie dostają ocen za wspólne gry.
page-ladder-rule-often = Ci sami dwaj gracze: z gier w ciągu { $days } dni pierwsze { $full } liczą się w całości, następne, do { $all }, w połowie, a dalsze wcale.
page-ladder-leave = Opuść ranking
page-ladder-leave-sure = Twoje oceny znikną ze wszystkich czterech rankingów i nie da się ich odzyskać.
page-ladder-stay = Zostań
