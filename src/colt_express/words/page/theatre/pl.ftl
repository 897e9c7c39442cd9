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

## The coach, and guessing first. $who is a player whose choices are looked at
page-coach-wait = Legenda przegląda tę grę…
page-coach-whose = Czyjym wyborom ma się przyjrzeć legenda?
page-coach-ready = { $count ->
    [one] Jeden moment wart jest drugiego spojrzenia.
    [few] { $count } momenty warte są drugiego spojrzenia.
   *[many] { $count } momentów wartych jest drugiego spojrzenia.
}
page-coach-show = Pokaż
page-coach-which = { $which } z { $count }
page-coach-here = { $text } Legenda ma tu coś do powiedzenia.
page-coach-yours = Twój wybór
page-coach-legends = Legenda
page-coach-chance = na wygraną: około { $percent }%
page-coach-in-truth = przy tych kartach: { $percent }%
page-coach-follows = { $fact } { $often }.
page-coach-nothing = Nic szczególnego się nie dzieje.
page-coach-position = Co widać w tej pozycji
page-coach-knew = Co było wiadomo
page-coach-knew-other = Co wiadomo graczowi { $who }
page-coach-true = Jak było naprawdę
page-coach-truth-better = Przy tych kartach też by się to opłaciło.
page-coach-truth-same = Przy tych kartach wyszłoby na to samo: nic straconego.
page-coach-truth-worse = Przy tych kartach ten wybór okazał się szczęśliwszy. Nikt nie mógł tego wiedzieć.
page-coach-go-on = Dalej
page-guess = Najpierw zgaduj
page-guess-ask = Jaki jest twój ruch?
page-guess-stop = Koniec zgadywania
page-guess-yours = Twój typ: { $option }.
page-guess-played = Wtedy zagrano: { $option }.
page-guess-played-by = { $who } – zagrano: { $option }.
page-guess-like = Dokładnie jak legenda.
page-guess-other = Legenda wybrałaby: { $option }.
page-guess-thinking = Legenda jeszcze się zastanawia nad tą grą.
page-guess-unknown = Legendy nie mają o tym zdania.
page-guess-why = Dlaczego?
page-guess-count = W tym miesiącu jak legenda: { $like } z { $asked }.
page-guess-count-last = W tym miesiącu jak legenda: { $like } z { $asked }; w zeszłym { $last } z { $of }.
