### Powtórka rozegranej partii po polsku; wczytywana razem z jej stroną.

page-theatre = Partia jeszcze raz
page-theatre-timeline = Przebieg partii
page-theatre-controls = Odtwarzanie partii
page-theatre-start = Na początek
page-theatre-back = Krok wstecz
page-theatre-play = Odtwórz
page-theatre-pause = Pauza
page-theatre-forward = Krok naprzód
page-theatre-end = Na koniec
page-theatre-speed = Szybkość: { $speed }×
page-theatre-block = Runda { $round }
page-theatre-begins = Proszę wsiadać: pociąg zaraz rusza.
page-theatre-before = Przed pierwszą rundą: { $text }
page-theatre-round = Runda { $round }: { $text }
page-theatre-turn = Runda { $round }, tura { $turn }: { $text }
page-theatre-decides = { $who } podejmuje decyzję.
page-theatre-seats = Czyimi oczami patrzysz
page-theatre-as = Tak to widać z miejsca: { $name }
page-theatre-spectator = Tak to widzieli widzowie
page-theatre-open = Wszystkie karty odkryte
page-theatre-players = Kto co ma
page-theatre-hands = Karty na ręce
page-theatre-hand = Na ręce: { $who }
page-theatre-no-cards = brak kart
page-theatre-share = Udostępnij tę chwilę
page-theatre-share-send = Udostępnij…
page-theatre-share-link = Kopiuj link
page-theatre-share-preview = Obrazek tej chwili
page-theatre-share-png = Zapisz obrazek (PNG)
page-theatre-share-svg = Zapisz rysunek (SVG)
page-theatre-share-film = Zapisz rundę { $round } jako film
page-theatre-share-making = Wywołujemy zdjęcia…
page-theatre-share-embed = Kopiuj kod na własną stronę
page-theatre-share-embed-hint = Na twojej stronie pojawi się pociąg, oś czasu i odtwarzanie, od tej chwili.
page-theatre-embed-playing = Ta partia jeszcze trwa. Będzie ją tu widać, gdy się skończy.
page-theatre-embed-open = Otwórz partię
page-theatre-reveal = Więc kto wygrał?
page-theatre-won = { $count ->
    [one] { $names } wygrywa: { $amount }.
   *[other] { $names } wygrywają: { $amount }.
}
page-theatre-won-by = { $count ->
    [one] { $names } wygrywa: { $amount }, przewaga { $gap }.
   *[other] { $names } wygrywają: { $amount }, przewaga { $gap }.
}
page-theatre-tie = { $names } dzielą się zwycięstwem: po { $amount }.
page-theatre-award = { $who }: { $title }.
page-theatre-table = Wróć do stołu
page-theatre-ahead = { $count ->
    [0] Tu jest teraz gra.
    [one] Gra jest o { $count } ruch dalej.
    [few] Gra jest o { $count } ruchy dalej.
   *[many] Gra jest o { $count } ruchów dalej.
}
page-theatre-over = Gra skończona.
page-theatre-finale = Zobacz, jak się skończyła
page-theatre-trouble-rules = Tę partię rozegrano według starszych zasad. Jest pokazana, na ile się da, i mogła potoczyć się inaczej.
page-theatre-trouble-damaged = Ten zapis jest uszkodzony. Partia jest pokazana do tego miejsca.
page-theatre-trouble-changed = Ten zapis się nie zgadza: ktoś go zmienił albo zasady były inne.
page-theatre-no-record = To nie jest zapis partii.
page-recorded-hint = Zapis partii albo jej notacja: upuść plik gdziekolwiek na tej stronie, wybierz go lub wklej tekst. Serwer opowie partię i o niej zapomni.
page-recorded-choose = Wybierz plik
page-recorded-paste = Albo wklej tu tekst
page-recorded-go = Oglądaj
page-recorded-large = To za dużo jak na partię: zapis ma najwyżej { $kilobytes } kB.
page-recorded-unreadable = Tego pliku nie da się odczytać.
page-recorded-json = Wygląda na zapis, ale jest ucięty albo uszkodzony i nie da się go odczytać.
page-theatre-none = Nie ma tu takiej partii. Może było to zbyt dawno.
page-theatre-no-seat = Z tego miejsca nie da się obejrzeć partii, więc zostaje widownia.
page-theatre-play-on = Graj dalej stąd
page-theatre-play-on-as = Przejmujesz miejsce
page-theatre-play-on-hidden = Ukryte karty i łupy
page-theatre-play-on-as-was = Ukryte karty i łupy bez zmian
page-theatre-play-on-anew = Rozdaj na nowo wszystko, czego z tego miejsca nie było wiadomo: { $who }
page-theatre-play-on-go = Przejmij lejce
page-theatre-turning-point = Punkt zwrotny
page-theatre-luck = szczęście { $points }
page-theatre-own = { $who } { $points }
page-theatre-others = pozostali { $points }
page-theatre-chance = Szanse na wygraną, { $who }: z { $before } na { $after }%, z dokładnością do { $error }.
page-theatre-word-luck = łut szczęścia
page-theatre-word-bad-luck = pech
page-theatre-word-slip = potknięcie
page-theatre-word-blunder = poważny błąd
page-theatre-word-masterstroke = mistrzowskie zagranie
page-theatre-moved = Co zmieniło szanse na wygraną
page-theatre-moved-luck = szczęście
page-theatre-moved-own = własne wybory
page-theatre-moved-others = wybory innych
page-theatre-moved-error = błąd na decyzję
page-theatre-moved-note = W punktach procentowych, ± błąd standardowy. Błąd na decyzję to średni koszt wyboru wobec najlepszego spośród tego, co można było wiedzieć.
